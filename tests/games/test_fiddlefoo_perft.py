"""How many sequences of moves there are from fixed positions: a change of the rules shows here."""

from __future__ import annotations

import pytest

from support.fiddlefoo_scenes import at
from support.perft import perft

BASE = "2; options rounds=1; map y3@0,0 r3@1,0 b3@0,1 p4@1,1; hands y8 y12 r9 / y5 r7 b16; pile -"
SAFESONG = (
    "3; options rounds=1 safesong=true toned_down=true dissonance=true wildcard=true; "
    "map y3@0,0 r3@1,0 b3@2,0 r5@3,0 p4@0,1; hands y12 p10 / y5 b1 / r9 p16; pile -"
)
COOPERATIVE = (
    "2; options cooperative=true; map y3@0,0 r3@1,0 b3@0,1 p4@1,1; piles y5 r1; "
    "hands y12 r9 / y4 y11 r7 b1; pile -"
)
TALKYTOOT = (
    "2; options rounds=1; specials discard=y8 move=y10 play-again=r6 remove-cards=y14; "
    "map y3@0,0 r3@1,0 b3@0,1 p4@1,1 move@-1,1 play-again@2,2; hands remove-cards discard r12 / "
    "b16 y5; pile -"
)

# Sequences of 1, 2, 3 ... moves. Nothing is left to chance: the pile is empty.
COUNTS = [
    (BASE, [3, 12, 28, 60, 206, 344, 590, 2410]),
    (SAFESONG, [2, 21, 61, 180, 408, 969, 2799]),  # 36 of the 969 end the game
    (COOPERATIVE, [2, 8, 40, 144, 416, 840, 1574]),
    (TALKYTOOT, [3, 12, 38, 148, 651, 2218]),
]


@pytest.mark.parametrize(
    ("position", "counts"), COUNTS, ids=["base", "safesong", "cooperative", "talkytoot"]
)
def test_sequences_of_moves(position: str, counts: list[int]) -> None:
    state = at(position)
    assert perft(state, len(counts)) == counts
