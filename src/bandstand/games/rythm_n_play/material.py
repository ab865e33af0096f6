"""What is in the box of Rythm 'n' Play, and how cards lie together as numbers.

Equal cards are alike, so a hand, a pile or a stack is a number that counts each sort: PLAY cards
in four bits a sort (a hexadecimal digit), RYTHM cards in eight. Adding two such numbers puts the
cards together, and all cards of the box, wherever they lie, add up to the deck. Where the order
matters, cards lie in a *row*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from bandstand.kernel.bits import lowest, shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from collections.abc import Iterable

# -- PLAY cards ----------------------------------------------------------------------------------

# The sorts: the seven Notes from low to high, then the two Changes.
NOTE_COUNT: Final = 7
LOWEST: Final = 0
SHARP: Final = 7
FLAT: Final = 8
PLAY_SORTS: Final = 9

PLAY_COPIES: Final = 6  # of each sort
PLAY_DECK: Final = 0x666666666
PLAY_CARDS: Final = 54
PLAY_DEALT: Final = 4  # to each player

# What is printed on them; one set of note names at a table.
LETTERS: Final = ("A", "B", "C", "D", "E", "F", "G")
SOLFEGE: Final = ("Do", "Re", "Mi", "Fa", "Sol", "La", "Si")
ChangeName = Literal["Sharp", "Flat"]
CHANGES: Final[tuple[ChangeName, ...]] = ("Sharp", "Flat")

# Sets of sorts: one bit a sort, where its count begins.
EACH_SORT: Final = 0x111111111
NOTES: Final = 0x001111111
BOTH_CHANGES: Final = 0x110000000


def is_note(sort: i64) -> bool:
    """Whether the card is a Note, not a Change."""
    return sort < NOTE_COUNT


def play_of(sort: i64) -> i64:
    """One PLAY card of this sort, as a count; in a set of sorts, its bit."""
    return shift(1, 4 * sort)


def play_count(cards: i64, sort: i64) -> i64:
    """How many PLAY cards of this sort."""
    return (cards >> (4 * sort)) & 15


MOST_IN_HAND: Final = 14  # PLAY cards that play_size can count; the rules keep a hand below it


def play_size(hand: i64) -> i64:
    """How many PLAY cards, of fourteen at most: the sum of the digits of a hand."""
    return hand % 15


def play_total(cards: i64) -> i64:
    """How many PLAY cards, of any number."""
    return (cards & 0xF0F0F0F0F) % 255 + ((cards >> 4) & 0xF0F0F0F0F) % 255


def sorts_held(cards: i64) -> i64:
    """The set of sorts of PLAY cards of which there is at least one."""
    return (cards | (cards >> 1) | (cards >> 2)) & EACH_SORT


def sort_at(bit: i64) -> i64:
    """The sort of PLAY cards whose count begins at this bit."""
    return bit >> 2


def lowest_sort(sorts: i64) -> i64:
    """The lowest sort of a set that is not empty."""
    return lowest(sorts) >> 2


def only_sorts(cards: i64, sorts: i64) -> i64:
    """Those of the PLAY cards that are of these sorts."""
    return cards & (15 * sorts)


def without_sorts(cards: i64, sorts: i64) -> i64:
    """Those of the PLAY cards that are of none of these sorts."""
    return cards & ~(15 * sorts)


def scale_of(notes: i64) -> i64:
    """The set of the lowest notes, this many."""
    return NOTES & (play_of(notes) - 1)


def notes_above(scale: i64, note: i64) -> i64:
    """Those notes of the scale that are higher than this one."""
    return scale & -play_of(note + 1)


def notes_below(scale: i64, note: i64) -> i64:
    """Those notes of the scale that are lower than this one."""
    return scale & (play_of(note) - 1)


def play_list(cards: i64) -> list[int]:
    """The sorts of these PLAY cards, one entry a card, in order."""
    sorts: list[int] = []
    for sort in range(PLAY_SORTS):
        sorts += [sort] * play_count(cards, sort)
    return sorts


def nth_play(cards: i64, number: i64) -> i64:
    """The sort of the card of this number, from 0, if these PLAY cards lie in order."""
    sort: i64 = 0
    while True:
        number -= cards & 15
        if number < 0:
            return sort
        cards >>= 4
        sort += 1


def count_play(sorts: Iterable[int]) -> i64:
    """PLAY cards of these sorts, one entry a card, as counts."""
    cards: i64 = 0
    for sort in sorts:
        cards += play_of(sort)
    return cards


# -- RYTHM cards ---------------------------------------------------------------------------------

# The sorts, from long to short.
WHOLE: Final = 0
HALF: Final = 1
QUARTER: Final = 2
EIGHTH: Final = 3
RYTHM_SORTS: Final = 4
ValueName = Literal["whole", "half", "quarter", "eighth"]
VALUES: Final[tuple[ValueName, ...]] = ("whole", "half", "quarter", "eighth")

RYTHM_DECK: Final = 0x10080402
RYTHM_CARDS: Final = 30

# Sets of sorts: one bit a sort, the lowest for wholes.
ANY_VALUE: Final = 0b1111
UP_TO_HALF: Final = 0b1110
UP_TO_QUARTER: Final = 0b1100
ONLY_EIGHTH: Final = 0b1000
NO_EIGHTH: Final = 0b0111


def rythm_of(sort: i64) -> i64:
    """One RYTHM card of this sort, as a count."""
    return shift(1, 8 * sort)


def rythm_count(cards: i64, sort: i64) -> i64:
    """How many RYTHM cards of this sort."""
    return (cards >> (8 * sort)) & 255


def rythm_size(cards: i64) -> i64:
    """How many RYTHM cards."""
    return cards % 255


def value_of(sort: i64) -> i64:
    """What one RYTHM card is worth, in half beats."""
    return 8 >> sort


def half_beats(cards: i64) -> i64:
    """What the RYTHM cards are worth, in half beats."""
    # Each count times its worth, without calls: interpreted, this line is hot.
    return (
        8 * (cards & 255)
        + 4 * ((cards >> 8) & 255)
        + 2 * ((cards >> 16) & 255)
        + ((cards >> 24) & 255)
    )


def whole_beats(cards: i64) -> i64:
    """How many whole beats the RYTHM cards are worth."""
    return half_beats(cards) >> 1


def values_held(cards: i64) -> i64:
    """The set of sorts of RYTHM cards of which there is at least one."""
    some = ((cards + 0x7F7F7F7F) & 0x80808080) >> 7  # bit 0 of each count's eight bits
    return (some | (some >> 7) | (some >> 14) | (some >> 21)) & ANY_VALUE


def values_up_to(beats: i64) -> i64:
    """The set of sorts of RYTHM cards that are worth at most these half beats."""
    if beats >= 8:
        return ANY_VALUE
    if beats >= 4:
        return UP_TO_HALF
    if beats >= 2:
        return UP_TO_QUARTER
    return ONLY_EIGHTH if beats >= 1 else 0


def has_value(sorts: i64, sort: i64) -> bool:
    """Whether the set has this sort of RYTHM cards."""
    return sorts & shift(1, sort) != 0


def rythm_list(cards: i64) -> list[int]:
    """The sorts of these RYTHM cards, one entry a card, in order."""
    sorts: list[int] = []
    for sort in range(RYTHM_SORTS):
        sorts += [sort] * rythm_count(cards, sort)
    return sorts


def nth_rythm(cards: i64, number: i64) -> i64:
    """The sort of the card of this number, from 0, if these RYTHM cards lie in order."""
    sort: i64 = 0
    while True:
        number -= cards & 255
        if number < 0:
            return sort
        cards >>= 8
        sort += 1


def count_rythm(sorts: Iterable[int]) -> i64:
    """RYTHM cards of these sorts, one entry a card, as counts."""
    cards: i64 = 0
    for sort in sorts:
        cards += rythm_of(sort)
    return cards


# -- Limits and points ---------------------------------------------------------------------------

HAND_LIMIT: Final = 7
MOST_HALF_BEATS: Final = 8  # to spend in one turn: four beats
# For a card, in half points, as all scores inside; a half beat in hand costs one.
FACE_DOWN: Final = 2
FACE_UP: Final = -6

# -- Rows ----------------------------------------------------------------------------------------

# Up to sixty PLAY cards in order: four words of fifteen cards, four bits each.
Row = tuple[i64, i64, i64, i64]
CARDS_A_WORD: Final = 15
CARDS_A_ROW: Final = 60
EMPTY_ROW: Final = (0, 0, 0, 0)


def card_at(row: Row, place: i64) -> i64:
    """The sort of the card at this place of a row, from 0."""
    if place < CARDS_A_WORD:
        return (row[0] >> (4 * place)) & 15
    if place < 2 * CARDS_A_WORD:
        return (row[1] >> (4 * (place - CARDS_A_WORD))) & 15
    if place < 3 * CARDS_A_WORD:
        return (row[2] >> (4 * (place - 2 * CARDS_A_WORD))) & 15
    return (row[3] >> (4 * (place - 3 * CARDS_A_WORD))) & 15


def with_card(row: Row, place: i64, sort: i64) -> Row:
    """The row with a card added at its end, which is this place."""
    if place < CARDS_A_WORD:
        return (row[0] | shift(sort, 4 * place), row[1], row[2], row[3])
    if place < 2 * CARDS_A_WORD:
        return (row[0], row[1] | shift(sort, 4 * (place - CARDS_A_WORD)), row[2], row[3])
    if place < 3 * CARDS_A_WORD:
        return (row[0], row[1], row[2] | shift(sort, 4 * (place - 2 * CARDS_A_WORD)), row[3])
    return (row[0], row[1], row[2], row[3] | shift(sort, 4 * (place - 3 * CARDS_A_WORD)))


def in_word(word: i64, place: i64, sort: i64) -> i64:
    """One word of a row with a card added at this place of it."""
    return word | shift(sort, 4 * place)


def row_list(row: Row, size: i64) -> list[int]:
    """The sorts of the first *size* cards of a row, in order."""
    return [card_at(row, place) for place in range(size)]


def row_of(sorts: list[int]) -> Row:
    """PLAY cards of these sorts in this order."""
    row: Row = EMPTY_ROW
    for place in range(len(sorts)):
        row = with_card(row, place, sorts[place])
    return row


# RYTHM cards in order, two bits each: thirty fit in one number.


def rythm_at(row: i64, place: i64) -> i64:
    """The sort of the RYTHM card at this place of a stack, from 0."""
    return (row >> (2 * place)) & 3


def with_rythm(row: i64, place: i64, sort: i64) -> i64:
    """The stack of RYTHM cards with one added on top, which is this place."""
    return row | shift(sort, 2 * place)


def first_rythms(row: i64, size: i64) -> i64:
    """The stack of RYTHM cards without what lies above the first *size*."""
    return row & (shift(1, 2 * size) - 1)


def rythm_row_list(row: i64, size: i64) -> list[int]:
    """The sorts of the RYTHM cards of a stack, from the bottom."""
    return [rythm_at(row, place) for place in range(size)]


def rythm_row_of(sorts: list[int]) -> i64:
    """RYTHM cards of these sorts in this order."""
    row: i64 = 0
    for place in range(len(sorts)):
        row = with_rythm(row, place, sorts[place])
    return row
