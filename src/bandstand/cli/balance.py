"""``bandstand balance``: a report about a game for its designer."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bandstand.cli import console, files, lab_options
from bandstand.cli.arguments import GameId, OptionList, read_bot, read_options
from bandstand.cli.simulate import usual_players
from bandstand.kernel.errors import BandstandError


def command(
    game: GameId,
    players: Annotated[int | None, typer.Option(metavar="N", help="The number of players.")] = None,
    level: Annotated[
        str, typer.Option(metavar="BOT", help="The level in every seat, or a bot of your own.")
    ] = "2",
    games: Annotated[int, typer.Option(metavar="K", help="The number of games to observe.")] = 1000,
    seed: lab_options.Seed = 1,
    option: OptionList = None,
    against: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Compare with this option; may be repeated."),
    ] = None,
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

    for package in ("numpy", "matplotlib"):
        executors.needed(package, "lab")
    from bandstand.lab.balance import balance, make_plans, tables
    from bandstand.lab.balance_page import page

    found = registry.find(game)
    count = usual_players(found.meta.players) if players is None else players
    plans = make_plans(
        found, count, read_bot(level), games, seed, read_options(option), read_options(against)
    )
    workforce = executors.Execution(backend, workers, address)
    target = _target(out or f"balance-{game}")
    kept = None if folder is None else Path(folder)
    with (
        executors.open_workers(workforce) as team,
        lab_options.progress("games", plans.games()) as advance,
    ):
        report = balance(plans, team, kept, advance)
    for name, text in {"report.html": page(report), **tables(report)}.items():
        with files.writing(str(target / name)) as file:
            file.write(text)
    screen = console.stdout()
    screen.print(
        f"{found.meta.title}, {count} players: {len(report.stats.rows)} games by "
        f"{own.title(read_bot(level))}, {report.ladder.games} more to rate the levels.",
        soft_wrap=True,
    )
    screen.print(
        f"The report: {target / 'report.html'}; its tables are in the same folder.", soft_wrap=True
    )


def _target(name: str) -> Path:
    """The folder of the report, created before the games are played."""
    path = Path(name)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BandstandError(f"Cannot write to {name}: {error.strerror or error}.") from None
    return path
