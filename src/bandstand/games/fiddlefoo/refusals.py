"""Why a move is refused: the rule that forbids it, and the facts of the case."""

from __future__ import annotations

from typing import Final

from bandstand.games.fiddlefoo.cards import holds, is_empty
from bandstand.games.fiddlefoo.legal import colour_moves, legal_moves
from bandstand.games.fiddlefoo.map import (
    NOWHERE,
    column_of,
    in_line,
    row_of,
    touches,
    unfold,
)
from bandstand.games.fiddlefoo.material import (
    BASIS,
    CARD_COUNT,
    COUNT_AS,
    DONE,
    LEAVE_OPEN,
    MOVE,
    MOVE_COUNT,
    PASS,
    PURPLE,
    RANGE_LIMIT,
    TAKE,
    TO_CELL,
    TO_PILE,
)
from bandstand.games.fiddlefoo.pairs import breaks_limit
from bandstand.games.fiddlefoo.table import (
    CHOOSE_AGAIN,
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
    Table,
)
from bandstand.games.fiddlefoo.throws import why_not_throw
from bandstand.kernel.bits import shift
from bandstand.kernel.event import Fact, Reason
from bandstand.kernel.native import i64

# What one does by a move, for sentences that say what can be done; the others are by phase.
FINISHING: Final = 0
DRAWING: Final = 1
PASSING: Final = 2
PILING: Final = 3
CHOOSING: Final = 4  # a card, + the phase


def way_of(phase: i64, move: i64) -> i64:
    """What one does by a move that is a card or a word."""
    if move < CARD_COUNT:
        return CHOOSING + phase
    if move == DONE:
        return FINISHING
    if move == TAKE:
        return DRAWING
    return PASSING if move == PASS else PILING


def ways(table: Table, seat: i64) -> list[int]:
    """What the seat can do now, where cards are chosen."""
    found: list[int] = []
    for move in legal_moves(table, seat):
        way = int(way_of(table.phase, move))
        if way not in found:
            found.append(way)
    return found


def why_not(table: Table, seat: i64, move: i64) -> Reason:
    """The rule that forbids a waiting seat this move."""
    if move < 0 or move >= MOVE_COUNT:
        return Reason("no-such-move", {})
    phase = table.phase
    if phase == CHOOSE_THROWS:
        if not is_throw(move):
            return Reason("asked-throws", {"ways": ways(table, seat)})
        card = move if move < CARD_COUNT else move - TO_PILE
        counts = move < CARD_COUNT or table.terms.cooperative
        if counts and not holds(table.people[seat].hand, card):
            return not_in_hand(table, seat, card)
        return why_not_throw(table, seat, move)
    if phase in (CHOOSE_CELL, CHOOSE_TARGET):
        if move < TO_CELL or move == LEAVE_OPEN:
            return Reason("asked-cell", {"card": table.card})
        cell = unfold(table.ground, move - TO_CELL)
        return why_not_cell(table, cell) if phase == CHOOSE_CELL else why_not_target(table, cell)
    if phase == CHOOSE_COLOUR:
        return why_not_colour(table, move)
    if phase == CHOOSE_BASIS:
        return Reason("asked-basis", {})
    if phase in (CHOOSE_CARD, CHOOSE_AGAIN):
        return why_not_card(table, seat, move)
    return why_not_special(table, seat, move)


def not_in_hand(table: Table, seat: i64, card: i64) -> Reason:
    """A card of somebody else's, or of nobody's."""
    return Reason("not-in-hand", {"card": card, "ways": ways(table, seat)})


def is_throw(move: i64) -> bool:
    """Whether the move names a card to throw, or one for its pile."""
    return move < CARD_COUNT or (move >= TO_PILE and move < TO_CELL)


# -- Placing -------------------------------------------------------------------------------------


def why_not_card(table: Table, seat: i64, move: i64) -> Reason:
    """The rule that forbids placing this card, or doing without."""
    hand = table.people[seat].hand
    if move < CARD_COUNT:
        if not holds(hand, move):
            return not_in_hand(table, seat, move)
        colour = table.deck.colours[move]
        if table.phase == CHOOSE_AGAIN and colour == table.barred:
            return Reason("another-colour", {"card": move, "colour": colour})
        return Reason("fits-nowhere", {"card": move, "colour": colour})
    if table.phase == CHOOSE_CARD and (move in (TAKE, PASS)):
        if not is_empty(table.placeable(hand)):
            return Reason("can-place", {})
        return Reason("pile-empty" if move == TAKE else "can-draw", {})
    code = "asked-card" if table.phase == CHOOSE_CARD else "asked-again"
    return Reason(code, {"ways": ways(table, seat)})


def why_not_cell(table: Table, cell: i64) -> Reason:
    """The rule that forbids the chosen card in this cell."""
    deck, ground = table.deck, table.ground
    card = table.card
    colour = deck.colours[card]
    facts: dict[str, Fact] = {
        "card": card,
        "colour": colour,
        "cell": [column_of(cell), row_of(cell)],
    }
    if ground.card_at(cell) != NOWHERE:
        return Reason("cell-taken", facts)
    entry = ground.edge_entry(cell, deck, table.terms.touch)
    if not is_connected(table, cell):
        return Reason("not-connected", facts)
    if entry & deck.needs[card] == 0:
        return Reason("not-in-line", facts)
    if not table.terms.safesong and entry & shift(1, colour + 4) != 0:
        return Reason("touches-colour", facts)
    if table.terms.safesong and not ground.is_open(cell):
        closed = ground.extends_closed_line(cell)
        return Reason("line-closed" if closed else "map-too-large", facts)
    return limit_reason(table, cell, colour)


def is_connected(table: Table, cell: i64) -> bool:
    """Whether the cell touches the map."""
    return any(touches(square >> 7, cell) for square in table.ground.squares)


def limit_reason(table: Table, cell: i64, counts_as: i64) -> Reason:
    """The special card whose limit some Pair of the chosen card would break here."""
    deck, ground = table.deck, table.ground
    wild = deck.wildcard and deck.colours[table.card] == PURPLE and counts_as == PURPLE
    broken: i64 = RANGE_LIMIT
    for square in ground.squares:
        partner = square & 127
        if partner == table.card or not in_line(square >> 7, cell):
            continue
        if wild or deck.pairs(table.card, counts_as, partner):
            limit = breaks_limit(ground, deck, table.card, cell, square)
            broken = limit if limit != 0 else broken
    code = "range-limit" if broken == RANGE_LIMIT else "distance-limit"
    return Reason(code, {"card": broken, "cell": [column_of(cell), row_of(cell)]})


def why_not_colour(table: Table, move: i64) -> Reason:
    """Wildcard: the rule that forbids counting as this colour."""
    colour = move - COUNT_AS
    if move < COUNT_AS or move >= BASIS:
        colours: list[int] = [int(option - COUNT_AS) for option in colour_moves(table)]
        return Reason("asked-colour", {"colours": colours})
    cell = table.ground.cell_of(table.card)
    for square in table.ground.squares:
        partner = square & 127
        if (
            partner != table.card
            and in_line(square >> 7, cell)
            and table.deck.pairs(table.card, colour, partner)
        ):
            return limit_reason(table, cell, colour)
    return Reason("no-pair-as", {"colour": colour})


# -- Special cards -------------------------------------------------------------------------------


def why_not_special(table: Table, seat: i64, move: i64) -> Reason:
    """The rule of a special card that forbids this."""
    phase = table.phase
    if phase in (CHOOSE_DISCARD, CHOOSE_OFFERED):
        if move < CARD_COUNT:
            return not_in_hand(table, seat, move)
        code = "asked-discard" if phase == CHOOSE_DISCARD else "asked-exchange"
        return Reason(code, {"ways": ways(table, seat)})
    if move < CARD_COUNT:
        if table.ground.cell_of(move) == NOWHERE:
            return Reason("not-on-map", {"card": move})
        if phase == CHOOSE_MOVED and move == MOVE:
            return Reason("moves-others", {"card": move})
        return Reason("falls-apart", {"card": move})
    if phase == CHOOSE_MOVED:
        return Reason("asked-moved", {"ways": ways(table, seat)})
    code = "asked-removed" if phase == CHOOSE_REMOVED else "asked-wanted"
    return Reason(code, {"ways": ways(table, seat)})


def why_not_target(table: Table, cell: i64) -> Reason:
    """The rule that forbids moving the chosen card of the map to this cell."""
    facts: dict[str, Fact] = {"card": table.card, "cell": [column_of(cell), row_of(cell)]}
    if table.ground.card_at(cell) != NOWHERE:
        return Reason("cell-taken", facts)
    rest = table.ground.without(table.card)
    if cell not in rest.beside():
        return Reason("not-connected", facts)
    if table.terms.safesong and not rest.is_open(cell):
        return Reason("line-closed" if rest.extends_closed_line(cell) else "map-too-large", facts)
    return Reason("falls-apart", facts)
