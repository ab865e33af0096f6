"""A balance report as a page."""

from __future__ import annotations

from math import isnan, nan
from typing import TYPE_CHECKING

from bandstand.bots import own
from bandstand.kernel.words import counted
from bandstand.lab import charts, significance, statistics
from bandstand.lab.observe import TENTHS
from bandstand.lab.page import Page, percent, percent_within, within

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from bandstand.lab.balance import Balance
    from bandstand.lab.estimates import Estimate
    from bandstand.lab.pieces import Piece
    from bandstand.lab.significance import Difference
    from bandstand.lab.statistics import Statistics
    from bandstand.lab.tournament import Report

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
    if stats.spots:
        _spaces(made, stats)
    if stats.predictions:
        _predictions(made, stats)
    _luck(made, report)
    if report.other is not None:
        _variants(made, stats, report.other, report.differences)
    _bots(made, report)
    return made.html()


def _shown(name: str, estimate: Estimate) -> str:
    if any(word in name for word in _SHARE_WORDS):
        return percent_within(estimate.value, estimate.margin)
    return within(estimate.value, estimate.margin)


def _summary(made: Page, report: Balance) -> None:
    made.section("In short")
    made.say(_in_short(report))
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


def _in_short(report: Balance) -> str:
    """The findings in sentences."""
    stats = report.stats
    found = statistics.measures(stats)
    length, forced = found["decisions a game"], found["share of forced moves"]
    score = found["winning score"]
    said = [
        f"A game has {length.value:.0f} decisions, {percent(forced.value, 0)} of them forced.",
        f"The winning score is {score.value:.1f} on average.",
    ]
    if stats.plan["together"]:
        won = found["share of games won"]
        said.append(f"{percent_within(won.value, won.margin)} of the games are won.")
    else:
        said.append(_fairness(stats))
        changes = found["lead changes a game"]
        behind = found["share of the game the winner was behind"]
        said.append(
            f"The lead changes {changes.value:.1f} times, and the later winner is behind for "
            f"{percent(behind.value, 0)} of the game."
        )
        if statistics.HALF_TIME in found:
            said.append(
                "At half-time the later winner has a win chance of "
                f"{percent(found[statistics.HALF_TIME].value, 0)}."
            )
    if report.parts is not None:
        said.append(f"Among these bots {percent(report.parts.skill, 0)} of the result is skill.")
    if report.other is not None:
        real = [one for one in report.differences if one.real]
        said.append(
            f"The other variant differs in {counted(len(real), 'measure', 'measures')}."
            if real
            else "The other variant shows no difference that this number of games can tell."
        )
    return " ".join(said)


def _fairness(stats: Statistics) -> str:
    """Whether the order of play matters."""
    players = stats.plan["players"]
    unfair = []
    for order in significance.unfair_orders(stats):
        wins, _ = statistics.by_order(stats, order)
        share = percent_within(wins.value, wins.margin)
        unfair.append(f"who decides {_ordinal(order + 1)} wins {share}")
    if not unfair:
        return (
            "No place in the order of play wins more or less than an even share, "
            "as far as this many games can tell."
        )
    return f"The order of play matters: {', '.join(unfair)}, where {percent(1 / players)} is even."


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
    made.say(_fairness(stats))


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
    if stats.plan["playouts"] > 0:
        _win_chances(made, stats)
    settled = [100 * row["settled"] / row["decisions"] for row in stats.rows]
    made.figure(
        charts.histogram({"games": settled}, "% of the game before the last lead change", 5.0),
        "When the lead changed for the last time; 0 means the first leader won.",
    )


def _win_chances(made: Page, stats: Statistics) -> None:
    """The chance of the later winner over the game: how long a game stays open."""
    measures = [statistics.winners_chance_at(tenth) for tenth in range(TENTHS)]
    found = [stats.estimate(measure) for measure in measures]
    made.figure(
        charts.over_values(
            [f"{10 * tenth}" for tenth in range(TENTHS)],
            [100 * one.value for one in found],
            [100 * one.margin for one in found],
            "% of the game played",
            "win chance in %",
        ),
        "The win chance of the player who wins in the end. Each estimate is the mean of "
        f"{counted(stats.plan['playouts'], 'playout', 'playouts')} with all cards open.",
    )
    lacked = stats.estimate(statistics.measured(stats)[statistics.DRAMA])
    made.say(
        f"On average over the game the winner lacks {percent_within(lacked.value, lacked.margin)} "
        "of the win chance: the larger this drama, the longer the game stays open."
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


def _event(stats: Statistics, kind: str) -> str:
    return statistics.in_words(stats.game, kind)


def _caption(stats: Statistics, kind: str) -> str:
    """The same at the beginning of a sentence."""
    name = _event(stats, kind)
    return name[:1].upper() + name[1:]


def _events(made: Page, stats: Statistics) -> None:
    made.section("What happens, and how often")
    rates = sorted(statistics.event_rates(stats).items(), key=lambda item: -item[1][0].value)
    made.table(
        "Events per game",
        ("event", "times per game", "games that have it"),
        [
            (_event(stats, kind), within(rate.value, rate.margin, 3), percent(some))
            for kind, (rate, some) in rates
        ],
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
        "those who are ahead. Pieces that the rules treat alike are counted as one."
    )
    frequent = significance.frequent_pieces(stats)
    special = [
        f"{piece.words} ({_event(stats, piece.kind)}, "
        f"{within(piece.points.value, piece.points.margin)})"
        for piece in significance.special_pieces(stats)
    ]
    made.say(
        f"{len(frequent)} values were compared; corrected for that, "
        + (f"these stand out: {', '.join(special)}." if special else "none stands out.")
    )
    for kind, fact in sorted({(piece.kind, piece.fact) for piece in frequent}):
        group = [piece for piece in frequent if (piece.kind, piece.fact) == (kind, fact)]
        if len(group) > 1:
            name = f"{_caption(stats, kind)}: {fact}"
            _piece_group(made, name, group, lowest=stats.game.meta.lowest_score_wins)


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
            [piece.words for piece in drawn],
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


def _spaces(made: Page, stats: Statistics) -> None:
    """Where on the board things happen, and what those who do them there score."""
    grid = stats.game.grid
    assert grid is not None
    made.section("Where it happens")
    for kind in sorted({spot.kind for spot in stats.spots}):
        spots = [spot for spot in stats.spots if spot.kind == kind]
        name = _caption(stats, kind)
        rates = {(spot.column, spot.row): spot.rate for spot in spots}
        made.figure(
            charts.heat_map(rates, grid.columns, grid.rows, "times per game", centred=False),
            f"{name}: how often per game.",
        )
        worths = {
            (spot.column, spot.row): (
                spot.points.value if spot.rate * len(stats.rows) >= significance.FEWEST else nan
            )
            for spot in spots
        }
        known = [worth for worth in worths.values() if not isnan(worth)]
        if not stats.plan["together"] and 2 * len(known) >= len(spots):
            made.figure(
                charts.heat_map(worths, grid.columns, grid.rows, "points", centred=True),
                f"{name}: points beyond the table's average of who did it there "
                f"(spaces with at least {significance.FEWEST} cases; spaces.csv has intervals).",
            )


def _predictions(made: Page, stats: Statistics) -> None:
    made.section("Predictions")
    for kind in sorted({one.kind for one in stats.predictions}):
        group = [one for one in stats.predictions if one.kind == kind]
        made.figure(
            charts.calibration(
                [one.predicted for one in group],
                [one.came.value for one in group],
                [one.came.margin for one in group],
                [one.count for one in group],
            ),
            f"{_caption(stats, kind)}: what was predicted, and what came on average.",
        )
        made.table(
            f"{_caption(stats, kind)}: predictions",
            ("predicted", "times", "came", "exactly"),
            [
                (
                    str(one.predicted),
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


def _variants(made: Page, here: Statistics, there: Statistics, found: list[Difference]) -> None:
    made.section("The other variant")
    changed = [
        f"{name} = {_value(there.plan['options'][name])} instead of {_value(value)}"
        for name, value in here.plan["options"].items()
        if there.plan["options"][name] != value
    ]
    made.say(f"The same number of games with {', '.join(changed) or 'the same options'}.")
    made.table(
        f"Both variants; a star marks what stands after correction for {len(found)} comparisons",
        ("measure", "here", "other variant", "difference", "chance", ""),
        [
            (
                one.name,
                _shown(one.name, one.here),
                _shown(one.name, one.there),
                _shown(one.name, one.change),
                f"{one.chance:.3f}",
                "*" if one.real else "",
            )
            for one in found
        ],
    )
    made.say(
        "Both were played from the same seeds and are compared game by game. The chance is that of "
        "a difference this large anywhere in the table if the variants were the same: it is "
        "corrected for the number of comparisons and for the tests of the order of play and of "
        "the pieces, so that at most one report in twenty marks anything that is not real."
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
    _ladder(made, report.ladder, "The ladder of levels", report.stats.unit)
    if report.other_ladder is not None:
        _ladder(made, report.other_ladder, "The ladder in the other variant", report.stats.unit)


def _ladder(made: Page, ladder: Report, caption: str, unit: int) -> None:
    ranked = sorted(ladder.standings, key=lambda one: -one.rating.points)
    made.figure(charts.ratings(ranked), f"{caption}. {charts.RATINGS_CAPTION}")
    made.table(
        caption,
        ("level", "rating", "wins", "mean score"),
        [
            (
                f"{own.title(one.level)}: {own.meaning(one.level)}",
                within(one.rating.points, one.rating.margin, 0),
                percent_within(one.win_share, one.win_share_margin),
                f"{one.mean_score / unit:.2f}",
            )
            for one in ranked
        ],
    )
