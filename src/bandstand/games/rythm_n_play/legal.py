"""The legal moves, as bits: a PLAY card where its count begins, the other moves above them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.rythm_n_play.material import (
    HAND_LIMIT,
    MOST_HALF_BEATS,
    half_beats,
    rythm_size,
    sorts_held,
)
from bandstand.games.rythm_n_play.moves import CHOOSE_TONALITY, LAY, LAY_DOWN, SPEND
from bandstand.games.rythm_n_play.player import Player
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.rythm_n_play.rules import RythmNPlay

_OTHERS: Final = 27  # from a move to its bit: PICK_UP, the first of them, is bit 36
_CAN_PICK_UP: Final = 0x1000000000
_CAN_TAKE: Final = 0x2000000000
_CAN_PASS: Final = 0x4000000000
_CAN_BE_DONE: Final = 0x80000000000
_CAN_CHOOSE_TONALITY: Final = 0x300000000000


def open_moves(state: RythmNPlay) -> i64:
    """The legal moves of the player to move, as bits; see ``move_of``."""
    person = state.people[state.turn]
    if state.phase == LAY_DOWN:
        return sorts_held(person.play)
    if state.phase == CHOOSE_TONALITY:
        return _CAN_CHOOSE_TONALITY
    if state.chosen != 0:
        spend = shift(spendable(state, person), SPEND + _OTHERS)
        return spend if half_beats(state.chosen) & 1 == 1 else spend | _CAN_BE_DONE
    compose = sorts_held(person.play) & state.playable()
    if state.layer == state.turn:
        return compose | _CAN_PICK_UP
    found = compose | shift(spendable(state, person), SPEND + _OTHERS)
    if can_take(state, person):
        found |= _CAN_TAKE
    return found if found != 0 else _CAN_PASS


def spendable(state: RythmNPlay, person: Player) -> i64:
    """The sorts of RYTHM cards that may join the exchange, as bits.

    Each leaves a way to one, two, three or four whole beats: half a beat over needs one more
    eighth in hand, and with at most four beats there is always room for it.
    """
    if state.play_left == 0:
        return 0
    left = person.rythm - state.chosen
    beats = half_beats(state.chosen)
    sorts: i64 = 0
    if left & 0xFF != 0 and beats == 0:
        sorts |= 1
    if left & 0xFF00 != 0 and beats <= 4:
        sorts |= 2
    if left & 0xFF0000 != 0 and beats <= 6:
        sorts |= 4
    eighths = left >> 24
    if beats & 1 == 1:
        if eighths > 0:
            sorts |= 8
    elif eighths > 1 and beats < MOST_HALF_BEATS:
        sorts |= 8
    return sorts


def can_take(state: RythmNPlay, person: Player) -> bool:
    """Whether a RYTHM card is left, and the hand limit can be kept after taking it."""
    if state.rythm_left == 0 and state.discards == 0:
        return False
    return person.play != 0 or rythm_size(person.rythm) < HAND_LIMIT or not state.terms.all_count


def move_of(state: RythmNPlay, bit: i64) -> i64:
    """The move that a bit of ``open_moves`` stands for."""
    if bit >= 36:
        return bit - _OTHERS
    return (bit >> 2) + LAY if state.phase == LAY_DOWN else bit >> 2
