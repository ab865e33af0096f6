"""``bandstand balance``: a report about a game for its designer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bandstand.cli import console, files, lab_options
from bandstand.cli.arguments import (
    GameId,
    OptionList,
    PresetName,
    player_count,
    read_bot,
    read_options,
    table_options,
)
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from bandstand.lab.executors import Execution
    from bandstand.lab.sweep import Plans


def command(
    game: GameId,
    players: Annotated[int | None, typer.Option(metavar="N", help="The number of players.")] = None,
    level: Annotated[
        str, typer.Option(metavar="BOT", help="The level in every seat, or a bot of your own.")
    ] = "2",
    games: Annotated[int, typer.Option(metavar="K", help="The number of games to observe.")] = 1000,
    seed: lab_options.Seed = 1,
    preset: PresetName = None,
    option: OptionList = None,
    against: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Compare with this option; may be repeated."),
    ] = None,
    sweep: Annotated[
        str | None,
        typer.Option(
            metavar="NAME=LOW..HIGH", help="Compare several values of an option or a parameter."
        ),
    ] = None,
    playouts: Annotated[
        int,
        typer.Option(
            metavar="K", help="Playouts for each estimate of who will win; 0: no win chances."
        ),
    ] = 4,
    out: Annotated[
        str | None,
        typer.Option(metavar="FOLDER", help="The folder for report.html and the tables."),
    ] = None,
    backend: lab_options.Backend = "processes",
    address: lab_options.Address = None,
    workers: lab_options.Workers = 0,
    folder: lab_options.Folder = None,
) -> None:
    """Observe many games between bots and report on the game's balance."""
    from bandstand.bots import own
    from bandstand.games import registry
    from bandstand.lab import executors

    lab_options.need_report_packages()
    from bandstand.lab import sweep as sweeps
    from bandstand.lab.balance import balance, make_plans, tables
    from bandstand.lab.balance_page import page

    found = registry.find(game)
    count = player_count(found, players)
    options = table_options(found, count, preset, option)
    workforce = executors.Execution(backend, workers, address)
    kept = None if folder is None else Path(folder)
    if sweep is not None:
        if against:
            raise BandstandError("Give --against or --sweep, not both.")
        plan = sweeps.make_plans(
            found, count, read_bot(level), games, seed, options, sweep, playouts
        )
        target = files.folder(out or f"sweep-{game}-{plan.name}")
        _sweep(plan, target, workforce, kept)
        return
    bot, other = read_bot(level), read_options(against)
    plans = make_plans(found, count, bot, games, seed, options, other, playouts)
    target = files.folder(out or f"balance-{game}")
    with (
        executors.open_workers(workforce) as team,
        lab_options.progress("games", plans.games()) as advance,
    ):
        report = balance(plans, team, kept, advance)
    files.write_all(target, {"report.html": page(report), **tables(report)})
    screen = console.stdout()
    screen.print(
        f"{found.meta.title}, {count} players: {len(report.stats.rows)} games by "
        f"{own.title(read_bot(level))}, {report.ladder.games} more to rate the levels.",
        soft_wrap=True,
    )
    screen.print(
        f"The report: {target / 'report.html'}; its tables are in the same folder.", soft_wrap=True
    )


def _sweep(plans: Plans, target: Path, workforce: Execution, kept: Path | None) -> None:
    """Play every value; write the report and its table, and print the main measures."""
    from rich.table import Table

    from bandstand.lab import executors
    from bandstand.lab import sweep as sweeps

    with (
        executors.open_workers(workforce) as team,
        lab_options.progress("games", plans.games()) as advance,
    ):
        found = sweeps.run(plans, team, kept, advance)
    files.write_all(target, {"report.html": sweeps.page(found), "sweep.csv": sweeps.table(found)})
    screen = console.stdout()
    shown = Table(*sweeps.headings(plans))
    for row in sweeps.rows(found):
        shown.add_row(*row)
    screen.print(shown)
    for sentence in sweeps.sentences(found):
        screen.print(sentence, soft_wrap=True)
    screen.print(f"The report: {target / 'report.html'}; its table: sweep.csv.", soft_wrap=True)
