"""Which chord cards are complete, and which may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord.material.cards import Card, dot_space, dot_wants, other_dots
from bandstand.games.re_chord.material.fretboard import WYLDE
from bandstand.kernel.bits import lowest
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord
    from bandstand.games.re_chord.state.board import Board


def meets(shown: i64, wanted: i64) -> bool:
    """Whether a space that shows this type of pick holds what a dot wants.

    A face-up wylde is any pick, also a face-down one; a face-down wylde is a face-down pick.
    """
    return wanted == shown or shown == WYLDE


def fits(board: Board, space: i64, wanted: i64) -> bool:
    """Whether the pick on this space is what a dot wants."""
    return meets(board.shown_at(space), wanted)


def is_complete(board: Board, card: Card) -> bool:
    """Whether each dot holds what it wants; other spaces do not matter."""
    return unmet_dots(board, card) == 0


def unmet_dots(board: Board, card: Card) -> i64:
    """The dots of a card from the first that is not met; 0 if the card is complete."""
    dots = card.dots
    while dots != 0 and fits(board, dot_space(dots), dot_wants(dots)):
        dots = other_dots(dots)
    return dots


def complete_cards(state: ReChord, cards: i64) -> i64:
    """Those of the cards that are complete now."""
    board = state.board
    taken = board.taken()
    complete: i64 = 0
    while cards != 0:
        bit = cards & -cards
        card = state.terms.song_set.cards[lowest(bit)]
        if card.spaces & ~taken == 0 and is_complete(board, card):
            complete |= bit
        cards ^= bit
    return complete


def claimable(state: ReChord, seat: i64) -> i64:
    """The cards the seat may play, or with live clang try."""
    hand = state.people[seat].hand
    return hand if state.terms.live else complete_cards(state, hand)
