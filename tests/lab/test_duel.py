"""Duels between players of any kind."""

from __future__ import annotations

import pytest

from bandstand.bots import match
from bandstand.games.registry import find
from bandstand.kernel.dice import Dice
from bandstand.kernel.state import State
from bandstand.lab import duel
from bandstand.lab.contest import Contest

GAME = find("a-chord")


def of_level(level: int) -> duel.Decider:
    def decide(state: State, seat: int, dice: Dice) -> int:
        return int(match.decide(level, GAME.heuristic, state, seat, dice))

    return decide


def test_rules_of_thumb_beat_chance_and_every_seat_is_taken_in_turn() -> None:
    contests = duel.meet(GAME, 3, (of_level(2), of_level(0)), range(12), 1)
    assert len(contests) == 36
    for deal in range(12):
        seats = [contest.entrants for contest in contests if contest.deal == deal]
        assert all(sorted(column) == sorted(seats[0]) for column in zip(*seats, strict=True))
    found = duel.outcome(contests, 3)
    assert found.deals == 12
    assert found.placings.mean - found.placings.margin > 0.5
    assert found.points.mean > 0


def test_the_same_seed_gives_the_same_duel() -> None:
    deciders = (of_level(2), of_level(1))
    assert duel.meet(GAME, 2, deciders, [3], 5) == duel.meet(GAME, 2, deciders, range(4), 5)[-2:]


def test_an_outcome_counts_deals_not_games() -> None:
    won = Contest(0, (0, 1), (1, 2), (1.0, 0.0), (30, 10))
    lost = Contest(0, (1, 0), (1, 2), (1.0, 0.0), (20, 10))
    again = Contest(1, (0, 1), (1, 2), (1.0, 0.0), (40, 10))
    found = duel.outcome([won, lost, again], 2, unit=2)
    assert found.deals == 2
    assert found.placings.mean == 0.75
    assert found.victories.mean == 1.5
    assert found.points.mean == (2.5 + 15) / 2
    assert found.placings.margin == pytest.approx(1.96 * 0.25)
