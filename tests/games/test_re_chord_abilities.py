"""Re-Chord: the abilities of the picks, in the order of its rulebook."""

from __future__ import annotations

import pytest

from bandstand.games.re_chord import GAME
from bandstand.kernel.dice import seeded
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match
from support.re_chord_table import (
    all_but,
    covered,
    kinds,
    law_of_the_bag,
    legal,
    move,
    picks,
    play,
    refused,
    scored,
    shown,
    space,
    supply,
    table,
    tableau,
)


class TestWhite:
    def test_another_pick_with_its_own_ability_and_so_on(self) -> None:
        state = table("1/1:grey", supply="white white red", hands=["G-a", ""])
        play(state, "take 1", "6/1", "take 2", "6/2", "take 3", "6/3", "1/1")
        assert shown(state, "1/1") == "empty"
        assert supply(state) == ["empty"] * 3
        play(state, "pass")
        assert law_of_the_bag(state)

    def test_may_be_declined(self) -> None:
        state = table(supply="white red red")
        play(state, "take 1", "6/1")
        assert legal(state) == ["take 2", "take 3", "pass"]
        play(state, "pass")
        assert state.turn.active == 1

    def test_not_offered_with_an_empty_supply(self) -> None:
        state = table(supply="white white white")
        play(state, "take 1", "6/1", "take 2", "6/2", "take 3", "6/3")
        assert state.turn.active == 1

    def test_on_a_full_board_only_a_wylde_which_may_replace_that_white(self) -> None:
        slots = "white wylde green"
        board = covered(all_but("6/1"), supply=slots)
        state = table(board, supply=slots, more=scored(2, 3, 4, 5))
        play(state, "take 1", "6/1")
        assert legal(state) == ["take 2", "pass"]
        assert refused(state, "take 3") == "board-full"
        assert refused(state, "6/1") == "asked-ability"
        play(state, "take 2", "6/1")
        assert shown(state, "6/1") == "wylde"


class TestRed:
    def test_removes_any_other_pick(self) -> None:
        state = table("5/5:wylde 4/4:-blue", supply="red")
        play(state, "take 1", "6/1")
        assert legal(state) == ["4/4", "5/5", "pass"]
        assert refused(state, "6/1") == "not-itself"
        assert refused(state, "6/2") == "space-empty"
        play(state, "4/4")
        assert picks(state) == "6/1:red 5/5:wylde"

    def test_alone_on_the_board_it_is_not_offered(self) -> None:
        state = table(hands=["A-a", ""], supply="red")
        play(state, "take 1", "6/1")
        assert legal(state) == ["pass"]
        assert refused(state, "6/1") == "asked-chords"


class TestBlue:
    def test_moves_another_pick_its_side_kept(self) -> None:
        state = table("5/5:-wylde", supply="blue")
        play(state, "take 1", "6/1")
        assert legal(state) == ["5/5", "pass"]
        play(state, "5/5")
        assert refused(state, "pass") == "asked-goal"
        assert refused(state, "6/1") == "not-that-pick"
        assert refused(state, "5/5") == "already-lifted"
        play(state, "1/3")
        assert picks(state) == "6/1:blue 1/3:-wylde"

    def test_swaps_two_others_even_alike(self) -> None:
        state = table("5/5:-red 4/4:green 3/3:green", supply="blue")
        play(state, "take 1", "6/1", "5/5", "4/4")
        assert (shown(state, "5/5"), shown(state, "4/4")) == ("green", "-red")
        state = table("4/4:green 3/3:green", supply="blue")
        events = play(state, "take 1", "6/1", "4/4", "3/3")
        assert "picks-swapped" in kinds(events)

    def test_on_a_full_board_it_can_only_swap(self) -> None:
        board = covered(all_but("1/1"), supply="blue")
        state = table(board, supply="blue - -", more=scored(2, 3, 4, 5))
        play(state, "take 1", "1/1", "6/3")
        assert "pass" not in legal(state)
        assert len(legal(state)) == 28

    def test_lifting_a_pick_is_seen_so_it_stands_whatever_others_hold(self) -> None:
        match = Match(GAME, Record("re-chord", 1, 2, {}, ["Ann", "Bob"], "seed 1"))
        for other in ("A-c", "G-a"):
            state = table("4/2:white 3/2:grey", hands=["", other], supply="blue")
            play(state, "take 1", "2/2")
            match.state = state
            assert not match.would_be_quiet(0, move(state, "4/2"))

    def test_a_moved_pick_uses_no_ability(self) -> None:
        state = table("5/5:red 4/4:green", supply="blue")
        play(state, "take 1", "6/1", "5/5", "1/1")
        assert state.turn.active == 1


class TestGrey:
    def test_turns_a_face_up_pick_down_and_may_move_it(self) -> None:
        state = table("5/5:red 4/4:-blue", supply="grey")
        play(state, "take 1", "6/1")
        assert legal(state) == ["6/1", "5/5", "pass"]
        assert refused(state, "4/4") == "not-face-up"
        play(state, "5/5")
        assert shown(state, "5/5") == "-red"
        assert refused(state, "4/4") == "space-taken"
        assert refused(state, "take 2") == "asked-goal-or-pass"
        play(state, "1/1")
        assert picks(state) == "6/1:grey 1/1:-red 4/4:-blue"

    def test_itself_and_without_moving(self) -> None:
        state = table(supply="grey")
        play(state, "take 1", "6/1", "6/1", "pass")
        assert picks(state) == "6/1:-grey"

    def test_what_all_have_seen_all_know_wherever_it_moves(self) -> None:
        state = table("5/5:red", supply="grey")
        play(state, "take 1", "6/1", "5/5", "1/1")
        for viewer in (0, 1, -1):
            board = GAME.view(state, viewer)["board"]
            assert isinstance(board, list)
            assert board[space("1/1")]["pick"] == "red"
            assert board[space("1/1")]["face_down"]
        for seed in range(10):
            world = state.imagine(1, seeded(seed))
            assert shown(world, "1/1") == "-red"

    def test_on_a_full_board_it_turns_without_moving(self) -> None:
        board = covered(all_but("1/1"), "6/5:red", supply="grey", side="")
        state = table(board, ["G-a", ""], "grey - -", more=scored(2, 3, 4, 5))
        play(state, "take 1", "1/1", "6/5")
        assert shown(state, "6/5") == "-red"
        assert legal(state) == ["pass"]


class TestPurple:
    def test_reveals_a_face_down_pick_and_may_use_its_ability_there(self) -> None:
        state = table("5/5:-red 4/4:blue", supply="purple")
        play(state, "take 1", "6/1")
        assert legal(state) == ["5/5", "pass"]
        assert refused(state, "4/4") == "not-face-down"
        play(state, "5/5")
        assert shown(state, "5/5") == "red"
        assert refused(state, "5/5") == "not-itself"
        play(state, "6/1")
        assert picks(state) == "4/4:blue 5/5:red"

    def test_a_revealed_grey_may_turn_itself(self) -> None:
        state = table("5/5:-grey", supply="purple")
        play(state, "take 1", "6/1", "5/5", "5/5", "pass")
        assert shown(state, "5/5") == "-grey"

    def test_a_revealed_green_clears_its_own_fret(self) -> None:
        state = table("5/5:-green 6/5:red 4/1:red", supply="purple")
        play(state, "take 1", "6/1", "5/5")
        assert legal(state) == ["pass", "clear red"]
        play(state, "clear red")
        assert picks(state) == "6/1:purple 4/1:red 5/5:green"

    def test_a_revealed_white_takes_from_the_supply(self) -> None:
        state = table("5/5:-white", supply="purple green blue")
        play(state, "take 1", "6/1", "5/5", "take 2", "1/1")
        assert shown(state, "1/1") == "green"

    def test_a_revealed_purple_reveals_on(self) -> None:
        state = table("5/5:-purple 4/4:-purple 3/3:-wylde", supply="purple")
        play(state, "take 1", "6/1", "5/5", "4/4", "3/3")
        assert state.board.down == 0
        assert state.turn.active == 1

    def test_a_revealed_blue_may_move_the_purple(self) -> None:
        state = table("5/5:-blue", supply="purple")
        play(state, "take 1", "6/1", "5/5", "6/1", "1/1")
        assert picks(state) == "1/1:purple 5/5:blue"

    def test_a_revealed_wylde_does_nothing(self) -> None:
        state = table("5/5:-wylde", supply="purple")
        play(state, "take 1", "6/1", "5/5")
        assert state.turn.active == 1

    def test_not_offered_without_face_down_picks(self) -> None:
        state = table("5/5:blue", supply="purple")
        play(state, "take 1", "6/1")
        assert state.turn.active == 1


class TestGreen:
    BOARD = "6/2:red 5/2:red 4/2:-red 3/2:wylde 2/2:green 6/1:red"

    def test_clears_one_type_from_its_fret_sparing_itself(self) -> None:
        state = table(self.BOARD, supply="green")
        play(state, "take 1", "1/2")
        assert legal(state) == ["pass", "clear red", "clear green", "clear wylde", "clear down"]
        assert refused(state, "clear blue") == "type-not-in-fret"
        play(state, "clear red")
        assert picks(state) == "6/1:red 4/2:-red 3/2:wylde 2/2:green 1/2:green"

    @pytest.mark.parametrize(
        ("kind", "left"),
        [
            ("wylde", "6/1:red 6/2:red 5/2:red 4/2:-red 2/2:green 1/2:green"),
            ("down", "6/1:red 6/2:red 5/2:red 3/2:wylde 2/2:green 1/2:green"),
            ("green", "6/1:red 6/2:red 5/2:red 4/2:-red 3/2:wylde 1/2:green"),
        ],
    )
    def test_any_type(self, kind: str, left: str) -> None:
        state = table(self.BOARD, supply="green")
        play(state, "take 1", "1/2", f"clear {kind}")
        assert picks(state) == left

    def test_by_the_letter_it_takes_itself_too(self) -> None:
        state = table(self.BOARD, supply="green", green="literal")
        play(state, "take 1", "1/2", "clear green")
        assert shown(state, "1/2") == shown(state, "2/2") == "empty"

    def test_alone_in_its_fret_it_is_offered_only_by_the_letter(self) -> None:
        state = table("6/1:red", supply="green")
        play(state, "take 1", "1/2")
        assert state.turn.active == 1
        state = table("6/1:red", supply="green", green="literal")
        play(state, "take 1", "1/2")
        assert legal(state) == ["pass", "clear green"]

    def test_all_of_it_is_one_change(self) -> None:
        """With the first red gone and the second not yet, E-b would be complete in between."""
        state = table("5/2:-red 4/2:-red 3/1:green", hands=["", "E-b"], supply="green")
        play(state, "take 1", "1/2", "clear down")
        assert tableau(state, 1) == []


class TestWylde:
    def test_has_no_ability(self) -> None:
        state = table("5/5:red", supply="wylde")
        play(state, "take 1", "6/1")
        assert state.turn.active == 1
