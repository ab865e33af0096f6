"""Inference: worlds that explain what the others did are likelier the real one."""

from __future__ import annotations

from collections.abc import Callable
from math import log

import pytest

from bandstand.bots import match
from bandstand.bots.beliefs import Beliefs
from bandstand.bots.budget import Budget
from bandstand.bots.search import reach, search
from bandstand.bots.search_config import THOROUGH
from bandstand.games.a_chord.knowledge import as_dealt
from bandstand.games.a_chord.material import in_order
from bandstand.games.a_chord.state import AChord
from bandstand.games.registry import find
from bandstand.games.six_forces.state import SixForces
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.levels import STEADY
from bandstand.kernel.state import State

SIX_FORCES = find("six-forces")
A_CHORD = find("a-chord")
DEALS = 40
WORLDS = 20


def predicted(deal: int) -> SixForces:
    """A round of 6 Forces after the heuristic made the predictions and a trick was led."""
    state: SixForces = SIX_FORCES.new(3, SIX_FORCES.settle(3, {}), seeded(deal))
    dice = seeded(1000 + deal)
    while state.choices_left > 0:
        seat = int(lowest(state.to_act()))
        state.play(seat, match.decide(STEADY, SIX_FORCES.heuristic, state, seat, dice))
    return state


def half_played(deal: int, players: int = 4) -> AChord:
    """A stage of Take the A Chord by the heuristic, after half of its rounds and a card."""
    state: AChord = A_CHORD.new(players, A_CHORD.settle(players, {}), seeded(deal))
    dice = seeded(1000 + deal)
    while state.rounds_left > state.terms.rounds // 2 or state.in_round == 0:
        seat = int(lowest(state.to_act()))
        state.play(seat, match.decide(STEADY, A_CHORD.heuristic, state, seat, dice))
    return state


SITUATIONS: dict[str, Callable[[int], State]] = {"six-forces": predicted, "a-chord": half_played}


def gain(game_id: str, deal: int) -> float:
    """How much more the truth is believed than an imagined world is on average, as a logarithm."""
    heuristic = find(game_id).heuristic
    state = SITUATIONS[game_id](deal)
    seat = int(lowest(state.to_act()))
    dice = seeded(deal)
    guesses = [heuristic.likelihood(state.imagine(seat, dice), seat) for _ in range(WORLDS)]
    return log(heuristic.likelihood(state, seat)) - log(sum(guesses) / WORLDS)


@pytest.mark.parametrize("game_id", SITUATIONS)
def test_the_truth_explains_what_was_done_better_than_imagined_worlds(game_id: str) -> None:
    gains = [gain(game_id, deal) for deal in range(DEALS)]
    assert sum(gains) / DEALS > 0.3
    assert sum(one > 0.0 for one in gains) > 0.6 * DEALS


@pytest.mark.parametrize("game_id", SITUATIONS)
def test_a_search_that_infers_is_repeatable_and_legal(game_id: str) -> None:
    heuristic = find(game_id).heuristic
    state = SITUATIONS[game_id](3)
    seat = int(lowest(state.to_act()))
    depth = reach(heuristic, state)
    found = [
        search(state, seat, heuristic, seeded(5), Budget(30), depth, THOROUGH) for _ in range(2)
    ]
    first, second = ([(one.move, one.visits, one.chance) for one in verdicts] for verdicts in found)
    assert first == second
    assert sorted(move for move, _, _ in first) == state.moves(seat)


def test_what_explains_more_is_imagined_more_often() -> None:
    state = half_played(1)
    seat = int(lowest(state.to_act()))
    heuristic, dice = A_CHORD.heuristic, seeded(2)
    beliefs = Beliefs(heuristic, seat, 50)
    drawn = [heuristic.likelihood(beliefs.imagine(state, dice), seat) for _ in range(400)]
    guessed = [heuristic.likelihood(guess, seat) for guess in beliefs.guesses]
    assert len(guessed) == 50
    # Guesses drawn by their weights have the mean of the squares over the mean.
    expected = sum(one * one for one in guessed) / sum(guessed)
    assert sum(drawn) / len(drawn) == pytest.approx(expected, rel=0.2)
    assert expected > 1.5 * sum(guessed) / len(guessed)


def test_what_is_imagined_twice_is_not_shared() -> None:
    state = half_played(1)
    seat = int(lowest(state.to_act()))
    beliefs, dice = Beliefs(A_CHORD.heuristic, seat, 1), seeded(2)
    one, other = beliefs.imagine(state, dice), beliefs.imagine(state, dice)
    one.play(seat, one.moves(seat)[0])
    assert len(other.moves(seat)) > 0
    assert len(beliefs.guesses[0].moves(seat)) > 0


@pytest.mark.parametrize("players", [3, 4])
def test_a_stage_replays_from_its_deal_to_the_present(players: int) -> None:
    for deal in range(10):
        state = half_played(deal, players)
        past = as_dealt(state)
        orders = [in_order(person.order) for person in state.people]
        assert [sum(1 << card for card in order) for order in orders] == [
            person.played for person in state.people
        ]
        for _ in range(sum(len(order) for order in orders)):
            seat = int(lowest(past.to_act()))
            card = orders[seat].pop(0)
            assert card in past.moves(seat)
            past.play(seat, card)
        past.last_table, past.last_leader = state.last_table, state.last_leader
        assert past.packed() == state.packed()
