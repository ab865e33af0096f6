"""The numbers of the rules: how many picks, cards and laps, and what depends on the table's size.

In solo play the automa counts as a guitarist, so one player makes a table of two guitarists.
"""

from __future__ import annotations

from typing import Final

from bandstand.kernel.native import i64

NOBODY: Final = -1  # no seat
AUTOMA: Final = 1  # its place among the guitarists, after you

PICKS_OF_A_COLOUR: Final = 5
SLOTS: Final = 5  # the largest supply
HAND_LIMIT: Final = 3  # unfinished chord cards that stay in hand
CARDS_TO_DRAW: Final = 2  # by the third action

QUIET_LAPS: Final = 3  # without a placement, before draw-two is closed
LAST_LAP: Final = 60

# The automa's extra fame.
DIFFICULTIES: Final = {"easy": 0, "normal": 10, "hard": 20}


def guitarists_at(players: i64) -> i64:
    """How many guitarists take turns at a table with this many people."""
    return 2 if players == 1 else players


def supply_size(guitarists: i64) -> i64:
    """How many picks the supply holds; as many wyldes are in the bag."""
    return min(guitarists + 1, SLOTS)
