"""Progress of the compiler: one changing line on a terminal, one line per stage elsewhere."""

from __future__ import annotations

import re
import shutil
import time
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterable

TYPES, C_FILES, COMPILE, LINK = "types", "C", "compile", "link"
_STAGES = {
    TYPES: "checking types",
    C_FILES: "writing C",
    COMPILE: "C files",
    LINK: "linking",
}
_TIMED = {
    TYPES: re.compile(r"Parsed and typechecked in ([\d.]+)s"),
    C_FILES: re.compile(r"Compiled to C in ([\d.]+)s"),
}
_PROGRESS = re.compile(r"progress (compile|link) (\d+) (\d+)$")
_REDRAWN_SECONDS = 0.2


class Screen:
    """Prints the progress."""

    def __init__(self, file: TextIO, beside: bool, lines: bool = False) -> None:
        self._file = file
        self._live = file.isatty() and not lines
        self._beside = beside
        self._stage = ""
        self._drawn = 0.0

    def show(self, stage: str, done: int = 0, total: int = 0) -> None:
        """The stage, and how much of it is done."""
        counted = f" {done} of {total}" if total else ""
        line = f"  compiling for faster bots: {_STAGES[stage]}"
        if self._live:
            now = time.monotonic()
            if stage == self._stage and done < total and now < self._drawn + _REDRAWN_SECONDS:
                return
            self._drawn = now
            columns = shutil.get_terminal_size().columns - 1
            self._file.write(f"\r\033[K{(line + counted)[:columns]}")
        elif stage != self._stage:
            self._file.write(f"{line}{f' (of {total})' if total else ''}\n")
        self._stage = stage
        self._file.flush()

    def clear(self) -> None:
        """Clear the line."""
        if self._live:
            self._file.write("\r\033[K")
            self._file.flush()

    def finish(self, seconds: float, parts: dict[str, float]) -> None:
        """Print the time, part by part."""
        self.clear()
        told = ", ".join(f"{_STAGES[part]} {taken:.0f} s" for part, taken in parts.items())
        then = " The bots use it from now on." if self._beside else ""
        self._file.write(f"  compiled in {seconds:.0f} s ({told}).{then}\n")
        self._file.flush()


def follow(lines: Iterable[str], screen: Screen, others: list[str]) -> dict[str, float]:
    """Show the progress lines of setup.py, keep the others; returns the seconds of each part."""
    screen.show(TYPES)
    parts: dict[str, float] = {}
    began: dict[str, float] = {}
    ended: dict[str, float] = {}
    for line in lines:
        found = _PROGRESS.match(line.strip())
        if found is None:
            others.append(line)
            for part, pattern in _TIMED.items():
                timed = pattern.match(line)
                if timed is not None:
                    parts[part] = float(timed[1])
                    screen.show(C_FILES if part == TYPES else COMPILE)
            continue
        stage, done, total = found[1], int(found[2]), int(found[3])
        now = time.monotonic()
        began.setdefault(stage, now)
        ended[stage] = now
        if not (stage == COMPILE and LINK in began):  # the last small ones, beside the link
            screen.show(stage, done, total)
    now = time.monotonic()
    if LINK in began:
        ended[LINK] = now
        ended[COMPILE] = began[LINK]
    for stage, start in began.items():
        parts[stage] = max(0.0, ended[stage] - start)
    return parts
