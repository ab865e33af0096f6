"""What the refusals of Rythm 'n' Play advise; the battery checks that it can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.rythm_n_play.material import EIGHTH
from bandstand.games.rythm_n_play.moves import LAY, SPEND, TONALITY, way_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.games.rythm_n_play.rules import RythmNPlay
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import Advice


def _ways(state: RythmNPlay, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Each way named, and at least one."""
    named = facts["ways"]
    possible = {int(way_of(move, state.chosen != 0)) for move in legal}
    return isinstance(named, list) and len(named) > 0 and set(named) <= possible


ADVICE: Mapping[str, Advice[RythmNPlay]] = {
    "not-in-hand": _ways,
    "continue-or-pick-up": _ways,
    "exchange-begun": _ways,
    "no-free-pass": _ways,
    "tonality-first": lambda state, facts, legal: {TONALITY, TONALITY + 1} <= set(legal),
    "hand-limit": lambda state, facts, legal: any(move >= LAY for move in legal),
    "unfinished-beat": lambda state, facts, legal: SPEND + EIGHTH in legal,
}
