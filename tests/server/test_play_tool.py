"""``make play``: the server opens without waiting for a compiler, and ends with all it started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

import pytest

from support.server_process import SOURCES

SECONDS = 240.0
TOOL = SOURCES.parent / "tools" / "play.py"
PAGES = SOURCES / "bandstand" / "web" / "pages" / "index.html"
pytestmark = pytest.mark.skipif(not PAGES.is_file(), reason="the pages were not built: make pages")


class Played:
    """``make play`` with this very Python and this C compiler, as a terminal starts it."""

    def __init__(self, data: Path, compiler: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(TOOL), "--as-it-is", "--port", "0", "--no-browser"],
            env={
                **os.environ,
                "BANDSTAND_DATA": str(data),
                "BANDSTAND_STORE": str(data.with_name("store")),  # no other compiler works there
                "CC": compiler,
            },
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._lines: Queue[str] = Queue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def wait_for(self, words: str) -> str:
        """The next line with these words."""
        end = time.monotonic() + SECONDS
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
            except Empty:
                raise AssertionError(f"it never said: {words}") from None
            if words in line:
                return line

    def interrupt(self) -> int:
        """Ctrl+C; returns the exit code."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(SECONDS)


@contextmanager
def played(data: Path, compiler: str) -> Iterator[Played]:
    game = Played(data, compiler)
    try:
        yield game
    finally:
        with suppress(ProcessLookupError):
            os.killpg(game.process.pid, signal.SIGKILL)
        game.process.wait(SECONDS)


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has asked about yet has."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True
    return state == "Z"


def test_without_a_c_compiler_it_plays_all_the_same(tmp_path: Path) -> None:
    with played(tmp_path, "/nonexistent/cc") as game:
        game.wait_for("The server is running at http://localhost:")
        game.wait_for("There is no C compiler here")
        assert game.process.poll() is None
        assert game.interrupt() == 0


@pytest.mark.parametrize("way", ["interrupted", "killed"])
def test_the_compiler_ends_with_the_server(tmp_path: Path, way: str) -> None:
    compiler, note = tmp_path / "cc", tmp_path / "pid"
    compiler.write_text(
        f"#!/bin/sh\necho $$ > {note}.new; mv {note}.new {note}\nexec sleep 600\n", encoding="utf-8"
    )
    compiler.chmod(0o755)
    with played(tmp_path / "data", str(compiler)) as game:
        game.wait_for("The server is running at")
        end = time.monotonic() + SECONDS
        while not note.exists():
            assert time.monotonic() < end, "it was never compiled"
            assert game.process.poll() is None
            time.sleep(0.05)
        pid = int(note.read_text())
        assert not gone(pid)
        if way == "interrupted":
            assert game.interrupt() == 0
        else:
            os.kill(game.process.pid, signal.SIGKILL)
        while not gone(pid) or list((tmp_path / "store").glob("tmp*")):
            assert time.monotonic() < end, "the compiler or its scratch folder stayed behind"
            time.sleep(0.05)
