"""Care for the server's database: ``bandstand backup``, ``restore`` and ``repair``."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bandstand.cli import console, store
from bandstand.cli.arguments import Database
from bandstand.cli.serve import database
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Sized

    from bandstand.server.store.repair import Finding


def backup(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    data: Database = None,
) -> None:
    """Copy the server's database, even while the server runs."""
    from bandstand.server.store.backup import back_up

    back_up(database(data), copy)
    typer.echo(f"Copied to {copy}.")


def restore(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that backup made.")],
    data: Database = None,
) -> None:
    """Make a database of a copy, with the server stopped; nothing is replaced."""
    from bandstand.server.store.backup import restore as restore_copy

    where = database(data)
    restore_copy(copy, where)
    typer.echo(f"Restored from {copy}.")


def repair(
    table: Annotated[
        str,
        typer.Argument(metavar="TABLE", help="The table's id, as in its address and server log."),
    ],
    data: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Cut without asking.")] = False,
) -> None:
    """Repair a table whose journal is damaged, with the server stopped; removed lines are kept."""
    from bandstand.server.settings import Settings
    from bandstand.server.store import repair as repairs

    where = database(data)
    with repairs.opened(where) as engine:
        with engine.connect() as connection:
            finding = repairs.examine(connection, table)
        if not finding.damaged:
            typer.echo(f"Table {table}: {_lines(finding.good)}, all of them good.")
            return
        kept = repairs.place_for(where, store.folder(), table)
        _show(finding, kept)
        if not (yes or _agrees(len(finding.good))):
            raise BandstandError("Nothing was changed.")
        repairs.repair(engine, finding, kept, Settings(data=where).beat)
    typer.echo(f"Cut. The lines that were cut off are in {kept}")


def _show(finding: Finding, kept: Path) -> None:
    from bandstand.server.store.repair import kind_of

    first, last = finding.damaged[0], finding.damaged[-1]
    total = len(finding.good) + len(finding.damaged)
    say = typer.echo
    say(f"Table {finding.table_id}: {total} lines in its journal.")
    say(f"Line {first.number} is damaged: {console.tidy(finding.reason)}")
    if finding.good:
        good = finding.good[-1]
        game = finding.state.created.game
        say(f"The last good line is {good.number}: {kind_of(good)}, {_when(good.at)} ({game}).")
        names = ", ".join(chair.name or "nobody" for chair in finding.state.chairs)
        say(f"With it the table is {finding.state.status}; in its chairs: {console.tidy(names)}.")
    else:
        say("No line before it is good: the whole table would be removed.")
    lost = ", ".join(f"{count} {kind}" for kind, count in finding.lost().items())
    say(f"Cut off would be {_lines(finding.damaged)}, {first.number} to {last.number}: {lost}.")
    say(f"They would be kept in {kept}")


def _lines(lines: Sized) -> str:
    return "1 line" if len(lines) == 1 else f"{len(lines)} lines"


def _when(at: float) -> str:
    try:
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
    except (OverflowError, OSError, ValueError, TypeError):
        return "at no known time"


def _agrees(last: int) -> bool:
    """Whether the answer is yes; the default is no."""
    question = f"Cut the journal after line {last}?" if last else "Remove the table?"
    typer.echo(f"{question} [y/N] ", nl=False)
    try:
        return input().strip().lower() in ("y", "yes")
    except EOFError:
        typer.echo("")
        return False
