"""Print the measured test coverage by package; ``make coverage`` runs it after the tests.

    python tools/coverage_table.py .cache/coverage/coverage.json

The file is what ``coverage json`` writes. A game counts as a package of its own.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path, PurePath
from typing import Any

PACKAGE = "bandstand"


def package_of(file: str) -> str:
    """The package a source file belongs to: ``kernel``, ``games/a_chord``; "." at the top."""
    parts = PurePath(file).parts
    folders = parts[parts.index(PACKAGE) + 1 : -1]
    depth = 2 if folders[:1] == ("games",) else 1
    return "/".join(folders[:depth]) or "."


def table(report: dict[str, Any]) -> list[str]:
    """A line for each package and one for their sum: statements, missed statements, percentage."""
    statements: Counter[str] = Counter()
    missing: Counter[str] = Counter()
    for file, measured in report["files"].items():
        for package in (package_of(file), "total"):
            statements[package] += measured["summary"]["num_statements"]
            missing[package] += measured["summary"]["missing_lines"]
    packages = [*sorted(set(statements) - {"total"}), "total"]
    width = max(map(len, packages))
    lines = [f"{'package':{width}}  statements  missed  covered"]
    for package in packages:
        count, missed = statements[package], missing[package]
        share = 100 * (count - missed) / count if count else 100.0
        lines.append(f"{package:{width}}  {count:10}  {missed:6}  {share:6.1f}%")
    return lines


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print("\n".join(table(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))))
