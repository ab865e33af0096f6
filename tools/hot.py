"""The hot files: what mypyc compiles. Read by setup.py and by the tools; needs Python alone."""

from __future__ import annotations

from pathlib import Path

ROOT = Path("src")
SOURCES = ROOT / "bandstand"
# Of a game's files: what is looked at once, and what is only read.
COLD = ("__init__", "advice", "facts", "meta", "preview")
HOT = [
    *(
        SOURCES / "kernel" / f"{name}.py"
        for name in (
            "bits",
            "buffers",
            "chances",
            "deal",
            "dice",
            "event",
            "heuristic",
            "levels",
            "planes",
            "state",
        )
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
            "tree",
            "workloads",
        )
    ),
    *(SOURCES / "bridges" / f"{name}.py" for name in ("stepper", "turn_order")),
]
