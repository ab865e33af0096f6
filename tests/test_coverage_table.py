"""tools/coverage_table.py: the measured lines, summed by package."""

from __future__ import annotations

from pathlib import Path

import pytest

TOOLS = Path(__file__).parent.parent / "tools"


@pytest.fixture(autouse=True)
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))


def measured(statements: int, missing: int) -> dict[str, dict[str, int]]:
    return {"summary": {"num_statements": statements, "missing_lines": missing}}


@pytest.mark.parametrize(
    ("file", "package"),
    [
        ("src/bandstand/public.py", "."),
        ("src/bandstand/kernel/bits.py", "kernel"),
        ("src/bandstand/games/registry.py", "games"),
        ("src/bandstand/games/re_chord/play/turn.py", "games/re_chord"),
        ("/elsewhere/src/bandstand/cli/boards/plain.py", "cli"),
    ],
)
def test_a_file_belongs_to_a_package(file: str, package: str) -> None:
    from coverage_table import package_of

    assert package_of(file) == package


def test_packages_and_their_sum() -> None:
    from coverage_table import table

    files = {
        "src/bandstand/kernel/bits.py": measured(30, 0),
        "src/bandstand/kernel/dice.py": measured(10, 10),
        "src/bandstand/lab/__init__.py": measured(0, 0),
    }
    rows = [line.split() for line in table({"files": files})[1:]]
    assert rows == [
        ["kernel", "40", "10", "75.0%"],
        ["lab", "0", "0", "100.0%"],
        ["total", "40", "10", "75.0%"],
    ]
