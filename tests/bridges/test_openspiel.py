"""OpenSpiel: its own test of a game, and its algorithms on ours."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("pyspiel")
pytest.importorskip("numpy")

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts

from bandstand.bridges import openspiel
from bandstand.games.registry import GAMES
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError

openspiel.register()
SEATINGS = [(game.meta.id, players) for game in GAMES.values() for players in game.meta.players]


def load(game_id: str, **parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.short_name(game_id), parameters)


def walked(game: Any, deal: int, moves: int, seed: int = 1) -> Any:
    """A state some random moves into a game."""
    state = game.new_initial_state()
    state.apply_action(deal)
    choices = random.Random(seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(choices.choice(state.legal_actions()))
    return state


def test_registering_twice_does_no_harm() -> None:
    assert openspiel.register() == openspiel.register()
    assert "bandstand_a_chord" in pyspiel.registered_names()


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_openspiels_own_test(game_id: str, players: int) -> None:
    game = load(game_id, players=players, deals=5)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 2, verbose=False)


def last_moves(game_id: str, left: int) -> int:
    """How many moves to skip so that about that many are left."""
    state = openspiel.Terms(game_id, {}).config.deal(0)
    dice = seeded(1)
    moves = 0
    while not state.over():
        seat = lowest(state.to_act())
        legal = state.moves(seat)
        state.play(seat, legal[dice.below(len(legal))])
        moves += 1
    return max(moves - left, 0)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_playthrough_is_repeatable(game_id: str) -> None:
    name = f"{openspiel.short_name(game_id)}(deals=3,skip={last_moves(game_id, 5)})"

    def lines() -> list[str]:
        made: list[str] = generate_playthrough.playthrough_lines(
            name, alsologtostdout=False, seed=4
        )
        return made

    first = lines()
    assert first == lines()
    assert any("InformationStateString" in line for line in first)
    assert any("# Apply action" in line for line in first)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_an_imagined_state_looks_the_same_to_its_player(game_id: str) -> None:
    game = load(game_id)
    for moves in (0, 5, 17):
        state = walked(game, 3, moves)
        if state.is_terminal():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor(seat) == state.observation_tensor(seat)


def test_no_tensor_is_claimed_to_have_perfect_recall() -> None:
    claimed = load("a-chord").get_type()
    assert claimed.provides_observation_tensor
    assert claimed.provides_information_state_string
    assert not claimed.provides_information_state_tensor


def test_the_information_state_keeps_what_the_view_forgets() -> None:
    game = load("a-chord", players=2)
    one, other = walked(game, 3, 30, seed=1), walked(game, 3, 30, seed=2)
    strings = {state.information_state_string(0) for state in (one, other)}
    assert len(strings) == 2
    assert one.observation_string(0) in {one.observation_string(0), other.observation_string(0)}
    assert "card-played" in one.information_state_string(0)
    assert "card-played" not in one.observation_string(0)


def test_returns_sum_to_nought() -> None:
    state = walked(load("a-chord", players=4), 3, 200)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0.0)
    assert max(state.returns()) > 0


def test_cfr_solves_an_endgame() -> None:
    game = load("a-chord", players=2, skip=90, deals=4, seed=7)
    at_random = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    solved = exploitability.exploitability(game, solver.average_policy())
    assert at_random > 0.1
    assert solved < at_random / 4


def test_cfr_learns_a_game_with_a_reduced_deck() -> None:
    game = load("a-chord", players=3, deck="2x4", hand=2, deals=12, options="first=1")
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    learnt = exploitability.nash_conv(game, solver.average_policy())
    assert at_random > 0.1
    assert learnt < at_random / 2


def test_a_reduced_deck_is_played_by_the_same_rules() -> None:
    game = load("a-chord", players=2, deck="3x3", hand=2)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    state = walked(game, 5, 0)
    world = state.play.state
    pieces = sorted(
        piece for lying in GAMES["a-chord"].pieces_by_place(world).values() for piece in lying
    )
    assert pieces == ["bA", "bB", "bC", "gA", "gB", "gC", "rA", "rB", "rC"]
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert sorted(GAMES["a-chord"].pieces(other.play.state)) == pieces
    assert walked(game, 5, 8).is_terminal()  # two halves of one round, four cards each


def test_the_worlds_of_an_endgame_are_alike_to_who_decides() -> None:
    game = load("a-chord", players=2, skip=84, deals=6)
    states = [walked(game, deal, 0) for deal in range(6)]
    seat = states[0].current_player()
    assert len({state.information_state_string(seat) for state in states}) == 1
    assert len({state.information_state_string(1 - seat) for state in states}) > 1


@pytest.mark.parametrize("game_id", list(GAMES))
def test_openspiels_search_plays_our_games(game_id: str) -> None:
    game = load(game_id)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=0.7,
        max_simulations=6,
        random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )
    state = walked(game, 1, 20)
    if not state.is_terminal():
        assert bot.step(state) in state.legal_actions()


def test_parameters_that_will_not_do_are_refused() -> None:
    with pytest.raises(BandstandError, match="is for 2, 3 or 4 players"):
        load("a-chord", players=7)
    with pytest.raises(BandstandError, match="There must be at least 1 deal"):
        load("a-chord", deals=0)
    with pytest.raises(BandstandError, match="There is no option"):
        load("a-chord", options="speed=3")
    with pytest.raises(BandstandError, match="written like 2x4"):
        load("a-chord", deck="tiny")
    with pytest.raises(BandstandError, match="1 to 5 colours and 1 to 7 chords, not 9 and 9"):
        load("a-chord", deck="9x9")
    with pytest.raises(BandstandError, match="cannot be dealt hands of 3 from 9 cards"):
        load("a-chord", deck="3x3", hand=3)
    with pytest.raises(BandstandError, match="Only the deck of Take the A Chord can be reduced"):
        load("six-forces", deck="2x4")
