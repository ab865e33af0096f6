"""Parameters of the games: as printed nothing changes; turned, rules and bots follow."""

from __future__ import annotations

from typing import Any

import pytest

from bandstand.bots.match import decide
from bandstand.bridges.observations import Observations
from bandstand.games.re_chord.material.fretboard import RED
from bandstand.games.registry import GAMES
from bandstand.games.rythm_n_play.material import play_total
from bandstand.games.six_forces.moves import is_prediction, spare_of
from bandstand.kernel.bits import lowest, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import OptionError, PositionError
from bandstand.kernel.game import Game
from support.option_sets import TOGETHER

A_CHORD, SIX_FORCES = GAMES["a-chord"], GAMES["six-forces"]
WITH_PARAMETERS = [game for game in GAMES.values() if game.meta.parameters]

every_game = pytest.mark.parametrize("game", WITH_PARAMETERS, ids=lambda game: game.meta.id)


def turned(game: Game[Any], players: int) -> list[dict[str, object]]:
    """The sets of the battery that turn parameters, as far as they fit the table."""
    names = {parameter.name for parameter in game.meta.parameters}
    return [given for given in TOGETHER[game.meta.id] if names & set(given)]


@every_game
def test_printed_values_are_no_options_of_a_record(game: Game[Any]) -> None:
    for players in game.meta.players:
        printed = {one.name: one.printed_for(players) for one in game.meta.parameters}
        assert game.settle(players, printed) == game.settle(players, {})


@every_game
def test_every_parameter_has_a_range_that_holds_the_printed_number(game: Game[Any]) -> None:
    for parameter in game.meta.parameters:
        for players in game.meta.players:
            kind = parameter.kind
            assert kind.low <= parameter.printed_for(players) <= kind.high
            with pytest.raises(OptionError, match=f"Option {parameter.name} cannot be"):
                game.settle(players, {parameter.name: kind.high + 1})


@every_game
def test_people_play_the_printed_game(game: Game[Any]) -> None:
    players = game.meta.players[-1]
    given = turned(game, players)[0]
    with pytest.raises(OptionError, match="people play the printed game"):
        game.settle(players, given, as_printed=True)
    assert game.settle(players, {}, as_printed=True) == game.settle(players, {})


@pytest.mark.slow
@every_game
def test_bots_and_observations_take_turned_parameters(game: Game[Any]) -> None:
    for players in game.meta.players:
        for number, given in enumerate(turned(game, players)):
            options = game.settle(players, given)
            seen = Observations(game, players, options)
            state = game.new(players, options, seeded(number))
            for turn in range(500):
                if state.over():
                    break
                seat = lowest(state.to_act())
                assert seen.row(state, seat).shape == (seen.size,)
                move = decide(1 + turn % 2, game.heuristic, state, seat, seeded(turn))
                assert move in state.moves(seat)
                state.play(seat, move)
            assert state.over()


@pytest.mark.parametrize(
    ("game", "players", "given", "sentence"),
    [
        (A_CHORD, 3, {"cards": 11, "colours": 4}, "A deck of 28 cards is too small"),
        (A_CHORD, 2, {"cards": 7}, "each plays two cards a round"),
        (GAMES["rythm-n-play"], 6, {"copies": 2}, "6 players cannot have 4 of 18 PLAY cards"),
        (GAMES["rythm-n-play"], 6, {"notes": 2}, "6 players cannot have 4 of 24 PLAY cards"),
        (GAMES["fiddlefoo"], 6, {"cards": 9}, "6 players cannot have 9 cards each"),
        (GAMES["fiddlefoo"], 2, {"highest": 5}, "the deck has 17, and 4 of them begin the map"),
        (GAMES["fiddlefoo"], 2, {"highest": 9, "cooperative": True}, "need all numbers"),
        (GAMES["fiddlefoo"], 4, {"cards": 9, "cooperative": True}, "A fair deal has its own"),
        (SIX_FORCES, 3, {"highest": 8}, "3 players cannot have 12 cards each of a deck of 32"),
        (SIX_FORCES, 4, {"trumps": 2}, "2 kinds of trumps are too few for 4 players"),
    ],
)
def test_parameters_that_do_not_fit_each_other(
    game: Game[Any], players: int, given: dict[str, object], sentence: str
) -> None:
    with pytest.raises(OptionError, match=sentence):
        game.settle(players, given)


# -- 6 Forces -------------------------------------------------------------------------------------


def six_forces(players: int, **given: object) -> Any:
    options = SIX_FORCES.settle(players, {"first": 1, **given})
    return SIX_FORCES.new(players, options, seeded(1))


def test_fewer_cards_leave_some_in_no_hand() -> None:
    state = six_forces(3, cards=5, highest=6, chips=7)
    assert [popcount(person.hand) for person in state.people] == [5, 5, 5]
    assert (state.chips, state.tricks_left) == (7, 5)
    worlds = [state.imagine(0, seeded(number)) for number in range(30)]
    assert {world.people[0].hand for world in worlds} == {state.people[0].hand}
    held = {sum(person.hand for person in world.people) for world in worlds}
    assert len(held) > 1  # other cards may be the ones that nobody holds


def test_a_bot_takes_the_spare_chip_where_it_pays() -> None:
    def spares(**given: object) -> int:
        state = six_forces(3, rounds=1, **given)
        taken = 0
        while state.choices_left:
            move = SIX_FORCES.heuristic.choose(state, state.turn, seeded(1), 0.0)
            taken += is_prediction(move) and spare_of(move)
            state.play(state.turn, move)
        return taken

    assert spares(exact_points=0, spare_points=20) == 3
    assert spares(exact_points=20, spare_points=0) == 0


# -- Rythm 'n' Play -------------------------------------------------------------------------------


def test_deck_deal_and_points_are_as_told() -> None:
    game = GAMES["rythm-n-play"]
    options = game.settle(2, {"copies": 2, "cards": 3, "stave_points": 7, "lay_points": -9})
    state = game.new(2, options, seeded(1))
    assert state.play_left == 2 * 9 - 2 * 3
    state.rollout(seeded(1))
    for person, sheet in zip(state.people, game.score_sheet(state), strict=True):
        assert sheet["face down"] == 7 * play_total(person.pile)
        assert sheet["face up"] == -9 * play_total(person.face_up)


def test_a_short_scale_ends_where_its_notes_do() -> None:
    game = GAMES["rythm-n-play"]
    options = game.settle(2, {"notes": 2, "first": 1})
    state = game.new(2, options, seeded(1))
    assert set(game.pieces(state)) >= {"A", "B", "Sharp", "Flat"}
    assert not {"C", "D", "E", "F", "G"} & set(game.pieces(state))
    text = "rythm-n-play 2; options notes=2; tonality Sharp; stave B; layer 2; play Sharp / A"
    state = game.from_position(text)
    state.play(0, game.read_move(state, "Sharp"))
    assert game.view(state, 0)["shut"]  # no note is higher than B


# -- Fiddlefoo ------------------------------------------------------------------------------------


def test_higher_numbers_than_told_are_not_in_the_deck() -> None:
    game = GAMES["fiddlefoo"]
    state = game.new(2, game.settle(2, {"highest": 5, "cards": 3}), seeded(1))
    assert len(game.pieces(state)) == 3 * 5 + 2
    assert max(int(piece[1:]) for piece in game.pieces(state)) == 5
    worlds = [state.imagine(0, seeded(number)) for number in range(20)]
    assert {tuple(sorted(game.pieces(world))) for world in worlds} == {
        tuple(sorted(game.pieces(state)))
    }


# -- Re-Chord -------------------------------------------------------------------------------------


def test_a_small_fretboard_has_no_other_spaces() -> None:
    game = GAMES["re-chord"]
    state = game.from_position(
        "re-chord 2; options frets=1 strings=2 first=1; supply wylde red blue"
    )
    state.play(0, game.read_move(state, "take 1"))
    assert [game.write_move(state, move) for move in state.moves(0)] == ["6/1", "5/1"]
    reason = state.refusal(0, game.read_move(state, "4/1"))
    assert reason is not None
    assert reason.code == "no-such-space"
    with pytest.raises(PositionError, match="There is no space 4/1"):
        game.from_position("re-chord 2; options frets=1 strings=2; board 4/1:red")


def test_a_small_fretboard_is_scored_when_it_is_full() -> None:
    game = GAMES["re-chord"]
    text = "re-chord 2; options frets=1 strings=2 first=1; board 6/1:red; supply red blue grey"
    state = game.from_position(text)
    state.play(0, game.read_move(state, "take 1"))
    state.play(0, game.read_move(state, "5/1"))
    state.play(0, game.read_move(state, "pass"))  # red removes nothing
    while not state.over():
        state.play(0, game.read_move(state, "pass"))
    assert state.pad[0].fame_of(RED) == 4


# -- Take the A Chord -----------------------------------------------------------------------------


def test_stages_and_deck_are_as_told() -> None:
    options = A_CHORD.settle(3, {"stages": 2, "cards": 3, "colours": 3, "chords": 4})
    state = A_CHORD.new(3, options, seeded(1))
    assert popcount(state.terms.deck) == 12
    decisions = state.rollout(seeded(1))
    assert decisions == 2 * 3 * 3
    assert state.over()
    assert state.stage == 2


def test_an_improvisation_earns_the_bonus_told() -> None:
    def points(bonus: int) -> int:
        options = A_CHORD.settle(4, {"bonus": bonus, "stages": 1})
        total = 0
        for number in range(20):
            state = A_CHORD.new(4, options, seeded(number))
            state.rollout(seeded(number))
            total += sum(state.scores()) - bonus * sum(one.improvisations for one in state.people)
        return total

    assert points(0) == points(15) == points(60)


def test_no_improvisation_where_none_is_allowed() -> None:
    options = A_CHORD.settle(4, {"improvisations": 0})
    for number in range(20):
        state = A_CHORD.new(4, options, seeded(number))
        state.rollout(seeded(number))
        assert all(person.improvisations == 0 for person in state.people)
