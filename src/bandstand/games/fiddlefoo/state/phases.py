"""What is being decided: the phases of a turn, and the answers that have names."""

from __future__ import annotations

from typing import Final, Literal, get_args

NOBODY: Final = -1  # no seat

CHOOSE_CARD: Final = 0  # a card to place, or to draw or pass when none fits
CHOOSE_CELL: Final = 1  # its cell
CHOOSE_COLOUR: Final = 2  # Wildcard: what a purple card counts as
CHOOSE_DISCARD: Final = 3  # discard: a hand card, or none
CHOOSE_MOVED: Final = 4  # move: a card of the map, or none
CHOOSE_TARGET: Final = 5  # move: its new cell
CHOOSE_REMOVED: Final = 6  # remove-cards: a card of the map, or enough
CHOOSE_BASIS: Final = 7  # toned down: range, notes or distance, or left open
CHOOSE_THROWS: Final = 8  # everybody else: cards to throw
CHOOSE_OFFERED: Final = 9  # swap-map: a hand card, or enough
CHOOSE_WANTED: Final = 10  # swap-map: the card of the map it replaces
CHOOSE_AGAIN: Final = 11  # play-again: another card to place, or none
GAME_ENDED: Final = 12
PhaseName = Literal[
    "card",
    "cell",
    "colour",
    "discard",
    "moved card",
    "target cell",
    "removed card",
    "basis",
    "throws",
    "offered card",
    "wanted card",
    "another card",
    "over",
]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)

# Toned down: what cards may be thrown by, in the order of material.BASES.
NO_BASIS: Final = -1  # not chosen, or nothing to choose
BY_RANGE: Final = 0
BY_NOTES: Final = 1
BY_DISTANCE: Final = 2
BY_ANY: Final = 3  # left open

# Instead of a colour that may not be placed: an instaplay leaves no choice of card at all.
FORCED: Final = 4
