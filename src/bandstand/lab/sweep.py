"""Sweeps: one number of a game over several values, everything else equal.

Every value is played from the same seeds, so games are compared in pairs with those of the
reference: the printed value if it is among them, else the first. The correction counts every
measure at every value.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cached_property
from io import StringIO
from typing import TYPE_CHECKING, Any

from bandstand.kernel.errors import BandstandError
from bandstand.lab import charts, executors, significance, statistics
from bandstand.lab.page import Page, percent, within

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from bandstand.bots import own
    from bandstand.kernel.game import Game
    from bandstand.lab.executors import Plan, Workers
    from bandstand.lab.significance import Difference
    from bandstand.lab.statistics import Statistics

_RANGE = ".."
_MOST_VALUES = 50


@dataclass(frozen=True)
class Plans:
    """The runs of a sweep: one for each value."""

    name: str
    values: list[str]
    reference: int  # the place of the value that the others are compared with
    runs: list[Plan]

    def games(self) -> int:
        """The total number of games."""
        return sum(int(plan["games"]) for plan in self.runs)


@dataclass
class Sweep:
    """The results of a sweep."""

    plans: Plans
    stats: list[Statistics]  # by value

    @cached_property
    def differences(self) -> dict[int, list[Difference]]:
        """By the place of each value but the reference: every measure compared with it."""
        others = [place for place in range(len(self.stats)) if place != self.plans.reference]
        here = self.stats[self.plans.reference]
        compared = significance.compare_all(here, [self.stats[place] for place in others])
        return dict(zip(others, compared, strict=True))


def read_sweep(text: str) -> tuple[str, list[str]]:
    """The name and the values of ``chips=9..15`` or ``chips=9,12,15``."""
    name, equals, given = text.partition("=")
    low, dots, high = given.partition(_RANGE)
    values = [value.strip() for value in given.split(",")]
    if dots and _is_whole(low) and _is_whole(high):
        if int(high) - int(low) >= _MOST_VALUES:
            raise BandstandError(f"A sweep has at most {_MOST_VALUES} values; {text!r} has more.")
        values = [str(value) for value in range(int(low), int(high) + 1)]
    if not name or not equals or len(set(values)) != len(values) or len(values) < 2:
        raise BandstandError(
            f"{text!r} is not a sweep. Write name=low..high or name=value,value with at least two "
            "different values, such as chips=9..15."
        )
    return name, values


def _is_whole(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


def make_plans(
    game: Game[Any],
    players: int,
    level: own.Bot,
    games: int,
    seed: int,
    options: Mapping[str, object],
    sweep: str,
    playouts: int = 0,
) -> Plans:
    """Validate the request; every value must be possible with the other options."""
    name, values = read_sweep(sweep)
    if name in options:
        raise BandstandError(f"Option {name} is given and swept; leave one of them out.")
    runs = [
        statistics.make_plan(game, players, level, games, seed, {**options, name: value}, playouts)
        for value in values
    ]
    settled = [plan["options"] for plan in runs]
    usual = game.settle(players, options)
    reference = settled.index(usual) if usual in settled else 0
    return Plans(name, values, reference, runs)


def run(
    plans: Plans,
    workers: Workers = executors.ALONE,
    folder: Path | None = None,
    on_games: Callable[[int], None] | None = None,
) -> Sweep:
    """Play all games; *folder* keeps each value's in a subfolder."""
    stats = [
        statistics.collect(
            plan, workers, None if folder is None else folder / f"{plans.name}-{value}", on_games
        )
        for value, plan in zip(plans.values, plans.runs, strict=True)
    ]
    return Sweep(plans, stats)


# -- The report ----------------------------------------------------------------------------------

_HEADINGS = ("value", "measure", "mean", "margin", "change", "change_margin", "chance", "real")


def table(sweep: Sweep) -> str:
    """Every measure at every value as CSV, with its change from the reference."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow((sweep.plans.name, *_HEADINGS[1:]))
    for place, value in enumerate(sweep.plans.values):
        if place == sweep.plans.reference:
            for name, one in statistics.measures(sweep.stats[place]).items():
                writer.writerow((value, name, f"{one.value:.6g}", f"{one.margin:.6g}"))
            continue
        for found in sweep.differences[place]:
            numbers = (found.there.value, found.there.margin, found.change.value)
            row = [f"{number:.6g}" for number in (*numbers, found.change.margin, found.chance)]
            writer.writerow((value, found.name, *row, int(found.real)))
    return text.getvalue()


def rows(sweep: Sweep) -> list[list[str]]:
    """The main measures: a line each, a cell for each value; a star marks a real difference."""
    measures = [statistics.measures(stats) for stats in sweep.stats]
    real = {
        (place, found.name)
        for place, compared in sweep.differences.items()
        for found in compared
        if found.real
    }
    lines = []
    for name in measures[0]:
        cells = [name]
        for place, one in enumerate(measures):
            cell = within(one[name].value, one[name].margin) if name in one else "-"
            cells.append(cell + (" *" if (place, name) in real else ""))
        lines.append(cells)
    return lines


def headings(plans: Plans) -> list[str]:
    """The name of the swept number, and its values; the reference is said to be one."""
    marked = [
        f"{value} (reference)" if place == plans.reference else value
        for place, value in enumerate(plans.values)
    ]
    return [plans.name, *marked]


def page(sweep: Sweep) -> str:
    """The report as one HTML file."""
    plans, first = sweep.plans, sweep.stats[0]
    title = f"{first.game.meta.title}: {plans.name}"
    players, games = first.plan["players"], len(first.rows)
    made = Page(title, f"{players} players, {games} games at each of {len(plans.values)} values")
    made.section("What changes")
    for sentence in sentences(sweep):
        made.say(sentence)
    made.table(
        f"Means with 95 % intervals; * differs from {plans.name} {_reference(plans)} after "
        "correction for all measures at all values",
        headings(plans),
        rows(sweep),
    )
    made.section("Each measure over the values")
    for name in statistics.measured(first):
        found = [statistics.measures(stats).get(name) for stats in sweep.stats]
        shown = [
            (place, value, one)
            for place, (value, one) in enumerate(zip(plans.values, found, strict=True))
            if one is not None
        ]
        drawing = charts.over_values(
            [value for _, value, _ in shown],
            [one.value for _, _, one in shown],
            [one.margin for _, _, one in shown],
            plans.name,
            name,
        )
        made.figure(drawing, f"{name[0].upper()}{name[1:]}, with 95 % intervals.")
    return made.html()


def sentences(sweep: Sweep) -> Sequence[str]:
    """What stands out, largest changes first."""
    plans, reference = sweep.plans, _reference(sweep.plans)
    found = [
        (abs(one.change.value) / (one.change.margin or 1.0), plans.values[place], one)
        for place, compared in sweep.differences.items()
        for one in compared
        if one.real
    ]
    if not found:
        return [f"No value differs from {plans.name} {reference} in any measure."]
    best: dict[str, tuple[float, str, Difference]] = {}
    for item in found:
        name = item[2].name
        if name not in best or item[0] > best[name][0]:
            best[name] = item
    ranked = sorted(best.values(), key=lambda item: -item[0])[:_SENTENCES]
    share = len(found) / sum(len(compared) for compared in sweep.differences.values())
    return [
        f"{percent(share, 0)} of the comparisons with {plans.name} {reference} stand.",
        *(
            f"At {plans.name} {value}, {one.name}: {one.there.value:.2f} instead of "
            f"{one.here.value:.2f}."
            for _, value, one in ranked
        ),
    ]


_SENTENCES = 5


def _reference(plans: Plans) -> str:
    return plans.values[plans.reference]
