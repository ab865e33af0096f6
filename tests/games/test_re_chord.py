"""Re-Chord, clause by clause, in the order of its rulebook."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.board import full_bag
from bandstand.games.re_chord.material import LEAD_GUITAR, LEAD_GUITAR_BYTES, TYPES, pitch_of
from bandstand.games.re_chord.rules import ReChord
from bandstand.kernel.bits import lowest, popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError, NotationError, OptionError
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match
from bandstand.kernel.state import NOT_YOUR_TURN
from re_chord_table import (
    asides,
    card,
    give,
    hand,
    in_bag,
    kinds,
    law_of_the_bag,
    lay,
    legal,
    move,
    pick,
    picks,
    play,
    refused,
    shown,
    space,
    table,
    tableau,
)

# A-c wants 4/2 white, 3/2 grey, 2/2 blue; A-d 4/2 blue, 3/2 purple, 2/2 green.
A_C = "4/2:white 3/2:grey 2/2:blue"


def full_but(hole: str, what: str) -> str:
    """Picks of one kind on all spaces but one."""
    names = [f"{string}/{fret}" for fret in range(1, 6) for string in range(6, 0, -1)]
    return " ".join(f"{name}:{what}" for name in names if name != hole)


class TestSetup:
    @pytest.mark.parametrize(("players", "size"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 5)])
    def test_wyldes_and_supply_are_one_more_than_guitarists(self, players: int, size: int) -> None:
        state = GAME.new(players, GAME.settle(players, {}), seeded(2))
        everything = Counter(GAME.pieces(state))
        assert everything["wylde"] == size
        assert all(everything[colour] == 5 for colour in TYPES[1:7])
        assert [state.board.in_slot(slot) > 0 for slot in range(5)] == [
            slot < size for slot in range(5)
        ]
        assert law_of_the_bag(state)

    def test_each_gets_a_genre_a_song_and_three_chords(self) -> None:
        state = GAME.new(5, GAME.settle(5, {}), seeded(2))
        assert len({person.genre for person in state.people}) == 5
        assert len({person.song for person in state.people}) == 5
        assert [popcount(person.hand) for person in state.people] == [3] * 5
        assert popcount(state.deck) == 28 - 15

    def test_a_named_guitarist_starts(self) -> None:
        for seat in (1, 2, 3):
            state = GAME.new(3, GAME.settle(3, {"first": seat}), seeded(1))
            assert state.turn.active == seat - 1

    def test_otherwise_anybody_may_start(self) -> None:
        starts = {GAME.new(3, GAME.settle(3, {}), seeded(seed)).turn.active for seed in range(40)}
        assert starts == {0, 1, 2}

    def test_secrets_are_told_to_their_owners_alone(self) -> None:
        state = table(players=3)
        assert state.journal is not None
        for kind, secret in (
            ("genre-dealt", "genre"),
            ("song-dealt", "song"),
            ("hand-dealt", "cards"),
        ):
            told = [event for event in state.journal if event.kind == kind]
            assert len(told) == 3
            for seat, event in enumerate(told):
                for reader in range(-1, 3):
                    facts = event.shown_to(reader)
                    assert facts is not None
                    assert (facts[secret] is not None) == (reader == seat)


class TestActionSupply:
    def test_the_pick_goes_face_up_on_an_empty_space(self) -> None:
        state = table("6/3:red", supply="green white wylde")
        assert legal(state) == ["take 1", "take 2", "take 3", "bag", "draw two"]
        play(state, "take 1")
        assert len(legal(state)) == 29
        assert refused(state, "6/3") == "space-taken"
        assert refused(state, "pass") == "asked-space"
        play(state, "5/1")
        assert shown(state, "5/1") == "green"

    def test_a_wylde_may_replace_any_pick_which_goes_to_the_bag(self) -> None:
        state = table("6/3:red 5/2:-blue", supply="wylde")
        red, blue = in_bag(state, "red"), in_bag(state, "blue")
        play(state, "take 1")
        assert len(legal(state)) == 30
        play(state, "5/2")
        assert shown(state, "5/2") == "wylde"
        assert (in_bag(state, "red"), in_bag(state, "blue")) == (red, blue + 1)

    def test_the_slot_stays_empty_until_the_end_of_the_turn(self) -> None:
        state = table(supply="white green blue")
        play(state, "take 1", "6/1")
        assert refused(state, "take 1") == "slot-empty"
        assert refused(state, "take 4") == "no-such-slot"
        play(state, "take 3", "5/5", "pass")
        assert all(state.board.in_slot(slot) for slot in range(3))
        assert state.board.in_slot(1) == pick("green")
        assert law_of_the_bag(state)

    def test_another_question_is_not_answered_by_an_action(self) -> None:
        state = table(supply="red")
        assert refused(state, "6/1") == "asked-action"
        assert refused(state, "pass") == "asked-action"
        assert refused(state, "draw one") == "asked-action"
        assert refused(state, "return A-a") == "asked-action"


class TestActionBag:
    def test_the_pick_is_seen_by_its_guitarist_alone_and_lies_face_down(self) -> None:
        state = table()
        drawn = play(state, "bag")[0]
        assert drawn.shown_to(0) == {"seat": 0, "pick": state.turn.held}
        assert drawn.shown_to(1) == {"seat": 0, "pick": None}
        held = state.turn.held
        play(state, "6/3")
        assert state.board.down == 1 << space("6/3")
        for viewer, known in ((0, TYPES[held]), (1, None), (-1, None)):
            board = GAME.view(state, viewer)["board"]
            assert isinstance(board, list)
            assert board[space("6/3")]["pick"] == known
            assert board[space("6/3")]["taken"]

    def test_a_neighbour_in_the_same_fret_may_be_removed(self) -> None:
        state = table("6/3:red 4/3:-blue 5/2:white 5/4:grey 3/3:green")
        play(state, "bag", "5/3")
        assert legal(state) == ["6/3", "4/3", "pass"]
        assert refused(state, "3/3") == "not-a-neighbour"
        assert refused(state, "2/3") == "space-empty"
        assert refused(state, "bag") == "asked-neighbour"
        play(state, "4/3")
        assert shown(state, "4/3") == "empty"

    def test_strings_six_and_one_have_one_neighbour(self) -> None:
        state = table("5/1:red 1/1:blue 6/2:white 5/2:red")
        play(state, "bag", "6/1")
        assert legal(state) == ["5/1", "pass"]
        state = table("6/2:red 2/1:blue 1/2:white")
        play(state, "bag", "1/1")
        assert legal(state) == ["2/1", "pass"]

    def test_a_wylde_from_the_bag_is_an_ordinary_face_down_pick(self) -> None:
        state = table("6/3:red")
        play(state, "bag")
        state.turn.held = pick("wylde")
        assert refused(state, "6/3") == "space-taken"

    def test_nobody_is_told_beforehand_what_will_come_out_of_it(self) -> None:
        match = Match(GAME, Record("re-chord", 1, 2, {}, ["Ann", "Bob"], "seed 1"))
        state = table()
        state.board.bag = full_bag(0) & 0xFF0  # white or red
        match.state = state
        told = {match.preview(0, move(state, "bag"), seeded(seed)) for seed in range(60)}
        assert told == {"You draw a pick from the bag and look at it."}

    def test_removed_face_down_picks_go_to_the_bag_unseen(self) -> None:
        state = table("6/3:-red")
        events = play(state, "bag", "5/3", "6/3")
        removal = next(event for event in events if event.kind == "face-down-removed")
        assert removal.shown_to(0) == {"space": space("6/3")}


class TestActionDrawTwo:
    def test_two_cards_then_any_may_be_returned(self) -> None:
        state = table(hands=["A-a A-b", ""])
        play(state, "draw two")
        assert popcount(state.people[0].hand) == 4
        assert refused(state, "pass") == "hand-too-large"
        assert refused(state, "take 1") == "asked-return"
        play(state, "return A-a")
        assert "pass" in legal(state)
        play(state, "return A-b", "pass")
        assert state.turn.active == 1
        assert popcount(state.people[0].hand) == 2

    def test_the_return_is_asked_even_with_three_or_fewer(self) -> None:
        state = table(hands=["", ""])
        play(state, "draw two")
        assert len(legal(state)) == 3
        play(state, "pass")
        assert popcount(state.people[0].hand) == 2

    def test_as_many_as_there_are(self) -> None:
        state = table(hands=["", ""])
        state.people[1].played = state.deck & ~1
        state.deck = 1
        play(state, "draw two")
        assert state.people[0].hand == 1

    def test_not_with_an_empty_deck(self) -> None:
        state = table(hands=["", ""])
        state.people[1].played = state.deck
        state.deck = 0
        assert refused(state, "draw two") == "deck-empty"

    def test_only_cards_in_hand_can_be_returned(self) -> None:
        state = table(hands=["A-a", ""])
        play(state, "draw two")
        missing = next(
            known.id
            for number, known in enumerate(state.terms.song_set.cards)
            if state.deck >> number & 1
        )
        assert refused(state, f"return {missing}") == "card-not-in-hand"

    def test_which_card_is_returned_is_secret(self) -> None:
        state = table(hands=["A-a", ""])
        play(state, "draw two")
        event = play(state, "return A-a")[0]
        assert event.shown_to(1) == {"seat": 0, "card": None}

    def test_chords_may_be_played_with_four_cards_in_hand(self) -> None:
        state = table(A_C, hands=["A-a A-c", ""])
        play(state, "draw two", "claim A-c", "pass")
        assert tableau(state, 0) == ["A-c"]
        assert "pass" in legal(state)


class TestWhite:
    def test_another_pick_with_its_own_ability_and_so_on(self) -> None:
        state = table("1/1:grey", supply="white white red", hands=["G-a", ""])
        play(state, "take 1", "6/1", "take 2", "6/2", "take 3", "6/3", "1/1")
        assert shown(state, "1/1") == "empty"
        assert state.board.supply == 0
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
        state = table(supply="white wylde green")
        lay(state, full_but("6/1", "-red"))
        state.scored = 31
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
        state = table(supply="blue")
        lay(state, full_but("1/1", "-red"))
        state.scored = 31
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
        state = table(supply="grey")
        lay(state, full_but("1/1", "red"))
        state.scored = 31
        give(state, ["G-a", ""])
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


class TestCompletingChords:
    @pytest.mark.parametrize(
        ("board", "complete"),
        [
            (A_C, True),
            ("4/2:wylde 3/2:wylde 2/2:wylde", True),
            ("4/2:white 3/2:grey", False),
            ("4/2:white 3/2:grey 2/2:red", False),
            ("4/2:white 3/2:grey 2/2:-blue", False),
            ("4/2:white 3/2:grey 2/2:-wylde", False),
            (A_C + " 5/2:red 1/2:-green", True),
        ],
    )
    def test_colours_must_lie_face_up_or_be_wyldes(self, board: str, complete: bool) -> None:
        state = table(board, hands=["A-c", ""])
        assert ("claim A-c" in legal(state)) == complete
        if not complete:
            assert refused(state, "claim A-c") == "chord-incomplete"

    @pytest.mark.parametrize(
        ("middle", "complete"),
        [("-red", True), ("-wylde", True), ("wylde", True), ("red", False)],
    )
    def test_a_down_dot_takes_any_face_down_pick_or_a_wylde(
        self, middle: str, complete: bool
    ) -> None:
        state = table(f"4/2:green 3/2:{middle} 2/2:purple", hands=["A-a", ""])
        assert ("claim A-a" in legal(state)) == complete

    def test_refusals_name_the_space_that_is_wrong(self) -> None:
        state = table("4/2:white 3/2:red", hands=["A-c", ""])
        reason = state.refusal(0, move(state, "claim A-c"))
        assert reason is not None
        assert reason.facts["space"] == space("3/2")
        assert GAME.phrases.sentence(reason.code, reason.facts, ["a", "b"], 0) == (
            "A-c is not complete: on 3/2 it wants a grey pick or a face-up wylde."
        )
        assert refused(state, "claim A-d") == "card-not-in-hand"

    def test_a_chord_is_legal_at_every_decision_of_ones_own_turn(self) -> None:
        state = table(A_C + " 5/5:red", hands=["A-c", ""], supply="blue")
        for text in ("take 1", "6/1", "5/5", "5/4"):
            assert "claim A-c" in legal(state)
            play(state, text)
        assert legal(state) == ["pass", "claim A-c"]
        play(state, "claim A-c")
        assert tableau(state, 0) == ["A-c"]

    def test_a_played_chord_stays_whatever_happens_to_the_board(self) -> None:
        state = table(A_C, hands=["A-c", ""], supply="red")
        play(state, "claim A-c", "pass", "take 1", "6/1", "4/2")
        assert tableau(state, 0) == ["A-c"]
        assert state.people[0].chord_fame == 4

    def test_the_question_after_a_change_does_not_depend_on_the_hand(self) -> None:
        for held in ("A-c", "G-a", "A-c A-d G-a"):
            state = table("4/2:white 3/2:grey", hands=[held, ""], supply="blue")
            play(state, "take 1", "2/2", "pass")
            assert state.turn.active == 1
            state = table("4/2:white 3/2:grey", hands=[held, ""], supply="wylde")
            play(state, "take 1", "2/2")
            assert legal(state)[0] == "pass"
            assert state.turn.active == 0

    def test_without_cards_there_is_no_such_question(self) -> None:
        state = table(hands=["", "A-c"], supply="wylde")
        play(state, "take 1", "2/2")
        assert state.turn.active == 1


class TestReplacement:
    def test_offered_on_ones_own_turn_and_may_be_played_at_once(self) -> None:
        state = table(A_C, hands=["A-c", ""])
        give(state, ["A-c", ""])
        state.people[1].played = state.deck & ~(1 << card(state, "A-b"))
        state.deck = 1 << card(state, "A-b")
        lay(state, "4/2:wylde 3/2:wylde 2/2:wylde")
        play(state, "claim A-c")
        assert legal(state) == ["pass", "draw one"]
        assert refused(state, "bag") == "asked-replacement"
        play(state, "draw one")
        assert hand(state, 0) == ["A-b"]
        play(state, "claim A-b")
        assert "take 1" in legal(state), "no offer: the deck is empty"

    def test_may_be_declined(self) -> None:
        state = table(A_C, hands=["A-c", ""])
        play(state, "claim A-c", "pass")
        assert hand(state, 0) == []
        assert "take 1" in legal(state)

    def test_one_offer_for_each_chord_and_claims_go_before_it(self) -> None:
        state = table("4/2:wylde 3/2:wylde 2/2:wylde", hands=["A-c A-d", ""])
        play(state, "claim A-c", "claim A-d", "draw one", "draw one")
        assert popcount(state.people[0].hand) == 2
        assert "take 1" in legal(state)

    def test_offers_end_with_the_deck(self) -> None:
        state = table("4/2:wylde 3/2:wylde 2/2:wylde", hands=["A-c A-d", ""])
        state.deck = 1 << card(state, "G-a")
        play(state, "claim A-c", "claim A-d", "draw one")
        assert "take 1" in legal(state)

    def test_a_drawn_replacement_is_secret(self) -> None:
        state = table(A_C, hands=["A-c", ""])
        event = play(state, "claim A-c", "draw one")[-1]
        assert event.kind == "replacement-drawn"
        assert event.shown_to(1) == {"seat": 0, "card": None}

    def test_none_on_the_turn_of_another(self) -> None:
        state = table("4/2:white 3/2:grey", hands=["", "A-c"], supply="blue")
        play(state, "take 1", "2/2", "pass")
        assert tableau(state, 1) == ["A-c"]
        assert hand(state, 1) == []
        assert "take 1" in legal(state)


class TestStandingOrders:
    def test_claim_is_the_default_and_acts_after_the_active_guitarist_went_on(self) -> None:
        state = table("4/2:white 3/2:grey 6/5:red", hands=["G-a", "A-c"], supply="blue")
        play(state, "take 1", "2/2")
        assert tableau(state, 1) == []
        play(state, "6/5", "6/4")
        assert tableau(state, 1) == ["A-c"]

    def test_every_change_counts_not_only_the_last(self) -> None:
        """Blue completes A-c, and moves one of its picks away again."""
        state = table("4/2:white 3/2:grey", hands=["", "A-c"], supply="blue")
        play(state, "take 1", "2/2", "3/2", "6/1")
        assert tableau(state, 1) == ["A-c"]

    def test_an_order_ends_when_its_card_leaves_the_hand(self) -> None:
        state = table(A_C, hands=["A-c G-a", ""])
        play(state, "hold A-c", "hold G-a", seat=0)
        play(state, "claim A-c", "pass")
        assert asides(state, 0) == ["release G-a", "hold all"]
        play(state, "draw two", "return G-a")
        assert not [text for text in asides(state, 0) if text.startswith("release")]

    def test_the_others_follow_clockwise(self) -> None:
        state = table("4/2:wylde 3/2:wylde", hands=["A-c", "", "A-d"], supply="wylde", players=3)
        state.turn.active = 1
        events = play(state, "take 1", "2/2")
        assert [e.facts["seat"] for e in events if e.kind == "chord-played"] == [2, 0]

    def test_a_card_on_hold_waits(self) -> None:
        state = table("4/2:white 3/2:grey", hands=["", "A-c"], supply="blue")
        play(state, "hold A-c", seat=1)
        play(state, "take 1", "2/2", "pass")
        assert tableau(state, 1) == []
        assert hand(state, 1) == ["A-c"]

    def test_releasing_plays_a_complete_card_at_once_on_anyones_turn(self) -> None:
        state = table(A_C, hands=["", "A-c"])
        play(state, "hold A-c", seat=1)
        play(state, "release A-c", seat=1)
        assert tableau(state, 1) == ["A-c"]
        assert "take 1" in legal(state)

    def test_releasing_an_incomplete_card_changes_the_order_only(self) -> None:
        state = table(hands=["", "A-c"])
        play(state, "hold A-c", "release A-c", seat=1)
        assert hand(state, 1) == ["A-c"]
        assert state.people[1].holds == 0

    def test_releasing_on_ones_own_turn_earns_a_replacement(self) -> None:
        state = table(A_C, hands=["A-c", ""])
        play(state, "hold A-c", "release A-c")
        assert tableau(state, 0) == ["A-c"]
        assert legal(state) == ["pass", "draw one"]

    def test_orders_are_asides_of_every_seat_at_any_time(self) -> None:
        state = table(A_C, hands=["G-a", "A-c A-d"])
        assert asides(state, 0) == ["hold G-a", "hold all"]
        assert asides(state, 1) == ["claim A-c", "hold A-c", "hold A-d", "hold all"]
        play(state, "hold A-d", seat=1)
        assert asides(state, 1) == ["claim A-c", "hold A-c", "release A-d", "hold all"]

    def test_refusals(self) -> None:
        state = table(hands=["G-a", "A-c"])
        play(state, "hold A-c", seat=1)
        assert refused(state, "hold A-c", 1) == "already-held"
        assert refused(state, "release G-a", 0) == "not-held"
        assert refused(state, "hold A-d", 1) == "card-not-in-hand"
        assert refused(state, "claim A-c", 1) == "chord-incomplete"
        assert refused(state, "take 1", 1) == NOT_YOUR_TURN

    def test_orders_are_seen_by_their_owner_alone(self) -> None:
        state = table(hands=["G-a", "A-c"])
        views = [GAME.view(state, seat) for seat in (-1, 0, 1)]
        moves = (state.moves(0), state.unprompted_moves(0))
        events = play(state, "hold A-c", seat=1)
        assert [event.shown_to(0) for event in events] == [None]
        assert [event.shown_to(-1) for event in events] == [None]
        assert events[0].shown_to(1) is not None
        assert [GAME.view(state, seat) for seat in (-1, 0)] == views[:2]
        assert GAME.view(state, 1) != views[2]
        assert (state.moves(0), state.unprompted_moves(0)) == moves

    def test_waiting_on_ones_own_turn_keeps_the_order_to_claim(self) -> None:
        state = table(A_C, hands=["A-c", ""], supply="wylde wylde wylde")
        play(state, "take 1", "6/1", "pass")
        assert tableau(state, 0) == []
        play(state, "take 2", "6/2")
        assert tableau(state, 0) == ["A-c"]

    def test_of_one_name_the_smaller_difference_is_played_first(self) -> None:
        """A-b (4/9) before A-d (4/11), so that the larger gold is earned."""
        state = table("4/2:wylde 3/2:wylde", hands=["", "A-d A-b"], supply="wylde")
        play(state, "take 1", "2/2")
        assert state.people[1].golden == 1 << card(state, "A-d")
        assert state.people[1].chord_fame == 4 + 11

    def test_equal_differences_go_by_id(self) -> None:
        state = table("4/2:wylde 3/2:wylde", hands=["", "A-d A-c"], supply="wylde")
        play(state, "take 1", "2/2")
        assert state.people[1].golden == 1 << card(state, "A-d")

    def test_the_owner_may_choose_otherwise(self) -> None:
        state = table("4/2:wylde 3/2:wylde 2/2:wylde", hands=["A-b A-d", ""])
        play(state, "claim A-d", "claim A-b")
        assert state.people[0].chord_fame == 4 + 9


class TestClang:
    def test_any_card_may_be_tried_and_nothing_is_highlighted(self) -> None:
        state = table(A_C, hands=["A-c A-d", "G-a"], clang="live")
        assert legal(state)[-2:] == ["claim A-c", "claim A-d"]
        assert asides(state, 1) == ["claim G-a"]
        people = GAME.view(state, 0)["people"]
        assert isinstance(people, list)
        assert [known["complete"] for known in people[0]["hand"]] == [None, None]

    def test_a_wrong_card_is_shown_and_shuffled_back_without_replacement(self) -> None:
        state = table(A_C, hands=["A-c A-d", "G-a"], clang="live")
        events = play(state, "claim A-d")
        assert kinds(events) == ["chord-tried", "clang"]
        assert all(event.shown_to(1) == event.shown_to(0) for event in events)
        assert state.deck >> card(state, "A-d") & 1
        assert "take 1" in legal(state)
        play(state, "claim A-c")
        assert legal(state) == [
            "pass",
            "draw one",
        ]

    def test_a_preview_of_a_try_does_not_tell_its_outcome(self) -> None:
        match = Match(GAME, Record("re-chord", 1, 2, {"clang": "live"}, ["Ann", "Bob"], "seed 1"))
        match.state = table(A_C, hands=["A-c A-d", "G-a"], clang="live")
        told = [
            match.preview(0, move(match.state, f"claim {name}"), seeded(1))
            for name in ("A-c", "A-d")
        ]
        assert told == ["You try A-c.", "You try A-d."]

    def test_anyone_may_try_at_any_moment(self) -> None:
        state = table(A_C, hands=["", "A-c G-a"], clang="live")
        play(state, "claim A-c", "claim G-a", seat=1)
        assert tableau(state, 1) == ["A-c"]
        assert hand(state, 1) == []
        assert "take 1" in legal(state)

    def test_standing_orders_do_not_act(self) -> None:
        state = table("4/2:white 3/2:grey", hands=["", "A-c"], supply="blue", clang="live")
        play(state, "take 1", "2/2", "pass")
        assert tableau(state, 1) == []
        assert refused(state, "hold A-c", 1) == "no-orders"

    def test_everybody_knows_where_the_card_went(self) -> None:
        state = table(players=3, hands=["A-c", "", "G-a"], clang="live")
        play(state, "claim G-a", seat=2)
        for seed in range(30):
            assert "G-a" not in hand(state.imagine(0, seeded(seed)), 2)

    def test_complete_cards_are_still_played_at_the_end(self) -> None:
        state = last_space("wylde", hands=["", "A-c"], clang="live")
        play(state, "take 1", "1/5")
        assert state.over()
        assert tableau(state, 1) == ["A-c"]


def last_space(supply: str, hands: list[str], **options: Any) -> ReChord:
    """All spaces but 1/5 are taken and four frets scored; A-c is complete."""
    state = table(hands=hands, **options)
    rest = [f"{s}/{f}" for f in range(1, 6) for s in range(6, 0, -1)]
    for done in ("4/2", "3/2", "2/2", "1/5"):
        rest.remove(done)
    lay(state, A_C + " " + " ".join(f"{name}:-red" for name in rest))
    state.scored = 15
    state.pad = [[fret, 0, 0, 0, 0, 0, 0] for fret in range(4)]
    state.board.supply = 0
    for slot, name in enumerate(supply.split()):
        state.board.fill_slot(slot, pick(name))
    return state


class TestRechordScores:
    def test_three_cards_of_g_earn_4_11_and_9(self) -> None:
        state = table("6/3:wylde 5/2:wylde 1/3:wylde", hands=["G-b G-c G-d", ""], songs="campfire")
        play(state, "claim G-b", "pass", "claim G-c", "pass")
        lay(state, "6/3:wylde 5/2:wylde 1/3:wylde")
        give_back = state.people[0]
        give_back.hand |= 1 << card(state, "G-a")
        state.deck &= ~give_back.hand
        play(state, "claim G-a", "pass")
        assert give_back.chord_fame == 4 + 11 + 9 == 24
        assert give_back.gold_fame == 20

    def test_the_first_of_each_name_is_silver(self) -> None:
        state = table("4/2:wylde 3/2:wylde 2/2:wylde 5/2:wylde", hands=["A-c Em-c", ""])
        play(state, "claim A-c", "claim Em-c")
        assert state.people[0].chord_fame == 4 + 3
        assert state.people[0].golden == 0


class TestSongs:
    def song(self, state: ReChord, title: str) -> int:
        return [song.title for song in state.terms.song_set.songs].index(title)

    def test_played_by_itself_when_all_its_chords_are_in_the_tableau(self) -> None:
        state = table("4/2:wylde 3/2:wylde 2/2:wylde", hands=["A-c A-d", ""])
        person = state.people[0]
        person.song = self.song(state, "Borrowed Capo")  # A D E, 16
        chords = state.terms.song_set.chords
        person.names = 1 << chords.index("D") | 1 << chords.index("E")
        events = play(state, "claim A-c")
        assert kinds(events) == ["chord-played", "song-played"]
        assert person.song_fame == 16
        play(state, "claim A-d")
        assert person.song_fame == 16

    def test_not_before(self) -> None:
        state = table("4/2:wylde 3/2:wylde 2/2:wylde", hands=["A-c A-d", ""])
        state.people[0].song = self.song(state, "Borrowed Capo")
        play(state, "claim A-c", "claim A-d")
        assert state.people[0].song_fame == 0

    def test_an_unplayed_song_is_secret_a_played_one_open(self) -> None:
        state = table(hands=["", ""])
        assert GAME.view(state, 1)["people"][0]["song"] is None  # type: ignore[index]
        state.people[0].song_fame = 16
        assert GAME.view(state, 1)["people"][0]["song"] is not None  # type: ignore[index]


class TestLeadGuitar:
    EXAMPLE = (
        "6/1:grey 5/1:grey 4/1:grey 3/1:white 2/1:red 1/1:green "
        "6/2:white 5/2:green 4/2:red 3/2:purple "
        "6/3:green 5/3:green 4/3:white 3/3:purple 2/3:grey "
        "6/4:blue 5/4:-red 4/4:-blue 3/4:wylde "
        "6/5:-white 5/5:-blue 4/5:wylde"
    )

    def test_the_example_of_the_rulebook(self) -> None:
        state = table(self.EXAMPLE)
        assert [state.board.lead_score(colour) for colour in range(1, 7)] == [3, 2, 1, 12, 2, 6]

    def test_it_is_written_when_the_last_pick_of_the_fret_is_placed(self) -> None:
        state = table(self.EXAMPLE.replace("4/1:grey ", ""), supply="grey", hands=["", ""])
        play(state, "take 1", "4/1", "pass")
        assert state.pad == [[0, 3, 2, 1, 12, 2, 6]]
        pad = GAME.view(state, -1)["pad"]
        assert isinstance(pad, dict)
        assert pad["grey"] == [12, None, None, None, None]

    def test_the_table_of_picks_in_one_fret(self) -> None:
        assert LEAD_GUITAR == (0, 1, 4, 11, 17, 25)
        for count, fame in enumerate(LEAD_GUITAR):
            assert LEAD_GUITAR_BYTES >> 8 * count & 255 == fame
            state = table(" ".join(f"{string}/2:grey" for string in range(1, count + 1)))
            assert state.board.lead_score(pick("grey")) == fame

    FIVE = "6/1:red 5/1:blue 4/1:grey 3/1:white 2/1:purple"

    def test_a_fret_filled_and_broken_in_one_turn_does_not_score(self) -> None:
        state = table(self.FIVE, supply="red", hands=["", ""])
        play(state, "take 1", "1/1", "5/1")
        assert state.pad == []

    def test_a_fret_scores_once(self) -> None:
        state = table(self.FIVE, supply="green red white", hands=["", ""])
        play(state, "take 1", "1/1", "pass")
        assert len(state.pad) == 1
        state.board.supply = 0
        for slot in range(3):
            state.board.fill_slot(slot, pick("wylde"))
        play(state, "take 1", "1/1")
        assert len(state.pad) == 1
        assert state.scored == 1

    def test_a_move_may_fill_a_fret(self) -> None:
        state = table(self.FIVE + " 6/5:-green", supply="blue", hands=["", ""])
        play(state, "take 1", "5/5", "6/5", "1/1")
        assert [line[0] for line in state.pad] == [0]

    def test_two_frets_may_score_in_one_turn(self) -> None:
        both = self.FIVE + " " + self.FIVE.replace("/1:", "/4:")
        state = table(both, supply="white wylde", hands=["", ""])
        play(state, "take 1", "1/1", "take 2", "1/4")
        assert [line[0] for line in state.pad] == [0, 3]
        assert state.pad[0][1:] == state.pad[1][1:]


class TestEndOfATurn:
    def test_the_next_guitarist_sits_clockwise(self) -> None:
        state = table(players=3, hands=["", "", ""], supply="wylde wylde wylde wylde")
        order = []
        for slot in (1, 2, 3):
            order.append(state.turn.active)
            play(state, f"take {slot}", f"6/{slot}")
            lay(state, picks(state))
        assert order == [0, 1, 2]
        assert state.turn.active == 0

    def test_the_bag_holds_as_many_picks_as_there_are_holes_at_each_turns_start(self) -> None:
        for players in range(1, 6):
            for seed in range(12):
                state = GAME.new(players, GAME.settle(players, {}), seeded(seed))
                dice = seeded(seed)
                number = -1
                while not state.over():
                    if state.turn.number != number and state.turn.phase == 0:
                        number = state.turn.number
                        assert law_of_the_bag(state)
                        assert state.board.bag_size() > 0
                        assert state.turn.held == 0
                    moves = state.moves(lowest(state.to_act()))
                    state.play(lowest(state.to_act()), moves[dice.below(len(moves))])


class TestEndingTheGame:
    def test_the_fifth_fret_scored_ends_it_at_once_with_the_last_chords_played(self) -> None:
        state = last_space("wylde", hands=["", "A-c G-a"])
        play(state, "hold A-c", seat=1)
        events = play(state, "take 1", "1/5")
        assert state.over()
        assert len(state.pad) == 5
        assert tableau(state, 1) == ["A-c"], "held cards are played too"
        assert state.to_act() == 0
        assert "supply-filled" not in kinds(events)
        assert kinds(events)[-3:] == ["fame-counted", "fame-counted", "game-won"]

    def test_the_last_chords_are_played_by_the_active_guitarist_first(self) -> None:
        state = last_space("wylde", hands=["A-a", "A-c"])
        for where in ("4/2", "3/2", "2/2"):
            state.board.write(space(where), pick("wylde"))
        state.turn.active = 1
        play(state, "hold A-a", seat=0)
        events = play(state, "take 1", "1/5", "pass")
        assert [e.facts["seat"] for e in events if e.kind == "chord-played"] == [1, 0]

    def test_totals_of_the_example(self) -> None:
        rows = ["3 5 6 7 5", "2 3 2 3 2", "1 4 5 6 5", "12 5 7 11 9", "2 9 12 5 9", "6 13 6 6 11"]
        state = table(players=3, hands=["", "", ""], genres="green purple grey")
        numbers = [[int(word) for word in row.split()] for row in rows]
        assert [sum(row) for row in numbers] == [26, 12, 21, 44, 37, 42]
        state.pad = [[fret, *(row[fret] for row in numbers)] for fret in range(5)]
        for person, chords, song in zip(state.people, (14, 26, 10), (18, 0, 0), strict=True):
            person.chord_fame = chords
            person.song_fame = song
        assert state.scores() == [32, 26, 10]  # a genre is nobody's business before the end
        state.ended = True
        assert state.scores() == [74, 63, 54]
        assert state.placing() == [1, 2, 3]

    def test_genres_are_open_at_the_end_and_not_before(self) -> None:
        state = last_space("wylde", hands=["", ""])
        assert GAME.view(state, 1)["people"][0]["genre"] is None  # type: ignore[index]
        play(state, "take 1", "1/5")
        assert GAME.view(state, 1)["people"][0]["genre"] is not None  # type: ignore[index]


class TestTies:
    def tied(self) -> ReChord:
        state = table("6/1:white 5/1:white 6/2:red 6/3:-red", genres="white red", hands=["", ""])
        for person in state.people:
            person.chord_fame = 20
            person.gold_fame = 9
            person.played = 7
        return state

    def test_most_gold_first(self) -> None:
        state = self.tied()
        state.people[1].gold_fame = 11
        assert state.placing() == [2, 1]

    def test_then_more_chords(self) -> None:
        state = self.tied()
        state.people[1].played = 56 | 64
        assert state.placing() == [2, 1]

    def test_then_more_own_picks_face_up(self) -> None:
        state = self.tied()
        assert state.placing() == [1, 2]

    def test_then_the_stage_is_shared(self) -> None:
        state = self.tied()
        lay(state, "6/1:white 6/2:red 5/5:-white")
        assert state.placing() == [1, 1]
        assert state.payoffs() == [0.5, 0.5]


class TestEndlessPlay:
    def test_three_laps_without_a_placement_close_draw_two(self) -> None:
        state = table(hands=["", ""])
        for _ in range(6):
            play(state, "draw two")
            while "pass" not in legal(state):
                play(state, legal(state)[-1])
            play(state, "pass")
        assert refused(state, "draw two") == "drawing-closed"
        give(state, ["", ""])
        play(state, "bag", "6/1")
        assert "draw two" in legal(state)

    def test_a_placement_undone_in_its_turn_counts(self) -> None:
        state = table("6/2:white", hands=["", ""], supply="white wylde")
        state.turn.quiet = 5
        play(state, "take 1", "6/1", "take 2", "6/1")
        assert state.turn.quiet == 0

    def test_sixty_laps_end_the_game_the_last_frets_still_score(self) -> None:
        state = table(
            "6/1:red 5/1:blue 4/1:grey 3/1:white 2/1:purple " + A_C,
            hands=["", "A-c"],
            supply="wylde",
        )
        play(state, "hold A-c", seat=1)
        state.turn.number = 119
        events = play(state, "take 1", "1/1")
        assert state.over()
        assert len(state.pad) == 1
        assert tableau(state, 1) == ["A-c"]
        assert "laps-over" in kinds(events)


class TestKnowledge:
    def test_it_follows_moves_and_ends_in_the_bag(self) -> None:
        state = table("6/5:red", hands=["", ""])
        play(state, "bag", "1/1")
        assert state.people[0].knows == 1 << space("1/1")
        state.board.supply = 0
        for slot, name in enumerate(("blue", "red", "red")):
            state.board.fill_slot(slot, pick(name))
        play(state, "take 1", "6/1", "1/1", "1/4")
        assert state.people[0].knows == 1 << space("1/4")
        play(state, "take 2", "6/2", "1/4")
        assert [person.knows for person in state.people] == [0, 0]

    def test_what_purple_reveals_is_open_and_grey_makes_it_known_to_all(self) -> None:
        state = table("1/1:-grey", hands=["", ""], supply="purple")
        play(state, "take 1", "6/1", "1/1", "1/1", "pass")
        assert state.board.known == 1 << space("1/1")


class TestWhatIsHeardAndWritten:
    def test_every_space_has_its_pitch(self) -> None:
        assert [pitch_of(space(f"{string}/1")) for string in range(6, 0, -1)] == [
            41, 46, 51, 56, 60, 65,
        ]  # fmt: skip
        board = GAME.view(table(), -1)["board"]
        assert isinstance(board, list)
        assert {seen["space"]: seen["pitch"] for seen in board}["6/3"] == 43
        assert len({seen["space"] for seen in board}) == 30

    def test_nonsense_is_no_move(self) -> None:
        with pytest.raises(NotationError, match="is no move"):
            GAME.read_move(table(), "7/1")

    def test_notation_forgives_case_and_spaces(self) -> None:
        state = table()
        assert GAME.read_move(state, "  CLAIM   a-A ") == move(state, "claim A-a")

    def test_options_that_will_not_do(self) -> None:
        with pytest.raises(OptionError, match="There is no song set 'opera'"):
            GAME.settle(2, {"songs": "opera"})
        with pytest.raises(OptionError, match="solo"):
            GAME.settle(2, {"difficulty": "hard"})
        with pytest.raises(BandstandError, match="1, 2, 3, 4 or 5 players"):
            GAME.settle(6, {})


class TestReasons:
    def test_every_reason_has_a_sentence_and_a_place_in_the_guide(self) -> None:
        source = files("bandstand.games.re_chord").joinpath("reasons.py").read_text("utf-8")
        codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
        assert codes == set(re.findall(r'<a id="([^"]+)"></a>', GAME.guide))
        assert codes <= set(GAME.phrases.templates)
