"""What a move does, in the order of the rulebook.

Two words to know. The *starter* begins a round; the *leader* begins a trick, and it is the
leader's trump card that judges the trick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.six_forces import events, scoring, setup
from bandstand.games.six_forces.material import cards_of_colour, colour_of
from bandstand.games.six_forces.moves import (
    is_card,
    is_trump_choice,
    predicted_by,
    spare_of,
    trump_of,
)
from bandstand.games.tricks import lay
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.six_forces.state import SixForces


def play(state: SixForces, seat: i64, move: i64) -> None:
    """Make a choice of the conception, or play a card."""
    if is_card(move):
        play_card(state, seat, move)
    else:
        conceive(state, seat, move)


# -- Start of game: the conception ----------------------------------------------------------------


def conceive(state: SixForces, seat: i64, move: i64) -> None:
    """Predict or choose a trump; after two laps the starter leads the first trick."""
    if is_trump_choice(move):
        choose_trump(state, seat, trump_of(move))
    else:
        predict(state, seat, predicted_by(move), spare_of(move))
    state.choices_left -= 1
    state.turn = state.left_of(seat)
    if state.choices_left == 0:
        events.tricks_begin(state)


def predict(state: SixForces, seat: i64, predicted: i64, spare: i64) -> None:
    """Take chips for the tricks to be won, and perhaps a white one for one more."""
    person = state.people[seat]
    person.predicted = predicted
    person.spare = spare
    state.chips -= predicted + spare
    events.predicted(state, seat)


def choose_trump(state: SixForces, seat: i64, trump: i64) -> None:
    """Lay out the trump card that judges the tricks this seat leads."""
    state.people[seat].trump = trump
    events.trump_chosen(state, seat, trump)


# -- Playing tricks -------------------------------------------------------------------------------


def play_card(state: SixForces, seat: i64, card: i64) -> None:
    """Lay a card on the table; the last card of a trick ends it."""
    lay_card(state, seat, card)
    state.turn = state.left_of(seat)
    if state.in_trick == state.players:
        end_trick(state)


def lay_card(state: SixForces, seat: i64, card: i64) -> None:
    """A card goes from a hand to the table: it leads or follows, and may be the best."""
    person = state.people[seat]
    bit = shift(1, card)
    person.hand ^= bit
    person.played |= bit
    state.table = lay(state.table, card)
    events.card_played(state, seat, card)
    colour = colour_of(card)
    if state.in_trick == 0:
        state.lead_colour = colour
        state.best_strength = 0
    elif colour != state.lead_colour:  # everybody sees that the hand has none of it
        person.lacks |= cards_of_colour(state.lead_colour)
    strength = scoring.strength(card, state.people[state.leader].trump, state.lead_colour)
    if strength >= state.best_strength:  # of equal numbers the later wins
        state.best_strength = strength
        state.best_seat = seat
    state.in_trick += 1


# -- Decision of victory or defeat ----------------------------------------------------------------


def end_trick(state: SixForces) -> None:
    """The strongest card wins, and its owner leads the next trick."""
    winner = state.best_seat
    state.people[winner].tricks += 1
    events.trick_won(state, winner)
    state.last_table = state.table
    state.last_leader = state.leader
    state.last_winner = winner
    state.table = 0
    state.in_trick = 0
    state.tricks_left -= 1
    state.leader = winner
    state.turn = winner
    if state.tricks_left == 0:
        end_round(state)


# -- Score calculation ----------------------------------------------------------------------------


def end_round(state: SixForces) -> None:
    """Score the round; then the next one is dealt, or the game is over."""
    scoring.score_round(state)
    if scoring.is_over(state):
        events.game_ended(state)
    else:
        setup.next_round(state)
