"""Refusals, game by game: what they advise can be done, and what they say is true."""

from __future__ import annotations

from typing import Any

import pytest

from bandstand.games import registry
from bandstand.games.rythm_n_play.material import EIGHTH
from bandstand.games.rythm_n_play.moves import DONE, PICK_UP, spend
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import NotationError
from bandstand.kernel.game import Game
from bandstand.kernel.state import State
from bandstand.text import LANGUAGES, sentences
from support.battery import cases, positions
from support.fiddlefoo_scenes import say, scene
from support.re_chord_table import table

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
FIDDLEFOO = registry.find("fiddlefoo")
RE_CHORD = registry.find("re-chord")
RYTHM = registry.find("rythm-n-play")
ROW = "y3@0,0 r3@1,0 b3@2,0 r5@3,0"


def sentence(game: Game[Any], state: State, seat: int, text: str, language: str = "en") -> str:
    reason = state.refusal(seat, game.read_move(state, text))
    assert reason is not None, f"{text} is legal"
    return sentences(game, language).sentence(reason.code, reason.facts, NAMES, seat)


# -- Rythm 'n' Play ------------------------------------------------------------------------------


def test_an_empty_hand_is_not_told_to_choose_a_card() -> None:
    state = RYTHM.from_position("rythm-n-play 2")
    assert sentence(RYTHM, state, 0, "C") == "You don’t have C. You may take a RYTHM card."
    assert "prendre une carte RYTHM" in sentence(RYTHM, state, 0, "C", "fr")
    assert "RYTHMカードを取ることができます" in sentence(RYTHM, state, 0, "C", "ja")


def test_an_exchange_is_told_only_what_can_be_done() -> None:
    two_eighths = RYTHM.from_position("rythm-n-play 2; rythm eighth*2 /")
    two_eighths.play(0, spend(EIGHTH))
    assert sentence(RYTHM, two_eighths, 0, "take") == (
        "Finish your exchange first: you may spend another RYTHM card."
    )
    assert DONE not in two_eighths.moves(0)
    two_eighths.play(0, spend(EIGHTH))
    assert sentence(RYTHM, two_eighths, 0, "take") == ("Finish your exchange first: you may draw.")


def test_nobody_is_told_to_compose_at_a_shut_stave() -> None:
    shut = RYTHM.from_position("rythm-n-play 2; stave G Sharp; layer 1; play A /")
    assert shut.moves(0) == [PICK_UP]
    told = sentence(RYTHM, shut, 0, "take")
    assert told.endswith("you may pick the stave up.")
    assert "compose" not in told


# -- 6 Forces and Take the A Chord ---------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_no_move_is_told_the_limits_of_this_table(players: int) -> None:
    game = registry.find("six-forces")
    state = game.new(players, game.settle(players, {"first": 1}), seeded(1))
    with pytest.raises(NotationError, match=r"from 0 to 12, or with a spare chip from 0\+ to 11\+"):
        game.read_move(state, "13")
    while state.choices_left:
        seat = int(state.turn)
        state.play(seat, state.moves(seat)[-1])
    with pytest.raises(NotationError, match=rf"\(1 to {9 if players == 3 else 12}\)"):
        game.read_move(state, "13")


def test_a_prediction_is_told_how_many_chips_are_left() -> None:
    game = registry.find("six-forces")
    state = game.new(3, game.settle(3, {"first": 1}), seeded(1))
    state.play(0, game.read_move(state, "12"))
    with pytest.raises(NotationError, match=r"from 0 to 3, or with a spare chip from 0\+ to 2\+"):
        game.read_move(state, "13")


@pytest.mark.parametrize(
    ("game_id", "text", "notation"),
    [
        ("a-chord", "blue A", "bA"),
        ("a-chord", "Play the purple C", "pC"),
        ("six-forces", "red 7", "r7"),
        ("six-forces", "play the green 12", "g12"),
        ("fiddlefoo", "yellow 7", "y7"),
        ("fiddlefoo", "the special card play-again", "play-again"),
    ],
)
def test_cards_are_read_by_the_names_that_sentences_use(
    game_id: str, text: str, notation: str
) -> None:
    game = registry.find(game_id)
    state = game.new(3, game.settle(3, {}), seeded(1))
    assert game.write_move(state, game.read_move(state, text)) == notation


def test_a_chord_to_repeat_is_advised_only_to_who_holds_one() -> None:
    game = registry.find("a-chord")
    state = game.new(3, game.settle(3, {"first": 1}), seeded(1))
    state.people[0].hand = 1 << game.read_move(state, "rA")
    state.people[1].hand = sum(1 << game.read_move(state, card) for card in ("rB", "gC", "bA"))
    state.play(0, game.read_move(state, "rA"))
    assert "Play red, or a chord" in sentence(game, state, 1, "gC")
    state.people[1].hand ^= 1 << game.read_move(state, "bA")
    assert sentence(game, state, 1, "gC").endswith("Play red.")


# -- Fiddlefoo -----------------------------------------------------------------------------------


def test_notes_only_speaks_of_the_distance_where_that_is_the_basis() -> None:
    layout = ROW + " y14@4,2 b9@3,1 b11@4,1"
    state = scene(
        layout,
        "y12 r16 / notes-only b8",
        specials="notes-only=r3",  # a number like the distance, other notes
        safesong=True,
        toned_down=True,
    )
    say(state, 0, "y12", "4,0", "by distance")
    assert sentence(FIDDLEFOO, state, 1, "notes-only").startswith("The number of")
    assert "distance" in sentence(FIDDLEFOO, state, 1, "notes-only", "fr")
    assert "距離" in sentence(FIDDLEFOO, state, 1, "notes-only", "ja")


def test_no_match_under_dissonance_speaks_of_distance() -> None:
    layout = "y3@0,0 r3@1,0 b3@2,0 b9@0,1"
    plain = scene(layout, "y4 r16 / b16 r8 r12", safesong=True)
    say(plain, 0, "y4", "3,0")
    assert "distance" not in sentence(FIDDLEFOO, plain, 1, "r8")
    state = scene(layout, "y4 r16 / b16 r8 r12", safesong=True, dissonance=True)
    say(state, 0, "y4", "3,0")
    assert state.pairs.barren
    assert "distances count" in sentence(FIDDLEFOO, state, 1, "r8")
    assert "distances" in sentence(FIDDLEFOO, state, 1, "r8", "fr")
    assert "距離" in sentence(FIDDLEFOO, state, 1, "r8", "ja")


# -- Re-Chord ------------------------------------------------------------------------------------


def test_the_question_of_an_ability_says_what_it_wants() -> None:
    state = table("5/5:red", supply="grey")
    for words in ("take 1", "6/1"):
        state.play(0, RE_CHORD.read_move(state, words))
    assert sentence(RE_CHORD, state, 0, "bag") == (
        "Choose what the grey pick does. You may turn a face-up pick down or pass."
    )


def test_blue_says_which_pick_is_moving_and_which_stays() -> None:
    state = table("5/5:red", supply="blue")
    for words in ("take 1", "6/1", "5/5"):
        state.play(0, RE_CHORD.read_move(state, words))
    assert "is the one you are moving" in sentence(RE_CHORD, state, 0, "5/5")
    assert "is the blue one in use" in sentence(RE_CHORD, state, 0, "6/1")


def test_a_replacement_does_not_hide_that_chords_may_be_played() -> None:
    board = "4/2:wylde 3/2:wylde 2/2:wylde"
    state = table(board, hands=["A-c A-d", ""])
    state.play(0, RE_CHORD.read_move(state, "claim A-c"))
    assert sentence(RE_CHORD, state, 0, "bag") == (
        "You are offered a replacement card. "
        "You may pass, draw a replacement card or play a complete chord."
    )


def test_drawing_two_is_not_advised_from_an_empty_deck() -> None:
    state = table(more="deck none")
    told = sentence(RE_CHORD, state, 0, "pass")
    assert told.startswith("Choose an action.")
    assert "two" not in told


# -- Moves by name -------------------------------------------------------------------------------


@pytest.mark.compiled_suffices
@pytest.mark.slow
@pytest.mark.parametrize("game_id", registry.GAMES)
def test_every_legal_move_has_a_name_of_its_own(game_id: str) -> None:
    """As buttons have, in every language: no codes, and no two alike in one decision."""
    for case in cases():
        if case.game_id != game_id or case.players > 3:
            continue
        for position in positions(case)[::4]:
            state = position.state
            for seat in range(case.players):
                moves = state.moves(seat) + state.unprompted_moves(seat)
                for language in LANGUAGES:
                    names = [
                        sentences(case.game, language).name_move(state, move) for move in moves
                    ]
                    assert len(set(names)) == len(names), names
                    assert all(name.strip() and "{" not in name for name in names)
