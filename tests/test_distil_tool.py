"""tools/distil.py: the heuristic learns from decisions that the search evaluated."""

from __future__ import annotations

from pathlib import Path

import pytest

from bandstand.games.registry import find

TOOLS = Path(__file__).parent.parent / "tools"
GAME = find("rythm-n-play")


@pytest.mark.slow
def test_numbers_are_found_that_give_less_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    import distil

    monkeypatch.setattr(distil, "A_PART", 24)
    gathered = distil.gather("rythm-n-play", 3, 24, seed=4)
    decisions = [(GAME.unpack(packed), seat, chances) for packed, seat, chances in gathered]
    assert len(decisions) >= 24
    for world, seat, chances in decisions:
        assert sorted(chances) == sorted(world.moves(seat))
        assert max(chances.values()) <= 1.0
    numbers = distil.distil(GAME, 3, decisions, rounds=4, seed=1)
    assert numbers.keys() == GAME.heuristic.weights().keys()
    before = distil.given_away(GAME.heuristic, decisions)
    after = distil.given_away(GAME.heuristic.with_weights(numbers, 3), decisions)
    assert 0.0 <= after < before
