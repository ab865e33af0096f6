"""A turn: how far it has come, and what is asked next."""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.native import i64, mypyc_attr

# What the active guitarist is asked.
ACTION: Final = 0  # which action
PLACE: Final = 1  # where the pick in hand goes
ABILITY: Final = 2  # whether and on what the pick's ability is used
BLUE_GOAL: Final = 3  # where blue's pick goes, or what it is swapped with
GREY_GOAL: Final = 4  # whether and where grey's pick moves
NEIGHBOUR: Final = 5  # which neighbour of a face-down pick is removed, if any
RETURNING: Final = 6  # which cards are returned after drawing two
GO_ON: Final = 7  # nothing but chords to play
LISTEN_PLACED: Final = 8  # the automa has placed its pick
LISTEN_POWER: Final = 9  # the automa has used its power
OVER: Final = 10


@final
@mypyc_attr(acyclic=True)
class Turn:
    """Whose turn it is and how far it has come."""

    __slots__ = (
        "active",
        "at",
        "blind",
        "changed",
        "held",
        "number",
        "offers",
        "phase",
        "pick",
        "placed",
        "quiet",
        "song",
        "source",
    )

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
        self.phase = phase
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
        return (
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
