"""Measure what a decision of a bot of one's own costs beyond the bot's own time, in CPU time.

    python tools/asking.py [GAME ...]

Every decision of some random games is asked for twice: of a bot that answers at once, the way the
lab and the environments ask it, and of the bare function. The difference is the view, the legal
moves and the check of the answer. Printed for each game at its largest table: the median of the
rounds, and the slowest round.
"""

from __future__ import annotations

import statistics
import sys
import time
from types import ModuleType
from typing import TYPE_CHECKING, Any

from bandstand.bots import own
from bandstand.games.registry import GAMES
from bandstand.kernel import build
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded

if TYPE_CHECKING:
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

GAMES_PLAYED = 3
ROUNDS = 9
MODULE = "bot_that_answers_at_once"
MICROSECONDS = 1e6


def first(view: dict[str, object], moves: list[int]) -> int:
    """The bot: no time of its own."""
    return moves[0]


def decisions(game: Game[Any], players: int) -> list[tuple[State, int]]:
    """The positions of random games, each with who decides."""
    found: list[tuple[State, int]] = []
    for seed in range(GAMES_PLAYED):
        state, dice = game.new(players, game.settle(players, {}), seeded(seed)), seeded(seed)
        while not state.over():
            seat = int(lowest(state.to_act()))
            found.append((state.clone(), seat))
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))])
    return found


def cost(game: Game[Any], players: int) -> list[float]:
    """Microseconds a decision, of each round."""
    asked = [own.seated(f"{MODULE}:first", game, players, seat) for seat in range(players)]
    positions, dice = decisions(game, players), seeded(0)
    rounds = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        for state, seat in positions:
            asked[seat](state, seat, dice)
        between = time.process_time()
        for _ in positions:
            first({}, [0])
        alone = time.process_time() - between
        rounds.append(MICROSECONDS * (between - begin - alone) / len(positions))
    return rounds


def main(games: list[str]) -> None:
    """Print a line a game."""
    module = ModuleType(MODULE)
    module.__dict__["first"] = first
    sys.modules[MODULE] = module
    print(build.look().sentence())
    for game in GAMES.values():
        if not games or game.meta.id in games:
            players = game.meta.players[-1]
            rounds = cost(game, players)
            print(
                f"{game.meta.id}, {players} players: {statistics.median(rounds):.1f} "
                f"microseconds a decision (slowest round {max(rounds):.1f})"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
