"""Rythm 'n' Play, clause by clause: the end of the game and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from bandstand import text
from bandstand.games.rythm_n_play import GAME
from bandstand.kernel.dice import seeded
from support.rythm_scenes import at, every_count, kinds, new, play, play_cards

# Seat 1 has its own card last on a stave, and no PLAY card is left: picking it up is the end.
LAST_STAVE = "stave C; layer 1; play-stack -"


class TestTheEndOfTheGame:
    def test_the_first_pick_up_with_an_empty_stack_ends_it_at_once(self) -> None:
        state = at("2; stave C; layer 1; play A /; play-stack -")
        events = play(state, "pick up")
        assert state.over()
        assert kinds(events) == ["stave-picked-up", "scored", "scored", "game-won"]
        assert state.to_act() == 0
        reason = state.refusal(1, 0)
        assert reason is not None
        assert reason.code == "game-over"

    def test_with_cards_in_the_stack_it_goes_on(self) -> None:
        state = at("2; stave C; layer 1; play A /; play-stack D")
        play(state, "pick up")
        assert not state.over()

    def test_run_out_under_a_stave_that_stave_is_the_last(self) -> None:
        state = at("2; stave C; play / A; rythm quarter /; play-stack B")
        play(state, "spend quarter", "done")
        assert state.silence == 0
        play(state, "pick up")
        assert state.over()

    def test_run_out_without_a_stave_one_more_is_played(self) -> None:
        state = at("2; play D / A; rythm quarter /; play-stack B")
        play(state, "spend quarter", "done", "A", "take", "pick up")
        assert state.over()

    def test_a_silent_lap_ends_it_with_the_one_who_emptied_the_stack(self) -> None:
        state = at("3; play D / A / B; rythm quarter / /; play-stack B")
        play(state, "spend quarter", "done")
        assert GAME.view(state, -1)["silence"] == 3
        play(state, "take", "take")
        assert not state.over()
        events = play(state, "take")
        assert state.over()
        assert kinds(events)[1] == "silent-lap"

    def test_a_pass_is_silent_too(self) -> None:
        state = at(
            "2; turn 2; play / Sharp; rythm / eighth; play-stack -; rythm-stack -; silence 2"
        )
        play(state, "pass")
        assert state.silence == 1

    def test_composing_breaks_the_silence(self) -> None:
        state = at("3; play D / A / B; rythm quarter / /; play-stack B")
        play(state, "spend quarter", "done", "take", "B")
        assert state.silence == 0
        play(state, "take", "take", "pick up")
        assert state.over()

    def test_laying_down_after_the_emptying_exchange_is_still_that_turn(self) -> None:
        state = at("2; play A B C D E / A; rythm half half /; play-stack F G")
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


class TestScoring:
    def test_the_rulebooks_example(self) -> None:
        """Eight face down, one face up, an eighth in hand: four and a half points."""
        piles = "face-down A*3 B*2 D*2 /; face-up F /"
        state = at(f"2; {LAST_STAVE}; rythm eighth /; {piles}")
        events = play(state, "pick up")
        assert state.scores()[0] == 9
        assert GAME.show_score(9) == "4.5"
        scored = next(event for event in events if event.kind == "scored")
        sentence = text.sentences(GAME).sentence(scored.kind, scored.facts, ["Ann", "Bob"])
        assert sentence == "Ann: 8 face down, 1 face up, half a beat in hand: 4.5 points."
        assert GAME.score_sheet(state)[0] == {"face down": 16, "face up": -6, "RYTHM in hand": -1}

    def test_play_cards_in_hand_count_nothing_and_beats_count_against(self) -> None:
        state = at(f"2; {LAST_STAVE}; play A B C /; rythm whole half quarter eighth /")
        play(state, "pick up")
        assert state.scores()[0] == 2 - 15

    def test_beats_in_hand_show_only_at_the_end(self) -> None:
        state = at(f"2; {LAST_STAVE}; play A /; rythm whole /")
        assert state.scores()[0] == 0
        assert "RYTHM in hand" not in GAME.score_sheet(state)[0]
        play(state, "pick up")
        assert state.scores()[0] == 2 - 8

    def test_the_highest_score_wins(self) -> None:
        state = at(f"3; {LAST_STAVE}; face-down / A*3 / A")
        play(state, "pick up")
        assert state.placing() == [2, 1, 2]
        assert state.payoffs() == [0.0, 1.0, 0.0]

    def test_a_tie_goes_to_fewer_rythm_cards(self) -> None:
        state = at(f"2; {LAST_STAVE}; rythm quarter / eighth eighth; face-down / A")
        play(state, "pick up")
        assert state.scores() == [0, 0]
        assert state.placing() == [1, 2]

    def test_still_tied_they_share(self) -> None:
        state = at(f"2; {LAST_STAVE}; rythm quarter / quarter; face-down / A")
        events = play(state, "pick up")
        assert state.placing() == [1, 1]
        assert state.payoffs() == [0.5, 0.5]
        assert kinds(events)[-1] == "game-shared"

    def test_hands_are_open_when_it_is_over(self) -> None:
        state = at(f"2; {LAST_STAVE}; play A / B; rythm / half")
        people: Any = GAME.view(state, 0)["people"]
        assert people[1]["play"] == [None]
        assert people[1]["rythm"] == [None]
        play(state, "pick up")
        people = GAME.view(state, 0)["people"]
        assert people[1]["play"] == ["B"]
        assert people[1]["rythm"] == ["half"]
        assert state.imagine(0, seeded(1)).people[1].play == play_cards("B")
