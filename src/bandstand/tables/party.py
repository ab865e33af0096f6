"""The people who stay together from game to game, and the table they play at next.

A party is carried from table to table: each of its tables is one like any other, and the last one
that was laid is where its people are. Players call it their room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bandstand.games import registry
from bandstand.tables import entries
from bandstand.tables.refusals import unprocessable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bandstand.kernel.game import Game
    from bandstand.tables.chairs import Chair
    from bandstand.tables.state import TableState


class Proposal(msgspec.Struct):
    """The next game of a party: who proposed it, at which table it will be, who is ready."""

    person: str
    name: str
    game: str
    options: dict[str, Any]
    players: int
    table: str
    ready: list[str]


def people_of(state: TableState) -> list[str]:
    """Everybody who played here, in the order of their seats, those who resigned too."""
    return list(dict.fromkeys(chair.person for chair in state.chairs if chair.person))


def missing(state: TableState) -> list[str]:
    """Who is not ready for the game that was proposed."""
    ready = state.proposal.ready if state.proposal else []
    return [person for person in people_of(state) if person not in ready]


def is_agreed(state: TableState) -> bool:
    """Whether everybody is ready, and the next table is yet to be laid."""
    return state.proposal is not None and state.rematch is None and not missing(state)


def players_for(game: Game[Any], state: TableState) -> int:
    """How many play next: as many as now if the game allows it, else the nearest number.

    Nobody who played is left out; bots fill the other chairs.
    """
    people = sum(chair.person is not None for chair in state.chairs)
    enough = [count for count in game.meta.players if count >= people]
    if not enough:
        most = max(game.meta.players)
        raise unprocessable("too-many", f"{game.meta.title} is for up to {most} players.")
    return min(enough, key=lambda count: abs(count - len(state.chairs)))


def next_table(state: TableState, secret: str) -> list[entries.AnyEntry]:
    """The entries of the table that was proposed, with everybody who is ready in a chair.

    The seats turn by one, so that somebody else begins. If all are ready the cards are dealt;
    otherwise the chairs of the others wait for them.
    """
    proposal, created = state.proposal, state.created
    assert proposal is not None
    chairs = turned(state.chairs, proposal.players)
    ready = set(proposal.ready)
    plans = [_plan(chair) for chair in chairs]
    sitting = [
        entries.Sat(seat, chair.person, chair.name, chair.face, chair.program, chair.holiday)
        for seat, chair in enumerate(chairs)
        if chair is not None and chair.kind == "person" and chair.person in ready
    ]
    host, host_name = _next_host(state)
    laid = entries.Created(
        proposal.game,
        registry.find(proposal.game).meta.rules_version,
        proposal.options,
        plans,
        host,
        host_name,
        secret,
        created.public,
        created.pace,
        created.spectators,
        created.rated and all(plan.kind == "open" for plan in plans),
        created.takeover,
        state.id,
        state.beat,
        party=carried(state, proposal.table),
        policy=created.policy,
    )
    complete = len(sitting) == sum(plan.kind == "open" for plan in plans)
    return [laid, *sitting, *([entries.Started()] if complete else [])]


def carried(state: TableState, fresh: str) -> entries.Party:
    """The party at its next table; one of this id begins where there was none."""
    party = state.party or entries.Party(fresh)
    people, barred = tuple(people_of(state)), tuple(state.barred)
    return msgspec.structs.replace(party, barred=barred, invited=people)


def turned(chairs: Sequence[Chair], players: int) -> list[Chair | None]:
    """The chairs of the next table: everybody one seat on, the first goes last.

    Where the number changes people keep their order, and bots (None: a new one) fill up.
    """
    order = [*chairs[1:], *chairs[:1]]
    if len(order) == players:
        return list(order)
    people = [chair for chair in order if chair.person is not None]
    return [*people, *[None] * (players - len(people))]


def _plan(chair: Chair | None) -> entries.SeatPlan:
    if chair is None:
        return entries.SeatPlan("bot")
    if chair.kind == "bot" or chair.kind == "local":
        return entries.SeatPlan(chair.kind, chair.level, chair.name, chair.bot)
    return entries.SeatPlan("open", chair.level)


def _next_host(state: TableState) -> tuple[str, str]:
    """The host stays it, if they are ready; the owner of local seats must be it."""
    proposal = state.proposal
    assert proposal is not None
    local = [chair.person for chair in state.chairs if chair.kind == "local" and chair.person]
    ready = [state.host] if state.host in proposal.ready else proposal.ready
    host = (local or ready)[0]
    return host, name_of(state, host)


def name_of(state: TableState, person: str) -> str:
    """What a person who plays here is called; round one screen its host speaks for all."""
    names = {chair.person: chair.name for chair in state.chairs if chair.kind == "person"}
    return names.get(person, state.created.host_name)
