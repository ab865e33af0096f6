"""Re-Chord: chords, re-chords and songs, standing orders and clang."""

from __future__ import annotations

import pytest

from bandstand import text
from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.moves import write_cards
from bandstand.kernel.bits import popcount
from bandstand.kernel.dice import seeded
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match
from bandstand.kernel.state import NOT_YOUR_TURN
from bandstand.text.preview import preview
from support.re_chord_table import (
    A_C,
    asides,
    golden,
    hand,
    kinds,
    last_space,
    legal,
    move,
    play,
    refused,
    space,
    table,
    tableau,
)


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
        assert text.sentences(GAME).sentence(reason.code, reason.facts, ["a", "b"], 0) == (
            "A isn’t complete: string 3, fret 2 needs a grey pick or a face-up wylde."
        )
        assert refused(state, "claim A-d") == "card-not-in-hand"

    def test_a_chord_is_legal_at_every_decision_of_ones_own_turn(self) -> None:
        state = table(A_C + " 5/5:red", hands=["A-c", ""], supply="blue")
        for words in ("take 1", "6/1", "5/5", "5/4"):
            assert "claim A-c" in legal(state)
            play(state, words)
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
        state = table("4/2:wylde 3/2:wylde 2/2:wylde", ["A-c", ""], more="deck A-b")
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
        state = table("4/2:wylde 3/2:wylde 2/2:wylde", ["A-c A-d", ""], more="deck G-a")
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
        board = "4/2:wylde 3/2:wylde"
        state = table(board, ["A-c", "", "A-d"], "wylde", players=3, more="active 2")
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
        assert golden(state, 1) == ["A-d"]
        assert state.people[1].chord_fame == 4 + 11

    def test_equal_differences_go_by_id(self) -> None:
        state = table("4/2:wylde 3/2:wylde", hands=["", "A-d A-c"], supply="wylde")
        play(state, "take 1", "2/2")
        assert golden(state, 1) == ["A-d"]

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
        assert "A-d" in write_cards(state, state.deck)
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
            preview(match, 0, move(match.state, f"claim {name}"), seeded(1))
            for name in ("A-c", "A-d")
        ]
        assert told == ["You try A."] * 2

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


class TestRechordScores:
    def test_three_cards_of_g_earn_4_11_and_9(self) -> None:
        state = table("6/3:wylde 5/2:wylde 1/3:wylde", hands=["G-a G-b G-c", ""], songs="campfire")
        play(state, "claim G-b", "pass", "claim G-c", "pass", "claim G-a", "pass")
        assert state.people[0].chord_fame == 4 + 11 + 9 == 24
        assert state.people[0].gold_fame == 20

    def test_the_first_of_each_name_is_silver(self) -> None:
        state = table("4/2:wylde 3/2:wylde 2/2:wylde 5/2:purple", hands=["A-c Em-c", ""])
        play(state, "claim A-c", "claim Em-c")
        assert state.people[0].chord_fame == 4 + 3
        assert golden(state, 0) == []


class TestSongs:
    BOARD = "4/2:wylde 3/2:wylde 2/2:wylde"
    BORROWED_CAPO = "songs S1-02 / S1-01"  # A D E, 16

    def test_played_by_itself_when_all_its_chords_are_in_the_tableau(self) -> None:
        more = f"{self.BORROWED_CAPO}; tableaus D-a E-a /"
        state = table(self.BOARD, hands=["A-c A-d", ""], more=more)
        events = play(state, "claim A-c")
        assert kinds(events) == ["chord-played", "song-played"]
        assert state.people[0].song_fame == 16
        play(state, "claim A-d")
        assert state.people[0].song_fame == 16

    def test_not_before(self) -> None:
        state = table(self.BOARD, hands=["A-c A-d", ""], more=self.BORROWED_CAPO)
        play(state, "claim A-c", "claim A-d")
        assert state.people[0].song_fame == 0

    def test_an_unplayed_song_is_secret_a_played_one_open(self) -> None:
        state = table(more=self.BORROWED_CAPO)
        assert GAME.view(state, 1)["people"][0]["song"] is None  # type: ignore[index]
        state = table(more=f"{self.BORROWED_CAPO}; tableaus A-a D-a E-a /")
        assert GAME.view(state, 1)["people"][0]["song"] is not None  # type: ignore[index]
