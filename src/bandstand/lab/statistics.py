"""Statistics over many observed games, each number with its interval."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, exp, sqrt
from typing import TYPE_CHECKING, Any

from bandstand.bots import own
from bandstand.games import registry
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.levels import STEADY
from bandstand.lab import executors
from bandstand.lab.observe import SHARES, TENTHS, watch
from bandstand.lab.ratings import CONFIDENCE
from bandstand.lab.simulate import derived_seed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from bandstand.kernel.game import Game
    from bandstand.lab.executors import Plan, Result, Workers
    from bandstand.lab.observe import Observed

Row = dict[str, Any]  # the statistics of one game
Measure = Callable[[Row], float]

FIRST_WINS = "wins of who decides first"
FEWEST = 4  # games needed for a meaningful interval
_GAMES_PER_CHUNK = 32
_ROUNDING = 6  # decimal digits of fractions that are summed


@dataclass(frozen=True)
class Estimate:
    """A number and half the width of its 95 % interval."""

    value: float
    margin: float


@dataclass
class Piece:
    """The value of having a piece: wins and points relative to the table's average."""

    kind: str
    fact: str
    value: str
    words: str
    count: int
    wins: Estimate
    points: Estimate


@dataclass
class Prediction:
    """The results of one prediction."""

    kind: str
    foretold: int
    count: int
    came: Estimate
    exact: float


@dataclass
class Statistics:
    """The games of one plan and their statistics."""

    plan: Plan
    rows: list[Row] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    predictions: list[Prediction] = field(default_factory=list)

    @property
    def game(self) -> Game[Any]:
        """The game that was played."""
        return registry.find(self.plan["game"])

    @property
    def unit(self) -> int:
        """The divisor of a score for display."""
        return self.game.meta.score_unit

    def estimate(self, measure: Measure) -> Estimate:
        """The mean of a measure over all games."""
        return estimated([measure(row) for row in self.rows])

    def kinds(self) -> list[str]:
        """Every kind of event that happened, by name."""
        return sorted({kind for row in self.rows for kind in row["events"]})


def estimated(values: Sequence[float]) -> Estimate:
    """The mean of independent observations."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean, 0.0)
    squares = sum((value - mean) ** 2 for value in values)
    return Estimate(mean, CONFIDENCE * sqrt(squares / (count - 1) / count))


def make_plan(
    game: Game[Any],
    players: int,
    level: own.Bot,
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
) -> Plan:
    """Everything that determines the result, validated; an error says what is wrong."""
    settled = game.settle(players, options or {})
    own.check(level)
    if games < FEWEST:
        raise BandstandError(f"At least {FEWEST} games must be played, not {games}.")
    return {
        "work": "balance",
        "game": game.meta.id,
        "rules": game.meta.rules_version,
        "players": players,
        "options": settled,
        "level": level,
        "seed": seed,
        "together": game.shares_fate(players, settled),
        "games": games,
        # At levels that search, a game takes seconds and a chunk is one game.
        "games_per_chunk": 1 if isinstance(level, int) and level > STEADY else _GAMES_PER_CHUNK,
    }


def watch_chunk(plan: Plan, chunk: int) -> Result:
    """Observe the games of one chunk: a row per game, and sums of pieces and predictions."""
    game = registry.find(plan["game"])
    options = game.settle(plan["players"], plan["options"])
    result: Result = {"rows": [], "pieces": {}, "words": {}, "predictions": {}}
    first = chunk * plan["games_per_chunk"]
    for number in range(first, min(first + plan["games_per_chunk"], plan["games"])):
        seen = watch(
            game,
            plan["players"],
            options,
            derived_seed(plan["seed"], f"deal {number}"),
            derived_seed(plan["seed"], f"bots {number}"),
            [plan["level"]] * plan["players"],
        )
        result["rows"].append(_row(seen, number))
        _add_pieces(result["pieces"], seen)
        result["words"].update(
            {f"{fact}|{value}": text for (fact, value), text in seen.words.items()}
        )
        for kind, foretold, came in seen.predictions:
            _add(result["predictions"], f"{kind}|{foretold}", (came, int(foretold == came)))
    return result


def _row(seen: Observed, number: int) -> Row:
    return {
        "game": number,
        "scores": seen.scores,
        "payoffs": seen.payoffs,
        "placing": seen.placing,
        "first": seen.first,
        "decisions": seen.decisions,
        "forced": seen.forced,
        "choices": seen.choices,
        "log_choices": round(seen.log_choices, _ROUNDING),
        "tenths": seen.tenths,
        "lead_changes": seen.lead_changes,
        "led": seen.led,
        "behind": seen.behind,
        "settled": seen.settled,
        "events": dict(sorted(seen.events.items())),
    }


def _add_pieces(sums: dict[str, list[int]], seen: Observed) -> None:
    """Wins and points relative to the table's average, times the players to stay integers."""
    players = len(seen.scores)
    wins = [players * share - sum(seen.payoffs) for share in seen.payoffs]
    points = [players * score - sum(seen.scores) for score in seen.scores]
    for kind, fact, value, seat in sorted(seen.had):
        _add(sums, f"{kind}|{fact}|{value}", (wins[seat], points[seat]))


def _add(sums: dict[str, list[int]], key: str, numbers: tuple[int, int]) -> None:
    """Count, and each number's sum and sum of squares."""
    entry = sums.setdefault(key, [0, 0, 0, 0, 0])
    one, other = numbers
    for index, number in enumerate((1, one, one * one, other, other * other)):
        entry[index] += number


def collect(
    plan: Plan,
    workers: Workers = executors.ALONE,
    folder: Path | None = None,
    on_games: Callable[[int], None] | None = None,
) -> Statistics:
    """Observe all games of the plan and sum up."""
    found = Statistics(plan)
    pieces: dict[str, list[int]] = {}
    predictions: dict[str, list[int]] = {}
    words: dict[str, str] = {}
    chunks = ceil(plan["games"] / plan["games_per_chunk"])
    for result in executors.results(watch_chunk, plan, chunks, workers, folder):
        found.rows += result["rows"]
        words.update(result["words"])
        for sums, more in ((pieces, result["pieces"]), (predictions, result["predictions"])):
            for key, entry in more.items():
                so_far = sums.setdefault(key, [0] * len(entry))
                sums[key] = [a + b for a, b in zip(so_far, entry, strict=True)]
        if on_games is not None:
            on_games(len(result["rows"]))
    players = plan["players"]
    for key, entry in sorted(pieces.items()):
        kind, fact, value = key.split("|", 2)
        wins = _from_sums(entry[0], entry[1], entry[2], players * SHARES)
        points = _from_sums(entry[0], entry[3], entry[4], players * found.unit)
        named = words[f"{fact}|{value}"]
        found.pieces.append(Piece(kind, fact, value, named, entry[0], wins, points))
    for key, entry in predictions.items():
        kind, foretold = key.split("|")
        came = _from_sums(entry[0], entry[1], entry[2], 1)
        found.predictions.append(
            Prediction(kind, int(foretold), entry[0], came, entry[3] / entry[0])
        )
    found.predictions.sort(key=lambda one: (one.kind, one.foretold))
    return found


def _from_sums(count: int, total: int, squares: int, unit: int) -> Estimate:
    spread = (count * squares - total * total) / (count * (count - 1)) if count > 1 else 0.0
    return Estimate(total / count / unit, CONFIDENCE * sqrt(spread / count) / unit)


# -- Measures: one number per game -------------------------------------------------------------


def by_seat(stats: Statistics, seat: int) -> tuple[Estimate, Estimate]:
    """A seat's share of the victories, and its score."""
    wins = stats.estimate(lambda row: float(row["payoffs"][seat]) / SHARES)
    scores = stats.estimate(lambda row: float(row["scores"][seat]) / stats.unit)
    return wins, scores


def by_order(stats: Statistics, order: int) -> tuple[Estimate, Estimate]:
    """The same by order of play: the first to decide, the next seat, and so on."""
    players = stats.plan["players"]

    def seat(row: Row) -> int:
        return int(row["first"] + order) % int(players)

    wins = stats.estimate(lambda row: float(row["payoffs"][seat(row)]) / SHARES)
    scores = stats.estimate(lambda row: float(row["scores"][seat(row)]) / stats.unit)
    return wins, scores


def _best_score(row: Row) -> float:
    return float(row["scores"][row["placing"].index(min(row["placing"]))])


def _win_margin(row: Row) -> float:
    """The winner's lead over the second, in points; 0 if the victory is shared."""
    ranked = sorted(zip(row["placing"], row["scores"], strict=True))
    return abs(float(ranked[0][1] - ranked[1][1])) if len(ranked) > 1 else 0.0


def measured(stats: Statistics) -> dict[str, Measure]:
    """The main measures by name, each a number of one game."""
    unit, players = stats.unit, stats.plan["players"]
    found: dict[str, Measure] = {
        "decisions a game": lambda row: row["decisions"],
        "moves to choose from": lambda row: row["choices"] / row["decisions"],
        "typical choice (geometric mean)": lambda row: exp(row["log_choices"] / row["decisions"]),
        "share of forced moves": lambda row: row["forced"] / row["decisions"],
        "winning score": lambda row: _best_score(row) / unit,
        "mean score": lambda row: sum(row["scores"]) / players / unit,
    }
    if stats.plan["together"]:
        return {**found, "share of games won": lambda row: min(row["payoffs"][0], 1)}
    return {
        **found,
        "lead over the next": lambda row: _win_margin(row) / unit,
        "lead changes a game": lambda row: row["lead_changes"],
        "drama: share of the game the winner was behind": (
            lambda row: row["behind"] / max(row["led"], 1)
        ),
        "share of the game before the last lead change": (
            lambda row: row["settled"] / row["decisions"]
        ),
        "share of games with a shared victory": lambda row: float(row["placing"].count(1) > 1),
        FIRST_WINS: lambda row: float(row["payoffs"][row["first"]]) / SHARES,
    }


def measures(stats: Statistics) -> dict[str, Estimate]:
    """The main numbers by name."""
    return {name: stats.estimate(measure) for name, measure in measured(stats).items()}


def richness(stats: Statistics) -> list[float]:
    """The moves to choose from in each tenth of the game."""
    totals = [[0, 0] for _ in range(TENTHS)]
    for row in stats.rows:
        for total, (decisions, choices) in zip(totals, row["tenths"], strict=True):
            total[0] += decisions
            total[1] += choices
    return [choices / max(decisions, 1) for decisions, choices in totals]


def occurrences(kind: str) -> Measure:
    """How often events of a kind happen in one game."""
    return lambda row: float(row["events"].get(kind, 0))


def event_rates(stats: Statistics) -> dict[str, tuple[Estimate, float]]:
    """How often each kind of event happens per game, and in which share of games."""
    games = len(stats.rows)
    return {
        kind: (
            stats.estimate(occurrences(kind)),
            sum(1 for row in stats.rows if kind in row["events"]) / games,
        )
        for kind in stats.kinds()
    }
