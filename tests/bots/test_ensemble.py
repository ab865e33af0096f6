"""Several processes that think about one decision."""

from __future__ import annotations

import pytest

from bandstand.bots import levels
from bandstand.bots.budget import Budget
from bandstand.bots.ensemble import Ensemble, together
from bandstand.games.registry import find
from bandstand.kernel.dice import seeded

GAME = find("a-chord")


def test_findings_are_weighted_by_visits_and_the_most_visited_move_comes_first() -> None:
    found = together([[(7, 10, 0.5, 0.1), (8, 30, 0.4, 0.1)], [(7, 30, 0.9, 0.1), (9, 0, 0, 1)]])
    assert [(one.move, one.visits) for one in found] == [(7, 40), (8, 30), (9, 0)]
    assert found[0].chance == pytest.approx(0.8)
    assert found[0].margin == pytest.approx((1 + 9) ** 0.5 / 40)


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
