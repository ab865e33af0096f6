"""The changes that `make mutants` tries: one each, and a program that still can be read."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from subprocess import TimeoutExpired

import pytest

from bandstand.games.registry import IDS
from support.bare_install import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import mutants
import mutation

PROGRAM = '''
def may_play(cards: int, limit: int = 3) -> bool:
    """Whether there is room."""
    # a comment stays, ü too
    return "é" and cards < limit + 1 and not blocked(cards)
'''


def changes(program: str) -> dict[str, str]:
    return {mutant.change: mutant.text for mutant in mutants.mutants(program)}


def test_every_kind_of_slip() -> None:
    found = changes(PROGRAM)
    assert list(found) == [
        "3 -> 4",
        (
            '"é" and cards < limit + 1 and not blocked(cards) -> '
            '(("é") or (cards < limit + 1) or (not blocked(cards)))'
        ),
        "cards < limit + 1 -> ((cards) <= (limit + 1))",
        "limit + 1 -> ((limit) - (1))",
        "1 -> 2",
        "not blocked(cards) -> bool(blocked(cards))",
    ]
    for text in found.values():
        ast.parse(text)
        assert "# a comment stays, ü too" in text


@pytest.mark.parametrize(
    ("program", "change"),
    [
        ("a = x if y else z", "x if y else z -> (z)"),
        ("a = b in c", "b in c -> ((b) not in (c))"),
        ("a = b & c", "b & c -> ((b) | (c))"),
        ("a = True", "True -> False"),
    ],
)
def test_other_slips(program: str, change: str) -> None:
    assert list(changes(program)) == [change]


def test_types_and_assertions_are_left_alone() -> None:
    program = "if TYPE_CHECKING:\n    a = 1\ndef f(x: 'L[1]') -> 'L[2]':\n    assert x == 3\n"
    assert changes(program) == {}


@pytest.mark.parametrize("game", IDS)
def test_rules_of_every_game_are_drawn_alike(game: str) -> None:
    folder = game.replace("-", "_")
    drawn = mutation.drawn(folder, 20, seed=1)
    assert len(drawn) == 20
    assert drawn == mutation.drawn(folder, 20, seed=1)
    assert drawn != mutation.drawn(folder, 20, seed=2)
    stems = {path.parts[4].removesuffix(".py") for path, _ in drawn}
    assert stems <= set(mutation.RULES)
    for path, mutant in drawn:
        ast.parse(mutant.text)
        assert mutant.text != (ROOT / path).read_text(encoding="utf-8")


def test_the_copy_is_as_it_was_whatever_the_tests_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, mutant = mutation.drawn("six_forces", 1, seed=1)[0]
    copied = tmp_path / path
    copied.parent.mkdir(parents=True)
    copied.write_text("before", encoding="utf-8")
    read = []

    def run_tests(copy: Path, game: str, patience: float | None) -> int:
        read.append((copy / path).read_text(encoding="utf-8"))
        if len(read) == 3:
            raise TimeoutExpired("pytest", 1)
        return len(read) - 1

    monkeypatch.setattr(mutation, "run_tests", run_tests)
    outcomes = [mutation.outcome_of(tmp_path, "six_forces", path, mutant, 1) for _ in range(3)]
    assert outcomes == [mutation.SURVIVED, mutation.KILLED, mutation.ENDLESS]
    assert read == [mutant.text] * 3
    assert copied.read_text(encoding="utf-8") == "before"


def test_the_share_that_was_noticed() -> None:
    verdicts = [
        mutation.Verdict("a", "path", 1, "change", outcome)
        for outcome in (mutation.KILLED, mutation.ENDLESS, mutation.SURVIVED, mutation.KILLED)
    ]
    assert mutation.noticed(verdicts) == 0.75
    assert mutation.noticed([]) == 0.0
