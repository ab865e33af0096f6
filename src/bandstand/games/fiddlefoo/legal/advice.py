"""What the refusals of Fiddlefoo advise; the battery checks that it can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.legal import refusals
from bandstand.games.fiddlefoo.moves import PASS, TAKE, count_as, is_card, is_cell
from bandstand.games.fiddlefoo.play import safesong

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import Advice


def _ways(state: Fiddlefoo, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Each way named, and at least one."""
    named = facts["ways"]
    possible = {int(refusals.way_of(state.phase, move)) for move in legal}
    return isinstance(named, list) and len(named) > 0 and set(named) <= possible


def _colours(state: Fiddlefoo, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Each colour named, and at least one."""
    named = facts["colours"]
    return isinstance(named, list) and [count_as(colour) for colour in named] == legal


def _cells(state: Fiddlefoo, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    return any(is_cell(move) for move in legal)


ADVICE: Mapping[str, Advice[Fiddlefoo]] = {
    "not-in-hand": _ways,
    "asked-card": _ways,
    "asked-again": _ways,
    "asked-throws": _ways,
    "asked-discard": _ways,
    "asked-exchange": _ways,
    "asked-moved": _ways,
    "asked-removed": _ways,
    "asked-wanted": _ways,
    "can-place": lambda state, facts, legal: any(is_card(move) for move in legal),
    "pile-empty": lambda state, facts, legal: legal == [PASS],
    "can-draw": lambda state, facts, legal: TAKE in legal,
    "asked-cell": _cells,
    "asked-colour": _colours,
    "asked-basis": lambda state, facts, legal: legal == safesong.basis_moves(),
}
