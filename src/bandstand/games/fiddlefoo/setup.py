"""Setup: what the table agreed on, the deck of a match, the first square of the map, the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo import events
from bandstand.games.fiddlefoo.material import (
    BLUR,
    CARDS_DEALT,
    COLOUR_COUNT,
    COLOUR_POOL,
    COOPERATIVE_ROUNDS,
    DRAWN_BY_CHANCE,
    HIGHEST,
    MOST_NOTES,
    NO_CARD,
    NOTES,
    NUMBER_POOL,
    SAFESONG_SPECIALS,
    SPECIAL_COUNT,
    SPECIALS,
    USUAL_ROUNDS,
    YELLOW,
    numbers_of,
)
from bandstand.games.fiddlefoo.material.cards import (
    draw,
    no_cards,
    only_specials,
    pick,
    size,
    without,
)
from bandstand.games.fiddlefoo.material.deck import Deck
from bandstand.games.fiddlefoo.play import cooperative
from bandstand.games.fiddlefoo.state.cells import cell_at
from bandstand.games.fiddlefoo.state.map import empty_map
from bandstand.games.fiddlefoo.state.pairs import no_pairs
from bandstand.games.fiddlefoo.state.people import Terms
from bandstand.kernel.bits import members, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64
from bandstand.kernel.options import RULES, Options, number_in

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
    from bandstand.kernel.event import Event

_ALL_CORNERS: Final = 15  # of the first square, a bit each: see ``corner_cell``
FIRST_VERSION: Final = 1  # of the rules


def deal(players: int, options: Options, dice: Dice, told: list[Event] | None) -> Fiddlefoo:
    """A new game with these options, as ``Game.settle`` returns them."""
    from bandstand.games.fiddlefoo.state.fields import new_game

    terms = agree(options)
    return new_game(players, terms, settle_deck(terms, dice), dice, told)


# -- What the table agreed on --------------------------------------------------------------------


def agree(options: Options) -> Terms:
    """The options of a table, in the form the rules use."""
    rounds = options["rounds"]
    talkytoot = options["talkytoot"]
    named: list[str] = []
    if isinstance(talkytoot, list):
        named = [str(key) for key in talkytoot]
    return Terms(
        rounds=rounds if isinstance(rounds, int) else usual_rounds(bool(options["cooperative"])),
        varied=options["notes"] == "varied",
        corners=options["adjacency"] == "corners",
        one_throw=options["throws"] == "one",
        safesong=bool(options["safesong"]),
        toned_down=bool(options["toned_down"]),
        dissonance=bool(options["dissonance"]),
        wildcard=bool(options["wildcard"]),
        cooperative=bool(options["cooperative"]),
        fair_deal=options["coop_deal"] == "fair",
        specials=specials_named(named),
        random_specials=talkytoot if isinstance(talkytoot, int) else 0,
        equals_piled=options.get(RULES) == FIRST_VERSION,
        cards=number_in(options, "cards", CARDS_DEALT),
        highest=number_in(options, "highest", HIGHEST),
    )


def usual_rounds(together: bool) -> i64:
    """How many rounds a match has unless the table says otherwise."""
    return COOPERATIVE_ROUNDS if together else USUAL_ROUNDS


def specials_named(keys: list[str]) -> i64:
    """The specials with these keys, a bit each."""
    found: i64 = 0
    for special, (key, _, _) in enumerate(SPECIALS):
        if key in keys:
            found |= shift(1, special)
    return found


# -- The deck of a match -------------------------------------------------------------------------


def settle_deck(terms: Terms, dice: Dice) -> Deck:
    """The deck of a match: its specials, their faces, its notes."""
    specials = terms.specials
    if terms.random_specials > 0:
        pool = only_specials(specials_for_chance(terms.safesong))
        specials |= draw(pool, terms.random_specials, dice)[1]
    return make_deck(terms, specials, dice)


def specials_for_chance(safesong: bool) -> i64:
    """The specials that chance may choose, a bit each."""
    return specials_named(
        [key for key in DRAWN_BY_CHANCE if safesong or key not in SAFESONG_SPECIALS]
    )


def make_deck(terms: Terms, specials: i64, dice: Dice) -> Deck:
    """A deck with these specials: their faces come from shuffled pools, their notes from the rule.

    Every special has a face, in play or not, so that the dice fall alike for every choice.
    """
    colours, numbers = plain_faces()
    if specials != 0:
        colours.extend(shuffled(COLOUR_COUNT, COLOUR_POOL, dice))
        numbers.extend([1 + number for number in shuffled(HIGHEST, NUMBER_POOL, dice)])
    else:
        colours.extend([YELLOW] * SPECIAL_COUNT)
        numbers.extend([1] * SPECIAL_COUNT)
    if terms.varied:
        notes = [varied_notes(number, dice) for number in numbers]
    else:
        notes = [regular_notes(number) for number in numbers]
    return Deck(terms.highest, specials, terms.wildcard, colours, numbers, notes)


def plain_faces() -> tuple[list[i64], list[i64]]:
    """The colours and the numbers of the plain cards, in card order."""
    colours: list[i64] = []
    numbers: list[i64] = []
    for colour in range(COLOUR_COUNT):
        for number in numbers_of(colour):
            colours.append(colour)
            numbers.append(number)
    return colours, numbers


def shuffled(kinds: i64, copies: i64, dice: Dice) -> list[i64]:
    """A face for each special from a shuffled pool with this many copies of each kind."""
    pool: list[i64] = [kind for kind in range(kinds) for _ in range(copies)]
    faces: list[i64] = []
    while len(faces) < SPECIAL_COUNT:
        faces.append(pool.pop(dice.below(len(pool))))
    return faces


def regular_notes(number: i64) -> i64:
    """The notes of a number in the regular deck."""
    return NOTES[number - 1]


def varied_notes(number: i64, dice: Dice) -> i64:
    """Notes by closeness to the middle of the numbers, a little blurred: 1 to 4."""
    closeness = 1.0 - abs(float(number) - 8.5) / 7.5 + (2.0 * dice.unit() - 1.0) * BLUR
    closeness = min(1.0, max(0.0, closeness))
    return int(1.0 + closeness * float(MOST_NOTES - 1) + 0.5)


# -- The deal of a round -------------------------------------------------------------------------


def deal_round(state: Fiddlefoo) -> None:
    """Lay the first square and deal; a cooperative table deals until it can be won."""
    gathered = events.cards_gathered(state)
    state.gone = no_cards()
    state.piled = no_cards()
    state.last_placed = NO_CARD
    state.pairs = no_pairs()
    lay_out(state)
    while state.terms.cooperative and not cooperative.is_fit_for_piles(state):
        lay_out(state)
    events.round_begins(state, gathered)


def lay_out(state: Fiddlefoo) -> None:
    """One card of each colour in a random order, then the hands; the rest is the pile."""
    deck, dice = state.deck, state.dice
    state.ground = empty_map()
    state.start_cards = no_cards()
    corners: i64 = _ALL_CORNERS
    for colour in range(COLOUR_COUNT):
        cards = deck.of_colour[colour]
        card = pick(cards, dice.below(size(cards)))
        free = members(corners)
        corner = free[dice.below(len(free))]
        corners ^= shift(1, corner)
        state.ground.lay(card, corner_cell(corner), deck, state.terms.touch)
    state.start_cards = state.ground.cards()
    stock = without(deck.cards, state.start_cards)
    count = cooperative.cards_dealt(state.terms, state.players)
    for person in state.people:
        person.start(draw(stock, count, dice))
        stock = without(stock, person.hand)
    state.pile = stock


def corner_cell(corner: i64) -> i64:
    """A cell of the first square: two columns, two rows."""
    return cell_at(corner % 2, corner // 2)
