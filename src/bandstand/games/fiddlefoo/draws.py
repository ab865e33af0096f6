"""Drawing from the pile, and what the special cards do when they are drawn."""

from __future__ import annotations

from bandstand.games.fiddlefoo.cards import is_empty, pick, single, size, union, without
from bandstand.games.fiddlefoo.material import (
    COLOUR_ECHO,
    INSTAPLAY,
    NOTE_ECHO,
    PLAIN_COUNT,
    REVEAL,
    SWAP_MAP,
)
from bandstand.games.fiddlefoo.table import CHOOSE_OFFERED, NOBODY, Player, Table
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64


def draw_all(table: Table) -> bool:
    """Draw card by card, each with its effect; False if somebody must decide something first.

    A short pile gives what it has.
    """
    while len(table.draws) > 0:
        seat = table.draws.pop(0)
        if is_empty(table.pile):
            continue
        card = pick(table.pile, table.dice.below(size(table.pile)))
        person = table.people[seat]
        table.pile = without(table.pile, single(card))
        person.hand = union(person.hand, single(card))
        person.fresh += 1
        if table.journal is not None:
            table.tell_some("drawn", {"seat": seat}, {"card": card}, shift(1, seat))
        if card >= PLAIN_COUNT and not drawn_effect(table, seat, card):
            return False
    return True


def drawn_effect(table: Table, seat: i64, card: i64) -> bool:
    """What drawing this special does; False if its owner must decide something first."""
    if card == INSTAPLAY:
        table.instaplay = seat
    elif card == REVEAL:
        show_drawn(table, seat, card, "revealed")
    elif card in (COLOUR_ECHO, NOTE_ECHO):
        if echoes(table, card):
            show_drawn(table, seat, card, "echoed")
            table.draws.insert(0, seat)
    elif card == SWAP_MAP:
        show_drawn(table, seat, card, "may-exchange")
        table.swapper = seat
        table.steps = 0
        table.phase = CHOOSE_OFFERED
        return False
    return True


def echoes(table: Table, card: i64) -> bool:
    """Whether an echo card resembles the last card placed in this round."""
    last = table.last_placed
    if last == NOBODY:
        return False
    deck = table.deck
    if card == COLOUR_ECHO:
        return deck.colours[card] == deck.colours[last]
    return deck.notes[card] == deck.notes[last]


def show_drawn(table: Table, seat: i64, card: i64, kind: str) -> None:
    """Everybody sees the effect, and so learns who holds its card."""
    show_card(table.people[seat], card)
    if table.journal is not None:
        table.tell(kind, {"seat": seat, "card": card})


def show_card(person: Player, card: i64) -> None:
    """A card just drawn is seen by all: it is no unseen card of the hand any more."""
    person.fresh = max(0, person.fresh - 1)
    person.known = union(person.known, single(card))
