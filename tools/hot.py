"""The hot files: what mypyc compiles. Read by setup.py and by the tools; needs Python alone."""

from __future__ import annotations

from pathlib import Path

ROOT = Path("src")
SOURCES = ROOT / "bandstand"
# Of a game's files: what is looked at once, and what is only read.
COLD = ("__init__", "advice", "facts", "meta")
HOT = [
    *(
        SOURCES / "kernel" / f"{name}.py"
        for name in ("bits", "deal", "dice", "event", "heuristic", "state")
    ),
    SOURCES / "games" / "tricks.py",
    *(path for path in sorted((SOURCES / "games").rglob("*/*.py")) if path.stem not in COLD),
    *(
        SOURCES / "bots" / f"{name}.py"
        for name in (
            "beliefs",
            "budget",
            "compare",
            "match",
            "search",
            "search_config",
            "workloads",
        )
    ),
    SOURCES / "bridges" / "encoders.py",
]
