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


def test_a_tensor_with_perfect_recall_is_empty() -> None:
    state = pyspiel.load_game("bandstand_a_chord", {"players": 2}).new_initial_state()
    state.apply_action(1)
    assert state.observation_tensor(0) != state.observation_tensor(1)
    assert list(state.information_state_tensor(0)) == []


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


# Parameters that make a title small enough to solve: players, deals, options, iterations.
SMALL = {
    "a-chord": (2, 20, "first:1;colours:3;chords:3;cards:2;stages:1", 12),
    "six-forces": (3, 2, "first:1;cards:1;highest:2;trumps:1;repeats:3;chips:1;rounds:1", 12),
    "rythm-n-play": (2, 2, "first:1;cards:1;notes:2;copies:1;limit:2", 20),
    "fiddlefoo": (2, 2, "cards:1;highest:4;rounds:2", 20),
    "re-chord": (2, 2, "first:1;strings:2;frets:1;hand:1;draw:1;laps:1;quiet_laps:1", 20),
}
FIXED_LENGTH = ("a-chord", "six-forces")


@pytest.mark.slow
@pytest.mark.parametrize("game_id", list(GAMES))
def test_cfr_solves_a_title_made_small_by_its_parameters(game_id: str) -> None:
    players, deals, options, iterations = SMALL[game_id]
    game = load(game_id, players=players, deals=deals, options=options)
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    assert at_random > 0.1
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.01


@pytest.mark.parametrize("game_id", FIXED_LENGTH)
def test_the_longest_game_is_as_long_as_it_says(game_id: str) -> None:
    players, deals, options, _ = SMALL[game_id]
    for game in (load(game_id), load(game_id, players=players, deals=deals, options=options)):
        assert len(walked(game, 1, game.max_game_length()).history()) == 1 + game.max_game_length()
        assert not walked(game, 1, game.max_game_length() - 1).is_terminal()
        assert walked(game, 1, game.max_game_length()).is_terminal()
    assert load(game_id, skip=5).max_game_length() == load(game_id).max_game_length() - 5


def test_a_reduced_deck_is_played_by_the_same_rules() -> None:
    game = load("a-chord", players=2, options="colours:3;chords:3;cards:2;stages:1")
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


def test_actions_that_are_not_legal_get_a_sentence() -> None:
    state = pyspiel.load_game("bandstand_a_chord", {"players": 2, "deals": 5}).new_initial_state()
    with pytest.raises(BandstandError, match="There is no deal 5: they are 0 to 4"):
        state.apply_action(5)
    state.apply_action(4)
    player, legal = state.current_player(), state.legal_actions()
    illegal = min(set(range(35)) - set(legal))
    with pytest.raises(BandstandError, match=f"Player {player} cannot make move {illegal}: You "):
        state.apply_action(illegal)
    with pytest.raises(BandstandError, match="cannot make move 999"):
        state.apply_action(999)
    assert state.legal_actions() == legal


def test_parameters_that_will_not_do_are_refused() -> None:
    with pytest.raises(BandstandError, match="is for 2, 3 or 4 players"):
        load("a-chord", players=7)
    with pytest.raises(BandstandError, match="There must be at least 1 deal"):
        load("a-chord", deals=0)
    with pytest.raises(BandstandError, match="There is no option"):
        load("a-chord", options="speed=3")
    with pytest.raises(BandstandError, match="Option colours cannot be '9'"):
        load("a-chord", options="colours=9")
    with pytest.raises(BandstandError, match="A deck of 9 cards is too small"):
        load("a-chord", options="colours:3;chords:3;cards:4")
