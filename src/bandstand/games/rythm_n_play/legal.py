"""Which moves are legal, and why the others are not.

Each rule is one function: it gives the sorts of cards, or says whether the action, that it allows.
A move is legal where all its rules allow it; the reason for a refusal is the first that does not.
``open_moves`` puts the rules together; ``moves`` and ``why_not`` read the same functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.rythm_n_play.material import (
    ANY_VALUE,
    BOTH_CHANGES,
    EIGHTH,
    FLAT,
    MOST_HALF_BEATS,
    NO_EIGHTH,
    SHARP,
    half_beats,
    has_value,
    is_note,
    notes_above,
    notes_below,
    play_count,
    play_size,
    rythm_count,
    rythm_size,
    sorts_held,
    value_of,
    values_held,
    values_up_to,
)
from bandstand.games.rythm_n_play.moves import (
    ACT,
    CHOOSE_TONALITY,
    DONE,
    LAY_DOWN,
    MAY_BE_DONE,
    MAY_CHOOSE_TONALITY,
    MAY_PASS,
    MAY_PICK_UP,
    MAY_TAKE,
    MOVE_COUNT,
    OVER,
    PASS,
    PICK_UP,
    TAKE,
    choose_tone,
    is_compose,
    is_lay,
    is_spend,
    is_tonality,
    laid,
    may_spend,
    move_at,
    spend,
    spent,
    way_of,
)
from bandstand.kernel.bits import members
from bandstand.kernel.event import Fact, Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.games.rythm_n_play.state import Player, RythmNPlay
    from bandstand.kernel.game import Advice

# -- All rules together --------------------------------------------------------------------------


def open_moves(state: RythmNPlay) -> i64:
    """The legal moves of the player to move, as a set: see ``moves.move_at``."""
    person = state.people[state.turn]
    if state.phase == LAY_DOWN:
        return sorts_held(person.play)
    if state.phase == CHOOSE_TONALITY:
        return MAY_CHOOSE_TONALITY
    if state.chosen != 0:
        spending = may_spend(spendable(state, person))
        return spending | MAY_BE_DONE if is_whole(half_beats(state.chosen)) else spending
    composing = sorts_held(person.play) & playable(state)
    if must_continue(state):
        return composing | MAY_PICK_UP
    found = composing | may_spend(spendable(state, person))
    if can_take(state, person):
        found |= MAY_TAKE
    return found if found != 0 else MAY_PASS


def moves(state: RythmNPlay, seat: i64) -> list[i64]:
    """The legal moves of the seat: none unless it is its turn."""
    if state.phase == OVER or seat != state.turn:
        return []
    return [move_at(bit, state.phase) for bit in members(open_moves(state))]


def premoves(state: RythmNPlay, seat: i64) -> list[i64]:
    """What may be chosen before one's turn: a card to compose, the stave, an exchange, a card.

    Not which cards to lay down: that depends on what was drawn.
    """
    if state.turn == seat and state.phase != ACT:
        return []
    person = state.people[seat]
    found = sorts_held(person.play) | may_spend(values_held(person.rythm)) | MAY_BE_DONE | MAY_TAKE
    if state.layer == seat:
        found |= MAY_PICK_UP
    return [move_at(bit, ACT) for bit in members(found)]


def why_not(state: RythmNPlay, seat: i64, move: i64) -> Reason:
    """The rule that forbids the move to the player to move."""
    if move < 0 or move >= MOVE_COUNT:
        return Reason("no-such-move", {})
    if state.phase == CHOOSE_TONALITY:
        return Reason("tonality-first", {})
    if state.phase == LAY_DOWN:
        return why_not_lay(state, seat, move)
    if is_lay(move):
        return Reason("within-hand-limit", {"limited": state.terms.all_count})
    if is_tonality(move):
        return Reason("tonality-is-chosen", {"tone": state.tone})
    if state.chosen != 0:
        return why_not_in_exchange(state, seat, move)
    if is_compose(move):
        return why_not_compose(state, seat, move)
    return why_not_act(state, seat, move)


def why_not_act(state: RythmNPlay, seat: i64, move: i64) -> Reason:
    """Why the player cannot pick up, take, pass, or begin or end an exchange."""
    if move == PICK_UP:
        return why_not_pick_up(state)
    if must_continue(state):
        return Reason("continue-or-pick-up", {"ways": ways(state)})
    if move == PASS:
        return Reason("no-free-pass", {"ways": ways(state)})
    if move == TAKE:
        return Reason("seven-rythm" if rythm_is_left(state) else "no-rythm-left", {})
    if move == DONE:
        return Reason("nothing-chosen", {})
    return why_not_spend(state, seat, spent(move))


def ways(state: RythmNPlay) -> list[int]:
    """What the player to move can do, for sentences that advise something."""
    found: list[int] = []
    for move in moves(state, state.turn):
        way = way_of(move, state.chosen != 0)
        if way not in found:
            found.append(way)
    return found


# -- Composing -----------------------------------------------------------------------------------


def playable(state: RythmNPlay) -> i64:
    """The sorts of PLAY cards that may be composed now, by any hand: first, only Notes."""
    if state.stave_size == 0:
        return state.terms.scale
    return followers(state.terms.scale, state.top, state.last_note, state.tone)


def followers(scale: i64, top: i64, last_note: i64, tone: i64) -> i64:
    """The sorts that may follow *top*: higher notes on Sharp, lower on Flat; Changes on a Note."""
    notes = notes_above(scale, last_note) if tone == SHARP else notes_below(scale, last_note)
    return notes | BOTH_CHANGES if is_note(top) else notes


def followers_of(state: RythmNPlay, sort: i64) -> i64:
    """The sorts that may follow this card, if it is composed now."""
    if is_note(sort):
        return followers(state.terms.scale, sort, sort, state.tone)
    return followers(state.terms.scale, sort, state.last_note, sort)


def is_shut(state: RythmNPlay) -> bool:
    """Whether a Change was laid beyond which there is no note: nothing can follow."""
    return state.stave_size > 0 and playable(state) == 0


def why_not_compose(state: RythmNPlay, seat: i64, sort: i64) -> Reason:
    """Why a PLAY card cannot be laid on the stave."""
    card = state.terms.face(sort)
    if play_count(state.people[seat].play, sort) == 0:
        return Reason("not-in-hand", {"card": card, "ways": ways(state)})
    if not is_note(sort):
        return Reason("begin-with-note" if state.stave_size == 0 else "change-after-change", {})
    if is_shut(state):
        return Reason("shut-stave", {})
    facts: dict[str, Fact] = {"card": card, "last": state.terms.face(state.last_note)}
    return Reason("rising" if state.tone == SHARP else "falling", facts)


# -- Picking up ----------------------------------------------------------------------------------


def must_continue(state: RythmNPlay) -> bool:
    """Whether nobody added to the stave since the player to move did: continue, or pick it up."""
    return state.layer == state.turn


def why_not_pick_up(state: RythmNPlay) -> Reason:
    """Why the player to move cannot pick up the stave."""
    if state.stave_size == 0:
        return Reason("no-stave", {})
    return Reason("not-your-card", {"seats": [int(state.layer)]})


# -- Exchange ------------------------------------------------------------------------------------


def spendable(state: RythmNPlay, person: Player) -> i64:
    """The sorts of RYTHM cards that may join the exchange: each leaves a way to 1 to 4 beats."""
    if state.play_left == 0:
        return 0
    left = person.rythm - state.chosen
    beats = half_beats(state.chosen)
    return values_held(left) & within_four_beats(beats) & completing(beats, left)


def within_four_beats(beats: i64) -> i64:
    """The sorts of RYTHM cards that, added to these half beats, make four beats at most."""
    return values_up_to(MOST_HALF_BEATS - beats)


def completing(beats: i64, left: i64) -> i64:
    """The sorts of RYTHM cards after which whole beats can still be made of the cards *left*.

    Half a beat over needs one more eighth, and within four beats there is always room for it.
    """
    return NO_EIGHTH if is_whole(beats) and rythm_count(left, EIGHTH) < 2 else ANY_VALUE


def is_whole(beats: i64) -> bool:
    """Whether half beats make a whole number of beats."""
    return beats & 1 == 0


def why_not_in_exchange(state: RythmNPlay, seat: i64, move: i64) -> Reason:
    """Why a move cannot be made while RYTHM cards are being chosen."""
    if is_spend(move):
        return why_not_spend(state, seat, spent(move))
    if move == DONE:
        return Reason("unfinished-beat", {"beats": half_beats(state.chosen)})
    return Reason("exchange-begun", {"ways": ways(state)})


def why_not_spend(state: RythmNPlay, seat: i64, sort: i64) -> Reason:
    """Why a RYTHM card cannot join the exchange."""
    if not has_value(values_held(state.people[seat].rythm - state.chosen), sort):
        return Reason("rythm-not-in-hand", {"value": sort})
    if state.play_left == 0:
        return Reason("no-play-left", {})
    beats = half_beats(state.chosen)
    broken = "whole-beats" if has_value(within_four_beats(beats), sort) else "four-beats"
    return Reason(broken, {"beats": beats + value_of(sort)})


# -- The hand limit ------------------------------------------------------------------------------


def counted(state: RythmNPlay, play: i64, rythm: i64) -> i64:
    """How many cards count against the limit, if a hand has this many PLAY and RYTHM cards."""
    return play + rythm if state.terms.all_count else play


def hand_size(state: RythmNPlay, person: Player) -> i64:
    """How many of the hand's cards count against the limit."""
    return counted(state, play_size(person.play), rythm_size(person.rythm))


def excess(state: RythmNPlay, person: Player) -> i64:
    """How many PLAY cards must be laid down; zero or less if none."""
    return hand_size(state, person) - state.terms.limit


def why_not_lay(state: RythmNPlay, seat: i64, move: i64) -> Reason:
    """Why a move cannot be made while there are too many cards in hand."""
    if is_lay(move):
        card = state.terms.face(laid(move))
        return Reason("not-in-hand", {"card": card, "ways": ways(state)})
    beyond = excess(state, state.people[seat])
    return Reason("hand-limit", {"excess": beyond, "limited": state.terms.all_count})


# -- Taking --------------------------------------------------------------------------------------


def can_take(state: RythmNPlay, person: Player) -> bool:
    """Whether a RYTHM card is left, and the hand limit can be kept after taking it."""
    return rythm_is_left(state) and can_keep_limit(state, person)


def rythm_is_left(state: RythmNPlay) -> bool:
    """Whether there is a RYTHM card to take, in the stack or in the discards."""
    return state.rythm_left != 0 or state.discards != 0


def can_keep_limit(state: RythmNPlay, person: Player) -> bool:
    """Whether there is room for a RYTHM card, or a PLAY card to lay down for it."""
    terms = state.terms
    return person.play != 0 or rythm_size(person.rythm) < terms.limit or not terms.all_count


# -- What refusals advise ------------------------------------------------------------------------


def _names_ways(state: RythmNPlay, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Each way named, and at least one."""
    named = facts["ways"]
    possible = {way_of(move, state.chosen != 0) for move in legal}
    return isinstance(named, list) and len(named) > 0 and set(named) <= possible


ADVICE: Final[Mapping[str, Advice[RythmNPlay]]] = {
    "not-in-hand": _names_ways,
    "continue-or-pick-up": _names_ways,
    "exchange-begun": _names_ways,
    "no-free-pass": _names_ways,
    "tonality-first": lambda state, facts, legal: (
        {choose_tone(SHARP), choose_tone(FLAT)} <= set(legal)
    ),
    "hand-limit": lambda state, facts, legal: any(is_lay(move) for move in legal),
    "unfinished-beat": lambda state, facts, legal: spend(EIGHTH) in legal,
}
