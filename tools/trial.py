"""Compare two search configurations on rotated deals, to evaluate a change of a level.

A player is ``level:N``, or ``rules:NOISE`` (the heuristic with noise), or ``flat:SIMULATIONS`` or
``tree:SIMULATIONS``, with parameters of its search that differ from the default:
``tree:1440:noise=0.15:familiar=30`` (see ``bandstand/bots/search_config.py``). With ``cheats=1`` it
sees all hands: an upper bound for what inference can gain.

    PYTHONPATH=.cache/compiled/current python tools/trial.py a-chord --players 4 --deals 60 \
        flat:1440:noise=0.15 tree:1440:noise=0.15
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from bandstand.bots import match
from bandstand.bots.budget import Budget
from bandstand.bots.search import DEEP, FLAT, search
from bandstand.bots.search_config import USUAL, SearchConfig
from bandstand.cli import lab_options
from bandstand.games.registry import find
from bandstand.kernel.dice import Dice
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.game import Game
from bandstand.kernel.levels import check_level
from bandstand.kernel.state import State
from bandstand.lab import duel
from bandstand.lab.contest import Contest

DEPTHS = {"flat": FLAT, "tree": DEEP}
MANNERS = {name: type(getattr(USUAL, name)) for name in dir(USUAL) if not name.startswith("_")}


def player(game: Game[Any], text: str) -> duel.Decider:
    """Parse a player."""
    kind, number, *settings = text.split(":")
    if kind == "level":
        level = check_level(int(number))
        return lambda state, seat, dice: int(match.decide(level, game.heuristic, state, seat, dice))
    if kind == "rules":
        slips = float(number)
        return lambda state, seat, dice: int(
            game.heuristic.choose(state.imagine(seat, dice), seat, dice, slips)
        )
    depth, simulations, config = DEPTHS[kind], int(number), config_of(settings)

    def decide(state: State, seat: int, dice: Dice) -> int:
        budget = Budget(simulations)
        return int(search(state, seat, game.heuristic, dice, budget, depth, config)[0].move)

    return decide


def config_of(settings: list[str]) -> SearchConfig:
    """Parse the parameters after the simulations, such as noise=0.15."""
    given = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        kind = MANNERS[name]
        given[name] = bool(int(value)) if kind is bool else kind(value)
    return SearchConfig(**given)


def play(game_id: str, players: int, texts: list[str], deal: int, seed: int) -> list[Contest]:
    """Play one deal."""
    game = find(game_id)
    deciders = [player(game, text) for text in texts]
    return duel.meet(game, players, deciders, [deal], seed)


def main() -> None:
    """Play, and print the result of the first player."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("one", help="level:3, rules:0.5, flat:60, tree:1440:noise=0.15")
    parser.add_argument("other")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="default: one per core")
    given = parser.parse_args()
    try:
        game = find(given.game)
        texts = [given.one, given.other]
        for text in texts:
            player(game, text)
    except (BandstandError, KeyError, ValueError) as trouble:
        parser.error(
            f"{trouble}. A player is level:3, rules:0.5, flat:60 or tree:1440:noise=0.15; the "
            f"names after the simulations: {', '.join(MANNERS)}."
        )
    players = given.players or max(game.meta.players)
    contests: list[Contest] = []
    with (
        ProcessPoolExecutor(given.workers) as pool,
        lab_options.progress("deals", given.deals) as advance,
    ):
        asked = [
            pool.submit(play, given.game, players, texts, deal, given.seed)
            for deal in range(given.deals)
        ]
        for one in as_completed(asked):
            contests += one.result()
            advance(1)
    found = duel.outcome(contests, players, game.meta.score_unit)
    print(f"{game.meta.title}, {players} players, {found.deals} deals: {texts[0]} : {texts[1]}")
    print(found)


if __name__ == "__main__":
    main()
