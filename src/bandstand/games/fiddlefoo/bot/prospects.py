"""Pairs as people see them: those just made, and those that a free cell would give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.cards import Cards, members, no_cards, union
from bandstand.games.fiddlefoo.legal import cells
from bandstand.games.fiddlefoo.map import NOWHERE, column_of, line_end, row_of
from bandstand.games.fiddlefoo.material import COLOURS, MOVE, PURPLE, REMOVE_CARDS
from bandstand.games.fiddlefoo.notation import write_card, write_cards
from bandstand.games.fiddlefoo.pairs import Pairs, fair_colours, make_pairs
from bandstand.games.fiddlefoo.table import CHOOSE_CELL, CHOOSE_THROWS, NOBODY
from bandstand.kernel.bits import members as members_of_word

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.rules import Fiddlefoo
    from bandstand.kernel.game import View


def pairs_shown(state: Fiddlefoo, seat: int) -> View:
    """The Pairs of the last placement, what they let people throw, and what cells would give."""
    pairs = state.pairs
    throwing = state.phase == CHOOSE_THROWS
    return {
        "card": None if pairs.card == NOBODY else write_card(pairs.card),
        "partners": write_cards(pairs.partners),
        "made": _made(state, pairs, state.ground.cell_of(pairs.card)),
        "range": _numbers(state, state.matching if throwing else pairs.by_range),
        "notes": _notes(state, state.by_notes if throwing else pairs.by_notes),
        "silence": pairs.silence,
        "safesong": pairs.made > 0 and state.terms.safesong and pairs.is_safesong(),
        "coming": _coming(state, seat),
        "closed": [[line_end(line, low=True), line_end(line, low=False)] for line in _lines(state)],
    }


def _lines(state: Fiddlefoo) -> list[int]:
    return [int(line) for line in state.ground.closed]


def _made(state: Fiddlefoo, pairs: Pairs, cell: int) -> list[View]:
    """Each Pair with its range and difference; its distance, unless cards have moved since."""
    deck = state.deck
    shifted = pairs.has(MOVE) or pairs.has(REMOVE_CARDS)
    found: list[View] = []
    for partner in members(pairs.partners):
        some, other = deck.numbers[pairs.card], deck.numbers[partner]
        there = state.ground.cell_of(partner)
        seen = state.terms.safesong and not shifted and cell != NOWHERE and there != NOWHERE
        found.append(
            {
                "card": write_card(partner),
                "range": [min(some, other) + 1, max(some, other) - 1],
                "difference": deck.difference(pairs.card, partner),
                "distance": state.ground.distance(cell, there) if seen else None,
            }
        )
    return found


def _numbers(state: Fiddlefoo, cards: Cards) -> dict[str, list[int]]:
    """The numbers of these cards, by colour."""
    deck = state.deck
    found: dict[str, set[int]] = {}
    for card in members(cards):
        found.setdefault(COLOURS[deck.colours[card]], set()).add(deck.numbers[card])
    return {colour: sorted(numbers) for colour, numbers in found.items()}


def _notes(state: Fiddlefoo, cards: Cards) -> list[int]:
    """How many notes these cards have."""
    return sorted({int(state.deck.notes[card]) for card in members(cards)})


def _coming(state: Fiddlefoo, seat: int) -> list[View]:
    """For whoever places a card: the Pairs it would make in each cell it may go to."""
    if state.phase != CHOOSE_CELL or state.active != seat:
        return []
    return [_prospect(state, cell) for cell in cells(state, state.card)]


def _prospect(state: Fiddlefoo, cell: int) -> View:
    """Wildcard: purple has not said yet what it counts as, so all it could do is shown."""
    partners = by_range = by_notes = no_cards()
    silence, safe = False, True
    for colour in _may_count_as(state, cell):
        pairs = make_pairs(state.ground, state.deck, state.terms.safesong, state.card, cell, colour)
        partners = union(partners, pairs.partners)
        by_range = union(by_range, pairs.by_range)
        by_notes = union(by_notes, pairs.by_notes)
        silence = silence or pairs.silence
        safe = safe and pairs.is_safesong()
    return {
        "cell": [column_of(cell), row_of(cell)],
        "partners": write_cards(partners),
        "range": _numbers(state, by_range),
        "notes": _notes(state, by_notes),
        "silence": silence,
        "safesong": state.terms.safesong and safe,
    }


def _may_count_as(state: Fiddlefoo, cell: int) -> list[int]:
    colour = state.deck.colours[state.card]
    if not state.terms.wildcard or colour != PURPLE:
        return [colour]
    return members_of_word(fair_colours(state.ground, state.deck, state.card, cell))
