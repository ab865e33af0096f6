"""A turn from its beginning to its end, and the end of the game.

A decision is one small choice: an action, a slot, a space, a type, a card, or to pass. Claims are
among the moves at every decision of a guitarist's own turn. After each change of the board the
active guitarist decides something, if only to go on, whatever cards they hold: otherwise the
question itself would reveal a complete chord. Then the standing orders of the others act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord import events
from bandstand.games.re_chord.moves import (
    ABILITY,
    ACTION,
    BLUE_GOAL,
    CARD_MOVES,
    DRAW_ONE,
    GO_ON,
    GREY_GOAL,
    HOLD,
    HOLD_ALL,
    LISTEN_PLACED,
    LISTEN_POWER,
    OVER,
    PASS,
    PLACE,
    RELEASE,
    RETURN,
    card_of,
)
from bandstand.games.re_chord.play import abilities, actions, automa
from bandstand.games.re_chord.play.claims import (
    answer_offer,
    claim,
    hold,
    order_all,
    play_final,
    release,
    settle,
)
from bandstand.games.re_chord.play.picks import refill_supply
from bandstand.games.re_chord.scoring import all_scored, column_of, frets_to_score
from bandstand.kernel.bits import lowest, shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord

# -- A move --------------------------------------------------------------------------------------


def play(state: ReChord, seat: i64, move: i64) -> None:
    """A card move of any seat, or the active guitarist's answer."""
    if move >= CARD_MOVES:
        play_card_move(state, seat, move)
    elif state.turn.offers > 0:
        answer_offer(state, move == DRAW_ONE)
    else:
        if state.turn.changed != 0 and state.turn.phase < LISTEN_PLACED:
            settle(state)
        answer(state, move)


def play_card_move(state: ReChord, seat: i64, move: i64) -> None:
    """Play a chord, return a card, or change a standing order."""
    if move < RETURN:
        claim(state, seat, card_of(move))
    elif move < HOLD:
        actions.return_card(state, seat, card_of(move))
    elif move < RELEASE:
        hold(state, seat, card_of(move))
    elif move < HOLD_ALL:
        release(state, seat, card_of(move))
    else:
        order_all(state, seat, move == HOLD_ALL)


def answer(state: ReChord, move: i64) -> None:
    """Carry out the answer to the question of this phase."""
    phase = state.turn.phase
    if phase == ACTION:
        actions.act(state, move)
    elif phase >= LISTEN_PLACED:
        automa_goes_on(state)
    elif move == PASS:
        end_turn(state)
    else:
        if phase == PLACE:
            actions.place(state, move)
        elif phase == ABILITY:
            abilities.use_ability(state, move)
        elif phase in (BLUE_GOAL, GREY_GOAL):
            abilities.move_pick(state, move)
        else:
            abilities.remove(state, move)
        if state.turn.phase == GO_ON:
            go_on(state)


def go_on(state: ReChord) -> None:
    """Nothing is left to do but to play chords: asked whatever the hand holds, if anything."""
    if state.people[state.turn.active].hand == 0:
        settle(state)
        end_turn(state)


# -- From turn to turn ---------------------------------------------------------------------------


def begin_turn(state: ReChord) -> None:
    """The next guitarist is asked for an action; the automa acts by itself."""
    turn = state.turn
    turn.changed = 0
    turn.placed = 0
    if state.automa_plays():
        automa.flip_and_place(state)
        listen(state, LISTEN_PLACED)
    else:
        turn.phase = ACTION


def end_turn(state: ReChord) -> None:
    """Score the frets newly full; refill; the next guitarist, or the end."""
    turn = state.turn
    score_frets(state)
    state.people[turn.active].rest += 1
    turn.quiet = 0 if turn.placed != 0 else turn.quiet + 1
    turn.number += 1
    if all_scored(state) or turn.number >= state.terms.last_turn:
        finish(state)
        return
    if state.automa_plays():
        automa.refill_row(state)
    refill_supply(state)
    turn.active = (turn.active + 1) % state.terms.guitarists
    begin_turn(state)


def score_frets(state: ReChord) -> None:
    """Lead guitar: each fret full for the first time writes all six colours on the pad."""
    full = frets_to_score(state)
    while full != 0:
        fret = lowest(full)
        full &= full - 1
        state.scored |= shift(1, fret)
        column = column_of(state.board, fret)
        state.pad = [*state.pad, column]  # clones share the pad: it is replaced, not changed
        events.fret_scored(state, column)


def finish(state: ReChord) -> None:
    """The last complete chords are played, and the genres revealed."""
    events.game_ends(state)
    play_final(state)
    state.turn.phase = OVER
    state.ended = True
    events.fame_counted(state)


# -- The automa's turn ---------------------------------------------------------------------------


def listen(state: ReChord, phase: i64) -> None:
    """With live clang you are asked after each change of the automa's; else it goes on."""
    state.turn.phase = phase
    if not state.terms.live or state.turn.changed == 0 or state.people[0].hand == 0:
        automa_goes_on(state)


def automa_goes_on(state: ReChord) -> None:
    """What follows its placement: the power, if the code says so; then the end."""
    settle(state)
    if state.turn.phase == LISTEN_PLACED:
        automa.use_power(state)
        listen(state, LISTEN_POWER)
    else:
        end_turn(state)
