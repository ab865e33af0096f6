"""Fetch what Python in the browser needs, for ``make site``: Pyodide, and wheels for it.

Pyodide comes from the npm lock in web/engine, wheels from requirements-play.lock, all by their
hashes. They are put into .cache/engine, where ``bandstand site`` takes them from.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from pages import ROOT, fingerprint, run

NPM = ROOT / "web" / "engine"
PYODIDE = NPM / "node_modules" / "pyodide"
FOLDER = ROOT / ".cache" / "engine"
LOCK = ROOT / "requirements-play.lock"
STAMP = FOLDER / ".fetched-from"
FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
# What Python and platform that Pyodide is, as the names of wheels say it.
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
WHEELS = ("msgspec", "mido", "packaging")  # mido needs packaging


def main() -> None:
    """Fetch the files, unless they are those of the lock files."""
    sources = fingerprint([NPM / "package-lock.json", LOCK, Path(__file__)])
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == sources:
        return
    print("Fetching Python for the browser, once for each change of its version.", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    run(["ci", "--no-audit", "--no-fund", "--prefix", str(NPM)])
    for name in FILES:
        shutil.copy(PYODIDE / name, FOLDER / name)
    fetch_wheels()
    STAMP.write_text(sources, encoding="utf-8")


def fetch_wheels() -> None:
    """Download the wheels for Pyodide; refused unless their hashes stand in the lock."""
    wanted, lock = FOLDER / "requirements.txt", LOCK.read_text(encoding="utf-8")
    wanted.write_text("".join(locked(lock, name) for name in WHEELS), encoding="utf-8")
    words = ["--quiet", "--require-hashes", "--no-deps", "--only-binary=:all:"]
    target = ["--platform", PLATFORM, "--python-version", PYTHON, "--dest", str(FOLDER)]
    command = [sys.executable, "-m", "pip", "download", *words, *target, "-r", str(wanted)]
    subprocess.run(command, check=True)
    wanted.unlink()


def locked(lock: str, package: str) -> str:
    """The lines of a lock file about one package: its version and its hashes."""
    found = re.search(rf"^{package}==(?:.*\\\n)*.*$", lock, re.MULTILINE)
    if found is None:
        sys.exit(f"There is no {package} in {LOCK.name}.")
    return f"{found[0]}\n"


if __name__ == "__main__":
    main()
