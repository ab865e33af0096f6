"""``bandstand bench``: how fast the engine is here."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bandstand.lab import gauge

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Print plain data instead.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer and shorter turns.")] = False,
    game: Annotated[str | None, typer.Option(help="Measure this game alone.")] = None,
) -> None:
    """Measure random playouts, copies and imagined worlds, beside OpenSpiel if it is here."""
    from bandstand.cli import console
    from bandstand.lab.bench import run

    with console.stderr().status("Measuring one thing after the other ..."):
        results = run(game, quick)
    if as_json:
        typer.echo(json.dumps(results, indent=2))
    else:
        show(results)


# How the figures are headed, by their names in the JSON.
HEADINGS = {
    gauge.GAMES_A_SECOND: "games/s",
    gauge.DEALT: "with deals",
    gauge.CLONED: "from clones",
    gauge.STEPPED: "by Python",
    gauge.CLONE: "clone ns",
    gauge.PYTHON_CLONE: "by Python ns",
    gauge.IMAGINE: "imagine ns",
}
LEGEND = (
    "Medians on one core: random games a second; decisions a second in whole games with their "
    "deals, in playouts from dealt clones, and step by step from Python; nanoseconds for a clone, "
    "for one made from Python, and for an imagined world."
)


def show(results: dict[str, Any]) -> None:
    """The figures, and how we compare."""
    from bandstand.cli import console
    from bandstand.kernel import build

    screen = console.stdout()
    screen.print(build.look().sentence())
    screen.print(LEGEND)
    screen.print()
    screen.print(table("Figures", results["figures"], shown_figure))
    screen.print()
    if results["open_spiel"] is None:
        screen.print("OpenSpiel is not installed, so there is nothing to compare with.")
        return
    compared = {
        f"{subject} / {rival.removeprefix('OpenSpiel ')}": ratios
        for subject, rivals in results["ratios"].items()
        for rival, ratios in rivals.items()
    }
    screen.print(table("How many times as fast as OpenSpiel", compared, shown_ratio))


def table(title: str, rows: dict[str, dict[str, float]], shown: Callable[[float], str]) -> Table:
    """A row for each subject, a column for each figure any of them has."""
    from rich.table import Table

    figures = [figure for figure in HEADINGS if any(figure in row for row in rows.values())]
    drawn = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    drawn.add_column("", no_wrap=True)
    for figure in figures:
        drawn.add_column(HEADINGS[figure], justify="right", vertical="bottom")
    for subject, row in rows.items():
        cells = [shown(row[figure]) if figure in row else "" for figure in figures]
        drawn.add_row(subject, *cells)
    return drawn


def shown_figure(value: float) -> str:
    """Millions as such; below that, whole numbers with their thousands marked."""
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value:,.0f}"


def shown_ratio(value: float) -> str:
    """A ratio with its sign."""
    return f"{value:.2f}x"
