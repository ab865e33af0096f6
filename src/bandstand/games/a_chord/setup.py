"""Setting up Take the A Chord: the game, each of its stages, the second half of two players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord import events
from bandstand.games.a_chord.material import BLACK_L, CARDS_DEALT, PILES, STAGES, WHITE_L, chord_of
from bandstand.kernel.bits import nth, popcount, shift
from bandstand.kernel.deal import draw
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event
from bandstand.kernel.native import i64
from bandstand.kernel.options import Options, number_in
from bandstand.kernel.position import NOBODY

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord


def deal(players: int, options: Options, dice: Dice, told: list[Event] | None) -> AChord:
    """A new game with these options, as ``Game.settle`` returns them; events go to *told*."""
    from bandstand.games.a_chord.state import new_game, terms_of  # which import this file

    return new_game(players, terms_of(players, options), dice, told)


def longest(players: int, options: Options) -> int:
    """The moves of a game: every card dealt is played."""
    cards = number_in(options, "cards", CARDS_DEALT[players])
    return number_in(options, "stages", STAGES) * PILES[players] * cards


def begin(state: AChord) -> None:
    """Deal the first stage; the dice choose the first leader unless one was named."""
    first = state.terms.first if state.terms.first != NOBODY else state.dice.below(state.players)
    state.white = first
    state.first_leader = first
    deal_stage(state)


def deal_stage(state: AChord) -> None:
    """Shuffle, deal, turn up the card that names the key."""
    if state.stage >= state.closed_at:
        return  # a search looks no further
    gathered = events.cards_gathered(state)
    stock = state.terms.deck
    for person in state.people:
        person.hand = draw(stock, state.terms.cards_dealt, state.dice)
        stock ^= person.hand
        person.aside = 0
    if state.players == 2:
        for person in state.people:
            person.aside = draw(stock, state.terms.cards_dealt, state.dice)
            stock ^= person.aside
    state.turned_up = nth(stock, state.dice.below(popcount(stock)))
    state.left_over = stock ^ shift(1, state.turned_up)
    clear_table(state)
    events.stage_begun(state, gathered)


def clear_table(state: AChord) -> None:
    """The table as a stage finds it: nothing played, no tokens, the key that was turned up."""
    for person in state.people:
        person.played = 0
        person.order = 0
        person.lacks = 0
        person.trick_tokens = 0
        person.improvisation_tokens = 0
    state.key = chord_of(state.turned_up)
    state.half = 0
    state.leader = left_place(state, state.first_leader)
    state.spotlight = NOBODY
    state.rounds_left = state.terms.rounds
    state.face_down = 0
    state.in_round = 0
    state.table = 0


def left_place(state: AChord, seat: i64) -> i64:
    """Where a person who leads a stage plays first: with two players, their L."""
    if state.players == 2:
        return WHITE_L if seat == state.white else BLACK_L
    return seat


def begin_second_half(state: AChord) -> None:
    """Two players take up their second piles; key, lead and spotlight stay."""
    state.half = 1
    state.rounds_left = state.terms.rounds
    for person in state.people:
        person.hand = person.aside
        person.aside = 0
        person.order = 0
        person.lacks = 0
    events.second_half_begun(state)
