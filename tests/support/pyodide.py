"""Python in WebAssembly under Node, as a browser runs it: fetched once, into .cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".cache" / "pyodide"
RUNNER = Path(__file__).with_suffix(".mjs")
PYODIDE = "314.0.7"
# What Python and platform that Pyodide is, as the names of wheels say it.
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
SECONDS = 300.0


def run(program: Path) -> str:
    """Run a file with the sources and msgspec alone; returns what it prints."""
    package, wheel = _prepare()
    command = ["node", RUNNER, package, wheel, ROOT / "src", program]
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def _prepare() -> tuple[Path, Path]:
    """The npm package and the wheel; skips the test where they are not to be had."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        _do_without("needs Node and npm")
    package = FOLDER / "node_modules" / "pyodide"
    if not (package / "pyodide.mjs").is_file():
        FOLDER.mkdir(parents=True, exist_ok=True)
        words = ["--no-audit", "--no-fund", "--no-save", "--prefix", str(FOLDER)]
        _fetch(["npm", "install", *words, f"pyodide@{PYODIDE}"])
    wanted = f"msgspec-{version('msgspec')}-*{PLATFORM}.whl"
    if not list(FOLDER.glob(wanted)):
        words = ["--no-deps", "--only-binary=:all:", "--platform", PLATFORM, "--dest", str(FOLDER)]
        which = ["--python-version", PYTHON, f"msgspec=={version('msgspec')}"]
        _fetch([sys.executable, "-m", "pip", "download", "--quiet", *words, *which])
    return package, next(iter(FOLDER.glob(wanted)))


def _fetch(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        _do_without(f"needs Pyodide, which cannot be fetched: {done.stderr[-300:]}")


def _do_without(problem: str) -> None:
    """Skip the test, saying why; on the build server fail."""
    if os.environ.get("CI"):
        pytest.fail(f"this test {problem}")
    pytest.skip(problem)
