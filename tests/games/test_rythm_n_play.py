"""Rythm 'n' Play, clause by clause, in the order of its rulebook.

This file: the equipment, the set-up, composing, picking up, precisions; notation and options.
"""

from __future__ import annotations

import re
from collections import Counter
from math import sqrt

import pytest

from bandstand import text
from bandstand.games.rythm_n_play import GAME
from bandstand.games.rythm_n_play.material import (
    FLAT,
    PLAY_DECK,
    RYTHM_DECK,
    SHARP,
    half_beats,
    play_list,
    play_total,
    row_list,
    row_of,
    rythm_at,
    rythm_list,
    rythm_size,
)
from bandstand.games.rythm_n_play.moves import MOVE_COUNT
from bandstand.kernel.errors import BandstandError, NotationError, OptionError
from support.rythm_scenes import (
    SORTS,
    at,
    every_count,
    kinds,
    legal,
    new,
    play,
    play_cards,
    why_not,
)


class TestPlayingEquipment:
    def test_fifty_four_play_cards(self) -> None:
        counts = Counter(play_list(PLAY_DECK))
        assert counts == dict.fromkeys(range(9), 6)

    def test_thirty_rythm_cards_worth_thirty_two_beats(self) -> None:
        assert Counter(rythm_list(RYTHM_DECK)) == {0: 2, 1: 4, 2: 8, 3: 16}
        assert half_beats(RYTHM_DECK) == 64


class TestSetUp:
    @every_count
    def test_four_play_and_one_rythm_each_the_rest_are_stacks(self, players: int) -> None:
        state = new(players)
        assert all(play_total(person.play) == 4 for person in state.people)
        assert all(rythm_size(person.rythm) == 1 for person in state.people)
        assert state.play_left == 54 - 4 * players
        assert state.rythm_left == 30 - players
        assert not state.discards

    def test_the_deal_is_fair(self) -> None:
        """Every sort of card comes first from each stack, and to each hand, as it should."""
        deals = 3000
        tops: Counter[int] = Counter()
        rythms: Counter[int] = Counter()
        dealt: Counter[int] = Counter()
        for seed in range(deals):
            state = new(3, seed)
            tops[row_list(state.play_stack, state.play_left)[-1]] += 1
            rythms[rythm_at(state.rythm_stack, state.rythm_left - 1)] += 1
            dealt.update(play_list(state.people[2].play))
        for sort in range(9):
            assert abs(tops[sort] - deals / 9) < 5 * sqrt(deals / 9)
            assert abs(dealt[sort] - 4 * deals / 9) < 5 * sqrt(4 * deals / 9)
        for sort, share in enumerate((2, 4, 8, 16)):
            assert abs(rythms[sort] - deals * share / 30) < 5 * sqrt(deals * share / 30)

    def test_the_first_player_is_random_or_named(self) -> None:
        assert {new(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
        assert {new(4, seed, first=3).first for seed in range(5)} == {2}

    @every_count
    def test_the_player_on_the_first_players_right_chooses_the_tonality(self, players: int) -> None:
        state = new(players, first=1)
        assert state.to_act() == 1 << (players - 1)
        assert legal(state) == ["tonality Sharp", "tonality Flat"]
        events = play(state, "tonality Flat")
        assert kinds(events) == ["tonality-chosen"]
        assert state.tone == FLAT
        assert state.to_act() == 1, "then the first player has the first turn"

    def test_nothing_else_before_the_tonality_and_it_is_chosen_once(self) -> None:
        state = new(3)
        assert why_not(state, "take") == "tonality-first"
        assert why_not(state, "C") == "tonality-first"
        play(state, "tonality Sharp")
        assert why_not(state, "tonality Flat") == "tonality-is-chosen"

    def test_each_sees_only_their_own_hand(self) -> None:
        state = new(2)
        assert state.journal is not None
        dealt = [event for event in state.journal if event.kind == "hand-dealt"]
        shown = dealt[0].shown_to(0)
        hidden = dealt[0].shown_to(1)
        assert shown is not None
        assert hidden is not None
        assert shown["cards"] == play_list(state.people[0].play)
        assert hidden["cards"] is None
        assert hidden["values"] is None


class TestHowToPlay:
    def test_turns_go_clockwise_one_action_each(self) -> None:
        state = at("3; play A B / C D / E F")
        play(state, "A", "take")
        assert state.turn == 2
        play(state, "F")
        assert state.turn == 0

    def test_a_free_turn_is_compose_exchange_or_take(self) -> None:
        state = at("2; stave C; play D Sharp / A; rythm quarter /")
        assert legal(state) == ["D", "Sharp", "take", "spend quarter"]

    def test_only_the_player_to_move_may_move(self) -> None:
        state = at("2; play A / B")
        reason = state.refusal(1, 1)
        assert reason is not None
        assert (reason.code, reason.facts) == ("not-your-turn", {"seats": [0]})
        assert state.moves(1) == []

    def test_there_is_no_such_move(self) -> None:
        state = at("2; play A / B")
        for move in (-1, MOVE_COUNT):
            reason = state.refusal(0, move)
            assert reason is not None
            assert reason.code == "no-such-move"


ALL_PLAY = "A B C D E F G Sharp Flat"


class TestComposing:
    def composable(self, stave: str, tone: str) -> str:
        stave_field = f"stave {stave}; " if stave else ""
        state = at(f"2; phase act; tonality {tone}; {stave_field}play {ALL_PLAY} /")
        return " ".join(move for move in legal(state) if move in SORTS)

    def test_an_empty_stave_takes_any_note_and_no_change(self) -> None:
        assert self.composable("", "Sharp") == "A B C D E F G"
        assert self.composable("", "Flat") == "A B C D E F G"
        assert why_not(at("2; play Sharp /"), "Sharp") == "begin-with-note"

    def test_sharp_rises_gaps_are_free(self) -> None:
        assert self.composable("C", "Sharp") == "D E F G Sharp Flat"
        assert self.composable("C E", "Sharp") == "F G Sharp Flat"
        assert why_not(at("2; stave C; play C B /"), "B") == "rising"
        assert why_not(at("2; stave C; play C B /"), "C") == "rising"

    def test_flat_falls(self) -> None:
        assert self.composable("E", "Flat") == "A B C D Sharp Flat"
        assert why_not(at("2; tonality Flat; stave E; play E F /"), "E") == "falling"

    def test_a_change_turns_the_tonality(self) -> None:
        state = at("2; stave E; play Flat / C")
        assert kinds(play(state, "Flat")) == ["change-composed"]
        assert state.tone == FLAT
        assert self.composable("E Flat", "Flat") == "A B C D"

    def test_a_change_may_show_the_side_that_is_up_already(self) -> None:
        state = at("2; stave E; play Sharp / C")
        play(state, "Sharp")
        assert state.tone == SHARP
        assert self.composable("E Sharp", "Sharp") == "F G"

    def test_a_change_only_after_a_note(self) -> None:
        state = at("2; stave D Sharp; play Sharp Flat /")
        assert why_not(state, "Flat") == "change-after-change"
        assert why_not(state, "Sharp") == "change-after-change"

    def test_sharp_after_the_highest_note_shuts_the_stave(self) -> None:
        assert self.composable("G Sharp", "Sharp") == ""
        state = at("2; stave G; play Sharp / A Flat")
        assert kinds(play(state, "Sharp")) == ["stave-shut"]
        assert why_not(state, "A") == "shut-stave"
        assert why_not(state, "Flat") == "change-after-change"

    def test_flat_after_the_lowest_note_shuts_the_stave(self) -> None:
        assert self.composable("A Flat", "Flat") == ""
        state = at("2; stave A; play Flat / B")
        assert kinds(play(state, "Flat")) == ["stave-shut"]
        assert why_not(state, "B") == "shut-stave"

    def test_at_the_end_of_the_scale_a_change_still_follows(self) -> None:
        assert self.composable("A", "Flat") == "Sharp Flat"
        assert self.composable("G", "Sharp") == "Sharp Flat"
        assert self.composable("G Flat", "Flat") == "A B C D E F"

    def test_a_card_must_be_in_hand(self) -> None:
        assert why_not(at("2; play A /"), "B") == "not-in-hand"
        assert why_not(at("2; play A /"), "Sharp") == "not-in-hand"

    def test_the_sample_row_rises_only_in_the_order_of_solfege(self) -> None:
        """The rulebook's C-D-F-B is a misprint from A to G; Do to Si has it as Do-Re-Fa-Si."""
        state = at("2; stave C D F; play B /")
        assert why_not(state, "B") == "rising"
        state = at("2; options names=solfege; stave Do Re Fa; play Si /")
        assert legal(state)[0] == "Si"

    def test_a_long_stave_keeps_its_order(self) -> None:
        """Every card of the deck in one row, over all the words that hold it."""
        order = ["A", "Sharp", "G", "Flat"] * 6 + list("BCDEF") * 6
        full = row_of([SORTS.index(card) for card in order])
        assert [SORTS[sort] for sort in row_list(full, len(order))] == order
        state = at(f"2; tonality Flat; stave {' '.join(order[:20])}; play B /")
        assert GAME.view(state, 0)["stave"] == order[:20]
        play(state, "B")
        assert GAME.view(state, 0)["stave"] == [*order[:20], "B"]


class TestPickingUp:
    def test_with_the_own_card_last_only_compose_or_pick_up(self) -> None:
        state = at("2; stave C; layer 1; play A D G /; rythm quarter /")
        assert legal(state) == ["D", "G", "pick up"]
        assert why_not(state, "take") == "continue-or-pick-up"
        assert why_not(state, "spend quarter") == "continue-or-pick-up"
        assert why_not(state, "done") == "continue-or-pick-up"
        assert why_not(state, "pass") == "continue-or-pick-up"

    def test_one_may_continue_the_own_stave(self) -> None:
        state = at("2; stave C; layer 1; play D / A")
        play(state, "D", "take")
        assert legal(state) == ["pick up"]

    def test_the_whole_stave_goes_face_down_and_the_turn_ends(self) -> None:
        state = at("2; tonality Flat; stave C F Flat B; layer 1; play / A")
        events = play(state, "pick up")
        assert kinds(events) == ["stave-picked-up"]
        assert state.people[0].pile == play_cards("C F Flat B")
        assert state.scores()[0] == 8
        assert state.turn == 1
        assert legal(state) == ["A", "take"], "the next player faces an empty stave"

    def test_a_card_of_another_last_cannot_be_picked_up(self) -> None:
        assert why_not(at("2; stave C; play / A"), "pick up") == "not-your-card"
        assert why_not(at("2; play / A"), "pick up") == "no-stave"

    def test_somebody_who_adds_takes_the_stave_over(self) -> None:
        state = at("3; play A / B / C")
        play(state, "A", "B", "take", "take")
        assert state.layer == state.turn == 1
        assert "pick up" in legal(state)

    def test_a_shut_stave_stays_until_its_layers_turn(self) -> None:
        state = at("3; stave G; play Sharp / A / B")
        play(state, "Sharp")
        assert legal(state) == ["take"]
        play(state, "take", "take")
        assert legal(state) == ["pick up"]

    def test_after_picking_up_the_own_earlier_card_binds_no_longer(self) -> None:
        state = at("2; stave C; layer 1; play A B / C; rythm quarter /")
        play(state, "pick up", "take")
        assert "spend quarter" in legal(state)


class TestPrecisions:
    def test_the_tonality_stays_when_a_stave_is_picked_up(self) -> None:
        state = at("3; tonality Flat; stave C Flat B; layer 1; play / E / B")
        play(state, "pick up", "E")
        assert state.tone == FLAT
        assert "B" in legal(state)

    def test_after_a_change_the_same_note_cannot_return(self) -> None:
        state = at("2; stave F Sharp; play F G /")
        assert why_not(state, "F") == "rising"
        state = at("2; tonality Flat; stave F Flat; play F E /")
        assert why_not(state, "F") == "falling"


class TestNotation:
    @pytest.mark.parametrize(
        ("text", "move"),
        [("c", 2), ("#", 7), ("lay ♭", 27), ("Pick  Up", 9), ("SPEND eighth", 15), ("flat", 8)],
    )
    def test_what_people_type_is_understood(self, text: str, move: int) -> None:
        assert GAME.read_move(at("2; play A /"), text) == move

    @pytest.mark.parametrize("text", ["", "H", "Do", "spend", "lay", "spend C", "tonality", "b b"])
    def test_what_is_no_move_is_refused_with_a_sentence(self, text: str) -> None:
        with pytest.raises(NotationError, match="A B C D E F G"):
            GAME.read_move(at("2; play A /"), text)

    def test_solfege_is_typed_as_it_is_shown(self) -> None:
        state = at("2; options names=solfege; play Do /")
        assert GAME.read_move(state, "sol") == 4
        with pytest.raises(NotationError, match="Do Re Mi"):
            GAME.read_move(state, "A")


class TestOptions:
    @pytest.mark.parametrize(
        "options",
        [{"hand_limit": "rythm"}, {"names": "french"}, {"first": 4}, {"memory_aid": "perhaps"}],
    )
    def test_bad_values_are_refused_with_a_sentence(self, options: dict[str, object]) -> None:
        with pytest.raises(OptionError, match="It takes"):
            GAME.settle(3, options)

    def test_two_to_six_players(self) -> None:
        with pytest.raises(BandstandError, match="2, 3, 4, 5 or 6 players"):
            GAME.settle(7, {})


class TestGuide:
    def test_every_reason_has_its_place(self) -> None:
        anchors = set(re.findall(r'<a id="([a-z-]+)">', GAME.guide))
        assert anchors == REASONS
        assert set(text.sentences(GAME).bundle.names()) >= REASONS


REASONS = {
    "begin-with-note",
    "change-after-change",
    "continue-or-pick-up",
    "exchange-begun",
    "falling",
    "four-beats",
    "hand-limit",
    "no-free-pass",
    "no-play-left",
    "no-rythm-left",
    "no-stave",
    "no-such-move",
    "not-in-hand",
    "not-your-card",
    "nothing-chosen",
    "rising",
    "rythm-not-in-hand",
    "seven-rythm",
    "shut-stave",
    "tonality-first",
    "tonality-is-chosen",
    "unfinished-beat",
    "whole-beats",
    "within-hand-limit",
}
