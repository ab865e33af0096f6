"""Nothing is left to the compiled half of ``make test`` unless that half runs, and runs it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from support.battery import cases
from support.selection import LOST, MARKER, both_forms, lost

ROOT = Path(__file__).parents[1]
# Stands in for Python: writes down what it is asked, and ends as it is told.
PYTHON = """#!/bin/sh
echo "$BANDSTAND_FORM $*" >> "$ASKED"
case "$*" in
*--possible*) exit "$POSSIBLE" ;;
*--lines*) exit "$BUILT" ;;
esac
"""
LEFT_OUT = f"-m not {MARKER}"


def make_test(folder: Path, possible: int, built: int = 0) -> tuple[int, list[str], list[str]]:
    """``make test`` with such a Python: its exit code, the plain and the compiled test runs."""
    asked = folder / "asked"
    for name in ("python", "lint-imports"):
        script = folder / name
        script.write_text(PYTHON)
        script.chmod(0o755)
    told = {"ASKED": str(asked), "POSSIBLE": str(possible), "BUILT": str(built)}
    outside = {name: text for name, text in os.environ.items() if "MAKE" not in name}
    command = ["make", f"PY={folder / 'python'}", "test"]
    done = subprocess.run(
        command, cwd=ROOT, env={**outside, **told}, capture_output=True, check=False
    )
    runs = [line for line in asked.read_text().splitlines() if "pytest" in line]
    return (
        done.returncode,
        [run for run in runs if run.startswith("plain ")],
        [run for run in runs if run.startswith("compiled ")],
    )


def test_with_a_compiler_what_is_left_out_runs_compiled(tmp_path: Path) -> None:
    code, plain, compiled = make_test(tmp_path, possible=0)
    assert code == 0
    assert [LEFT_OUT in run for run in plain] == [True, False]  # the browser tests run in full
    (run,) = compiled
    assert MARKER not in run
    assert all(path in run.split() for path in both_forms())


def test_without_a_compiler_nothing_is_left_out(tmp_path: Path) -> None:
    code, plain, compiled = make_test(tmp_path, possible=3)
    assert code == 0
    assert len(plain) == 2
    assert not any(MARKER in run for run in plain)
    assert compiled == []


def test_a_compiler_that_fails_fails_the_tests(tmp_path: Path) -> None:
    code, _, compiled = make_test(tmp_path, possible=0, built=1)
    assert code != 0
    assert compiled == []


def marked(path: str, *markers: str) -> Any:
    given = {MARKER, *markers}
    return SimpleNamespace(
        nodeid=path,
        path=ROOT / path,
        get_closest_marker=lambda name: name if name in given else None,
    )


def test_what_never_runs_compiled_is_found() -> None:
    assert "tests/games" in both_forms()
    runs = marked("tests/games/test_a_chord.py")
    may_skip = marked("tests/games/test_a_chord.py", "skipif")
    elsewhere = marked("tests/server/test_play.py")
    assert lost([runs]) == []
    assert lost([runs, may_skip, elsewhere]) == [may_skip.nodeid, elsewhere.nodeid]


def test_no_test_is_lost(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.stash[LOST] == [], "marked, but the compiled half does not run them"


def test_every_table_has_a_case_that_both_forms_play() -> None:
    played = {(case.game_id, case.players) for case in cases() if case.number == 0}
    assert played == {(case.game_id, case.players) for case in cases()}
