"""Looking at a game again: repeatable, by what the seat knew, no slip that could be noise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bandstand.bots.budget import Budget
from bandstand.bots.match import play_out
from bandstand.bots.review import Decision, Judged, judge, moments, review, summed_up
from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded
from bandstand.kernel.game import Game
from bandstand.kernel.record import Record, write_seed
from bandstand.kernel.referee import Match

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def played(game: Game[Any], players: int, level: int = 0, most: int = 1000) -> Record:
    """A game between bots of a level, or its beginning."""
    options = game.settle(players, {})
    made: list[int] = []
    play_out(
        game.new(players, options, seeded(5)), game.heuristic, [level] * players, seeded(6), made
    )
    names = [f"Seat {seat + 1}" for seat in range(players)]
    record = Record(game.meta.id, game.meta.rules_version, players, options, names, write_seed(5))
    match = Match(game, record)
    for seat, move in list(zip(made[::2], made[1::2], strict=True))[:most]:
        match.attempt(seat, move)
    return record


@every_game
def test_every_decision_gets_its_place_and_the_curve_ends_with_the_result(game: Game[Any]) -> None:
    record = played(game, min(game.meta.players))
    found = moments(game, record)
    found = [replace(moment, free=moment.free and moment.number % 40 == 1) for moment in found]
    result = summed_up([judge(moment, Budget(4), 1) for moment in found], record.players)
    assert [decision.number for decision in result.decisions] == list(
        range(1, len(record.moves) + 1)
    )
    assert [f"{one.seat + 1} {one.move}" for one in result.decisions] == record.moves
    assert len(result.curve) == len(record.moves) + 1
    assert record.placing is not None
    assert [chance > 0 for chance in result.curve[-1]] == [place == 1 for place in record.placing]


def test_the_same_seed_and_simulations_judge_the_same_wherever() -> None:
    game = GAMES["a-chord"]
    record = played(game, 2, most=12)
    alone = review(game, record, simulations=10, seed=3)
    assert review(game, record, simulations=10, seed=3, workers=2) == alone
    assert review(game, record, simulations=10, seed=4) != alone


@every_game
def test_a_judgement_does_not_depend_on_what_was_hidden(game: Game[Any]) -> None:
    """The same decision in another world that the seat cannot tell from the real one."""
    found = moments(game, played(game, max(game.meta.players), most=12))
    moment = [one for one in found if one.free][-1]
    judged = judge(moment, Budget(20), 1).decision
    truth = game.unpack(moment.state)
    world = truth.imagine(moment.seat, seeded(9))
    other = replace(moment, state=world.packed())
    assert judge(other, Budget(20), 1).decision == judged


def test_only_the_seat_asked_for_is_judged() -> None:
    game = GAMES["six-forces"]
    result = review(game, played(game, 3, most=15), seat=1, simulations=4)
    judged = {one.seat for one in result.decisions if one.chance is not None}
    assert judged == {1}
    assert [one.decisions > 0 for one in result.seats] == [False, True, False]


def test_a_blunder_is_a_slip_and_good_play_is_not() -> None:
    """Predicting every trick with a hand that cannot win them costs most of the chance."""
    game = GAMES["six-forces"]
    record = played(game, 3, level=2, most=1)
    found = moments(game, record)[0]
    state = game.unpack(found.state)
    texts = {game.write_move(state, move): move for move in state.moves(found.seat)}
    blunder = judge(replace(found, move=texts["12"], text="12"), Budget(400), 1).decision
    assert blunder.flagged
    assert blunder.best_chance is not None
    assert blunder.chance is not None
    assert blunder.best_chance - blunder.chance == pytest.approx(blunder.regret)
    assert blunder.best is not None
    good = judge(replace(found, move=texts[blunder.best]), Budget(400), 1).decision
    assert not good.flagged
    assert (good.regret, good.margin) == (0.0, 0.0)


def test_turning_points_are_swings_beyond_noise() -> None:
    def at(number: int, chance: float, doubt: float) -> Judged:
        return Judged(Decision(number, 0, "x"), [chance, 1 - chance], doubt)

    sure = [at(1, 0.5, 0.01), at(2, 0.8, 0.01), at(3, 0.75, 0.01), at(4, 1.0, 0.0)]
    assert summed_up(sure, 2).turning == [1, 3]
    unsure = [at(1, 0.5, 0.3), at(2, 0.8, 0.3), at(3, 0.75, 0.3), at(4, 1.0, 0.3)]
    assert summed_up(unsure, 2).turning == []
