"""What an entry makes of a table. The same lines give the same state, in any process.

``evolve`` leaves the state it is given alone: a server can keep that until the lines are on the
disk. ``apply`` changes the state in place, for those who fold a whole journal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bandstand.tables import entries, looks, premoves
from bandstand.tables.chairs import STAND_IN_LEVEL, Chair, InAdvance, usual_name
from bandstand.tables.clocks import run_clocks
from bandstand.tables.consent import Request, Wish, grant_if_agreed
from bandstand.tables.kept_events import pack
from bandstand.tables.party import Proposal
from bandstand.tables.visibility import (
    ALL_VIEWERS,
    NO_VIEWER,
    SPECTATOR,
    VIEWERS,
    Shown,
    audience,
    is_public,
    stream,
    viewers_who_notice,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bandstand.kernel.state import State
    from bandstand.tables.entries import Line
    from bandstand.tables.state import TableState


def evolve(state: TableState, lines: Iterable[Line]) -> TableState:
    """The state after some more lines, all of them decided on this state."""
    after = state.copy()
    for line in lines:
        _fold(after, line, judged=True)
    return after


def apply(state: TableState, line: Line) -> Shown:
    """Fold a line of a journal into the state; returns what it made happen.

    A move is judged by the rules again: whatever was decided once, a journal may be damaged.
    """
    return _fold(state, line, judged=False)


def follow_chairs(state: TableState, line: Line) -> bool:
    """Fold a line as far as it says who owns which chair; False if there is no such chair.

    For journals that cannot be replayed: no game is played, and lines may be missing.
    """
    entry = line.entry
    if not isinstance(entry, _ABOUT_CHAIRS):
        return True
    seat = getattr(entry, "seat", None)
    if seat is not None and not 0 <= seat < len(state.chairs):
        return False
    _STEPS[type(entry)](state, entry, Shown(line, ALL_VIEWERS))
    return True


def _fold(state: TableState, line: Line, judged: bool) -> Shown:
    if line.number != state.number + 1:
        raise ValueError(f"line {line.number} cannot follow line {state.number}")
    before = state.waiting_bits()
    wish, was_paused = state.wish, state.paused()
    state.number, state.at = line.number, line.at
    shown = Shown(line, ALL_VIEWERS)
    if isinstance(line.entry, entries.Moved):
        _moved(state, line.entry, shown, judged)
    else:
        _STEPS[type(line.entry)](state, line.entry, shown)
    if state.waiting_bits() != before:
        shown.visible = ALL_VIEWERS
    if isinstance(line.entry, entries.Moved) and wish is not None:
        goes_on = wish.what != "back" or (wish.lasting and not is_public(state, shown))
        state.wish = wish if goes_on else None  # else play went on
    run_clocks(state, before)
    looks.settle(state)
    shown.paused = state.paused() and not was_paused
    if state.match is not None:
        state.match.events.clear()  # the line keeps them
    state.shown.append(shown)
    for viewer in range(VIEWERS):
        state.counts[viewer] += shown.visible >> viewer & 1
    return shown


def _created(state: TableState, entry: entries.Created, shown: Shown) -> None:
    state.created, state.created_at = entry, shown.line.at
    state.host, state.beat = entry.host, entry.beat
    state.chairs = [_planned(state, seat, plan) for seat, plan in enumerate(entry.seats)]
    state.party = entry.party
    state.barred = list(entry.party.barred) if entry.party else []
    state.entropy = [None] * len(entry.seats)


def _planned(state: TableState, seat: int, plan: entries.SeatPlan) -> Chair:
    name = plan.name or usual_name(plan.kind, seat)
    if plan.kind == "bot":
        return Chair("bot", name, plan.level, bot=plan.bot)
    if plan.kind == "local":
        bank = state.created.pace.bank
        return Chair("local", name, STAND_IN_LEVEL, state.host, bank=bank)
    return Chair("open", "", STAND_IN_LEVEL)


def _sat(state: TableState, entry: entries.Sat, shown: Shown) -> None:
    turn = state.chairs[entry.seat].turn
    state.chairs[entry.seat] = Chair(
        "person",
        entry.name,
        STAND_IN_LEVEL,
        entry.person,
        bank=state.created.pace.bank,
        turn=turn,
        face=entry.face,
        program=entry.program,
        holiday=entry.holiday,
    )
    state.requests = [one for one in state.requests if one.seat != entry.seat]
    if state.match is None:
        state.entropy[entry.seat] = None
        if state.created.screen and state.host not in state.present_people():
            state.host = entry.person
    else:
        state.match.record.names[entry.seat] = entry.name


def _renamed(state: TableState, entry: entries.Renamed, shown: Shown) -> None:
    state.chairs[entry.seat].name = entry.name
    if state.match is not None:
        state.match.record.names[entry.seat] = entry.name


def _refaced(state: TableState, entry: entries.Refaced, shown: Shown) -> None:
    state.chairs[entry.seat].face = entry.face


def _holiday_set(state: TableState, entry: entries.HolidaySet, shown: Shown) -> None:
    chair = state.chairs[entry.seat]
    chair.count(state.created.pace.seconds, state.at)  # up to now as it was said before
    chair.holiday = entry.holiday


def _asked_seat(state: TableState, entry: entries.AskedSeat, shown: Shown) -> None:
    _forget_request(state, entry.person)
    state.askings[entry.person] = state.askings.get(entry.person, 0) + 1
    look = entry.face, entry.program, entry.holiday
    state.requests.append(Request(entry.seat, entry.person, entry.name, *look))


def _declined_seat(state: TableState, entry: entries.DeclinedSeat, shown: Shown) -> None:
    _forget_request(state, entry.person)
    if not entry.withdrawn:
        state.declined.append(entry.person)


def _forget_request(state: TableState, person: str) -> None:
    state.requests = [one for one in state.requests if one.person != person]


def _left(state: TableState, entry: entries.Left | entries.Kicked, shown: Shown) -> None:
    state.chairs[entry.seat] = Chair("open", "", STAND_IN_LEVEL)
    state.entropy[entry.seat] = None
    staying = [chair.person for chair in state.chairs if chair.person is not None]
    if not staying:
        state.status = "closed"
    elif state.host not in staying:
        state.host = staying[0]


def _kicked(state: TableState, entry: entries.Kicked, shown: Shown) -> None:
    person = state.chairs[entry.seat].person
    if person is not None:
        state.barred.append(person)
    _left(state, entry, shown)


def _replanned(state: TableState, entry: entries.Replanned, shown: Shown) -> None:
    state.chairs[entry.seat] = _planned(state, entry.seat, entry.plan)
    state.entropy[entry.seat] = None


def _added_entropy(state: TableState, entry: entries.AddedEntropy, shown: Shown) -> None:
    state.entropy[entry.seat] = entry.entropy


def _started(state: TableState, entry: entries.Started, shown: Shown) -> None:
    state.status = "playing"
    state.match = state.deal()
    shown.kept = pack(state.match.events)
    _finish_if_over(state)


def _moved(state: TableState, entry: entries.Moved, shown: Shown, judged: bool) -> None:
    chair, match, seconds = state.chairs[entry.seat], state.playing, state.created.pace.seconds
    state.answers[entry.seat, chair.turn] = entry.move
    before = match.state.clone()
    events = (match.make if judged else match.attempt)(entry.seat, entry.move)
    shown.kept = pack(events)
    shown.text = match.record.moves[-1].partition(" ")[2]
    shown.visible = 1 << entry.seat | audience(events)
    if shown.visible != ALL_VIEWERS:
        shown.visible |= viewers_who_notice(state, before)
    chair.turn += 1
    _finish_if_over(state)
    was_asked = int(before.to_act()) >> entry.seat & 1
    decided = was_asked and not _goes_unnoticed(state, before, shown)
    if was_asked:
        premoves.move_on(chair, entry.move, bool(decided))
    if decided:
        if entry.by == "owner":
            chair.count(seconds, state.at)
        chair.decide(seconds)
    else:
        chair.step(seconds)


def _goes_unnoticed(state: TableState, before: State, shown: Shown) -> bool:
    """Whether somebody cannot tell this line from none: then no clock may tell it either."""
    return not is_public(state, shown) and state.waiting_bits() == int(before.to_act())


def _took_back(state: TableState, entry: entries.TookBack, shown: Shown) -> None:
    seconds = state.created.pace.seconds
    before = state.playing.state
    state.playing.take_back(entry.seat)
    shown.visible = 1 << entry.seat | viewers_who_notice(state, before)
    chair = state.chairs[entry.seat]
    chair.turn += 1
    chair.in_advance = None  # it would answer again
    if not _goes_unnoticed(state, before, shown):
        chair.count(seconds, state.at)
    chair.undo(seconds)


def _asked_back(state: TableState, entry: entries.AskedBack, shown: Shown) -> None:
    state.wish = Wish(entry.seat, entry.keep, [], entry.lasting)
    grant_if_agreed(state)


def _agreed(state: TableState, entry: entries.Agreed, shown: Shown) -> None:
    if state.wish is not None:
        state.wish.agreed.append(entry.seat)
        grant_if_agreed(state)


def _declined(state: TableState, entry: entries.Declined, shown: Shown) -> None:
    state.wish = None


def _absent(state: TableState, entry: entries.Absent, shown: Shown) -> None:
    chair, seconds = state.chairs[entry.seat], state.created.pace.seconds
    chair.count(seconds, state.at)
    if entry.why == "time" and seconds is not None:
        chair.run_out(seconds)
    chair.absent = True
    grant_if_agreed(state)


def _back(state: TableState, entry: entries.Back, shown: Shown) -> None:
    chair = state.chairs[entry.seat]
    # Its time did not stand still while it was away.
    chair.count(state.created.pace.seconds, state.at)
    chair.absent = False


def _resigned(state: TableState, entry: entries.Resigned, shown: Shown) -> None:
    chair = state.chairs[entry.seat]
    chair.resigned, chair.in_advance = True, None
    grant_if_agreed(state)
    if not state.present_people():
        state.status = "closed"


def _beat_set(state: TableState, entry: entries.BeatSet, shown: Shown) -> None:
    state.beat = entry.beat


def _closed(state: TableState, entry: entries.Closed, shown: Shown) -> None:
    state.status = "closed"


def _nothing(state: TableState, entry: entries.AnyEntry, shown: Shown) -> None:
    """The others see it; the table is as it was."""


def _rematched(state: TableState, entry: entries.Rematched, shown: Shown) -> None:
    state.rematch = entry.table


def _party_set(state: TableState, entry: entries.PartySet, shown: Shown) -> None:
    if state.party is not None:
        state.party = replace(state.party, title=entry.title, locked=entry.locked)


def _handed_over(state: TableState, entry: entries.HandedOver, shown: Shown) -> None:
    state.host = entry.person


def _proposed(state: TableState, entry: entries.Proposed, shown: Shown) -> None:
    state.proposal = Proposal(
        entry.person,
        entry.name,
        entry.game,
        entry.options,
        entry.players,
        entry.table,
        [entry.person],
    )


def _readied(state: TableState, entry: entries.Readied, shown: Shown) -> None:
    if state.proposal is not None:
        others = [person for person in state.proposal.ready if person != entry.person]
        state.proposal.ready = [*others, entry.person] if entry.ready else others


def _policy_set(state: TableState, entry: entries.PolicySet, shown: Shown) -> None:
    state.created = replace(state.created, policy=entry.policy, pace=entry.pace)
    for chair in state.chairs:
        chair.bank = entry.pace.bank if chair.person is not None else 0.0


def _options_set(state: TableState, entry: entries.OptionsSet, shown: Shown) -> None:
    state.created = replace(state.created, options=entry.options)


def _asked_policy(state: TableState, entry: entries.AskedPolicy, shown: Shown) -> None:
    state.wish = Wish(entry.seat, 0, [], what="policy", policy=entry.policy)
    grant_if_agreed(state)


def _asked_pause(state: TableState, entry: entries.AskedPause, shown: Shown) -> None:
    state.wish = Wish(entry.seat, 0, [], what="pause")
    grant_if_agreed(state)


def _resumed(state: TableState, entry: entries.Resumed, shown: Shown) -> None:
    state.on_hold = False


def _gave_time(state: TableState, entry: entries.GaveTime, shown: Shown) -> None:
    state.chairs[entry.seat].bank += entry.seconds


def _asked_look(state: TableState, entry: entries.AskedLook, shown: Shown) -> None:
    others = [look for look in state.looks if look.person != entry.person]
    state.looks = [*others, looks.Look(entry.person, entry.name, entry.seat)]
    state.look_askings[entry.person] = state.look_askings.get(entry.person, 0) + 1


def _allowed_look(state: TableState, entry: entries.AllowedLook, shown: Shown) -> None:
    owner = state.chairs[entry.seat].person
    state.looks = [
        replace(look, agreed=(*look.agreed, owner)) if look.person == entry.person else look
        for look in state.looks
    ]


def _ended_look(state: TableState, entry: entries.EndedLook, shown: Shown) -> None:
    state.looks = [look for look in state.looks if look.person != entry.person]
    if not entry.own:
        state.look_askings[entry.person] = looks.MOST_ASKINGS


def _remarked(state: TableState, entry: entries.Remarked, shown: Shown) -> None:
    state.remarks += 1
    if state.status == "playing":
        shown.visible = 1 << stream(SPECTATOR)


def _barred(state: TableState, entry: entries.Barred, shown: Shown) -> None:
    state.barred.append(entry.spectator)
    _forget_request(state, entry.spectator)


def _premoved(state: TableState, entry: entries.Premoved, shown: Shown) -> None:
    given = InAdvance(entry.moves, entry.keep) if entry.moves else None
    state.chairs[entry.seat].in_advance = given
    shown.visible = NO_VIEWER


def _premove_dropped(state: TableState, entry: entries.PremoveDropped, shown: Shown) -> None:
    left = InAdvance((), dropped=entry.move, reason=entry.reason, facts=entry.facts)
    state.chairs[entry.seat].in_advance = left
    shown.visible = NO_VIEWER


def _finish_if_over(state: TableState) -> None:
    if state.playing.state.over():
        state.status = "finished"
        state.finished_at = state.at


_STEPS: dict[type, Any] = {
    entries.Created: _created,
    entries.Sat: _sat,
    entries.Renamed: _renamed,
    entries.Refaced: _refaced,
    entries.HolidaySet: _holiday_set,
    entries.AskedSeat: _asked_seat,
    entries.DeclinedSeat: _declined_seat,
    entries.Left: _left,
    entries.Kicked: _kicked,
    entries.Replanned: _replanned,
    entries.AddedEntropy: _added_entropy,
    entries.Started: _started,
    entries.TookBack: _took_back,
    entries.AskedBack: _asked_back,
    entries.Agreed: _agreed,
    entries.Declined: _declined,
    entries.Absent: _absent,
    entries.Back: _back,
    entries.Resigned: _resigned,
    entries.BeatSet: _beat_set,
    entries.Closed: _closed,
    entries.Said: _nothing,
    entries.Emoted: _nothing,
    entries.Rematched: _rematched,
    entries.PartySet: _party_set,
    entries.HandedOver: _handed_over,
    entries.Proposed: _proposed,
    entries.Readied: _readied,
    entries.PolicySet: _policy_set,
    entries.OptionsSet: _options_set,
    entries.AskedPolicy: _asked_policy,
    entries.AskedPause: _asked_pause,
    entries.Resumed: _resumed,
    entries.GaveTime: _gave_time,
    entries.AskedHint: _nothing,
    entries.AskedLook: _asked_look,
    entries.AllowedLook: _allowed_look,
    entries.EndedLook: _ended_look,
    entries.Remarked: _remarked,
    entries.Barred: _barred,
    entries.Premoved: _premoved,
    entries.PremoveDropped: _premove_dropped,
}
_ABOUT_CHAIRS = (
    entries.Created,
    entries.Sat,
    entries.Left,
    entries.Kicked,
    entries.Replanned,
    entries.HandedOver,
)
