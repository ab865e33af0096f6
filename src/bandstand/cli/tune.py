"""``bandstand tune``: look for the numbers of a game that meet a goal."""

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
    table_options,
)

if TYPE_CHECKING:
    from bandstand.lab.tune import Tuned


def command(
    game: GameId,
    goal: Annotated[
        list[str],
        typer.Option(
            metavar="NAME=VALUE", help="What to reach: drama=max, decisions=120; may be repeated."
        ),
    ],
    turn: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=LOW..HIGH",
            help="A number that may change; may be repeated. Default: every parameter, by half.",
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="The number of players.")] = None,
    level: Annotated[
        str, typer.Option(metavar="BOT", help="The level in every seat, or a bot of your own.")
    ] = "2",
    steps: Annotated[int, typer.Option(metavar="K", help="How many settings to play.")] = 60,
    games: Annotated[int, typer.Option(metavar="K", help="The games of each step.")] = 50,
    seed: lab_options.Seed = 1,
    preset: PresetName = None,
    option: OptionList = None,
    out: Annotated[
        str | None,
        typer.Option(metavar="FOLDER", help="The folder for report.html and steps.csv."),
    ] = None,
    backend: lab_options.Backend = "processes",
    address: lab_options.Address = None,
    workers: lab_options.Workers = 0,
    folder: lab_options.Folder = None,
) -> None:
    """Look for the numbers of a game that meet a goal."""
    from bandstand.games import registry
    from bandstand.lab import executors

    lab_options.need_report_packages()
    from bandstand.lab import tune

    found = registry.find(game)
    count = player_count(found, players)
    options = table_options(found, count, preset, option)
    request = tune.make_request(
        found, count, read_bot(level), games, steps, seed, options, goal, turn or []
    )
    target = files.folder(out or f"tune-{game}")
    kept = None if folder is None else Path(folder)
    with (
        executors.open_workers(executors.Execution(backend, workers, address)) as team,
        lab_options.progress("games", request.all_games()) as advance,
    ):
        tuned = tune.tune(request, team, kept, advance)
    files.write_all(target, {"report.html": tune.page(tuned), "steps.csv": tune.table(tuned)})
    _show(tuned, target)


def _show(tuned: Tuned, target: Path) -> None:
    from rich.table import Table

    from bandstand.lab import tune

    screen = console.stdout()
    for sentence in tune.sentences(tuned):
        screen.print(sentence, soft_wrap=True)
    shown = Table(*tune.HEADINGS)
    for row in tune.rows(tuned):
        shown.add_row(*row)
    screen.print(shown)
    screen.print(f"The report: {target / 'report.html'}; every step: steps.csv.", soft_wrap=True)
