"""Our level 4 against OpenSpiel's information-set tree search, at the same game and equal time.

Their bot (``open_spiel.python.algorithms.ismcts``) plays through our adapter, with its own random
playouts. Both have the same time per move. Deals are rotated over the seats.

    PYTHONPATH=.cache/compiled/current python tools/duel.py six-forces --milliseconds 50 --deals 200
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bandstand.bots.budget import Budget
from bandstand.bots.search import reach, search
from bandstand.bots.search_config import PLANFUL
from bandstand.bridges import openspiel
from bandstand.games.registry import find
from bandstand.kernel.dice import Dice
from bandstand.kernel.game import Game
from bandstand.kernel.state import State
from bandstand.lab import duel

CURIOSITY = 2.0  # as in OpenSpiel's own examples
_ROLLOUTS = 1
_FEWEST = 2  # simulations: the first only creates the root


class Clock:
    """Counts simulations and seconds."""

    def __init__(self) -> None:
        self.simulations = 0
        self.seconds = 0.0

    def rate(self) -> float:
        """Simulations per second."""
        return self.simulations / self.seconds if self.seconds else 0.0


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc,unused-ignore]  # OpenSpiel has no types
    """OpenSpiel's bot with a time limit instead of a number of simulations."""

    def __init__(self, game: Any, seconds: float, clock: Clock, seed: int) -> None:
        random = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(_ROLLOUTS, random)
        super().__init__(game, evaluator, CURIOSITY, 0, random_state=random)
        self.seconds = seconds
        self.clock = clock

    def run_search(self, state: Any) -> Any:
        """As the original, with a time limit."""
        self.reset()
        actions = state.legal_actions()
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        self._root_node = self.create_new_node(state)
        begun = perf_counter()
        made = 0
        while made < _FEWEST or perf_counter() - begun < self.seconds:
            self.run_simulation(self.sample_root_state(state))
            made += 1
        self.clock.simulations += made
        self.clock.seconds += perf_counter() - begun
        return self.get_final_policy(state, self._root_node)


def theirs(game: Game[Any], players: int, seconds: float, clock: Clock) -> duel.Decider:
    """OpenSpiel's bot at our table."""
    adapted = pyspiel.load_game(openspiel.short_name(game.meta.id), {"players": players})
    bot = TimedBot(adapted, seconds, clock, 1)

    def decide(state: State, seat: int, dice: Dice) -> int:
        # For their bot the game starts here; the history is part of the seat's view.
        shown = openspiel.SpielState(adapted)
        views = [openspiel.view_text(shown.terms.config, state, seat) for seat in range(players)]
        shown.play = openspiel.Play(state.clone(), [[] for _ in range(players)], views)
        return int(bot.step(shown))

    return decide


def ours(game: Game[Any], seconds: float, clock: Clock) -> duel.Decider:
    """Level 4 with the same time."""

    def decide(state: State, seat: int, dice: Dice) -> int:
        world = state.imagine(seat, dice)
        budget = Budget(seconds=seconds)
        begun = perf_counter()
        depth = reach(game.heuristic, world)
        best = search(world, seat, game.heuristic, dice, budget, depth, PLANFUL)[0]
        if budget.done:
            clock.simulations += int(budget.done)
            clock.seconds += perf_counter() - begun
        return int(best.move)

    return decide


def main() -> None:
    """Play the duel and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--milliseconds", type=float, default=50.0, help="a move")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = find(given.game)
    players = given.players or max(game.meta.players)
    openspiel.register()
    clocks = (Clock(), Clock())
    seconds = given.milliseconds / 1000.0
    deciders = (ours(game, seconds, clocks[0]), theirs(game, players, seconds, clocks[1]))
    contests = duel.meet(game, players, deciders, range(given.deals), given.seed)
    found = duel.outcome(contests, players, game.meta.score_unit)
    rates = [clock.rate() for clock in clocks]
    print(
        f"{game.meta.title}, {players} players, {given.milliseconds:g} ms a move, "
        f"{found.deals} deals ({len(contests)} games), seed {given.seed}"
    )
    print(found)
    print(f"simulations a second  {rates[0]:.0f} : {rates[1]:.0f} = {rates[0] / rates[1]:.0f}x")


if __name__ == "__main__":
    main()
