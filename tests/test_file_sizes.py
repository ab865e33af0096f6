"""No source file is too long to read at once, and none is a fragment of another."""

from __future__ import annotations

from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src" / "bandstand"
LONGEST, SHORTEST = 500, 25
# A schema migration is frozen and as short as its change.
FREE = ("migrations",)


def sizes() -> dict[str, int]:
    return {
        str(path.relative_to(SOURCES)): len(path.read_text(encoding="utf-8").splitlines())
        for path in sorted(SOURCES.rglob("*.py"))
        if not set(FREE) & set(path.parts)
    }


def test_no_file_is_too_long() -> None:
    assert len(sizes()) > 100
    assert {name: lines for name, lines in sizes().items() if lines > LONGEST} == {}


def test_no_file_is_a_fragment() -> None:
    short = {name: lines for name, lines in sizes().items() if lines < SHORTEST}
    assert {name for name in short if not name.endswith("__.py")} == set()
