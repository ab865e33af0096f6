"""What the shell asks of a running server: acts that reach the tables, and how it does."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, select, update

from bandstand.server.store import acts, schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

_KEPT_SECONDS = 3_600.0  # how long somebody may take to read an answer
_body: msgspec.json.Decoder[acts.Order] = msgspec.json.Decoder(acts.Order)


def add(connection: Connection, act: acts.Order, at: float) -> str:
    """Ask for an act; returns by which id its answer is found."""
    order_id = secrets.token_urlsafe(9)
    orders = schema.desk_orders
    connection.execute(
        delete(orders).where(orders.c.answer.is_not(None), orders.c.at < at - _KEPT_SECONDS)
    )
    body = msgspec.json.encode(act).decode()
    connection.execute(orders.insert().values(order_id=order_id, at=at, body=body))
    return order_id


def waiting(connection: Connection) -> dict[str, acts.Order]:
    """What nobody has taken up, in the order it was asked for."""
    orders = schema.desk_orders
    query = select(orders).where(orders.c.taken.is_(False)).order_by(orders.c.at)
    return {row.order_id: _body.decode(row.body) for row in connection.execute(query)}


def take(connection: Connection, order_id: str) -> bool:
    """Take an order up; of several processes that want to, one does."""
    orders = schema.desk_orders
    free = (orders.c.order_id == order_id, orders.c.taken.is_(False))
    return connection.execute(update(orders).where(*free).values(taken=True)).rowcount > 0


def finish(connection: Connection, order_id: str, answer: str) -> None:
    """Say what became of an order: nothing, if it was done, else why not, or what was asked."""
    orders = schema.desk_orders
    connection.execute(update(orders).where(orders.c.order_id == order_id).values(answer=answer))


def answer_to(connection: Connection, order_id: str) -> str | None:
    """The answer; None as long as there is none."""
    orders = schema.desk_orders
    query = select(orders.c.answer).where(orders.c.order_id == order_id)
    return connection.execute(query).scalar()
