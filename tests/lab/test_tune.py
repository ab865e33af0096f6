"""Tuning: the search finds planted optima, goals are read, what was found is checked afresh."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("matplotlib")

from bandstand.cli.main import obey
from bandstand.games.registry import GAMES
from bandstand.lab import ntbea, tune
from bandstand.lab.ntbea import Point

Value = Callable[[Point], float]
STEPS, RUNS = 60, 4


def bowl(target: Point, sizes: Point, weights: tuple[float, ...]) -> Value:
    """Best at the target, and worse by the square of the distance."""
    return lambda point: (
        -sum(
            weight * ((here - there) / (size - 1)) ** 2
            for here, there, size, weight in zip(point, target, sizes, weights, strict=True)
        )
    )


# The size of the grid, the true value, the noise of a measurement, the worst mean regret that will
# do: the share of the range of values that is lost. Random search loses two to ten times as much.
PLANTED: dict[str, tuple[Point, Value, float, float]] = {
    "one number": ((13,), bowl((9,), (13,), (1,)), 0.1, 0.04),
    "three numbers": ((7, 11, 9), bowl((5, 2, 7), (7, 11, 9), (1, 1, 1)), 0.2, 0.06),
    "one of four matters": ((10,) * 4, bowl((8, 0, 0, 0), (10,) * 4, (1.5, 0, 0, 0)), 0.3, 0.05),
    "steps": ((16, 8), lambda at: 0.6 * (at[0] >= 12) + 0.4 * (at[1] <= 2), 0.3, 0.05),
    "more noise than signal": ((7, 11), bowl((5, 2), (7, 11), (0.3, 0.3)), 0.3, 0.2),
}


def regret(sizes: Point, value: Value, found: Point) -> float:
    points: list[Point] = [()]
    for size in sizes:
        points = [(*point, place) for point in points for place in range(size)]
    values = [value(point) for point in points]
    return (max(values) - value(found)) / (max(values) - min(values))


def noisy(value: Value, noise: float, seed: int) -> Value:
    draw = random.Random(seed)
    return lambda point: value(point) + draw.gauss(0, noise)


@pytest.mark.parametrize("name", list(PLANTED))
def test_the_search_finds_a_planted_optimum_in_noise(name: str) -> None:
    sizes, value, noise, most = PLANTED[name]
    lost = []
    for seed in range(RUNS):
        start = tuple(size // 2 for size in sizes)
        model = ntbea.search(sizes, start, noisy(value, noise, seed), STEPS, seed)
        lost.append(regret(sizes, value, model.best()))
    assert sum(lost) / RUNS < most


def test_impossible_points_are_never_measured() -> None:
    measured: list[Point] = []

    def measure(point: Point) -> float:
        measured.append(point)
        return float(sum(point))

    model = ntbea.search((9, 9), (0, 0), measure, 40, 1, lambda at: sum(at) <= 8)
    assert max(map(sum, measured)) <= 8
    assert sum(model.best()) == 8


def test_a_grid_of_one_point_stays_there() -> None:
    assert ntbea.search((1, 1), (0, 0), lambda at: 1.0, 3, 1).best() == (0, 0)


def request(*goals: str, turned: tuple[str, ...] = (), steps: int = 6) -> tune.Request:
    game = GAMES["a-chord"]
    return tune.make_request(game, 2, 0, 4, steps, 1, {}, goals, turned)


def test_goals_are_numbers_or_directions() -> None:
    goals = request("decisions=64", "drama=max", "forced=min", "first=even").goals
    assert [goal.describe() for goal in goals] == [
        "decisions=64", "drama=max", "forced=min", "first=0.5",
    ]  # fmt: skip
    assert [goal.shortfall(60.0) for goal in goals[:3]] == [4.0, -60.0, 60.0]


def test_without_a_word_every_parameter_is_turned_around_its_printed_value() -> None:
    wanted = request("decisions=64")
    printed = {one.name: str(one.printed_for(2)) for one in GAMES["a-chord"].meta.parameters}
    assert wanted.settings(wanted.start) == {
        name: value for name, value in printed.items() if name in wanted.axes
    }
    assert set(wanted.axes) == set(printed)


def test_a_number_of_the_game_is_found_and_checked_with_fresh_games() -> None:
    longest = tune.tune(request("decisions=64", turned=("stages=1..3",), steps=8))
    assert longest.request.settings(longest.best) == {"stages": "2"}
    difference = longest.differences["decisions a game"]
    assert (difference.here.value, difference.there.value) == (96, 64)
    assert difference.real
    assert tune.sentences(longest)[0] == "Most promising: stages 2 instead of 3."
    assert "nearer to the goal" in tune.sentences(longest)[1]
    assert len(tune.table(longest).splitlines()) == 9
    nothing = tune.tune(request("decisions=96", turned=("stages=2..3",), steps=3))
    assert tune.sentences(nothing) == ["Nothing better than the start was found in 3 steps."]


@pytest.mark.slow
def test_the_command_writes_its_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tune", "a-chord", "--players", "2", "--level", "0", "--games", "4", "--steps", "5"]
    words += ["--goal", "drama=max", "--turn", "stages=1..3", "--workers", "1"]
    out, kept = tmp_path / "out", tmp_path / "kept"
    assert obey([*words, "--out", str(out), "--folder", str(kept)]) == 0
    first = capsys.readouterr().out
    assert "drama=max" in first
    assert "<svg" in (out / "report.html").read_text(encoding="utf-8")
    assert (out / "steps.csv").read_text(encoding="utf-8").startswith("step,stages,drama,score")
    assert obey([*words, "--out", str(out), "--folder", str(kept)]) == 0  # from what was kept
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--goal", "joy=max"], "There is no goal 'joy'. Goals: decisions,"),
        (["--goal", "drama=lots"], "'drama=lots' is not a goal"),
        (["--goal", "won=max"], "A game like this has no won"),
        (["--goal", "drama=max", "--turn", "stages"], "is not a sweep"),
        (["--goal", "drama=max", "--turn", "stages=97..99"], "Option stages cannot be"),
        (["--goal", "drama=max", "--turn", "stages=1..2", "--option", "stages=3"], "and turned"),
        (["--goal", "drama=max", "--steps", "0"], "At least 1 step"),
        ([], "goal"),
    ],
)
def test_bad_requests_get_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert obey(["tune", "a-chord", *arguments]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.err.count("\n") == 1
