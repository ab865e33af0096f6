"""Talkytoot: what the paired specials, and swap-map, let people do with cards."""

from __future__ import annotations

from typing import Final

from bandstand.games.fiddlefoo.cards import Cards, members, no_cards, single, union, without
from bandstand.games.fiddlefoo.map import Map, column_of, row_of, touches
from bandstand.games.fiddlefoo.material import (
    DISCARD,
    MOVE,
    PLAIN_COUNT,
    REMOVE_CARDS,
)
from bandstand.games.fiddlefoo.pairs import Pairs
from bandstand.games.fiddlefoo.table import Table
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

# The effects of a placement that come before the throws, in this order.
_OFFERED: Final = (DISCARD, MOVE, REMOVE_CARDS)


def effects_of(pairs: Pairs) -> i64:
    """The paired effects to offer before the throws, a bit each."""
    found: i64 = 0
    for special in _OFFERED:
        if pairs.has(special):
            found |= shift(1, special - PLAIN_COUNT)
    return found


# -- move ----------------------------------------------------------------------------------------


def targets(table: Table, card: i64) -> list[i64]:
    """The cells a card of the map may move to: the map stays connected, within its size."""
    rest = table.ground.without(card)
    parts = rest.parts()
    home = table.ground.cell_of(card)
    return [
        cell
        for cell in rest.beside()
        if cell != home and joins(parts, cell) and (not table.terms.safesong or rest.is_open(cell))
    ]


def joins(parts: list[list[i64]], cell: i64) -> bool:
    """Whether a card in this cell would hold all parts of the map together."""
    for part in parts:
        touched = False
        for other in part:
            if touches(cell, other):
                touched = True
        if not touched:
            return False
    return True


def movable(table: Table) -> Cards:
    """The cards of the map that may be moved: any but the special that allows it."""
    found = no_cards()
    for card in members(without(table.ground.cards(), single(MOVE))):
        if len(targets(table, card)) > 0:
            found = union(found, single(card))
    return found


# -- remove-cards --------------------------------------------------------------------------------


def removable(ground: Map) -> Cards:
    """The cards that may leave the map: what stays is connected, and something stays."""
    found = no_cards()
    for square in ground.squares:
        if len(ground.without(square & 127).parts()) == 1:
            found = union(found, single(square & 127))
    return found


# -- What they do --------------------------------------------------------------------------------


def discard(table: Table, card: i64) -> None:
    """Discard: a hand card leaves the game."""
    table.people[table.active].lose(card)
    table.gone = union(table.gone, single(card))
    if table.journal is not None:
        table.tell("discarded", {"seat": table.active, "card": card})


def move_card(table: Table, card: i64, cell: i64) -> None:
    """Move: a card of the map changes its cell; no new Pairs."""
    table.ground.lift(card)
    table.ground.squares.append(cell * 128 + card)
    table.ground.rebuild(table.deck, table.terms.touch)
    if table.journal is not None:
        table.tell(
            "card-moved",
            {"seat": table.active, "card": card, "cell": [column_of(cell), row_of(cell)]},
        )


def remove_card(table: Table, card: i64) -> None:
    """Remove-cards: a card of the map leaves the game."""
    table.ground.lift(card)
    table.ground.rebuild(table.deck, table.terms.touch)
    table.gone = union(table.gone, single(card))
    if table.journal is not None:
        table.tell("card-removed", {"seat": table.active, "card": card})


def exchange(table: Table, offered: i64, wanted: i64) -> None:
    """Swap-map: a hand card and a card of the map change places; nothing else happens."""
    person = table.people[table.swapper]
    person.lose(offered)
    person.take(wanted)
    table.ground.exchange(wanted, offered)
    table.ground.rebuild(table.deck, table.terms.touch)
    if table.journal is not None:
        table.tell("exchanged", {"seat": table.swapper, "card": offered, "other": wanted})
