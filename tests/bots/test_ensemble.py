"""Several processes that think about one decision."""

from __future__ import annotations

from ctypes import c_longlong

import pytest

from bandstand.bots import levels
from bandstand.bots.budget import Budget
from bandstand.bots.ensemble import Ensemble, search_alone, together
from bandstand.bots.search import search
from bandstand.bots.search_config import THOROUGH
from bandstand.games.registry import find
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.state import State

GAME = find("a-chord")


def test_findings_are_weighted_by_visits_and_the_most_visited_move_comes_first() -> None:
    found = together([[(7, 10, 0.5, 0.1), (8, 30, 0.4, 0.1)], [(7, 30, 0.9, 0.1), (9, 0, 0, 1)]])
    assert [(one.move, one.visits) for one in found] == [(7, 40), (8, 30), (9, 0)]
    assert found[0].chance == pytest.approx(0.8)
    assert found[0].margin == pytest.approx((1 + 9) ** 0.5 / 40)


def test_a_visit_more_from_a_world_left_unfinished_does_not_outweigh_the_chance() -> None:
    found = together(
        [[(7, 81, 0.3, 0.1), (8, 80, 0.4, 0.1)], [(7, 81, 0.3, 0.1), (8, 80, 0.4, 0.1)]]
    )
    assert [one.move for one in found] == [8, 7]


@pytest.mark.parametrize("helpers", [0, 1])
def test_an_ensemble_chooses_a_legal_move_and_every_move_gets_a_verdict(helpers: int) -> None:
    ensemble = Ensemble(helpers)
    state = GAME.new(3, GAME.settle(3, {"first": 1}), seeded(1))
    try:
        for _ in range(2):
            found = ensemble.search(GAME, state, 0, seeded(2), Budget(40))
            assert sorted(one.move for one in found) == state.moves(0)
        move = levels.choose(5, GAME, state, 0, seeded(3), Budget(40), ensemble)
        assert move in state.moves(0)
    finally:
        ensemble.close()


def test_a_search_ends_when_another_process_has_the_answer() -> None:
    state = GAME.new(3, GAME.settle(3, {"first": 1}), seeded(1))
    number = 2
    for answered, goes_on in ((c_longlong(number - 1), True), (c_longlong(number), False)):
        budget = Budget(200)
        search_alone(answered, number, GAME, state, 0, seeded(2), budget)
        assert (budget.done > 1) == goes_on
        assert budget.cancelled == (not goes_on)


def test_who_finds_a_move_clearly_best_tells_the_others() -> None:
    answered = c_longlong(0)
    state, seat = one_sided()
    budget = Budget(100_000)
    search_alone(answered, 1, GAME, state, seat, seeded(2), budget)
    assert budget.done < budget.simulations
    assert answered.value == 1
    search_alone(answered, 2, GAME, state, seat, seeded(2), Budget(40))
    assert answered.value == 1, "a search that used its budget has nothing to tell"


def one_sided() -> tuple[State, int]:
    """A moment at which one of two cards is clearly better."""
    dice = seeded(3)
    while True:
        state = GAME.new(3, GAME.settle(3, {}), dice.spawn())
        while not state.over():
            seat = int(lowest(state.to_act()))
            if len(state.moves(seat)) == 2:
                budget = Budget(400)
                search(state, seat, GAME.heuristic, seeded(2), budget, 1, THOROUGH)
                if budget.done < budget.simulations:
                    return state, seat
            state.play(seat, state.moves(seat)[0])
