"""The compiled form plays the same games as the plain one, to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import mean, variance

import pytest

from bandstand.games.registry import GAMES
from bandstand.kernel import build
from bandstand.kernel.dice import seeded
from bandstand.kernel.state import State
from support.battery import Case, positions
from support.battery import cases as battery_cases
from support.parity import cases, checksum

ROLLOUTS = 60
# Games whose own rollout throws the dice in another way than move by move.
OTHER_THROWS = {"fiddlefoo"}

ROOT = Path(__file__).parent.parent
PLAIN, COMPILED = ROOT / "src", ROOT / ".cache" / "compiled" / "current"


def run_other_form(*command: str) -> str:
    """Let the form that this process is not run a script."""
    other = PLAIN if build.look().compiled else COMPILED
    environment = {**os.environ, "PYTHONPATH": str(other)}
    script = [sys.executable, *command]
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


@cache
def why_no_other_form() -> str | None:
    """Why there is nothing to compare with; the compiled form always has the sources."""
    if build.look().compiled:
        return None
    if not COMPILED.exists():
        return "there is no compiled copy: make compile"
    look = "from bandstand.kernel import build; print(*build.look().stale)"
    stale = run_other_form("-c", look).strip()
    return f"the compiled copy is stale ({stale}): make compile" if stale else None


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), cases())
def test_both_forms_play_alike(game_id: str, players: int) -> None:
    reason = why_no_other_form()
    if reason is not None:
        pytest.skip(reason)
    script = str(Path(__file__).parent / "support" / "parity.py")
    assert run_other_form(script, game_id, str(players)).strip() == checksum(game_id, players)


ALIKE = [
    pytest.param(case, marks=pytest.mark.compiled_suffices if case.number else ())
    for case in battery_cases()
    if case.game_id not in OTHER_THROWS
]


@pytest.mark.parametrize("case", ALIKE, ids=str)
def test_a_fast_rollout_plays_what_the_plain_one_plays(case: Case) -> None:
    """A game may play random moves faster than move by move, but not otherwise."""
    for position in positions(case)[::4]:
        fast, steps = position.state.clone(), position.state.clone()
        dice, same_dice = seeded(1), seeded(1)
        assert fast.rollout(dice) == State.rollout(steps, same_dice)
        assert fast.packed() == steps.packed()
        assert dice.packed() == same_dice.packed()


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), cases())
def test_a_fast_rollout_ends_as_the_plain_one_does(game_id: str, players: int) -> None:
    """In the mean, within five standard errors: its length, and every seat's score."""
    game = GAMES[game_id]
    dealt = game.new(players, game.settle(players, {}), seeded(1))
    dice = seeded(2)
    fast, plain = [], []
    for _ in range(ROLLOUTS):
        state = dealt.clone()
        fast.append([state.rollout(dice), *state.scores()])
        state = dealt.clone()
        plain.append([State.rollout(state, dice), *state.scores()])
    for ours, theirs in zip(zip(*fast, strict=True), zip(*plain, strict=True), strict=True):
        error = sqrt((variance(ours) + variance(theirs)) / ROLLOUTS)
        assert abs(mean(ours) - mean(theirs)) <= 5 * error
