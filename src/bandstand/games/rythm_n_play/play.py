"""What a move does, in the order of the rulebook.

Three words to know. *Top* is the last card of the stave. A note *follows* when it is higher than
the last Note of the stave (Tonality on Sharp) or lower (on Flat): see ``legal``. An exchange is
chosen card by card: until its ``done`` the choice is the player's own secret, and nothing has left
the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.rythm_n_play import events, knowledge, legal
from bandstand.games.rythm_n_play.material import (
    EMPTY_ROW,
    card_at,
    first_rythms,
    is_note,
    play_of,
    rythm_at,
    rythm_of,
    rythm_size,
    whole_beats,
    with_card,
)
from bandstand.games.rythm_n_play.moves import (
    ACT,
    DONE,
    LAY_DOWN,
    OVER,
    PASS,
    PICK_UP,
    TAKE,
    chosen_tone,
    is_compose,
    is_lay,
    is_spend,
    laid,
    spent,
)
from bandstand.games.rythm_n_play.setup import shuffle_rythm
from bandstand.kernel.native import i64
from bandstand.kernel.position import NOBODY

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.state import RythmNPlay


def play(state: RythmNPlay, seat: i64, move: i64) -> None:
    """Compose, pick up, exchange, take, pass; or a smaller choice on the way."""
    if is_compose(move):
        compose(state, seat, move)
    elif is_lay(move):
        lay(state, seat, laid(move))
    elif move == PICK_UP:
        pick_up(state, seat)
    elif move == TAKE:
        take(state, seat)
    elif move == DONE:
        exchange(state, seat)
    elif move == PASS:
        pass_turn(state, seat)
    elif is_spend(move):
        choose(state, seat, spent(move))
    else:
        choose_tonality(state, seat, chosen_tone(move))


# -- Set-up --------------------------------------------------------------------------------------


def choose_tonality(state: RythmNPlay, seat: i64, tone: i64) -> None:
    """The player on the first player's right turns the Tonality card."""
    state.tone = tone
    state.phase = ACT
    state.turn = state.first
    events.tonality_chosen(state, seat)


# -- Composing -----------------------------------------------------------------------------------


def compose(state: RythmNPlay, seat: i64, sort: i64) -> None:
    """Lay a Note or a Change at the end of the stave; a Change turns the Tonality card."""
    state.people[seat].play -= play_of(sort)
    state.stave = with_card(state.stave, state.stave_size, sort)
    state.stave_size += 1
    state.stave_cards += play_of(sort)
    state.top = sort
    state.layer = seat
    state.silence = 0
    if is_note(sort):
        state.last_note = sort
        events.note_composed(state, seat, sort)
    else:
        state.tone = sort
        events.change_composed(state, seat, sort)
    end_turn(state, seat)


# -- Picking up ----------------------------------------------------------------------------------


def pick_up(state: RythmNPlay, seat: i64) -> None:
    """Take the whole stave face down; the Tonality stays. The last stave ends the game."""
    events.stave_picked_up(state, seat)
    state.people[seat].pile += state.stave_cards
    state.stave = EMPTY_ROW
    state.stave_size = 0
    state.stave_cards = 0
    state.layer = NOBODY
    if is_last_stave(state):
        end_game(state)
    else:
        end_turn(state, seat)


# -- Exchange ------------------------------------------------------------------------------------


def choose(state: RythmNPlay, seat: i64, sort: i64) -> None:
    """Put a RYTHM card of the own hand towards an exchange; nobody else can tell."""
    state.chosen += rythm_of(sort)
    events.rythm_chosen(state, seat, sort)


def exchange(state: RythmNPlay, seat: i64) -> None:
    """Discard the chosen RYTHM cards and draw a PLAY card a beat, while there are any."""
    person = state.people[seat]
    spent = state.chosen
    state.chosen = 0
    person.rythm -= spent
    state.discards += spent
    drawn = draw_play(state, cards_for(state, spent))
    person.play += drawn
    knowledge.saw_exchange(state, person, spent)
    events.exchanged(state, seat, spent)
    events.play_drawn(state, seat, drawn)
    if state.play_left == 0:
        empty_play_stack(state)
    keep_hand_limit(state, seat)


def cards_for(state: RythmNPlay, spent: i64) -> i64:
    """How many PLAY cards these RYTHM cards buy: one a beat, no change given if fewer are left."""
    return min(whole_beats(spent), state.play_left)


def draw_play(state: RythmNPlay, count: i64) -> i64:
    """The next cards of the PLAY stack."""
    drawn: i64 = 0
    while count > 0:
        state.play_left -= 1
        drawn += play_of(card_at(state.play_stack, state.play_left))
        count -= 1
    return drawn


def keep_hand_limit(state: RythmNPlay, seat: i64) -> None:
    """Beyond seven cards the player lays PLAY cards down; else the turn ends."""
    if legal.excess(state, state.people[seat]) > 0:
        state.phase = LAY_DOWN
    else:
        state.phase = ACT
        end_turn(state, seat)


def lay(state: RythmNPlay, seat: i64, sort: i64) -> None:
    """Lay a PLAY card face up before oneself, at a loss."""
    person = state.people[seat]
    person.play -= play_of(sort)
    person.face_up += play_of(sort)
    events.card_laid(state, seat, sort)
    keep_hand_limit(state, seat)


# -- Taking --------------------------------------------------------------------------------------


def take(state: RythmNPlay, seat: i64) -> None:
    """Draw one RYTHM card; if the stack is empty, the discards are shuffled first."""
    if state.rythm_left == 0:
        shuffle_discards(state)
    state.rythm_left -= 1
    sort = rythm_at(state.rythm_stack, state.rythm_left)
    state.rythm_stack = first_rythms(state.rythm_stack, state.rythm_left)
    person = state.people[seat]
    person.rythm += rythm_of(sort)
    knowledge.saw_take(person, rythm_of(sort))
    events.rythm_taken(state, seat, sort)
    keep_hand_limit(state, seat)


def shuffle_discards(state: RythmNPlay) -> None:
    """The discards, seen by all, are the new RYTHM stack."""
    discards = state.discards
    state.rythm_stack = shuffle_rythm(discards, state.dice)
    state.rythm_left = rythm_size(discards)
    knowledge.saw_shuffle(state)
    state.discards = 0
    events.discards_shuffled(state, discards)


# -- Passing, and the next turn ------------------------------------------------------------------


def pass_turn(state: RythmNPlay, seat: i64) -> None:
    """Nothing else is legal, which tells the others something about this hand."""
    knowledge.saw_pass(state, state.people[seat])
    events.passed(state, seat)
    end_turn(state, seat)


def end_turn(state: RythmNPlay, seat: i64) -> None:
    """The next player's turn, unless a silent lap is complete."""
    state.turn = seat + 1 if seat + 1 < state.players else 0
    if state.silence > 0:
        count_silence(state)


# -- The end of the game -------------------------------------------------------------------------


def is_last_stave(state: RythmNPlay) -> bool:
    """Whether the game ends when the stave is picked up."""
    return state.play_left == 0


def empty_play_stack(state: RythmNPlay) -> None:
    """The last PLAY card is drawn; without a stave, a lap in which nobody composes is the end."""
    events.play_stack_empty(state)
    if state.stave_size == 0:
        state.silence = state.players + 1  # this turn, then one of each player


def count_silence(state: RythmNPlay) -> None:
    """One more turn without composing."""
    state.silence -= 1
    if state.silence == 0:
        events.silent_lap(state)
        end_game(state)


def end_game(state: RythmNPlay) -> None:
    """Hands are shown and counted: see ``scoring``."""
    state.phase = OVER
    state.silence = 0
    events.game_scored(state)
