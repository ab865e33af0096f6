"""The legal answers to whatever is being asked."""

from __future__ import annotations

from bandstand.games.fiddlefoo.cards import Cards, is_empty, members, without
from bandstand.games.fiddlefoo.map import fold
from bandstand.games.fiddlefoo.material import (
    BASIS,
    COUNT_AS,
    DONE,
    LEAVE_OPEN,
    PASS,
    PURPLE,
    TAKE,
    TO_CELL,
)
from bandstand.games.fiddlefoo.pairs import fair_colours, fits
from bandstand.games.fiddlefoo.specials import movable, removable, targets
from bandstand.games.fiddlefoo.table import (
    CHOOSE_BASIS,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_COLOUR,
    CHOOSE_DISCARD,
    CHOOSE_MOVED,
    CHOOSE_OFFERED,
    CHOOSE_REMOVED,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    GAME_ENDED,
    Table,
)
from bandstand.games.fiddlefoo.throws import throw_moves
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64


def decider(table: Table) -> i64:
    """Who decides, where it is one seat."""
    if table.phase == CHOOSE_OFFERED or table.phase == CHOOSE_WANTED:
        return table.swapper
    return table.active


def legal_moves(table: Table, seat: i64) -> list[i64]:
    """The legal answers of a waiting seat; none for any other."""
    phase = table.phase
    if phase == GAME_ENDED:
        return []
    if phase == CHOOSE_THROWS:
        return [] if table.people[seat].answered else throw_moves(table, seat)
    if seat != decider(table):
        return []
    if phase == CHOOSE_CARD:
        return card_moves(table)
    if phase == CHOOSE_CELL:
        return cell_moves(cells(table, table.card))
    return special_moves(table)


def card_moves(table: Table) -> list[i64]:
    """A card that fits somewhere; without one, draw, or pass when the pile is empty."""
    cards = table.placeable(table.people[table.active].hand)
    if not is_empty(cards):
        return members(cards)
    return [PASS if is_empty(table.pile) else TAKE]


def cells(table: Table, card: i64) -> list[i64]:
    """The cells a card may be placed in."""
    return [
        entry >> 8
        for entry in table.ground.edge
        if fits(table.ground, table.deck, table.terms.safesong, card, entry)
    ]


def cell_moves(found: list[i64]) -> list[i64]:
    """Cells as moves, ascending."""
    moves: list[i64] = [TO_CELL + fold(cell) for cell in found]
    moves.sort()
    return moves


def special_moves(table: Table) -> list[i64]:
    """The answers to what the variants and the special cards ask."""
    phase = table.phase
    if phase == CHOOSE_COLOUR:
        return colour_moves(table)
    if phase == CHOOSE_BASIS:
        return [BASIS, BASIS + 1, BASIS + 2, LEAVE_OPEN]
    if phase == CHOOSE_TARGET:
        return cell_moves(targets(table, table.card))
    if phase == CHOOSE_WANTED:
        return members(table.ground.cards())
    if phase in (CHOOSE_DISCARD, CHOOSE_OFFERED):
        found = members(table.people[decider(table)].hand)
    elif phase == CHOOSE_MOVED:
        found = members(movable(table))
    elif phase == CHOOSE_REMOVED:
        found = members(removable(table.ground))
    else:
        found = members(again_cards(table))
    found.append(DONE)
    return found


def colour_moves(table: Table) -> list[i64]:
    """Wildcard: the colours the purple card just placed may count as."""
    cell = table.ground.cell_of(table.card)
    colours = fair_colours(table.ground, table.deck, table.card, cell)
    return [COUNT_AS + colour for colour in range(PURPLE) if colours & shift(1, colour) != 0]


def again_cards(table: Table) -> Cards:
    """Play again: the cards of another colour that fit somewhere."""
    cards = table.placeable(table.people[table.active].hand)
    return without(cards, table.deck.of_colour[table.barred])
