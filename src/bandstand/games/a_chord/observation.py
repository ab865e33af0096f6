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
from bandstand.kernel.planes import Plane, PlaneWriter, number

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord, Player
    from bandstand.kernel.options import Options

_COLOUR_COUNT: Final = 5
_STAGES_BEFORE: Final = 2  # that can be scored while somebody still decides
_MOST_IMPROVISATION_TOKENS: Final = 7  # of a stage, as the score pad counts them
_LOWEST_TOTAL: Final = -128
_HIGHEST_TOTAL: Final = 127


def planes(players: int, options: Options) -> tuple[Plane, ...]:
    """What the columns are at a table of so many players."""
    places, most_tokens = PLACES[players], len(INSETS[players])
    each_card = "each card, blue A to purple G"
    of_two = (
        (
            Plane("half", "whether the second piles are in hand", 1),
            Plane("white", "whether you have the white tokens", 1),
        )
        if players == 2
        else ()
    )
    tokens = number("tokens", "trick tokens of each seat in this stage", players, 0, most_tokens)
    return (
        Plane("hand", f"your hand: {each_card}", CARD_COUNT),
        Plane("turned up", f"the card that named the first key: {each_card}", CARD_COUNT),
        Plane("round", f"the round: of each place, {each_card}", places * CARD_COUNT),
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
    for step in range(places):
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
        for stage in range(_STAGES_BEFORE):
            pen.bits(pad_spotlight(person.pad, stage), 1)
    if players == 2:
        pen.bits(state.half, 1)
        pen.flag(seat == state.white)
    pen.end_bits()
    _write_numbers(state, people, first, pen)
    pen.end_numbers()


def _write_numbers(state: AChord, people: list[Player], first: i64, pen: PlaneWriter) -> None:
    """The planes of numbers."""
    places = state.terms.places
    most_tokens: i64 = len(state.terms.inset)
    pen.number(state.face_down, 0, MOST_IMPROVISATIONS)
    pen.number(state.rounds_left, 0, state.terms.rounds)
    for step in range(places):
        turn = (first + step + places - state.last_leader) % places
        pen.number(card_laid(state.last_table, places, turn) + 1, 0, CARD_COUNT)
    for person in people:
        pen.number(person.trick_tokens, 0, most_tokens)
    for person in people:
        pen.number(person.improvisation_tokens, 0, _MOST_IMPROVISATION_TOKENS)
    for person in people:
        pen.number(person.total, _LOWEST_TOTAL, _HIGHEST_TOTAL)
    for person in people:
        for stage in range(_STAGES_BEFORE):
            pen.number(pad_tokens(person.pad, stage), 0, most_tokens)
    for person in people:
        for stage in range(_STAGES_BEFORE):
            pen.number(pad_improvisations(person.pad, stage), 0, _MOST_IMPROVISATION_TOKENS)


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
