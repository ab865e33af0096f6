"""What the refusals of 6 Forces advise; the battery checks that it can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.six_forces.material import FIRST_CHOICE, FIRST_TRUMP, NUMBER_COUNT
from bandstand.games.six_forces.refusals import CHOOSING_TRUMP, PLAYING, PREDICTING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.games.six_forces.rules import SixForces
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import Advice


def _way_of(move: int) -> int:
    if move < FIRST_CHOICE:
        return PLAYING
    return PREDICTING if move < FIRST_TRUMP else CHOOSING_TRUMP


def _ways(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Each way named, and at least one."""
    named = facts["ways"]
    possible = {_way_of(move) for move in legal}
    return isinstance(named, list) and len(named) > 0 and set(named) <= possible


def _trumps(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Each trump that is called free."""
    free = facts["trumps"]
    return isinstance(free, list) and {FIRST_TRUMP + trump for trump in free} <= set(legal)


def _playing(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    return any(move < FIRST_CHOICE for move in legal)


def _choosing_trump(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    return any(move >= FIRST_TRUMP for move in legal)


def _predicting(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Any prediction, 0 among them."""
    return FIRST_CHOICE in legal


def _colour(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    return any(move < FIRST_CHOICE and move // NUMBER_COUNT == facts["colour"] for move in legal)


ADVICE: Mapping[str, Advice[SixForces]] = {
    "no-such-move": _ways,
    "conception-first": _ways,
    "already-predicted": _choosing_trump,
    "too-few-chips": _predicting,
    "trump-already-chosen": _predicting,
    "trump-taken": _trumps,
    "trump-repeated-already": _trumps,
    "conception-over": _playing,
    "not-in-hand": _playing,
    "follow-colour": _colour,
}
