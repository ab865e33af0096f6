"""Distil the search into a game's heuristic: find weights that imitate it.

Games are played by the heuristic, and the search evaluates all moves of some decisions. Then the
cross-entropy method looks for weights with which the heuristic loses as little of the chance to win
as possible in these decisions. The output goes into the game's ``weights.py`` for that table. Also
printed: the loss on decisions that were held out, and a match against the hand-chosen weights.

    PYTHONPATH=.cache/compiled/current python tools/distil.py rythm-n-play --players 6
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Any

import practise
from practise import Numbers

from bandstand.bots.budget import Budget
from bandstand.bots.search import FLAT, search
from bandstand.bots.search_config import SearchConfig
from bandstand.cli import lab_options
from bandstand.games.registry import find
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.game import Game
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.state import State

# A decision: the world, the seat, and the chance to win with each move.
Decision = tuple[State, int, dict[int, float]]
Packed = tuple[tuple[object, ...], int, dict[int, float]]

WEIGHS = SearchConfig(noise=0.15, trust=0.0, candidates=64, practised=True)
SLIPS = 0.1  # in the games that lead to the decisions, for variety
ONE_IN = 5  # decisions of those games, because neighbours are similar
A_PART = 200  # decisions per task of a process
SEEN = 0.75  # share of the training decisions; the rest are held out
# Cross-entropy method: samples per generation, and the best that form the next one.
TRIES = 32
BEST = 8
SPREAD = 0.25  # initial, relative to a weight
LEARNS = 0.3  # smoothing of the spread


def gather(game_id: str, players: int, simulations: int, seed: int) -> list[Packed]:
    """Decisions of some games, evaluated by the search."""
    game = find(game_id)
    mind = game.heuristic.practised(players)
    dice = seeded(seed)
    found: list[Packed] = []
    while len(found) < A_PART:
        state = game.new(players, game.settle(players, {}), dice.spawn())
        while not state.over():
            seat = lowest(state.to_act())
            world = state.imagine(seat, dice)
            move = mind.choose(world, seat, dice, SLIPS)
            if len(state.moves(seat)) > 1 and dice.below(ONE_IN) == 0:
                budget = Budget(simulations)
                verdicts = search(world, seat, game.heuristic, dice, budget, FLAT, WEIGHS)
                chances = {int(one.move): float(one.chance) for one in verdicts}
                found.append((world.packed(), int(seat), chances))
                move = verdicts[0].move
            state.play(seat, move)
    return found


def gather_all(
    game: Game[Any], players: int, count: int, simulations: int, seed: int
) -> list[Decision]:
    """Gather this many decisions on all cores, in a deterministic order."""
    parts = range((count + A_PART - 1) // A_PART)
    with ProcessPoolExecutor() as pool, lab_options.progress("decisions", len(parts)) as advance:
        asked = [
            pool.submit(gather, game.meta.id, players, simulations, 1000 * seed + part)
            for part in parts
        ]
        for _ in as_completed(asked):
            advance(1)
    return [
        (game.unpack(packed), seat, chances)
        for part in asked
        for packed, seat, chances in part.result()
    ]


def given_away(mind: Heuristic, decisions: list[Decision]) -> float:
    """The average loss of a decision by the heuristic, as a chance to win."""
    dice, lost = seeded(0), 0.0
    for world, seat, chances in decisions:
        lost += max(chances.values()) - chances[int(mind.choose(world, seat, dice, 0.0))]
    return lost / len(decisions)


def distil(
    game: Game[Any], players: int, decisions: list[Decision], rounds: int, seed: int
) -> Numbers:
    """Weights with a small loss, by the cross-entropy method."""
    random = Random(seed)
    centre = dict(game.heuristic.weights())
    spread = practise.steps(centre, SPREAD)
    with lab_options.progress("rounds", rounds) as advance:
        for _ in range(rounds):
            tries = [centre] + [
                {name: random.gauss(centre[name], spread[name]) for name in centre}
                for _ in range(TRIES - 1)
            ]
            ranked = sorted(
                tries,
                key=lambda numbers: given_away(
                    game.heuristic.with_weights(numbers, players), decisions
                ),
            )
            best = ranked[:BEST]
            for name in centre:
                mean = sum(numbers[name] for numbers in best) / BEST
                apart = (sum((numbers[name] - mean) ** 2 for numbers in best) / BEST) ** 0.5
                spread[name] += LEARNS * (apart - spread[name])
                centre[name] = mean
            advance(1)
    return {name: round(number, 3) for name, number in centre.items()}


def main() -> None:
    """Gather decisions, fit the weights and print them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=8000)
    parser.add_argument("--simulations", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=80)
    game, players, given = practise.who_learns(parser)
    decisions = gather_all(game, players, given.decisions, given.simulations, given.seed)
    seen = int(SEEN * len(decisions))
    numbers = distil(game, players, decisions[:seen], given.rounds, given.seed)
    practise.tell(players, numbers)
    for name, mind in (
        ("by hand", game.heuristic),
        ("so far", game.heuristic.practised(players)),
        ("distilled", game.heuristic.with_weights(numbers, players)),
    ):
        print(f"given away {name:10}{given_away(mind, decisions[seen:]):.4f}")
    print(practise.judge(game, players, numbers))


if __name__ == "__main__":
    main()
