"""Laying a table, sitting down, asking for a bot's chair, leaving, and the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bandstand.games import registry
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.levels import check_level
from bandstand.kernel.seal import is_entropy
from bandstand.tables import commands, entries, names
from bandstand.tables.chairs import usual_name
from bandstand.tables.checks import (
    check_host,
    check_rated,
    check_seat,
    check_voice,
    check_welcome,
    one_seat,
)
from bandstand.tables.consent import Request, who_admits
from bandstand.tables.decide.policy import check_pace, check_policy
from bandstand.tables.decide.talk import check_beat
from bandstand.tables.entries import Line
from bandstand.tables.evolve import evolve
from bandstand.tables.looks import check_has_not_looked, is_allowed
from bandstand.tables.refusals import Refusal, not_allowed, not_now, unprocessable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from bandstand.tables.chairs import Chair
    from bandstand.tables.commands import Person, Plan
    from bandstand.tables.entries import Entries
    from bandstand.tables.state import TableState

MOST_REQUESTS = 6  # people who ask for a chair of one table at a time
MOST_ASKINGS = 3  # by one person at one table: each is a line of its journal


def create(state: TableState, command: commands.Create, now: float) -> Entries:
    """Lay a table; the host sits in the first open chair, or owns the local ones.

    A table that is laid on a screen is left to those who come.
    """
    created = _created(command)
    if created.screen:
        return (created,)
    laid = evolve(state, [Line(1, now, created)])
    if laid.seats_of(command.person.id):
        return (created,)
    return (created, *sit(laid, commands.Sit(command.person), now))


def _created(command: commands.Create) -> entries.Created:
    plan, host = command.plan, command.person
    try:
        game = registry.find(plan.game)
        options = game.settle(len(plan.seats), plan.options, as_printed=True)
        for seat in plan.seats:
            check_level(seat.level)
            if command.rematch_of is None:  # else a level plays for a bot that is not here any more
                _check_bot(seat, command.bots)
    except BandstandError as error:
        raise unprocessable("bad-table", str(error)) from None
    check_pace(plan.pace)
    if plan.policy is not None:
        check_policy(plan.policy)
    if plan.beat is not None:
        check_beat(plan.beat)
    kinds = [seat.kind for seat in plan.seats]
    if kinds.count("open") + kinds.count("local") == 0:
        raise unprocessable("bad-table", "Leave a chair for yourself: open, or local.")
    if plan.rated and ("bot" in kinds or "local" in kinds or len(kinds) < 2):
        raise unprocessable("bad-table", "A rated table has people in all its chairs.")
    if plan.screen and "local" in kinds:
        raise unprocessable("bad-table", "Round one screen nobody has a hand of their own.")
    if plan.rated:
        check_rated(host)
    return entries.Created(
        plan.game,
        game.meta.rules_version,
        options,
        _check_plans(plan, host),
        host.id,
        host.name,
        command.secret,
        plan.public,
        plan.pace,
        plan.spectators,
        plan.rated,
        plan.takeover and not plan.rated,
        command.rematch_of,
        plan.beat,
        party=command.party,
        policy=plan.policy,
        screen=plan.screen,
    )


def _check_bot(plan: entries.SeatPlan, offered: Collection[str]) -> None:
    if plan.kind == "bot" and plan.bot and plan.bot not in offered:
        here = f"The bots here: {', '.join(offered)}." if offered else "There are levels alone."
        raise BandstandError(f"There is no bot {plan.bot!r} for this game. {here}")


def _check_plan(plan: entries.SeatPlan, others: Iterable[str] = ()) -> entries.SeatPlan:
    """A plan whose name is fit to be shown, and not taken for one of the others at the table."""
    if plan.kind != "bot":
        plan = msgspec.structs.replace(plan, bot="")
    if not plan.name or plan.kind == "open":
        return msgspec.structs.replace(plan, name="")
    name = names.bot_name(plan.name) if plan.kind == "bot" else names.person_name(plan.name)
    return msgspec.structs.replace(plan, name=names.name_at_table(name, others))


def _check_plans(plan: Plan, host: Person) -> list[entries.SeatPlan]:
    """The seats of a new table, no two of the same name; the host's is taken if they sit down."""
    unnamed = [
        usual_name(seat.kind, number) for number, seat in enumerate(plan.seats) if not seat.name
    ]
    taken = [name for name in unnamed if name]
    if all(seat.kind != "local" for seat in plan.seats):
        taken.append(names.name_at_table(host.name, taken))
    checked = []
    for seat in plan.seats:
        checked.append(_check_plan(seat, taken))
        taken += filter(None, [checked[-1].name])
    return checked


def sit(state: TableState, command: commands.Sit, now: float) -> Entries:
    """Take an open chair; while the game goes on, ask for a bot's, if the table allows."""
    person, seat = command.person, command.seat
    check_welcome(state, person)
    if state.seats_of(person.id):
        raise not_now("seated", "You already sit at this table.")
    if state.is_seated(person.id):
        raise not_now(
            "resigned",
            "You resigned from this game and have seen cards in play, so you can’t rejoin.",
        )
    if state.is_over():
        raise not_now("over", "This game is over.")
    check_has_not_looked(state, person.id)
    if state.created.rated:
        check_rated(person)
    free = [number for number, chair in enumerate(state.chairs) if _is_free(state, chair.kind)]
    if not free:
        raise not_now("full", "Every seat here is taken.")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise not_now("taken", "That seat is taken.")
    if state.status == "gathering":
        return (entries.Sat(chosen, person.id, _name_for(state, person, chosen), *_look(person)),)
    return _ask_for_seat(state, person, chosen, seat is None)


def _is_free(state: TableState, kind: entries.SeatKind) -> bool:
    if state.status == "gathering":
        return kind == "open"
    return kind == "bot" and state.created.takeover


def _ask_for_seat(state: TableState, person: Person, seat: int, any_seat: bool) -> Entries:
    """A bot's chair brings its cards and its score with it: those who play decide about it."""
    if person.id in state.declined:
        raise not_allowed("declined", "You asked for a chair of this game, and were told no.")
    asked = [request.seat for request in state.requests if request.person == person.id]
    if asked and (any_seat or asked == [seat]):
        return ()
    if state.askings.get(person.id, 0) >= MOST_ASKINGS:
        raise not_allowed(
            "asked-often", f"You asked for a chair of this game {MOST_ASKINGS} times. Watch it."
        )
    if not asked and len(state.requests) >= MOST_REQUESTS:
        raise not_now("many-ask", "Several people ask for a chair already. Try again later.")
    return (entries.AskedSeat(seat, person.id, _name_for(state, person, seat), *_look(person)),)


def _look(person: Person) -> tuple[entries.Face | None, bool, entries.Holiday | None]:
    """How a person shows in a chair: the face, whether it is a program, when they are away."""
    return person.face, person.kind == "program", person.holiday


def admit(state: TableState, command: commands.Admit, now: float) -> Entries:
    """Say yes or no to somebody who asks for a bot's chair; the person who asks may say no, too."""
    request = _request_of(state, command.asker)
    if request is None or state.status != "playing":
        raise not_now("nothing-asked", "Nobody is asking for a seat any more.")
    if command.asker == command.person.id and not command.yes:
        return (entries.DeclinedSeat(request.person, request.name, withdrawn=True),)
    if command.person.id not in who_admits(state):
        raise not_allowed("not-host", "The host decides who takes a bot's chair.")
    if not command.yes:
        return (entries.DeclinedSeat(request.person, request.name),)
    check_has_not_looked(state, request.person)
    look = request.face, request.program, request.holiday
    return (entries.Sat(request.seat, request.person, request.name, *look),)


def _request_of(state: TableState, person: str) -> Request | None:
    return next((one for one in state.requests if one.person == person), None)


def _name_for(state: TableState, person: Person, seat: int) -> str:
    """A person's name in a chair: unlike that of anybody who sits here, or asks to."""
    asking = [request.name for request in state.requests if request.person != person.id]
    return names.name_at_table(person.name, [*_others(state, seat), *asking])


def rename(state: TableState, command: commands.Rename, now: float) -> Entries:
    """Go by another name in one's chair, until the game is over: its record keeps the last one."""
    person = command.person
    if state.is_over():
        return ()
    return tuple(
        entries.Renamed(seat, person.id, name)
        for seat in state.seats_of(person.id)
        if state.chairs[seat].kind == "person"
        if (name := _name_for(state, person, seat)) != state.chairs[seat].name
    )


def reface(state: TableState, command: commands.Reface, now: float) -> Entries:
    """Have another face in one's chair, until the game is over."""
    face = command.person.face
    if state.is_over() or face is None:
        return ()
    return tuple(
        entries.Refaced(seat, face)
        for seat in state.seats_of(command.person.id)
        if state.chairs[seat].kind == "person" and state.chairs[seat].face != face
    )


def take_holiday(state: TableState, command: commands.TakeHoliday, now: float) -> Entries:
    """Say when one is on holiday, until the game is over."""
    person = command.person
    if state.is_over():
        return ()
    return tuple(
        entries.HolidaySet(seat, person.holiday)
        for seat in state.seats_of(person.id)
        if state.chairs[seat].kind == "person" and state.chairs[seat].holiday != person.holiday
    )


def _others(state: TableState, seat: int) -> list[str]:
    """The names of everybody at the table but one seat, and of the owner of its local seats."""
    local = any(chair.kind == "local" for chair in state.chairs)
    called = [chair.name for number, chair in enumerate(state.chairs) if number != seat]
    return [name for name in [*called, state.host_name if local else ""] if name]


def leave(state: TableState, command: commands.Leave, now: float) -> Entries:
    """Give one's chairs up; in a running game the substitute bot plays until one is back."""
    one_seat(state, command.person)
    mine = state.seats_of(command.person.id)
    if state.status == "gathering":
        return tuple(entries.Left(seat) for seat in mine)
    if state.status != "playing":
        raise not_now("over", "This game is over.")
    here = [seat for seat in mine if not state.chairs[seat].absent]
    if not here:
        raise not_now("absent", "A bot is already playing for you.")
    return tuple(entries.Absent(seat, "gone") for seat in here)


def withdraw(state: TableState, command: commands.Withdraw, now: float) -> Entries:
    """Leave a table that gathers; give up a game under way, and ask for nothing there."""
    mine = state.seats_of(command.person.id)
    if state.status == "gathering":
        return tuple(entries.Left(seat) for seat in mine)
    if state.status != "playing":
        return ()
    ended: list[entries.AnyEntry] = [
        entries.EndedLook(look.person, look.name, is_allowed(state, look), own=True)
        for look in state.looks
        if look.person == command.person.id
    ]
    request = _request_of(state, command.person.id)
    if request is not None:
        ended.append(entries.DeclinedSeat(request.person, request.name, withdrawn=True))
    return (*ended, *(entries.Resigned(seat) for seat in mine))


def kick(state: TableState, command: commands.Kick, now: float) -> Entries:
    """Ask somebody to go; only the host, only before the start."""
    check_host(state, command.person)
    chair = state.chairs[check_seat(state, command.seat)]
    if chair.kind != "person" or chair.person == command.person.id:
        raise not_now("nobody", "Nobody sits there who could be asked to go.")
    return (entries.Kicked(command.seat),)


def replan(state: TableState, command: commands.Replan, now: float) -> Entries:
    """Change what a chair is for; only the host, only before the start, only a free one."""
    seat, plan = command.seat, command.plan
    check_host(state, command.person)
    if state.chairs[check_seat(state, seat)].kind == "person":
        raise not_now("taken", "Somebody sits there. Ask them to go first.")
    try:
        check_level(plan.level)
        _check_bot(plan, command.bots)
    except BandstandError as error:
        raise unprocessable("bad-level", str(error)) from None
    if state.created.rated and plan.kind != "open":
        raise unprocessable("bad-table", "A rated table has people in all its chairs.")
    return (entries.Replanned(seat, _check_plan(plan, _others(state, seat))),)


def add_entropy(state: TableState, command: commands.AddEntropy, now: float) -> Entries:
    """Add to the shuffle; once, before the start, by people who sit here."""
    if not is_entropy(command.entropy):
        raise unprocessable("bad-entropy", "Send 64 lower-case hexadecimal digits.")
    seat = one_seat(state, command.person)
    if state.status != "gathering":
        raise not_now("started", "The game has already begun.")
    if state.entropy[seat] == command.entropy:
        return ()
    if state.entropy[seat] is not None:
        raise not_now("added", "You have added to this shuffle already.")
    return (entries.AddedEntropy(seat, command.entropy),)


def start(state: TableState, command: commands.Start, now: float) -> Entries:
    """Deal; only the host, once no chair is open."""
    check_host(state, command.person)
    if any(chair.kind == "open" for chair in state.chairs):
        raise not_now("open-chairs", "A seat is still open. Fill it with a friend or a bot.")
    if not state.present_people():
        raise not_now("nobody", "Nobody sits here.")
    return (entries.Started(),)


def plan_rematch(state: TableState, person: Person) -> Plan:
    """The same table again, for the same people; refused to anyone who did not sit here."""
    if not state.is_over():
        raise not_now("not-over", "This game is not over.")
    check_voice(state, person)
    if not any(chair.person == person.id for chair in state.chairs if chair.kind != "bot"):
        raise Refusal(403, "not-seated", "Only those who played here can ask for a rematch.")
    created = state.created
    return commands.Plan(
        created.game,
        [_plan_again(chair) for chair in state.chairs],
        dict(created.options),
        created.public,
        created.pace,
        created.spectators,
        created.rated,
        created.takeover,
        state.beat,
        created.policy,
    )


def _plan_again(chair: Chair) -> entries.SeatPlan:
    """The plan of the same chair at another table; people are not seated before they come."""
    if chair.kind == "bot" or chair.kind == "local":
        return entries.SeatPlan(chair.kind, chair.level, chair.name, chair.bot)
    return entries.SeatPlan("open", chair.level)
