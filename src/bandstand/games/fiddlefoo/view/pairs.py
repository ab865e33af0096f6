"""Pairs as people see them: those just made, and those that a free cell would give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.legal import placing
from bandstand.games.fiddlefoo.material import COLOURS, MOVE, NO_CARD, REMOVE_CARDS
from bandstand.games.fiddlefoo.material.cards import Cards, members, no_cards, union
from bandstand.games.fiddlefoo.moves import write_card, write_cards
from bandstand.games.fiddlefoo.play import pairs as pairing
from bandstand.games.fiddlefoo.play import safesong, wildcard
from bandstand.games.fiddlefoo.state.cells import (
    NOWHERE,
    cell_on,
    coordinates,
    first_place,
    last_place,
    line_of,
)
from bandstand.games.fiddlefoo.state.pairs import Pairs
from bandstand.games.fiddlefoo.state.phases import CHOOSE_CELL, CHOOSE_THROWS
from bandstand.kernel.bits import members as members_of_word

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
    from bandstand.games.fiddlefoo.view.types import PairsView, PairView, ProspectView


def pairs_shown(state: Fiddlefoo, seat: int) -> PairsView:
    """The Pairs of the last placement, what they let people throw, and what cells would give."""
    pairs = state.pairs
    throwing = state.phase == CHOOSE_THROWS
    safe = pairs.made > 0 and state.terms.safesong and safesong.is_safesong(pairs)
    return {
        "card": None if pairs.card == NO_CARD else write_card(pairs.card),
        "partners": write_cards(pairs.partners),
        "made": _made(state, pairs, state.ground.cell_of(pairs.card)),
        "range": _numbers(state, state.matching if throwing else pairs.by_range),
        "notes": _notes(state, state.by_notes if throwing else pairs.by_notes),
        "silence": pairs.silence,
        "safesong": safe,
        "coming": _coming(state, seat),
        "closed": [_ends(closed) for closed in state.ground.closed],
    }


def _ends(closed: int) -> list[list[int]]:
    """The first and the last cell of a closed line."""
    line = line_of(closed)
    return [
        coordinates(cell_on(line, first_place(closed))),
        coordinates(cell_on(line, last_place(closed))),
    ]


def _made(state: Fiddlefoo, pairs: Pairs, cell: int) -> list[PairView]:
    """Each Pair with its range and difference; its distance, unless cards have moved since."""
    deck = state.deck
    shifted = pairs.has(MOVE) or pairs.has(REMOVE_CARDS)
    found: list[PairView] = []
    for partner in members(pairs.partners):
        there = state.ground.cell_of(partner)
        seen = state.terms.safesong and not shifted and cell != NOWHERE and there != NOWHERE
        found.append(
            {
                "card": write_card(partner),
                "range": deck.range_ends(pairs.card, partner),
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


def _coming(state: Fiddlefoo, seat: int) -> list[ProspectView]:
    """For the player who places a card: the Pairs it would make in each legal cell."""
    if state.phase != CHOOSE_CELL or state.active != seat:
        return []
    return [_prospect(state, cell) for cell in placing.cells(state, state.card)]


def _prospect(state: Fiddlefoo, cell: int) -> ProspectView:
    """Wildcard: purple has not said yet what it counts as, so all it could do is shown."""
    partners = by_range = by_notes = no_cards()
    silence, safe = False, True
    for colour in members_of_word(wildcard.colours_of(state, state.card, cell)):
        pairs = pairing.make_pairs(state, state.card, cell, colour)
        partners = union(partners, pairs.partners)
        by_range = union(by_range, pairs.by_range)
        by_notes = union(by_notes, pairs.by_notes)
        silence = silence or pairs.silence
        safe = safe and safesong.is_safesong(pairs)
    return {
        "cell": coordinates(cell),
        "partners": write_cards(partners),
        "range": _numbers(state, by_range),
        "notes": _notes(state, by_notes),
        "silence": silence,
        "safesong": state.terms.safesong and safe,
    }
