"""Who may do what at a table, and when: each question returns the entry to write, or refuses."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from bandstand.bots import levels
from bandstand.games import registry
from bandstand.house import entries, names
from bandstand.house.parts import usual_name
from bandstand.house.refusals import Refusal, not_allowed, not_now, will_not_do
from bandstand.kernel.errors import BandstandError, IllegalMove
from bandstand.text import explain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bandstand.house.people import Person
    from bandstand.house.sheet import Sheet

    Question = Callable[[Sheet], entries.AnyEntry]

LONGEST_LINE = 500
LONGEST_BEAT = 3.0
MOST_REQUESTS = 6  # people who ask for a chair of one table at a time
MOST_ASKINGS = 3  # by one person at one table: each is a line of its log


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """A table as somebody wishes to lay it."""

    game: str
    seats: list[entries.SeatPlan]
    options: dict[str, Any] = {}
    public: bool = True
    pace: entries.Pace = entries.Pace()
    spectators: entries.Spectators = "open"
    rated: bool = False
    takeover: bool = True
    beat: float | None = None


class Repeated(Exception):  # noqa: N818  not an error
    """An answer that was given before, the same one; there is nothing to write."""


def create(plan: Plan, host: Person, rematch_of: str | None = None) -> entries.Created:
    """Lay a table; the host sits in the first open chair, or owns the local ones."""
    try:
        game = registry.find(plan.game)
        options = game.settle(len(plan.seats), plan.options)
        for seat in plan.seats:
            levels.check(seat.level)
    except BandstandError as error:
        raise will_not_do("bad-table", str(error)) from None
    check_pace(plan.pace)
    if plan.beat is not None:
        check_beat(plan.beat)
    kinds = [seat.kind for seat in plan.seats]
    if kinds.count("open") + kinds.count("local") == 0:
        raise will_not_do("bad-table", "Leave a chair for yourself: open, or local.")
    if plan.rated and ("bot" in kinds or "local" in kinds or len(kinds) < 2):
        raise will_not_do("bad-table", "A rated table has people in all its chairs.")
    if plan.rated:
        _check_rated(host)
    return entries.Created(
        plan.game,
        game.meta.rules_version,
        options,
        _check_plans(plan, host),
        host.id,
        host.name,
        secrets.token_hex(32),
        plan.public,
        plan.pace,
        plan.spectators,
        plan.rated,
        plan.takeover and not plan.rated,
        rematch_of,
        plan.beat,
    )


def check_plan(plan: entries.SeatPlan, others: Iterable[str] = ()) -> entries.SeatPlan:
    """A plan whose name is fit to be shown, and not taken for one of the others at the table."""
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
        checked.append(check_plan(seat, taken))
        taken += filter(None, [checked[-1].name])
    return checked


def check_pace(pace: entries.Pace) -> None:
    """A pace people can play at: five seconds to thirty days."""
    if pace.seconds is not None and not 5 <= pace.seconds <= 30 * 86_400:
        raise will_not_do("bad-pace", "A decision may take 5 seconds to 30 days.")
    if not 0 <= pace.bank <= 86_400:
        raise will_not_do("bad-pace", "The bank may hold up to a day.")


def check_beat(beat: float) -> None:
    """A beat people can follow."""
    if not 0 <= beat <= LONGEST_BEAT:
        raise will_not_do("bad-beat", f"Bots may wait 0 to {LONGEST_BEAT:g} seconds.")


def sit(sheet: Sheet, person: Person, seat: int | None) -> entries.Sat | entries.AskedSeat:
    """Take an open chair; while the game goes on, ask for a bot's, if the table allows."""
    if sheet.seats_of(person.id):
        raise not_now("seated", "You already sit at this table.")
    if any(chair.person == person.id for chair in sheet.chairs):
        raise not_now(
            "resigned",
            "You resigned from this game and have seen cards in play, so you can’t rejoin.",
        )
    if sheet.status not in ("gathering", "playing"):
        raise not_now("over", "This game is over.")
    if sheet.created.rated:
        _check_rated(person)
    free = [number for number, chair in enumerate(sheet.chairs) if _is_free(sheet, chair.kind)]
    if not free:
        raise not_now("full", "Every seat here is taken.")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise not_now("taken", "That seat is taken.")
    if sheet.status == "gathering":
        return entries.Sat(chosen, person.id, _name_for(sheet, person, chosen))
    return _ask_for_seat(sheet, person, chosen, seat is None)


def _ask_for_seat(sheet: Sheet, person: Person, seat: int, any_seat: bool) -> entries.AskedSeat:
    """A bot's chair brings its cards and its score with it: those who play decide about it."""
    if person.id in sheet.declined:
        raise not_allowed("declined", "You asked for a chair of this game, and were told no.")
    asked = [request.seat for request in sheet.requests if request.person == person.id]
    if asked and (any_seat or asked == [seat]):
        raise Repeated
    if sheet.askings.get(person.id, 0) >= MOST_ASKINGS:
        raise not_allowed(
            "asked-often", f"You asked for a chair of this game {MOST_ASKINGS} times. Watch it."
        )
    if not asked and len(sheet.requests) >= MOST_REQUESTS:
        raise not_now("many-ask", "Several people ask for a chair already. Try again later.")
    return entries.AskedSeat(seat, person.id, _name_for(sheet, person, seat))


def answer_request(
    sheet: Sheet, person: Person, asker: str, yes: bool
) -> entries.Sat | entries.DeclinedSeat:
    """Say yes or no to somebody who asks for a bot's chair; whoever asks may say no too."""
    request = next((one for one in sheet.requests if one.person == asker), None)
    if request is None or sheet.status != "playing":
        raise not_now("nothing-asked", "Nobody is asking for a seat any more.")
    if asker == person.id and not yes:
        return entries.DeclinedSeat(asker, request.name, withdrawn=True)
    if person.id not in sheet.who_admits():
        raise not_allowed("not-host", "The host decides who takes a bot's chair.")
    if not yes:
        return entries.DeclinedSeat(asker, request.name)
    return entries.Sat(request.seat, asker, request.name)


def _name_for(sheet: Sheet, person: Person, seat: int) -> str:
    """What a person is called in a chair: otherwise than those who sit here, or ask to."""
    asking = [request.name for request in sheet.requests if request.person != person.id]
    return names.name_at_table(person.name, [*_others(sheet, seat), *asking])


def _others(sheet: Sheet, seat: int) -> list[str]:
    """What everybody at the table but one seat is called, and whoever owns its local seats."""
    local = any(chair.kind == "local" for chair in sheet.chairs)
    called = [chair.name for number, chair in enumerate(sheet.chairs) if number != seat]
    return [name for name in [*called, sheet.host_name if local else ""] if name]


def _check_rated(person: Person) -> None:
    if not person.rated:
        raise not_allowed("not-rated", "This table is rated; allow ratings for yourself first.")


def _is_free(sheet: Sheet, kind: entries.SeatKind) -> bool:
    if sheet.status == "gathering":
        return kind == "open"
    return kind == "bot" and sheet.created.takeover


def leave(sheet: Sheet, person: Person) -> entries.Left | entries.Absent:
    """Give one's chair up; a game under way is played on by the house bot until one is back."""
    seat = one_seat(sheet, person)
    if sheet.status == "gathering":
        return entries.Left(seat)
    if sheet.status != "playing":
        raise not_now("over", "This game is over.")
    for own in sheet.seats_of(person.id):
        if not sheet.chairs[own].absent:
            return entries.Absent(own, "gone")
    raise not_now("absent", "A bot is already playing for you.")


def kick(sheet: Sheet, person: Person, seat: int) -> entries.Kicked:
    """Ask somebody to go; only the host, only before the start."""
    _check_host(sheet, person)
    chair = sheet.chairs[check_seat(sheet, seat)]
    if chair.kind != "person" or chair.person == person.id:
        raise not_now("nobody", "Nobody sits there who could be asked to go.")
    return entries.Kicked(seat)


def replan(sheet: Sheet, person: Person, seat: int, plan: entries.SeatPlan) -> entries.Replanned:
    """Change what a chair is for; only the host, only before the start, only a free one."""
    _check_host(sheet, person)
    if sheet.chairs[check_seat(sheet, seat)].kind == "person":
        raise not_now("taken", "Somebody sits there. Ask them to go first.")
    try:
        levels.check(plan.level)
    except BandstandError as error:
        raise will_not_do("bad-level", str(error)) from None
    if sheet.created.rated and plan.kind != "open":
        raise will_not_do("bad-table", "A rated table has people in all its chairs.")
    return entries.Replanned(seat, check_plan(plan, _others(sheet, seat)))


def start(sheet: Sheet, person: Person) -> entries.Started:
    """Deal; only the host, once no chair is open."""
    _check_host(sheet, person)
    if any(chair.kind == "open" for chair in sheet.chairs):
        raise not_now("open-chairs", "A seat is still open. Fill it with a friend or a bot.")
    if not sheet.present_people():
        raise not_now("nobody", "Nobody sits here.")
    return entries.Started()


def _check_host(sheet: Sheet, person: Person) -> None:
    if sheet.host != person.id:
        raise not_allowed("not-host", "Only the host of the table can do that.")
    if sheet.status != "gathering":
        raise not_now("started", "The game has already begun.")


def check_seat(sheet: Sheet, seat: int) -> int:
    """A seat of this table."""
    if not 0 <= seat < len(sheet.chairs):
        raise will_not_do("no-seat", f"The seats of this table are 0 to {len(sheet.chairs) - 1}.")
    return seat


def one_seat(sheet: Sheet, person: Person, seat: int | None = None) -> int:
    """The seat a person speaks for: the named one if it is theirs, else the only one."""
    mine = sheet.seats_of(person.id)
    if seat is None and mine:
        waiting = [own for own in mine if own in sheet.waiting()]
        return (waiting or mine)[0]
    if seat is None or seat not in mine:
        raise not_allowed("not-yours", "That isn’t your seat.")
    return seat


def check_curtain(sheet: Sheet, person: Person, seat: int, lifted: list[int]) -> None:
    """Round one screen nothing of a seat is told, and nothing done, while its curtain is down."""
    if len(sheet.seats_of(person.id)) > 1 and seat not in lifted:
        raise not_allowed("curtain", "The curtain of that seat is down. Lift it first.")


def move(
    sheet: Sheet, person: Person, seat: int | None, turn: int, move: int | str
) -> entries.Moved:
    """Make a move as the answer to a turn; a turn that was answered is answered once."""
    own = one_seat(sheet, person, seat)
    if sheet.status == "gathering":
        raise not_now("not-started", "The game has not begun.")
    chair = sheet.chairs[own]
    number = _read_move(sheet, move, turn == chair.turn)
    if turn != chair.turn:
        if number is not None and sheet.answers.get((own, turn)) == number:
            raise Repeated
        raise not_now("late", "That turn has passed.")
    assert number is not None
    check_move(sheet, own, number)
    if chair.absent:
        raise not_now("absent", "A bot is playing for you; say that you are back.")
    if sheet.out_of_time(own):
        raise not_now("time", "Your time is up: a bot makes this decision.")
    return entries.Moved(own, number)


def _read_move(sheet: Sheet, move: int | str, current: bool) -> int | None:
    if isinstance(move, int):
        return move
    try:
        return sheet.game.read_move(sheet.playing.state, move)
    except BandstandError as error:
        if not current:
            return None  # what it meant then cannot be read now
        raise will_not_do("no-move", str(error)) from None


def check_move(sheet: Sheet, seat: int, move: int) -> None:
    """Refuse a move that the rules forbid, with their reason."""
    if not 0 <= move < sheet.game.move_count:
        raise will_not_do("no-move", "There is no such move in this game.")
    reason = sheet.playing.state.refusal(seat, move)
    if reason is not None:
        raise IllegalMove(explain(sheet.playing, reason, seat), reason)


def take_back(sheet: Sheet, person: Person, seat: int | None) -> entries.AnyEntry:
    """Take the last move back: at once if nobody saw any of it, else by asking the others."""
    own = one_seat(sheet, person, seat)
    if sheet.status != "playing":
        raise not_now("not-playing", "There is no game to take a move back in.")
    made = sheet.playing.made
    latest = max((n for n, one in enumerate(made) if one.seat == own), default=None)
    if latest is None:
        raise not_now("no-move", "There is no move of yours to take back.")
    if sheet.playing.last_was_quiet(own):
        return entries.TookBack(own)
    if sheet.created.rated:
        raise not_now("rated", "At a rated table a move that was seen stands.")
    if sheet.wish is not None:
        raise not_now("asked", "Something is being asked already.")
    return entries.AskedBack(own, latest)


def answer_wish(sheet: Sheet, person: Person, agree: bool) -> entries.Agreed | entries.Declined:
    """Say yes or no to what another seat asked; whoever asked may say no too."""
    wish = sheet.wish
    if wish is None:
        raise not_now("nothing-asked", "Nobody asks for anything.")
    mine = sheet.seats_of(person.id)
    if wish.seat in mine and not agree:
        return entries.Declined(wish.seat)
    asked = [seat for seat in mine if seat in sheet.asked_to_agree(wish.seat)]
    fresh = [seat for seat in asked if seat not in wish.agreed]
    if not asked:
        raise not_allowed("not-asked", "This isn’t for you to answer.")
    if not agree:
        return entries.Declined(asked[0])
    if not fresh:
        raise Repeated
    return entries.Agreed(fresh[0])


def back(sheet: Sheet, person: Person) -> entries.Back:
    """Play oneself again."""
    for seat in sheet.seats_of(person.id):
        if sheet.chairs[seat].absent and sheet.status == "playing":
            return entries.Back(seat)
    raise Repeated


def resign(sheet: Sheet, person: Person, seat: int | None) -> entries.Resigned:
    """Give the game up."""
    own = one_seat(sheet, person, seat)
    if sheet.status != "playing":
        raise not_now("not-playing", "There is no game to give up.")
    return entries.Resigned(own)


def set_beat(sheet: Sheet, person: Person, beat: float) -> entries.BeatSet:
    """Say how long bots wait: whoever plays alone, else the host while they play."""
    seat = one_seat(sheet, person)
    check_beat(beat)
    if sheet.status not in ("gathering", "playing"):
        raise not_now("over", "This game is over.")
    others = [other for other in sheet.present_people() if other != person.id]
    if sheet.host in others:
        raise not_allowed("not-host", "Only the host of the table can do that.")
    if sheet.beat == beat:
        raise Repeated
    return entries.BeatSet(seat, beat)


def say(sheet: Sheet, person: Person, text: str) -> entries.Said:
    """Say a line; those who sit here, nobody else."""
    name = _voice(sheet, person)
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not 1 <= len(line) <= LONGEST_LINE:
        raise will_not_do("bad-line", f"Messages are 1 to {LONGEST_LINE} characters long.")
    return entries.Said(person.id, name, line)


def emote(sheet: Sheet, person: Person, emote: str) -> entries.Emoted:
    """Make one of the house's signs."""
    name = _voice(sheet, person)
    if emote not in entries.EMOTES:
        raise will_not_do("no-emote", f"The signs are: {', '.join(entries.EMOTES)}.")
    return entries.Emoted(person.id, name, emote)


def _voice(sheet: Sheet, person: Person) -> str:
    """Whom a person speaks as: as they sat down, whatever they call themselves since."""
    _check_voice(sheet, person)
    seated = [
        chair.name for chair in sheet.chairs if chair.person == person.id and chair.kind == "person"
    ]
    return seated[0] if seated else sheet.host_name


def _check_voice(sheet: Sheet, person: Person) -> None:
    if not any(chair.person == person.id for chair in sheet.chairs):
        raise not_allowed("not-seated", "Only players can chat. Join first.")


def rematch(sheet: Sheet, person: Person) -> Plan:
    """The same table again, for the same people."""
    if sheet.status not in ("finished", "closed"):
        raise not_now("not-over", "This game is not over.")
    _check_voice(sheet, person)
    seats: list[entries.SeatPlan] = []
    for chair in sheet.chairs:
        kind: Literal["open", "local", "bot"] = "open"
        if chair.kind in ("bot", "local"):
            kind = "bot" if chair.kind == "bot" else "local"
        mine = chair.kind == "person" and chair.person == person.id
        name = "" if chair.kind == "person" or mine else chair.name
        seats.append(entries.SeatPlan(kind, chair.level, name))
    created = sheet.created
    if not any(chair.person == person.id for chair in sheet.chairs if chair.kind != "bot"):
        raise Refusal(403, "not-seated", "Only those who played here can ask for a rematch.")
    return Plan(
        created.game,
        seats,
        dict(created.options),
        created.public,
        created.pace,
        created.spectators,
        created.rated,
        created.takeover,
        sheet.beat,
    )
