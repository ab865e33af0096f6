"""What inference could be worth: a search that sees all hands against the same that imagines them.

No honest player can beat the cheat's result, so where it is near a half there is little to gain
from guessing hands better.

    PYTHONPATH=.cache/compiled/current python tools/cheating.py a-chord --players 4 --deals 50
"""

from __future__ import annotations

import argparse
from typing import Any

from bandstand.bots.search import FLAT, Budget, Manner, search
from bandstand.games.registry import find
from bandstand.kernel.dice import Dice
from bandstand.kernel.game import Game
from bandstand.kernel.state import State
from bandstand.lab import duel

# The cheat knows its one world, so only noise tells its simulations apart; the honest one has the
# same noise.
NOISE = 0.1


def player(game: Game[Any], simulations: int, *, cheats: bool) -> duel.Decider:
    """A flat search, honest or not."""
    manner = Manner(noise=NOISE, cheats=cheats)

    def decide(state: State, seat: int, dice: Dice) -> int:
        found = search(state, seat, game.instinct, dice, Budget(simulations), FLAT, manner)
        return int(found[0].move)

    return decide


def main() -> None:
    """Play, and print how the cheat did."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = find(given.game)
    players = given.players or max(game.meta.players)
    deciders = [player(game, given.simulations, cheats=cheats) for cheats in (True, False)]
    contests = duel.meet(game, players, deciders, given.deals, given.seed)
    found = duel.outcome(contests, players, game.meta.score_unit)
    print(f"{game.meta.title}, {players} players, {found.deals} deals, {given.simulations} each")
    print(f"placings won by the cheat  {found.placings}")
    print(f"victories, fair is 1       {found.victories}")


if __name__ == "__main__":
    main()
