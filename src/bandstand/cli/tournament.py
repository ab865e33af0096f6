"""``bandstand tournament``: rate bots against each other, with intervals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bandstand.cli import console, files, lab_options
from bandstand.cli.arguments import (
    GameId,
    OptionList,
    PresetName,
    player_count,
    read_bots,
    table_options,
)

if TYPE_CHECKING:
    from rich.console import Console

    from bandstand.lab.tournament import Report


def command(
    game: GameId,
    players: Annotated[int | None, typer.Option(metavar="N", help="The number of players.")] = None,
    entrants: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="Levels, or bots of your own, each once.")
    ] = "0,1,2",
    games: Annotated[
        int, typer.Option(metavar="K", help="The number of games, rounded up to whole rotations.")
    ] = 400,
    seed: lab_options.Seed = 1,
    preset: PresetName = None,
    option: OptionList = None,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="Stop once every pair is decided.")
    ] = False,
    margin: Annotated[
        float,
        typer.Option(metavar="SHARE", help="The smallest difference from one half that matters."),
    ] = 0.02,
    backend: lab_options.Backend = "processes",
    address: lab_options.Address = None,
    workers: lab_options.Workers = 0,
    folder: lab_options.Folder = None,
    html: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the report to this HTML file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
) -> None:
    """Rate levels of bots against each other on rotated deals."""
    from bandstand.games import registry
    from bandstand.lab import executors

    executors.needed("numpy", "lab")
    from bandstand.lab.tournament import games_of, make_plan, tournament

    found = registry.find(game)
    count = player_count(found, players)
    options = table_options(found, count, preset, option)
    plan = make_plan(found, count, read_bots(entrants), games, seed, options)
    workforce = executors.Execution(backend, workers, address)
    if html is not None:
        executors.needed("matplotlib", "lab")
        files.must_take(html)
    kept = None if folder is None else Path(folder)
    with (
        executors.open_workers(workforce) as team,
        lab_options.progress("games", games_of(plan)) as advance,
    ):
        report = tournament(plan, margin, until_sure, team, kept, advance)
    if html is not None:
        from bandstand.lab.tournament_page import page

        with files.writing(html) as file:
            file.write(page(report))
    screen = console.stderr() if html == files.STANDARD else console.stdout()
    if as_json:
        screen.print(json.dumps(report.to_data(), indent=2), soft_wrap=True)
    else:
        _show(screen, report)


def _show(screen: Console, report: Report) -> None:
    from rich import box
    from rich.table import Table

    from bandstand.bots import own
    from bandstand.games import registry

    game = registry.find(report.plan["game"])
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("bot", "rating", "+/-", "wins", "+/-", "place", "score"):
        table.add_column(heading, justify="right")
    for one in sorted(report.standings, key=lambda one: -one.rating.points):
        table.add_row(
            own.title(one.level),
            f"{one.rating.points:+.0f}",
            f"{one.rating.margin:.0f}",
            f"{100 * one.win_share:.1f} %",
            f"{100 * one.win_share_margin:.1f}",
            f"{one.mean_place:.2f}",
            f"{one.mean_score / game.meta.score_unit:.2f}",
        )
    screen.print(f"{game.meta.title}, {report.plan['players']} players, {report.games} games")
    screen.print(table)
    for pair, met in report.table.items():
        first, second = (report.levels[entrant] for entrant in pair)
        if met.verdict == 0:
            screen.print(f"{own.title(first, first=True)} and {own.title(second)} are undecided.")
        else:
            stronger, weaker = (first, second) if met.verdict > 0 else (second, first)
            screen.print(f"{own.title(stronger, first=True)} is stronger than {own.title(weaker)}.")
    screen.print(f"Seed {report.plan['seed']}; +/- is the 95 % margin.")
