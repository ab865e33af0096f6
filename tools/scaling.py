"""Measure the speed-up by a second core, for a tournament and for level 5.

Needs an idle machine and the compiled form: ``make scaling``. Wall time; a tournament is the whole
command, starting its workers included, and one worker and two must get the same result. A
tournament's figure is the median of alternating rounds; level 5's is over all simulations, because
a search ends early once one move is clearly best. A short tournament measures the start instead,
which takes as long as 300 games of Take the A Chord.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from statistics import median
from time import perf_counter
from typing import Any

from bandstand.bots.budget import Budget
from bandstand.bots.ensemble import Ensemble
from bandstand.bots.levels import PATIENCE
from bandstand.games.registry import GAMES, find
from bandstand.kernel import build
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.game import Game
from bandstand.kernel.levels import TIRELESS
from bandstand.kernel.state import State
from bandstand.lab.bench import play_halfway

WARMING_UP = 5.0  # seconds for a helper to start
THOUGHTS = 8  # searches of level 5 per round


def tournament(game_id: str, games: int, workers: int) -> tuple[float, str]:
    """The seconds of a tournament of searching levels, and its result."""
    command = [sys.executable, "-m", "bandstand", "tournament", game_id, "--json"]
    command += ["--entrants", "2,3", "--games", str(games), "--workers", str(workers)]
    begin = perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return perf_counter() - begin, done.stdout


def tournament_gain(game_id: str, games: int, turns: int) -> float:
    """How many times as fast two workers are as one."""
    gains = []
    for _ in range(turns):
        alone, found_alone = tournament(game_id, games, 1)
        together, found_together = tournament(game_id, games, 2)
        if found_alone != found_together:
            sys.exit(f"One worker and two disagree about {game_id}: this is a bug.")
        gains.append(alone / together)
        print(f"  {game_id}, {games} games: {alone:.1f} s by one, {together:.1f} s by two")
    return median(gains)


def simulations_made(ensemble: Ensemble, game: Game[Any], world: State, turn: int) -> int:
    """The simulations of one level-5 search; fewer if one move is clearly best early."""
    seat = lowest(world.to_act())
    budget = Budget(seconds=PATIENCE[TIRELESS])
    found = ensemble.search(game, world, seat, seeded(turn), budget)
    return sum(int(one.visits) for one in found)


def thinking_gain(game_id: str, turns: int) -> float:
    """The factor by which one helper increases level 5's simulations per second."""
    game = find(game_id)
    players = game.meta.players[-1]
    world = play_halfway(game.new(players, game.settle(players, {}), seeded(1)))
    speeds = []
    for helpers in (0, 1):
        ensemble = Ensemble(helpers)
        begun = perf_counter()
        while perf_counter() - begun < WARMING_UP:
            simulations_made(ensemble, game, world, 0)
        begun = perf_counter()
        searches = range(1, THOUGHTS * turns + 1)
        made = sum(simulations_made(ensemble, game, world, turn) for turn in searches)
        speeds.append(made / (perf_counter() - begun))
        ensemble.close()
    return speeds[1] / speeds[0]


def main() -> None:
    """Print the speed-up."""
    parser = argparse.ArgumentParser(description="Measure the speed-up by a second core.")
    parser.add_argument("--game", choices=list(GAMES), default="a-chord")
    parser.add_argument("--games", type=int, default=6_000, help="in each tournament")
    parser.add_argument("--turns", type=int, default=3)
    given = parser.parse_args()
    print(build.look().sentence())
    print(f"This machine has {os.cpu_count()} cores.")
    gain = tournament_gain(given.game, given.games, given.turns)
    print(f"Tournament, levels 2 and 3: two workers are {gain:.2f} times as fast as one.")
    gain = thinking_gain(given.game, given.turns)
    print(f"Level 5: with one helper it makes {gain:.2f} times the simulations a second.")


if __name__ == "__main__":
    main()
