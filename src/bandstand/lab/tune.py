"""Tuning: the numbers of a game for which it comes closest to a goal.

A goal is a measure of the balance report and what it should be: ``drama=max``, ``decisions=120``,
``first=even``. Each step plays some games at one setting; ``ntbea`` chooses the next. The setting
that promises most is then played again, and so is the printed game, from fresh seeds: the
best of many measured settings was lucky too, and only fresh games show how good it is.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cached_property
from io import StringIO
from typing import TYPE_CHECKING, Any

from bandstand.kernel.errors import BandstandError
from bandstand.lab import charts, executors, ntbea, significance, statistics
from bandstand.lab.estimates import estimated
from bandstand.lab.page import Page, within
from bandstand.lab.simulate import derived_seed
from bandstand.lab.sweep import read_sweep

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from bandstand.bots import own
    from bandstand.kernel.game import Game
    from bandstand.lab.executors import Plan, Workers
    from bandstand.lab.ntbea import Point
    from bandstand.lab.significance import Difference
    from bandstand.lab.statistics import Statistics

# What a goal can be about, by its short name: a measure of the report.
MEASURES = {
    "decisions": "decisions a game",
    "choices": "moves to choose from",
    "forced": "share of forced moves",
    "winning_score": "winning score",
    "score": "mean score",
    "lead": "lead over the next",
    "lead_changes": "lead changes a game",
    "behind": "share of the game the winner was behind",
    "open_until": "share of the game before the last lead change",
    "shared": "share of games with a shared victory",
    "first": statistics.FIRST_WINS,
    "drama": statistics.DRAMA,
    "half_time": statistics.HALF_TIME,
    "won": "share of games won",
}
_BY_CHANCES = (statistics.DRAMA, statistics.HALF_TIME)  # these need playouts
_PLAYOUTS = 2
_MOST, _LEAST, _EVEN = "max", "min", "even"
_CHECK = "check"  # the purpose of the fresh seeds
CHECKS = 4  # times as many games as a step has, to check what was found


@dataclass(frozen=True)
class Goal:
    """A measure, and what it should be."""

    name: str  # the short one
    target: float | None  # None: as large or as small as possible
    sign: int = 1  # without a target: 1 for large, -1 for small

    @property
    def measure(self) -> str:
        """The name of the measure in reports."""
        return MEASURES[self.name]

    def shortfall(self, value: float) -> float:
        """How far a value is from the goal; only differences matter."""
        return -self.sign * value if self.target is None else abs(value - self.target)

    def describe(self) -> str:
        """The goal as it is typed."""
        wanted = {1: _MOST, -1: _LEAST}[self.sign] if self.target is None else f"{self.target:g}"
        return f"{self.name}={wanted}"


def read_goal(text: str, players: int) -> Goal:
    """The goal of ``drama=max``, ``forced=min``, ``decisions=120`` or ``first=even``."""
    name, _, wanted = text.partition("=")
    if name not in MEASURES:
        raise BandstandError(f"There is no goal {name!r}. Goals: {', '.join(MEASURES)}.")
    if wanted in (_MOST, _LEAST):
        return Goal(name, None, 1 if wanted == _MOST else -1)
    if wanted == _EVEN and name == "first":
        return Goal(name, 1.0 / players)
    try:
        return Goal(name, float(wanted))
    except ValueError:
        raise BandstandError(
            f"{text!r} is not a goal. Write {name}=max, {name}=min or {name}=NUMBER"
            f"{', or first=even' if name == 'first' else ''}."
        ) from None


@dataclass(frozen=True)
class Request:
    """What is to be tuned, validated."""

    game: Game[Any]
    players: int
    level: own.Bot
    games: int  # of a step
    steps: int
    seed: int
    options: Mapping[str, object]
    goals: tuple[Goal, ...]
    axes: dict[str, list[str]]  # what is turned, and the values it may have
    start: Point

    def settings(self, point: Point) -> dict[str, str]:
        """The value of each number at a point."""
        return {
            name: values[place]
            for (name, values), place in zip(self.axes.items(), point, strict=True)
        }

    def plan(self, point: Point, games: int, purpose: str) -> Plan:
        """Games at a point; an error if the rules exclude it."""
        chances = any(goal.measure in _BY_CHANCES for goal in self.goals)
        return statistics.make_plan(
            self.game,
            self.players,
            self.level,
            games,
            derived_seed(self.seed, purpose),
            {**self.options, **self.settings(point)},
            _PLAYOUTS if chances else 0,
        )

    def possible(self, point: Point) -> bool:
        """Whether the rules allow this point."""
        try:
            self.game.settle(self.players, {**self.options, **self.settings(point)})
        except BandstandError:
            return False
        return True

    def all_games(self) -> int:
        """The total number of games."""
        return self.games * (self.steps + 2 * CHECKS)


def make_request(
    game: Game[Any],
    players: int,
    level: own.Bot,
    games: int,
    steps: int,
    seed: int,
    options: Mapping[str, object],
    goals: Sequence[str],
    turned: Sequence[str],
) -> Request:
    """Validate what was typed; without *turned* every parameter is, around what is printed."""
    if not goals:
        raise BandstandError("Say what you want: --goal drama=max, or --goal decisions=120.")
    if steps < 1:
        raise BandstandError(f"At least 1 step must be made, not {steps}.")
    axes = dict(read_sweep(text) for text in turned) or _around_printed(game, players, options)
    if not axes:
        raise BandstandError(f"{game.meta.title} has no parameters; turn an option with --turn.")
    for name in axes:
        if name in options:
            raise BandstandError(f"Option {name} is given and turned; leave one of them out.")
    start = tuple(_start(game, players, options, name, values) for name, values in axes.items())
    wanted = tuple(read_goal(text, players) for text in goals)
    request = Request(game, players, level, games, steps, seed, options, wanted, axes, start)
    plan = request.plan(start, games, _CHECK)
    named = statistics.measured(statistics.Statistics(plan))
    for goal in wanted:
        if goal.measure not in named:
            known = [name for name, measure in MEASURES.items() if measure in named]
            raise BandstandError(f"A game like this has no {goal.name}: {', '.join(known)}.")
    return request


def _around_printed(
    game: Game[Any], players: int, options: Mapping[str, object]
) -> dict[str, list[str]]:
    """Every parameter from half of what is printed to one and a half times as much."""
    axes = {}
    for parameter in game.meta.parameters:
        printed, kind = parameter.printed_for(players), parameter.kind
        low = max(min(printed // 2, printed + printed // 2), kind.low)
        high = min(max(printed + 1, printed + printed // 2), kind.high)
        if parameter.name not in options and low < high:
            axes[parameter.name] = [str(value) for value in range(low, high + 1)]
    return axes


def _start(
    game: Game[Any], players: int, options: Mapping[str, object], name: str, values: list[str]
) -> int:
    """The place of the printed value, or of the middle one of those that are possible."""
    printed = game.settle(players, options)
    possible = []
    for place, value in enumerate(values):
        try:
            settled = game.settle(players, {**options, name: value})
        except BandstandError as error:
            refused = error
            continue
        if settled == printed:
            return place
        possible.append(place)
    if not possible:
        raise refused
    return possible[len(possible) // 2]


@dataclass
class Tuned:
    """What a search found."""

    request: Request
    model: ntbea.Model
    steps: list[dict[str, float]]  # the goals' measures, step by step
    before: Statistics  # the printed game, or where the search began, from fresh seeds
    after: Statistics  # the setting that promises most, from the same

    @cached_property
    def differences(self) -> dict[str, Difference]:
        """What the setting changes, by measure, corrected for all that were compared."""
        compared = significance.compare(self.before, self.after)
        return {one.name: one for one in compared}

    @property
    def best(self) -> Point:
        """The setting that promises most."""
        return self.model.best()


def tune(
    request: Request,
    workers: Workers = executors.ALONE,
    folder: Path | None = None,
    on_games: Callable[[int], None] | None = None,
) -> Tuned:
    """Search, then check what was found with fresh games; *folder* keeps every step."""
    scales: dict[str, float] = {}
    steps: list[dict[str, float]] = []

    def played(plan: Plan, name: str) -> Statistics:
        kept = None if folder is None else folder / name
        return statistics.collect(plan, workers, kept, on_games)

    def measure(point: Point) -> float:
        name = f"step-{len(steps) + 1}"
        stats = played(request.plan(point, request.games, name), name)
        measures = statistics.measured(stats)
        found = {}
        for goal in request.goals:
            values = [measures[goal.measure](row) for row in stats.rows]
            found[goal.name] = sum(values) / len(values)
            scales.setdefault(goal.name, _scale(values))
        steps.append(found)
        return -sum(goal.shortfall(found[goal.name]) / scales[goal.name] for goal in request.goals)

    sizes = [len(values) for values in request.axes.values()]
    model = ntbea.search(
        sizes, request.start, measure, request.steps, request.seed, request.possible
    )
    games = CHECKS * request.games
    before = played(request.plan(request.start, games, _CHECK), "start")
    after = played(request.plan(model.best(), games, _CHECK), "found")
    return Tuned(request, model, steps, before, after)


def _scale(values: Sequence[float]) -> float:
    """The unit in which a measure's shortfall counts: how much games differ, or its own size."""
    spread = estimated(values).margin * len(values) ** 0.5
    return spread or abs(values[0]) or 1.0


# -- The report ----------------------------------------------------------------------------------


def sentences(found: Tuned) -> list[str]:
    """What was found, the most important first."""
    request = found.request
    here, there = request.settings(request.start), request.settings(found.best)
    changed = [
        f"{name} {there[name]} instead of {value}"
        for name, value in here.items()
        if there[name] != value
    ]
    if not changed:
        return [f"Nothing better than the start was found in {request.steps} steps."]
    said = [f"Most promising: {', '.join(changed)}."]
    for goal in request.goals:
        one = found.differences[goal.measure]
        nearer = goal.shortfall(one.there.value) < goal.shortfall(one.here.value)
        verdict = "nearer to the goal" if nearer else "no nearer to the goal"
        surely = "" if one.real else ", which this number of games cannot tell from chance"
        said.append(
            f"{goal.describe()}: {one.there.value:.3g} instead of {one.here.value:.3g}, "
            f"{verdict}{surely}."
        )
    aside = [
        one.name
        for one in found.differences.values()
        if one.real and one.name not in [goal.measure for goal in request.goals]
    ]
    if aside:
        said.append(f"It also changes {', '.join(aside[:_MOST_NAMED])}.")
    return said


_MOST_NAMED = 5


def rows(found: Tuned) -> list[list[str]]:
    """The goals: the measure at the start and as found; a star marks a real difference."""
    lines = []
    for goal in found.request.goals:
        one = found.differences[goal.measure]
        numbers = [within(value.value, value.margin) for value in (one.here, one.there)]
        lines.append([goal.describe(), *numbers, "*" if one.real else ""])
    return lines


HEADINGS = ("goal", "start", "found", "")


def table(found: Tuned) -> str:
    """Every step as CSV: the setting, the goals' measures, and the score that was maximised."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    names = [goal.name for goal in found.request.goals]
    writer.writerow(("step", *found.request.axes, *names, "score"))
    for number, (point, score) in enumerate(found.model.measured, 1):
        step = found.steps[number - 1]
        values = found.request.settings(point).values()
        measures = [f"{step[name]:.6g}" for name in names]
        writer.writerow((number, *values, *measures, f"{score:.6g}"))
    return text.getvalue()


def page(found: Tuned) -> str:
    """The report as one HTML file."""
    request = found.request
    goals = ", ".join(goal.describe() for goal in request.goals)
    made = Page(
        f"{request.game.meta.title}: tuned for {goals}",
        f"{request.players} players, {request.steps} steps of {request.games} games; "
        f"seed {request.seed}",
    )
    made.section("What was found")
    for sentence in sentences(found):
        made.say(sentence)
    made.table(
        f"Means with 95 % intervals of {len(found.before.rows)} fresh games each; * differs after "
        f"correction for {len(found.differences)} measures",
        HEADINGS,
        rows(found),
    )
    made.section("Each number")
    made.say("The mean score of the steps at each value: higher is nearer to the goals.")
    for place, (name, values) in enumerate(request.axes.items()):
        scores = [
            [score for point, score in found.model.measured if point[place] == number]
            for number in range(len(values))
        ]
        tried = [(value, estimated(one)) for value, one in zip(values, scores, strict=True) if one]
        drawing = charts.over_values(
            [value for value, _ in tried],
            [one.value for _, one in tried],
            [one.margin for _, one in tried],
            name,
            "score",
        )
        made.figure(drawing, f"{name}: the values that were tried.")
    return made.html()
