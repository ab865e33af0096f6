"""A recorded game looked at again at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bandstand.cli.review import plot
from support.command import Command

QUICK = ("--simulations", "4", "--workers", "1")


@pytest.fixture
def file(bandstand: Command, tmp_path: Path) -> str:
    path = str(tmp_path / "games.jsonl")
    simulate = ("simulate", "a-chord", "--players", "2", "--games", "1", "--seed", "1")
    assert bandstand(*simulate, "--records", path).code == 0
    return path


def test_a_review_shows_the_curve_the_seats_and_the_slips(bandstand: Command, file: str) -> None:
    out = bandstand("review", file, *QUICK).out
    assert out.startswith("Take the A Chord: ")
    assert " 100 % " in out
    assert "mean regret" in out
    assert "lip" in out


def test_the_same_seed_is_the_same_review(bandstand: Command, file: str) -> None:
    first = bandstand("review", file, *QUICK, "--seat", "2", "--json").out
    assert bandstand("review", file, *QUICK, "--seat", "2", "--json").out == first
    data = json.loads(first)
    assert len(data["curve"]) == len(data["decisions"]) + 1
    assert data["seats"][0]["decisions"] == 0 < data["seats"][1]["decisions"]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--seat", "3"), "the seats are 1 to 2"),
        (("--seconds", "0"), "Try 20"),
        (("--seconds", "nan"), "Try 20"),
        (("--simulations", "0"), "Try 2000"),
        (("--workers", "-1"), "0 means one per core"),
        (("--game-number", "2"), "there is no game 2"),
    ],
)
def test_invalid_input_gets_a_sentence(
    bandstand: Command, file: str, arguments: tuple[str, ...], word: str
) -> None:
    outcome = bandstand("review", file, *arguments)
    assert outcome.code == 2
    assert word in outcome.err


def test_the_plot_places_each_seat_by_its_chance() -> None:
    lines = [line.plain for line in plot([[0.5, 0.5], [0.9, 0.1], [1.0, 0.0]], 40)]
    assert lines[0].endswith("..1")
    assert lines[1].endswith(" 1 ")
    assert lines[5].endswith("1..")
    assert lines[10].endswith("..2")
    assert len(plot([[1.0]], 40)) == 11
