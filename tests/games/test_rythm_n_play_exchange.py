"""Rythm 'n' Play, clause by clause: exchange, the hand limit, taking, passing."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from bandstand import text
from bandstand.games.rythm_n_play import GAME
from bandstand.games.rythm_n_play.material import (
    VALUES,
    half_beats,
    play_total,
    rythm_at,
    rythm_list,
    rythm_of,
    rythm_size,
)
from bandstand.games.rythm_n_play.moves import DONE, SPEND, TONALITY, write_counts
from bandstand.games.rythm_n_play.state import RythmNPlay
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.record import Record, write_seed
from bandstand.kernel.referee import Match
from support.rythm_scenes import (
    SORTS,
    at,
    kinds,
    legal,
    play,
    play_cards,
    rythm_cards,
    sentence,
    why_not,
)


def ways_to_spend(state: RythmNPlay) -> set[int]:
    """Every set of RYTHM cards that can be spent; fails where a choice leads nowhere."""
    found: set[int] = set()
    seen: set[int] = set()

    def explore(position: RythmNPlay) -> None:
        if position.chosen in seen:
            return
        seen.add(position.chosen)
        moves = [move for move in position.moves(0) if SPEND <= move <= DONE]
        assert moves or position.chosen == 0, "stranded"
        for move in moves:
            if move == DONE:
                found.add(position.chosen)
            else:
                after = position.clone()
                after.play(0, move)
                explore(after)

    explore(state)
    return found


class TestExchange:
    def test_a_play_card_for_each_beat(self) -> None:
        for spent, beats in (("quarter", 1), ("half", 2), ("whole", 4), ("half quarter", 3)):
            state = at(f"2; play A /; rythm {spent} /")
            left = state.play_left
            play(state, *[f"spend {value}" for value in spent.split()], "done")
            assert play_total(state.people[0].play) == 1 + beats
            assert state.play_left == left - beats
            assert state.people[0].rythm == 0
            assert state.discards == rythm_cards(spent)
            assert state.turn == 1

    def test_cards_come_in_the_order_of_the_stack(self) -> None:
        state = at("2; rythm half quarter /; play-stack A Flat G C")
        play(state, "spend half", "done")
        assert state.people[0].play == play_cards("A Flat")
        assert GAME.pieces_by_place(state)["PLAY stack"] == ["G", "C"]

    def test_two_eighths_make_a_beat_and_one_makes_none(self) -> None:
        state = at("2; play A /; rythm eighth /")
        assert why_not(state, "spend eighth") == "whole-beats"
        state = at("2; play A /; rythm eighth eighth /")
        play(state, "spend eighth")
        assert legal(state) == ["spend eighth"]
        assert why_not(state, "done") == "unfinished-beat"
        play(state, "spend eighth", "done")
        assert play_total(state.people[0].play) == 2

    def test_four_beats_at_most(self) -> None:
        state = at("2; rythm whole half half quarter /")
        play(state, "spend half")
        assert legal(state) == ["spend half", "spend quarter", "done"]
        assert why_not(state, "spend whole") == "four-beats"
        play(state, "spend half")
        assert legal(state) == ["done"]
        assert why_not(state, "spend quarter") == "four-beats"

    def test_an_eighth_that_would_stay_alone_cannot_be_spent(self) -> None:
        state = at("2; rythm quarter eighth /")
        play(state, "spend quarter")
        assert legal(state) == ["done"]
        assert why_not(state, "spend eighth") == "whole-beats"

    def test_a_value_must_be_in_hand_and_not_yet_chosen(self) -> None:
        state = at("2; play A /; rythm quarter /")
        assert why_not(state, "spend half") == "rythm-not-in-hand"
        play(state, "spend quarter")
        assert why_not(state, "spend quarter") == "rythm-not-in-hand"

    def test_an_exchange_once_begun_is_finished(self) -> None:
        state = at("2; play A /; rythm quarter /")
        assert why_not(state, "done") == "nothing-chosen"
        play(state, "spend quarter")
        for move in ("A", "take", "pass", "pick up"):
            assert why_not(state, move) == "exchange-begun"

    def test_every_hand_reaches_exactly_the_sets_of_one_to_four_beats(self) -> None:
        for counts in product(range(3), range(5), range(6), range(10)):
            hand = sum(count * rythm_of(sort) for sort, count in enumerate(counts))
            if rythm_size(hand) > 9:
                continue
            held = write_counts(VALUES, rythm_list(hand)) or "-"
            state = at(f"2; phase act; play A /; rythm {held} /")
            state.journal = None
            expected = {
                cards
                for part in product(*(range(count + 1) for count in counts))
                for cards in [sum(n * rythm_of(sort) for sort, n in enumerate(part))]
                if half_beats(cards) in (2, 4, 6, 8)
            }
            assert ways_to_spend(state) == expected

    def test_fewer_left_than_beats_no_change_given(self) -> None:
        state = at("2; stave C; play / A; rythm whole /; play-stack D")
        events = play(state, "spend whole", "done")
        assert state.people[0].play == play_cards("D")
        assert state.play_left == 0
        assert "play-stack-empty" in kinds(events)

    def test_nothing_to_buy_from_an_empty_stack(self) -> None:
        state = at("2; stave C; play A /; rythm whole /; play-stack -")
        assert legal(state) == ["take"]
        assert why_not(state, "spend whole") == "no-play-left"

    def test_until_it_is_done_an_exchange_is_the_players_own_business(self) -> None:
        state = at("2; play A / B; rythm quarter quarter /")
        before = GAME.view(state, 1), GAME.view(state, -1)
        events = play(state, "spend quarter")
        assert [event.shown_to(1) for event in events] == [None]
        assert [event.shown_to(-1) for event in events] == [None]
        assert (GAME.view(state, 1), GAME.view(state, -1)) == before
        assert GAME.view(state, 0)["chosen"] == ["quarter"]
        assert state.imagine(1, seeded(1)).chosen == 0
        assert state.imagine(0, seeded(1)).chosen == rythm_cards("quarter")
        shown = [event.shown_to(1) for event in play(state, "done")]
        assert shown[0] == {"seat": 0, "values": [2], "beats": 2}
        assert shown[1] == {"seat": 0, "count": 1, "cards": None}

    def test_what_was_spent_is_told_in_words(self) -> None:
        state = at("2; play A / B; rythm half eighth eighth /")
        (*_, spent, _) = play(state, "spend half", "spend eighth", "spend eighth", "done")
        sentence = text.sentences(GAME).sentence(spent.kind, spent.facts, ["Ann", "Bob"], 0)
        assert sentence == "You spend a half and 2 eighths: 3 beats."
        assert GAME.show_facts(spent.facts)["values"] == ["half", "eighth", "eighth"]

    def test_a_slip_can_be_taken_back_before_it_is_done(self) -> None:
        record = Record("rythm-n-play", 1, 2, {"first": 1}, ["Ann", "Bob"], write_seed(4))
        match = Match(GAME, record)
        match.attempt(1, TONALITY)
        spends = [move for move in match.state.moves(0) if SPEND <= move < DONE]
        before = match.state.packed()
        match.attempt(0, spends[0])
        match.take_back(0)
        assert match.state.packed() == before
        match.attempt(0, spends[0])
        match.attempt(0, DONE)
        with pytest.raises(BandstandError, match="stands"):
            match.take_back(0)


class TestHandLimit:
    def test_beyond_seven_play_cards_are_laid_face_up(self) -> None:
        """Four PLAY and whole, quarter, eighth: the whole buys four, ten are three too many."""
        state = at(
            "2; play A B C D /; rythm whole quarter eighth /; play-stack E F G Sharp Flat Flat"
        )
        play(state, "spend whole", "done")
        assert state.turn == 0
        assert GAME.view(state, 1)["to_lay"] == 3
        assert legal(state) == [f"lay {card}" for card in SORTS[:8]]
        assert why_not(state, "take") == "hand-limit"
        assert why_not(state, "A") == "hand-limit"
        assert why_not(state, "lay Flat") == "not-in-hand"
        events = play(state, "lay Sharp", "lay A", "lay E")
        assert kinds(events) == ["card-laid"] * 3
        assert state.people[0].face_up == play_cards("Sharp A E")
        assert state.scores()[0] == -18
        assert state.turn == 1
        assert GAME.view(state, 1)["to_lay"] == 0

    def test_seven_cards_are_no_excess(self) -> None:
        state = at("2; play A B C D E /; rythm quarter quarter /")
        play(state, "spend quarter", "done")
        assert state.turn == 1
        assert why_not(at("2; play A /"), "lay A") == "within-hand-limit"

    def test_taking_the_eighth_card_costs_a_play_card(self) -> None:
        state = at("2; play A /; rythm whole whole half half quarter quarter /")
        play(state, "take")
        assert legal(state) == ["lay A"]
        play(state, "lay A")
        assert (state.turn, state.scores()[0]) == (1, -6)

    def test_seven_rythm_cards_forbid_taking(self) -> None:
        state = at("2; rythm whole whole half half quarter quarter quarter /")
        assert "take" not in legal(state)
        assert why_not(state, "take") == "seven-rythm"

    def test_option_play_counts_play_cards_only(self) -> None:
        rythm = "whole whole half half quarter quarter quarter"
        counts_play = "options hand_limit=play"
        state = at(f"2; {counts_play}; play A /; rythm {rythm} /")
        play(state, "take")
        assert state.turn == 1
        state = at(f"2; {counts_play}; rythm {rythm} /")
        assert "take" in legal(state)
        state = at(f"2; {counts_play}; play A B C D E F /; rythm half /; play-stack G G G")
        play(state, "spend half", "done")
        assert GAME.view(state, 0)["to_lay"] == 1
        play(state, "lay G")
        assert play_total(state.people[0].play) == 7

    @pytest.mark.parametrize(("hand_limit", "what"), [("all", "cards"), ("play", "PLAY cards")])
    def test_refusals_name_the_cards_that_count(self, hand_limit: str, what: str) -> None:
        hand = "play A B C D E F /; rythm half /"
        state = at(f"2; options hand_limit={hand_limit}; {hand}; play-stack G G G")
        assert f"more than seven {what}" in sentence(state, "lay A")
        play(state, "spend half", "done")
        assert f"more than seven {what}" in sentence(state, "take")


class TestTaking:
    def test_one_card_from_the_stack_for_the_taker_alone(self) -> None:
        state = at("2; play A / B; rythm-stack half eighth")
        (event,) = play(state, "take")
        assert state.people[0].rythm == rythm_cards("half")
        assert state.rythm_left == 1
        shown, hidden = event.shown_to(0), event.shown_to(1)
        assert shown is not None
        assert hidden is not None
        assert (shown["rythm"], hidden["rythm"]) == (1, None)
        assert state.turn == 1

    def test_an_empty_stack_is_made_of_the_discards(self) -> None:
        state = at("2; play A / B; rythm-stack -; discards whole half quarter eighth eighth")
        events = play(state, "take")
        assert kinds(events) == ["discards-shuffled", "rythm-taken"]
        assert state.discards == 0
        assert state.rythm_left == 4
        left = [rythm_at(state.rythm_stack, place) for place in range(4)]
        together = Counter(left + rythm_list(state.people[0].rythm))
        assert together == {0: 1, 1: 1, 2: 1, 3: 2}

    def test_the_last_card_of_the_stack_needs_no_shuffle(self) -> None:
        state = at("2; play A / B; rythm-stack half; discards whole")
        assert kinds(play(state, "take")) == ["rythm-taken"]
        assert (state.rythm_left, rythm_size(state.discards)) == (0, 1)

    def test_the_shuffle_is_fair(self) -> None:
        drawn: Counter[int] = Counter()
        for seed in range(400):
            text = "2; play A / B; rythm-stack -; discards whole half quarter quarter"
            state = at(text, seeded(seed))
            play(state, "take")
            drawn.update(rythm_list(state.people[0].rythm))
        assert abs(drawn[2] - 200) < 50
        assert abs(drawn[0] - 100) < 45

    def test_nothing_at_all_left(self) -> None:
        state = at("2; play A / B; rythm-stack -")
        assert legal(state) == ["A"]
        assert why_not(state, "take") == "no-rythm-left"


class TestPassing:
    def test_who_can_do_something_may_not_pass(self) -> None:
        assert why_not(at("2; play A /"), "pass") == "no-free-pass"
        state = at("2; stave C; play A /")
        assert legal(state) == ["take"], "taking is a duty where nothing else is legal"

    def test_with_the_own_card_last_a_pass_is_refused_for_that(self) -> None:
        state = at("2; stave C; layer 1; play A / B; rythm-stack -")
        assert legal(state) == ["pick up"], "neither compose, exchange nor take"
        assert why_not(state, "pass") == "continue-or-pick-up"

    def test_with_nothing_legal_the_turn_passes(self) -> None:
        state = at("2; stave C; play A / B; rythm eighth /; rythm-stack -")
        assert legal(state) == ["pass"]
        assert kinds(play(state, "pass")) == ["passed"]
        assert state.turn == 1

    def test_a_pass_tells_the_others_about_the_hand(self) -> None:
        state = at("3; stave E; play A B / / C; rythm eighth / /; rythm-stack -")
        play(state, "pass")
        follow = play_cards("F G Sharp Flat")
        assert state.people[0].lacks == follow
        assert state.people[0].eighths == 1

    def test_with_an_empty_stack_a_pass_tells_nothing_about_rythm(self) -> None:
        state = at("2; stave C; play A /; rythm half /; play-stack -; rythm-stack -")
        play(state, "pass")
        assert state.people[0].eighths == 0
