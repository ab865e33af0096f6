"""Keep what ``bandstand bench --json`` measured each night, and compare with the nights before.

``bench_history.py HISTORY < figures.json`` appends a line to the file and prints a table. Machines
of a cloud differ, so figures that are ratios to OpenSpiel's or RLCard's in the same run say more
than others: it ends with code 1 if one of those fell by more than a fifth.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from version import version

NIGHTS = 14  # what is compared with: the median of this many nights
FEWEST = 3
TOLERANCE = 0.8
Figures = dict[str, float]


def main() -> None:
    """Append what was measured, and say what changed."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("history", type=Path)
    history = parser.parse_args().history
    before = read(history)
    measured = flat(json.load(sys.stdin))
    night = {
        "day": f"{datetime.now(UTC):%Y-%m-%d}",
        "version": version(),
        "run": os.environ.get("GITHUB_RUN_ID", ""),
        "figures": measured,
    }
    with history.open("a", encoding="utf-8") as file:
        file.write(json.dumps(night) + "\n")
    rows = compared([one["figures"] for one in before], measured)
    print(table(rows, len(before)))
    fallen = [name for name, share in rows.items() if share < TOLERANCE and is_ratio(name)]
    if fallen:
        sys.exit("Slower by more than a fifth: " + ", ".join(fallen))


def read(history: Path) -> list[dict[str, Any]]:
    """The nights so far, oldest first."""
    if not history.is_file():
        return []
    return [json.loads(line) for line in history.read_text(encoding="utf-8").splitlines()]


def flat(results: dict[str, Any]) -> Figures:
    """Every ratio to a rival and every figure of ours, each under one name; more is faster."""
    ours = results["ratios"]
    figures = {
        f"{subject} / {figure}": 1e9 / value if figure.endswith("_ns") else value
        for subject in ours
        for figure, value in results["figures"][subject].items()
        if value
    }
    ratios = {
        f"{subject} / {figure} : {rival}": value
        for subject, rivals in ours.items()
        for rival, values in rivals.items()
        for figure, value in values.items()
    }
    return {name: float(f"{value:.5g}") for name, value in {**figures, **ratios}.items()}


def is_ratio(name: str) -> bool:
    """Whether a figure is a ratio to a rival, which does not depend on the machine."""
    return " : " in name


def compared(before: list[Figures], now: Figures) -> Figures:
    """Each figure as a share of its median over the last nights, if there were enough."""
    shares = {}
    for name, value in now.items():
        past = [night[name] for night in before[-NIGHTS:] if name in night]
        if len(past) >= FEWEST and median(past) > 0:
            shares[name] = value / median(past)
    return shares


def table(rows: Figures, nights: int) -> str:
    """What changed most, slowest first, in Markdown."""
    if not rows:
        return f"{nights} nights are known: {FEWEST} are needed to compare."
    lines = [f"Beside the median of the last {min(nights, NIGHTS)} nights:", ""]
    lines += ["| figure | now |", "|---|---|"]
    ordered = sorted(rows.items(), key=lambda row: row[1])
    return "\n".join(lines + [f"| {name} | {share:.2f} |" for name, share in ordered[:20]])


if __name__ == "__main__":
    main()
