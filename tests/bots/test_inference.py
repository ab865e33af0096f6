"""Inference: worlds that explain what the others did are likelier the real one."""

from __future__ import annotations

from bandstand.bots import match
from bandstand.bots.search import DEEP, THOROUGH, Budget, search
from bandstand.games.registry import find
from bandstand.games.six_forces.rules import SixForces
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded

GAME = find("six-forces")
DEALS = 40
WORLDS = 20


def predicted(deal: int) -> SixForces:
    """A round of 6 Forces after rules of thumb made their predictions and a trick was led."""
    state: SixForces = GAME.new(3, GAME.settle(3, {}), seeded(deal))
    dice = seeded(1000 + deal)
    while state.choices_left > 0:
        seat = int(lowest(state.waiting()))
        state.play(seat, match.decide(match.STEADY, GAME.instinct, state, seat, dice))
    return state


def test_the_truth_explains_predictions_better_than_most_imagined_worlds() -> None:
    better = 0
    for deal in range(DEALS):
        state = predicted(deal)
        seat = int(lowest(state.waiting()))
        truth = GAME.instinct.plausibility(state, seat)
        dice = seeded(deal)
        for _ in range(WORLDS):
            better += truth > GAME.instinct.plausibility(state.imagine(seat, dice), seat)
    assert better > 0.6 * DEALS * WORLDS


def test_a_search_that_infers_is_repeatable_and_legal() -> None:
    state = predicted(3)
    seat = int(lowest(state.waiting()))
    found = [
        search(state, seat, GAME.instinct, seeded(5), Budget(30), DEEP, THOROUGH) for _ in range(2)
    ]
    first, second = ([(one.move, one.visits, one.chance) for one in verdicts] for verdicts in found)
    assert first == second
    assert sorted(move for move, _, _ in first) == state.moves(seat)
