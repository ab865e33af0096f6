"""Checksums of seeded games, to compare the plain and the compiled form of the engine.

As a script it prints that of one game and number of players, in the form it finds on its path.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

from bandstand.games.registry import GAMES
from bandstand.kernel.bits import members
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.state import State

DECISIONS = 12_000  # for each game and number of players: a hundred games and more
LOOK_ASIDE = 16  # how often a decision is also looked at through the bots' eyes


def cases() -> list[tuple[str, int]]:
    return [(game.meta.id, players) for game in GAMES.values() for players in game.meta.players]


def checksum(game_id: str, players: int) -> str:
    """Over every state of random games, imagined worlds, heuristics and playouts."""
    game = GAMES[game_id]
    options = game.settle(players, {})
    digest = blake2b(digest_size=16)
    dice = seeded(players)
    decisions, seed = 0, 0
    while decisions < DECISIONS:
        state = game.new(players, options, seeded(seed))
        seed += 1
        while not state.over():
            waiting = members(state.to_act())
            seat = waiting[dice.below(len(waiting))]
            moves = state.moves(seat)
            if decisions % LOOK_ASIDE == 0:
                world = state.imagine(seat, dice)
                digest.update(repr(world.packed()).encode())
                choice = game.heuristic.choose(world, seat, dice, 0.5)
                digest.update(repr((choice, played_out(world, dice))).encode())
            state.play(seat, moves[dice.below(len(moves))])
            digest.update(repr(state.packed()).encode())
            decisions += 1
        digest.update(repr((state.scores(), state.placing(), state.payoffs())).encode())
    return digest.hexdigest()


def played_out(world: State, dice: Dice) -> tuple[object, ...]:
    """The end of a random playout."""
    world.rollout(dice)
    return world.packed()


if __name__ == "__main__":
    print(checksum(sys.argv[1], int(sys.argv[2])))  # noqa: T201
