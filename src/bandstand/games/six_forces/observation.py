"""What a seat at 6 Forces sees, as planes for training.

Seats are counted clockwise from the one that looks. Cards played in the round are shown whatever
the memory aid: everybody saw them, and a network has no other memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bandstand.games.six_forces.material import (
    CARD_COUNT,
    CARDS_DEALT,
    CHIPS,
    COLOURS,
    HIGHEST_NUMBERS,
    NOT_YET,
    NUMBER_COUNT,
    TRUMP_COUNT,
)
from bandstand.games.tricks import card_laid, colours_among
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64
from bandstand.kernel.options import number_in
from bandstand.kernel.planes import NUMBER_BITS, Plane, PlaneWriter, number
from bandstand.kernel.position import NOBODY

if TYPE_CHECKING:
    from bandstand.games.six_forces.state import Player, SixForces
    from bandstand.kernel.options import Options

_COLOUR_COUNT: Final = 4
_LEAST_RANGE: Final = 2  # a number of a smaller range would be a bit
_LOWEST_TOTAL: Final = -64
_HIGHEST_TOTAL: Final = 64


def planes(players: int, options: Options) -> tuple[Plane, ...]:
    """What the columns are at a table of this many players."""
    highest = number_in(options, "highest", HIGHEST_NUMBERS[players])
    cards, rounds = _COLOUR_COUNT * highest, number_in(options, "rounds", players)
    tricks = max(number_in(options, "cards", CARDS_DEALT), _LEAST_RANGE)
    chips = max(number_in(options, "chips", CHIPS), _LEAST_RANGE)
    each_card = f"each card, red 1 to green {highest}"
    declared = (
        Plane("hand", f"your hand: {each_card}", cards),
        Plane("trick", f"on the table: of each other seat, {each_card}", (players - 1) * cards),
        Plane("played", f"in this round: of each seat, {each_card}", players * cards),
        Plane("lacks", "colours that each seat has shown not to hold", players * len(COLOURS)),
        Plane(
            "trump", "of each seat: red, yellow, blue, green, big, small", players * TRUMP_COUNT
        ),
        Plane("spare", "whether each seat took a white chip", players),
        Plane("starter", "the seat that starts the round", players),
        Plane("leader", "the seat that leads the trick", players),
        Plane("last leader", "the seat that led the last trick", players),
        Plane("last winner", "the seat that won the last trick", players),
        Plane("round", "the round, from the first", rounds),
        Plane(
            "earlier spare", "of each earlier round, whether each seat took a white chip",
            (rounds - 1) * players,
        ),
        number("predicted", "of each seat, tricks predicted and one more; 0: not yet", players, 0,
               tricks + 1),
        number("tricks", "won by each seat in this round", players, 0, tricks),
        number("total", "points of the rounds scored, of each seat", players, _LOWEST_TOTAL,
               _HIGHEST_TOTAL),
        number("chips", "in the centre", 1, 0, chips),
        number("choices left", "predictions and trumps to come", 1, 0, 2 * players),
        number("tricks left", "in this round, the one on the table included", 1, 0, tricks),
        number("own card", "yours in the trick, counted from 1; 0: none", 1, 0, CARD_COUNT),
        number("last trick", "the card of each seat in the last trick, counted from 1; 0: none",
               players, 0, CARD_COUNT),
        number("earlier predictions", "of each earlier round: each seat's prediction",
               (rounds - 1) * players, 0, tricks),
        number("earlier tricks", "of each earlier round: the tricks each seat won",
               (rounds - 1) * players, 0, tricks),
    )  # fmt: skip
    return tuple(plane for plane in declared if plane.width > 0)


def write(state: SixForces, seat: i64, pen: PlaneWriter) -> None:
    """Write what the seat sees, in the order of ``planes``."""
    players = state.players
    highest = state.terms.highest
    cards = _COLOUR_COUNT * highest
    people = around(state.people, seat)
    pen.bits(_in_play(people[0].hand, highest), cards)
    for turn in range(1, players):
        played = (seat + turn + players - state.leader) % players  # its place in the order of play
        card = card_laid(state.table, state.in_trick, played)
        pen.bits(_in_play(shift(1, card), highest) if card >= 0 else 0, cards)
    for person in people:
        pen.bits(_in_play(person.played, highest), cards)
    for person in people:
        pen.bits(colours_among(person.lacks, _COLOUR_COUNT, NUMBER_COUNT), _COLOUR_COUNT)
    for person in people:
        pen.one_of(person.trump, TRUMP_COUNT)
    for person in people:
        pen.bits(person.spare, 1)
    pen.one_of((state.starter + players - seat) % players, players)
    pen.one_of((state.leader + players - seat) % players, players)
    pen.one_of((state.last_leader + players - seat) % players, players)
    no_last = state.last_table == 0
    pen.one_of(NOBODY if no_last else (state.last_winner + players - seat) % players, players)
    pen.one_of(state.rounds_done, state.terms.rounds)
    earlier = [_Earlier(state, number_of, seat) for number_of in range(state.terms.rounds - 1)]
    for scored in earlier:
        pen.bits(scored.spares, players)
    pen.end_bits()
    _write_numbers(state, seat, people, pen)
    for scored in earlier:
        pen.numbers(scored.predictions, players)
    for scored in earlier:
        pen.numbers(scored.tricks, players)
    pen.end_numbers()


def _write_numbers(state: SixForces, seat: i64, people: list[Player], pen: PlaneWriter) -> None:
    """The planes of numbers, but for those of earlier rounds."""
    players = state.players
    predictions: i64 = 0
    tricks: i64 = 0
    at: i64 = 0
    for person in people:
        predictions |= shift(person.predicted - NOT_YET, at)
        tricks |= shift(person.tricks, at)
        at += NUMBER_BITS
    pen.numbers(predictions, players)
    pen.numbers(tricks, players)
    for person in people:
        pen.number(person.total, _LOWEST_TOTAL, _HIGHEST_TOTAL)
    pen.number(state.chips, 0, max(state.terms.chips, _LEAST_RANGE))
    pen.number(state.choices_left, 0, 2 * players)
    pen.number(state.tricks_left, 0, CARDS_DEALT)
    own = (seat + players - state.leader) % players
    pen.number(card_laid(state.table, state.in_trick, own) + 1, 0, CARD_COUNT)
    for turn in range(players):
        played = (seat + turn + players - state.last_leader) % players
        pen.number(card_laid(state.last_table, players, played) + 1, 0, CARD_COUNT)


@final
class _Earlier:
    """The entries of a round of the score pad, seat by seat; all 0 where it is not scored yet."""

    def __init__(self, state: SixForces, number_of: i64, seat: i64) -> None:
        self.spares: i64 = 0
        self.predictions: i64 = 0
        self.tricks: i64 = 0
        if number_of >= len(state.score_pad):
            return
        entries = state.score_pad[number_of]
        for turn in range(state.players):
            entry = entries[(seat + turn) % state.players]
            self.spares |= shift(entry.spare, turn)
            self.predictions |= shift(entry.predicted, NUMBER_BITS * turn)
            self.tricks |= shift(entry.tricks, NUMBER_BITS * turn)


def around(people: list[Player], seat: i64) -> list[Player]:
    """The people clockwise from a seat."""
    return people[seat:] + people[:seat]


def _in_play(cards: i64, highest: i64) -> i64:
    """The same cards, numbered without those that stay in the box."""
    if highest == NUMBER_COUNT:
        return cards
    one_colour = shift(1, highest) - 1
    found: i64 = 0
    for colour in range(_COLOUR_COUNT):
        found |= shift((cards >> (NUMBER_COUNT * colour)) & one_colour, highest * colour)
    return found
