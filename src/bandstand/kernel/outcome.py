"""Outcomes: what a player hopes for or fears, as a hint may give it for a reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bandstand.kernel.event import Fact

if TYPE_CHECKING:
    from bandstand.kernel.event import Event


def _always(facts: Mapping[str, Fact]) -> bool:
    return True


@dataclass(frozen=True)
class Outcome:
    """An outcome, by the kinds of events that tell of it; the message ``outcome-NAME`` words it.

    It happens to the seat that the fact *who* names; without *who*, to the whole table. Either the
    next of these events decides it (this trick is won once), or any of them up to the next deal.
    """

    name: str
    kinds: tuple[str, ...]
    who: str = "seat"
    next_only: bool = True
    when: Callable[[Mapping[str, Fact]], bool] = _always

    def happened(self, events: Sequence[Event], seat: int) -> bool:
        """Whether these events tell of it for the seat."""
        telling = [event for event in events if event.kind in self.kinds]
        if self.next_only:
            telling = telling[:1]
        return any(self._befalls(event.facts, seat) for event in telling)

    def _befalls(self, facts: Mapping[str, Fact], seat: int) -> bool:
        if not self.when(facts):
            return False
        named = facts.get(self.who)
        return not self.who or (seat in named if isinstance(named, list) else seat == named)
