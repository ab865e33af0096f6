"""The channels by which people are told of their turns: kept, confirmed, paused, removed."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import delete, func, select, update

from bandstand.server.store import schema
from bandstand.server.store.people import digest

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

MOST_CHANNELS = 10  # of one person
_MOST_TRIES = 5
_LONGEST_TROUBLE = 200

ChannelKind = Literal["push", "ntfy", "discord", "matrix", "webhook", "email"]
ChannelState = Literal["on", "unconfirmed", "paused"]


class Channel(msgspec.Struct):
    """A channel of a person's; ``address`` is JSON, and is not told to anybody."""

    id: str
    person: str
    kind: ChannelKind
    address: str
    device: str | None
    state: ChannelState
    sent: float | None
    trouble: str | None


def add(
    connection: Connection, channel: Channel, at: float, code: str | None = None
) -> Channel | None:
    """Keep a channel; None if the person has too many. A browser has one at most."""
    channels = schema.notify_channels
    mine = channels.c.person_id == channel.person
    same = channels.c.address == channel.address
    if channel.device is not None:
        same = same | (channels.c.device_id == channel.device)
    connection.execute(delete(channels).where(mine, same))
    count = connection.execute(select(func.count()).select_from(channels).where(mine)).scalar_one()
    if count >= MOST_CHANNELS:
        return None
    connection.execute(
        channels.insert().values(
            channel_id=channel.id,
            person_id=channel.person,
            kind=channel.kind,
            address=channel.address,
            device_id=channel.device,
            state=channel.state,
            code=None if code is None else digest(code),
            created=at,
        )
    )
    return channel


def new_id() -> str:
    """An id for a channel."""
    return secrets.token_urlsafe(9)


def of_person(connection: Connection, person_id: str) -> list[Channel]:
    """A person's channels, the oldest first."""
    channels = schema.notify_channels
    query = select(channels).where(channels.c.person_id == person_id)
    return [_channel(row) for row in connection.execute(query.order_by(channels.c.created))]


def find(connection: Connection, person_id: str, channel_id: str) -> Channel | None:
    """A channel of this person's."""
    channels = schema.notify_channels
    mine = channels.c.person_id == person_id, channels.c.channel_id == channel_id
    row = connection.execute(select(channels).where(*mine)).first()
    return None if row is None else _channel(row)


def _channel(row: Row[Any]) -> Channel:
    return Channel(
        row.channel_id,
        row.person_id,
        row.kind,
        row.address,
        row.device_id,
        row.state,
        row.sent,
        row.trouble,
    )


def remove(connection: Connection, channel_id: str) -> None:
    """Forget a channel and what waits for it."""
    for table in (schema.deliveries, schema.notify_channels):
        connection.execute(delete(table).where(table.c.channel_id == channel_id))


def confirm(connection: Connection, channel_id: str, code: str) -> bool:
    """Turn a mailbox on if the code is the one sent there; after some tries it never is."""
    channels = schema.notify_channels
    here = channels.c.channel_id == channel_id
    row = connection.execute(select(channels.c.code, channels.c.tries).where(here)).first()
    if row is None or row.code is None or row.tries >= _MOST_TRIES:
        return False
    right = hmac.compare_digest(row.code, digest(code))
    values = {"state": "on", "code": None} if right else {"tries": row.tries + 1}
    connection.execute(update(channels).where(here).values(**values))
    return right


def pause(connection: Connection, channel_id: str, trouble: str) -> None:
    """Use a channel no more until its owner has looked at it."""
    _set_state(connection, channel_id, "paused", trouble[:_LONGEST_TROUBLE])


def resume(connection: Connection, channel_id: str, at: float) -> None:
    """Use a channel again: something arrived."""
    _set_state(connection, channel_id, "on", None, at)


def _set_state(
    connection: Connection,
    channel_id: str,
    state: ChannelState,
    trouble: str | None,
    sent: float | None = None,
) -> None:
    channels = schema.notify_channels
    values: dict[str, Any] = {"state": state, "trouble": trouble}
    if sent is not None:
        values["sent"] = sent
    connection.execute(update(channels).where(channels.c.channel_id == channel_id).values(**values))
