"""What the refusals of Take the A Chord advise; the battery checks that it can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord.material import CHORD_COUNT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.games.a_chord.rules import AChord
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import Advice


def _colour(state: AChord, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """A card of the colour named."""
    return any(card // CHORD_COUNT == facts["colour"] for card in legal)


def _colour_or_chord(state: AChord, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """That, and a card of another colour whose chord lies in this round."""
    other = any(
        card // CHORD_COUNT != facts["colour"] and state.round_chords >> card & 1 for card in legal
    )
    return other and _colour(state, facts, legal)


ADVICE: Mapping[str, Advice[AChord]] = {
    "not-in-hand": lambda state, facts, legal: len(legal) > 0,
    "follow-colour": _colour,
    "follow-or-repeat": _colour_or_chord,
}
