"""``bandstand bench``: measure the speed of the engine."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bandstand.lab import timing

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer and shorter rounds.")] = False,
    game: Annotated[str | None, typer.Option(help="Measure only this game.")] = None,
) -> None:
    """Measure playouts, clones and searches, beside OpenSpiel and RLCard if installed."""
    from bandstand.cli import console
    from bandstand.lab.bench import run

    with console.stderr().status("Measuring one thing after the other ..."):
        results = run(game, quick)
    if as_json:
        typer.echo(json.dumps(results, indent=2))
    else:
        show(results)


# The column headings of the figures, by their names in the JSON.
PLAYING = {
    timing.GAMES_A_SECOND: "games/s",
    timing.DEALT: "with deals",
    timing.CLONED: "from clones",
    timing.STEPPED: "by Python",
}
THINKING = {
    timing.CLONE: "clone ns",
    timing.PYTHON_CLONE: "by Python ns",
    timing.IMAGINE: "imagine ns",
    timing.SEARCHED: "search/s",
    timing.DECISIONS: "decisions",
    timing.SEARCHED_AT_RANDOM: "at random/s",
    timing.DECISIONS_AT_RANDOM: "decisions",
}
COMPARED = {
    timing.DEALT: "with deals",
    timing.CLONED: "from clones",
    timing.STEPPED: "by Python",
    timing.PYTHON_CLONE: "copying",
    timing.SEARCHED: "search",
    timing.SEARCHED_AT_RANDOM: "at random",
}
LEGEND = (
    "Medians on one core. Playing: random games a second; decisions a second in whole games with "
    "their deals, in playouts from dealt clones, and step by step from Python. Thinking: "
    "nanoseconds for a clone, for one made from Python, and for an imagined world; simulations a "
    "second of level 4's search in the middle of a game, with the game's heuristic and with "
    "random playouts, and how many decisions a simulation takes. OpenSpiel's search has random "
    "playouts only; RLCard's steps, by Python, include the next player's observation."
)
# The packages we are compared with, by the key of their version in the JSON.
RIVALS = {"open_spiel": "OpenSpiel", "rlcard": "RLCard"}


def show(results: dict[str, Any]) -> None:
    """The figures and the ratios."""
    from bandstand.cli import console
    from bandstand.kernel import build

    screen = console.stdout()
    screen.print(build.look().sentence())
    screen.print(LEGEND)
    screen.print()
    screen.print(table("Playing", PLAYING, results["figures"], shown_figure))
    screen.print()
    screen.print(table("Thinking", THINKING, results["figures"], shown_figure))
    screen.print()
    for key, name in RIVALS.items():
        if results[key] is None:
            screen.print(f"{name} is not installed, so it is left out: pip install '.[bench]'.")
    compared = fullest_tables(results["ratios"])
    if compared:
        screen.print(table("How many times as fast", COMPARED, compared, shown_ratio))


def fullest_tables(
    ratios: dict[str, dict[str, dict[str, float]]],
) -> dict[str, dict[str, float]]:
    """The ratios of each game to each rival, only at the largest number of players."""
    fullest = {subject.split()[0]: subject for subject in sorted(ratios)}
    return {
        f"{subject} / {rival}": figures
        for subject in fullest.values()
        for rival, figures in ratios[subject].items()
    }


def table(
    title: str,
    headings: dict[str, str],
    rows: dict[str, dict[str, float]],
    shown: Callable[[float], str],
) -> Table:
    """A row for each subject that has one of these figures, a column for each that is there."""
    from rich.table import Table

    figures = [figure for figure in headings if any(figure in row for row in rows.values())]
    drawn = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    drawn.add_column("", no_wrap=True)
    for figure in figures:
        drawn.add_column(headings[figure], justify="right", vertical="bottom")
    for subject, row in rows.items():
        cells = [shown(row[figure]) if figure in row else "" for figure in figures]
        if any(cells):
            drawn.add_row(subject, *cells)
    return drawn


def shown_figure(value: float) -> str:
    """Millions as M; smaller numbers as integers with thousands separators."""
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value:,.0f}"


def shown_ratio(value: float) -> str:
    """A ratio with its sign."""
    return f"{value:.2f}x"
