"""Looking at a game together once it is over: one person leads, the others' pages may follow.

Nothing of it is kept: it lasts as long as somebody leads. Where the leader is, is a step of the
replay and a seat; each page asks for the replay itself, and is shown what its own person may see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bandstand.tables import messages
from bandstand.tables.checks import check_admission, check_seat
from bandstand.tables.refusals import not_allowed, not_now, unprocessable
from bandstand.tables.visibility import SPECTATOR, stream

if TYPE_CHECKING:
    from bandstand.tables.commands import Person
    from bandstand.tables.state import TableState

MOST_ASKING = 6
SHARING = (messages.Guide, messages.AskToLead, messages.HandLead, messages.StopLeading)
AnySharing = messages.Guide | messages.AskToLead | messages.HandLead | messages.StopLeading


class SharedReplay(msgspec.Struct, frozen=True):
    """Who leads, where they are, and who asks to lead instead."""

    leader: str | None = None
    name: str = ""
    number: int = 0
    seat: int | None = None
    asking: tuple[messages.LeadRequest, ...] = ()

    def told(self) -> messages.Led:
        """What every page is told."""
        return messages.Led(self.leader, self.name, self.number, self.seat, list(self.asking))


def after(
    state: TableState, shared: SharedReplay, person: Person, asked: AnySharing
) -> SharedReplay:
    """The shared look after what somebody asked; refused where there is none to be had."""
    check_admission(state, person.id)
    if not state.is_over() or state.match is None:
        raise not_now("not-over", "The game is not over. You can look back together after it.")
    if isinstance(asked, messages.Guide):
        return _guided(state, shared, person, asked)
    if isinstance(asked, messages.AskToLead):
        return _asked(shared, person)
    if shared.leader != person.id:
        raise not_allowed("not-leader", f"{shared.name or 'Nobody'} leads.")
    return SharedReplay() if isinstance(asked, messages.StopLeading) else _handed(shared, asked)


def _guided(
    state: TableState, shared: SharedReplay, person: Person, asked: messages.Guide
) -> SharedReplay:
    """Lead, where nobody else does, and go to a moment."""
    if shared.leader not in (None, person.id):
        raise not_allowed("led", f"{shared.name} leads. Ask to lead.")
    if asked.seat is not None:
        check_seat(state, asked.seat)
    steps = state.counts[stream(SPECTATOR if asked.seat is None else asked.seat)]
    if not 0 <= asked.number <= steps:
        raise unprocessable("no-moment", f"The replay of this game has {steps} steps.")
    asking = tuple(one for one in shared.asking if one.person != person.id)
    return SharedReplay(person.id, person.name, asked.number, asked.seat, asking)


def _asked(shared: SharedReplay, person: Person) -> SharedReplay:
    if shared.leader is None:
        raise not_now("nobody-leads", "Nobody leads: go to a moment, and you do.")
    known = person.id == shared.leader or any(one.person == person.id for one in shared.asking)
    if known:
        return shared
    if len(shared.asking) >= MOST_ASKING:
        raise not_now("many-ask", "Several people ask already. Try again later.")
    request = messages.LeadRequest(person.id, person.name)
    return replace(shared, asking=(*shared.asking, request))


def _handed(shared: SharedReplay, asked: messages.HandLead) -> SharedReplay:
    """Somebody who asked leads from the same moment on; None: nobody of them does."""
    chosen = next((one for one in shared.asking if one.person == asked.person), None)
    if chosen is None:
        return replace(shared, asking=())
    others = tuple(one for one in shared.asking if one is not chosen)
    return replace(shared, leader=chosen.person, name=chosen.name, asking=others)


def without(shared: SharedReplay, person: str) -> SharedReplay:
    """The shared look after somebody has gone: without its leader it is over."""
    if shared.leader == person:
        return SharedReplay()
    return replace(shared, asking=tuple(one for one in shared.asking if one.person != person))
