"""What is in the box of Fiddlefoo: cards, special cards, and the numbers of the rulebook.

A card is a number. The 54 plain cards come first: yellow, red and blue 1 to 16, then the six purple
ones; after them the 21 special cards of Talkytoot, in the order of ``SPECIALS``. ``cards`` has sets
of cards, ``deck`` what each card of a match shows.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

# -- Cards ---------------------------------------------------------------------------------------

NO_CARD: Final = -1

YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
PURPLE: Final = 3
ColourName = Literal["yellow", "red", "blue", "purple"]
COLOURS: Final[tuple[ColourName, ...]] = ("yellow", "red", "blue", "purple")
COLOUR_COUNT: Final = 4
NO_COLOUR: Final = -1
ANY_COLOUR: Final = 5  # Wildcard: a purple card that has not said yet what it counts as
# A set of colours has one bit a colour.
ALL_COLOURS: Final = 15
PURPLE_BIT: Final = 8

HIGHEST: Final = 16
PURPLE_NUMBERS: Final = (1, 4, 7, 10, 13, 16)
PLAIN_COUNT: Final = 54

# Notes of the numbers 1 to 16 in the regular deck.
NOTES: Final = (1, 1, 2, 2, 3, 3, 3, 4, 4, 3, 3, 3, 2, 2, 1, 1)
MOST_NOTES: Final = 4
# In the varied deck a card's notes follow its closeness to the middle, blurred by this much.
BLUR: Final = 0.1

# -- The game ------------------------------------------------------------------------------------

CARDS_DEALT: Final = 8
USUAL_ROUNDS: Final = 3

# -- Safesong ------------------------------------------------------------------------------------

SAFESONG_SIZE: Final = 8  # columns and rows of the map
SAFE_DISTANCE: Final = 3
# Toned down: what cards may be thrown by.
BasisName = Literal["range", "notes", "distance"]
BASES: Final[tuple[BasisName, ...]] = ("range", "notes", "distance")

# By what thrown cards match.
GROUNDS: Final = ("number", "notes", "both", "any")
ON_NUMBER: Final = 0
ON_NOTES: Final = 1
ON_BOTH: Final = 2
ON_SILENCE: Final = 3

# -- Cooperative ---------------------------------------------------------------------------------

COOPERATIVE_ROUNDS: Final = 1
FAIR_DEAL: Final = {2: 12, 3: 10, 4: 8, 5: 8, 6: 8}  # cards each, by the number of players
PILE_NOTES: Final = 10

# -- Talkytoot -----------------------------------------------------------------------------------


When = Literal["paired", "thrown", "drawn", "scored"]


class Special(NamedTuple):
    """A special card: its name in notation, when it works, and what it does."""

    key: str
    when: When
    effect: str


SPECIALS: Final = (
    Special("discard", "paired", "you may discard one hand card"),
    Special("move", "paired", "you may move one other card of the map"),
    Special(
        "play-again", "paired", "after the throws you may place one more card, of another colour"
    ),
    Special("remove-cards", "paired", "you may take up to three cards off the map"),
    Special("wild-pair", "paired", "it also pairs with other colours"),
    Special("other-colours", "paired", "cards of other colours in the range may be thrown too"),
    Special("range-limit", "paired", "no Pair with it may have a range of fewer than four numbers"),
    Special("no-safety", "paired", "a Safesong made with it does not protect"),
    Special("distance-limit", "paired", "no Pair with it may have a distance above two"),
    Special("draw", "thrown", "the thrower draws one card"),
    Special("notes-penalty", "thrown", "the thrower draws two cards if only its notes matched"),
    Special("notes-only", "thrown", "it may be thrown by its notes only"),
    Special("contrary", "thrown", "it may be thrown exactly when other cards may not"),
    Special("clingy", "thrown", "it may not be thrown from a hand of three cards or fewer"),
    Special("instaplay", "drawn", "it must be placed at once"),
    Special("reveal", "drawn", "it is shown to everybody"),
    Special("swap-map", "drawn", "you may exchange up to three hand cards with cards of the map"),
    Special("colour-echo", "drawn", "draw again if it has the colour of the last card placed"),
    Special("note-echo", "drawn", "draw again if it has the notes of the last card placed"),
    Special("double-worst", "scored", "it costs twice your worst other card"),
    Special("most-held", "scored", "it costs 10 if you hold most of its colour"),
)
SPECIAL_COUNT: Final = 21
CARD_COUNT: Final = 75
DISCARD: Final = 54
MOVE: Final = 55
PLAY_AGAIN: Final = 56
REMOVE_CARDS: Final = 57
WILD_PAIR: Final = 58
OTHER_COLOURS: Final = 59
RANGE_LIMIT: Final = 60
NO_SAFETY: Final = 61
DISTANCE_LIMIT: Final = 62
DRAW: Final = 63
NOTES_PENALTY: Final = 64
NOTES_ONLY: Final = 65
CONTRARY: Final = 66
CLINGY: Final = 67
INSTAPLAY: Final = 68
REVEAL: Final = 69
SWAP_MAP: Final = 70
COLOUR_ECHO: Final = 71
NOTE_ECHO: Final = 72
DOUBLE_WORST: Final = 73
MOST_HELD: Final = 74
# The three that decide where cards may lie, one bit each: wild-pair, range-limit, distance-limit.
PLACING_SPECIALS: Final = 0x150
SAFESONG_SPECIALS: Final = ("no-safety", "distance-limit")
# Cards are seldom drawn, so chance leaves out the specials that work when they are.
DRAWN_BY_CHANCE: Final = tuple(special.key for special in SPECIALS if special.when != "drawn")
SPECIALS_AT_RANDOM: Final = 6  # unless the table says otherwise
COLOUR_POOL: Final = 6  # of each colour, for the faces of the specials
NUMBER_POOL: Final = 2  # of each number

LEAST_RANGE: Final = 4  # numbers, for range-limit
MOST_DISTANCE: Final = 2  # for distance-limit
CLINGY_HAND: Final = 3
PENALTY_DRAWS: Final = 2
MOST_REMOVALS: Final = 3
MOST_EXCHANGES: Final = 3
MOST_HELD_COST: Final = 10


def numbers_of(colour: int, highest: int = HIGHEST) -> list[int]:
    """The numbers of a colour's plain cards, up to this one."""
    numbers = PURPLE_NUMBERS if colour == PURPLE else range(1, HIGHEST + 1)
    return [number for number in numbers if number <= highest]


def special_of(card: int) -> Special | None:
    """What is special about the card; None for a plain one."""
    return SPECIALS[card - PLAIN_COUNT] if card >= PLAIN_COUNT else None
