"""Positions of 6 Forces as text: they say everything, and leave out what follows from the rest."""

from __future__ import annotations

import pytest

from bandstand.games.six_forces import GAME
from bandstand.games.six_forces.moves import write_lacks
from bandstand.kernel.errors import BandstandError, PositionError
from support.six_forces_positions import at, legal, play

# -- What is written ------------------------------------------------------------------------------


def test_a_position_leaves_out_what_follows_from_the_rest() -> None:
    text = (
        "six-forces 3; predicted 2+ / 1 / 0; trumps red / big / blue; "
        "hands r1 y2 / y1 b9 / r3 b3 g4; won 0 / 1 / 0; last_trick b5 b6 b7; leader 1; "
        "trick b4 g5; played b5 / b6 / b7; lacks red /  /"
    )
    state = GAME.from_position(text)
    assert state.position() == text
    assert repr(state) == f"<{text}>"


def test_a_table_where_nothing_has_happened_has_no_fields() -> None:
    assert at("4").position() == "six-forces 4"
    assert at("4; chips 15; round 1; starter 1; turn 1").position() == "six-forces 4"


# -- What follows ---------------------------------------------------------------------------------


def test_the_turn_in_the_conception_follows_from_the_choices_made() -> None:
    state = at("3; starter 2; predicted - / 3 / -; trumps - / - / red")
    assert (state.turn, state.choices_left, state.chips) == (0, 4, 12)
    assert at("3; starter 2; predicted - / 3 / -; turn 3").turn == 2


def test_the_trick_on_the_table_shows_who_is_next_and_who_lacks_a_colour() -> None:
    state = at(
        "4; predicted 1 / 2 / 3 / 4; trumps red / big / blue / blue; "
        "hands r1 / b2 / b3 y3 / b4 y4; leader 3; trick y5 b6"
    )
    assert (state.leader, state.turn, state.in_trick, state.tricks_left) == (2, 0, 2, 2)
    assert (state.best_seat, state.chips) == (3, 5)  # blue is the leader's trump
    assert [write_lacks(person.lacks) for person in state.people] == [[], [], [], ["yellow"]]
    assert legal(state) == {"r1"}


def test_the_winner_of_the_last_trick_leads() -> None:
    state = at(
        "3; predicted 1 / 2 / 3; trumps small / big / blue; hands r1 / r2 / r3; "
        "won 0 / 0 / 1; last_trick y5 y3 y2"
    )
    assert (state.last_winner, state.leader, state.turn) == (2, 2, 2)


def test_the_score_pad_gives_totals_and_the_round() -> None:
    state = at("3; scored 2:2 0:3 / 3:1 1:1 / 2+:3 1+:0")
    assert state.scores() == [4 - 3, -2 + 4, 2 - 1]
    assert (state.rounds_done, state.starter) == (2, 2)
    assert GAME.score_sheet(state)[0] == {"round 1": 4, "round 2": -3}
    assert at("3; scored 2:2 / 3:1 / 2+:3; totals 1 / 2 / 3").scores() == [1, 2, 3]


def test_a_position_can_be_played_on() -> None:
    state = at("3; round 3; predicted 1 / 0 / 0; trumps red / big / small; hands r1 / r2 / y3")
    assert state.turn == 2  # seat 3 starts the third round
    play(state, "y3", "r1", "r2")  # small is the leader's trump
    assert state.over()
    assert state.scores() == [4, 4, 4]


# -- What is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "mistake"),
    [
        ("five-forces 3", "This is a position of five-forces, not of six-forces."),
        ("six-forces 5", "6 Forces is for 3 or 4 players, not 5."),
        ("six-forces 3; hands r1 / r1 / r2", "There is 1 too many of r1"),
        ("six-forces 3; hands r10 / r1 / r2", "There is 1 too many of r10"),
        ("six-forces 3; hands r1 / x9 / r2", "'x9' is no card. A card is a colour"),
        ("six-forces 3; hands r1 / red / r2", "'red' is no card."),
        ("six-forces 3; predicted 13 / - / -", "'13' is no prediction."),
        ("six-forces 3; trumps 3 / - / -", "'3' is no trump. A trump is red, yellow,"),
        ("six-forces 3; trick r1 r2 r3", "The field 'trick' cannot have 3 cards."),
        ("six-forces 3; last_trick r1", "The field 'last_trick' cannot have 1 cards."),
        ("six-forces 3; scored 2 / 3 / 4", "A scored round is written prediction:tricks, not '2'."),
        ("six-forces 3; scored 2:2 / 3:3 / 4:4 0:0", "the same number of rounds for each seat"),
        ("six-forces 3; colour red", "has no field 'colour'."),
        ("six-forces 3; options first=4", "Option first cannot be '4'."),
    ],
)
def test_a_mistake_in_a_position_gets_a_sentence(position: str, mistake: str) -> None:
    with pytest.raises(BandstandError) as refused:
        GAME.from_position(position)
    assert mistake in str(refused.value)


def test_a_trick_never_lies_on_the_table_complete() -> None:
    with pytest.raises(PositionError):
        at("4; trick r1 r2 r3 r4")
