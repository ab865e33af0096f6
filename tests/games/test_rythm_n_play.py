"""Rythm 'n' Play, clause by clause, in the order of its rulebook."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from math import sqrt
from typing import Any

import pytest

from bandstand.bots.match import NOISY, RANDOM, STEADY, play_out
from bandstand.games.rythm_n_play import GAME
from bandstand.games.rythm_n_play.material import (
    CHANGES,
    EMPTY_ROW,
    FLAT,
    LETTERS,
    PLAY_DECK,
    RYTHM_DECK,
    SHARP,
    SOLFEGE,
    VALUES,
    half_beats,
    play_list,
    play_of,
    play_total,
    row_list,
    rythm_at,
    rythm_list,
    rythm_of,
    rythm_size,
    shuffle_play,
    with_card,
)
from bandstand.games.rythm_n_play.moves import ACT, DONE, MOVE_COUNT, SPEND, TONALITY
from bandstand.games.rythm_n_play.player import NOBODY
from bandstand.games.rythm_n_play.rules import RythmNPlay
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError, NotationError, OptionError
from bandstand.kernel.event import Event
from bandstand.kernel.record import Record, write_seed
from bandstand.kernel.referee import Match

_SORTS = LETTERS + CHANGES


def play_cards(text: str) -> int:
    return sum(play_of(_SORTS.index(card)) for card in text.split())


def rythm_cards(text: str) -> int:
    return sum(rythm_of(VALUES.index(value)) for value in text.split())


def row(text: str) -> tuple[tuple[int, int, int, int], int]:
    cards = EMPTY_ROW
    for place, card in enumerate(text.split()):
        cards = with_card(cards, place, _SORTS.index(card))
    return cards, len(text.split())


def table(
    hands: list[str],
    stave: str = "",
    tone: str = "Sharp",
    *,
    turn: int = 0,
    layer: int = NOBODY,
    play_stack: str | None = None,
    rythm_stack: str | None = None,
    discards: str = "",
    **options: object,
) -> RythmNPlay:
    """A game under way: hands as ``A B Sharp | whole``, stacks with the next card first.

    Cards named nowhere are in the PLAY stack and the RYTHM stack, if these are not given; else
    PLAY cards lie face down before the last seat, and RYTHM cards are out of the game.
    """
    players = len(hands)
    state = GAME.new(players, GAME.settle(players, {"first": 1, **options}), seeded(0), [])
    state.phase, state.turn, state.tone = ACT, turn, _SORTS.index(tone)
    for person, hand in zip(state.people, hands, strict=True):
        play, _, rythm = hand.partition("|")
        person.play, person.rythm = play_cards(play), rythm_cards(rythm)
        person.drawn = person.rythm
    state.stave, state.stave_size = row(stave)
    state.stave_cards = play_cards(stave)
    if stave:
        laid = row_list(state.stave, state.stave_size)
        state.top = laid[-1]
        state.last_note = [sort for sort in laid if sort < SHARP][-1]
        state.layer = (turn - 1) % players if layer == NOBODY else layer
    held = sum(person.play for person in state.people)
    if play_stack is None:
        rest = PLAY_DECK - state.stave_cards - held
        state.play_stack, state.play_left = shuffle_play(rest, seeded(1)), play_total(rest)
    else:
        state.play_stack, state.play_left = row(" ".join(reversed(play_stack.split())))
        out = PLAY_DECK - state.stave_cards - held - play_cards(play_stack)
        state.people[-1].pile = out
    state.discards = rythm_cards(discards)
    if rythm_stack is None:
        rest = RYTHM_DECK - sum(person.rythm for person in state.people) - state.discards
        rythms = rythm_list(rest)
    else:
        rythms = [VALUES.index(value) for value in reversed(rythm_stack.split())]
    state.rythm_stack = sum(sort << 2 * place for place, sort in enumerate(rythms))
    state.rythm_left = len(rythms)
    return state


def play(state: RythmNPlay, *texts: str) -> list[Event]:
    """Make these moves, each by whoever is to move, each legal; returns the events."""
    assert state.journal is not None
    before = len(state.journal)
    for text in texts:
        seat = lowest(state.to_act())
        move = GAME.read_move(state, text)
        reason = state.refusal(seat, move)
        assert reason is None, (text, reason)
        state.play(seat, move)
    return state.journal[before:]


def legal(state: RythmNPlay) -> list[str]:
    moves = state.moves(lowest(state.to_act()))
    return [GAME.write_move(state, move) for move in moves]


def why_not(state: RythmNPlay, text: str) -> str:
    """The code of the refusal; its sentence must be complete."""
    seat = lowest(state.to_act())
    reason = state.refusal(seat, GAME.read_move(state, text))
    assert reason is not None, f"{text} is legal"
    names = [f"Player {seat + 1}" for seat in range(state.players)]
    assert GAME.phrases.sentence(reason.code, reason.facts, names, seat).endswith(".")
    return reason.code


def sentence(state: RythmNPlay, text: str) -> str:
    """What the player to move is told when this is refused."""
    seat = lowest(state.to_act())
    reason = state.refusal(seat, GAME.read_move(state, text))
    assert reason is not None, f"{text} is legal"
    return GAME.phrases.sentence(reason.code, reason.facts, ["Ann", "Bob"], seat)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def new(players: int, seed: int = 1, **options: object) -> RythmNPlay:
    return GAME.new(players, GAME.settle(players, options), seeded(seed), [])


every_count = pytest.mark.parametrize("players", GAME.meta.players)


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
        state = table(["A B |", "C D |", "E F |"])
        play(state, "A", "take")
        assert state.turn == 2
        play(state, "F")
        assert state.turn == 0

    def test_a_free_turn_is_compose_exchange_or_take(self) -> None:
        state = table(["D Sharp | quarter", "A |"], "C", layer=1)
        assert legal(state) == ["D", "Sharp", "take", "spend quarter"]

    def test_only_the_player_to_move_may_move(self) -> None:
        state = table(["A |", "B |"])
        reason = state.refusal(1, 1)
        assert reason is not None
        assert (reason.code, reason.facts) == ("not-your-turn", {"seats": [0]})
        assert state.moves(1) == []

    def test_there_is_no_such_move(self) -> None:
        state = table(["A |", "B |"])
        for move in (-1, MOVE_COUNT):
            reason = state.refusal(0, move)
            assert reason is not None
            assert reason.code == "no-such-move"


ALL_PLAY = "A B C D E F G Sharp Flat"


class TestComposing:
    def composable(self, stave: str, tone: str) -> str:
        state = table([f"{ALL_PLAY} |", "|"], stave, tone, layer=1)
        return " ".join(move for move in legal(state) if move in _SORTS)

    def test_an_empty_stave_takes_any_note_and_no_change(self) -> None:
        assert self.composable("", "Sharp") == "A B C D E F G"
        assert self.composable("", "Flat") == "A B C D E F G"
        assert why_not(table(["Sharp |", "|"]), "Sharp") == "begin-with-note"

    def test_sharp_rises_gaps_are_free(self) -> None:
        assert self.composable("C", "Sharp") == "D E F G Sharp Flat"
        assert self.composable("C E", "Sharp") == "F G Sharp Flat"
        assert why_not(table(["C B |", "|"], "C", layer=1), "B") == "rising"
        assert why_not(table(["C B |", "|"], "C", layer=1), "C") == "rising"

    def test_flat_falls(self) -> None:
        assert self.composable("E", "Flat") == "A B C D Sharp Flat"
        assert why_not(table(["E F |", "|"], "E", "Flat", layer=1), "E") == "falling"

    def test_a_change_turns_the_tonality(self) -> None:
        state = table(["Flat |", "C |"], "E", "Sharp")
        assert kinds(play(state, "Flat")) == ["change-composed"]
        assert state.tone == FLAT
        assert self.composable("E Flat", "Flat") == "A B C D"

    def test_a_change_may_show_the_side_that_is_up_already(self) -> None:
        state = table(["Sharp |", "C |"], "E", "Sharp")
        play(state, "Sharp")
        assert state.tone == SHARP
        assert self.composable("E Sharp", "Sharp") == "F G"

    def test_a_change_only_after_a_note(self) -> None:
        state = table(["Sharp Flat |", "|"], "D Sharp", layer=1)
        assert why_not(state, "Flat") == "change-after-change"
        assert why_not(state, "Sharp") == "change-after-change"

    def test_sharp_after_the_highest_note_shuts_the_stave(self) -> None:
        assert self.composable("G Sharp", "Sharp") == ""
        state = table(["Sharp |", "A Flat |"], "G")
        assert kinds(play(state, "Sharp")) == ["stave-shut"]
        assert why_not(state, "A") == "shut-stave"
        assert why_not(state, "Flat") == "change-after-change"

    def test_flat_after_the_lowest_note_shuts_the_stave(self) -> None:
        assert self.composable("A Flat", "Flat") == ""
        state = table(["Flat |", "B |"], "A")
        assert kinds(play(state, "Flat")) == ["stave-shut"]
        assert why_not(state, "B") == "shut-stave"

    def test_at_the_end_of_the_scale_a_change_still_follows(self) -> None:
        assert self.composable("A", "Flat") == "Sharp Flat"
        assert self.composable("G", "Sharp") == "Sharp Flat"
        assert self.composable("G Flat", "Flat") == "A B C D E F"

    def test_a_card_must_be_in_hand(self) -> None:
        assert why_not(table(["A |", "|"]), "B") == "not-in-hand"
        assert why_not(table(["A |", "|"]), "Sharp") == "not-in-hand"

    def test_the_sample_row_rises_only_in_the_order_of_solfege(self) -> None:
        """The rulebook's C-D-F-B is a misprint from A to G; Do to Si has it as Do-Re-Fa-Si."""
        state = table(["B |", "|"], "C D F", layer=1)
        assert why_not(state, "B") == "rising"
        state = table(["G |", "|"], "A B D", layer=1, names="solfege")
        assert legal(state)[0] == "Si"

    def test_a_long_stave_keeps_its_order(self) -> None:
        """Every card of the deck in one row, over all the words that hold it."""
        order = ["A", "Sharp", "G", "Flat"] * 6 + list("BCDEF") * 6
        cards, size = row(" ".join(order))
        assert [_SORTS[sort] for sort in row_list(cards, size)] == order
        state = table(["B |", "|"], " ".join(order[:20]), "Flat", layer=1)
        assert GAME.view(state, 0)["stave"] == order[:20]
        play(state, "B")
        assert GAME.view(state, 0)["stave"] == [*order[:20], "B"]


class TestPickingUp:
    def test_with_the_own_card_last_only_compose_or_pick_up(self) -> None:
        state = table(["A D G | quarter", "|"], "C", layer=0)
        assert legal(state) == ["D", "G", "pick up"]
        assert why_not(state, "take") == "continue-or-pick-up"
        assert why_not(state, "spend quarter") == "continue-or-pick-up"
        assert why_not(state, "done") == "continue-or-pick-up"
        assert why_not(state, "pass") == "continue-or-pick-up"

    def test_one_may_continue_the_own_stave(self) -> None:
        state = table(["D |", "A |"], "C", layer=0)
        play(state, "D", "take")
        assert legal(state) == ["pick up"]

    def test_the_whole_stave_goes_face_down_and_the_turn_ends(self) -> None:
        state = table(["|", "A |"], "C F Flat B", "Flat", layer=0)
        events = play(state, "pick up")
        assert kinds(events) == ["stave-picked-up"]
        assert state.people[0].pile == play_cards("C F Flat B")
        assert state.score(0) == 8
        assert state.turn == 1
        assert legal(state) == ["A", "take"], "the next player faces an empty stave"

    def test_a_card_of_another_last_cannot_be_picked_up(self) -> None:
        assert why_not(table(["|", "A |"], "C", layer=1), "pick up") == "not-your-card"
        assert why_not(table(["|", "A |"]), "pick up") == "no-stave"

    def test_somebody_who_adds_takes_the_stave_over(self) -> None:
        state = table(["A |", "B |", "C |"])
        play(state, "A", "B", "take", "take")
        assert state.layer == state.turn == 1
        assert "pick up" in legal(state)

    def test_a_shut_stave_stays_until_its_layers_turn(self) -> None:
        state = table(["Sharp |", "A |", "B |"], "G")
        play(state, "Sharp")
        assert legal(state) == ["take"]
        play(state, "take", "take")
        assert legal(state) == ["pick up"]

    def test_after_picking_up_the_own_earlier_card_binds_no_longer(self) -> None:
        state = table(["A B | quarter", "C |"], "C", layer=0)
        play(state, "pick up", "take")
        assert "spend quarter" in legal(state)


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
            state = table([f"A | {spent}", "|"])
            left = state.play_left
            play(state, *[f"spend {value}" for value in spent.split()], "done")
            assert play_total(state.people[0].play) == 1 + beats
            assert state.play_left == left - beats
            assert state.people[0].rythm == 0
            assert state.discards == rythm_cards(spent)
            assert state.turn == 1

    def test_cards_come_in_the_order_of_the_stack(self) -> None:
        state = table(["| half quarter", "|"], play_stack="A Flat G C")
        play(state, "spend half", "done")
        assert state.people[0].play == play_cards("A Flat")
        assert GAME.pieces_by_place(state)["PLAY stack"] == ["G", "C"]

    def test_two_eighths_make_a_beat_and_one_makes_none(self) -> None:
        state = table(["A | eighth", "|"])
        assert why_not(state, "spend eighth") == "whole-beats"
        state = table(["A | eighth eighth", "|"])
        play(state, "spend eighth")
        assert legal(state) == ["spend eighth"]
        assert why_not(state, "done") == "unfinished-beat"
        play(state, "spend eighth", "done")
        assert play_total(state.people[0].play) == 2

    def test_four_beats_at_most(self) -> None:
        state = table(["| whole half half quarter", "|"])
        play(state, "spend half")
        assert legal(state) == ["spend half", "spend quarter", "done"]
        assert why_not(state, "spend whole") == "four-beats"
        play(state, "spend half")
        assert legal(state) == ["done"]
        assert why_not(state, "spend quarter") == "four-beats"

    def test_an_eighth_that_would_stay_alone_cannot_be_spent(self) -> None:
        state = table(["| quarter eighth", "|"])
        play(state, "spend quarter")
        assert legal(state) == ["done"]
        assert why_not(state, "spend eighth") == "whole-beats"

    def test_a_value_must_be_in_hand_and_not_yet_chosen(self) -> None:
        state = table(["A | quarter", "|"])
        assert why_not(state, "spend half") == "rythm-not-in-hand"
        play(state, "spend quarter")
        assert why_not(state, "spend quarter") == "rythm-not-in-hand"

    def test_an_exchange_once_begun_is_finished(self) -> None:
        state = table(["A | quarter", "|"])
        assert why_not(state, "done") == "nothing-chosen"
        play(state, "spend quarter")
        for move in ("A", "take", "pass", "pick up"):
            assert why_not(state, move) == "exchange-begun"

    def test_every_hand_reaches_exactly_the_sets_of_one_to_four_beats(self) -> None:
        for counts in product(range(3), range(5), range(6), range(10)):
            hand = sum(count * rythm_of(sort) for sort, count in enumerate(counts))
            if rythm_size(hand) > 9:
                continue
            state = table(["A |", "|"])
            state.people[0].rythm = hand
            state.journal = None
            expected = {
                cards
                for part in product(*(range(count + 1) for count in counts))
                for cards in [sum(n * rythm_of(sort) for sort, n in enumerate(part))]
                if half_beats(cards) in (2, 4, 6, 8)
            }
            assert ways_to_spend(state) == expected

    def test_fewer_left_than_beats_no_change_given(self) -> None:
        state = table(["| whole", "A |"], "C", layer=1, play_stack="D")
        events = play(state, "spend whole", "done")
        assert state.people[0].play == play_cards("D")
        assert state.play_left == 0
        assert "play-stack-empty" in kinds(events)

    def test_nothing_to_buy_from_an_empty_stack(self) -> None:
        state = table(["A | whole", "|"], "C", layer=1, play_stack="")
        assert legal(state) == ["take"]
        assert why_not(state, "spend whole") == "no-play-left"

    def test_until_it_is_done_an_exchange_is_the_players_own_business(self) -> None:
        state = table(["A | quarter quarter", "B |"])
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
        state = table(["A | half eighth eighth", "B |"])
        (*_, spent, _) = play(state, "spend half", "spend eighth", "spend eighth", "done")
        sentence = GAME.phrases.sentence(spent.kind, spent.facts, ["Ann", "Bob"], 0)
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
        state = table(["A B C D | whole quarter eighth", "|"], play_stack="E F G Sharp Flat Flat")
        play(state, "spend whole", "done")
        assert state.turn == 0
        assert GAME.view(state, 1)["to_lay"] == 3
        assert legal(state) == [f"lay {card}" for card in _SORTS[:8]]
        assert why_not(state, "take") == "hand-limit"
        assert why_not(state, "A") == "hand-limit"
        assert why_not(state, "lay Flat") == "not-in-hand"
        events = play(state, "lay Sharp", "lay A", "lay E")
        assert kinds(events) == ["card-laid"] * 3
        assert state.people[0].face_up == play_cards("Sharp A E")
        assert state.score(0) == -18
        assert state.turn == 1
        assert GAME.view(state, 1)["to_lay"] == 0

    def test_seven_cards_are_no_excess(self) -> None:
        state = table(["A B C D E | quarter quarter", "|"])
        play(state, "spend quarter", "done")
        assert state.turn == 1
        assert why_not(table(["A |", "|"]), "lay A") == "within-hand-limit"

    def test_taking_the_eighth_card_costs_a_play_card(self) -> None:
        state = table(["A | whole whole half half quarter quarter", "|"])
        play(state, "take")
        assert legal(state) == ["lay A"]
        play(state, "lay A")
        assert (state.turn, state.score(0)) == (1, -6)

    def test_seven_rythm_cards_forbid_taking(self) -> None:
        state = table(["| whole whole half half quarter quarter quarter", "|"])
        assert "take" not in legal(state)
        assert why_not(state, "take") == "seven-rythm"

    def test_option_play_counts_play_cards_only(self) -> None:
        rythm = "whole whole half half quarter quarter quarter"
        state = table([f"A | {rythm}", "|"], hand_limit="play")
        play(state, "take")
        assert state.turn == 1
        state = table([f"| {rythm}", "|"], hand_limit="play")
        assert "take" in legal(state)
        state = table(["A B C D E F | half", "|"], hand_limit="play", play_stack="G G G")
        play(state, "spend half", "done")
        assert GAME.view(state, 0)["to_lay"] == 1
        play(state, "lay G")
        assert play_total(state.people[0].play) == 7

    @pytest.mark.parametrize(("hand_limit", "what"), [("all", "cards"), ("play", "PLAY cards")])
    def test_refusals_name_the_cards_that_count(self, hand_limit: str, what: str) -> None:
        state = table(["A B C D E F | half", "|"], hand_limit=hand_limit, play_stack="G G G")
        assert f"more than seven {what}" in sentence(state, "lay A")
        play(state, "spend half", "done")
        assert f"more than seven {what}" in sentence(state, "take")


class TestTaking:
    def test_one_card_from_the_stack_for_the_taker_alone(self) -> None:
        state = table(["A |", "B |"], rythm_stack="half eighth")
        (event,) = play(state, "take")
        assert state.people[0].rythm == rythm_cards("half")
        assert state.rythm_left == 1
        shown, hidden = event.shown_to(0), event.shown_to(1)
        assert shown is not None
        assert hidden is not None
        assert (shown["rythm"], hidden["rythm"]) == (1, None)
        assert state.turn == 1

    def test_an_empty_stack_is_made_of_the_discards(self) -> None:
        state = table(["A |", "B |"], rythm_stack="", discards="whole half quarter eighth eighth")
        events = play(state, "take")
        assert kinds(events) == ["discards-shuffled", "rythm-taken"]
        assert state.discards == 0
        assert state.rythm_left == 4
        left = [rythm_at(state.rythm_stack, place) for place in range(4)]
        together = Counter(left + rythm_list(state.people[0].rythm))
        assert together == {0: 1, 1: 1, 2: 1, 3: 2}

    def test_the_last_card_of_the_stack_needs_no_shuffle(self) -> None:
        state = table(["A |", "B |"], rythm_stack="half", discards="whole")
        assert kinds(play(state, "take")) == ["rythm-taken"]
        assert (state.rythm_left, rythm_size(state.discards)) == (0, 1)

    def test_the_shuffle_is_fair(self) -> None:
        drawn: Counter[int] = Counter()
        for seed in range(400):
            state = table(["A |", "B |"], rythm_stack="", discards="whole half quarter quarter")
            state.dice = seeded(seed)
            play(state, "take")
            drawn.update(rythm_list(state.people[0].rythm))
        assert abs(drawn[2] - 200) < 50
        assert abs(drawn[0] - 100) < 45

    def test_nothing_at_all_left(self) -> None:
        state = table(["A |", "B |"], rythm_stack="", discards="")
        assert legal(state) == ["A"]
        assert why_not(state, "take") == "no-rythm-left"


class TestPassing:
    def test_who_can_do_something_may_not_pass(self) -> None:
        assert why_not(table(["A |", "|"]), "pass") == "no-free-pass"
        state = table(["A |", "|"], "C", layer=1)
        assert legal(state) == ["take"], "taking is a duty where nothing else is legal"

    def test_with_the_own_card_last_a_pass_is_refused_for_that(self) -> None:
        state = table(["A |", "B |"], "C", layer=0, rythm_stack="")
        assert legal(state) == ["pick up"], "neither compose, exchange nor take"
        assert why_not(state, "pass") == "continue-or-pick-up"

    def test_with_nothing_legal_the_turn_passes(self) -> None:
        state = table(["A | eighth", "B |"], "C", layer=1, rythm_stack="")
        assert legal(state) == ["pass"]
        assert kinds(play(state, "pass")) == ["passed"]
        assert state.turn == 1

    def test_a_pass_tells_the_others_about_the_hand(self) -> None:
        state = table(["A B | eighth", "|", "C |"], "E", layer=2, rythm_stack="")
        play(state, "pass")
        follow = play_cards("F G Sharp Flat")
        assert state.people[0].lacks == follow
        assert state.people[0].eighths == 1

    def test_with_an_empty_stack_a_pass_tells_nothing_about_rythm(self) -> None:
        state = table(["A | half", "|"], "C", layer=1, rythm_stack="", play_stack="")
        play(state, "pass")
        assert state.people[0].eighths == 0


class TestTheEndOfTheGame:
    def test_the_first_pick_up_with_an_empty_stack_ends_it_at_once(self) -> None:
        state = table(["A |", "|"], "C", layer=0, play_stack="")
        events = play(state, "pick up")
        assert state.over()
        assert kinds(events) == ["stave-picked-up", "scored", "scored", "game-won"]
        assert state.to_act() == 0
        reason = state.refusal(1, 0)
        assert reason is not None
        assert reason.code == "game-over"

    def test_with_cards_in_the_stack_it_goes_on(self) -> None:
        state = table(["A |", "|"], "C", layer=0, play_stack="D")
        play(state, "pick up")
        assert not state.over()

    def test_run_out_under_a_stave_that_stave_is_the_last(self) -> None:
        state = table(["| quarter", "A |"], "C", layer=1, play_stack="B")
        play(state, "spend quarter", "done")
        assert state.silence == 0
        play(state, "pick up")
        assert state.over()

    def test_run_out_without_a_stave_one_more_is_played(self) -> None:
        state = table(["D | quarter", "A |"], play_stack="B")
        play(state, "spend quarter", "done", "A", "take", "pick up")
        assert state.over()

    def test_a_silent_lap_ends_it_with_the_one_who_emptied_the_stack(self) -> None:
        state = table(["D | quarter", "A |", "B |"], play_stack="B")
        play(state, "spend quarter", "done")
        assert GAME.view(state, -1)["silence"] == 3
        play(state, "take", "take")
        assert not state.over()
        events = play(state, "take")
        assert state.over()
        assert kinds(events)[1] == "silent-lap"

    def test_a_pass_is_silent_too(self) -> None:
        state = table(["D | quarter", "Sharp | eighth"], play_stack="B", rythm_stack="")
        state.people[0].rythm += rythm_cards("eighth")
        play(state, "spend quarter", "done")
        state.discards = 0
        play(state, "pass")
        assert state.silence == 1

    def test_composing_breaks_the_silence(self) -> None:
        state = table(["D | quarter", "A |", "B |"], play_stack="B")
        play(state, "spend quarter", "done", "take", "B")
        assert state.silence == 0
        play(state, "take", "take", "pick up")
        assert state.over()

    def test_laying_down_after_the_emptying_exchange_is_still_that_turn(self) -> None:
        state = table(["A B C D E | half half", "A |"], play_stack="F G")
        play(state, "spend half", "done", "lay A")
        assert state.silence == 2
        assert state.turn == 1

    @every_count
    @pytest.mark.parametrize("hand_limit", ["all", "play"])
    def test_every_random_game_ends(self, players: int, hand_limit: str) -> None:
        state = new(players, hand_limit=hand_limit)
        for seed in range(20):
            game = state.rematch(seeded(seed))
            assert game.rollout(seeded(seed)) > 0
            assert game.over()


def finished(*hands: str) -> RythmNPlay:
    """A game about to end: seat 1 has its own card last on the last stave."""
    return table(list(hands), "C", layer=0, play_stack="")


class TestScoring:
    def test_the_rulebooks_example(self) -> None:
        """Eight face down, one face up, an eighth in hand: four and a half points."""
        state = finished("| eighth", "|")
        state.people[0].pile = play_cards("A A A B B D D")
        state.people[0].face_up = play_cards("F")
        events = play(state, "pick up")
        assert state.scores()[0] == 9
        assert GAME.show_score(9) == "4.5"
        scored = next(event for event in events if event.kind == "scored")
        sentence = GAME.phrases.sentence(scored.kind, scored.facts, ["Ann", "Bob"])
        assert sentence == "Ann: 8 face down, 1 face up, half a beat in hand: 4.5 points."
        assert GAME.score_sheet(state)[0] == {"face down": 16, "face up": -6, "RYTHM in hand": -1}

    def test_play_cards_in_hand_count_nothing_and_beats_count_against(self) -> None:
        state = finished("A B C | whole half quarter eighth", "|")
        play(state, "pick up")
        assert state.scores()[0] == 2 - 15

    def test_beats_in_hand_show_only_at_the_end(self) -> None:
        state = finished("A | whole", "|")
        assert state.scores()[0] == 0
        assert "RYTHM in hand" not in GAME.score_sheet(state)[0]
        play(state, "pick up")
        assert state.scores()[0] == 2 - 8

    def test_the_highest_score_wins(self) -> None:
        state = finished("|", "|", "|")
        state.people[2].pile = play_cards("A")
        state.people[1].pile = play_cards("A A A")
        play(state, "pick up")
        assert state.placing() == [2, 1, 2]
        assert state.payoffs() == [0.0, 1.0, 0.0]

    def test_a_tie_goes_to_fewer_rythm_cards(self) -> None:
        state = finished("| quarter", "| eighth eighth")
        state.people[1].pile = play_cards("A")
        play(state, "pick up")
        assert state.scores() == [0, 0]
        assert state.placing() == [1, 2]

    def test_still_tied_they_share(self) -> None:
        state = finished("| quarter", "| quarter")
        state.people[1].pile = play_cards("A")
        events = play(state, "pick up")
        assert state.placing() == [1, 1]
        assert state.payoffs() == [0.5, 0.5]
        assert kinds(events)[-1] == "game-shared"

    def test_hands_are_open_when_it_is_over(self) -> None:
        state = finished("A |", "B | half")
        people: Any = GAME.view(state, 0)["people"]
        assert people[1]["play"] == [None]
        assert people[1]["rythm"] == [None]
        play(state, "pick up")
        people = GAME.view(state, 0)["people"]
        assert people[1]["play"] == ["B"]
        assert people[1]["rythm"] == ["half"]
        assert state.imagine(0, seeded(1)).people[1].play == play_cards("B")


class TestPrecisions:
    def test_the_tonality_stays_when_a_stave_is_picked_up(self) -> None:
        state = table(["|", "E |", "B |"], "C Flat B", "Flat", layer=0)
        play(state, "pick up", "E")
        assert state.tone == FLAT
        assert "B" in legal(state)

    def test_after_a_change_the_same_note_cannot_return(self) -> None:
        state = table(["F G |", "|"], "F Sharp", layer=1)
        assert why_not(state, "F") == "rising"
        state = table(["F E |", "|"], "F Flat", "Flat", layer=1)
        assert why_not(state, "F") == "falling"


class TestWhatASeatSees:
    def test_hands_are_private_counts_and_piles_are_not(self) -> None:
        state = table(["A B | half", "C | quarter eighth"], "D", layer=1)
        state.people[1].pile = play_cards("G G")
        seen: Any = GAME.view(state, 0)["people"]
        assert seen[0]["play"] == ["A", "B"]
        assert seen[1]["play"] == [None]
        assert seen[1]["rythm"] == [None, None]
        assert (seen[1]["face_down"], seen[1]["picked_up"]) == (2, ["G", "G"])

    def test_without_the_memory_aid_piles_and_discards_are_numbers(self) -> None:
        state = table(["A |", "B |"], discards="half", memory_aid=False)
        state.people[1].pile = play_cards("G G")
        view: Any = GAME.view(state, 0)
        assert view["people"][1]["picked_up"] is None
        assert view["people"][1]["face_down"] == 2
        assert (view["discards"], view["discarded"]) == (1, None)

    def test_solfege_names_every_card_and_nothing_is_mixed(self) -> None:
        state = table(["A G Sharp |", "B |"], "C", layer=1, names="solfege")
        view: Any = GAME.view(state, 0)
        assert view["people"][0]["play"] == ["Do", "Si", "Sharp"]
        assert view["stave"] == ["Mi"]
        (event,) = play(state, "Si")
        assert GAME.phrases.sentence(event.kind, event.facts, ["Ann", "Bob"]) == "Ann composes Si."
        assert set(GAME.pieces(state)) == {*SOLFEGE, *CHANGES, *VALUES}


class TestImagining:
    """A seat's worlds: every consistent one, as likely as it should be."""

    def test_what_the_seat_knows_stays(self) -> None:
        state = table(["A B | half", "C D | eighth", "E | quarter"], "F", layer=2)
        world = state.imagine(0, seeded(3))
        assert world.people[0].packed() == state.people[0].packed()
        assert [play_total(person.play) for person in world.people] == [2, 2, 1]
        assert [rythm_size(person.rythm) for person in world.people] == [1, 1, 1]
        assert world.stave == state.stave

    def test_unseen_play_cards_fall_anywhere_alike(self) -> None:
        state = table(["|", "A |", "A |"], play_stack="B C")
        deals: Counter[str] = Counter()
        for seed in range(3000):
            where = GAME.pieces_by_place(state.imagine(0, seeded(seed)))
            deals["".join(where["PLAY hand 2"] + where["PLAY hand 3"] + where["PLAY stack"])] += 1
        assert len(deals) == 12
        for count in deals.values():
            assert abs(count - 250) < 80

    def test_hands_that_passed_hold_nothing_they_could_have_composed(self) -> None:
        """Two hands with different gaps: each of the deals that remain is equally likely."""
        state = table(["|", "B |", "C |"], play_stack="A A G")
        state.people[1].lacks = play_cards("A")
        state.people[2].lacks = play_cards("G")
        deals: Counter[str] = Counter()
        for seed in range(3000):
            world = state.imagine(0, seeded(seed))
            where = GAME.pieces_by_place(world)
            deals["".join(where["PLAY hand 2"] + where["PLAY hand 3"])] += 1
        # Labelled cards A1 A2 B C G: seat 2 has B, C or G, seat 3 another of A1 A2 B C.
        ways = {"BA": 2, "BC": 1, "CA": 2, "CB": 1, "GA": 2, "GB": 1, "GC": 1}
        assert set(deals) == set(ways)
        for deal, count in ways.items():
            assert abs(deals[deal] - 300 * count) < 100

    def test_a_deal_that_cannot_be_finished_is_begun_again(self) -> None:
        state = table(["|", "B |", "A |"], play_stack="")
        state.people[1].lacks = play_cards("C D E F G Sharp Flat")
        state.people[2].lacks = play_cards("B C D E F G Sharp")
        for seed in range(50):
            world = state.imagine(0, seeded(seed))
            assert world.people[1].play == play_cards("B")
            assert world.people[2].play == play_cards("A")

    def test_drawing_play_cards_ends_what_a_pass_told(self) -> None:
        state = table(["A | quarter", "|"])
        state.people[0].lacks = play_cards("G")
        play(state, "spend quarter", "done")
        assert state.people[0].lacks == 0

    def test_a_lone_card_that_could_not_be_spent_is_an_eighth(self) -> None:
        state = table(["|", "B | eighth", "C | half"], rythm_stack="quarter half")
        state.shuffled = rythm_cards("eighth half quarter half")
        rest = RYTHM_DECK - state.shuffled
        state.people[0].rythm, state.people[0].drawn = rest, 0
        state.people[1].eighths = 1
        for seed in range(30):
            assert state.imagine(0, seeded(seed)).people[1].rythm == rythm_cards("eighth")

    def test_a_spent_eighth_is_no_longer_known(self) -> None:
        state = table(["A | eighth eighth", "|"])
        state.people[0].eighths = 1
        play(state, "spend eighth", "spend eighth", "done")
        assert state.people[0].eighths == 0

    def test_after_a_shuffle_everybody_knows_what_the_stack_is_made_of(self) -> None:
        state = table(["A | half", "B | quarter", "C | eighth"], rythm_stack="")
        state.discards = RYTHM_DECK - rythm_cards("half quarter eighth")
        for person in state.people:
            person.drawn, person.spent = person.rythm, 0
        play(state, "take")
        assert state.shuffled == RYTHM_DECK - rythm_cards("half quarter eighth")
        others: Counter[tuple[int, int]] = Counter()
        for seed in range(400):
            world = state.imagine(0, seeded(seed))
            others[world.people[1].rythm, world.people[2].rythm] += 1
            assert world.people[0].rythm == state.people[0].rythm
        quarter, eighth = rythm_cards("quarter"), rythm_cards("eighth")
        assert set(others) == {(quarter, eighth), (eighth, quarter)}
        assert abs(others[quarter, eighth] - 200) < 50

    def test_spent_by_a_hand_that_drew_nothing_it_was_an_old_card(self) -> None:
        state = table(["A | half", "B | quarter", "C | eighth"], rythm_stack="")
        state.discards = RYTHM_DECK - rythm_cards("half quarter eighth")
        play(state, "take", "spend quarter", "done")
        for seed in range(40):
            world = state.imagine(0, seeded(seed))
            assert world.people[2].rythm == rythm_cards("eighth")
            assert world.people[1].rythm == 0

    def test_a_spent_card_may_have_been_old_or_new(self) -> None:
        """Seat 2 held a quarter or an eighth, drew one of four, and spent a quarter."""
        state = table(["| whole", "B | quarter", "C | eighth"], rythm_stack="")
        state.discards = rythm_cards("quarter quarter half half")
        out = RYTHM_DECK - state.discards - rythm_cards("whole quarter eighth")
        state.people[0].rythm += out
        state.turn = 1
        play(state, "take")
        assert state.journal is not None
        state.turn = 1
        play(state, "spend quarter", "done")
        held: Counter[tuple[str, ...]] = Counter()
        for seed in range(3000):
            world = state.imagine(0, seeded(seed))
            where = GAME.pieces_by_place(world)
            held[tuple(where["RYTHM hand 2"] + where["RYTHM hand 3"])] += 1
        # Old quarter spent (odds 1/2): new card quarter or half. New one spent (1/2 as well): the
        # old card is quarter or eighth.
        expected = {
            ("quarter", "eighth"): 0.25 + 0.25,
            ("half", "eighth"): 0.25,
            ("eighth", "quarter"): 0.25,
        }
        assert set(held) == set(expected)
        for hands, share in expected.items():
            assert abs(held[hands] - 3000 * share) < 130

    def test_all_cards_are_where_they_can_be_through_whole_games(self) -> None:
        """What spending and drawing left on record always adds up, whoever imagines."""
        for players, hand_limit in ((2, "play"), (4, "all"), (6, "all")):
            state = new(players, 5, hand_limit=hand_limit)
            dice = seeded(9)
            while not state.over():
                for seat in range(players):
                    world = state.imagine(seat, dice)
                    where = GAME.pieces_by_place(world)
                    lying = [card for place in where.values() for card in place]
                    assert sorted(lying) == sorted(GAME.pieces(world))
                moves = state.moves(state.turn)
                state.play(state.turn, moves[dice.below(len(moves))])


class TestNotation:
    @pytest.mark.parametrize(
        ("text", "move"),
        [("c", 2), ("#", 7), ("lay ♭", 27), ("Pick  Up", 9), ("SPEND eighth", 15), ("flat", 8)],
    )
    def test_what_people_type_is_understood(self, text: str, move: int) -> None:
        assert GAME.read_move(table(["A |", "|"]), text) == move

    @pytest.mark.parametrize("text", ["", "H", "Do", "spend", "lay", "spend C", "tonality", "b b"])
    def test_what_is_no_move_is_refused_with_a_sentence(self, text: str) -> None:
        with pytest.raises(NotationError, match="A B C D E F G"):
            GAME.read_move(table(["A |", "|"]), text)

    def test_solfege_is_typed_as_it_is_shown(self) -> None:
        state = table(["A |", "|"], names="solfege")
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
        assert set(GAME.phrases.templates) >= REASONS


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


class TestRulesOfThumb:
    def advice(self, state: RythmNPlay) -> str:
        move = GAME.heuristic.choose(state, state.turn, seeded(1), 0.0)
        assert move in state.moves(state.turn)
        return GAME.write_move(state, move)

    def test_shut_a_fat_stave(self) -> None:
        state = table(["Sharp Flat D |", "A B C |", "C C |"], "A C E G", layer=2)
        assert self.advice(state) == "Sharp"

    def test_pick_up_what_could_be_lost(self) -> None:
        state = table(["D |", "E F G |", "F G Sharp |"], "A B C", layer=0)
        assert self.advice(state) == "pick up"

    def test_with_the_stack_empty_add_what_nobody_can_follow(self) -> None:
        state = table(["B Flat |", "|"], "A C Flat", "Flat", layer=0, play_stack="")
        assert self.advice(state) == "B"

    def test_shed_beats_before_the_stack_runs_out(self) -> None:
        state = table(["A | half half", "A B |"], "G Sharp", layer=1, play_stack="B")
        assert self.advice(state) == "spend half"
        play(state, "spend half")
        assert self.advice(state) == "spend half"

    def test_keep_the_hand_limit(self) -> None:
        state = table(["C D E F F | whole quarter", "B |"], "G", layer=1)
        assert self.advice(state) != "take"

    def test_the_tonality_suits_the_hand(self) -> None:
        for hand, side in (("F G G E |", "Sharp"), ("A A B C |", "Flat")):
            state = new(2, first=1)
            state.people[1].play = play_cards(hand.strip("|"))
            assert self.advice(state) == f"tonality {side}"

    def test_lay_down_the_middle_twice_held(self) -> None:
        state = table(["D D A G Sharp Flat | half", "|"], play_stack="B B")
        play(state, "spend half", "done")
        assert self.advice(state) == "lay D"

    def test_pass_when_nothing_else_is_legal(self) -> None:
        assert self.advice(table(["A |", "|"], "C", layer=1, rythm_stack="")) == "pass"

    def test_noise_blurs_the_choice(self) -> None:
        state = new(3, first=1)
        play(state, "tonality Sharp")
        moves = {GAME.heuristic.choose(state, 0, seeded(seed), 1.0) for seed in range(60)}
        assert len(moves) > 1
        assert moves <= set(state.moves(0))

    @every_count
    def test_all_its_moves_are_legal_to_the_end(self, players: int) -> None:
        for seed, noise in product(range(3), (0.0, 0.5)):
            state, dice = new(players, seed), seeded(seed)
            while not state.over():
                seat = state.turn
                move = GAME.heuristic.choose(state.imagine(seat, dice), seat, dice, noise)
                assert move in state.moves(seat)
                state.play(seat, move)


def matches(level: int, against: int, players: int, games: int) -> tuple[list[float], list[float]]:
    """One seat of a level among others, deals rotated: its wins, and its lead over the others."""
    wins: list[float] = []
    leads: list[float] = []
    for number in range(games // players * players):
        deal, seat = divmod(number, players)
        levels = [against] * players
        levels[seat] = level
        state = new(players, deal)
        state.journal = None
        play_out(state, GAME.heuristic, levels, seeded(number), None)
        wins.append(state.payoffs()[seat])
        scores = [float(score) for score in state.scores()]
        leads.append(scores[seat] - (sum(scores) - scores[seat]) / (players - 1))
    return wins, leads


def interval(numbers: list[float]) -> tuple[float, float]:
    """The 95 % interval of the mean."""
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    width = 1.96 * sqrt(variance / len(numbers))
    return mean - width, mean + width


@pytest.mark.slow
@pytest.mark.parametrize(
    "players", [2, *(pytest.param(n, marks=pytest.mark.compiled_suffices) for n in (3, 4, 5, 6))]
)
def test_levels_are_ordered(players: int) -> None:
    # Among more players one seat's skill shows less in a game.
    games = 20 * players
    for level in (STEADY, NOISY):
        wins, _ = matches(level, RANDOM, players, games)
        assert interval(wins)[0] > 1 / players
    _, leads = matches(STEADY, NOISY, players, games)
    assert interval(leads)[0] > 0
