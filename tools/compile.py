"""Build the compiled copy of the package apart from the sources: ``make compile``.

The copy is in ``.cache/compiled/<hash>``; the hash covers everything the compiler reads, so that an
edited source never runs as an old binary; ``.cache/compiled/current`` links to
it. Its Python files are links to the sources: files that are not compiled are always up to date.

``make play`` runs this in the background (``--beside``): it installs the compiler's packages first
(not with ``--beside-as-it-is``), runs at low priority, and ends with the server. ``--lines`` prints
whole lines only, because other processes write to the same terminal.
``--possible`` builds nothing: the exit code says whether there is a C compiler.
"""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import environment
from compile_progress import Screen, follow
from steps import LOG, ROOT, StepError, failure

if TYPE_CHECKING:
    from collections.abc import Iterator

STORE = Path(os.environ.get("BANDSTAND_STORE") or ROOT / ".cache" / "compiled")
CURRENT = STORE / "current"
SOURCES = ROOT / "src"
LOCK = ROOT / environment.LOCKS["compile"]
BESIDE, BESIDE_AS_IT_IS, LINES = "--beside", "--beside-as-it-is", "--lines"
POSSIBLE = "--possible"
NO_COMPILER = 3
_POLITE = 10
_HASH_LETTERS = 16


def main() -> None:
    """Build if anything changed, link the sources, drop older copies."""
    sys.path.insert(0, str(SOURCES))
    from bandstand.kernel.build import c_compiler

    words = sys.argv[1:]
    beside = BESIDE in words or BESIDE_AS_IT_IS in words
    if c_compiler() is None:
        print(
            "There is no C compiler here (or Python lacks its C headers): "
            "the games run as plain Python, which is slower.",
            flush=True,
        )
        sys.exit(NO_COMPILER)
    if POSSIBLE in words:
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # also removes the scratch folder
    try:
        if beside:
            _stay_behind()
        if BESIDE in words:
            environment.install("compile")
        with _one_at_a_time():
            _make_current(Screen(sys.stdout, beside, LINES in words))
    except StepError as failed:
        sys.exit(str(failed))


def _make_current(screen: Screen) -> None:
    copy = copy_of_these_sources()
    if not copy.exists():
        build(copy, screen)
    link_sources(copy)
    CURRENT.unlink(missing_ok=True)
    CURRENT.symlink_to(copy.name)
    for old in STORE.iterdir():
        if len(old.name) == _HASH_LETTERS and old != copy:
            shutil.rmtree(old, ignore_errors=True)


def copy_of_these_sources() -> Path:
    """The folder of the compiled copy of the current sources."""
    return STORE / fingerprint()


def fingerprint() -> str:
    """The hash of the build script, the compilers, the processor, and the files that are read."""
    os.chdir(ROOT)
    from hot import HOT

    told = [sys.version, platform.platform(), os.environ.get("CC", ""), processor()]
    read = {ROOT / "setup.py", ROOT / "tools" / "hot.py", LOCK, *(ROOT / path for path in HOT)}
    read.update(SOURCES.glob("bandstand/kernel/*.py"))
    for path in sorted(read):
        told += [str(path.relative_to(ROOT)), sha256(path.read_bytes()).hexdigest()]
    return sha256("\n".join(told).encode()).hexdigest()[:_HASH_LETTERS]


def processor() -> str:
    """What the processor can do, as far as the system tells: the copy is made for it alone."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor()
    return next((line for line in told.splitlines() if line.startswith("flags")), "")


def build(copy: Path, screen: Screen) -> None:
    """Compile into a scratch folder and move it in place when it is complete."""
    STORE.mkdir(parents=True, exist_ok=True)
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STORE) as scratch:
        made = Path(scratch, "copy")
        _compile(made, screen)
        link_sources(made)
        made.rename(copy)


def _compile(made: Path, screen: Screen) -> None:
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(made)]
    begin = time.monotonic()
    printed: list[str] = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        # If it is killed, its temporary files go with our scratch folder.
        env={
            **os.environ,
            "BANDSTAND_NATIVE": "1",
            "BANDSTAND_PROGRESS": "1",
            "TMPDIR": str(made.parent),
        },
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        try:
            parts = follow(process.stdout, screen, printed)
        except BaseException:
            process.terminate()
            raise
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n{''.join(printed)}\n")
    if process.returncode != 0 or not list(made.glob("bandstand__mypyc.*")):
        screen.clear()
        raise StepError(failure(" ".join(command), "".join(printed)))
    screen.finish(time.monotonic() - begin, parts)


def link_sources(copy: Path) -> None:
    """Link every file of the package that was not compiled."""
    for path in copy.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()
    for source in SOURCES.rglob("*"):
        link = copy / source.relative_to(SOURCES)
        if source.is_file() and "__pycache__" not in source.parts and not link.exists():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(source)


def _stay_behind() -> None:
    """Lower the priority, and end when the parent process ends."""
    os.nice(_POLITE)

    def watch() -> None:
        sys.stdin.read()  # ends with the other end of the pipe
        os.killpg(os.getpgrp(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Wait for another compilation in this folder; then the copy is already there."""
    STORE.mkdir(parents=True, exist_ok=True)
    with (STORE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for left in STORE.glob("tmp*"):  # left by a killed process
            shutil.rmtree(left, ignore_errors=True)
        yield


if __name__ == "__main__":
    main()
