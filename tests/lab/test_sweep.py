"""Sweeps: values are read, played from the same seeds, compared and corrected."""

from __future__ import annotations

from pathlib import Path

import pytest

from bandstand.cli.main import obey
from bandstand.games.registry import GAMES
from bandstand.kernel.errors import BandstandError
from bandstand.lab import sweep

SIX_FORCES = GAMES["six-forces"]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("chips=9..12", ["9", "10", "11", "12"]),
        ("away_points=-2..0", ["-2", "-1", "0"]),
        ("chips=9,15", ["9", "15"]),
        ("memory_aid=yes,no", ["yes", "no"]),
    ],
)
def test_values_are_a_range_or_a_list(text: str, values: list[str]) -> None:
    assert sweep.read_sweep(text)[1] == values


@pytest.mark.parametrize("text", ["chips", "chips=9", "=9..12", "chips=12..9", "chips=9,9"])
def test_what_is_no_sweep_gets_a_sentence(text: str) -> None:
    with pytest.raises(BandstandError, match="is not a sweep"):
        sweep.read_sweep(text)


def test_too_many_values_are_refused() -> None:
    with pytest.raises(BandstandError, match="at most 50 values"):
        sweep.read_sweep("chips=0..60")


def test_values_are_compared_with_the_printed_one() -> None:
    plans = sweep.make_plans(SIX_FORCES, 3, 0, 6, 1, {}, "chips=14..16")
    assert plans.reference == 1
    assert plans.games() == 18
    plans = sweep.make_plans(SIX_FORCES, 3, 0, 6, 1, {}, "chips=9,12")
    assert plans.reference == 0


def test_a_real_change_is_marked_and_none_where_nothing_changes() -> None:
    found = sweep.run(sweep.make_plans(SIX_FORCES, 3, 0, 12, 1, {}, "away_points=-1,-5"))
    marked = {one.name for one in found.differences[1] if one.real}
    assert "mean score" in marked
    assert "decisions a game" not in marked
    same = sweep.run(sweep.make_plans(SIX_FORCES, 3, 0, 12, 1, {}, "memory_aid=yes,no"))
    assert not any(one.real for one in same.differences[1])
    assert sweep.sentences(same) == ["No value differs from memory_aid yes in any measure."]


@pytest.mark.slow
def test_the_command_writes_a_report_and_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["balance", "six-forces", "--players", "3", "--level", "0", "--games", "6"]
    out = tmp_path / "out"
    swept = ["--sweep", "chips=3,15", "--workers", "1", "--out", str(out)]
    assert obey([*arguments, *swept]) == 0
    assert "15 (reference)" in capsys.readouterr().out
    assert "<svg" in (out / "report.html").read_text(encoding="utf-8")
    lines = (out / "sweep.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("chips,measure,mean,margin")
    assert any(line.startswith("3,mean score,") for line in lines)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--sweep", "chips"], "is not a sweep"),
        (["--sweep", "chips=99..100"], "Option chips cannot be '99'"),
        (["--sweep", "tempo=1..2"], "There is no option 'tempo'"),
        (["--sweep", "chips=1..2", "--option", "chips=3"], "given and swept"),
        (["--sweep", "chips=1..2", "--against", "chips=3"], "not both"),
    ],
)
def test_bad_sweeps_get_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert obey(["balance", "six-forces", *arguments]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.err.count("\n") == 1
