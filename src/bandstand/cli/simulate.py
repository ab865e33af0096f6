"""``bandstand simulate``: many games between bots."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated

import typer

from bandstand.cli import files
from bandstand.cli.arguments import (
    GameId,
    OptionList,
    PresetName,
    player_count,
    read_bots,
    table_options,
)
from bandstand.kernel.words import counted

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from rich.console import Console

    from bandstand.kernel.record import Record
    from bandstand.lab.simulate import Summary


def command(
    game: GameId,
    players: Annotated[int | None, typer.Option(metavar="N", help="The number of players.")] = None,
    games: Annotated[int, typer.Option(metavar="K", help="The number of games.")] = 1000,
    seed: Annotated[
        int, typer.Option(metavar="S", help="The seed; the same seed gives the same result.")
    ] = 1,
    levels: Annotated[
        str | None,
        typer.Option(
            metavar="BOT,BOT,...",
            help="Each seat's level, or a bot of your own; default 0.",
        ),
    ] = None,
    preset: PresetName = None,
    option: OptionList = None,
    records: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write each game to this file, one per line.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
) -> None:
    """Play many games between bots and summarise them."""
    from bandstand.cli import console
    from bandstand.games import registry
    from bandstand.lab.simulate import carry_out, plan

    found = registry.find(game)
    count = player_count(found, players)
    seats = None if levels is None else read_bots(levels)
    # Validated before the file is opened: an error must not empty an old file of records.
    options = table_options(found, count, preset, option)
    summary = plan(found, count, games, seed, seats, options)
    with ExitStack() as stack:
        on_record = None
        if records is not None:
            on_record = _writer(stack.enter_context(files.writing(records)))
        carry_out(summary, on_record, _progress(stack, console.stderr(), games))
    screen = console.stderr() if records == files.STANDARD else console.stdout()
    if as_json:
        screen.print(json.dumps(summary.to_data(), indent=2), soft_wrap=True)
    else:
        _show(screen, summary)


def _writer(file: TextIO) -> Callable[[Record], None]:
    """A function that writes each record on a line."""

    def write(record: Record) -> None:
        file.write(record.to_json() + "\n")

    return write


def _progress(stack: ExitStack, screen: Console, games: int) -> Callable[[], None] | None:
    """A progress bar; nothing if stderr is not a terminal."""
    if not screen.is_terminal:
        return None
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = stack.enter_context(
        Progress(
            BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=screen, transient=True
        )
    )
    task = bar.add_task("games", total=games)
    return lambda: bar.advance(task)


def _show(screen: Console, summary: Summary) -> None:
    from rich import box
    from rich.table import Table

    meta = summary.game.meta
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("seat", "bot", "wins", "+/-", "score", "sd", "lowest", "highest"):
        table.add_column(heading, justify="right")
    for seat in range(summary.players):
        share, margin = summary.win_share(seat)
        score, unit = summary.scores[seat], meta.score_unit
        table.add_row(
            str(seat + 1),
            str(summary.levels[seat]),
            f"{100 * share:.1f} %",
            f"{100 * margin:.1f}",
            f"{score.mean() / unit:.2f}",
            f"{score.deviation() / unit:.2f}",
            summary.game.show_score(score.lowest),
            summary.game.show_score(score.highest),
        )
    length = summary.decisions
    count, games = summary.players, summary.games
    screen.print(
        f"{meta.title}, {counted(count, 'player', 'players')}, {counted(games, 'game', 'games')}"
    )
    screen.print(table)
    screen.print(
        f"Length: {length.mean():.1f} decisions, from {length.lowest} to {length.highest}. "
        f"Seed {summary.seed}; +/- is the 95 % margin."
    )
