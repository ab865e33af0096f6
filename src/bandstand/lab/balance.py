"""Balance reports: statistics of a game as bots play it, as one page and as tables.

A report has three runs: many observed games at the chosen level, as many with other options if
requested, and a small tournament of the levels, which shows how strong the bots are and how much of
a result is skill.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cached_property
from io import StringIO
from typing import TYPE_CHECKING, Any

from bandstand.bots import own
from bandstand.kernel.levels import LEVELS, STEADY
from bandstand.lab import executors, luck, significance, statistics
from bandstand.lab import tournament as tournaments
from bandstand.lab.observe import SHARES, TENTHS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from bandstand.kernel.game import Game
    from bandstand.lab.estimates import Estimate
    from bandstand.lab.executors import Plan, Workers
    from bandstand.lab.pieces import Piece, Spot
    from bandstand.lab.statistics import Prediction, Statistics

_LADDER_PART = 0.3  # games of the ladder, as a share of the requested games
_LADDER_MOST = 600
PLAYOUTS = 4  # of which each estimate of the win chances is made


@dataclass
class Balance:
    """The results of a report."""

    stats: Statistics
    other: Statistics | None
    ladder: tournaments.Report
    other_ladder: tournaments.Report | None

    @cached_property
    def differences(self) -> list[significance.Difference]:
        """What the other variant changes; nothing if there is none."""
        if self.other is None:
            return []
        return significance.compare(self.stats, self.other, significance.TESTS)

    @property
    def parts(self) -> luck.Parts | None:
        """Luck against skill."""
        return luck.parts(self.ladder.contests, together=self.ladder.plan["together"])


@dataclass(frozen=True)
class Plans:
    """The runs of one report."""

    stats: Plan
    other: Plan | None
    ladder: Plan
    other_ladder: Plan | None

    def games(self) -> int:
        """The total number of games."""
        watched: list[int] = [
            plan["games"] for plan in (self.stats, self.other) if plan is not None
        ]
        ladders = [plan for plan in (self.ladder, self.other_ladder) if plan is not None]
        return sum(watched) + sum(map(tournaments.games_of, ladders))


def make_plans(
    game: Game[Any],
    players: int,
    level: own.Bot,
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    against: Mapping[str, object] | None = None,
    playouts: int = PLAYOUTS,
) -> Plans:
    """Validate the request; *against* are the options that differ in the other variant."""
    main = statistics.make_plan(game, players, level, games, seed, options, playouts)
    # Levels that do not search cost almost nothing compared with the games.
    highest = max(STEADY, level) if isinstance(level, int) else STEADY
    entrants: list[own.Bot] = [one for one in LEVELS if one <= highest]
    if not isinstance(level, int):
        entrants.append(level)
    rounds = min(_LADDER_MOST, max(int(_LADDER_PART * games), 20 * players))
    ladder = tournaments.make_plan(game, players, entrants, rounds, seed, options)
    if not against:
        return Plans(main, None, ladder, None)
    changed = {**(options or {}), **against}
    return Plans(
        main,
        statistics.make_plan(game, players, level, games, seed, changed, playouts),
        ladder,
        tournaments.make_plan(game, players, entrants, rounds, seed, changed),
    )


def balance(
    plans: Plans,
    workers: Workers = executors.ALONE,
    folder: Path | None = None,
    on_games: Callable[[int], None] | None = None,
) -> Balance:
    """Do the runs; *folder* keeps each in a subfolder."""

    def kept(name: str) -> Path | None:
        return None if folder is None else folder / name

    def observed(plan: Plan, name: str) -> Statistics:
        return statistics.collect(plan, workers, kept(name), on_games)

    def rated(plan: Plan, name: str) -> tournaments.Report:
        return tournaments.tournament(plan, workers=workers, folder=kept(name), on_games=on_games)

    main, ladder = observed(plans.stats, "study"), rated(plans.ladder, "ladder")
    if plans.other is None or plans.other_ladder is None:
        return Balance(main, None, ladder, None)
    other = observed(plans.other, "other")
    return Balance(main, other, ladder, rated(plans.other_ladder, "other-ladder"))


# -- Tables ------------------------------------------------------------------------------------


def tables(report: Balance) -> dict[str, str]:
    """Every table as CSV, by file name."""
    variants = [("here", report.stats)]
    if report.other is not None:
        variants.append(("other", report.other))
    made = {
        "measures.csv": _csv(
            ("variant", "measure", "value", "margin"),
            (
                (name, measure, *_numbers(estimate))
                for name, one in variants
                for measure, estimate in statistics.measures(one).items()
            ),
        ),
        "seats.csv": _csv(
            ("variant", "by", "number", "wins", "wins_margin", "score", "score_margin"),
            (row for name, one in variants for row in _seat_rows(name, one)),
        ),
        "events.csv": _csv(
            ("variant", "event", "a_game", "margin", "share_of_games"),
            (
                (name, kind, *_numbers(rate), _number(some))
                for name, one in variants
                for kind, (rate, some) in statistics.event_rates(one).items()
            ),
        ),
        "pieces.csv": _csv(
            _PIECE_HEADINGS,
            (_piece_row(name, piece) for name, one in variants for piece in one.pieces),
        ),
        "richness.csv": _csv(
            ("variant", "tenth", "moves"),
            (
                (name, tenth, _number(moves))
                for name, one in variants
                for tenth, moves in enumerate(statistics.richness(one), 1)
            ),
        ),
        "games.csv": _csv(*_games(variants)),
        "ladder.csv": _csv(
            (
                "variant",
                "level",
                "rating",
                "rating_margin",
                "wins",
                "wins_margin",
                "place",
                "score",
            ),
            (
                (name, *_ladder_row(report, one))
                for name, ladder in (("here", report.ladder), ("other", report.other_ladder))
                if ladder is not None
                for one in ladder.standings
            ),
        ),
    }
    if any(one.spots for _, one in variants):
        made["spaces.csv"] = _csv(
            ("variant", "event", "column", "row", "a_game", "points_beyond", "points_margin"),
            (_spot_row(name, spot) for name, one in variants for spot in one.spots),
        )
    if any(one.plan["playouts"] for _, one in variants):
        made["chances.csv"] = _csv(
            ("variant", "tenth", "winners_chance", "margin"),
            (
                (name, tenth, *_numbers(one.estimate(statistics.winners_chance_at(tenth))))
                for name, one in variants
                for tenth in range(TENTHS)
            ),
        )
    if any(one.predictions for _, one in variants):
        made["predictions.csv"] = _csv(
            ("variant", "event", "predicted", "times", "came", "margin", "exact"),
            (_prediction_row(name, item) for name, one in variants for item in one.predictions),
        )
    return made


def _csv(headings: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows(rows)
    return text.getvalue()


def _number(value: float) -> str:
    return f"{value:.6g}"


def _numbers(estimate: Estimate) -> tuple[str, str]:
    return _number(estimate.value), _number(estimate.margin)


def _seat_rows(name: str, one: Statistics) -> Iterable[tuple[object, ...]]:
    for by, measure in (("seat", statistics.by_seat), ("order", statistics.by_order)):
        for number in range(one.plan["players"]):
            wins, score = measure(one, number)
            yield (name, by, number + 1, *_numbers(wins), *_numbers(score))


def _games(variants: list[tuple[str, Statistics]]) -> tuple[list[str], list[list[object]]]:
    """One line per game, for further analysis."""
    seats = range(variants[0][1].plan["players"])
    counts = ("decisions", "forced", "lead_changes")
    headings = ["variant", "game", "first", *counts]
    for what in ("score", "place", "wins"):
        headings += [f"{what}_{seat + 1}" for seat in seats]
    rows: list[list[object]] = []
    for name, one in variants:
        for row in one.rows:
            line: list[object] = [name, row["game"] + 1, row["first"] + 1]
            line += [row[count] for count in counts]
            line += [one.game.show_score(score) for score in row["scores"]]
            line += row["placing"]
            line += [_number(share / SHARES) for share in row["payoffs"]]
            rows.append(line)
    return headings, rows


_PIECE_HEADINGS = (
    *("variant", "event", "fact", "value", "name", "seats"),
    *("wins_beyond", "wins_margin", "points_beyond", "points_margin"),
)


def _piece_row(name: str, piece: Piece) -> tuple[object, ...]:
    had = (piece.kind, piece.fact, piece.value, piece.words, piece.count)
    return (name, *had, *_numbers(piece.wins), *_numbers(piece.points))


def _spot_row(name: str, spot: Spot) -> tuple[object, ...]:
    return (name, spot.kind, spot.column, spot.row, _number(spot.rate), *_numbers(spot.points))


def _prediction_row(name: str, item: Prediction) -> tuple[object, ...]:
    said = (item.kind, item.predicted, item.count)
    return (name, *said, *_numbers(item.came), _number(item.exact))


def _ladder_row(report: Balance, one: tournaments.Standing) -> tuple[object, ...]:
    return (
        one.level,
        _number(one.rating.points),
        _number(one.rating.margin),
        _number(one.win_share),
        _number(one.win_share_margin),
        _number(one.mean_place),
        _number(one.mean_score / report.stats.unit),
    )
