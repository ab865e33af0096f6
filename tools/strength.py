"""Measure each level against the one below, at every game and table, and write docs/strength.md.

Results are kept in docs/strength.csv. Every cell is a tournament on rotated deals with its own work
folder, so that a run that was stopped resumes (unless the bots have changed). Cells that are in the
table with as many games are skipped; ``--remeasure`` measures them again.

    PYTHONPATH=.cache/compiled/current python tools/strength.py --games 1:600,2:600,3:200,4:100,5:60
"""

from __future__ import annotations

import argparse
import csv
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from pathlib import Path

from bandstand.games.registry import GAMES
from bandstand.lab import executors
from bandstand.lab.tournament import make_plan, tournament

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
DATA = DOCS / "strength.csv"
PAGE = DOCS / "strength.md"
BEGIN = "<!-- written by tools/strength.py -->\n"
END = "<!-- end -->\n"
STEPS = (1, 2, 3, 4, 5)
USUAL = "1:600,2:600,3:200,4:100,5:60"


@dataclass
class Cell:
    """One level against the one below: placings won, and victories where a fair share is 1."""

    game: str
    players: int
    level: int
    games: int
    seed: int
    placings: float
    placings_margin: float
    victories: float
    victories_margin: float


Key = tuple[str, int, int]


def read() -> dict[Key, Cell]:
    """The earlier results."""
    if not DATA.exists():
        return {}
    kinds = {
        field.name: {"str": str, "int": int, "float": float}[str(field.type)]
        for field in fields(Cell)
    }
    with DATA.open(encoding="utf-8", newline="") as file:
        cells = [
            Cell(**{name: kinds[name](text) for name, text in row.items()})
            for row in csv.DictReader(file)
        ]
    return {(cell.game, cell.players, cell.level): cell for cell in cells}


def write(cells: dict[Key, Cell]) -> None:
    """Save the results and rewrite the table."""
    order = [(game, players, level) for game, players in tables() for level in STEPS]
    rows = [asdict(cells[key]) for key in order if key in cells]
    with DATA.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(Cell)], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + drawn(cells) + END + after, encoding="utf-8")


def tables() -> list[tuple[str, int]]:
    """Every game at every number of players."""
    return [(game.meta.id, players) for game in GAMES.values() for players in game.meta.players]


def drawn(cells: dict[Key, Cell]) -> str:
    """The table in Markdown."""
    heads = ["game", "players", *(f"{level} against {level - 1}" for level in STEPS)]
    lines = [row(heads), "|---" * len(heads) + "|"]
    for game, players in tables():
        shown = [in_short(cells.get((game, players, level))) for level in STEPS]
        lines.append(row([game, str(players), *shown]))
    return "\n".join(lines) + "\n"


def row(words: list[str]) -> str:
    """A line of the table."""
    return f"| {' | '.join(words)} |"


def in_short(cell: Cell | None) -> str:
    """Placings won, victories, games."""
    if cell is None:
        return "not measured"
    share, margin = 100 * cell.placings, 100 * cell.placings_margin
    placings = f"{share:.0f} ± {margin:.0f} %"
    return f"{placings}, {cell.victories:.2f} ± {cell.victories_margin:.2f} ({cell.games})"


def fingerprint() -> str:
    """A hash of everything that affects how bots play."""
    told = sha256()
    for part in ("kernel", "games", "bots"):
        for path in sorted((ROOT / "src" / "bandstand" / part).rglob("*.py")):
            told.update(path.read_bytes())
    return told.hexdigest()[:12]


def measure(game_id: str, players: int, level: int, games: int, seed: int, workers: int) -> Cell:
    """Play one cell of the table."""
    plan = make_plan(GAMES[game_id], players, [level - 1, level], games, seed)
    name = f"{game_id}-{players}-{level}-{games}-{seed}-{fingerprint()}"
    folder = ROOT / ".cache" / "strength" / name
    with executors.open_workers(executors.Execution(workers=workers)) as team:
        report = tournament(plan, workers=team, folder=folder)
    met, upper = report.table[0, 1], report.standings[1]
    fair = 1 if plan["together"] else players
    return Cell(
        game_id,
        players,
        level,
        report.games,
        seed,
        round(1.0 - met.share, 4),
        round(met.margin, 4),
        round(fair * upper.win_share, 4),
        round(fair * upper.win_share_margin, 4),
    )


def main() -> None:
    """Measure all cells, the cheap ones first."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", default=USUAL, help="the number of games for each level")
    parser.add_argument("--only", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--remeasure", action="store_true", help="measure known cells again")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="0: one per core")
    given = parser.parse_args()
    wanted = {
        int(level): int(games)
        for level, games in (part.split(":") for part in given.games.split(","))
    }
    cells = read()
    for level, games in sorted(wanted.items()):
        for game, players in tables():
            if given.only not in (None, game) or given.players not in (None, players):
                continue
            known = cells.get((game, players, level))
            if known is not None and known.games >= games and not given.remeasure:
                continue
            cell = measure(game, players, level, games, given.seed, given.workers)
            write(read() | {(game, players, level): cell})  # another process may be measuring too
            print(cell, flush=True)
    write(read())


if __name__ == "__main__":
    main()
