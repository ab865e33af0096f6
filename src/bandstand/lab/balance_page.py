"""A balance report as a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.bots import own
from bandstand.kernel.words import counted
from bandstand.lab import charts, statistics
from bandstand.lab.page import Page, percent, percent_within, within

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from bandstand.lab.balance import Balance
    from bandstand.lab.statistics import Estimate, Piece, Statistics

_FEWEST = 30  # occurrences before the value of a piece is shown
_MOST_DRAWN = 40  # lines of one chart
_SHARE_WORDS = ("share", "wins")


def page(report: Balance) -> str:
    """The whole report as one HTML file."""
    stats = report.stats
    plan, meta = stats.plan, stats.game.meta
    made = Page(
        f"{meta.title}: a balance report",
        f"{counted(plan['players'], 'player', 'players')}, {len(stats.rows)} games between bots "
        f"({own.title(plan['level'])}: {own.meaning(plan['level'])}), "
        f"rules version {plan['rules']}, seed {plan['seed']}.",
    )
    _summary(made, report)
    if not plan["together"]:
        _seats(made, stats)
    _length(made, stats)
    _scores(made, stats)
    if not plan["together"]:
        _drama(made, stats)
    _choices(made, stats)
    _events(made, stats)
    _pieces(made, stats)
    if stats.predictions:
        _predictions(made, stats)
    _luck(made, report)
    if report.other is not None:
        _variants(made, stats, report.other)
    _bots(made, report)
    return made.html()


def _shown(name: str, estimate: Estimate) -> str:
    if any(word in name for word in _SHARE_WORDS):
        return percent_within(estimate.value, estimate.margin)
    return within(estimate.value, estimate.margin)


def _summary(made: Page, report: Balance) -> None:
    made.section("In short")
    made.say(
        "These numbers describe the game as these bots play it; the last section shows how strong "
        "they are. All margins are 95 % intervals."
    )
    made.table(
        "Main numbers",
        ("measure", "value"),
        [(name, _shown(name, one)) for name, one in statistics.measures(report.stats).items()],
    )
    options = [f"{name} = {_value(value)}" for name, value in report.stats.plan["options"].items()]
    made.say(f"Options: {', '.join(options) or 'none'}.")


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) or "none" if isinstance(value, list) else str(value)


def _seats(made: Page, stats: Statistics) -> None:
    made.section("Seats")
    players = stats.plan["players"]
    fair = 1.0 / players
    orders = [statistics.by_order(stats, order) for order in range(players)]
    seats = [statistics.by_seat(stats, seat) for seat in range(players)]
    labels = [f"decides {_ordinal(order + 1)}" for order in range(players)]
    labels += [f"seat {seat + 1}" for seat in range(players)]
    wins = [wins for wins, _ in orders + seats]
    made.figure(
        charts.intervals(
            labels,
            [100 * one.value for one in wins],
            [100 * one.margin for one in wins],
            "share of the victories in %",
            100 * fair,
        ),
        f"Who wins, by order of play and by seat; the dashed line is an even {percent(fair)}.",
    )
    made.table(
        "Wins and scores by order of play and by seat",
        ("", "wins", "score"),
        [
            (label, percent_within(w.value, w.margin), within(s.value, s.margin))
            for label, (w, s) in zip(labels, orders + seats, strict=True)
        ],
    )
    unfair = [
        label
        for label, (one, _) in zip(labels, orders, strict=False)
        if abs(one.value - fair) > one.margin
    ]
    made.say(
        f"Outside the even share by more than the margin: {', '.join(unfair)}."
        if unfair
        else "No place in the order of play wins more or less than an even share, "
        "as far as this many games can tell."
    )


def _ordinal(number: int) -> str:
    return ("first", "second", "third", "fourth", "fifth", "sixth")[number - 1]


def _length(made: Page, stats: Statistics) -> None:
    made.section("Length")
    lengths = [float(row["decisions"]) for row in stats.rows]
    if min(lengths) == max(lengths):
        made.say(f"Every game has {lengths[0]:.0f} decisions.")
        return
    made.figure(
        charts.histogram({"games": lengths}, "decisions in a game"),
        f"Length in decisions: from {min(lengths):.0f} to {max(lengths):.0f}, "
        f"half of the games at most {sorted(lengths)[len(lengths) // 2]:.0f}.",
    )


def _scores(made: Page, stats: Statistics) -> None:
    made.section("Scores")
    unit = stats.unit
    everybody = [score / unit for row in stats.rows for score in row["scores"]]
    series = {"all players": everybody}
    if not stats.plan["together"]:
        series["winners"] = [
            score / unit
            for row in stats.rows
            for score, place in zip(row["scores"], row["placing"], strict=True)
            if place == 1
        ]
    made.figure(
        charts.histogram(series, "final score", None if unit == 1 else 1.0 / unit, "players"),
        "Distribution of the final scores"
        + ("; the lowest score wins." if stats.game.meta.lowest_score_wins else "."),
    )


def _drama(made: Page, stats: Statistics) -> None:
    made.section("Lead and drama")
    changes = [float(row["lead_changes"]) for row in stats.rows]
    made.figure(
        charts.histogram({"games": changes}, "lead changes in a game"),
        "How often the lead passed to another player. A tie changes nothing until somebody leads "
        "alone again.",
    )
    settled = [100 * row["settled"] / row["decisions"] for row in stats.rows]
    made.figure(
        charts.histogram({"games": settled}, "% of the game before the last lead change", 5.0),
        "When the lead changed for the last time; 0 means the first leader won.",
    )


def _choices(made: Page, stats: Statistics) -> None:
    made.section("Choices")
    tenths = [10.0 * number + 5.0 for number in range(len(statistics.richness(stats)))]
    made.figure(
        charts.curves(
            {"moves": (tenths, statistics.richness(stats))},
            "% of the game played",
            "moves to choose",
        ),
        "How many moves there are to choose from, from the first decision to the last.",
    )
    found = statistics.measures(stats)
    forced, typical = found["share of forced moves"], found["typical choice (geometric mean)"]
    made.say(
        f"{percent(forced.value)} of all decisions are forced; a typical decision is between "
        f"{typical.value:.1f} moves."
    )


def _events(made: Page, stats: Statistics) -> None:
    made.section("What happens, and how often")
    rates = sorted(statistics.event_rates(stats).items(), key=lambda item: -item[1][0].value)
    made.table(
        "Events per game",
        ("event", "times per game", "games that have it"),
        [(kind, within(rate.value, rate.margin, 3), percent(some)) for kind, (rate, some) in rates],
    )


def _pieces(made: Page, stats: Statistics) -> None:
    made.section("What each piece is worth")
    together = stats.plan["together"]
    if together and stats.plan["players"] == 1:
        made.say("In a solo game there is nobody to compare with.")
        return
    made.say(
        "Players who had the piece at least once in a game, compared with the average of their "
        "table. This is correlation, not causation: cards played late, for example, are played by "
        "those who are ahead."
    )
    for kind, fact in sorted({(piece.kind, piece.fact) for piece in stats.pieces}):
        group = [
            piece
            for piece in stats.pieces
            if (piece.kind, piece.fact) == (kind, fact) and piece.count >= _FEWEST
        ]
        if len(group) > 1:
            _piece_group(made, f"{kind}: {fact}", group, lowest=stats.game.meta.lowest_score_wins)


def _piece_group(made: Page, name: str, group: list[Piece], *, lowest: bool) -> None:
    group.sort(
        key=lambda piece: (piece.points.value if lowest else -piece.points.value, piece.value)
    )
    drawn = group
    left_out = len(group) - _MOST_DRAWN
    if left_out > 0:
        half = _MOST_DRAWN // 2
        drawn = group[:half] + group[-half:]
    made.figure(
        charts.intervals(
            [piece.value for piece in drawn],
            [piece.points.value for piece in drawn],
            [piece.points.margin for piece in drawn],
            "points beyond the table's average",
            0.0,
        ),
        f"{name}, the best at the top"
        + (
            f"; {left_out} in the middle are left out, pieces.csv has them."
            if left_out > 0
            else "."
        ),
    )


def _predictions(made: Page, stats: Statistics) -> None:
    made.section("Predictions")
    for kind in sorted({one.kind for one in stats.predictions}):
        group = [one for one in stats.predictions if one.kind == kind]
        made.figure(
            charts.calibration(
                [one.foretold for one in group],
                [one.came.value for one in group],
                [one.came.margin for one in group],
                [one.count for one in group],
            ),
            f"{kind}: what was predicted, and what came on average.",
        )
        made.table(
            f"{kind}: predictions",
            ("predicted", "times", "came", "exactly"),
            [
                (
                    str(one.foretold),
                    str(one.count),
                    within(one.came.value, one.came.margin),
                    percent(one.exact),
                )
                for one in group
            ],
        )


def _luck(made: Page, report: Balance) -> None:
    made.section("Luck against skill")
    parts = report.parts
    if parts is None:
        made.say("All results were the same, or there were too few deals to separate the parts.")
        return
    levels = [own.title(one.level) for one in report.ladder.standings]
    made.say(
        f"Bots ({', '.join(levels)}) played {report.ladder.games} games on rotated deals: "
        "every deal once for every rotation of the seats. The points of a player relative to the "
        "table's average are split into three parts."
    )
    made.figure(
        charts.intervals(
            ["who played (skill)", "seat and cards (the deal)", "the rest: what the others did"],
            [100 * parts.skill, 100 * parts.deal, 100 * parts.rest],
            [100 * parts.skill_margin, 100 * parts.deal_margin, 100 * parts.rest_margin],
            "% of the variance of the points",
            0.0,
        ),
        f"Skill {percent(parts.skill)}, the deal {percent(parts.deal)}, the rest "
        f"{percent(parts.rest)}. How much skill can show depends on how far apart the levels are.",
    )


def _variants(made: Page, here: Statistics, there: Statistics) -> None:
    made.section("The other variant")
    changed = [
        f"{name} = {_value(there.plan['options'][name])} instead of {_value(value)}"
        for name, value in here.plan["options"].items()
        if there.plan["options"][name] != value
    ]
    made.say(f"The same number of games with {', '.join(changed) or 'the same options'}.")
    found = statistics.compare(here, there)
    made.table(
        "Both variants; a star marks a difference larger than its margin",
        ("measure", "here", "other variant", "difference", ""),
        [
            (
                one.name,
                _shown(one.name, one.here),
                _shown(one.name, one.there),
                _shown(one.name, one.change),
                "*" if one.real else "",
            )
            for one in found
        ],
    )
    made.figure(
        charts.histogram(
            {"here": _all_scores(here), "other variant": _all_scores(there)},
            "final score",
            of="players",
        ),
        "The final scores of both variants.",
    )


def _all_scores(stats: Statistics) -> list[float]:
    rows: Sequence[dict[str, Any]] = stats.rows
    return [score / stats.unit for row in rows for score in row["scores"]]


def _bots(made: Page, report: Balance) -> None:
    made.section("The bots that made this report")
    plan = report.stats.plan
    made.say(
        f"The games above were played by one bot in every seat, {own.title(plan['level'])}: it "
        f"{own.meaning(plan['level'])}. This is how the levels do against each other at this game."
    )
    ranked = sorted(report.ladder.standings, key=lambda one: -one.rating.points)
    made.figure(charts.ratings(ranked), charts.RATINGS_CAPTION)
    made.table(
        "The ladder of levels",
        ("level", "rating", "wins", "mean score"),
        [
            (
                f"{own.title(one.level)}: {own.meaning(one.level)}",
                within(one.rating.points, one.rating.margin, 0),
                percent_within(one.win_share, one.win_share_margin),
                f"{one.mean_score / report.stats.unit:.2f}",
            )
            for one in ranked
        ],
    )
