"""The Pairs of the last placement, and what may be thrown for them, in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.legal import throwing
from bandstand.games.fiddlefoo.material import BASES, HIGHEST, NO_CARD, SAFE_DISTANCE
from bandstand.games.fiddlefoo.material.cards import Cards, common, is_empty, members
from bandstand.games.fiddlefoo.moves import read_card, write_card, write_cards
from bandstand.games.fiddlefoo.play import pairs as pairing
from bandstand.games.fiddlefoo.state.cells import NOWHERE, in_line
from bandstand.games.fiddlefoo.state.pairs import Pairs
from bandstand.games.fiddlefoo.state.position.words import (
    NONE,
    are_numbers,
    name_of,
    number_of,
    read_set,
    set_of,
    write_set,
)
from bandstand.kernel.errors import PositionError
from bandstand.kernel.position import PositionReader, PositionWriter

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

_BASIS_NAMES: Final = (*BASES, "open")


def write_pairs(writer: PositionWriter, state: Fiddlefoo) -> None:
    """The new card and its partners; the distances where cards have moved since."""
    pairs = state.pairs
    if pairs.card != NO_CARD:
        writer.words("pairs", [write_card(pairs.card), *write_cards(pairs.partners)])
        if pairs.packed() != _usual_pairs(state, pairs.card, pairs.partners).packed():
            writer.words("distances", [str(distance) for distance in _distances(state, pairs)])
            writer.number("far", pairs.far, _usual_far(_distances(state, pairs)))
    writer.word("basis", name_of(_BASIS_NAMES, state.basis), NONE)
    by_number, by_notes = _usual_match(state)
    write_set(writer, "matching", state.matching, by_number)
    write_set(writer, "matching-notes", state.by_notes, by_notes)


def read_pairs(reader: PositionReader, state: Fiddlefoo) -> None:
    """Distances that are not given are those on the map now."""
    cards = [read_card(word) for word in reader.words("pairs")]
    words = reader.words("distances")
    if not are_numbers(words):
        raise PositionError("The field 'distances' has whole numbers.")
    distances = [int(word) for word in words]
    far = reader.number("far", _usual_far(distances))
    if cards:
        state.pairs = _usual_pairs(state, cards[0], set_of(cards[1:]))
        if distances:
            state.pairs = _pairs_of(state, cards[0], set_of(cards[1:]), pairing.NOT_COUNTED)
            for distance in distances:
                pairing.add_distance(state.pairs, state.deck, distance)
            state.pairs.far = far
    state.basis = number_of(reader, "basis", _BASIS_NAMES)
    by_number, by_notes = _usual_match(state)
    state.matching = read_set(reader, "matching", by_number)
    state.by_notes = read_set(reader, "matching-notes", by_notes)


def _usual_pairs(state: Fiddlefoo, card: int, partners: Cards) -> Pairs:
    """The Pairs of these cards as they lie on the map now."""
    ground = state.ground
    cell = ground.cell_of(card)
    pairs = pairing.start_pairs(card)
    for partner in members(partners):
        there = ground.cell_of(partner)
        counted = state.terms.safesong and NOWHERE not in (cell, there) and in_line(cell, there)
        distance = ground.distance(cell, there) if counted else pairing.NOT_COUNTED
        pairing.add_pair(pairs, state.deck, partner, distance)
    return pairs


def _pairs_of(state: Fiddlefoo, card: int, partners: Cards, distance: int) -> Pairs:
    pairs = pairing.start_pairs(card)
    for partner in members(partners):
        pairing.add_pair(pairs, state.deck, partner, distance)
    return pairs


def _distances(state: Fiddlefoo, pairs: Pairs) -> list[int]:
    """The different distances of some Pairs, as far as they matter: to what can be thrown."""
    numbers = [
        number
        for number in range(1, HIGHEST + 1)
        if not is_empty(common(pairs.by_distance, state.deck.with_number(number)))
    ]
    return [0, *numbers] if pairs.silence else numbers


def _usual_far(distances: list[int]) -> int:
    return sum(distance >= SAFE_DISTANCE for distance in distances)


def _usual_match(state: Fiddlefoo) -> tuple[Cards, Cards]:
    """What may be thrown for the Pairs, by numbers and by notes."""
    return (
        throwing.match_by_number(state.terms, state.pairs, state.basis),
        throwing.match_by_notes(state.terms, state.pairs, state.basis),
    )
