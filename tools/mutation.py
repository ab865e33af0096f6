"""Change one thing in a game's rules at a time and see whether its tests notice: ``make mutants``.

Of ``legal`` and ``play`` of every game some changes are drawn; each is made in a copy of the
sources, where the game's own tests run until one fails. A change that no test notices survives:
either a clause without a test, or a line that makes no difference. The run is bounded in time.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from mutants import Mutant, mutants

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/bandstand/games")
RULES = ("legal", "play")
REPORT = ROOT / ".cache" / "mutants.json"
KILLED, SURVIVED, ENDLESS = "killed", "survived", "endless"
PASSED = 0  # pytest's exit code
_PATIENCE = 4.0  # a change may loop for ever: this many times the tests' own time,
_LEAST = 20.0  # and this many seconds at least


@dataclass(frozen=True)
class Verdict:
    """What became of one change."""

    game: str
    path: str
    line: int
    change: str
    outcome: str


def main() -> None:
    """Run until everything that was drawn is judged, or the time is over; keep a report."""
    asked = options().parse_args()
    begin = time.monotonic()
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
        games = asked.game or [
            meta.parent.name for meta in sorted((ROOT / GAMES).glob("*/meta.py"))
        ]
        for done, game in enumerate(games):
            left = begin + asked.minutes * 60 - time.monotonic()
            verdicts += judge(copy, game, asked.mutants, asked.seed, left / (len(games) - done))
    REPORT.parent.mkdir(exist_ok=True)
    report = {"seed": asked.seed, "verdicts": [asdict(one) for one in verdicts]}
    REPORT.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    show(verdicts)
    share = noticed(verdicts)
    if share < asked.least:
        sys.exit(f"{share:.0%} of the changes were noticed, fewer than {asked.least:.0%}.")


def options() -> ArgumentParser:
    """What can be asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="a folder of games/; default: all")
    parser.add_argument("--mutants", type=int, default=40, help="changes to draw for each game")
    parser.add_argument("--minutes", type=float, default=30, help="for all games together")
    parser.add_argument("--seed", type=int, default=1, help="draws others")
    parser.add_argument("--least", type=float, default=0, help="fail below this share noticed")
    return parser


def judge(copy: Path, game: str, count: int, seed: int, seconds: float) -> list[Verdict]:
    """Draw changes of one game and judge them, while there is time."""
    begin = time.monotonic()
    if run_tests(copy, game, None) != PASSED:
        sys.exit(f"The tests of {game} fail before anything is changed.")
    patience = max(_LEAST, _PATIENCE * (time.monotonic() - begin))
    found = []
    for path, mutant in drawn(game, count, seed):
        if time.monotonic() > begin + seconds:
            break
        outcome = outcome_of(copy, game, path, mutant, patience)
        found.append(Verdict(game, str(path), mutant.line, mutant.change, outcome))
        print(f"{outcome:9}{path.relative_to(GAMES)}:{mutant.line}  {mutant.change}", flush=True)
    return found


def drawn(game: str, count: int, seed: int) -> list[tuple[Path, Mutant]]:
    """Draw changes of a game's rules, the same for the same seed."""
    everything = [
        (path, mutant)
        for path in rule_files(game)
        for mutant in mutants((ROOT / path).read_text(encoding="utf-8"))
    ]
    dice = Random(f"{seed} {game}")
    return dice.sample(everything, min(count, len(everything)))


def rule_files(game: str) -> list[Path]:
    """The files of legal and play, whether each is a file or a folder."""
    folder = ROOT / GAMES / game
    files = [
        path
        for rules in RULES
        for path in (folder / f"{rules}.py", *sorted((folder / rules).rglob("*.py")))
        if path.is_file() and path.name != "__init__.py"
    ]
    return [path.relative_to(ROOT) for path in files]


def outcome_of(copy: Path, game: str, path: Path, mutant: Mutant, patience: float) -> str:
    """Make one change in the copy, run the tests, and take it back."""
    changed = copy / path
    before = changed.read_text(encoding="utf-8")
    changed.write_text(mutant.text, encoding="utf-8")
    try:
        code = run_tests(copy, game, patience)
    except subprocess.TimeoutExpired:
        return ENDLESS
    finally:
        changed.write_text(before, encoding="utf-8")
    return SURVIVED if code == PASSED else KILLED


def run_tests(copy: Path, game: str, patience: float | None) -> int:
    """The exit code of a game's own tests, on the sources of the copy."""
    tests = sorted(str(path) for path in (ROOT / "tests/games").glob(f"test_{game}*.py"))
    sources = copy / "src"
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["-o", f'pythonpath="{sources}" tests', *tests]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        timeout=patience,
        check=False,
    )
    return done.returncode


def noticed(verdicts: list[Verdict]) -> float:
    """The share of the changes that some test noticed; an endless loop is noticed."""
    if not verdicts:
        return 0.0
    return sum(one.outcome != SURVIVED for one in verdicts) / len(verdicts)


def show(verdicts: list[Verdict]) -> None:
    """A line for each game, then what survived."""
    print("\ngame            noticed   of")
    for game in dict.fromkeys(one.game for one in verdicts):
        ours = [one for one in verdicts if one.game == game]
        print(f"{game:16}{noticed(ours):6.0%}{len(ours):6}")
    outcomes = Counter(one.outcome for one in verdicts)
    print(", ".join(f"{count} {outcome}" for outcome, count in outcomes.most_common()))


if __name__ == "__main__":
    main()
