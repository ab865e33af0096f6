"""Tune the weights of a game's heuristic by self-play (SPSA).

The weights are perturbed at random in two opposite directions, the two variants play some deals
against each other, and the weights move towards the better one. The output, the mean over the
second half, goes into the game's ``weights.py`` for that table.

    PYTHONPATH=.cache/compiled/current python tools/practise.py a-chord --players 4 --minutes 5
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from random import Random
from time import monotonic
from typing import Any

from bandstand.cli import lab_options
from bandstand.games.registry import find
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.game import Game
from bandstand.kernel.heuristic import Heuristic
from bandstand.lab import duel

Numbers = dict[str, float]
STEP = 0.15  # relative to a weight
FIRST_STEP = 0.1  # if the weight is zero
DEALS = 24  # per perturbation
RATE = 0.2  # initial step after winning every game; it decays to a tenth
JUDGED = 400  # deals of the final match


def steps(numbers: Numbers, share: float) -> Numbers:
    """The size of the perturbation of each weight."""
    return {name: share * abs(number) or FIRST_STEP for name, number in numbers.items()}


def seatings(players: int) -> list[list[int]]:
    """The seating: the two alternate, and the reverse."""
    first = [seat % 2 for seat in range(players)]
    return [first, [1 - side for side in first]]


def lead(game: Game[Any], players: int, sides: list[Heuristic], deals: Iterable[int]) -> float:
    """The lead of the first of two heuristics over the second, in wins per seat."""
    options = game.settle(players, {})
    ahead, tables = 0.0, 0
    for deal in deals:
        for seating in seatings(players):
            state = game.new(players, options, seeded(deal))
            dice = seeded(deal)
            while not state.over():
                seat = lowest(state.to_act())
                world = state.imagine(seat, dice)
                state.play(seat, sides[seating[seat]].choose(world, seat, dice, 0.0))
            for seat, chance in enumerate(game.heuristic.chances(state)):
                ahead += chance if seating[seat] == 0 else -chance
            tables += 1
    return ahead / tables


def practise(game: Game[Any], players: int, minutes: float, seed: int) -> Numbers:
    """Tune the weights for this many minutes."""
    heuristic: Heuristic = game.heuristic
    numbers = dict(heuristic.weights())
    nudges = steps(numbers, STEP)
    random = Random(seed)
    sums, kept, deal = dict.fromkeys(numbers, 0.0), 0, 1_000_000 * seed
    begun, gone = monotonic(), 0.0
    with lab_options.progress("practice", 100) as advance:
        while gone < 1.0:
            nudge = {name: nudges[name] * random.gauss(0.0, 1.0) for name in numbers}
            sides = [
                heuristic.with_weights(
                    {name: numbers[name] + sign * nudge[name] for name in numbers}, players
                )
                for sign in (1.0, -1.0)
            ]
            ahead = lead(game, players, sides, range(deal, deal + DEALS))
            deal += DEALS
            rate = RATE * max(0.1, 1.0 - gone)
            numbers = {name: numbers[name] + rate * ahead * nudge[name] for name in numbers}
            if gone > 0.5:
                sums = {name: sums[name] + numbers[name] for name in numbers}
                kept += 1
            before, gone = gone, (monotonic() - begun) / (60.0 * minutes)
            advance(int(100 * gone) - int(100 * before))
    return {name: round(total / kept, 3) for name, total in sums.items()}


def judge(game: Game[Any], players: int, numbers: Numbers) -> duel.Outcome:
    """Play the tuned weights against the hand-chosen ones."""
    sides = [game.heuristic.with_weights(numbers, players), game.heuristic]
    deciders = [
        lambda state, seat, dice, side=side: int(
            side.choose(state.imagine(seat, dice), seat, dice, 0.0)
        )
        for side in sides
    ]
    contests = duel.meet(game, players, deciders, range(JUDGED), 1)
    return duel.outcome(contests, players, game.meta.score_unit)


def tell(players: int, numbers: Numbers) -> None:
    """Print the weights in the format of ``weights.py``."""
    print(f"    {players}: {{")
    for name, number in numbers.items():
        print(f'        "{name}": {number},')
    print("    },")


def who_learns(parser: argparse.ArgumentParser) -> tuple[Game[Any], int, argparse.Namespace]:
    """The game, the table and the other arguments; an error if there is nothing to tune."""
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        game = find(given.game)
        players = given.players or max(game.meta.players)
        game.settle(players, {})
        if not game.heuristic.weights():
            raise BandstandError(f"{game.meta.title} has no weights to tune.")
        if players == 1:
            raise BandstandError("Self-play needs at least two players: use --players 2 or more.")
    except BandstandError as trouble:
        parser.error(str(trouble))
    return game, players, given


def main() -> None:
    """Tune the weights and print them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    game, players, given = who_learns(parser)
    numbers = practise(game, players, given.minutes, given.seed)
    tell(players, numbers)
    print(judge(game, players, numbers))


if __name__ == "__main__":
    main()
