"""A turn: how far it has come, and what is asked next."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.re_chord.material.cards import NO_SONG
from bandstand.games.re_chord.material.fretboard import EMPTY
from bandstand.games.re_chord.moves import ACTION
from bandstand.kernel.native import i64, mypyc_attr

# In the order of the constructor and of ``packed``.
_FIELDS: Final = (
    "active",
    "phase",
    "pick",
    "at",
    "source",
    "held",
    "blind",
    "changed",
    "placed",
    "offers",
    "song",
    "number",
    "quiet",
)


@final
@mypyc_attr(acyclic=True)
class Turn:
    """Whose turn it is and how far it has come."""

    __slots__ = _FIELDS

    def __init__(
        self,
        active: i64,
        phase: i64,
        pick: i64,
        at: i64,
        source: i64,
        held: i64,
        blind: i64,
        changed: i64,
        placed: i64,
        offers: i64,
        song: i64,
        number: i64,
        quiet: i64,
    ) -> None:
        self.active = active
        self.phase = phase  # the question, see ``moves``
        self.pick = pick  # the pick whose ability is asked about
        self.at = at  # its space
        self.source = source  # the pick that blue or grey is moving
        self.held = held  # a pick taken and not yet placed
        self.blind = blind  # 1: it came from the bag
        self.changed = changed  # 1: the board changed, the others' claims are still to come
        self.placed = placed  # 1: a pick was placed in this turn
        self.offers = offers  # replacements not yet answered
        self.song = song  # the song card the automa flipped
        self.number = number  # turns before this one
        self.quiet = quiet  # turns in a row without a placement

    def clone(self) -> Turn:
        """An independent copy."""
        return Turn(
            self.active,
            self.phase,
            self.pick,
            self.at,
            self.source,
            self.held,
            self.blind,
            self.changed,
            self.placed,
            self.offers,
            self.song,
            self.number,
            self.quiet,
        )

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
        return tuple([getattr(self, name) for name in _FIELDS])


def first_turn() -> Turn:
    """The turn of the first seat, before anything has happened."""
    return Turn(
        active=0,
        phase=ACTION,
        pick=EMPTY,
        at=0,
        source=0,
        held=EMPTY,
        blind=0,
        changed=0,
        placed=0,
        offers=0,
        song=NO_SONG,
        number=0,
        quiet=0,
    )
