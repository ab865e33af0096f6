"""Steps of a set-up: one line each with its time, all other output in a log file."""

from __future__ import annotations

import subprocess
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / ".cache" / "setup.log"
_SHOWN_LINES = 15
_WIDTH = 46
_screen = threading.Lock()


class StepError(Exception):
    """A command of a step failed; the message names the log."""


def say(line: str) -> None:
    """Print a whole line, even while other steps print."""
    with _screen:
        print(line, flush=True)


def begin_log() -> None:
    """Start a new log: it covers one set-up."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    LOG.write_text("", encoding="utf-8")


@contextmanager
def step(name: str) -> Iterator[None]:
    """Print the step and its time when it is done."""
    begin = time.monotonic()
    yield
    say(f"  {name} {'.' * max(3, _WIDTH - len(name))} {time.monotonic() - begin:.0f} s")


def run(command: Sequence[str], fine: Collection[int] = (0,)) -> None:
    """Run a command of a step; its output goes to the log, the last lines into an error."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    with _screen, LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n{done.stdout}\n")
    if done.returncode not in fine:
        raise StepError(failure(" ".join(command), done.stdout))


def failure(what: str, printed: str) -> str:
    """The error of a failed command: its last lines, and the log file."""
    last = "\n".join(f"    {line}" for line in printed.strip().splitlines()[-_SHOWN_LINES:])
    return f"This failed: {what}\n{last}\nThe whole output: {LOG}"
