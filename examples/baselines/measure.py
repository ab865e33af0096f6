"""How the baselines do against the levels: tournaments on rotated deals.

    python examples/baselines/measure.py a-chord-2 --levels 2:1000,5:60

adds to ``networks/results.csv``, and writes the table and the pictures of docs/baselines.md.
"""

from __future__ import annotations

import argparse
import csv
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from bandstand.games.registry import find
from bandstand.lab import charts, executors
from bandstand.lab.tournament import make_plan, tournament

NETWORKS = Path(__file__).resolve().parent / "networks"
RESULTS = NETWORKS / "results.csv"
DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "baselines.md"
BEGIN = "<!-- written by examples/baselines/measure.py -->\n"
END = "<!-- end -->\n"
USUAL = "0:600,1:600,2:1000,3:600,4:300,5:60"
LEVELS = range(6)
OF_ONE_LEVEL = "-against-level-"  # in the name of a network trained by exploit.py
SEED = 7  # other deals than those that the learning curves are measured on


@dataclass
class Result:
    """A network against a level; margins are half of a 95 % interval, over deals."""

    network: str
    level: int
    games: int
    placings: float  # how often it came before the level, ties half
    placings_margin: float
    victories: float  # relative to a fair share of 1
    victories_margin: float


def against(
    game_id: str, players: int, network: str, level: int, games: int, seed: int, workers: int = 1
) -> Result:
    """Play that many games or a few more, both at every table."""
    plan = make_plan(find(game_id), players, [network, level], games, seed)
    with executors.open_workers(executors.Execution(workers=workers)) as team:
        report = tournament(plan, workers=team)
    met, ours = report.table[0, 1], report.standings[0]
    return Result(
        Path(network).stem,
        level,
        report.games,
        round(met.share, 4),
        round(met.margin, 4),
        round(players * ours.win_share, 4),
        round(players * ours.win_share_margin, 4),
    )


def read() -> dict[tuple[str, int], Result]:
    """The earlier results."""
    if not RESULTS.exists():
        return {}
    with RESULTS.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    results = [
        Result(
            row["network"], int(row["level"]), int(row["games"]),
            *(float(row[field.name]) for field in fields(Result)[3:]),
        )
        for row in rows
    ]  # fmt: skip
    return {(one.network, one.level): one for one in results}


def write(results: dict[tuple[str, int], Result]) -> None:
    """Save the results and rewrite the table and the pictures of the page."""
    with RESULTS.open("w", encoding="utf-8", newline="") as file:
        names = [field.name for field in fields(Result)]
        writer = csv.DictWriter(file, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(asdict(results[key]) for key in sorted(results))
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + table(results) + END + after, encoding="utf-8")
    for path in sorted(NETWORKS.glob("*-[0-9].csv")):
        if OF_ONE_LEVEL in path.stem:  # its curve is in rounds
            continue
        picture = DOCS / "pictures" / f"baseline-{path.stem}.svg"
        picture.write_text(curve(path) + "\n", encoding="utf-8")


def table(results: dict[tuple[str, int], Result]) -> str:
    """A line for each network, in Markdown."""
    heads = ["network", *(f"level {level}" for level in LEVELS)]
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for network in sorted({name for name, _ in results}):
        cells = [cell(results.get((network, level))) for level in LEVELS]
        lines.append(f"| {network} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def cell(result: Result | None) -> str:
    """A result in words."""
    if result is None:
        return ""
    share, margin = 100 * result.placings, 100 * result.placings_margin
    if result.placings in (0.0, 1.0):  # no spread to tell a margin from
        return f"{share:.0f} % ({result.games})"
    return (
        f"{share:.0f} ± {margin:.0f} %, {result.victories:.2f} ± {result.victories_margin:.2f} "
        f"({result.games})"
    )


def curve(path: Path) -> str:
    """A learning curve as a picture; it needs two points."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    series = {
        f"against level {level}": (
            [float(row["minutes"]) for row in rows if row["level"] == level],
            [float(row["share"]) for row in rows if row["level"] == level],
        )
        for level in sorted({row["level"] for row in rows})
    }
    return charts.curves(series, "minutes of processor time", "victories; 1 is a fair share")


def main() -> None:
    """Measure as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("network", nargs="*", help="such as a-chord-2; none: only draw again")
    parser.add_argument("--levels", default=USUAL, help="the number of games for each level")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    for network in given.network:
        baseline = network.partition(OF_ONE_LEVEL)[0]
        game_id, _, players = baseline.rpartition("-")
        for part in given.levels.split(","):
            level, games = map(int, part.split(":"))
            path = str(NETWORKS / f"{network}.npz")
            found = against(game_id, int(players), path, level, games, SEED, given.workers)
            print(found, flush=True)
            write(read() | {(network, level): found})
    write(read())


if __name__ == "__main__":
    main()
