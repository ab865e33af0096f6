"""Install a hashed lock into the environment of this Python: ``environment.py play|compile|dev``.

The locks are resolved together, so that they never conflict: ``dev`` contains the packages of
``play`` and ``compile`` in the same versions. ``docs`` has an environment of its own.
"""

from __future__ import annotations

import fcntl
import sys
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from sysconfig import get_path
from typing import TYPE_CHECKING

from steps import LOG, ROOT, StepError, run, step

if TYPE_CHECKING:
    from collections.abc import Iterator

LOCKS = {
    "play": "requirements-play.lock",
    "compile": "requirements-compile.lock",
    "dev": "requirements.lock",
}
APART = {"docs": "requirements-docs.lock"}  # not in dev: each for an environment of its own
NAMES = {
    "play": "packages of the server",
    "compile": "packages that compile",
    "dev": "packages of development",
    "docs": "packages of the documentation",
}
WITH_COMMAND = {"compile", "dev"}  # these bring setuptools, which installs the command itself
PIP = ("-m", "pip", "--disable-pip-version-check", "install", "--no-compile")


def main() -> None:
    """Install the named lock, unless it is installed."""
    for name in sys.argv[1:]:
        try:
            install(name)
        except StepError as failed:
            sys.exit(str(failed))


def install(name: str) -> None:
    """Install a lock and note it; does nothing if it was installed before."""
    with _one_at_a_time():
        if not ready(name):
            with step(NAMES[name]):
                _install(name)
        _note(name)


def ready(name: str, prefix: Path = Path(sys.prefix), root: Path = ROOT) -> bool:
    """Whether this exact lock was installed, or the dev lock, which contains most others."""
    enough = (name,) if name in APART else (name, "dev")
    return any(_noted(one, prefix) == _wanted(one, root) for one in enough)


def stamp(name: str, prefix: Path = Path(sys.prefix)) -> Path:
    """The file that notes what was installed; make compares its age."""
    return prefix / f".{name}-ready"


def _install(name: str) -> None:
    for one in LOCKS:  # packages of other locks are about to change
        if _noted(one, Path(sys.prefix)) != _wanted(one, ROOT):
            stamp(one).unlink(missing_ok=True)
    if not (Path(get_path("purelib")) / "pip").exists():  # its creation was interrupted
        run([sys.executable, "-m", "ensurepip", "--upgrade"])
    # The lock is complete: there is nothing to resolve.
    run([sys.executable, *PIP, "--no-deps", "--require-hashes", "-r", str(_lock(name, ROOT))])
    if name == "dev":  # otherwise each of the many test processes compiles what it imports
        run(
            [sys.executable, "-m", "compileall", "-q", "-j", "0", get_path("purelib")], (0, 1)
        )  # 1: some templates are not valid Python
    if name in WITH_COMMAND:
        options = ("--no-deps", "--no-build-isolation", "--editable")
        run([sys.executable, *PIP, *options, str(ROOT)])


def _note(name: str) -> None:
    for one in LOCKS if name == "dev" else [name]:
        stamp(one).write_text(_wanted(one, ROOT), encoding="utf-8")


def _noted(name: str, prefix: Path) -> str:
    path = stamp(name, prefix)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _lock(name: str, root: Path) -> Path:
    return root / (LOCKS | APART)[name]


def _wanted(name: str, root: Path) -> str:
    read = [_lock(name, root), *([root / "pyproject.toml"] if name in WITH_COMMAND else [])]
    return sha256(b"".join(path.read_bytes() for path in read)).hexdigest()


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Wait for another set-up of this folder: only one may install into an environment."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with (LOG.parent / "setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main()
