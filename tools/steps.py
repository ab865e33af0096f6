"""Steps of a set-up: a line each with its seconds, everything else in a log file."""

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
    """A command of a step failed; the sentence says where to read on."""


def say(line: str) -> None:
    """A whole line, also while other steps speak."""
    with _screen:
        print(line, flush=True)


def begin_log() -> None:
    """Begin the log anew: it tells of one set-up."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    LOG.write_text("", encoding="utf-8")


@contextmanager
def step(name: str) -> Iterator[None]:
    """Say what was done and how long it took, once it is done."""
    begin = time.monotonic()
    yield
    say(f"  {name} {'.' * max(3, _WIDTH - len(name))} {time.monotonic() - begin:.0f} s")


def run(command: Sequence[str], fine: Collection[int] = (0,)) -> None:
    """Run a command of a step; what it prints goes to the log, its last lines into the failure."""
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
    """What to say of a command that failed: its last lines, and where all of it is."""
    last = "\n".join(f"    {line}" for line in printed.strip().splitlines()[-_SHOWN_LINES:])
    return f"This failed: {what}\n{last}\nEverything it said: {LOG}"
