"""Set-up: the first player, four PLAY cards and a RYTHM card each, two shuffled stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.rythm_n_play import events
from bandstand.games.rythm_n_play.material import (
    CARDS_A_WORD,
    RYTHM_CARDS,
    RYTHM_DECK,
    Row,
    in_word,
    nth_play,
    nth_rythm,
    play_of,
    play_total,
    rythm_of,
    rythm_size,
    with_rythm,
)
from bandstand.games.rythm_n_play.moves import CHOOSE_TONALITY
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64
from bandstand.kernel.position import NOBODY

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.state import RythmNPlay
    from bandstand.kernel.event import Event
    from bandstand.kernel.options import Options


def deal(players: int, options: Options, dice: Dice, told: list[Event] | None) -> RythmNPlay:
    """A new game with these options, as ``Game.settle`` returns them; events go to *told*."""
    from bandstand.games.rythm_n_play.state import agree, new_game  # it imports this file

    return new_game(players, agree(options), dice, told)


def begin(state: RythmNPlay) -> None:
    """Choose the first player, unless one was named, and deal to a blank table."""
    named = state.terms.first
    state.first = named if named != NOBODY else state.dice.below(state.players)
    state.turn = right_of(state, state.first)
    state.phase = CHOOSE_TONALITY
    deal_cards(state)
    events.game_begins(state)
    events.hands_dealt(state)


def right_of(state: RythmNPlay, seat: i64) -> i64:
    """The player who moves before this one."""
    return (seat + state.players - 1) % state.players


def deal_cards(state: RythmNPlay) -> None:
    """PLAY cards and one RYTHM card each; the rest are two stacks."""
    terms = state.terms
    play = terms.play_deck
    play_left = play_total(play)
    rythm: i64 = RYTHM_DECK
    rythm_left: i64 = RYTHM_CARDS
    for person in state.people:
        dealt: i64 = 0
        while dealt < terms.cards:
            card = play_of(pick_play(play, play_left, state.dice))
            person.play += card
            play -= card
            play_left -= 1
            dealt += 1
        person.rythm = rythm_of(pick_rythm(rythm, rythm_left, state.dice))
        person.drawn = person.rythm
        rythm -= person.rythm
        rythm_left -= 1
    state.play_stack = shuffle_play(play, state.dice)
    state.play_left = play_left
    state.rythm_stack = shuffle_rythm(rythm, state.dice)
    state.rythm_left = rythm_left


# -- Shuffling -----------------------------------------------------------------------------------


def pick_play(cards: i64, total: i64, dice: Dice) -> i64:
    """The sort of a random card among these PLAY cards, *total* in number."""
    return nth_play(cards, dice.below(total))


def pick_rythm(cards: i64, total: i64, dice: Dice) -> i64:
    """The sort of a random card among these RYTHM cards, *total* in number."""
    return nth_rythm(cards, dice.below(total))


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
    """One word of a row of random cards, and the cards that stay behind."""
    word: i64 = 0
    place: i64 = 0
    while place < CARDS_A_WORD and total > 0:
        sort = pick_play(cards, total, dice)
        cards -= play_of(sort)
        word = in_word(word, place, sort)
        total -= 1
        place += 1
    return word, cards


def shuffle_rythm(cards: i64, dice: Dice) -> i64:
    """These RYTHM cards in random order."""
    total = rythm_size(cards)
    row: i64 = 0
    place: i64 = 0
    while total > 0:
        sort = pick_rythm(cards, total, dice)
        cards -= rythm_of(sort)
        row = with_rythm(row, place, sort)
        total -= 1
        place += 1
    return row
