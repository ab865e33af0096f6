"""Re-Chord alone: the automa, its codes and its powers."""

from __future__ import annotations

from typing import Any

import pytest

from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.play.automa import flip
from bandstand.games.re_chord.state import ReChord
from bandstand.kernel.bits import popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match
from support.re_chord_table import (
    A_C,
    all_but,
    amended,
    asides,
    cards_with_code,
    covered,
    golden,
    hand,
    in_bag,
    kinds,
    legal,
    move,
    picks,
    play,
    scored,
    shown,
    space,
    table,
    tableau,
)
from support.re_chord_table import supply as slots

YOURS = "1/5"  # where you place in these tests, as a wylde, out of the automa's way


def solo(code: str, board: str = "", supply: str = "red blue", **options: Any) -> ReChord:
    """Your turn; slot 3 holds a wylde for you, and the automa will flip this code."""
    hands = options.pop("hands", None)
    more = f"songs S1-12 / -; pile S1-01; {options.pop('more', '')}"
    cards = cards_with_code(code)
    return table(board, hands, f"{supply} wylde", players=1, more=more, cards=cards, **options)


def your_turn(state: ReChord, where: str = YOURS) -> list[str]:
    """Place the wylde; then the automa has its turn. Returns what happened."""
    return kinds(play(state, "take 3", where))


class TestSetup:
    def test_the_automa_has_a_genre_a_row_and_no_song(self) -> None:
        state = GAME.new(1, GAME.settle(1, {}), seeded(3))
        assert state.turn.active == 0
        assert len(state.people) == 2
        assert state.people[0].genre != state.people[1].genre
        assert popcount(state.people[1].hand) == 3
        assert state.people[1].song == -1
        assert popcount(state.songs) == 11

    def test_its_row_is_open_its_genre_is_not(self) -> None:
        state = GAME.new(1, GAME.settle(1, {}), seeded(3))
        automa = GAME.view(state, 0)["automa"]
        assert isinstance(automa, dict)
        assert len(automa["row"]) == 3
        assert automa["genre"] is None

    def test_its_pile_is_reshuffled_when_out_without_your_song(self) -> None:
        state = GAME.new(1, GAME.settle(1, {}), seeded(3))
        flipped = []
        for _ in range(22):
            flip(state)
            flipped.append(state.turn.song)
        assert len(set(flipped[:11])) == 11
        assert sorted(flipped[11:]) == sorted(flipped[:11])
        assert state.people[0].song not in flipped


class TestCodes:
    @pytest.mark.parametrize(
        ("code", "board", "where"),
        [
            ("12^-", "", "6/2"),
            ("12v-", "", "1/2"),
            ("12^-", "6/2:white 5/2:white", "4/2"),
            ("12v-", "1/2:white 3/2:white", "2/2"),
            ("15^-", "6/5:green 5/5:green 4/5:green 3/5:green 2/5:green", "6/1"),
        ],
    )
    def test_fret_and_direction(self, code: str, board: str, where: str) -> None:
        state = solo(code, board)
        your_turn(state)
        assert shown(state, where) == "red"

    def test_source_slots_and_bag(self) -> None:
        state = solo("21^-")
        your_turn(state)
        assert shown(state, "6/1") == "blue"
        state = solo("B1^-")
        your_turn(state)
        assert state.board.down == 1 << space("6/1")
        board = GAME.view(state, 0)["board"]
        assert isinstance(board, list)
        assert board[space("6/1")]["pick"] is None
        assert [person.knows for person in state.people] == [0, 0]

    def test_u_is_the_lowest_fret_not_yet_scored(self) -> None:
        state = solo("1U^-", more=scored(1, 2))
        your_turn(state)
        assert shown(state, "6/3") == "red"

    def test_a_full_fret_leads_to_the_next_with_a_hole(self) -> None:
        full = [f"{string}/{fret}" for fret in (4, 5) for string in range(1, 7)]
        state = solo("14^-", covered(full, supply="red blue wylde"), more=scored(4, 5))
        your_turn(state, "1/1")
        assert shown(state, "6/1") == "red"

    def test_without_the_sign_no_power_is_used(self) -> None:
        state = solo("11^-", "5/5:blue")
        your_turn(state)
        assert picks(state) == f"6/1:red 5/5:blue {YOURS}:wylde"


class TestPowers:
    def test_white_takes_the_leftmost_pick_left_without_its_power(self) -> None:
        state = solo("21^!", supply="red white")
        your_turn(state)
        assert (shown(state, "6/1"), shown(state, "5/1")) == ("white", "red")
        assert shown(state, YOURS) == "wylde"

    def all_but_two(self, supply: str) -> ReChord:
        """Only 1/5 and 2/5 are empty; filling them does not end the game."""
        board = covered(all_but("1/5", "2/5"), supply=f"{supply} wylde")
        more = f"{scored(1, 2, 3)}; scored 1 2 3 4"
        return solo("15^!", board, supply, more=more)

    def test_blue_with_no_hole_leaves_your_latest_pick(self) -> None:
        state = self.all_but_two("blue red")
        your_turn(state)
        assert (shown(state, "2/5"), shown(state, YOURS)) == ("blue", "wylde")

    def test_white_with_no_hole_leaves_the_pick(self) -> None:
        state = self.all_but_two("white red")
        your_turn(state)
        assert shown(state, "2/5") == "white"
        assert slots(state)[1] == "red"

    def test_red_removes_your_latest_pick_still_on_the_board(self) -> None:
        state = solo("11^!")
        your_turn(state)
        assert picks(state) == "6/1:red"

    def test_your_latest_is_followed_through_moves(self) -> None:
        state = solo("11^!", supply="red blue")
        play(state, "take 3", "6/2")
        assert picks(state) == "6/1:red"
        state = solo("11^!", "4/4:green", supply="red blue", more="trail 4/4")
        play(state, "take 2", "3/3", "4/4", "2/2")
        assert picks(state) == "6/1:red 2/2:green"
        assert state.trail == [space("2/2")]

    @pytest.mark.parametrize(("one", "other"), [("4/4", "5/5"), ("5/5", "4/4")])
    def test_and_through_swaps_either_way(self, one: str, other: str) -> None:
        state = solo("11^-", "4/4:green 5/5:white", supply="red blue", more="trail 4/4")
        play(state, "take 2", "3/3", one, other)
        assert state.trail == [space("5/5"), space("3/3")]

    def test_a_face_down_pick_can_be_your_latest(self) -> None:
        state = solo("11^!")
        play(state, "bag", "6/3")
        assert picks(state) == "6/1:red"

    def test_when_the_latest_is_gone_the_one_before_is_meant(self) -> None:
        state = solo("11^!", "4/4:green", supply="red red", more="trail 4/4")
        play(state, "take 2", "3/3", "pass")
        assert picks(state) == "6/1:red 4/4:green"
        state = amended(state, "supply red red red", "pile S1-01")
        play(state, "draw two")
        while "pass" not in legal(state):
            play(state, legal(state)[-1])
        play(state, "pass")
        assert "4/4" not in picks(state)

    @pytest.mark.parametrize("name", ["red", "blue", "grey"])
    def test_with_none_of_your_picks_nothing_happens(self, name: str) -> None:
        state = solo("11^!", "4/4:green", supply=f"{name} white")
        play(state, "draw two", "pass")
        assert picks(state) == f"6/1:{name} 4/4:green"

    def test_blue_moves_it_to_the_next_hole_by_the_code(self) -> None:
        state = solo("12v!", supply="blue red")
        your_turn(state)
        assert picks(state) == "2/2:wylde 1/2:blue"

    def test_grey_turns_it_down_known_to_all(self) -> None:
        state = solo("11^!", supply="grey red")
        your_turn(state)
        assert shown(state, YOURS) == "-wylde"
        assert state.board.known == 1 << space(YOURS)

    def test_grey_leaves_a_pick_already_down(self) -> None:
        state = solo("11^!", supply="grey red")
        play(state, "bag", "6/3")
        assert state.board.down == 1 << space("6/3")
        assert state.board.known == 0

    def test_purple_turns_up_the_lowest_fret_lowest_string_number(self) -> None:
        state = solo("11^!", "6/2:-red 2/2:-white 1/3:-red", supply="purple red")
        your_turn(state)
        assert shown(state, "2/2") == "white"
        assert popcount(state.board.down) == 2
        assert state.turn.active == 0

    def test_green_removes_the_commonest_type_of_its_fret(self) -> None:
        state = solo("11^!", "5/1:red 4/1:blue 3/1:blue 2/2:red 3/2:red", supply="green red")
        your_turn(state)
        assert picks(state) == f"6/1:green 5/1:red 3/2:red 2/2:red {YOURS}:wylde"

    @pytest.mark.parametrize(
        ("board", "gone"),
        [
            ("5/1:-red 4/1:wylde 3/1:white", "5/1"),
            ("4/1:wylde 3/1:white", "4/1"),
            ("5/1:red 3/1:white", "3/1"),
            ("5/1:green 3/1:purple", "3/1"),
        ],
    )
    def test_greens_ties(self, board: str, gone: str) -> None:
        state = solo("11^!", board, supply="green red")
        your_turn(state)
        assert shown(state, gone) == "empty"
        assert popcount(state.board.taken()) == len(board.split()) + 1

    def test_green_spares_itself_even_by_the_letter(self) -> None:
        state = solo("11^!", "5/1:red", supply="green red", green="literal")
        your_turn(state)
        assert shown(state, "6/1") == "green"
        assert shown(state, "5/1") == "empty"

    def test_wylde_fills_a_hole(self) -> None:
        state = solo("31^!", "6/1:green")
        play(state, "bag", YOURS)
        assert shown(state, "5/1") == "wylde"
        assert shown(state, "6/1") == "green"

    def test_face_down_removes_the_neighbour_on_the_higher_string_number(self) -> None:
        state = solo("B1^!", "6/1:red 4/1:blue")
        your_turn(state)
        assert shown(state, "5/1").startswith("-")
        assert shown(state, "6/1") == "empty"
        assert shown(state, "4/1") == "blue"
        state = solo("B1v!", "1/1:red 2/1:red 4/1:blue")
        your_turn(state)
        assert shown(state, "3/1").startswith("-")
        assert shown(state, "4/1") == "empty"

    def test_else_the_one_on_the_lower(self) -> None:
        state = solo("B1^!", "5/1:red")
        your_turn(state)
        assert picks(state).startswith("6/1:-")
        assert shown(state, "5/1") == "empty"


class TestItsChords:
    TWO_DOTS = "4/2:white 3/2:grey"  # of A-c

    def test_played_on_your_turn_after_you(self) -> None:
        state = solo("11^-", self.TWO_DOTS, supply="red blue", hands=["G-a", "A-c"])
        play(state, "take 2", "2/2")
        assert tableau(state, 1) == []
        play(state, "pass")
        assert tableau(state, 1) == ["A-c"]

    def test_played_on_its_own_turn_and_yours_by_order(self) -> None:
        state = solo("22^-", "6/2:red 5/2:red 4/2:white 3/2:grey", hands=["A-c", "A-d"])
        your_turn(state)
        play(state, "pass")
        assert shown(state, "2/2") == "blue"
        assert tableau(state, 0) == ["A-c"]

    def test_its_row_is_refilled_at_the_end_of_its_own_turn(self) -> None:
        state = solo("11^-", self.TWO_DOTS, supply="red blue", hands=["", "A-c A-d"])
        play(state, "take 2", "2/2", "pass")
        assert tableau(state, 1) == ["A-c"]
        assert popcount(state.people[1].hand) == 3

    def test_a_new_card_that_is_complete_is_played_at_once(self) -> None:
        state = solo("11^-", A_C, hands=["", "G-a G-b"], more="deck A-c")
        your_turn(state)
        assert tableau(state, 1) == ["A-c"]
        assert hand(state, 1) == ["G-a", "G-b"]

    def test_of_one_name_the_smaller_difference_first(self) -> None:
        state = solo("11^-", "4/2:wylde 3/2:wylde", hands=["", "A-d A-b"])
        your_turn(state, "2/2")
        assert golden(state, 1) == ["A-d"]


class TestLiveClang:
    def test_you_are_asked_after_each_change_of_its_turn(self) -> None:
        state = solo("11^!", "6/3:green", hands=["A-c", ""], clang="live")
        play(state, "take 3", YOURS, "pass")
        assert legal(state) == ["pass", "claim A-c"]
        assert shown(state, YOURS) == "wylde"
        play(state, "pass")
        assert shown(state, YOURS) == "empty"
        assert legal(state) == ["pass", "claim A-c"]
        assert state.turn.active == 1
        play(state, "pass")
        assert state.turn.active == 0
        assert "take 1" in legal(state)

    def test_a_power_that_does_nothing_is_no_change(self) -> None:
        state = solo("11^-", hands=["A-c", ""], clang="live")
        play(state, "take 3", YOURS, "pass", "pass")
        assert state.turn.active == 0

    def test_chords_tried_on_its_turn_are_not_replaced(self) -> None:
        state = solo("11^-", A_C, hands=["A-c G-a", ""], clang="live")
        play(state, "take 3", YOURS, "pass", "claim A-c")
        assert tableau(state, 0) == ["A-c"]
        assert legal(state) == ["pass", "claim G-a"]
        assert asides(state, 0) == []


class TestTakingBack:
    def match(self, state: ReChord) -> Match:
        match = Match(GAME, Record("re-chord", 1, 1, {}, ["Ann"], "seed 1"))
        match.state = state
        return match

    def test_a_placement_can_be_taken_back_what_purple_showed_cannot(self) -> None:
        state = table("6/5:-red", ["A-c", ""], "purple", players=1)
        play(state, "take 1")
        assert self.match(state).would_be_quiet(0, move(state, "6/1"))
        play(state, "6/1")
        assert not self.match(state).would_be_quiet(0, move(state, "6/5"))

    def test_a_clang_cannot_be_taken_back(self) -> None:
        state = table("", ["A-c", ""], players=1, clang="live")
        assert not self.match(state).would_be_quiet(0, move(state, "claim A-c"))


class TestTheEnd:
    def ended(self, mine: int, automas: int, difficulty: str) -> ReChord:
        return solo("11^-", difficulty=difficulty, more=f"chord-fame {mine} / {automas}")

    @pytest.mark.parametrize(("difficulty", "bonus"), [("easy", 0), ("normal", 10), ("hard", 20)])
    def test_you_need_strictly_more_than_it_with_its_bonus(
        self, difficulty: str, bonus: int
    ) -> None:
        assert self.ended(30 + bonus, 30, difficulty).placing() == [2]
        won = self.ended(31 + bonus, 30, difficulty)
        assert won.placing() == [1]
        assert won.payoffs() == [1.0]
        assert self.ended(30 + bonus, 30, difficulty).payoffs() == [0.0]
        assert won.scores() == [31 + bonus]

    def test_the_game_ends_on_its_turn_too_and_the_row_is_not_refilled(self) -> None:
        board = covered(all_but("1/5", "2/5"), supply="red blue wylde")
        state = solo("15^-", board, hands=["", "G-a"], more=scored(1, 2, 3, 4))
        happened = your_turn(state)
        assert state.over()
        assert hand(state, 1) == ["G-a"]
        assert happened[-2:] == ["automa-counted", "automa-wins"]
        automa = GAME.view(state, 0)["automa"]
        assert isinstance(automa, dict)
        assert automa["genre"] is not None

    def test_removed_picks_return_to_the_bag(self) -> None:
        state = solo("11^!")
        wyldes = in_bag(state, "wylde")
        your_turn(state)
        assert in_bag(state, "wylde") + slots(state).count("wylde") == wyldes + 1
