"""Latency of the bots: the time of a decision by game, players and level.

PYTHONPATH=.cache/compiled/current python tools/latency.py --decisions 200

By the clock it needs a quiet machine. ``--processor`` measures processor time instead, on any, and
without the time limits: every search makes all its simulations.
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time
from typing import Any

from bandstand.bots import levels, match
from bandstand.bots.budget import Budget
from bandstand.games.registry import GAMES
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.game import Game
from bandstand.kernel.levels import LEVELS, STEADY
from bandstand.kernel.state import State


def positions(game: Game[Any], players: int, wanted: int) -> list[tuple[State, int]]:
    """Decisions with a choice from games between heuristics, with their seats."""
    dice = seeded(1)
    found: list[tuple[State, int]] = []
    while len(found) < wanted:
        state = game.new(players, game.settle(players, {}), dice.spawn())
        while not state.over() and len(found) < wanted:
            seat = int(lowest(state.to_act()))
            if len(state.moves(seat)) > 1:
                found.append((state.clone(), seat))
            state.play(seat, match.decide(STEADY, game.heuristic, state, seat, dice))
    return found


def answer_times(
    game: Game[Any], level: int, asked: list[tuple[State, int]], *, processor: bool = False
) -> list[float]:
    """Milliseconds per decision, ascending."""
    dice, clock = seeded(2), process_time if processor else perf_counter
    times = []
    for state, seat in asked:
        within = None
        if processor:
            within = Budget(match.simulations(level, game.heuristic, state.players))
        begun = clock()
        levels.choose(level, game, state.imagine(seat, dice), seat, dice, within)
        times.append(1000.0 * (clock() - begun))
    return sorted(times)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--processor", action="store_true", help="processor time, without limits")
    given = parser.parse_args()
    chosen = [given.game] if given.game else list(GAMES)
    searching = [level for level in LEVELS if level in levels.PATIENCE]
    headings = [f"level {level} p50 | p99" for level in searching]
    print("| game | players | " + " | ".join(headings) + " |")
    print("|---|---|" + "---|---|" * len(searching))
    for game in (GAMES[game_id] for game_id in chosen):
        for players in game.meta.players:
            asked = positions(game, players, given.decisions)
            cells = []
            for level in searching:
                times = answer_times(game, level, asked, processor=given.processor)
                middle, late = times[len(times) // 2], times[int(0.99 * (len(times) - 1))]
                cells.append(f"{middle:.1f} | {late:.1f}")
            print(f"| {game.meta.id} | {players} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
