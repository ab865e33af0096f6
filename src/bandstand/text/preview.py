"""What a move would do, as far as the player can be sure of it before making it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.text.sentences import sentences

if TYPE_CHECKING:
    from bandstand.kernel.dice import Dice
    from bandstand.kernel.event import Event
    from bandstand.kernel.referee import Match

_WORLDS = 16  # enough that even two equal chances hardly ever fall alike


def preview(match: Match, seat: int, move: int, dice: Dice) -> str | None:
    """The first thing the seat can be sure to do when it makes this legal move.

    Told from imagined worlds, so that nothing hidden shows; None where the worlds differ. What
    others do, and what only chance will show, is left out: a few worlds may agree by luck.
    """
    told: set[str | None] = set()
    for _ in range(_WORLDS):
        events: list[Event] = []
        world = match.state.imagine(seat, dice)
        world.journal = events
        world.play(seat, move)
        doings = [event for event in events if event.facts.get("seat") == seat]
        told.add(_without_secrets(match, doings[0], seat) if doings else None)
        if len(told) > 1:
            return None
    return told.pop()


def _without_secrets(match: Match, event: Event, reader: int) -> str:
    """What all will see of the event, as a sentence to the reader."""
    facts = {**event.facts, **dict.fromkeys(event.secret)}
    return sentences(match.game).sentence(event.kind, facts, match.record.names, reader)
