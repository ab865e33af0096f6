"""What is in the box of Fiddlefoo, and the numbers of its moves.

A card is a number. The 54 plain cards come first: yellow, red and blue 1 to 16, then the six purple
ones; after them the 21 special cards of Talkytoot, in the order of ``SPECIALS``.
"""

from __future__ import annotations

from typing import Final

YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
PURPLE: Final = 3
COLOURS: Final = ("yellow", "red", "blue", "purple")
COLOUR_COUNT: Final = 4
ALL_COLOURS: Final = 15  # a set of colours has one bit a colour
PURPLE_BIT: Final = 8

HIGHEST: Final = 16
PURPLE_NUMBERS: Final = (1, 4, 7, 10, 13, 16)
PLAIN_COUNT: Final = 54
PLAIN_CARDS: Final = 0x3FFFFFFFFFFFFF

# Notes of the numbers 1 to 16 in the regular deck.
NOTES: Final = (1, 1, 2, 2, 3, 3, 3, 4, 4, 3, 3, 3, 2, 2, 1, 1)
MOST_NOTES: Final = 4
# In the varied deck a card's notes follow its closeness to the middle, blurred by this much.
BLUR: Final = 0.1

# Talkytoot: key, when it works, what it does.
SPECIALS: Final = (
    ("discard", "paired", "you may discard one hand card"),
    ("move", "paired", "you may move one other card of the map"),
    ("play-again", "paired", "after the throws you may place one more card, of another colour"),
    ("remove-cards", "paired", "you may take up to three cards off the map"),
    ("wild-pair", "paired", "it also pairs with other colours"),
    ("other-colours", "paired", "cards of other colours in the range may be thrown too"),
    ("range-limit", "paired", "no Pair with it may have a range of fewer than four numbers"),
    ("no-safety", "paired", "a Safesong made with it does not protect"),
    ("distance-limit", "paired", "no Pair with it may have a distance above two"),
    ("draw", "thrown", "the thrower draws one card"),
    ("notes-penalty", "thrown", "the thrower draws two cards if only its notes matched"),
    ("notes-only", "thrown", "it may be thrown by its notes only"),
    ("contrary", "thrown", "it may be thrown exactly when other cards may not"),
    ("clingy", "thrown", "it may not be thrown from a hand of three cards or fewer"),
    ("instaplay", "drawn", "it must be placed at once"),
    ("reveal", "drawn", "it is shown to everybody"),
    ("swap-map", "drawn", "you may exchange up to three hand cards with cards of the map"),
    ("colour-echo", "drawn", "draw again if it has the colour of the last card placed"),
    ("note-echo", "drawn", "draw again if it has the notes of the last card placed"),
    ("double-worst", "scored", "it costs twice your worst other card"),
    ("most-held", "scored", "it costs 10 if you hold most of its colour"),
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
# The three that decide where cards may lie: wild-pair, range-limit, distance-limit.
PLACING_SPECIALS: Final = 0x150
SAFESONG_SPECIALS: Final = ("no-safety", "distance-limit")
# Cards are seldom drawn, so chance leaves out the specials that work when they are.
DRAWN_BY_CHANCE: Final = tuple(key for key, when, _ in SPECIALS if when != "drawn")
SPECIALS_AT_RANDOM: Final = 6  # unless the table says otherwise
COLOUR_POOL: Final = 6  # of each colour, for the specials
NUMBER_POOL: Final = 2  # of each number

LEAST_RANGE: Final = 4  # numbers, for range-limit
MOST_DISTANCE: Final = 2  # for distance-limit
SAFE_DISTANCE: Final = 3
CLINGY_HAND: Final = 3
PENALTY_DRAWS: Final = 2
MOST_REMOVALS: Final = 3
MOST_EXCHANGES: Final = 3
MOST_HELD_COST: Final = 10

CARDS_DEALT: Final = 8
FAIR_DEAL: Final = {2: 12, 3: 10, 4: 8, 5: 8, 6: 8}
PILE_NOTES: Final = 10
SAFESONG_SIZE: Final = 8

# The first square of the map stands here, so that no coordinate is ever negative.
ORIGIN: Final = 304
# Before a placement the placer and somebody else hold a card, so at most 73 of the 75 cards lie on
# the map, and at most 74 when one of them is moved; being connected, they span at most 74 columns.
# With one free column on either side, columns counted modulo 76 are never taken for each other.
FOLD: Final = 76

# Moves: a card, then these, then a card for its pile, then a cell, folded.
DONE: Final = 75
TAKE: Final = 76
PASS: Final = 77
COUNT_AS: Final = 78  # + yellow, red or blue
BASIS: Final = 81  # + range, notes or distance
TO_PILE: Final = 84
TO_CELL: Final = 159
LEAVE_OPEN: Final = 5935  # toned down: no basis; younger than the cells, so it comes after them
MOVE_COUNT: Final = 5936
BASES: Final = ("range", "notes", "distance")
