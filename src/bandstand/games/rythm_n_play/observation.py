"""What a seat at Rythm 'n' Play sees, as planes for training.

Seats are counted clockwise from the one that looks; sorts of PLAY cards are the notes from low to
high, Sharp and Flat. What was picked up and spent is shown whatever the memory aid: everybody saw
it, and a network has no other memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.rythm_n_play import legal
from bandstand.games.rythm_n_play.material import (
    HAND_LIMIT,
    MOST_IN_HAND,
    NOTE_COUNT,
    PLAY_CARDS,
    PLAY_SORTS,
    RYTHM_CARDS,
    RYTHM_SORTS,
    SHARP,
    card_at,
    play_count,
    play_size,
    rythm_size,
)
from bandstand.games.rythm_n_play.moves import ACT, LAY_DOWN, OVER
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64
from bandstand.kernel.planes import NUMBER_BITS, Plane, PlaneWriter, number

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.state import Player, RythmNPlay
    from bandstand.kernel.options import Options

_OF_A_SORT: Final = 6  # PLAY cards
_EIGHTHS: Final = 16  # the most RYTHM cards of a sort
_CHANGES: Final = 2


def stave_places(players: int) -> int:
    """How many of the last cards of the stave are shown in order; few staves are longer."""
    return 3 + 3 * players


def planes(players: int, options: Options) -> tuple[Plane, ...]:
    """What the columns are at a table of this many players."""
    sorts = players * PLAY_SORTS
    return (
        Plane("phase", "what is decided: the Tonality, a turn, a card to lay down", OVER),
        Plane("first", "the seat of the first turn", players),
        Plane("layer", "the seat that laid the last card of the stave", players),
        Plane("tonality", "Sharp, Flat", _CHANGES),
        Plane("top", "the sort of the last card laid", PLAY_SORTS),
        Plane("last note", "the last note laid, from low to high", NOTE_COUNT),
        Plane("must continue", "whether only composing or picking up is left", 1),
        Plane("shut", "whether nothing can follow on the stave", 1),
        Plane("lacks", "of each other seat, sorts of PLAY cards it has shown not to hold",
              sorts - PLAY_SORTS),
        number("turn", "the seat that decides, counted from you", 1, 0, players),
        number("play", "your PLAY cards: how many of each sort", PLAY_SORTS, 0, _OF_A_SORT),
        number("rythm", "your RYTHM cards: whole, half, quarter, eighth", RYTHM_SORTS, 0, _EIGHTHS),
        number("chosen", "RYTHM cards of your exchange not yet done", RYTHM_SORTS, 0, _EIGHTHS),
        number("play held", "PLAY cards in the hand of each seat", players, 0, MOST_IN_HAND),
        number("rythm held", "RYTHM cards in the hand of each seat", players, 0, RYTHM_CARDS),
        number("drawn", "RYTHM cards each seat drew since the shuffle", players, 0, RYTHM_CARDS),
        number("spent", "since its first of these each seat spent: whole, half, quarter, eighth",
               players * RYTHM_SORTS, 0, _EIGHTHS),
        number("picked up", "of each seat, cards of its staves of each sort", sorts, 0, _OF_A_SORT),
        number("face up", "of each seat, cards laid down of each sort", sorts, 0, _OF_A_SORT),
        number("stave cards", "on the stave of each sort", PLAY_SORTS, 0, _OF_A_SORT),
        number("stave", "the sorts of its last cards, the last one first, counted from 1; 0: none",
               stave_places(players), 0, PLAY_SORTS),
        number("stave size", "cards on the stave", 1, 0, PLAY_CARDS),
        number("discards", "RYTHM cards: whole, half, quarter, eighth", RYTHM_SORTS, 0, _EIGHTHS),
        number("shuffled", "RYTHM cards that went into the last shuffle", RYTHM_SORTS, 0, _EIGHTHS),
        number("gone", "of these, spent by hands that had drawn none", RYTHM_SORTS, 0, _EIGHTHS),
        number("play left", "cards in the PLAY stack", 1, 0, PLAY_CARDS),
        number("rythm left", "cards in the RYTHM stack", 1, 0, RYTHM_CARDS),
        number("silence", "turns without composing that end the game; 0: none", 1, 0, players),
        number("to lay", "PLAY cards that must still be laid down", 1, 0, HAND_LIMIT),
    )  # fmt: skip


def write(state: RythmNPlay, seat: i64, pen: PlaneWriter) -> None:
    """Write what the seat sees, in the order of ``planes``."""
    players = state.players
    people = around(state.people, seat)
    pen.one_of(state.phase, OVER)
    pen.one_of((state.first + players - seat) % players, players)
    layer = state.layer
    pen.one_of((layer + players - seat) % players if layer >= 0 else layer, players)
    pen.one_of(state.tone - SHARP, _CHANGES)
    pen.one_of(state.top, PLAY_SORTS)
    pen.one_of(state.last_note, NOTE_COUNT)
    pen.flag(state.phase == ACT and legal.must_continue(state))
    pen.flag(legal.is_shut(state))
    for person in people[1:]:
        pen.bits(_sorts(person.lacks), PLAY_SORTS)
    pen.end_bits()
    pen.number((state.turn + players - seat) % players, 0, players)
    _write_hands(state, seat, people, pen)
    for person in people:
        _write_play(person.pile, pen)
    for person in people:
        _write_play(person.face_up, pen)
    _write_stave(state, pen)
    _write_rythm(state.discards, pen)
    _write_rythm(state.shuffled, pen)
    _write_rythm(state.gone, pen)
    pen.number(state.play_left, 0, PLAY_CARDS)
    pen.number(state.rythm_left, 0, RYTHM_CARDS)
    pen.number(state.silence, 0, players)
    laying = state.phase == LAY_DOWN
    pen.number(legal.excess(state, state.people[state.turn]) if laying else 0, 0, HAND_LIMIT)
    pen.end_numbers()


def _write_hands(state: RythmNPlay, seat: i64, people: list[Player], pen: PlaneWriter) -> None:
    """The own cards, and what everybody can see of each hand."""
    _write_play(people[0].play, pen)
    _write_rythm(people[0].rythm, pen)
    _write_rythm(state.chosen if state.turn == seat else 0, pen)
    play: i64 = 0
    rythm: i64 = 0
    drawn: i64 = 0
    at: i64 = 0
    for person in people:
        play |= shift(play_size(person.play), at)
        rythm |= shift(rythm_size(person.rythm), at)
        drawn |= shift(rythm_size(person.drawn), at)
        at += NUMBER_BITS
    pen.numbers(play, state.players)
    pen.numbers(rythm, state.players)
    pen.numbers(drawn, state.players)
    for person in people:
        _write_rythm(person.spent, pen)


def _write_stave(state: RythmNPlay, pen: PlaneWriter) -> None:
    """How many of each sort, the last cards in order, how many in all."""
    _write_play(state.stave_cards, pen)
    size = state.stave_size
    for back in range(3 + 3 * state.players):
        place = size - 1 - back
        pen.number(card_at(state.stave, place) + 1 if place >= 0 else 0, 0, PLAY_SORTS)
    pen.number(size, 0, PLAY_CARDS)


def _write_play(cards: i64, pen: PlaneWriter) -> None:
    """How many of each sort: the nine digits of the count, four, four and one."""
    pen.numbers(_digits_apart(cards), 4)
    pen.numbers(_digits_apart(cards >> 16), 4)
    pen.numbers(play_count(cards, PLAY_SORTS - 1), 1)


def _digits_apart(cards: i64) -> i64:
    """The lowest four hexadecimal digits, in a byte each."""
    digits = cards & 0xFFFF
    digits = (digits | shift(digits, 8)) & 0x00FF00FF
    return (digits | shift(digits, 4)) & 0x0F0F0F0F


def _write_rythm(cards: i64, pen: PlaneWriter) -> None:
    """How many of each sort: a count is a byte a sort already."""
    pen.numbers(cards, RYTHM_SORTS)


def around(people: list[Player], seat: i64) -> list[Player]:
    """The people clockwise from a seat."""
    return people[seat:] + people[:seat]


def _sorts(held: i64) -> i64:
    """A set of sorts with one bit a sort."""
    found: i64 = 0
    for sort in range(PLAY_SORTS):
        if play_count(held, sort) != 0:
            found |= shift(1, sort)
    return found
