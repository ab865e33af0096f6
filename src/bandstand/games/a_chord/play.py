"""What a card does at Take the A Chord, in the order of the rulebook.

Three words to know. A *round* is one card from each place. A *trick* is one round, or several
when improvisation lays rounds face down. A *place* is a player, or with two players one of the
four L and R spots. The move of a decision is the card played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord import events, scoring, setup
from bandstand.games.a_chord.legal import owner, place_to_play
from bandstand.games.a_chord.material import (
    add_to_order,
    cards_of_chord,
    cards_of_colour,
    chord_of,
    colour_of,
)
from bandstand.games.tricks import lay
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64
from bandstand.kernel.position import NOBODY

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord, Player

# -- Playing cards -------------------------------------------------------------------------------


def play(state: AChord, seat: i64, card: i64) -> None:
    """A seat plays a card to the next place; the last card of a round ends it."""
    place = place_to_play(state)
    lay_card(state, state.people[seat], place, card)
    if state.in_round == state.terms.places:
        end_round(state, place)


def lay_card(state: AChord, person: Player, place: i64, card: i64) -> None:
    """A card goes from a hand to a place: it leads, follows or repeats, and may be the best."""
    bit = shift(1, card)
    colour = colour_of(card)
    chord = chord_of(card)
    person.hand ^= bit
    person.played |= bit
    person.order = add_to_order(person.order, card)
    state.table = lay(state.table, card)
    events.card_played(state, place, card)
    rank = scoring.rank(state, colour, chord)
    turn = state.in_round
    if turn == 0:
        lead(state, colour, chord)
    elif state.round_chords & bit != 0:
        repeat(state, place, chord)
    elif colour != state.lead_colour:
        person.lacks |= cards_of_colour(state.lead_colour)  # or it had to be followed
    if rank < state.best_rank:
        state.best_rank = rank
        state.best_place = place
    state.round_chords |= cards_of_chord(chord)
    state.in_round = turn + 1


def lead(state: AChord, colour: i64, chord: i64) -> None:
    """The first card of a round sets its colour."""
    state.lead_colour = colour
    state.lead_chord = chord
    state.round_chords = 0
    state.best_rank = scoring.WORST_RANK
    state.lead_repeater = NOBODY
    state.pair_repeater = NOBODY


def repeat(state: AChord, place: i64, chord: i64) -> None:
    """A later card repeats the leader's chord, or another of this round."""
    if chord == state.lead_chord:
        state.lead_repeater = place
    else:
        state.pair_repeater = place
        state.pair_chord = chord


def end_round(state: AChord, last_place: i64) -> None:
    """Improvise, or find the winner, change the key and see who leads."""
    improvises = state.lead_repeater == last_place and can_improvise(state)
    clear_away(state)
    if improvises:
        improvise(state, last_place)
        return
    win_trick(state)
    if state.rounds_left > 0:
        change_key_or_pass_lead(state)
    elif is_second_half_to_come(state):
        change_key_or_pass_lead(state)
        setup.begin_second_half(state)
    else:
        end_stage(state)


# -- Determining the trick winner ----------------------------------------------------------------


def win_trick(state: AChord) -> None:
    """The strongest card wins the whole trick, and the spotlight if it has the key's chord."""
    winner = owner(state, state.best_place)
    person = state.people[winner]
    tokens = scoring.tokens_at_stake(state)
    person.trick_tokens += tokens
    person.improvisation_tokens += scoring.improvisations_at_stake(state)
    state.face_down = 0
    events.trick_won(state, state.best_place, tokens)
    if scoring.is_keys_chord(state.best_rank) and state.spotlight != winner:
        state.spotlight = winner
        events.spotlight_taken(state, winner)


# -- Key change ----------------------------------------------------------------------------------


def change_key_or_pass_lead(state: AChord) -> None:
    """A repeated chord, the leader's before another, is the new key; else the winner leads."""
    if state.lead_repeater != NOBODY:
        change_key(state, state.lead_repeater, state.lead_chord)
    elif state.pair_repeater != NOBODY:
        change_key(state, state.pair_repeater, state.pair_chord)
    else:
        state.leader = state.best_place


def change_key(state: AChord, place: i64, chord: i64) -> None:
    """The key changer leads; a key change in the key's own chord moves only the lead."""
    events.key_changed(state, place, chord)
    state.key = chord
    state.leader = place


# -- Improvisation -------------------------------------------------------------------------------


def can_improvise(state: AChord) -> bool:
    """Whether the round on the table may turn face down: neither the limit nor the last round."""
    return state.face_down < state.terms.most_improvisations and state.rounds_left > 1


def improvise(state: AChord, place: i64) -> None:
    """The round turns face down, its last chord is the key, and the trick goes on."""
    state.face_down += 1
    state.key = state.lead_chord
    state.leader = place
    events.improvised(state, place)


# -- Prepare for the next trick ------------------------------------------------------------------


def clear_away(state: AChord) -> None:
    """The cards of the round leave the table; people may still look at them."""
    state.last_table = state.table
    state.last_leader = state.leader
    state.table = 0
    state.in_round = 0
    state.rounds_left -= 1


# -- Stage end, game end -------------------------------------------------------------------------


def end_stage(state: AChord) -> None:
    """Score the stage; then the next one begins, or the game is over."""
    points = scoring.score_stage(state)
    state.first_leader = scoring.next_first_leader(state, points)
    state.stage += 1
    if state.stage < state.terms.stages:
        setup.deal_stage(state)
    else:
        events.game_ended(state)


# -- Rules for two players -----------------------------------------------------------------------


def is_second_half_to_come(state: AChord) -> bool:
    """Whether two players are in the first half of a stage."""
    return state.players == 2 and state.half == 0
