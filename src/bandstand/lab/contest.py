"""Contests between bots: the seating of each deal, and the results.

Every deal is played with every rotation of the seats, so that better cards favour nobody. In
cooperative and solo games every entrant plays the deal at its own table, and the results are
compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from bandstand.bots.own import play_out
from bandstand.games import registry
from bandstand.kernel.dice import seeded
from bandstand.kernel.state import rank_placing
from bandstand.lab.simulate import derived_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bandstand.lab.executors import Plan, Result


@dataclass(frozen=True)
class Contest:
    """One comparison: who is in it (an entrant may be twice), the places and shares."""

    deal: int
    entrants: tuple[int, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]


def line_up(entrants: int, players: int, deal: int, seed: int) -> list[int]:
    """The entrants of a deal in seat order, as balanced as the table allows."""
    if entrants >= players:
        groups = list(combinations(range(entrants), players))
        seats = list(groups[deal % len(groups)])
    else:  # the seats left over go round
        extra = players % entrants
        whole = list(range(entrants)) * (players // entrants)
        seats = whole + [(deal * extra + number) % entrants for number in range(extra)]
    dice = seeded(derived_seed(seed, f"seats {deal}"))
    return [seats.pop(dice.below(len(seats))) for _ in range(players)]


def turned(seats: Sequence[int]) -> list[list[int]]:
    """All rotations of the seats, so that everyone sits everywhere."""
    return [[*seats[by:], *seats[:by]] for by in range(len(seats))]


def games_per_deal(entrants: int, players: int, *, together: bool) -> int:
    """The number of games per deal."""
    return entrants if together else players


def play_chunk(plan: Plan, chunk: int) -> Result:
    """Play the deals of one chunk of a tournament's plan; a row per game."""
    first = chunk * plan["deals_per_chunk"]
    last = min(first + plan["deals_per_chunk"], plan["deals"])
    return {"rows": [row for deal in range(first, last) for row in _play_deal(plan, deal)]}


def _play_deal(plan: Plan, deal: int) -> list[dict[str, Any]]:
    entrants, players = len(plan["entrants"]), plan["players"]
    if plan["together"]:
        orders = [[entrant] * players for entrant in range(entrants)]
    else:
        orders = turned(line_up(entrants, players, deal, plan["seed"]))
    return [_play_game(plan, deal, number, seats) for number, seats in enumerate(orders)]


def _play_game(plan: Plan, deal: int, number: int, seats: list[int]) -> dict[str, Any]:
    game = registry.find(plan["game"])
    options = game.settle(plan["players"], plan["options"])
    state = game.new(plan["players"], options, seeded(derived_seed(plan["seed"], f"deal {deal}")))
    choices = seeded(derived_seed(plan["seed"], f"bots {deal} {number}"))
    decisions = play_out(state, game, [plan["entrants"][entrant] for entrant in seats], choices)
    return {
        "deal": deal,
        "seats": seats,
        "placing": [int(place) for place in state.placing()],
        "payoffs": [float(share) for share in state.payoffs()],
        "scores": [int(score) for score in state.scores()],
        "decisions": int(decisions),
    }


def contests(plan: Plan, rows: Sequence[dict[str, Any]]) -> list[Contest]:
    """The games as comparisons between entrants."""
    if not plan["together"]:
        return [
            Contest(
                row["deal"],
                tuple(row["seats"]),
                tuple(row["placing"]),
                tuple(row["payoffs"]),
                tuple(row["scores"]),
            )
            for row in rows
        ]
    sign = -1 if registry.find(plan["game"]).meta.lowest_score_wins else 1
    by_deal: dict[int, list[dict[str, Any]]] = {}
    for row in rows:
        by_deal.setdefault(row["deal"], []).append(row)
    return [_compared(deal, tables, sign) for deal, tables in by_deal.items()]


def _compared(deal: int, tables: list[dict[str, Any]], sign: int) -> Contest:
    """Compare separate tables with the same deal: by victory, then by score."""
    keys = [(round(60 * sum(row["payoffs"])), sign * sum(row["scores"])) for row in tables]
    return Contest(
        deal,
        tuple(row["seats"][0] for row in tables),
        tuple(int(place) for place in rank_placing([tuple(key) for key in keys])),
        tuple(sum(row["payoffs"]) / len(row["payoffs"]) for row in tables),
        tuple(sum(row["scores"]) // len(row["scores"]) for row in tables),
    )
