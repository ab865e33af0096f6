"""A tournament's report as a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.bots import own
from bandstand.games import registry
from bandstand.kernel.phrases import counted
from bandstand.lab import charts
from bandstand.lab.page import Page, percent_within, within

if TYPE_CHECKING:
    from bandstand.lab.tournament import Report


def page(report: Report) -> str:
    """The whole tournament as one HTML file."""
    plan = report.plan
    game = registry.find(plan["game"])
    players = counted(plan["players"], "player", "players")
    made = Page(
        f"{game.meta.title}: a tournament of bots",
        f"{players}, {report.games} games over {len({c.deal for c in report.contests})} deals, "
        f"rules version {plan['rules']}, seed {plan['seed']}.",
    )
    _ratings(made, report)
    _cross_table(made, report)
    made.section("How it was played")
    made.listing(_method(report))
    return made.html()


def _ratings(made: Page, report: Report) -> None:
    made.section("Ratings")
    ranked = sorted(report.standings, key=lambda one: -one.rating.points)
    made.figure(
        charts.intervals(
            [own.title(one.level) for one in ranked],
            [one.rating.points for one in ranked],
            [one.rating.margin for one in ranked],
            "rating points around the middle of the field",
            0.0,
        ),
        "Plackett-Luce ratings with 95 % intervals; 400 points are odds of ten to one.",
    )
    made.table(
        "Standings",
        ("entrant", "plays", "rating", "wins", "mean place", "mean score", "seats taken"),
        [
            (
                own.title(one.level),
                own.meaning(one.level),
                within(one.rating.points, one.rating.margin, 0),
                percent_within(one.win_share, one.win_share_margin),
                f"{one.mean_place:.2f}",
                registry.find(report.plan["game"]).show_score(round(one.mean_score)),
                str(one.games),
            )
            for one in ranked
        ],
    )


def _cross_table(made: Page, report: Report) -> None:
    made.section("Who beats whom")
    levels = report.levels
    rows = []
    for one, level in enumerate(levels):
        cells = [own.title(level)]
        for other in range(len(levels)):
            met = report.table.get((min(one, other), max(one, other)))
            if one == other or met is None:
                cells.append("–")
            else:
                share = met.share if one < other else 1.0 - met.share
                cells.append(percent_within(share, met.margin))
        rows.append(cells)
    made.table(
        "How often the row came before the column at the same table, ties half",
        ("", *(own.title(level) for level in levels)),
        rows,
    )
    made.listing(_verdict(report, pair) for pair in report.table)


def _verdict(report: Report, pair: tuple[int, int]) -> str:
    one, other = (report.levels[entrant] for entrant in pair)
    met = report.table[pair]
    if met.verdict == 0:
        names = f"{own.title(one, first=True)} and {own.title(other)}"
        return f"{names}: not told apart after {met.deals} deals."
    stronger, weaker = (one, other) if met.verdict > 0 else (other, one)
    names = f"{own.title(stronger, first=True)} is stronger than {own.title(weaker)}"
    return f"{names} ({met.deals} deals)."


def _method(report: Report) -> list[str]:
    plan = report.plan
    options = ", ".join(f"{name} = {value}" for name, value in plan["options"].items())
    lines = [f"Options: {options or 'none'}."]
    if plan["together"]:
        lines.append(
            "All at a table win or lose together, so each level played every deal with a table of "
            "its own, and the results were compared."
        )
    else:
        lines.append("Each deal was played once for every way of turning the table.")
    lines.append(
        "Ratings are by Plackett and Luce from the places of all seats, ties by Efron's rule; the "
        "intervals count a deal, not a game, as one observation."
    )
    lines.append(
        f"The sequential test asks whether a level comes first {50 + 100 * report.margin:g} % or "
        f"{50 - 100 * report.margin:g} % of the time, with errors of 1 in 20."
    )
    if report.until_sure:
        lines.append(
            "It stopped when every pair was told apart."
            if report.sure
            else "It would have stopped early had every pair been told apart."
        )
    return lines
