"""Charts for reports, in one style and a colour-blind safe palette.

The palette has the colours of Okabe and Ito that are visible on white; series also differ in marker
or dash.
"""

from __future__ import annotations

from contextlib import contextmanager
from io import StringIO
from math import isnan, nan
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from bandstand.bots import own

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from matplotlib.axes import Axes

    from bandstand.lab.tournament import Standing

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#000000")
DASHES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))
MARKS = "osD^vP"
_INK = "#333333"
_WIDTH = 5.2  # inches: still readable when scaled down to a phone
# The same data gives the same bytes, and text stays searchable and accessible.
_SETTINGS: Any = {
    "svg.hashsalt": "bandstand",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],  # every text repeats this list
    "font.size": 12,
    "axes.edgecolor": _INK,
    "axes.labelcolor": _INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#dddddd",
    "xtick.color": _INK,
    "ytick.color": _INK,
}
_MOST_FIGURES = 60  # spaces of a heat map that still have room for figures
_UNSAID = ("Date", "Creator", "Format", "Type")


class Drawing:
    """A chart in progress; ``svg`` is set once it is finished."""

    def __init__(self, width: float, height: float) -> None:
        self.figure = Figure(figsize=(width, height), layout="constrained")
        self.axes: Axes = self.figure.add_subplot()
        self.svg = ""


@contextmanager
def _drawing(width: float, height: float) -> Iterator[Drawing]:
    with mpl.rc_context(_SETTINGS):
        drawing = Drawing(width, height)
        yield drawing
        file = StringIO()
        drawing.figure.savefig(file, format="svg", metadata=dict.fromkeys(_UNSAID))
        text = file.getvalue()
        lines = text[text.index("<svg") :].splitlines()
        drawing.svg = "\n".join(line.strip() for line in lines)  # indentation is a tenth of it


def intervals(
    labels: Sequence[str],
    values: Sequence[float],
    margins: Sequence[float],
    what: str,
    reference: float | None = None,
) -> str:
    """One dot with its interval per line, from top to bottom."""
    with _drawing(_WIDTH, 1.0 + 0.3 * len(labels)) as drawing:
        axes = drawing.axes
        rows = list(range(len(labels)))
        if reference is not None:
            axes.axvline(reference, color=_INK, linestyle="--", linewidth=1.2)
        axes.errorbar(values, rows, xerr=margins, fmt="o", color=COLOURS[0], capsize=3)
        axes.set_yticks(rows, labels)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.set_xlabel(what)
        axes.grid(visible=False, axis="y")
    return drawing.svg


RATINGS_CAPTION = "Plackett-Luce ratings with 95 % intervals; 400 points are odds of ten to one."


def ratings(standings: Sequence[Standing]) -> str:
    """The ratings of entrants with their intervals, in the order given."""
    return intervals(
        [own.title(one.level) for one in standings],
        [one.rating.points for one in standings],
        [one.rating.margin for one in standings],
        "rating points around the middle of the field",
        0.0,
    )


def histogram(
    series: Mapping[str, Sequence[float]], what: str, step: float | None = None, of: str = "games"
) -> str:
    """The distributions of several series, as overlaid outlines."""
    values = [value for numbers in series.values() for value in numbers]
    edges = _edges(min(values), max(values), step)
    with _drawing(_WIDTH, 3.0) as drawing:
        axes = drawing.axes
        for number, (name, numbers) in enumerate(series.items()):
            axes.hist(
                numbers,
                bins=edges,
                weights=[1.0 / len(numbers)] * len(numbers),
                histtype="stepfilled" if number == 0 and len(series) == 1 else "step",
                color=COLOURS[number],
                linestyle=DASHES[number % len(DASHES)],
                linewidth=1.8,
                label=name,
            )
        if step is None:
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(what)
        axes.set_ylabel(f"share of {of}")
        if len(series) > 1:
            axes.legend(frameon=False)
    return drawing.svg


def _edges(low: float, high: float, step: float | None) -> list[float]:
    """Edges of bins with a round width; in a short range each value has its own bin."""
    smallest = step or 1.0
    span = max(high - low, smallest)
    width = smallest
    for factor in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        width = smallest * factor
        if span / width <= 32:
            break
    count = int(span / width) + 2
    return [low - width / 2 + width * number for number in range(count + 1)]


def curves(
    series: Mapping[str, tuple[Sequence[float], Sequence[float]]], across: str, up: str
) -> str:
    """Several lines over a common axis."""
    with _drawing(_WIDTH, 3.0) as drawing:
        axes = drawing.axes
        for number, (name, (xs, ys)) in enumerate(series.items()):
            axes.plot(
                xs,
                ys,
                color=COLOURS[number],
                linestyle=DASHES[number % len(DASHES)],
                marker=MARKS[number % len(MARKS)],
                label=name,
            )
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.set_ylim(0, 1.1 * max(y for _, ys in series.values() for y in ys))
        if len(series) > 1:
            axes.legend(frameon=False)
    return drawing.svg


def over_values(
    values: Sequence[str], means: Sequence[float], margins: Sequence[float], across: str, up: str
) -> str:
    """A mean with its interval for each value of an option or a parameter."""
    with _drawing(_WIDTH, 3.0) as drawing:
        axes = drawing.axes
        places = list(range(len(values)))
        axes.errorbar(places, means, yerr=margins, fmt="o-", color=COLOURS[0], capsize=3)
        axes.set_xticks(places, values)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.grid(visible=False, axis="x")
    return drawing.svg


def heat_map(
    values: Mapping[tuple[int, int], float], columns: str, rows: str, what: str, *, centred: bool
) -> str:
    """A number for each space of a board, as colour and in figures; NaN where it is not known."""
    lefts, tops = [column for column, _ in values], [row for _, row in values]
    width, height = max(lefts) - min(lefts) + 1, max(tops) - min(tops) + 1
    grid = [[nan] * width for _ in range(height)]
    for (column, row), value in values.items():
        grid[row - min(tops)][column - min(lefts)] = value
    known = {place: value for place, value in values.items() if not isnan(value)}
    farthest = max(abs(value) for value in known.values()) or 1.0
    with _drawing(_WIDTH, 1.2 + 0.42 * height) as drawing:
        axes = drawing.axes
        image = axes.imshow(
            grid,
            cmap="PuOr_r" if centred else "Blues",
            vmin=-farthest if centred else 0.0,
            vmax=farthest,
            aspect="auto",
        )
        if len(values) <= _MOST_FIGURES:
            for (column, row), value in known.items():
                deep = value > 0.6 * farthest or value < -0.6 * farthest
                axes.text(
                    column - min(lefts),
                    row - min(tops),
                    f"{value:.2g}",
                    ha="center",
                    va="center",
                    fontsize=9,
                    color="#ffffff" if deep else _INK,
                )
        axes.set_xticks(range(width), [str(min(lefts) + place) for place in range(width)])
        axes.set_yticks(range(height), [str(min(tops) + place) for place in range(height)])
        axes.set_xlabel(columns)
        axes.set_ylabel(rows)
        axes.grid(visible=False)
        drawing.figure.colorbar(image, ax=axes, label=what)
    return drawing.svg


def calibration(
    said: Sequence[float], came: Sequence[float], margins: Sequence[float], counts: Sequence[int]
) -> str:
    """Predictions against results, with the line where they agree."""
    with _drawing(_WIDTH, 4.2) as drawing:
        axes = drawing.axes
        top = max([*said, *came, 1.0])
        axes.plot([0, top], [0, top], color=_INK, linestyle="--", label="as predicted")
        sizes: Any = [20 + 200 * count / max(counts) for count in counts]
        axes.errorbar(said, came, yerr=margins, fmt="none", color=COLOURS[0], capsize=3)
        axes.scatter(said, came, s=sizes, color=COLOURS[0], label="bots (area: how often)")
        axes.set_xlabel("predicted")
        axes.set_ylabel("won, on average")
        axes.legend(frameon=False)
    return drawing.svg
