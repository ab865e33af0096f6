"""Python in WebAssembly: under Node as a browser runs it, and the folder a browser gets it from."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / ".cache" / "engine"
RUNNER = Path(__file__).with_suffix(".mjs")
SECONDS = 300.0


def run(program: Path) -> str:
    """Run a file with the sources and msgspec alone; returns what it prints."""
    folder = engine()
    wheel = next(folder.glob("msgspec-*.whl"))
    command = ["node", RUNNER, folder, wheel, ROOT / "src", program]
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def engine() -> Path:
    """The files that `make site` takes; skips the test where they cannot be fetched."""
    ENGINE.parent.mkdir(exist_ok=True)
    with (ENGINE.parent / "engine.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        command = [sys.executable, str(ROOT / "tools" / "engine.py")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        problem = (
            f"needs Pyodide, which cannot be fetched: {done.stdout[-300:]}{done.stderr[-300:]}"
        )
        if os.environ.get("CI"):
            pytest.fail(f"this test {problem}")
        pytest.skip(problem)
    return ENGINE
