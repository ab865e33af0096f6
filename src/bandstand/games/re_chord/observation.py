"""What a seat at Re-Chord sees, as planes for training.

Guitarists are counted clockwise from the one that looks; in solo play the automa is the second.
Chord cards stand in the order of their ids, spaces fret by fret from the nut.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.knowledge import barred_from
from bandstand.games.re_chord.legal.chords import complete_cards
from bandstand.games.re_chord.legal.questions import drawing_closed
from bandstand.games.re_chord.material.cards import CARDS, NAMES_IN_A_SET, NO_SONG
from bandstand.games.re_chord.material.fretboard import (
    COLOURS,
    EMPTY,
    FRETS,
    SPACES,
    WHITE,
    WYLDE,
)
from bandstand.games.re_chord.material.limits import AUTOMA, LAST_LAP
from bandstand.games.re_chord.moves import (
    ABILITY,
    BLUE_GOAL,
    GREY_GOAL,
    LISTEN_PLACED,
    NEIGHBOUR,
    OVER,
)
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.native import i64
from bandstand.kernel.planes import NUMBER_BITS, Plane, PlaneWriter, number

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord
    from bandstand.games.re_chord.state.guitarist import Guitarist
    from bandstand.kernel.options import Options

_PICKS: Final = 7  # the six colours, and wylde
_MOST_PICKS: Final = 35
_MOST_FAME: Final = 255
_MOST_LEAD: Final = 100  # of a colour in a column of the pad
_MOST_SONG: Final = 60
_HELD: Final = 8  # cards of a hand whose orders are shown; few hands have more than five
_ALL_HELD: Final = 255  # as a set


def planes(players: int, options: Options) -> tuple[Plane, ...]:
    """What the columns are at a table of this many players, with this song set."""
    from bandstand.games.re_chord.state.terms import terms_of  # which imports this file

    terms = terms_of(players, options)
    guitarists, songs = int(terms.guitarists), len(terms.song_set.songs)
    solo = (
        (
            Plane("automa's row", "its face-up chord cards", CARDS),
            Plane("automa's song", "the song card it follows", songs),
        )
        if terms.solo
        else ()
    )
    return (
        Plane("question", "what is asked of the active guitarist, see moves.py",
              OVER if terms.solo else LISTEN_PLACED),
        Plane("replacement", "whether a replacement is offered", 1),
        Plane("asked pick", "the pick whose ability is asked about: six colours, wylde", _PICKS),
        Plane("asked space", "where it lies", SPACES),
        Plane("source", "the space of the pick that moves", SPACES),
        Plane("picks", "of each type of pick, the spaces where you know it to lie",
              _PICKS * SPACES),
        Plane("taken", "spaces with a pick", SPACES),
        Plane("face down", "spaces whose pick lies face down", SPACES),
        Plane("supply", "of each slot, the type of its pick", int(terms.supply) * _PICKS),
        Plane("holding", "whether a pick is between bag or supply and fretboard; from the bag", 2),
        Plane("held", "its type, if you know it", _PICKS),
        Plane("hand", "your chord cards", CARDS),
        Plane("holds all", "whether your new cards are held", 1),
        Plane("complete", "those that are complete on the fretboard", CARDS),
        Plane("tableau", "of each guitarist, the chord cards played", guitarists * CARDS),
        Plane("golden", "of these, the ones that earned a person gold", players * CARDS),
        Plane("barred", "of each other guitarist, cards you know not to be in hand",
              (guitarists - 1) * CARDS),
        Plane("genre", "your colour", COLOURS),
        Plane("song", "your song", songs),
        Plane("song's chords", "the chords it needs", NAMES_IN_A_SET),
        Plane("scored", "the frets scored", FRETS),
        Plane("drawing closed", "whether nobody may draw two", 1),
        *solo,
        number("holds", "your cards with the order to hold: 1 for the first, 2, 4 ... added up",
               1, 0, _ALL_HELD),
        number("hand sizes", "chord cards in each hand", guitarists, 0, CARDS),
        number("chord fame", "of each guitarist", guitarists, 0, _MOST_FAME),
        number("gold fame", "of it, what re-chords earned", guitarists, 0, _MOST_FAME),
        number("played song", "of each person, the song played, counted from 1; 0: none",
               players, 0, _MOST_SONG),
        number("active", "whose turn it is, counted from you", 1, 0, max(guitarists, 2)),
        number("pad", "of each colour, its fame at each fret's scoring and one more; 0: to come",
               COLOURS * FRETS, 0, _MOST_LEAD),
        number("bag", "picks in the bag", 1, 0, _MOST_PICKS),
        number("deck", "chord cards in the deck", 1, 0, CARDS),
        number("lap", "from 1", 1, 0, LAST_LAP),
        *((number("pile", "songs left for the automa", 1, 0, songs),) if terms.solo else ()),
    )  # fmt: skip


def write(state: ReChord, seat: i64, pen: PlaneWriter) -> None:
    """Write what the seat sees, in the order of ``planes``."""
    _write_question(state, pen)
    _write_board(state, seat, pen)
    _write_own(state, seat, pen)
    _write_guitarists(state, seat, pen)
    own = state.people[seat]
    songs = state.terms.song_set.songs
    pen.one_of(own.genre - WHITE, COLOURS)
    pen.one_of(own.song, len(songs))
    pen.bits(songs[own.song].names if own.song != NO_SONG else 0, NAMES_IN_A_SET)
    pen.bits(state.scored, FRETS)
    pen.flag(drawing_closed(state))
    if state.terms.solo:
        automa = state.people[AUTOMA]
        pen.bits(automa.hand, CARDS)
        pen.one_of(state.turn.song, len(songs))
    pen.end_bits()
    _write_numbers(state, seat, pen)
    pen.end_numbers()


def _write_question(state: ReChord, pen: PlaneWriter) -> None:
    """What is asked, about which pick and spaces."""
    turn = state.turn
    phase = turn.phase
    offered = turn.offers > 0
    pen.one_of(phase, OVER if state.terms.solo else LISTEN_PLACED)
    pen.flag(offered)
    about_pick = not offered and phase in (ABILITY, BLUE_GOAL)
    pen.one_of(turn.pick - WHITE if about_pick else -1, _PICKS)
    pen.one_of(turn.at if about_pick or (not offered and phase == NEIGHBOUR) else -1, SPACES)
    moving = not offered and phase in (BLUE_GOAL, GREY_GOAL)
    pen.one_of(turn.source if moving else -1, SPACES)


def _write_board(state: ReChord, seat: i64, pen: PlaneWriter) -> None:
    """The fretboard, the supply and the pick on its way."""
    board = state.board
    turn = state.turn
    seen = ~board.down | board.known | state.people[seat].knows
    pick: i64 = WHITE
    while pick <= WYLDE:
        pen.bits(board.of_type(pick) & seen, SPACES)
        pick += 1
    pen.bits(board.taken(), SPACES)
    pen.bits(board.down, SPACES)
    for slot in range(state.terms.supply):
        pen.one_of(board.in_slot(slot) - WHITE, _PICKS)
    holding = turn.held != EMPTY
    pen.flag(holding)
    pen.flag(holding and turn.blind != 0)
    known = holding and (turn.blind == 0 or turn.active == seat)
    pen.one_of(turn.held - WHITE if known else -1, _PICKS)


def _write_own(state: ReChord, seat: i64, pen: PlaneWriter) -> None:
    """The own hand, its orders, and what of it is complete."""
    own = state.people[seat]
    pen.bits(own.hand, CARDS)
    pen.bits(own.holds_all, 1)
    pen.bits(complete_cards(state, own.hand), CARDS)


def _holds_in_order(own: Guitarist) -> i64:
    """One bit a card of the hand, in ascending order: whether it is to be held."""
    found: i64 = 0
    hand = own.hand
    place: i64 = 0
    while hand != 0 and place < _HELD:
        card = hand & -hand
        if own.holds & card != 0:
            found |= shift(1, place)
        hand ^= card
        place += 1
    return found


def _write_guitarists(state: ReChord, seat: i64, pen: PlaneWriter) -> None:
    """The tableaux, and what is known of the other hands."""
    guitarists = state.terms.guitarists
    people = around(state.people, seat)
    for person in people:
        pen.bits(person.played, CARDS)
    for person in people[: state.players]:
        pen.bits(person.golden, CARDS)
    for turn in range(1, guitarists):
        pen.bits(barred_from(state, seat, (seat + turn) % guitarists), CARDS)


def _write_numbers(state: ReChord, seat: i64, pen: PlaneWriter) -> None:
    """The planes of numbers."""
    people = around(state.people, seat)
    pen.number(_holds_in_order(people[0]), 0, _ALL_HELD)
    for person in people:
        pen.number(popcount(person.hand), 0, CARDS)
    for person in people:
        pen.number(person.chord_fame, 0, _MOST_FAME)
    for person in people:
        pen.number(person.gold_fame, 0, _MOST_FAME)
    for person in people[: state.players]:
        pen.number(person.song + 1 if person.song_fame != 0 else 0, 0, _MOST_SONG)
    active = (state.turn.active + state.terms.guitarists - seat) % state.terms.guitarists
    pen.number(active, 0, max(state.terms.guitarists, 2))
    _write_pad(state, pen)
    pen.number(state.board.bag_size(), 0, _MOST_PICKS)
    pen.number(popcount(state.deck), 0, CARDS)
    pen.number(state.turn.number // state.terms.guitarists + 1, 0, LAST_LAP)
    if state.terms.solo:
        pen.number(popcount(state.songs), 0, len(state.terms.song_set.songs))


def _write_pad(state: ReChord, pen: PlaneWriter) -> None:
    """Colour by colour: one more than its fame when each fret was scored; 0 before that."""
    for colour in range(COLOURS):
        row: i64 = 0
        for column in state.pad:
            fame = min(column.fame_of(WHITE + colour) + 1, _MOST_LEAD)
            row |= shift(fame, NUMBER_BITS * column.fret)
        pen.numbers(row, FRETS)


def around(people: list[Guitarist], seat: i64) -> list[Guitarist]:
    """The guitarists clockwise from a seat."""
    return people[seat:] + people[:seat]
