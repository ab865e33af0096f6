"""Positions of Fiddlefoo as text: they survive the way there and back, and read easily."""

from __future__ import annotations

from itertools import count

import pytest

from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.games.fiddlefoo.state.phases import CHOOSE_CARD, CHOOSE_CELL, CHOOSE_THROWS
from bandstand.kernel.bits import members
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from support.fiddlefoo_scenes import at, hand, legal, say

CHECKED_ONE_IN = 6  # of the moments that are common
SQUARE = "map y3@0,0 r3@1,0 b3@0,1 p4@1,1"


def but_for_the_dice(state: Fiddlefoo) -> tuple[object, ...]:
    first, *rest = state.packed()
    assert isinstance(first, tuple)
    players, _ = first
    return (players, *rest)


def check(state: Fiddlefoo) -> None:
    text = state.position()
    again: Fiddlefoo = GAME.from_position(text, seeded(5))
    assert but_for_the_dice(again) == but_for_the_dice(state), text
    assert again.position() == text


def check_a_game(players: int, options: dict[str, object], seed: int, rules: int | None) -> None:
    state: Fiddlefoo = GAME.new(players, GAME.settle(players, options), seeded(seed), None, rules)
    dice = seeded(seed + 1)
    for step in count():
        if state.over():
            break
        if step % CHECKED_ONE_IN == 0 or state.phase not in (
            CHOOSE_CARD,
            CHOOSE_CELL,
            CHOOSE_THROWS,
        ):
            check(state)
            check(state.imagine(dice.below(players), dice))
        waiting = members(state.to_act())
        seat = waiting[dice.below(len(waiting))]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
    check(state)


# -- There and back ------------------------------------------------------------------------------


def test_positions_of_several_rounds_and_of_the_first_version_of_the_rules() -> None:
    check_a_game(2, {"rounds": 3}, 1, None)
    check_a_game(3, {"cooperative": True, "rounds": 2, "talkytoot": 6}, 2, 1)


# -- What is left out ----------------------------------------------------------------------------


def test_a_position_says_what_differs_from_the_usual() -> None:
    text = f"fiddlefoo 2; options rounds=1; {SQUARE}; hands y12 r16 / y4 y11 b1"
    state: Fiddlefoo = GAME.from_position(text)
    assert state.position() == text
    assert repr(state) == f"<{text}>"
    say(state, 0, "y12", "2,0")
    say(state, 1, "y4")
    assert " ".join(state.position().split()) == (
        "fiddlefoo 2; options rounds=1; map y3@0,0 r3@1,0 b3@0,1 p4@1,1 y12@2,0; "
        "hands r16 / y4 y11 b1; pairs y12 y3; phase throws; throwing / y4"
    )


def test_what_lies_nowhere_is_the_pile_or_with_a_pile_given_out_of_the_game() -> None:
    state = at(f"2; {SQUARE}; hands y12 / b1")
    assert len(GAME.pieces_by_place(state)["pile"]) == 54 - 4 - 2
    state = at(f"2; {SQUARE}; hands y12 / b1; pile r9")
    assert GAME.pieces_by_place(state)["pile"] == ["r9"]
    assert len(GAME.pieces_by_place(state)["gone"]) == 54 - 4 - 2 - 1
    state = at(f"2; {SQUARE}; hands y12 / b1; pile r9; gone r1")  # the rest is left out
    assert GAME.pieces_by_place(state)["gone"] == ["r1"]
    check(state)


def test_throws_follow_from_the_pairs() -> None:
    state = at("2; map y3@0,0 r3@1,0 y12@2,0; hands r16 / y4 y14 b1 r5; pairs y12 y3; phase throws")
    assert legal(state, 1) == ["y4", "b1", "done"]


def test_distances_follow_from_the_map_unless_they_are_given() -> None:
    fields = (
        "2; options safesong=true; map y3@0,0 r3@1,0 y12@2,0; hands r16 / y4 b1; pairs y12 y3; "
        "phase throws"
    )
    assert not at(fields).pairs.silence
    assert at(f"{fields}; distances 0").pairs.silence
    assert at(f"{fields}; distances 4").pairs.far == 1


def test_specials_show_the_faces_that_are_given() -> None:
    state = at("2; specials draw=y5 clingy=r8:1; map y3@0,0; hands draw / clingy")
    faces = GAME.view(state, 0)["cards"]
    assert isinstance(faces, dict)
    assert faces["draw"]["colour"] == "yellow"
    assert [faces[key]["number"] for key in ("draw", "clingy")] == [5, 8]
    assert [faces[key]["notes"] for key in ("draw", "clingy")] == [3, 1]
    assert len(GAME.pieces(state)) == 56


def test_without_faces_chance_settles_the_specials() -> None:
    faces = {at("2; options talkytoot=draw", seed).deck.numbers[63] for seed in range(20)}
    assert len(faces) > 5


def test_a_position_goes_on_with_the_dice_that_are_given() -> None:
    text = "2; map y3@0,0 p4@1,0; hands r3 / b1; pile y5 y6 y7 y8 y9"
    drawn = set()
    for seed in range(20):
        state = at(text, seed)
        say(state, 0, "take")
        drawn.add(tuple(hand(state, 0)))
    assert len(drawn) > 2


# -- Mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("map y3@0", "A cell is a column and a row"),
        ("map y3@0,0 r3@0,0", "Two cards lie at 0,0"),
        ("map y17@0,0", "'y17' is no card"),
        ("hands y3 / y3", "1 too many of y3"),
        ("hands draw /", "1 too many of draw"),
        ("closed 0,0..1,3", "A closed line has two ends in line"),
        ("specials draw=x5", "A special shows a colour and a number"),
        ("specials draw=y17", "A special shows a colour and a number"),
        ("specials y3=y5", "'y3' is no special card"),
        ("specials draw=y5:7", "from 1 to 4 notes"),
        ("specials no-safety=y5", "Safesong"),
        ("notes y3:0", "from 1 to 4 notes"),
        ("points 3 /", "a number for each finished round and seat"),
        ("phase dancing", "The phase is one of card, cell"),
        ("phase cell", "The phase 'cell' needs a card"),
        ("basis smell", "The field 'basis' is one of range, notes, distance, open"),
        ("barred pink", "The field 'barred' is one of"),
        ("draws 3", "A seat is a number from 1 to 2"),
        ("again 1:pink", "An extra card is a seat and a colour"),
        ("distances far", "The field 'distances' has whole numbers"),
        ("rules 7", "There is no version 7"),
        ("bridge 1", "has no field 'bridge'"),
    ],
)
def test_a_mistake_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BandstandError, match=sentence):
        at(f"2; {text}")
