"""What a seat at Take the A Chord sees, as planes for training.

Seats and places are counted clockwise from the one that looks. Cards played in the stage are shown
whatever the memory aid: everybody saw them, and a network has no other memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.a_chord.material import (
    CARD_COUNT,
    CARDS_DEALT,
    CHORD_COUNT,
    COLOURS,
    INSETS,
    MOST_IMPROVISATIONS,
    PLACES,
    STAGES,
    cards_of_colour,
    pad_improvisations,
    pad_spotlight,
    pad_tokens,
)
from bandstand.games.a_chord.setup import left_place
from bandstand.games.tricks import card_laid
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64
from bandstand.kernel.planes import NUMBER_BITS, Plane, PlaneWriter, number

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord, Player
    from bandstand.kernel.options import Options

_COLOUR_COUNT: Final = 5
_STAGES_BEFORE: Final = 2  # that can be scored while somebody still decides
_MOST_IMPROVISATION_TOKENS: Final = 7  # of a stage, as the score pad counts them
_LOWEST_TOTAL: Final = -128
_HIGHEST_TOTAL: Final = 127


def planes(players: int, options: Options) -> tuple[Plane, ...]:
    """What the columns are at a table of this many players."""
    places, most_tokens = PLACES[players], len(INSETS[players])
    each_card = "each card, blue A to purple G"
    which = "" if players == 2 else "other "
    of_two = (
        (
            Plane("half", "whether the second piles are in hand", 1),
            Plane("white", "whether you have the white tokens", 1),
        )
        if players == 2
        else ()
    )
    shown = places if players == 2 else places - 1  # while you decide, your own place is empty
    tokens = number("tokens", "trick tokens of each seat in this stage", players, 0, most_tokens)
    return (
        Plane("hand", f"your hand: {each_card}", CARD_COUNT),
        Plane("turned up", f"the card that named the first key: {each_card}", CARD_COUNT),
        Plane("round", f"the round: of each {which}place, {each_card}", shown * CARD_COUNT),
        Plane("played", f"in this stage: of each seat, {each_card}", players * CARD_COUNT),
        Plane("lacks", "colours that each seat has shown not to hold", players * len(COLOURS)),
        Plane("key", "the key: A to G", CHORD_COUNT),
        Plane("leader", "the place that leads this round", places),
        Plane("last leader", "the place that led the last round", places),
        Plane("spotlight", "the seat that has it", players),
        Plane("stage", "the stage, from the first", STAGES),
        Plane(
            "earlier spotlight",
            "of each seat, whether it had the spotlight when each earlier stage ended",
            players * _STAGES_BEFORE,
        ),
        *of_two,
        number("face down", "rounds of this trick that lie face down", 1, 0, MOST_IMPROVISATIONS),
        number(
            "rounds left", "until the hands are empty, this one included", 1, 0,
            CARDS_DEALT[players],
        ),
        number(
            "last round", "the last round: the card at each place, counted from 1; 0: none",
            places, 0, CARD_COUNT,
        ),
        *(() if players == 2 else (
            number("own card", "yours in the round, counted from 1; 0: none", 1, 0, CARD_COUNT),
        )),
        tokens,
        number(
            "improvisations", "improvisation tokens of each seat in this stage", players, 0,
            _MOST_IMPROVISATION_TOKENS,
        ),
        number(
            "total", "points of the stages scored, of each seat", players, _LOWEST_TOTAL,
            _HIGHEST_TOTAL,
        ),
        number(
            "earlier tokens", "of each seat, trick tokens of each earlier stage",
            players * _STAGES_BEFORE, 0, most_tokens,
        ),
        number(
            "earlier improvisations", "of each seat, improvisation tokens of each earlier stage",
            players * _STAGES_BEFORE, 0, _MOST_IMPROVISATION_TOKENS,
        ),
    )  # fmt: skip


def write(state: AChord, seat: i64, pen: PlaneWriter) -> None:
    """Write what the seat sees, in the order of ``planes``."""
    players = state.players
    places = state.terms.places
    first = left_place(state, seat)  # of the seat's own
    people = around(state.people, seat)
    pen.bits(people[0].hand, CARD_COUNT)
    pen.one_of(state.turned_up, CARD_COUNT)
    for step in range(0 if players == 2 else 1, places):
        turn = (first + step + places - state.leader) % places  # in which it is played
        pen.one_of(card_laid(state.table, state.in_round, turn), CARD_COUNT)
    for person in people:
        pen.bits(person.played, CARD_COUNT)
    for person in people:
        pen.bits(_colours(person.lacks), _COLOUR_COUNT)
    pen.one_of(state.key, CHORD_COUNT)
    pen.one_of((state.leader + places - first) % places, places)
    pen.one_of((state.last_leader + places - first) % places, places)
    spotlight = state.spotlight
    pen.one_of((spotlight + players - seat) % players if spotlight >= 0 else spotlight, players)
    pen.one_of(state.stage, STAGES)
    for person in people:
        pad = person.pad
        pen.bits(pad_spotlight(pad, 0) | shift(pad_spotlight(pad, 1), 1), _STAGES_BEFORE)
    if players == 2:
        pen.bits(state.half, 1)
        pen.flag(seat == state.white)
    pen.end_bits()
    _write_numbers(state, people, first, pen)
    pen.end_numbers()


def _write_numbers(state: AChord, people: list[Player], first: i64, pen: PlaneWriter) -> None:
    """The planes of numbers."""
    places = state.terms.places
    pen.number(state.face_down, 0, MOST_IMPROVISATIONS)
    pen.number(state.rounds_left, 0, state.terms.rounds)
    for step in range(places):
        turn = (first + step + places - state.last_leader) % places
        pen.number(card_laid(state.last_table, places, turn) + 1, 0, CARD_COUNT)
    if state.players > 2:
        turn = (first + places - state.leader) % places
        pen.number(card_laid(state.table, state.in_round, turn) + 1, 0, CARD_COUNT)
    tokens: i64 = 0
    improvisations: i64 = 0
    at: i64 = 0
    for person in people:
        tokens |= shift(person.trick_tokens, at)
        improvisations |= shift(person.improvisation_tokens, at)
        at += NUMBER_BITS
    pen.numbers(tokens, state.players)
    pen.numbers(improvisations, state.players)
    for person in people:
        pen.number(person.total, _LOWEST_TOTAL, _HIGHEST_TOTAL)
    for person in people:
        first_stage, second = pad_tokens(person.pad, 0), pad_tokens(person.pad, 1)
        pen.numbers(first_stage | shift(second, NUMBER_BITS), _STAGES_BEFORE)
    for person in people:
        first_stage, second = pad_improvisations(person.pad, 0), pad_improvisations(person.pad, 1)
        pen.numbers(first_stage | shift(second, NUMBER_BITS), _STAGES_BEFORE)


def around(people: list[Player], seat: i64) -> list[Player]:
    """The people clockwise from a seat."""
    return people[seat:] + people[:seat]


def _colours(cards: i64) -> i64:
    """The colours of which there is a card, as a set."""
    found: i64 = 0
    for colour in range(_COLOUR_COUNT):
        if cards & cards_of_colour(colour) != 0:
            found |= shift(1, colour)
    return found
