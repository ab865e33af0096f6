"""The deck of one match: what each card shows, and the sets of cards that throws ask for."""

from __future__ import annotations

from typing import Final, cast, final

from bandstand.games.fiddlefoo.cards import Cards, holds, no_cards, single, union
from bandstand.games.fiddlefoo.material import (
    ALL_COLOURS,
    BLUR,
    CARD_COUNT,
    COLOUR_COUNT,
    COLOUR_POOL,
    HIGHEST,
    MOST_NOTES,
    NOTES,
    NUMBER_POOL,
    OTHER_COLOURS,
    PLACING_SPECIALS,
    PLAIN_CARDS,
    PURPLE,
    PURPLE_BIT,
    PURPLE_NUMBERS,
    SPECIAL_COUNT,
    WILD_PAIR,
)
from bandstand.kernel.bits import shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

_NUMBERS: Final = 17  # entries a colour has in the tables by number


@final
class Deck:
    """The cards in play and their faces; settled once per match, never changed."""

    __slots__ = (
        "attracts",
        "cards",
        "colours",
        "needs",
        "notes",
        "numbers",
        "of_colour",
        "of_colours",
        "of_notes",
        "of_number",
        "placing_specials",
        "up_to",
        "wildcard",
    )

    def __init__(
        self,
        specials: i64,
        wildcard: bool,
        colours: list[i64],
        numbers: list[i64],
        notes: list[i64],
    ) -> None:
        self.cards: Cards = (PLAIN_CARDS, specials)
        self.wildcard = wildcard
        self.colours = colours
        self.numbers = numbers
        self.notes = notes
        # Specials that make a placement depend on more than the card's colour.
        self.placing_specials: bool = specials & PLACING_SPECIALS != 0
        # Per card: the colours that find a partner in it when it lies on the map, and the colours
        # of which it needs one to find a partner itself.
        self.attracts: list[i64] = [self.attraction(card) for card in range(CARD_COUNT)]
        self.needs: list[i64] = [self.need(card) for card in range(CARD_COUNT)]
        # Sets of cards: by colour, by set of colours, by notes, by number, and of a colour up to a
        # number.
        self.of_colour: list[Cards] = []
        self.of_colours: list[Cards] = []
        self.of_notes: list[Cards] = []
        self.of_number: list[Cards] = []
        self.up_to: list[Cards] = []
        self.tabulate()

    def attraction(self, card: i64) -> i64:
        """The colours that pair with this card of the map."""
        if card == WILD_PAIR:
            return ALL_COLOURS
        colour = self.colours[card]
        if not self.wildcard:
            return shift(1, colour)
        return ALL_COLOURS if colour == PURPLE else shift(1, colour) | PURPLE_BIT

    def need(self, card: i64) -> i64:
        """The colours that can attract this card when it is placed."""
        if card == WILD_PAIR:
            return ALL_COLOURS
        return shift(1, self.colours[card])

    def tabulate(self) -> None:
        """Sort the cards in play by what they show."""
        self.of_colour = [no_cards() for _ in range(COLOUR_COUNT)]
        self.of_notes = [no_cards() for _ in range(MOST_NOTES + 1)]
        self.of_number = [no_cards() for _ in range(HIGHEST + 1)]
        self.up_to = [no_cards() for _ in range(COLOUR_COUNT * _NUMBERS)]
        for card in range(CARD_COUNT):
            if not holds(self.cards, card):
                continue
            alone = single(card)
            colour, number, notes = self.colours[card], self.numbers[card], self.notes[card]
            self.of_colour[colour] = union(self.of_colour[colour], alone)
            self.of_notes[notes] = union(self.of_notes[notes], alone)
            self.of_number[number] = union(self.of_number[number], alone)
            for above in range(number, _NUMBERS):
                at = colour * _NUMBERS + above
                self.up_to[at] = union(self.up_to[at], alone)
        for colours in range(ALL_COLOURS + 1):
            found = no_cards()
            for colour in range(COLOUR_COUNT):
                if colours & shift(1, colour) != 0:
                    found = union(found, self.of_colour[colour])
            self.of_colours.append(found)

    def between(self, colours: i64, some: i64, other: i64) -> Cards:
        """The cards of these colours with a number strictly between the two."""
        low, high = (some, other) if some < other else (other, some)
        plain: i64 = 0
        special: i64 = 0
        if high - low > 1:
            colour: i64 = 0
            while colours != 0:
                if colours & 1 != 0:
                    upper = self.up_to[colour * _NUMBERS + high - 1]
                    lower = self.up_to[colour * _NUMBERS + low]
                    plain |= upper[0] & ~lower[0]
                    special |= upper[1] & ~lower[1]
                colour += 1
                colours >>= 1
        return (plain, special)

    def with_notes(self, count: i64) -> Cards:
        """The cards with this many notes."""
        return self.of_notes[count] if count <= MOST_NOTES else no_cards()

    def with_number(self, number: i64) -> Cards:
        """The cards of this number, of any colour."""
        return self.of_number[number] if number <= HIGHEST else no_cards()

    def gap(self, some: i64, other: i64) -> i64:
        """How many numbers lie strictly between those of two cards."""
        apart = self.numbers[some] - self.numbers[other]
        if apart < 0:
            apart = -apart
        return apart - 1 if apart > 0 else 0

    def difference(self, some: i64, other: i64) -> i64:
        """By how many notes two cards differ."""
        apart = self.notes[some] - self.notes[other]
        return -apart if apart < 0 else apart

    def pairs(self, new: i64, counts_as: i64, old: i64) -> bool:
        """Whether a new card, counting as this colour, pairs with an old one in line with it."""
        colour = self.colours[old]
        if colour == counts_as or new == WILD_PAIR:
            return True
        if self.wildcard and colour == PURPLE:
            return True
        return old == WILD_PAIR and not (self.wildcard and self.colours[new] == PURPLE)

    def pair_colours(self, new: i64, old: i64) -> i64:
        """The colours that may be thrown by the range of this Pair."""
        if new == OTHER_COLOURS or old == OTHER_COLOURS:
            return ALL_COLOURS
        colours = shift(1, self.colours[new]) | shift(1, self.colours[old])
        if not self.wildcard:
            return colours
        return ALL_COLOURS if colours & PURPLE_BIT != 0 else colours | PURPLE_BIT

    def packed(self) -> tuple[object, ...]:
        """What each card shows, as plain data; see ``unpack_deck``."""
        return (
            self.cards[1],
            self.wildcard,
            tuple(self.colours),
            tuple(self.numbers),
            tuple(self.notes),
        )


def make_deck(specials: i64, wildcard: bool, varied: bool, dice: Dice) -> Deck:
    """A deck with these specials: their faces come from shuffled pools, their notes from the rule.

    Every special has a face, in play or not, so that the dice fall alike for every choice.
    """
    colours: list[i64] = []
    numbers: list[i64] = []
    for colour in range(COLOUR_COUNT):
        for number in PURPLE_NUMBERS if colour == PURPLE else range(1, HIGHEST + 1):
            colours.append(colour)
            numbers.append(number)
    if specials != 0:
        colours.extend(shuffled(COLOUR_COUNT, COLOUR_POOL, dice))
        numbers.extend([1 + number for number in shuffled(HIGHEST, NUMBER_POOL, dice)])
    else:
        colours.extend([0] * SPECIAL_COUNT)
        numbers.extend([1] * SPECIAL_COUNT)
    notes = [varied_notes(number, dice) if varied else NOTES[number - 1] for number in numbers]
    return Deck(specials, wildcard, colours, numbers, notes)


def shuffled(kinds: i64, copies: i64, dice: Dice) -> list[i64]:
    """A face for each special from a shuffled pool of so many copies of each kind."""
    pool: list[i64] = [kind for kind in range(kinds) for _ in range(copies)]
    faces: list[i64] = []
    while len(faces) < SPECIAL_COUNT:
        faces.append(pool.pop(dice.below(len(pool))))
    return faces


def varied_notes(number: i64, dice: Dice) -> i64:
    """Notes by closeness to the middle of the numbers, a little blurred: 1 to 4."""
    closeness = 1.0 - abs(float(number) - 8.5) / 7.5 + (2.0 * dice.unit() - 1.0) * BLUR
    closeness = min(1.0, max(0.0, closeness))
    return int(1.0 + closeness * float(MOST_NOTES - 1) + 0.5)


def unpack_deck(packed: tuple[object, ...]) -> Deck:
    """The deck that ``packed`` described."""
    specials, wildcard, colours, numbers, notes = cast(
        "tuple[int, bool, tuple[int, ...], tuple[int, ...], tuple[int, ...]]", packed
    )
    return Deck(specials, wildcard, list(colours), list(numbers), list(notes))
