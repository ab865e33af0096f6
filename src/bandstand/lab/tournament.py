"""Tournaments between bots: rotated deals, ratings, and sequential stopping."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from math import ceil, comb, sqrt
from typing import TYPE_CHECKING, Any

from bandstand.bots import own
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.levels import STEADY
from bandstand.lab import contest, executors, ratings

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from bandstand.kernel.game import Game
    from bandstand.lab.contest import Contest
    from bandstand.lab.executors import Plan, Workers

DEFAULT_MARGIN = 0.02
# A chunk is large enough to be worth distributing and small enough to lose.
_GAMES_PER_CHUNK = 48


@dataclass
class Standing:
    """One entrant's results."""

    level: own.Bot
    games: int
    win_share: float
    win_share_margin: float
    mean_place: float
    mean_score: float
    rating: ratings.Rating


@dataclass
class Report:
    """The results of a tournament."""

    plan: Plan
    margin: float
    until_sure: bool
    contests: list[Contest] = field(default_factory=list)
    games: int = 0
    sure: bool = False
    standings: list[Standing] = field(default_factory=list)
    table: dict[tuple[int, int], ratings.Encounter] = field(default_factory=dict)

    @property
    def levels(self) -> list[own.Bot]:
        """The entrants."""
        entrants: list[own.Bot] = self.plan["entrants"]
        return entrants

    def to_data(self) -> dict[str, object]:
        """The report as plain data."""
        levels = self.levels
        return {
            "game": self.plan["game"],
            "rules": self.plan["rules"],
            "players": self.plan["players"],
            "options": self.plan["options"],
            "seed": self.plan["seed"],
            "games": self.games,
            "deals": len({item.deal for item in self.contests}),
            "compared_apart": self.plan["together"],
            "until_sure": self.until_sure,
            "margin": self.margin,
            "sure": self.sure,
            "entrants": [
                {
                    "level": one.level,
                    "meaning": own.meaning(one.level),
                    "games": one.games,
                    "rating": one.rating.points,
                    "rating_margin": one.rating.margin,
                    "win_share": one.win_share,
                    "win_share_margin": one.win_share_margin,
                    "mean_place": one.mean_place,
                    "mean_score": one.mean_score,
                }
                for one in self.standings
            ],
            "encounters": [
                {
                    "levels": [levels[one], levels[other]],
                    "share": met.share,
                    "share_margin": met.margin,
                    "deals": met.deals,
                    "stronger": {1: levels[one], -1: levels[other], 0: None}[met.verdict],
                }
                for (one, other), met in self.table.items()
            ],
        }


def make_plan(
    game: Game[Any],
    players: int,
    entrants: Sequence[own.Bot],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
) -> Plan:
    """Everything that determines the result, validated; an error says what is wrong."""
    settled = game.settle(players, options or {})
    field_of = [own.check(bot) for bot in entrants]
    if len(field_of) < 2:
        raise BandstandError(
            "A tournament needs at least 2 entrants: two levels, such as 1,2, or bots of your own."
        )
    if len(set(field_of)) < len(field_of):
        raise BandstandError("Each bot can enter a tournament only once.")
    if games < 1:
        raise BandstandError(f"At least 1 game must be played, not {games}.")
    together = game.shares_fate(players, settled)
    per_deal = contest.games_per_deal(len(field_of), players, together=together)
    deals = ceil(games / per_deal)
    if not together and len(field_of) > players:  # every group of entrants meets equally often
        groups = comb(len(field_of), players)
        deals = ceil(deals / groups) * groups
    # At levels that search, a game takes seconds and a chunk is one deal.
    thinking = any(isinstance(bot, int) and bot > STEADY for bot in field_of)
    return {
        "work": "tournament",
        "game": game.meta.id,
        "rules": game.meta.rules_version,
        "players": players,
        "options": settled,
        "entrants": field_of,
        "seed": seed,
        "together": together,
        "deals": deals,
        "deals_per_chunk": 1 if thinking else ceil(_GAMES_PER_CHUNK / per_deal),
    }


def games_of(plan: Plan) -> int:
    """The number of games of the whole plan."""
    per_deal = contest.games_per_deal(
        len(plan["entrants"]), plan["players"], together=plan["together"]
    )
    deals: int = plan["deals"]
    return deals * per_deal


def tournament(
    plan: Plan,
    margin: float = DEFAULT_MARGIN,
    until_sure: bool = False,
    workers: Workers = executors.ALONE,
    folder: Path | None = None,
    on_games: Callable[[int], None] | None = None,
) -> Report:
    """Play the plan; with *until_sure* only until every pair of entrants is decided.

    The test processes the chunks in order, so it stops at the same game with any number of workers.
    """
    if not 0.0 < margin < 0.5:
        raise BandstandError(f"The margin is between 0 and 0.5, not {margin}.")
    report = Report(plan, margin, until_sure)
    chunks = ceil(plan["deals"] / plan["deals_per_chunk"])
    finished = executors.results(contest.play_chunk, plan, chunks, workers, folder)
    for result in finished:
        report.games += len(result["rows"])
        report.contests += contest.contests(plan, result["rows"])
        if on_games is not None:
            on_games(len(result["rows"]))
        if until_sure and _sure(report):
            break
    finished.close()
    report.sure = _sure(report)
    entrants = len(report.levels)
    strengths = ratings.rate(report.contests, entrants)
    report.standings = [
        _standing(report, entrant, strengths[entrant]) for entrant in range(entrants)
    ]
    for one, other in combinations(range(entrants), 2):
        met = ratings.encounter(report.contests, one, other, margin)
        if met is not None:
            report.table[one, other] = met
    return report


def _sure(report: Report) -> bool:
    return all(
        ratings.verdict(ratings.pair_results(report.contests, one, other), report.margin) != 0
        for one, other in combinations(range(len(report.levels)), 2)
    )


def _standing(report: Report, entrant: int, rating: ratings.Rating) -> Standing:
    """The entrant's averages; each deal is one observation of its share of the victories."""
    by_deal: dict[int, list[float]] = {}
    places: list[int] = []
    scores: list[int] = []
    for item in report.contests:
        for who, place, share, score in zip(
            item.entrants, item.places, item.shares, item.scores, strict=True
        ):
            if who == entrant:
                by_deal.setdefault(item.deal, []).append(share)
                places.append(place)
                scores.append(score)
    shares = [sum(deal) / len(deal) for deal in by_deal.values()]
    mean = sum(shares) / len(shares)
    error = 0.5
    if len(shares) > 1:
        error = sqrt(sum((x - mean) ** 2 for x in shares) / (len(shares) - 1) / len(shares))
    return Standing(
        report.levels[entrant],
        len(places),
        mean,
        ratings.CONFIDENCE * error,
        sum(places) / len(places),
        sum(scores) / len(scores),
        rating,
    )
