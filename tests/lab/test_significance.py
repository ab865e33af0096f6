"""Comparisons are corrected for how many are made: chance marks one report in twenty at most."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from bandstand.games.registry import GAMES
from bandstand.lab import significance, statistics
from bandstand.lab.estimates import Estimate
from bandstand.lab.statistics import Statistics

TOOLS = Path(__file__).parents[2] / "tools"
GAME = GAMES["six-forces"]
REPORTS = 120
# With a true error of 5 %, more than this many of 120 reports come once in a thousand times.
MOST_MARKED = 14


@pytest.fixture(scope="module")
def games() -> Statistics:
    return statistics.collect(statistics.make_plan(GAME, 3, 0, 160, 1))


def split(games: Statistics, draw: random.Random) -> tuple[Statistics, Statistics]:
    """A report on two identical variants: the games of one, dealt into two heaps."""
    rows = draw.sample(games.rows, len(games.rows))
    half = len(rows) // 2
    return Statistics(games.plan, rows[:half]), Statistics(games.plan, rows[half:])


def test_identical_variants_are_marked_in_one_report_of_twenty(games: Statistics) -> None:
    draw = random.Random(5)
    corrected = uncorrected = 0
    for _ in range(REPORTS):
        found = significance.compare(*split(games, draw))
        corrected += any(one.real for one in found)
        uncorrected += any(abs(one.change.value) > one.change.margin > 0 for one in found)
    assert corrected <= MOST_MARKED
    # The correction is needed: each interval by itself misses far more often.
    assert uncorrected > 2 * MOST_MARKED


def test_a_planted_difference_is_found_and_nothing_else(games: Statistics) -> None:
    here, there = split(games, random.Random(6))
    longer = [{**row, "lead_changes": row["lead_changes"] + 3} for row in there.rows]
    found = significance.compare(here, Statistics(games.plan, longer))
    assert [one.name for one in found if one.real] == ["lead changes a game"]


def test_the_same_games_twice_differ_in_nothing(games: Statistics) -> None:
    found = significance.compare(games, games)
    assert {one.chance for one in found} == {1.0}
    assert {one.change for one in found} == {Estimate(0.0, 0.0)}


def test_a_measure_that_moves_with_another_costs_nothing() -> None:
    draw = random.Random(7)
    one = [draw.gauss(0.45, 1) for _ in range(60)]
    alone = significance.chances([one])
    assert significance.chances([one] * 20) == pytest.approx(alone * 20)
    noise = [[draw.gauss(0, 1) for _ in range(60)] for _ in range(20)]
    assert significance.chances([one, *noise])[0] > alone[0]


def test_a_smaller_difference_is_never_more_certain() -> None:
    draw = random.Random(8)
    changes = [[draw.gauss(mean / 40, 1) for _ in range(50)] for mean in range(20)]
    sizes = [abs(sum(row)) / sum(value**2 for value in row) ** 0.5 for row in changes]
    ranked = sorted(zip(sizes, significance.chances(changes), strict=True), reverse=True)
    assert [chance for _, chance in ranked] == sorted(chance for _, chance in ranked)


def test_holms_correction_worked_by_hand() -> None:
    # Two-sided chances of 0.003, 0.012 and 0.04: 3 x 0.003, 2 x 0.012 and 1 x 0.04 are all below
    # 5 %; with a fourth of 0.5 the third is compared with 2 x 0.04.
    three = [Estimate(deviations * 1.0, 1.96) for deviations in (2.968, 2.512, 2.054)]
    assert significance.stand_out(three, 0.0) == [True, True, True]
    assert significance.stand_out([*three, Estimate(0.674, 1.96)], 0.0) == [
        True, True, False, False,
    ]  # fmt: skip


def test_what_does_not_vary_stands_out_from_nothing() -> None:
    assert significance.stand_out([Estimate(1.0, 0.0)], 0.5) == [False]


@pytest.mark.slow
def test_a_whole_report_marks_something_false_in_one_of_twenty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    import false_stars

    plan = statistics.make_plan(GAME, 3, 0, 120, 1)
    pool = [statistics.watch_game(plan, number) for number in range(plan["games"])]
    draw = random.Random(9)
    reports = [false_stars.marks(plan, pool, draw, 40) for _ in range(60)]
    # With a true error of 5 %, more than this many of 60 come once in a thousand times.
    assert sum(any(one.values()) for one in reports) <= 9
    # Each part of a report takes part in it.
    assert set(reports[0]) == {"variants", "order", "pieces"}
