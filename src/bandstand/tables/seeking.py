"""Seeks: who looks for which games, who meets whom, and the table that comes of it.

``meet`` decides for all seeks at once, and knows no clock and no database.
"""

from __future__ import annotations

from itertools import chain, count
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from bandstand.games import registry
from bandstand.tables import commands
from bandstand.tables.chairs import usual_name
from bandstand.tables.decide import decide
from bandstand.tables.entries import Line, Pace, Party, Policy, SeatPlan
from bandstand.tables.evolve import evolve
from bandstand.tables.names import name_at_table
from bandstand.tables.refusals import Refusal
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bandstand.tables.commands import Person

Tempo = Literal["live", "daily"]
PACES: dict[Tempo, Pace] = {"live": Pace(60.0, 60.0), "daily": Pace(86_400.0)}
BOT_LEVEL = 2


class Seek(msgspec.Struct, frozen=True):
    """What somebody would play, the preferred game first, until a moment; a person has one at most.

    With ``bots`` the person plays against bots then, if nobody was found.
    """

    person: str
    games: tuple[str, ...]
    tempo: Tempo
    rated: bool
    bots: bool
    created: float
    until: float


class Meeting(NamedTuple):
    """People who get a table; one person alone plays against bots."""

    game: str
    seeks: tuple[Seek, ...]


class Outcome(NamedTuple):
    """What becomes of every seek there is."""

    meetings: list[Meeting]
    expired: list[Seek]
    waiting: list[Seek]


class NewTable(NamedTuple):
    """What a table needs that nobody can guess."""

    id: str
    secret: str  # of the shuffle, in hexadecimal
    party: str


def table_sizes() -> dict[str, int]:
    """How many chairs a table of strangers has, by game: as few as the game allows, not one."""
    return {
        game_id: min(players for players in game.meta.players if players > 1)
        for game_id, game in registry.GAMES.items()
        if any(players > 1 for players in game.meta.players)
    }


def meet(seeks: Iterable[Seek], sizes: Mapping[str, int], now: float) -> Outcome:
    """Who meets whom: the first who looked chooses, and of several people meets the first."""
    ordered = sorted(seeks, key=lambda seek: (seek.created, seek.person))
    open_ones = [seek for seek in ordered if _is_open(seek, sizes, now)]
    waiting = {seek.person: seek for seek in open_ones}
    meetings = []
    for seek in open_ones:
        meeting = _company(seek, waiting.values(), sizes) if seek.person in waiting else None
        if meeting is not None:
            meetings.append(meeting)
            for member in meeting.seeks:
                del waiting[member.person]
    for seek in [one for one in waiting.values() if one.until <= now]:
        meetings.append(Meeting(_playable(seek, sizes)[0], (seek,)))
        del waiting[seek.person]
    expired = [seek for seek in ordered if not _is_open(seek, sizes, now)]
    return Outcome(meetings, expired, list(waiting.values()))


def _is_open(seek: Seek, sizes: Mapping[str, int], now: float) -> bool:
    return bool(_playable(seek, sizes)) and (seek.until > now or seek.bots)


def _playable(seek: Seek, sizes: Mapping[str, int]) -> list[str]:
    """The games of a seek; one that is not installed any more does not count."""
    return [game for game in seek.games if game in sizes]


def _company(seek: Seek, others: Iterable[Seek], sizes: Mapping[str, int]) -> Meeting | None:
    """The first of a seek's games for which there are enough people; None if there is none."""
    alike = [
        other
        for other in others
        if other.person != seek.person and (other.tempo, other.rated) == (seek.tempo, seek.rated)
    ]
    for game in _playable(seek, sizes):
        found = [other for other in alike if game in other.games]
        missing = people_needed(game, seek.rated, sizes) - 1
        if len(found) >= missing:
            return Meeting(game, (seek, *found[:missing]))
    return None


def people_needed(game: str, rated: bool, sizes: Mapping[str, int]) -> int:
    """How many people a table needs: two, and bots in the other chairs; rated ones only people."""
    return sizes[game] if rated else 2


def lay(
    meeting: Meeting,
    people: Sequence[Person],
    sizes: Mapping[str, int],
    new: NewTable,
    now: float,
) -> list[Line]:
    """The first lines of the table of a meeting, with all its people seated.

    The cards are dealt at once where nobody's time runs out soon: at a day for each decision, and
    alone with bots. At a live table they are dealt when its people are there.
    """
    plan = _plan(meeting, sizes[meeting.game])
    bots = [usual_name(one.kind, seat) for seat, one in enumerate(plan.seats) if one.kind == "bot"]
    host, *others = _called_apart(people, bots)
    wishes: list[commands.Command] = [
        commands.Create(host, plan, new.secret, None, Party(new.party)),
        *(commands.Sit(person) for person in others),
    ]
    if not others or meeting.seeks[0].tempo == "daily":
        wishes.append(commands.Start(host))
    state, lines = TableState(new.id), list[Line]()
    for wish in wishes:
        decision = decide(state, wish, now)
        if not isinstance(decision, tuple):
            raise decision
        added = [Line(state.number + step, now, entry) for step, entry in enumerate(decision, 1)]
        state = evolve(state, added)
        lines += added
    return lines


def _plan(meeting: Meeting, size: int) -> commands.Plan:
    first, people = meeting.seeks[0], len(meeting.seeks)
    chairs = [SeatPlan("open")] * people + [SeatPlan("bot", BOT_LEVEL)] * (size - people)
    if people == 1:
        return commands.Plan(meeting.game, chairs, public=False)
    return commands.Plan(
        meeting.game,
        chairs,
        public=False,
        pace=PACES[first.tempo],
        rated=first.rated,
        policy=Policy(hints=False),
    )


def _called_apart(people: Sequence[Person], bots: Sequence[str]) -> list[Person]:
    """The people, no two called alike: strangers cannot agree on who takes another name.

    Nor like a bot of the table, as somebody may be who chose the name before that was refused.
    """
    apart: list[Person] = []
    for person in people:
        numbered = (f"{person.name[:20]} {number}" for number in count(2))
        others = [*bots, *(one.name for one in apart)]
        name = next(name for name in chain([person.name], numbered) if _is_free(name, others))
        apart.append(msgspec.structs.replace(person, name=name))
    return apart


def _is_free(name: str, others: Sequence[str]) -> bool:
    try:
        return name_at_table(name, others) == name
    except Refusal:
        return False
