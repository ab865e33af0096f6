"""All fields of a position but those of the deck and of the Pairs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo import meta
from bandstand.games.fiddlefoo.material import COLOURS, NO_CARD
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    is_empty,
    no_cards,
    only_specials,
    special_bit,
    without,
)
from bandstand.games.fiddlefoo.moves import read_card, write_card, write_cards, write_cell
from bandstand.games.fiddlefoo.play.specials import paired
from bandstand.games.fiddlefoo.state import fields
from bandstand.games.fiddlefoo.state.cells import (
    NOWHERE,
    cell_at,
    cell_on,
    first_place,
    in_line,
    last_place,
    line_of,
    line_through,
    place_on,
    stretch,
)
from bandstand.games.fiddlefoo.state.map import card_on, cell_under
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_BASIS,
    CHOOSE_CELL,
    CHOOSE_COLOUR,
    CHOOSE_DISCARD,
    CHOOSE_MOVED,
    CHOOSE_REMOVED,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    PHASE_NAMES,
)
from bandstand.games.fiddlefoo.state.position.deck import (
    read_deck,
    read_special,
    read_terms,
    write_deck,
    write_terms,
)
from bandstand.games.fiddlefoo.state.position.pairs import read_pairs, write_pairs
from bandstand.games.fiddlefoo.state.position.words import (
    NONE,
    are_numbers,
    card_name,
    name_of,
    number_of,
    read_card_field,
    read_cards,
    read_seat,
    read_set,
    set_of,
    write_set,
)
from bandstand.kernel.errors import PositionError
from bandstand.kernel.options import Options
from bandstand.kernel.position import PositionReader, PositionWriter

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
    from bandstand.kernel.dice import Dice

_CELL: Final = re.compile(r"(-?\d{1,2}),(-?\d{1,2})", re.ASCII)
_BARRED_NAMES: Final = (*COLOURS, "forced")
# While these are decided, the card just placed is the one in question.
_ABOUT_THE_PLACED: Final = (
    CHOOSE_COLOUR,
    CHOOSE_DISCARD,
    CHOOSE_MOVED,
    CHOOSE_REMOVED,
    CHOOSE_BASIS,
    CHOOSE_THROWS,
)
_ABOUT_A_CHOSEN: Final = (CHOOSE_CELL, CHOOSE_TARGET, CHOOSE_WANTED)


def write_position(state: Fiddlefoo) -> str:
    """Everything about the state but its dice."""
    writer = PositionWriter(meta.META.id, state.players)
    write_terms(writer, state.terms)
    write_deck(writer, state.deck)
    _write_rounds(writer, state)
    _write_map(writer, state)
    _write_people(writer, state)
    _write_piles(writer, state)
    write_pairs(writer, state)
    _write_phase(writer, state)
    _write_answers(writer, state)
    _write_specials(writer, state)
    return writer.text()


def read_position(reader: PositionReader, options: Options, dice: Dice) -> Fiddlefoo:
    """The state that ``write_position`` wrote, with these dice."""
    terms = read_terms(reader, options)
    state = fields.blank(reader.players, terms, read_deck(reader, terms, dice), dice)
    _read_rounds(reader, state)
    _read_map(reader, state)
    _read_people(reader, state)
    _read_piles(reader, state)
    read_pairs(reader, state)
    _read_phase(reader, state)
    _read_answers(reader, state)
    _read_specials(reader, state)
    return state


# -- Rounds ----------------------------------------------------------------------------------------


def _write_rounds(writer: PositionWriter, state: Fiddlefoo) -> None:
    points = [[str(line[seat]) for line in state.points] for seat in range(state.players)]
    writer.words_by_seat("points", points)
    writer.seat("starter", state.starter, 0)
    writer.seat("turn", state.turn, state.starter)


def _read_rounds(reader: PositionReader, state: Fiddlefoo) -> None:
    lists = reader.words_by_seat("points")
    rounds = len(lists[0])
    if any(len(points) != rounds or not are_numbers(points) for points in lists):
        raise PositionError("The field 'points' has a number for each finished round and seat.")
    state.points = [[int(points[number]) for points in lists] for number in range(rounds)]
    state.round = rounds
    for person, points in zip(state.people, lists, strict=True):
        person.total = sum(int(word) for word in points)
    state.starter = reader.seat("starter", 0)
    state.turn = reader.seat("turn", state.starter)


# -- The map ---------------------------------------------------------------------------------------


def _write_map(writer: PositionWriter, state: Fiddlefoo) -> None:
    ground = state.ground
    writer.words(
        "map",
        [
            f"{write_card(card_on(square))}@{write_cell(cell_under(square))}"
            for square in ground.squares
        ],
    )
    writer.words("closed", [_write_stretch(closed) for closed in ground.closed])
    write_set(writer, "start", state.start_cards, _usual_start(state))


def _read_map(reader: PositionReader, state: Fiddlefoo) -> None:
    ground = state.ground
    for word in reader.words("map"):
        name, _, place = word.partition("@")
        cell = _read_cell(place)
        if ground.card_at(cell) != NOWHERE:
            raise PositionError(f"Two cards lie at {place} in this position.")
        ground.lay(read_card(name), cell, state.deck, state.terms.touch)
    ground.closed = [_read_stretch(word) for word in reader.words("closed")]
    state.start_cards = read_set(reader, "start", _usual_start(state))


def _usual_start(state: Fiddlefoo) -> Cards:
    """The first four cards of the map."""
    return set_of([card_on(square) for square in state.ground.squares[:4]])


def _write_stretch(closed: int) -> str:
    line = line_of(closed)
    ends = (cell_on(line, first_place(closed)), cell_on(line, last_place(closed)))
    return "..".join(write_cell(cell) for cell in ends)


def _read_stretch(text: str) -> int:
    first, _, last = text.partition("..")
    some, other = _read_cell(first), _read_cell(last)
    if some == other or not in_line(some, other):
        raise PositionError(f"A closed line has two ends in line, such as 0,0..4,0, not {text!r}.")
    line = line_through(some, other)
    return stretch(line, place_on(some, line), place_on(other, line))


def _read_cell(text: str) -> int:
    cell = _CELL.fullmatch(text)
    if cell is None:
        raise PositionError(f"A cell is a column and a row, such as 2,-1, not {text!r}.")
    return cell_at(int(cell[1]), int(cell[2]))


# -- Hands and piles -------------------------------------------------------------------------------


def _write_people(writer: PositionWriter, state: Fiddlefoo) -> None:
    people = state.people
    writer.words_by_seat("hands", [write_cards(person.hand) for person in people])
    writer.words_by_seat("known", [write_cards(person.known) for person in people])
    writer.words_by_seat("lacks", [write_cards(person.lacks) for person in people])
    writer.numbers_by_seat("fresh", [person.fresh for person in people])


def _read_people(reader: PositionReader, state: Fiddlefoo) -> None:
    hands, known = reader.words_by_seat("hands"), reader.words_by_seat("known")
    lacks, fresh = reader.words_by_seat("lacks"), reader.numbers_by_seat("fresh")
    for seat, person in enumerate(state.people):
        person.hand = read_cards(hands[seat])
        person.known = read_cards(known[seat])
        person.lacks = read_cards(lacks[seat])
        person.fresh = fresh[seat]


def _write_piles(writer: PositionWriter, state: Fiddlefoo) -> None:
    writer.words("piles", write_cards(state.piled))
    if state.pile == without(_lying_nowhere(state), state.gone):
        writer.words("gone", write_cards(state.gone))
    else:
        writer.word("pile", " ".join(write_cards(state.pile)) or NONE)
        writer.word("gone", " ".join(write_cards(state.gone)) or NONE)


def _read_piles(reader: PositionReader, state: Fiddlefoo) -> None:
    state.piled = read_cards(reader.words("piles"))
    rest = _lying_nowhere(state)
    if reader.has("pile"):
        state.pile = read_set(reader, "pile", rest)
        state.gone = read_set(reader, "gone", without(rest, state.pile))
    else:
        state.gone = read_set(reader, "gone", no_cards())
        state.pile = without(rest, state.gone)


def _lying_nowhere(state: Fiddlefoo) -> Cards:
    """The cards that are neither on the map nor in a hand, nor on one of the four piles."""
    rest = without(without(state.deck.cards, state.ground.cards()), state.piled)
    for person in state.people:
        rest = without(rest, person.hand)
    return rest


# -- What is being decided -------------------------------------------------------------------------


def _write_phase(writer: PositionWriter, state: Fiddlefoo) -> None:
    writer.word("phase", PHASE_NAMES[state.phase], PHASE_NAMES[0])
    writer.seat("placer", state.active, state.turn)
    writer.word("last-placed", card_name(state.last_placed), card_name(state.pairs.card))
    writer.word("card", card_name(state.card), card_name(_usual_card(state)))


def _read_phase(reader: PositionReader, state: Fiddlefoo) -> None:
    phase = reader.word("phase", PHASE_NAMES[0])
    if phase not in PHASE_NAMES:
        raise PositionError(f"The phase is one of {', '.join(PHASE_NAMES)}, not {phase!r}.")
    state.phase = PHASE_NAMES.index(phase)
    state.active = reader.seat("placer", state.turn)
    state.last_placed = read_card_field(reader, "last-placed", state.pairs.card)
    state.card = read_card_field(reader, "card", _usual_card(state))
    if state.card == NO_CARD and state.phase in _ABOUT_A_CHOSEN:
        raise PositionError(f"The phase {phase!r} needs a card: the one that was chosen.")


def _usual_card(state: Fiddlefoo) -> int:
    """The card just placed, as long as something is asked about it."""
    return state.last_placed if state.phase in _ABOUT_THE_PLACED else NO_CARD


def _write_answers(writer: PositionWriter, state: Fiddlefoo) -> None:
    people = state.people
    writer.words_by_seat("throwing", [write_cards(person.throwing) for person in people])
    writer.words_by_seat("piling", [write_cards(person.piling) for person in people])
    answered = [person.answered for person in people]
    writer.word("answered", _write_seats(answered), _write_seats(_usual_answered(state)))


def _read_answers(reader: PositionReader, state: Fiddlefoo) -> None:
    throwing_cards, piling = reader.words_by_seat("throwing"), reader.words_by_seat("piling")
    answered = reader.word("answered", _write_seats(_usual_answered(state))).split()
    for seat, person in enumerate(state.people):
        person.throwing = read_cards(throwing_cards[seat])
        person.piling = read_cards(piling[seat])
        person.answered = str(seat + 1) in answered


def _usual_answered(state: Fiddlefoo) -> list[bool]:
    """While cards are thrown, those who are not asked; else everybody once a card was placed."""
    if state.phase == CHOOSE_THROWS:
        return [
            seat == state.active or is_empty(person.hand)
            for seat, person in enumerate(state.people)
        ]
    return [state.last_placed != NO_CARD for _ in state.people]


def _write_seats(chosen: list[bool]) -> str:
    return " ".join(str(seat) for seat, one in enumerate(chosen, 1) if one) or NONE


def _write_specials(writer: PositionWriter, state: Fiddlefoo) -> None:
    """Talkytoot: what special cards have still to do."""
    writer.words("effects", write_cards(only_specials(state.effects)))
    writer.number("steps", state.steps)
    writer.word("barred", name_of(_BARRED_NAMES, state.barred), NONE)
    writer.words("draws", [str(seat + 1) for seat in state.draws])
    again = [
        f"{paired.again_seat(earned) + 1}:{COLOURS[paired.again_barred(earned)]}"
        for earned in state.extras
    ]
    writer.words("again", again)
    writer.seat("swapper", state.swapper)
    writer.seat("instaplay", state.instaplay)


def _read_specials(reader: PositionReader, state: Fiddlefoo) -> None:
    for key in reader.words("effects"):
        state.effects |= special_bit(read_special(key))
    state.steps = reader.number("steps")
    state.barred = number_of(reader, "barred", _BARRED_NAMES)
    state.draws = [read_seat(state, word) for word in reader.words("draws")]
    for word in reader.words("again"):
        seat, _, colour = word.partition(":")
        if colour not in COLOURS:
            raise PositionError(f"An extra card is a seat and a colour, as 1:red, not {word!r}.")
        state.extras.append(paired.again(read_seat(state, seat), COLOURS.index(colour)))
    state.swapper = reader.seat("swapper")
    state.instaplay = reader.seat("instaplay")
