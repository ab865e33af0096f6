"""The deck of one match: what each card shows, which cards pair, sets of cards by their faces."""

from __future__ import annotations

from typing import Final, cast, final

from bandstand.games.fiddlefoo.material import (
    ALL_COLOURS,
    ANY_COLOUR,
    CARD_COUNT,
    COLOUR_COUNT,
    HIGHEST,
    MOST_NOTES,
    OTHER_COLOURS,
    PLACING_SPECIALS,
    PLAIN_COUNT,
    PURPLE,
    PURPLE_BIT,
    WILD_PAIR,
)
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    colour_bit,
    common,
    has_colour,
    holds,
    no_cards,
    single,
    union,
)
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64, mypyc_attr

_NUMBERS: Final = 17  # entries that a colour has in ``up_to``: 0 to HIGHEST


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ByNotes:
    """Cards sorted by how many notes they have: fields are read faster than a list."""

    __slots__ = ("four", "one", "three", "two")

    def __init__(self, one: Cards, two: Cards, three: Cards, four: Cards) -> None:
        self.one = one
        self.two = two
        self.three = three
        self.four = four

    def among(self, cards: Cards) -> ByNotes:
        """Those of the cards that are among these."""
        return ByNotes(
            common(cards, self.one),
            common(cards, self.two),
            common(cards, self.three),
            common(cards, self.four),
        )

    def having(self, notes: i64) -> Cards:
        """The cards with this many notes; there are none with more than four."""
        if notes == 1:
            return self.one
        if notes == 2:
            return self.two
        if notes == 3:
            return self.three
        return self.four if notes == MOST_NOTES else no_cards()


@final
class Deck:
    """The cards in play and their faces; settled once per match, never changed."""

    __slots__ = (
        "attracts",
        "by_notes",
        "cards",
        "colours",
        "highest",
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
        highest: i64,
        specials: i64,
        wildcard: bool,
        colours: list[i64],
        numbers: list[i64],
        notes: list[i64],
    ) -> None:
        self.highest = highest  # no plain card above this number is in play
        self.cards: Cards = (plain_cards(numbers, highest), specials)
        self.wildcard = wildcard  # purple is any colour
        # Per card, in play or not.
        self.colours = colours
        self.numbers = numbers
        self.notes = notes
        # Specials that make a placement depend on more than the card's colour.
        self.placing_specials: bool = specials & PLACING_SPECIALS != 0
        # Per card: the colours that find a partner in it when it lies on the map, and the colours
        # of which it needs one to find a partner itself.
        self.attracts: list[i64] = [self.attraction(card) for card in range(CARD_COUNT)]
        self.needs: list[i64] = [self.need(card) for card in range(CARD_COUNT)]
        # Sets of cards in play: by colour, by set of colours, by notes, by number, and of a colour
        # up to a number (see ``not_above``).
        self.of_colour: list[Cards] = []
        self.of_colours: list[Cards] = []
        self.of_notes: list[Cards] = []
        self.by_notes = ByNotes(no_cards(), no_cards(), no_cards(), no_cards())
        self.of_number: list[Cards] = []
        self.up_to: list[Cards] = []
        self.tabulate()

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
        _, one, two, three, four = self.of_notes
        self.by_notes = ByNotes(one, two, three, four)
        for colours in range(ALL_COLOURS + 1):
            found = no_cards()
            for colour in range(COLOUR_COUNT):
                if has_colour(colours, colour):
                    found = union(found, self.of_colour[colour])
            self.of_colours.append(found)

    # -- Sets of cards ---------------------------------------------------------------------------

    def not_above(self, colour: i64, number: i64) -> Cards:
        """The cards of a colour with this number or a lower one."""
        return self.up_to[colour * _NUMBERS + number]

    def between(self, colours: i64, some: i64, other: i64) -> Cards:
        """The cards of these colours with a number strictly between the two."""
        low, high = (some, other) if some < other else (other, some)
        plain: i64 = 0
        special: i64 = 0
        if high - low > 1:
            colour: i64 = 0
            while colours != 0:
                if colours & 1 != 0:
                    upper = self.not_above(colour, high - 1)
                    lower = self.not_above(colour, low)
                    plain |= upper[0] & ~lower[0]
                    special |= upper[1] & ~lower[1]
                colour += 1
                colours >>= 1
        return (plain, special)

    def with_notes(self, count: i64) -> Cards:
        """The cards with this many notes."""
        return self.by_notes.having(count)

    def with_number(self, number: i64) -> Cards:
        """The cards of this number, of any colour."""
        return self.of_number[number] if number <= HIGHEST else no_cards()

    def alike(self, card: i64) -> Cards:
        """The cards of the same colour and number, itself included."""
        return common(self.of_colour[self.colours[card]], self.of_number[self.numbers[card]])

    def is_plain(self) -> bool:
        """Whether no card has an effect and none counts as another colour."""
        return self.cards[1] == 0 and not self.wildcard

    def kin(self, card: i64) -> i64:
        """The plain cards of a card's colour."""
        return self.of_colour[self.colours[card]][0]

    # -- Two cards -------------------------------------------------------------------------------

    def gap(self, some: i64, other: i64) -> i64:
        """How many numbers lie strictly between those of two cards."""
        apart = self.numbers[some] - self.numbers[other]
        if apart < 0:
            apart = -apart
        return apart - 1 if apart > 0 else 0

    def range_ends(self, some: i64, other: i64) -> list[int]:
        """The lowest and the highest number between two cards; crossed if there is none."""
        low, high = self.numbers[some], self.numbers[other]
        return [int(min(low, high) + 1), int(max(low, high) - 1)]

    def difference(self, some: i64, other: i64) -> i64:
        """By how many notes two cards differ."""
        apart = self.notes[some] - self.notes[other]
        return -apart if apart < 0 else apart

    # -- Which cards pair: those of one colour; Wildcard: purple with any; the wild-pair with any --

    def is_wild(self, card: i64) -> bool:
        """Wildcard: whether the card counts as any colour."""
        return self.wildcard and self.colours[card] == PURPLE

    def pairs(self, new: i64, counts_as: i64, old: i64) -> bool:
        """Whether a new card, counting as this colour, pairs with an old one in line with it.

        ANY_COLOUR is for a wildcard that has not said yet what it counts as.
        """
        if new == old:
            return False  # it lies on the map already
        colour = self.colours[old]
        if colour == counts_as or new == WILD_PAIR or counts_as == ANY_COLOUR:
            return True
        if self.wildcard and colour == PURPLE:
            return True
        return old == WILD_PAIR and not self.is_wild(new)

    def attraction(self, card: i64) -> i64:
        """The colours that pair with this card of the map."""
        if card == WILD_PAIR:
            return ALL_COLOURS
        colour = self.colours[card]
        if not self.wildcard:
            return colour_bit(colour)
        return ALL_COLOURS if colour == PURPLE else colour_bit(colour) | PURPLE_BIT

    def need(self, card: i64) -> i64:
        """The colours that can attract this card when it is placed."""
        return ALL_COLOURS if card == WILD_PAIR else colour_bit(self.colours[card])

    def pair_colours(self, new: i64, old: i64) -> i64:
        """The colours that may be thrown by the range of this Pair."""
        if new == OTHER_COLOURS or old == OTHER_COLOURS:
            return ALL_COLOURS
        colours = colour_bit(self.colours[new]) | colour_bit(self.colours[old])
        if not self.wildcard:
            return colours
        return ALL_COLOURS if colours & PURPLE_BIT != 0 else colours | PURPLE_BIT

    # -- Copies ----------------------------------------------------------------------------------

    def packed(self) -> tuple[object, ...]:
        """What each card shows, as plain data; see ``unpack_deck``."""
        return (
            self.cards[1],
            self.wildcard,
            tuple(self.colours),
            tuple(self.numbers),
            tuple(self.notes),
            *(() if self.highest == HIGHEST else (int(self.highest),)),
        )


def plain_cards(numbers: list[i64], highest: i64) -> i64:
    """The plain cards whose number is not above this one, as bits."""
    found: i64 = 0
    for card in range(PLAIN_COUNT):
        if numbers[card] <= highest:
            found |= shift(1, card)
    return found


def unpack_deck(packed: tuple[object, ...]) -> Deck:
    """The deck that ``packed`` described."""
    specials, wildcard, colours, numbers, notes, *turned = cast(
        "tuple[int, bool, tuple[int, ...], tuple[int, ...], tuple[int, ...], *tuple[int, ...]]",
        packed,
    )
    highest = turned[0] if turned else HIGHEST
    return Deck(highest, specials, wildcard, list(colours), list(numbers), list(notes))
