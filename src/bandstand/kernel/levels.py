"""The levels of the bots: their numbers, what each does, which is the usual one."""

from __future__ import annotations

from typing import Final

from bandstand.kernel.errors import BandstandError

RANDOM: Final = 0
NOISY: Final = 1
STEADY: Final = 2
COMPARING: Final = 3
PLANNING: Final = 4
TIRELESS: Final = 5
USUAL: Final = STEADY  # the default

LEVELS: Final = {
    RANDOM: "plays at random",
    NOISY: "plays by rules of thumb, with many slips",
    STEADY: "plays by rules of thumb, at some tables with slips",
    COMPARING: "tries its moves out in imagined worlds",
    PLANNING: "plans ahead in imagined worlds",
    TIRELESS: "plans ahead for longer, where it can on all cores",
}


def check_level(level: int) -> int:
    """The level itself; an error names the valid ones."""
    if level not in LEVELS:
        levels = ", ".join(f"{number} {meaning}" for number, meaning in LEVELS.items())
        raise BandstandError(f"There is no level {level}. The levels: {levels}.")
    return level
