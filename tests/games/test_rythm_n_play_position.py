"""Positions of Rythm 'n' Play as text: they say everything, and what is wrong is refused."""

from __future__ import annotations

import pytest

from bandstand.games.rythm_n_play import GAME
from bandstand.games.rythm_n_play.material import play_list, rythm_list
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import PositionError
from support.rythm_scenes import at, new, play, rythm_cards


def test_usual_values_are_left_out() -> None:
    text = "rythm-n-play 2; stave C E; play F Sharp / A*2; rythm half / eighth*3; play-stack B A; "
    text += "rythm-stack whole half"
    state = GAME.from_position(text)
    assert state.position() == text
    assert (state.turn, state.layer, GAME.view(state, 0)["tonality"]) == (0, 1, "Sharp")
    assert repr(state) == f"<{text}>"


def test_the_order_of_the_fields_and_of_cards_in_hand_is_free() -> None:
    one = at("2; stave C; play A*2 B / G; tonality Flat; play-stack -")
    other = at("2; play-stack -; tonality Flat; play B A A / g; stave c")
    assert one.position() == other.position()


def test_cards_named_nowhere_are_in_the_stacks_or_where_the_rest_lies() -> None:
    state = at("2; play A B / C; rythm half /; discards quarter")
    assert (state.play_left, state.rythm_left) == (51, 28)
    state = at("2; play A B / C; face-down / rest; rythm half / rest")
    assert (state.play_left, state.rythm_left) == (0, 0)
    assert len(play_list(state.people[1].pile)) == 51
    assert len(rythm_list(state.people[1].rythm)) == 29


def test_what_is_shuffled_comes_from_the_dice() -> None:
    text = "2; play A B / C; rythm half /"
    assert at(text, seeded(1)).packed() == at(text, seeded(1)).packed()
    assert at(text, seeded(1)).play_stack != at(text, seeded(2)).play_stack


def test_too_many_cards_in_hand_must_be_laid_down() -> None:
    state = at("2; play A B C D E F G Sharp /")
    assert GAME.view(state, 0)["to_lay"] == 1
    state = at("2; phase act; play A B C D E F G Sharp /")
    assert GAME.view(state, 0)["to_lay"] == 0


def test_an_exchange_not_yet_done_is_part_of_it() -> None:
    state = at("2; play A / B; rythm half eighth*2 /; chosen eighth")
    assert state.chosen == rythm_cards("eighth")
    play(state, "spend eighth", "done")
    assert state.turn == 1


def test_the_first_player_is_the_one_named() -> None:
    state = at("3; options first=2; phase tonality; play A / B / C; rythm half / half / half")
    assert (state.first, state.turn, GAME.view(state, 0)["tonality"]) == (1, 0, None)
    play(state, "tonality Flat")
    assert state.turn == 1
    assert new(3, first=2).position().startswith("rythm-n-play 3; options first=2; phase tonality")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2; play H / A", "'H' is no card here. The cards are A B C D E F G Sharp Flat"),
        ("2; play Do / A", "'Do' is no card here"),
        ("2; play A*x /", r"written A\*3, not 'A\*x'"),
        ("2; play A*7 /", "only 6 cards A"),
        ("2; play A*4 / A*3", "only 6 cards A"),
        ("2; rythm whole*2 / whole", "only 2 cards whole"),
        ("2; play A*6 B*6 C*3 /", "at most 14 PLAY cards"),
        ("2; play rest / rest", "in one place only"),
        ("2; stave Sharp C", "begins with a note"),
        ("2; stave C; layer -", "has a layer"),
        ("2; layer 1", "has a layer"),
        ("2; turn -", "'turn' is a seat from 1 to 2"),
        ("2; phase later", "one of tonality, act, lay, over, not 'later'"),
        ("2; tonality Natural", "one of Sharp, Flat, -, not 'Natural'"),
        ("2; tonality -", "is '-' in the phase"),
        ("2; phase tonality; tonality Flat", "is '-' in the phase"),
        ("2; rythm half /; chosen quarter", "chosen for an exchange"),
        ("2; rythm eighth quarter /; chosen eighth", "chosen for an exchange"),
        ("2; rythm half*3 /; chosen half*3", "chosen for an exchange"),
        ("2; rythm half /; chosen half; play-stack -", "chosen for an exchange"),
        ("2; phase lay", "no PLAY card to lay down"),
        ("2; play-stack B*6 C*6; old-stack A*6 B*6 C*6 D*6 E*6 F*6 G*6 Sharp*6 Flat*6", "60 cards"),
        ("2; discards eighth*99999999999999", "only 16 cards eighth"),
        ("2; hands A / B", "no field 'hands'"),
    ],
)
def test_what_is_no_position_is_refused_with_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        at(text)
