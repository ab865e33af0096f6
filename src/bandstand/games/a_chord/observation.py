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
    pad_improvisations,
    pad_spotlight,
    pad_tokens,
)
from bandstand.games.a_chord.setup import left_place
from bandstand.games.tricks import card_laid, colours_among
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64
from bandstand.kernel.options import number_in
from bandstand.kernel.planes import NUMBER_BITS, Plane, PlaneWriter, number

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord, Player
    from bandstand.kernel.options import Options

_COLOUR_COUNT: Final = 5
_LEAST_RANGE: Final = 2  # a number of a smaller range would be a bit
_MOST_IMPROVISATION_TOKENS: Final = 7  # of a stage, as the score pad counts them
_LOWEST_TOTAL: Final = -128
_HIGHEST_TOTAL: Final = 127


def planes(players: int, options: Options) -> tuple[Plane, ...]:
    """What the columns are at a table of this many players."""
    places, most_tokens = PLACES[players], len(INSETS[players])
    stages = number_in(options, "stages", STAGES)
    before = stages - 1  # that can be scored while somebody still decides
    rounds = max(number_in(options, "cards", CARDS_DEALT[players]), _LEAST_RANGE)
    in_a_row = max(number_in(options, "improvisations", MOST_IMPROVISATIONS), _LEAST_RANGE)
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
    declared = (
        Plane("hand", f"your hand: {each_card}", CARD_COUNT),
        Plane("turned up", f"the card that named the first key: {each_card}", CARD_COUNT),
        Plane("round", f"the round: of each {which}place, {each_card}", shown * CARD_COUNT),
        Plane("played", f"in this stage: of each seat, {each_card}", players * CARD_COUNT),
        Plane("lacks", "colours that each seat has shown not to hold", players * len(COLOURS)),
        Plane("key", "the key: A to G", CHORD_COUNT),
        Plane("leader", "the place that leads this round", places),
        Plane("last leader", "the place that led the last round", places),
        Plane("spotlight", "the seat that has it", players),
        Plane("stage", "the stage, from the first", stages),
        Plane(
            "earlier spotlight",
            "of each seat, whether it had the spotlight when each earlier stage ended",
            players * before,
        ),
        *of_two,
        number("face down", "rounds of this trick that lie face down", 1, 0, in_a_row),
        number(
            "rounds left", "until the hands are empty, this one included", 1, 0,
            rounds,
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
            players * before, 0, most_tokens,
        ),
        number(
            "earlier improvisations", "of each seat, improvisation tokens of each earlier stage",
            players * before, 0, _MOST_IMPROVISATION_TOKENS,
        ),
    )  # fmt: skip
    return tuple(plane for plane in declared if plane.width > 0)


def write(state: AChord, seat: i64, pen: PlaneWriter) -> None:
    """Write what the seat sees, in the order of ``planes``."""
    players = state.players
    places = state.terms.places
    before = state.terms.stages - 1
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
        pen.bits(colours_among(person.lacks, _COLOUR_COUNT, CHORD_COUNT), _COLOUR_COUNT)
    pen.one_of(state.key, CHORD_COUNT)
    pen.one_of((state.leader + places - first) % places, places)
    pen.one_of((state.last_leader + places - first) % places, places)
    spotlight = state.spotlight
    pen.one_of((spotlight + players - seat) % players if spotlight >= 0 else spotlight, players)
    pen.one_of(state.stage, state.terms.stages)
    for person in people:
        spotlights: i64 = 0
        for stage in range(before):
            spotlights |= shift(pad_spotlight(person.pad, stage), stage)
        pen.bits(spotlights, before)
    if players == 2:
        pen.bits(state.half, 1)
        pen.flag(seat == state.white)
    pen.end_bits()
    _write_numbers(state, people, first, pen)
    pen.end_numbers()


def _write_numbers(state: AChord, people: list[Player], first: i64, pen: PlaneWriter) -> None:
    """The planes of numbers."""
    places = state.terms.places
    pen.number(state.face_down, 0, max(state.terms.most_improvisations, _LEAST_RANGE))
    pen.number(state.rounds_left, 0, max(state.terms.rounds, _LEAST_RANGE))
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
    before = state.terms.stages - 1
    for person in people:
        tokens = 0
        for stage in range(before):
            tokens |= shift(pad_tokens(person.pad, stage), NUMBER_BITS * stage)
        pen.numbers(tokens, before)
    for person in people:
        improvisations = 0
        for stage in range(before):
            improvisations |= shift(pad_improvisations(person.pad, stage), NUMBER_BITS * stage)
        pen.numbers(improvisations, before)


def around(people: list[Player], seat: i64) -> list[Player]:
    """The people clockwise from a seat."""
    return people[seat:] + people[:seat]
