"""What bots make of their time in a page, and what that is worth, for docs/performance.md.

``python tools/page_simulations.py --page`` measures the engine of a page, under Node (after ``make
site``), without it this Python: simulations per second of processor time, so that a busy machine
gives the figures of a quiet one. ``... --duel 5:4:40`` plays level 5, with as many simulations as a
page makes, against level 4 with all of its own, on 40 rotated deals: a stand-in for bots in a page
that runs natively, and so in time.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from bandstand.bots import match
from bandstand.bots.budget import Budget
from bandstand.games import registry
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.levels import NOISY

MOVES_BEFORE, MOST_BEFORE, CHOICES = 8, 60, 3  # into the game, to a decision with a choice
ENOUGH = 1.0  # seconds of processor time for a rate
MOST_AT_ONCE = 500  # simulations of one decision, so that a page is measured in time
MOST_PLAYERS = 4
SEED = 24
# Seconds of a decision in a page, and the simulations per second that --page measured last.
SECONDS = {3: 2.0, 4: 0.6, 5: 1.8}  # as bandstand.local.bots has them, which needs msgspec
RATES = {
    "a-chord": {4: 975, 5: 750},
    "six-forces": {4: 306, 5: 299},
    "rythm-n-play": {4: 253, 5: 249},
    "re-chord": {4: 192, 5: 87},
    "fiddlefoo": {4: 120, 5: 117},
}


def processor_time() -> float:
    """Seconds that this process has worked; Python in WebAssembly has to ask Node."""
    if sys.platform != "emscripten":
        return process_time()
    from js import process  # type: ignore[import-not-found]

    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def rate(level: int, game: Any, world: Any, seat: int) -> float:
    """Simulations per second of processor time at a level."""
    wanted = match.simulations(level, game.heuristic, world.players)
    dice, made, began = seeded(3), 0, processor_time()
    while (took := processor_time() - began) < ENOUGH:
        budget = Budget(min(wanted, MOST_AT_ONCE))
        match.choose(level, game.heuristic, world, seat, dice, budget)
        made += int(budget.done)
    return made / took


def decision(game: Any, players: int) -> tuple[Any, int]:
    """A world that a seat imagines early in a game, where it has a choice."""
    dice = seeded(2)
    state = game.new(players, game.settle(players, {}), seeded(1))
    seat = lowest(state.to_act())
    for made in range(MOST_BEFORE):
        if made >= MOVES_BEFORE and len(state.moves(seat)) >= CHOICES:
            break
        state.play(seat, match.decide(NOISY, game.heuristic, state, seat, dice))
        seat = lowest(state.to_act())
    return state.imagine(seat, dice), seat


def usual_players(game: Any) -> int:
    """Four, or as many as there can be."""
    return min(int(max(game.meta.players)), MOST_PLAYERS)


def measure() -> None:
    """Print for each game what levels 3 to 5 make of one decision."""
    for game_id in registry.IDS:
        game = registry.find(game_id)
        players = usual_players(game)
        world, seat = decision(game, players)
        for level, seconds in SECONDS.items():
            found = rate(level, game, world, seat)
            wanted = match.simulations(level, game.heuristic, players)
            made = min(wanted, round(found * seconds))
            print(f"{game_id} level {level}: {made} of {wanted}, {found:.0f}/s", flush=True)


def player(game: Any, level: int, simulations: int) -> Callable[[Any, int, Any], int]:
    """Somebody who decides at a level with a number of simulations."""

    def decide(state: Any, seat: int, dice: Any) -> int:
        budget = Budget(simulations)
        return int(match.decide(level, game.heuristic, state, seat, dice, budget))

    return decide


def duel(level: int, other: int, deals: int) -> None:
    """Print what a level with the simulations of a page wins against one with all of its own."""
    from bandstand.lab import duel as lab

    for game_id, rates in RATES.items():
        game = registry.find(game_id)
        players = usual_players(game)
        most = match.simulations(level, game.heuristic, players)
        made = min(most, round(rates[level] * SECONDS[level]))
        if (level, made) == (other, most):
            continue  # they are the same
        whole = match.simulations(other, game.heuristic, players)
        met = [player(game, level, made), player(game, other, whole)]
        found = lab.outcome(lab.meet(game, players, met, range(deals), SEED), players)
        print(
            f"{game_id}: {level} with {made} of {most} against {other} with {whole}: "
            f"placings won {found.placings}",
            flush=True,
        )


def in_page() -> None:
    """The same, in Pyodide under Node."""
    root = Path(__file__).resolve().parent.parent
    engine, runner = root / ".cache" / "engine", root / "tests" / "support" / "pyodide.mjs"
    wheel = next(engine.glob("msgspec-*.whl"))
    command = ["node", runner, engine, wheel, root / "src", __file__]
    subprocess.run([str(word) for word in command], check=True)


if __name__ == "__main__":
    if "--page" in sys.argv:
        in_page()
    elif "--duel" in sys.argv:
        duel(*map(int, sys.argv[sys.argv.index("--duel") + 1].split(":")))
    else:
        measure()
