"""How many simulations bots make in a page, level by level, for docs/performance.md.

``python tools/page_simulations.py`` measures this Python, ``... --page`` the one that runs in a
page, under Node (after ``make site``). Both give a decision the time that a page gives it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import perf_counter

MOVES_BEFORE, MOST_BEFORE, CHOICES = 8, 60, 3  # into the game, to a decision with a choice


def measure() -> None:
    """Print for each game what levels 3 to 5 make of one decision."""
    from bandstand.bots import levels, match
    from bandstand.bots.budget import Budget
    from bandstand.games import registry
    from bandstand.kernel.bits import lowest
    from bandstand.kernel.dice import seeded
    from bandstand.kernel.levels import NOISY
    from bandstand.local.bots import SECONDS

    for game_id in registry.IDS:
        game, dice = registry.find(game_id), seeded(2)
        players = min(max(game.meta.players), 4)
        state = game.new(players, game.settle(players, {}), seeded(1))
        seat = lowest(state.to_act())
        for made in range(MOST_BEFORE):
            if made >= MOVES_BEFORE and len(state.moves(seat)) >= CHOICES:
                break
            state.play(seat, match.decide(NOISY, game.heuristic, state, seat, dice))
            seat = lowest(state.to_act())
        world = state.imagine(seat, dice)
        for level, seconds in SECONDS.items():
            budget = Budget(match.simulations(level, game.heuristic, players), seconds)
            began = perf_counter()
            levels.choose(level, game, world, seat, dice, budget)
            took = perf_counter() - began
            rate = int(budget.done) / took
            print(f"{game_id} level {level}: {budget.done} of {budget.simulations}, {rate:.0f}/s")


def in_page() -> None:
    """The same, in Pyodide under Node."""
    root = Path(__file__).resolve().parent.parent
    engine, runner = root / ".cache" / "engine", root / "tests" / "support" / "pyodide.mjs"
    wheel = next(engine.glob("msgspec-*.whl"))
    command = ["node", runner, engine, wheel, root / "src", __file__]
    subprocess.run([str(word) for word in command], check=True)


if __name__ == "__main__":
    (in_page if "--page" in sys.argv else measure)()
