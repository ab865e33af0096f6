"""Re-Chord's heuristic: what it does, and that it beats random players."""

from __future__ import annotations

import pytest

from bandstand.bots.match import play_out
from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.moves import ACTION
from bandstand.games.re_chord.state import ReChord
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.levels import NOISY, RANDOM, STEADY
from support.re_chord_table import play, table


def choice(state: ReChord, noise: float = 0.0) -> str:
    seat = lowest(state.to_act())
    return GAME.write_move(state, GAME.heuristic.choose(state, seat, seeded(0), noise))


class TestChoices:
    def test_a_complete_chord_is_played(self) -> None:
        state = table("4/2:white 3/2:grey 2/2:blue", hands=["A-c G-a", ""])
        assert choice(state) == "claim A-c"

    def test_of_two_of_one_name_the_one_that_loses_least_goes_first(self) -> None:
        state = table("4/2:wylde 3/2:wylde 2/2:wylde", hands=["A-d A-b", ""])
        assert choice(state) == "claim A-b"

    def test_the_last_dot_of_a_chord_is_filled(self) -> None:
        state = table("4/2:white 3/2:grey", hands=["A-c", ""], supply="red blue purple")
        assert choice(state) == "take 2"
        play(state, "take 2")
        assert choice(state) == "2/2"

    def test_the_own_genre_joins_its_like(self) -> None:
        board = "6/4:red 5/4:red"
        state = table(board, supply="red blue", genres="red blue", more="rest 0 / 0")
        assert choice(state) == "take 1"
        play(state, "take 1")
        assert choice(state).endswith("/4")

    def test_red_removes_from_the_leading_colour_not_from_its_own_chord(self) -> None:
        state = table(
            "4/2:white 3/2:grey 6/5:blue 5/5:blue 4/5:blue",
            hands=["A-c", ""],
            supply="red",
            genres="green blue",
        )
        play(state, "take 1", "1/1")
        assert choice(state).endswith("/5")

    def test_the_least_promising_card_is_returned(self) -> None:
        more = "asks return; deck none"
        state = table("4/2:white 3/2:grey", hands=["A-c A-a G-a G-d", ""], more=more)
        assert choice(state) not in ("pass", "return A-c")

    def test_a_replacement_is_taken(self) -> None:
        state = table("4/2:white 3/2:grey 2/2:blue", hands=["A-c", ""])
        play(state, "claim A-c")
        assert choice(state) == "draw one"

    def test_choosing_leaves_the_world_as_it_was(self) -> None:
        state = GAME.new(3, GAME.settle(3, {}), seeded(5))
        dice = seeded(6)
        while not state.over():
            before = state.packed()
            move = GAME.heuristic.choose(state, lowest(state.to_act()), dice, 0.3)
            assert state.packed() == before
            assert move in state.moves(lowest(state.to_act()))
            state.play(lowest(state.to_act()), move)

    def test_at_most_one_own_turn_in_three_is_a_draw(self) -> None:
        state = GAME.new(2, GAME.settle(2, {}), seeded(8))
        turns: list[list[bool]] = [[], []]
        dice = seeded(1)
        while not state.over():
            seat = lowest(state.to_act())
            asked = state.turn.phase == ACTION and state.turn.offers == 0
            move = GAME.heuristic.choose(state.imagine(seat, dice), seat, dice, 0.0)
            text = GAME.write_move(state, move)
            if asked and not text.startswith("claim"):
                turns[seat].append(text == "draw two")
            state.play(seat, move)
        for own in turns:
            assert any(own)
            assert all(sum(own[at : at + 3]) <= 1 for at in range(len(own)))


def wins(players: int, one: int, others: int, deals: int) -> float:
    """The share of victories of one seat at a level, over deals rotated round the table."""
    won = 0.0
    for deal in range(deals):
        root = GAME.new(players, GAME.settle(players, {}), seeded(deal))
        for seat in range(players):
            levels = [others] * players
            levels[seat] = one
            state = root.clone()
            play_out(state, GAME.heuristic, levels, seeded(deal * 10 + seat), None)
            won += state.payoffs()[seat]
    return won / (deals * players)


class TestLevels:
    """Expected shares are far from these bounds: see the margins in the comments."""

    def test_level_2_beats_level_0(self) -> None:
        assert wins(2, STEADY, RANDOM, 4) > 0.8  # about 1.00, chance 0.5

    @pytest.mark.slow
    @pytest.mark.parametrize(("players", "bound"), [(2, 0.8), (3, 0.6), (4, 0.5), (5, 0.45)])
    def test_level_2_beats_level_0_at_every_table(self, players: int, bound: float) -> None:
        assert wins(players, STEADY, RANDOM, 10) > bound  # at least 0.90 is expected

    @pytest.mark.slow
    def test_level_1_lies_between(self) -> None:
        assert wins(3, NOISY, RANDOM, 12) > 0.5  # about 0.82, chance 0.33
        assert wins(3, STEADY, NOISY, 12) > 0.5  # about 0.79

    @pytest.mark.slow
    def test_level_2_beats_the_automa_more_often_than_level_0(self) -> None:
        assert wins(1, STEADY, STEADY, 20) > 0.7  # about 0.98
        assert wins(1, RANDOM, RANDOM, 20) < 0.6  # about 0.2

    @pytest.mark.slow
    @pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
    def test_games_among_level_2_end_by_themselves(self, players: int) -> None:
        for deal in range(8):
            state = GAME.new(players, GAME.settle(players, {}), seeded(deal))
            play_out(state, GAME.heuristic, [STEADY] * players, seeded(deal), None)
            assert len(state.pad) == 5


class TestAlone:
    def test_what_a_search_aims_at_is_the_win_and_then_the_fame(self) -> None:
        def hope(own: int, automa: int) -> float:
            state = table(players=1, more=f"chord-fame {own} / {automa}")
            return GAME.heuristic.chances(state)[0]

        assert hope(100, 10) > hope(80, 10) + 0.01  # sure to win either way
        assert hope(80, 10) - hope(80, 30) < 0.01 < hope(100, 10) - hope(80, 10)
        assert hope(60, 10) > hope(80, 80)

    def test_a_game_that_is_lost_is_worth_less_than_one_that_is_won(self) -> None:
        options = GAME.settle(1, {})
        ends = []
        for seed in range(12):
            state = GAME.new(1, options, seeded(seed))
            play_out(state, GAME.heuristic, [RANDOM], seeded(seed), None)
            ends.append((state.payoffs()[0], GAME.heuristic.chances(state)[0]))
        won = [chance for payoff, chance in ends if payoff == 1.0]
        lost = [chance for payoff, chance in ends if payoff == 0.0]
        assert won
        assert lost
        assert min(won) > max(lost)
