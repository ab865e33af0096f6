"""Bots know only what their seat may know: they never touch the real state."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

from bandstand.bots import match
from bandstand.bots.budget import Budget
from bandstand.games.registry import GAMES
from bandstand.kernel import build
from bandstand.kernel.bits import members
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.game import Game
from bandstand.kernel.levels import LEVELS, RANDOM
from bandstand.kernel.state import State

FEW = 10  # simulations
TABLES = [(game, players) for game in GAMES.values() for players in game.meta.players]

# In the plain form each table meets one level and each level a few tables, if the compiled form
# plays them all.
every_level_and_table = pytest.mark.parametrize(
    ("level", "game", "players"),
    [
        pytest.param(
            level,
            game,
            players,
            id=f"{level}-{game.meta.id}-{players}p",
            marks=pytest.mark.compiled_suffices if number % len(LEVELS) != level else (),
        )
        for level in sorted(LEVELS)
        for number, (game, players) in enumerate(TABLES)
    ],
)
every_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.meta.id}-{players}p" for game, players in TABLES]
)


def decisions(game: Game[Any], players: int, every: int = 11) -> list[tuple[State, int]]:
    """Positions with a choice from all over a random game, and who has it."""
    state = game.new(players, game.settle(players, {}), seeded(players))
    dice = seeded(7)
    found: list[tuple[State, int]] = []
    number = 0
    while not state.over() and len(found) < 4:
        for seat in members(state.to_act()):
            moves = state.moves(seat)
            if number % every == 0 and len(moves) > 1:
                found.append((state.clone(), seat))
                number += 1
            number += len(moves) > 1
        seat = members(state.to_act())[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
    return found


def decided(level: int, game: Game[Any], state: State, seat: int) -> int:
    return int(match.decide(level, game.heuristic, state, seat, seeded(3), Budget(FEW)))


@every_level_and_table
def test_a_choice_is_legal_and_does_not_change_with_what_is_hidden(
    level: int, game: Game[Any], players: int
) -> None:
    """Everything the seat cannot see is exchanged for something else: it decides the same."""
    for state, seat in decisions(game, players):
        before = state.packed()
        move = decided(level, game, state, seat)
        assert move in state.moves(seat)
        assert state.packed() == before
        for number in range(3):
            poisoned = state.imagine(seat, seeded(100 + number))
            assert decided(level, game, poisoned, seat) == move


class Poison:
    """A state that may be imagined, and whose every other part must not be looked at."""

    def __init__(self, state: State) -> None:
        self.players = state.players
        self._state = state

    def imagine(self, seat: int, dice: Dice) -> State:
        return self._state.imagine(seat, dice)

    def __getattr__(self, name: str) -> NoReturn:
        raise AssertionError(f"A bot looked at {name} of the real state.")


@pytest.mark.skipif(build.look().form == "compiled", reason="takes true states only, by type")
@every_table
@pytest.mark.parametrize("level", [level for level in sorted(LEVELS) if level > RANDOM])
def test_a_bot_asks_the_real_state_for_imagined_worlds_alone(
    level: int, game: Game[Any], players: int
) -> None:
    """All levels but the random one, which looks at its legal moves, which it may know."""
    for state, seat in decisions(game, players, 23):
        poison: Any = Poison(state)
        assert decided(level, game, poison, seat) in state.moves(seat)
