"""The rules as reasons: why a move is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.rythm_n_play.material import (
    HAND_LIMIT,
    MOST_HALF_BEATS,
    NOTE_COUNT,
    SHARP,
    half_beats,
    play_count,
    rythm_count,
    worth,
)
from bandstand.games.rythm_n_play.moves import (
    CHOOSE_TONALITY,
    DONE,
    LAY,
    LAY_DOWN,
    MOVE_COUNT,
    PASS,
    PICK_UP,
    SPEND,
    TAKE,
    TONALITY,
    way_of,
)
from bandstand.kernel.event import Fact, Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.rules import RythmNPlay


def why_not(state: RythmNPlay, seat: i64, move: i64) -> Reason:
    """The rule that forbids the move."""
    if move < 0 or move >= MOVE_COUNT:
        return Reason("no-such-move", {})
    if state.phase == CHOOSE_TONALITY:
        return Reason("tonality-first", {})
    if state.phase == LAY_DOWN:
        if move >= LAY:
            card = state.terms.face(move - LAY)
            return Reason("not-in-hand", {"card": card, "ways": ways(state)})
        excess = state.counted(state.people[seat]) - HAND_LIMIT
        return Reason("hand-limit", {"excess": excess, "limited": state.terms.all_count})
    if move >= LAY:
        return Reason("within-hand-limit", {"limited": state.terms.all_count})
    if move >= TONALITY:
        return Reason("tonality-is-chosen", {"tone": state.tone})
    if state.chosen != 0:
        return why_not_in_exchange(state, seat, move)
    if move < PICK_UP:
        return why_not_compose(state, seat, move)
    return why_not_act(state, seat, move)


def ways(state: RythmNPlay) -> list[int]:
    """What the player to move can do, for sentences that advise something."""
    found: list[int] = []
    for move in state.moves(state.turn):
        way = int(way_of(move, state.chosen != 0))
        if way not in found:
            found.append(way)
    return found


def why_not_compose(state: RythmNPlay, seat: i64, sort: i64) -> Reason:
    """Why a PLAY card cannot be laid on the stave."""
    card = state.terms.face(sort)
    if play_count(state.people[seat].play, sort) == 0:
        return Reason("not-in-hand", {"card": card, "ways": ways(state)})
    if sort >= NOTE_COUNT:
        return Reason("begin-with-note" if state.stave_size == 0 else "change-after-change", {})
    if state.is_shut():
        return Reason("shut-stave", {})
    facts: dict[str, Fact] = {"card": card, "last": state.terms.face(state.last_note)}
    return Reason("rising" if state.tone == SHARP else "falling", facts)


def why_not_act(state: RythmNPlay, seat: i64, move: i64) -> Reason:
    """Why the player cannot pick up, take, pass, or begin or end an exchange."""
    person = state.people[seat]
    if move == PICK_UP:
        if state.stave_size == 0:
            return Reason("no-stave", {})
        return Reason("not-your-card", {"seats": [int(state.layer)]})
    if state.must_continue():
        return Reason("continue-or-pick-up", {"ways": ways(state)})
    if move == PASS:
        return Reason("no-free-pass", {"ways": ways(state)})
    if move == TAKE:
        if state.rythm_left == 0 and state.discards == 0:
            return Reason("no-rythm-left", {})
        return Reason("seven-rythm", {})
    if move == DONE:
        return Reason("nothing-chosen", {})
    if rythm_count(person.rythm, move - SPEND) == 0:
        return Reason("rythm-not-in-hand", {"value": move - SPEND})
    if state.play_left == 0:
        return Reason("no-play-left", {})
    return Reason("whole-beats", {"beats": 1})


def why_not_in_exchange(state: RythmNPlay, seat: i64, move: i64) -> Reason:
    """Why a move cannot be made while RYTHM cards are being chosen."""
    beats = half_beats(state.chosen)
    if move == DONE:
        return Reason("unfinished-beat", {"beats": beats})
    if move < SPEND:
        return Reason("exchange-begun", {"ways": ways(state)})
    sort = move - SPEND
    if rythm_count(state.people[seat].rythm - state.chosen, sort) == 0:
        return Reason("rythm-not-in-hand", {"value": sort})
    beats += worth(sort)
    return Reason("four-beats" if beats > MOST_HALF_BEATS else "whole-beats", {"beats": beats})
