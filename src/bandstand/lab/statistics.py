"""Statistics over many observed games, each number with its interval."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, exp
from typing import TYPE_CHECKING, Any

from bandstand.bots import own
from bandstand.games import registry
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.levels import STEADY
from bandstand.kernel.state import GAME_SHARED, GAME_WON
from bandstand.lab import executors, pieces
from bandstand.lab.estimates import ClusterSums, Estimate, estimated
from bandstand.lab.observe import CHANCE_UNIT, SHARES, TENTHS, watch
from bandstand.lab.simulate import derived_seed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from bandstand.kernel.game import Game
    from bandstand.lab.executors import Plan, Result, Workers
    from bandstand.lab.observe import Observed
    from bandstand.lab.pieces import Piece, Spot

# Events that every game has.
_SHARED_EVENTS = {GAME_WON: "the game is won alone", GAME_SHARED: "the victory is shared"}

Row = dict[str, Any]  # the statistics of one game
Measure = Callable[[Row], float]

FIRST_WINS = "wins of who decides first"
DRAMA = "drama: share of the win chance that the winner lacked"
HALF_TIME = "share of the win chance that the winner had at half-time"
FEWEST = 4  # games needed for a meaningful interval
_GAMES_PER_CHUNK = 32
_ROUNDING = 6  # decimal digits of fractions that are summed


@dataclass
class Prediction:
    """The results of one prediction."""

    kind: str
    predicted: int
    count: int
    came: Estimate
    exact: float


@dataclass
class Statistics:
    """The games of one plan and their statistics."""

    plan: Plan
    rows: list[Row] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
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


def make_plan(
    game: Game[Any],
    players: int,
    level: own.Bot,
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    playouts: int = 0,
) -> Plan:
    """Everything that determines the result, validated; an error says what is wrong.

    With *playouts*, each seat's chance to win is estimated ten times a game, by as many of them.
    """
    settled = game.settle(players, options or {})
    own.check(level)
    if games < FEWEST:
        raise BandstandError(f"At least {FEWEST} games must be played, not {games}.")
    if playouts < 0:
        raise BandstandError(f"There can be 0 playouts or more, not {playouts}.")
    together = game.shares_fate(players, settled)
    return {
        "work": "balance",
        "game": game.meta.id,
        "rules": game.meta.rules_version,
        "players": players,
        "options": settled,
        "level": level,
        "seed": seed,
        "together": together,
        "games": games,
        # Who wins together has nobody to overtake.
        "playouts": 0 if together else playouts,
        # At levels that search, a game takes seconds and a chunk is one game.
        "games_per_chunk": 1 if isinstance(level, int) and level > STEADY else _GAMES_PER_CHUNK,
    }


def watch_chunk(plan: Plan, chunk: int) -> Result:
    """Observe the games of one chunk."""
    first = chunk * plan["games_per_chunk"]
    last = min(first + plan["games_per_chunk"], plan["games"])
    return summed(plan, {number: watch_game(plan, number) for number in range(first, last)})


def watch_game(plan: Plan, number: int) -> Observed:
    """Observe one game of a plan."""
    game = registry.find(plan["game"])
    return watch(
        game,
        plan["players"],
        game.settle(plan["players"], plan["options"]),
        derived_seed(plan["seed"], f"deal {number}"),
        derived_seed(plan["seed"], f"bots {number}"),
        [plan["level"]] * plan["players"],
        plan["playouts"],
    )


def summed(plan: Plan, games: Mapping[int, Observed]) -> Result:
    """Games by their number: a row for each, and sums of pieces and predictions."""
    group_of = pieces.groups(registry.find(plan["game"]), plan["options"])
    worths, spots = pieces.Worths(), pieces.Worths()
    predictions: dict[str, ClusterSums] = {}
    exact: dict[str, int] = {}
    result: Result = {"rows": [], "words": {}}
    for number, seen in games.items():
        result["rows"].append(_row(seen, number))
        worths.add_game(seen, pieces.held(seen, group_of))
        spots.add_game(seen, pieces.visited(seen))
        result["words"].update(
            {f"{fact}|{value}": text for (fact, value), text in seen.words.items()}
        )
        _add_predictions(predictions, exact, seen)
    return {
        **result,
        "pieces": worths.to_data(),
        "spots": spots.to_data(),
        "predictions": {key: [exact[key], *sums.numbers()] for key, sums in predictions.items()},
    }


def _add_predictions(sums: dict[str, ClusterSums], exact: dict[str, int], seen: Observed) -> None:
    """What came of each prediction of a game, and how often it came exactly."""
    came_of: dict[str, list[int]] = {}
    for kind, predicted, came in seen.predictions:
        key = f"{kind}|{predicted}"
        came_of.setdefault(key, []).append(came)
        exact[key] = exact.get(key, 0) + (predicted == came)
    for key, results in came_of.items():
        sums.setdefault(key, ClusterSums()).add(len(results), sum(results))


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
        "chances": seen.chances,
    }


def collect(
    plan: Plan,
    workers: Workers = executors.ALONE,
    folder: Path | None = None,
    on_games: Callable[[int], None] | None = None,
) -> Statistics:
    """Observe all games of the plan and sum up."""
    chunks = ceil(plan["games"] / plan["games_per_chunk"])
    results = executors.results(watch_chunk, plan, chunks, workers, folder)
    return read_results(plan, results, on_games)


def read_results(
    plan: Plan, results: Iterable[Result], on_games: Callable[[int], None] | None = None
) -> Statistics:
    """The statistics of games that ``summed`` has summed, chunk by chunk."""
    found = Statistics(plan)
    worths, spots = pieces.Worths(), pieces.Worths()
    predictions: dict[str, ClusterSums] = {}
    exact: dict[str, int] = {}
    words: dict[str, str] = {}
    for result in results:
        found.rows += result["rows"]
        words.update(result["words"])
        worths.add_data(result["pieces"])
        spots.add_data(result["spots"])
        for key, (exactly, *numbers) in result["predictions"].items():
            predictions.setdefault(key, ClusterSums()).add_all(numbers)
            exact[key] = exact.get(key, 0) + exactly
        if on_games is not None:
            on_games(len(result["rows"]))
    players = plan["players"]
    group_of = pieces.groups(found.game, plan["options"])
    found.pieces = pieces.read_pieces(worths, words, group_of, players, found.unit)
    found.spots = pieces.read_spots(spots, players, found.unit, len(found.rows))
    for key, sums in predictions.items():
        kind, predicted = key.split("|")
        share = exact[key] / sums.count
        found.predictions.append(
            Prediction(kind, int(predicted), sums.count, sums.estimate(), share)
        )
    found.predictions.sort(key=lambda one: (one.kind, one.predicted))
    return found


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


def winners_chance(row: Row, tenth: int) -> float:
    """The chance that the later winner had at the beginning of a tenth of the game.

    It is linear in the chances, so that the noise of few playouts averages out over games.
    """
    chances = row["chances"]
    if not chances:
        return 1.0
    now = chances[min(tenth, len(chances) - 1)]
    winners = [seat for seat, place in enumerate(row["placing"]) if place == 1]
    return sum(int(now[seat]) for seat in winners) / len(winners) / CHANCE_UNIT


def winners_chance_at(tenth: int) -> Measure:
    """The same as a measure."""
    return lambda row: winners_chance(row, tenth)


def _lacked(row: Row) -> float:
    return 1.0 - sum(winners_chance(row, tenth) for tenth in range(TENTHS)) / TENTHS


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
    if stats.plan["playouts"] > 0:
        found |= {
            DRAMA: _lacked,
            HALF_TIME: winners_chance_at(TENTHS // 2),
        }
    return {
        **found,
        "lead over the next": lambda row: _win_margin(row) / unit,
        "lead changes a game": lambda row: row["lead_changes"],
        "share of the game the winner was behind": (lambda row: row["behind"] / max(row["led"], 1)),
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


def in_words(game: Game[Any], kind: str) -> str:
    """What an event of this kind is called in a report."""
    return {**_SHARED_EVENTS, **game.event_names}.get(kind, kind.replace("-", " "))


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
