"""The Pairs that one placement made, and the cards that match them."""

from __future__ import annotations

from typing import cast, final

from bandstand.games.fiddlefoo.material import NO_CARD
from bandstand.games.fiddlefoo.material.cards import Cards, holds, no_cards
from bandstand.kernel.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Pairs:
    """The Pairs of one placement, frozen when they are made; see ``play.pairs``."""

    __slots__ = (
        "barren",
        "by_distance",
        "by_notes",
        "by_range",
        "card",
        "far",
        "made",
        "notes_by_distance",
        "partners",
        "silence",
    )

    def __init__(
        self,
        card: i64,
        partners: Cards,
        by_range: Cards,
        by_notes: Cards,
        by_distance: Cards,
        notes_by_distance: Cards,
        made: i64,
        far: i64,
        silence: bool,
        barren: bool,
    ) -> None:
        self.card = card  # the new card, which is in all of them
        self.partners = partners
        # The cards that match: a number in some range, notes equal to some difference; and for
        # Safesong's own rules, a number or notes equal to some distance.
        self.by_range = by_range
        self.by_notes = by_notes
        self.by_distance = by_distance
        self.notes_by_distance = notes_by_distance
        self.made = made  # how many Pairs
        self.far = far  # how many of them at a safe distance
        self.silence = silence  # some Pair has nothing in between
        self.barren = barren  # every range is empty and every difference nothing

    def has(self, card: i64) -> bool:
        """Whether the card is an end of some Pair."""
        return card == self.card or holds(self.partners, card)

    def packed(self) -> tuple[object, ...]:
        """The fields, in the constructor's order."""
        return (
            self.card,
            self.partners,
            self.by_range,
            self.by_notes,
            self.by_distance,
            self.notes_by_distance,
            self.made,
            self.far,
            self.silence,
            self.barren,
        )


def no_pairs() -> Pairs:
    """Before the first placement."""
    nothing = no_cards()
    return Pairs(NO_CARD, nothing, nothing, nothing, nothing, nothing, 0, 0, False, False)


def unpack_pairs(packed: tuple[object, ...]) -> Pairs:
    """The Pairs that ``packed`` described."""
    fields = cast("tuple[int, Cards, Cards, Cards, Cards, Cards, int, int, bool, bool]", packed)
    return Pairs(*fields)
