"""``bandstand bench``: how fast the engine is here."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bandstand.lab import timing

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Print plain data instead.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer and shorter turns.")] = False,
    game: Annotated[str | None, typer.Option(help="Measure this game alone.")] = None,
) -> None:
    """Measure playouts, copies and searches, beside OpenSpiel and RLCard if they are here."""
    from bandstand.cli import console
    from bandstand.lab.bench import run

    with console.stderr().status("Measuring one thing after the other ..."):
        results = run(game, quick)
    if as_json:
        typer.echo(json.dumps(results, indent=2))
    else:
        show(results)


# How the figures are headed, by their names in the JSON.
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
    "second of level 4's search in the middle of a game, with the game's rules of thumb and with "
    "random playouts, and how many decisions a simulation takes. OpenSpiel's search has random "
    "playouts only; RLCard's steps, by Python, make what the next player sees as well."
)
# The packages we are compared with, by the key of their version in the JSON.
RIVALS = {"open_spiel": "OpenSpiel", "rlcard": "RLCard"}


def show(results: dict[str, Any]) -> None:
    """The figures, and how we compare."""
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
    """How each game compares with each rival, at its most players alone: all would be a book."""
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
    """Millions as such; below that, whole numbers with their thousands marked."""
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value:,.0f}"


def shown_ratio(value: float) -> str:
    """A ratio with its sign."""
    return f"{value:.2f}x"
