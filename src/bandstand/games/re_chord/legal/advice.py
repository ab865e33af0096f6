"""What the refusals of Re-Chord advise; the battery checks that it can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord.legal.reasons import way_of
from bandstand.games.re_chord.material.fretboard import WYLDE
from bandstand.games.re_chord.moves import is_order, is_return, is_space, take_move

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.games.re_chord.state import ReChord
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import Advice


def _ways(state: ReChord, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Each way named, and at least one."""
    named = facts["ways"]
    possible = {int(way_of(state, move)) for move in legal if not is_order(move)}
    return isinstance(named, list) and len(named) > 0 and set(named) <= possible


def _space(taken: bool) -> Advice[ReChord]:
    """A space with a pick, or without."""

    def advised(state: ReChord, facts: Mapping[str, Fact], legal: list[int]) -> bool:
        return any(is_space(move) and state.board.is_taken(move) == taken for move in legal)

    return advised


def _wylde(state: ReChord, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    slots = range(state.terms.supply)
    return any(take_move(slot) in legal for slot in slots if state.board.in_slot(slot) == WYLDE)


def _returning(state: ReChord, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    return any(is_return(move) for move in legal)


ADVICE: Mapping[str, Advice[ReChord]] = {
    "asked-action": _ways,
    "asked-space": _ways,
    "asked-ability": _ways,
    "asked-goal": _ways,
    "asked-goal-or-pass": _ways,
    "asked-neighbour": _ways,
    "asked-return": _ways,
    "asked-chords": _ways,
    "asked-replacement": _ways,
    "already-lifted": _ways,
    "not-that-pick": _ways,
    "space-taken": _space(taken=False),
    "space-empty": _space(taken=True),
    "board-full": _wylde,
    "hand-too-large": _returning,
}
