"""The people at the table: their cards, and what they agreed on."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.rythm_n_play.material import PLAY_SORTS
from bandstand.kernel.native import i64, mypyc_attr

NOBODY: Final = -1


@final
class Terms:
    """What the table agreed on; never changes."""

    def __init__(self, first: i64, all_count: bool, solfege: bool, memory_aid: bool) -> None:
        self.first = first
        self.all_count = all_count  # whether RYTHM cards count against the hand limit
        self.solfege = solfege
        self.memory_aid = memory_aid

    def face(self, sort: i64) -> int:
        """The sort as events and reasons name it: with its printed name, one of two sets."""
        return sort + PLAY_SORTS if self.solfege else sort


@final
@mypyc_attr(acyclic=True)
class Player:
    """One person's cards, all as counts, and what the others know of them."""

    # fmt: off
    __slots__ = ("drawn", "eighths", "face_up", "lacks", "pile", "play", "rythm", "spent")

    def __init__(
        self, play: i64, rythm: i64, pile: i64, face_up: i64, lacks: i64, drawn: i64, spent: i64,
        eighths: i64,
    ) -> None:
        self.play = play
        self.rythm = rythm
        self.pile = pile  # staves picked up, face down
        self.face_up = face_up
        self.lacks = lacks  # sorts of PLAY cards everybody knows this hand does not hold
        self.drawn = drawn  # from the RYTHM stack since it was last shuffled
        self.spent = spent  # RYTHM cards since the first of those
        self.eighths = eighths  # how many everybody knows this hand holds

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.play, self.rythm, self.pile, self.face_up, self.lacks, self.drawn, self.spent,
            self.eighths,
        )

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
        return (
            self.play, self.rythm, self.pile, self.face_up, self.lacks, self.drawn, self.spent,
            self.eighths,
        )
    # fmt: on
