"""A tournament's report as a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.bots import own
from bandstand.games import registry
from bandstand.kernel.words import counted
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
    made.figure(charts.ratings(ranked), charts.RATINGS_CAPTION)
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
        return f"{names}: undecided after {met.deals} deals."
    stronger, weaker = (one, other) if met.verdict > 0 else (other, one)
    names = f"{own.title(stronger, first=True)} is stronger than {own.title(weaker)}"
    return f"{names} ({met.deals} deals)."


def _method(report: Report) -> list[str]:
    plan = report.plan
    options = ", ".join(f"{name} = {value}" for name, value in plan["options"].items())
    lines = [f"Options: {options or 'none'}."]
    if plan["together"]:
        lines.append(
            "All players at a table win or lose together, so each level played every deal at its "
            "own table, and the results were compared."
        )
    else:
        lines.append("Each deal was played once for every rotation of the seats.")
    lines.append(
        "Ratings are Plackett-Luce from the places of all seats, ties by Efron's method; the "
        "intervals count a deal, not a game, as one observation."
    )
    lines.append(
        f"The sequential test asks whether a level comes first {50 + 100 * report.margin:g} % or "
        f"{50 - 100 * report.margin:g} % of the time, with errors of 1 in 20."
    )
    if report.until_sure:
        lines.append(
            "It stopped when every pair was decided."
            if report.sure
            else "Not every pair was decided, so it did not stop early."
        )
    return lines
