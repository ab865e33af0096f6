"""``bandstand admin``: what an operator sees of a server's database, also while the server runs.

What an operator does is in ``admin_acts``.
"""

from __future__ import annotations

from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from bandstand.cli import admin_acts, console
from bandstand.cli.arguments import Database
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlalchemy import Connection

    from bandstand.server.store.desk import DeskPerson

app = typer.Typer(help="See and run a server from the shell, while it runs.", no_args_is_help=True)
admin_acts.add_to(app)
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help="List at most this many.")]
Status = Literal["gathering", "playing", "finished", "closed"]


@app.command()
def people(
    named: Annotated[str, typer.Option(metavar="TEXT", help="Only names that contain this.")] = "",
    most: Most = 50,
    data: Database = None,
) -> None:
    """List people, the latest seen first."""
    from bandstand.server.store import desk

    with _opened(data) as connection:
        found = desk.people(connection, named, most)
    _show(
        ("id", "name", "kind", "since", "seen", "tables", ""),
        (
            (
                one.id,
                one.name,
                one.kind,
                _when(one.created),
                _when(one.seen),
                str(one.tables),
                _marks(one),
            )
            for one in found
        ),
    )


@app.command()
def tables(
    status: Annotated[Status | None, typer.Option(help="Only tables with this status.")] = None,
    named: Annotated[
        str, typer.Option(metavar="TEXT", help="Only tables of people with this in their name.")
    ] = "",
    most: Most = 50,
    data: Database = None,
) -> None:
    """List tables, the latest first."""
    from bandstand.server.store import desk

    with _opened(data) as connection:
        found = desk.tables(connection, status, named, most)
    _show(
        ("id", "game", "status", "people", "last move", "bytes"),
        (
            (one.id, one.game, one.status, one.people, _when(one.updated), str(one.bytes))
            for one in found
        ),
    )


@app.command()
def addresses(data: Database = None) -> None:
    """List addresses and networks that are banned, and until when."""
    from bandstand.server.store import desk

    with _opened(data) as connection:
        found = desk.banned_addresses(connection)
    _show(("address", "until"), ((address, _when(until)) for address, until in found))


@app.command()
def messages(most: Most = 50, data: Database = None) -> None:
    """Count messages about turns by their state; list channels that are paused, and why."""
    from bandstand.server.store import desk

    with _opened(data) as connection:
        counts = desk.deliveries(connection)
        paused = desk.paused_channels(connection, most)
    _show(("state", "messages"), ((state, str(count)) for state, count in counts.items()))
    if paused:
        _show(("person", "channel", "trouble"), paused)


@app.command()
def load(data: Database = None) -> None:
    """Show how hard a running server works, what went wrong, and which tables are parked."""
    from msgspec.json import decode
    from msgspec.structs import asdict

    from bandstand.server.live.load import Inspected
    from bandstand.server.store.acts import Inspect

    answer = admin_acts.ask_server(data, Inspect())
    if answer is None:
        raise BandstandError("No server runs on this database, or it is too busy to answer.")
    found = decode(answer, type=Inspected)
    _show(("", ""), ((name, _figure(value)) for name, value in asdict(found.load).items()))
    if found.errors:
        _show(
            ("when", "level", "source", "says", "error"),
            ((_when(one.at), one.level, one.source, one.says, one.error) for one in found.errors),
        )
    if found.parked:
        _show(
            ("parked table", "damaged line", "tried again in"),
            ((one.table, _figure(one.line), _figure(one.seconds)) for one in found.parked),
        )


@app.command()
def reports(
    status: Annotated[Literal["open", "closed"], typer.Option(help="Which to list.")] = "open",
    most: Most = 50,
    data: Database = None,
) -> None:
    """List reports about people, the latest first."""
    from bandstand.server.store import reports as kept

    with _opened(data) as connection:
        found = kept.listed(connection, status, most)
    _show(
        ("id", "when", "by", "about", "said", "words"),
        (
            (one.id, _when(one.at), one.person_name, one.about_name, one.said or "-", one.words)
            for one in found
        ),
    )


@app.command()
def audit(most: Most = 50, data: Database = None) -> None:
    """List what operators did, the latest first."""
    from bandstand.server.store import audit as kept

    with _opened(data) as connection:
        found = kept.listed(connection, None, most)
    _show(
        ("when", "by", "act", "on", "detail", "until", "why"),
        (
            (
                _when(one.at),
                one.actor_name or one.actor,
                one.act,
                one.subject_name or one.subject,
                one.detail,
                _when(one.until),
                one.why,
            )
            for one in found
        ),
    )


def _figure(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {count}" for name, count in value.items()) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else f"{value:,.1f}" if isinstance(value, float) else str(value)


def _marks(one: DeskPerson) -> str:
    marks = {"administrator": one.administrator, "muted": one.muted, "banned": one.banned}
    return ", ".join(name for name, holds in marks.items() if holds)


@contextmanager
def _opened(data: str | None) -> Iterator[Connection]:
    """A connection that reads; a sentence if there is no database of this version."""
    with admin_acts.opened(data) as engine, engine.connect() as connection:
        yield connection


def _when(moment: float | None) -> str:
    return "-" if moment is None else f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M}"


def _show(columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in columns:
        table.add_column(name, overflow="fold")
    for row in rows:
        table.add_row(*(console.tidy(cell) for cell in row))
    console.stdout().print(table)
