"""Run a command for a number of seconds at most, and leave none of its processes behind.

    python tools/bounded.py SECONDS COMMAND [WORDS...]

The exit code is the command's, or 124 when its time was up. ``timeout`` ends a process group; this
ends every descendant, also those that left the group, as Ray's do.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

TIME_IS_UP = 124
_SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER: orphans become our children instead of init's
_ENDING_SECONDS = 30.0


def adopt_orphans() -> None:
    """Where the system can, keep descendants whose parents ended; elsewhere the group must do."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)


def children() -> list[int]:
    """The processes whose parent is this one."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = entry.read_text().rpartition(")")[2].split()[1]
            if int(parent) == os.getpid():
                found.append(int(entry.parent.name))
    return found


def end_all() -> None:
    """Kill the children until none is left: the children of each that ends become ours."""
    until = time.monotonic() + _ENDING_SECONDS
    while time.monotonic() < until:
        left = children()
        if not left:
            return
        for process in left:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        for process in left:
            with suppress(ChildProcessError):
                os.waitpid(process, 0)


def run(seconds: float, words: list[str]) -> int:
    """The command's exit code, or TIME_IS_UP."""
    adopt_orphans()
    try:
        started = subprocess.Popen(words, start_new_session=True)
    except OSError as error:
        print(f"{words[0]} cannot be run: {error.strerror}.", file=sys.stderr)
        return 127
    try:
        return started.wait(seconds)
    except subprocess.TimeoutExpired:
        return TIME_IS_UP
    finally:
        with suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)
        end_all()


def main(words: list[str]) -> int:
    """The command line."""
    try:
        seconds = float(words[0])
    except (IndexError, ValueError):
        seconds = -1.0
    if seconds < 0 or not words[1:]:
        print("Write: bounded.py SECONDS COMMAND [WORDS...]", file=sys.stderr)
        return 2
    return run(seconds, words[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
