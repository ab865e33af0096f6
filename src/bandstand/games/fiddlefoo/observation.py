"""What a seat at Fiddlefoo sees, as planes for training.

Seats are counted clockwise from the one that looks. Cards stand in the order of their numbers
(``material``); planes of cards have the specials too where Talkytoot is played. The map is given
card by card: the column and the row of each, counted from the first square, and its turn of
placement.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo import knowledge
from bandstand.games.fiddlefoo.legal import answers
from bandstand.games.fiddlefoo.material import (
    BASES,
    CARD_COUNT,
    COLOUR_COUNT,
    COLOURS,
    COOPERATIVE_ROUNDS,
    HIGHEST,
    MOST_NOTES,
    NO_CARD,
    PLAIN_COUNT,
    SPECIAL_COUNT,
    USUAL_ROUNDS,
)
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    common,
    is_empty,
    no_cards,
    single,
    size,
    union,
)
from bandstand.games.fiddlefoo.play import safesong
from bandstand.games.fiddlefoo.state.cells import (
    column_of,
    first_place,
    last_place,
    lies_on,
    line_of,
    place_on,
    row_of,
)
from bandstand.games.fiddlefoo.state.map import card_on, cell_under
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_CELL,
    CHOOSE_COLOUR,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    FORCED,
    GAME_ENDED,
    NO_BASIS,
)
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64
from bandstand.kernel.planes import Plane, PlaneWriter, number

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
    from bandstand.games.fiddlefoo.state.people import Player
    from bandstand.kernel.options import Options

_BASES: Final = 3
_AXES: Final = 4  # rows, columns and the two diagonals
_FARTHEST: Final = 40  # columns or rows from the first square
_MOST_POINTS: Final = 255


def planes(players: int, options: Options) -> tuple[Plane, ...]:
    """What the columns are at a table of this many players with these options."""
    specials = options["talkytoot"] != "off"
    cards = CARD_COUNT if specials else PLAIN_COUNT
    rounds = options["rounds"]
    if not isinstance(rounds, int):
        rounds = COOPERATIVE_ROUNDS if options["cooperative"] else USUAL_ROUNDS
    return (
        Plane("hand", "your hand: each card", cards),
        Plane("throwing", "the cards of your answer to a placement", cards),
        Plane("known", "of each seat, cards in hand that everybody has seen", players * cards),
        Plane("lacks", "of each other seat, colours it could not place when it last drew",
              (players - 1) * len(COLOURS)),
        Plane("chosen", "the card on its way, if you may know it", cards),
        Plane("placed", "the card of the last placement", cards),
        Plane("partners", "the cards it made Pairs with", cards),
        Plane("in range", "cards that match them by range", cards),
        Plane("by notes", "cards that match them by notes", cards),
        Plane("phase", "what is decided, see state/phases.py", GAME_ENDED),
        Plane("waiting", "the seats that must decide", players),
        Plane("turn", "the seat whose turn it is", players),
        Plane("placer", "the seat that places", players),
        Plane("starter", "the seat that started the round", players),
        Plane("silence", "whether some Pair has nothing in between", 1),
        *_option_planes(options, cards),
        number("unseen", "cards of each hand that not everybody has seen", players, 0, PLAIN_COUNT),
        number("fresh", "of these, drawn since the seat lacked cards", players, 0, PLAIN_COUNT),
        number("total", "points of the finished rounds, of each seat", players, 0, _MOST_POINTS),
        number("points", "of each round but the last, the points of each seat",
               (rounds - 1) * players, 0, _MOST_POINTS),
        number("column", "of each card on the map, 41 at the first square; 0: not there", cards, 0,
               2 * _FARTHEST + 1),
        number("row", "likewise", cards, 0, 2 * _FARTHEST + 1),
        number("order", "of each card on the map, which it is from 1 on", cards, 0, CARD_COUNT),
        number("last placed", "in this round, counted from 1; 0: none", 1, 0, CARD_COUNT),
        number("pile", "cards in the pile", 1, 0, CARD_COUNT),
        *((number("round", "from 0", 1, 0, max(rounds, 2)),) if rounds > 1 else ()),
        *((number("notes", "that each plain card shows", PLAIN_COUNT, 0, MOST_NOTES),)
          if options["notes"] == "varied" else ()),
        *((number("special numbers", "the number of each special", SPECIAL_COUNT, 0, HIGHEST),
           number("special notes", "the notes of each special", SPECIAL_COUNT, 0, MOST_NOTES))
          if specials else ()),
    )  # fmt: skip


def _option_planes(options: Options, cards: int) -> tuple[Plane, ...]:
    """The planes of bits that only some variants have."""
    found: list[Plane] = []
    if options["safesong"]:
        found.append(Plane("safesong", "whether the last placement made one", 1))
        found.append(
            Plane("closed", "of each card: is its row, column, diagonal done", cards * _AXES)
        )
        found.append(Plane("basis", "what is thrown by: range, notes, distance", len(BASES)))
    if options["cooperative"]:
        found.append(Plane("piling", "cards of your answer for the piles", cards))
        found.append(Plane("piled", "cards on the four piles", cards))
    if options["talkytoot"] != "off":
        found.append(Plane("gone", "cards out of the game", cards))
        found.append(Plane("specials", "those in the deck", SPECIAL_COUNT))
        colours = SPECIAL_COUNT * len(COLOURS)
        found.append(Plane("special colours", "of each: yellow, red, blue, purple", colours))
    return tuple(found)


def write(state: Fiddlefoo, seat: i64, pen: PlaneWriter) -> None:
    """Write what the seat sees, in the order of ``planes``."""
    specials = _plays_specials(state)
    _write_hands(state, seat, specials, pen)
    _write_pairs(state, seat, specials, pen)
    _write_turn(state, seat, pen)
    _write_variants(state, seat, specials, pen)
    pen.end_bits()
    _write_numbers(state, seat, pen)
    _write_map(state, specials, pen)
    pen.number(state.last_placed + 1, 0, CARD_COUNT)
    pen.number(size(state.pile), 0, CARD_COUNT)
    if state.terms.rounds > 1:
        pen.number(state.round, 0, max(state.terms.rounds, 2))
    _write_deck(state, specials, pen)
    pen.end_numbers()


def _plays_specials(state: Fiddlefoo) -> bool:
    return state.terms.specials != 0 or state.terms.random_specials != 0


def _write_cards(cards: Cards, specials: bool, pen: PlaneWriter) -> None:
    pen.bits(cards[0], PLAIN_COUNT)
    if specials:
        pen.bits(cards[1], SPECIAL_COUNT)


def _write_card(card: i64, specials: bool, pen: PlaneWriter) -> None:
    _write_cards(no_cards() if card == NO_CARD else single(card), specials, pen)


def _write_hands(state: Fiddlefoo, seat: i64, specials: bool, pen: PlaneWriter) -> None:
    """The own hand and answer, and what everybody knows of each hand."""
    people = around(state.people, seat)
    _write_cards(people[0].hand, specials, pen)
    _write_cards(people[0].throwing, specials, pen)
    for person in people:
        _write_cards(person.known, specials, pen)
    for person in people[1:]:
        pen.bits(_colours(state, person.lacks), COLOUR_COUNT)


def _write_pairs(state: Fiddlefoo, seat: i64, specials: bool, pen: PlaneWriter) -> None:
    """The card on its way, the last placement, and what matches it."""
    pairs = state.pairs
    throwing = state.phase == CHOOSE_THROWS
    _write_card(_chosen(state, seat), specials, pen)
    _write_card(pairs.card, specials, pen)
    _write_cards(pairs.partners, specials, pen)
    _write_cards(state.matching if throwing else pairs.by_range, specials, pen)
    _write_cards(state.by_notes if throwing else pairs.by_notes, specials, pen)


def _chosen(state: Fiddlefoo, seat: i64) -> i64:
    """The card on its way, to those who may know it."""
    phase = state.phase
    if phase == CHOOSE_COLOUR or (phase == CHOOSE_CELL and state.barred == FORCED):
        return state.card
    if phase in (CHOOSE_CELL, CHOOSE_TARGET, CHOOSE_WANTED) and answers.decider(state) == seat:
        return state.card
    return NO_CARD


def _write_turn(state: Fiddlefoo, seat: i64, pen: PlaneWriter) -> None:
    """What is decided, and by whom."""
    players = state.players
    pen.one_of(knowledge.phase_seen(state, seat), GAME_ENDED)
    waiting = state.to_act()
    for turn in range(players):
        pen.bits((waiting >> ((seat + turn) % players)) & 1, 1)
    pen.one_of((state.turn + players - seat) % players, players)
    pen.one_of((state.active + players - seat) % players, players)
    pen.one_of((state.starter + players - seat) % players, players)
    pen.flag(state.pairs.silence)


def _write_variants(state: Fiddlefoo, seat: i64, specials: bool, pen: PlaneWriter) -> None:
    """What only some variants have, see ``_option_planes``."""
    own = state.people[seat]
    if state.terms.safesong:
        pairs = state.pairs
        pen.flag(pairs.made > 0 and safesong.is_safesong(pairs))
        _write_closed(state, specials, pen)
        chosen = state.phase == CHOOSE_THROWS and safesong.is_toned_down(state.basis)
        pen.one_of(state.basis if chosen else NO_BASIS, _BASES)
    if state.terms.cooperative:
        _write_cards(own.piling, specials, pen)
        _write_cards(state.piled, specials, pen)
    if specials:
        _write_cards(state.gone, specials, pen)
        pen.bits(state.deck.cards[1], SPECIAL_COUNT)
        for special in range(SPECIAL_COUNT):
            pen.one_of(state.deck.colours[PLAIN_COUNT + special], COLOUR_COUNT)


def _write_closed(state: Fiddlefoo, specials: bool, pen: PlaneWriter) -> None:
    """By axis, the cards that lie on a closed stretch of a line."""
    closed_on: list[Cards] = [no_cards() for _ in range(_AXES)]
    for closed in state.ground.closed:
        line = line_of(closed)
        for square in state.ground.squares:
            cell = cell_under(square)
            if not lies_on(cell, line):
                continue
            if first_place(closed) <= place_on(cell, line) <= last_place(closed):
                axis = line % _AXES
                closed_on[axis] = union(closed_on[axis], single(card_on(square)))
    for cards in closed_on:
        _write_cards(cards, specials, pen)


def _write_numbers(state: Fiddlefoo, seat: i64, pen: PlaneWriter) -> None:
    """Numbers of each seat."""
    players = state.players
    people = around(state.people, seat)
    for person in people:
        pen.number(knowledge.hidden_size(person), 0, PLAIN_COUNT)
    for person in people:
        pen.number(person.fresh, 0, PLAIN_COUNT)
    for person in people:
        pen.number(person.total, 0, _MOST_POINTS)
    for finished in range(state.terms.rounds - 1):
        for turn in range(players):
            scored = finished < len(state.points)
            points = state.points[finished][(seat + turn) % players] if scored else 0
            pen.number(points, 0, _MOST_POINTS)


def _write_map(state: Fiddlefoo, specials: bool, pen: PlaneWriter) -> None:
    """Where each card of the map lies, and when it was placed."""
    cards: i64 = CARD_COUNT if specials else PLAIN_COUNT
    columns = pen.zeros(cards)
    rows = pen.zeros(cards)
    orders = pen.zeros(cards)
    order: i64 = 1
    for square in state.ground.squares:
        card = card_on(square)
        cell = cell_under(square)
        pen.put(columns + card, _shown(column_of(cell)))
        pen.put(rows + card, _shown(row_of(cell)))
        pen.put(orders + card, order)
        order += 1


def _shown(coordinate: i64) -> i64:
    """A coordinate above 0, so that 0 says that a card is not on the map."""
    return min(max(coordinate + _FARTHEST, 0), 2 * _FARTHEST) + 1


def _write_deck(state: Fiddlefoo, specials: bool, pen: PlaneWriter) -> None:
    """What the cards show, where that differs from match to match."""
    deck = state.deck
    if state.terms.varied:
        for card in range(PLAIN_COUNT):
            pen.number(deck.notes[card], 0, MOST_NOTES)
    if specials:
        for card in range(PLAIN_COUNT, CARD_COUNT):
            pen.number(deck.numbers[card], 0, HIGHEST)
        for card in range(PLAIN_COUNT, CARD_COUNT):
            pen.number(deck.notes[card], 0, MOST_NOTES)


def _colours(state: Fiddlefoo, cards: Cards) -> i64:
    """The colours of which there is a card, as a set."""
    found: i64 = 0
    if is_empty(cards):
        return found
    for colour in range(COLOUR_COUNT):
        if not is_empty(common(cards, state.deck.of_colour[colour])):
            found |= shift(1, colour)
    return found


def around(people: list[Player], seat: i64) -> list[Player]:
    """The people clockwise from a seat."""
    return people[seat:] + people[:seat]
