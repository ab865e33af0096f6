"""Take the A Chord: cards and positions as text."""

from __future__ import annotations

import pytest

from bandstand.games.a_chord import GAME
from bandstand.games.a_chord.moves import read_card, write_card, write_cards
from bandstand.games.a_chord.scoring import score_pad
from bandstand.games.a_chord.state import AChord
from bandstand.games.tricks import cards_on
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import NotationError, PositionError
from bandstand.kernel.position import NOBODY
from support.a_chord_table import at, chord, play

PLAYERS = (2, 3, 4)
INSET = [3 * tokens - 7 for tokens in range(10)]


class TestNotation:
    def test_cards_are_read_in_either_case(self) -> None:
        assert read_card("rA") == read_card(" RA ") == read_card("ra")
        assert write_card(read_card("pG")) == "pG"

    @pytest.mark.parametrize("text", ["", "r", "A", "rH", "xA", "rAA", "17", "♯"])
    def test_anything_else_gets_a_sentence(self, text: str) -> None:
        with pytest.raises(NotationError, match=r"is no card\. A card is a colour"):
            read_card(text)


def but_for_dice(state: AChord) -> tuple[object, ...]:
    players, _, *rest = state.packed()
    return (players, *rest)


def assert_is_read_as_written(state: AChord) -> None:
    text = state.position()
    again: AChord = GAME.from_position(text, seeded(9))
    assert but_for_dice(again) == but_for_dice(state), text
    assert again.position() == text


class TestPositions:
    @pytest.mark.parametrize("players", PLAYERS)
    def test_a_printed_inset_is_part_of_every_position(self, players: int) -> None:
        inset = [*INSET, 1, 2, 3] if players == 3 else INSET
        options = GAME.settle(players, {"first": 1, "memory_aid": False, "inset": inset})
        state: AChord = GAME.new(players, options, seeded(players))
        dice = seeded(100 + players)
        assert_is_read_as_written(state)
        while not state.over():
            seat = lowest(state.to_act())
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))])
            assert_is_read_as_written(state)
            assert_is_read_as_written(state.imagine(seat, dice))

    def test_a_new_game_says_little(self) -> None:
        state = GAME.new(3, GAME.settle(3, {"first": 2}), seeded(4))
        assert repr(state) == (
            "<a-chord 3; options first=2; turned-up rC; "
            "hands bC bF gA gC gF yA yB yC yG pC pE / bB bD bE bG gD gE rB rD rG pA pB / "
            "bA gB rA rE rF yD yE yF pD pF pG>"
        )

    def test_the_text_of_a_stage_under_way(self) -> None:
        text = (
            "a-chord 2; stage 2; half 2; first-leader 2; opener 1; turned-up pG; key C; "
            "leader black-R; spotlight 1; face-down 1; round yA yB; "
            "hands bA bB / bC; played rA rB / rC rD; first-half gA / gB; lacks y / rE; "
            "tokens 3 / 0; improvisations 1 / 0; pad 4*! / 3!!; "
            "last-round rA rC rD rB; last-leader white-L; last-key A"
        )
        state: AChord = GAME.from_position(text)
        assert (state.stage, state.half, state.first_leader, state.white) == (1, 1, 1, 0)
        assert (state.key, state.leader, state.spotlight) == (chord("C"), 1, 0)
        assert [write_card(card) for card in cards_on(state.table)] == ["yA", "yB"]
        assert write_cards(state.people[0].hand) == ["bA", "bB"]
        assert write_cards(state.people[1].played) == ["gB", "rC", "rD", "yA", "yB"]
        assert state.rounds_left == 1
        assert [lines[0] for lines in score_pad(state)] == [(4, 1, 1, 45), (3, 0, 2, 45)]
        assert state.scores() == [45, 45]

    def test_what_is_left_out_follows_from_the_rest(self) -> None:
        state = at("4; turned-up gE; round rD bD rC; hands rA / rB / rG / yD yE")
        assert state.key == chord("E")
        assert (state.leader, state.first_leader, state.spotlight) == (0, 0, NOBODY)
        assert (state.lead_chord, state.lead_repeater) == (chord("D"), 1)
        assert state.best_place == 2
        play(state, "yD")
        assert state.face_down == 1
        assert write_card(at("4; key C").turned_up) == "bC"

    @pytest.mark.parametrize(
        ("fields", "sentence"),
        [
            ("4; stage 4", "The field 'stage' is one of 1, 2, 3, over, not '4'"),
            ("4; key H", "The field 'key' is a chord from A to G, not 'H'"),
            ("4; leader 5", "The field 'leader' is one of 1, 2, 3, 4, not '5'"),
            ("2; leader 1", "is one of white-L, black-R, black-L, white-R, not '1'"),
            ("4; round rA rB rC rD", "A round with 4 cards is over"),
            ("4; round rA; hands rA / / /", "rA is in the round, so it is in no hand"),
            ("4; hands rA rA / / /", "A card stands twice among rA rA"),
            ("4; hands rA / rA / /", "too many of rA"),
            ("4; last-round rA rB", "The last round has 4 cards, not 2"),
            ("4; stage 2; pad 1 1 / / /", "The pad has a word for each of 1 stages"),
            ("4; stage 2; pad x / / /", "A word of the pad is the trick tokens of a stage"),
            ("4; stage 2; pad 9* / / /", "A word of the pad is the trick tokens of a stage"),
            ("4; trumps 1", "has no field 'trumps'"),
        ],
    )
    def test_a_mistake_gets_a_sentence(self, fields: str, sentence: str) -> None:
        with pytest.raises(PositionError, match=sentence.replace("*", r"\*")):
            at(fields)
