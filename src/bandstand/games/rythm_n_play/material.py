"""What is in the box of Rythm 'n' Play, and how many of each sort lie in one place.

Equal cards are alike, so a hand, a pile or a stack is a number that counts each sort: PLAY cards
in four bits a sort (a hexadecimal digit), RYTHM cards in eight. Adding two such numbers puts the
cards together, and all cards of the box, wherever they lie, add up to the deck.
"""

from __future__ import annotations

from typing import Final

from bandstand.kernel.bits import shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

# The sorts of PLAY cards: the seven Notes from low to high, then the two Changes.
NOTE_COUNT: Final = 7
HIGHEST: Final = 6
LOWEST: Final = 0
SHARP: Final = 7
FLAT: Final = 8
PLAY_SORTS: Final = 9
PLAY_DECK: Final = 0x666666666

LETTERS: Final = ("A", "B", "C", "D", "E", "F", "G")
SOLFEGE: Final = ("Do", "Re", "Mi", "Fa", "Sol", "La", "Si")
CHANGES: Final = ("Sharp", "Flat")

# One bit a sort, where its count begins.
EACH_SORT: Final = 0x111111111
NOTES: Final = 0x001111111
BOTH_CHANGES: Final = 0x110000000

# The sorts of RYTHM cards, and what they are worth in half beats.
WHOLE: Final = 0
HALF: Final = 1
QUARTER: Final = 2
EIGHTH: Final = 3
RYTHM_SORTS: Final = 4
VALUES: Final = ("whole", "half", "quarter", "eighth")
RYTHM_DECK: Final = 0x10080402

PLAY_DEALT: Final = 4
HAND_LIMIT: Final = 7
MOST_HALF_BEATS: Final = 8  # to spend in one turn: four beats
# In half points, as all scores inside.
FACE_DOWN: Final = 2
FACE_UP: Final = -6

# A row of up to sixty PLAY cards in order: four words of fifteen cards.
Row = tuple[i64, i64, i64, i64]
CARDS_A_WORD: Final = 15
EMPTY_ROW: Final = (0, 0, 0, 0)


def play_of(sort: i64) -> i64:
    """One PLAY card of this sort, as a count."""
    return shift(1, 4 * sort)


def rythm_of(sort: i64) -> i64:
    """One RYTHM card of this sort, as a count."""
    return shift(1, 8 * sort)


def play_count(cards: i64, sort: i64) -> i64:
    """How many PLAY cards of this sort."""
    return (cards >> (4 * sort)) & 15


def rythm_count(cards: i64, sort: i64) -> i64:
    """How many RYTHM cards of this sort."""
    return (cards >> (8 * sort)) & 255


def play_size(hand: i64) -> i64:
    """How many PLAY cards, of fourteen at most: the sum of the digits of a hand."""
    return hand % 15


def play_total(cards: i64) -> i64:
    """How many PLAY cards, of any number."""
    return (cards & 0xF0F0F0F0F) % 255 + ((cards >> 4) & 0xF0F0F0F0F) % 255


def rythm_size(cards: i64) -> i64:
    """How many RYTHM cards."""
    return cards % 255


def half_beats(cards: i64) -> i64:
    """What the RYTHM cards are worth, in half beats."""
    return (
        8 * (cards & 255)
        + 4 * ((cards >> 8) & 255)
        + 2 * ((cards >> 16) & 255)
        + ((cards >> 24) & 255)
    )


def worth(sort: i64) -> i64:
    """What one RYTHM card is worth, in half beats."""
    return 8 >> sort


def sorts_held(cards: i64) -> i64:
    """The sorts of PLAY cards of which there is at least one; a bit each, as in EACH_SORT."""
    return (cards | (cards >> 1) | (cards >> 2)) & EACH_SORT


def notes_beyond(note: i64, tone: i64) -> i64:
    """The notes that follow this one: higher on Sharp, lower on Flat, never the same."""
    if tone == SHARP:
        return NOTES & -play_of(note + 1)
    return NOTES & (play_of(note) - 1)


def pick_play(cards: i64, total: i64, dice: Dice) -> i64:
    """The sort of a random card among these PLAY cards, *total* in number."""
    left = dice.below(total)
    sort: i64 = 0
    while True:
        left -= cards & 15
        if left < 0:
            return sort
        cards >>= 4
        sort += 1


def pick_rythm(cards: i64, total: i64, dice: Dice) -> i64:
    """The sort of a random card among these RYTHM cards, *total* in number."""
    left = dice.below(total)
    sort: i64 = 0
    while True:
        left -= cards & 255
        if left < 0:
            return sort
        cards >>= 8
        sort += 1


def draw_some(cards: i64, count: i64, dice: Dice) -> i64:
    """Random PLAY cards of these, *count* in number."""
    total = play_total(cards)
    drawn: i64 = 0
    while count > 0:
        card = play_of(pick_play(cards, total, dice))
        cards -= card
        drawn += card
        total -= 1
        count -= 1
    return drawn


def shuffle_play(cards: i64, dice: Dice) -> Row:
    """These PLAY cards in random order."""
    total = play_total(cards)
    first, cards = shuffle_word(cards, total, dice)
    second, cards = shuffle_word(cards, total - CARDS_A_WORD, dice)
    third, cards = shuffle_word(cards, total - 2 * CARDS_A_WORD, dice)
    fourth, cards = shuffle_word(cards, total - 3 * CARDS_A_WORD, dice)
    return (first, second, third, fourth)


def shuffle_word(cards: i64, total: i64, dice: Dice) -> tuple[i64, i64]:
    """One word of random cards, and the cards that stay behind."""
    word: i64 = 0
    place: i64 = 0
    while place < CARDS_A_WORD and total > 0:
        sort = pick_play(cards, total, dice)
        cards -= play_of(sort)
        word |= shift(sort, 4 * place)
        total -= 1
        place += 1
    return word, cards


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


def shuffle_rythm(cards: i64, dice: Dice) -> i64:
    """These RYTHM cards in random order, two bits each: thirty fit in one word."""
    total = rythm_size(cards)
    row: i64 = 0
    place: i64 = 0
    while total > 0:
        sort = pick_rythm(cards, total, dice)
        cards -= rythm_of(sort)
        row |= shift(sort, 2 * place)
        total -= 1
        place += 1
    return row


def rythm_at(row: i64, place: i64) -> i64:
    """The sort of the RYTHM card at this place of a stack, from 0."""
    return (row >> (2 * place)) & 3


def play_list(cards: i64) -> list[int]:
    """The sorts of these PLAY cards, one entry a card, in order."""
    sorts: list[int] = []
    for sort in range(PLAY_SORTS):
        sorts += [sort] * play_count(cards, sort)
    return sorts


def rythm_list(cards: i64) -> list[int]:
    """The sorts of these RYTHM cards, one entry a card, in order."""
    sorts: list[int] = []
    for sort in range(RYTHM_SORTS):
        sorts += [sort] * rythm_count(cards, sort)
    return sorts


def row_list(row: Row, size: i64) -> list[int]:
    """The sorts of the first *size* cards of a row, in order."""
    return [card_at(row, place) for place in range(size)]
