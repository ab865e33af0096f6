"""How often a balance report marks something that is not real: ``false_stars.py [GAME ...]``.

Each report compares two identical variants: fresh games of one pool, dealt into two heaps. In every
game the results change seats at random, so that no place in the order of play and no card is better
than another either. Whatever such a report marks is false. Printed for each game: the share of the
reports that mark a difference of the variants, a place in the order of play, a piece, or anything.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from bandstand.games.registry import GAMES
from bandstand.lab import balance, statistics
from bandstand.lab.significance import special_pieces, unfair_orders

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bandstand.lab.executors import Plan
    from bandstand.lab.observe import Observed
    from bandstand.lab.statistics import Statistics

SECTIONS = ("variants", "order", "pieces")


def main() -> None:
    """Measure every game and print a line each."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    options.add_argument("--reports", type=int, default=100)
    options.add_argument("--size", type=int, default=100, help="games of each variant of a report")
    options.add_argument("--level", type=int, default=0)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    print(f"{'game':<14}", *(f"{section:>9}" for section in (*SECTIONS, "anything")))
    for game_id in given.games or list(GAMES):
        players = GAMES[game_id].meta.players[len(GAMES[game_id].meta.players) // 2]
        plan = statistics.make_plan(
            GAMES[game_id], players, given.level, 4 * given.size, given.seed
        )
        pool = [statistics.watch_game(plan, number) for number in range(plan["games"])]
        draw = Random(given.seed)
        reports = [marks(plan, pool, draw, given.size) for _ in range(given.reports)]
        shares = [sum(one[section] for one in reports) for section in SECTIONS]
        shares.append(sum(any(one.values()) for one in reports))
        print(f"{game_id:<14}", *(f"{share / given.reports:>9.1%}" for share in shares), flush=True)


def marks(plan: Plan, pool: Sequence[Observed], draw: Random, size: int) -> dict[str, bool]:
    """Which sections of one report mark something."""
    games = [reseated(game, draw) for game in draw.sample(pool, 2 * size)]
    here, there = summed_up(plan, games[:size]), summed_up(plan, games[size:])
    report: Any = balance.Balance(here, there, None, None)  # type: ignore[arg-type]  # no ladder
    return {
        "variants": any(one.real for one in report.differences),
        "order": bool(unfair_orders(here)),
        "pieces": bool(special_pieces(here)),
    }


def reseated(game: Observed, draw: Random) -> Observed:
    """The game with its results at other seats."""
    seats = draw.sample(range(len(game.scores)), len(game.scores))
    return replace(
        game,
        scores=[game.scores[seat] for seat in seats],
        payoffs=[game.payoffs[seat] for seat in seats],
        placing=[game.placing[seat] for seat in seats],
    )


def summed_up(plan: Plan, games: Sequence[Observed]) -> Statistics:
    """The statistics of these games."""
    return statistics.read_results(plan, [statistics.summed(plan, dict(enumerate(games)))])


if __name__ == "__main__":
    main()
