"""The heuristic of Rythm 'n' Play, and that its levels differ."""

from __future__ import annotations

from itertools import product
from math import sqrt

import pytest

from bandstand.bots.match import play_out
from bandstand.games.rythm_n_play import GAME
from bandstand.games.rythm_n_play.state import RythmNPlay
from bandstand.kernel.dice import seeded
from bandstand.kernel.levels import NOISY, RANDOM, STEADY
from support.rythm_scenes import at, every_count, new, play

# All PLAY cards but those on the stave and in hands are face down.
NONE_LEFT = "play-stack -; face-down / rest"


class TestRulesOfThumb:
    def advice(self, state: RythmNPlay) -> str:
        move = GAME.heuristic.choose(state, state.turn, seeded(1), 0.0)
        assert move in state.moves(state.turn)
        return GAME.write_move(state, move)

    def test_shut_a_fat_stave(self) -> None:
        state = at("3; stave A C E G; play Sharp Flat D / A B C / C C")
        assert self.advice(state) == "Sharp"

    def test_pick_up_what_could_be_lost(self) -> None:
        state = at("3; stave A B C; layer 1; play D / E F G / F G Sharp")
        assert self.advice(state) == "pick up"

    def test_with_the_stack_empty_add_what_nobody_can_follow(self) -> None:
        state = at(f"2; tonality Flat; stave A C Flat; layer 1; play B Flat /; {NONE_LEFT}")
        assert self.advice(state) == "B"

    def test_shed_beats_before_the_stack_runs_out(self) -> None:
        state = at(
            "2; stave G Sharp; play A / A B; rythm half half /; play-stack B; face-down / rest"
        )
        assert self.advice(state) == "spend half"
        play(state, "spend half")
        assert self.advice(state) == "spend half"

    def test_keep_the_hand_limit(self) -> None:
        state = at("2; stave G; play C D E F F / B; rythm whole quarter /")
        assert self.advice(state) != "take"

    def test_the_tonality_suits_the_hand(self) -> None:
        for hand, side in (("F G G E", "Sharp"), ("A A B C", "Flat")):
            state = at(f"2; phase tonality; play A B C D / {hand}; rythm half / half")
            assert self.advice(state) == f"tonality {side}"

    def test_lay_down_the_middle_twice_held(self) -> None:
        state = at("2; play D D A G Sharp Flat /; rythm half /; play-stack B B; face-down / rest")
        play(state, "spend half", "done")
        assert self.advice(state) == "lay D"

    def test_pass_when_nothing_else_is_legal(self) -> None:
        assert self.advice(at("2; stave C; play A /; rythm-stack -")) == "pass"

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
