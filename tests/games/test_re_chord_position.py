"""Positions of Re-Chord as text: there and back, what may be left out, what is refused."""

from __future__ import annotations

import re

import pytest

from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.material.card_data import own_lines
from bandstand.games.re_chord.state import ReChord
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import PositionError
from bandstand.kernel.state import State
from support.re_chord_table import hand, in_bag, law_of_the_bag, picks, shown, supply, tableau


def without_dice(state: State) -> tuple[object, ...]:
    players, _, *rest = state.packed()
    return (players, *rest)


def read(text: str) -> ReChord:
    state: ReChord = GAME.from_position(text, seeded(1))
    return state


def test_an_owners_cards_travel_with_the_position() -> None:
    lines = [line.replace("A-a,", "A/a;*,") for line in own_lines()]
    options = GAME.settle(2, {"cards": lines, "songs": "arena"})
    state = GAME.new(2, options, seeded(3))
    assert without_dice(read(state.position())) == without_dice(state)


def test_it_is_the_repr_of_a_state() -> None:
    text = "re-chord 2; board 6/3:red; supply white red blue; hands A-c / G-a"
    assert repr(read(text)) == f"<{text}>"


class TestWhatIsLeftOut:
    def test_an_empty_table_has_a_full_supply_and_the_rest_in_the_bag(self) -> None:
        state = read("re-chord 3")
        assert picks(state) == ""
        assert supply(state) == ["white", "red", "blue", "grey"]
        assert law_of_the_bag(state)
        assert [hand(state, who) for who in range(3)] == [[], [], []]
        assert GAME.view(state, 0)["deck"] == 28
        assert GAME.view(state, 0)["question"] == {
            "asks": "action",
            "pick": None,
            "space": None,
            "source": None,
        }

    def test_slots_not_named_hold_what_there_is_most(self) -> None:
        state = read("re-chord 2; board 6/1:white; supply red")
        assert supply(state) == ["red", "blue", "grey"]

    def test_genres_and_songs_differ(self) -> None:
        state = read("re-chord 5")
        assert [person.genre for person in state.people] == [1, 2, 3, 4, 5]
        assert [person.song for person in state.people] == [0, 1, 2, 3, 4]

    def test_fame_follows_from_the_tableau(self) -> None:
        state = read("re-chord 2; songs S1-02 / S1-01; tableaus A-a A-c* D-a E-a / G-a")
        assert tableau(state, 0) == ["A-a", "A-c", "D-a", "E-a"]
        assert state.scores() == [4 + 11 + 4 + 4 + 16, 4]
        assert state.people[0].gold_fame == 11

    def test_a_pick_in_hand_wants_a_space(self) -> None:
        state = read("re-chord 2; holding red; taken-from bag")
        assert len(state.moves(0)) == 30
        assert in_bag(state, "red") == 4

    def test_solo_has_a_part_for_the_automa(self) -> None:
        state = read("re-chord 1; active automa; hands A-c / G-a G-b; songs S1-12 / -")
        assert hand(state, 1) == ["G-a", "G-b"]
        assert state.turn.active == 1

    def test_a_minus_is_a_face_down_pick(self) -> None:
        state = read("re-chord 2; board 6/3:-red; knows 6/3 /")
        assert shown(state, "6/3") == "-red"
        board = GAME.view(state, 0)["board"]
        assert isinstance(board, list)
        assert [seen["pick"] for seen in board if seen["taken"]] == ["red"]


class TestRefusals:
    @pytest.mark.parametrize(
        ("fields", "sentence"),
        [
            ("board 7/3:red", "'7/3' is not a space. There are: 6/1, 5/1"),
            ("board 6/3:pink", "'pink' is not a pick"),
            ("board 6/3:red 6/3:blue", "two picks on 6/3"),
            ("supply wylde wylde wylde; board 6/1:wylde", "too many wylde picks"),
            ("supply red red red red", "3 slots, not 4"),
            ("hands A-z /", "'A-z' is not a chord card"),
            ("hands A-a / A-a", "too many of A-a"),
            ("hands A-a", "'hands' needs a part for each of 2 guitarists"),
            ("songs S1-02 / S1-02", "too many of S1-02"),
            ("active automa", "'automa' is not a guitarist"),
            ("asks nothing", "'nothing' is not a question"),
            ("pad 1:1,2,3", "has 6 numbers"),
            ("pad 1:1,2,3,4,5,six", "'pad' is a whole number, not 'six'"),
            ("rest x / 2", "'rest' is a whole number, not 'x'"),
            ("fingers 10", "has no field 'fingers'"),
        ],
    )
    def test_what_is_wrong_is_named(self, fields: str, sentence: str) -> None:
        with pytest.raises(PositionError, match=re.escape(sentence)):
            read(f"re-chord 2; {fields}")
