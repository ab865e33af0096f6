"""A table as its log makes it: who sits where, the game, the clocks. No clock is read here.

Applying the same lines gives the same sheet, in any process and after any restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bandstand.games import registry
from bandstand.kernel.bits import members
from bandstand.kernel.dice import commitment
from bandstand.kernel.event import EVERYBODY, MOST_SEATS
from bandstand.kernel.record import Record, write_secret
from bandstand.kernel.referee import Made, Match
from bandstand.server.store.journal import Index
from bandstand.tables import entries
from bandstand.tables.entries import Line
from bandstand.tables.parts import Chair, Request, Saved, Shown, Status, Wish, usual_name

if TYPE_CHECKING:
    from bandstand.kernel.event import Event
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

SPECTATOR = -1
ALL_VIEWERS = EVERYBODY | 1 << MOST_SEATS  # the bit after the last seat stands for spectators
HOUSE_LEVEL = 2
LINES_TO_SNAPSHOT = 64
GATHERING_SECONDS = 3 * 86_400.0  # a table where nothing happens for so long before the deal closes

_read_saved = msgspec.json.Decoder(Saved)
_OF_THE_MATCH = ("moves", "made", "state")


class Sheet:
    """The table after the lines applied so far."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        self.at = 0.0
        self.created: entries.Created
        self.created_at = 0.0
        self.host = ""
        self.status: Status = "gathering"
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.wish: Wish | None = None
        self.rematch: str | None = None
        self.finished_at: float | None = None
        self.undone = 0
        self.requests: list[Request] = []  # people who ask for a bot's chair
        self.declined: list[str] = []  # people who did so in vain
        self.askings: dict[str, int] = {}  # how often people did
        self.beat: float | None = None  # seconds a bot waits; None: as the house does
        # Lines since the floor; what came before is in the log and in no one's memory.
        self.floor = 0
        self.shown: list[Shown] = []
        # How many lines each viewer was told of, seat by seat, spectators last.
        self.counts = [0] * (MOST_SEATS + 1)
        # The answers given, by seat and turn, to recognise one that is sent twice.
        self.answers: dict[tuple[int, int], int] = {}

    @property
    def game(self) -> Game[Any]:
        """The game played here."""
        return registry.find(self.created.game)

    @property
    def host_name(self) -> str:
        """The name of whoever decides about this table before the deal."""
        names = {chair.person: chair.name for chair in self.chairs if chair.kind == "person"}
        return names.get(self.host, self.created.host_name)

    @property
    def commitment(self) -> str:
        """The hash of the shuffle's secret, for all to note before the first card.

        A table that goes on from a record whose dice have no secret has none to show.
        """
        secret = self.created.secret
        return commitment(bytes.fromhex(secret)) if secret else ""

    def apply(self, line: Line) -> Shown:
        """Take the next line into account; returns what it made happen."""
        if line.number != self.number + 1:
            raise ValueError(f"line {line.number} cannot follow line {self.number}")
        before = self._waiting()
        owed, was_paused = self.wish, self.paused()
        self.number, self.at = line.number, line.at
        shown = Shown(line, [], ALL_VIEWERS)
        _STEPS[type(line.entry)](self, line.entry, shown)
        if owed is not None and self.wish is owed and isinstance(line.entry, entries.Moved):
            self.wish = None  # play went on
        after = self._waiting()
        if after != before:
            shown.visible = ALL_VIEWERS
        self._run_clocks(before)
        shown.paused = self.paused() and not was_paused
        self.shown.append(shown)
        for viewer in range(MOST_SEATS + 1):
            self.counts[viewer] += shown.visible >> viewer & 1
        return shown

    # What each kind of line does.

    def _created(self, entry: entries.Created, shown: Shown) -> None:
        self.created, self.created_at = entry, shown.line.at
        self.host, self.beat = entry.host, entry.beat
        self.chairs = [self._planned(seat, plan) for seat, plan in enumerate(entry.seats)]

    def _planned(self, seat: int, plan: entries.SeatPlan) -> Chair:
        bank = self.created.pace.bank
        name = plan.name or usual_name(plan.kind, seat)
        if plan.kind == "bot":
            return Chair("bot", name, plan.level)
        if plan.kind == "local":
            return Chair("local", name, HOUSE_LEVEL, self.host, bank=bank)
        return Chair("open", "", HOUSE_LEVEL)

    def _sat(self, entry: entries.Sat, shown: Shown) -> None:
        bank = self.created.pace.bank
        turn = self.chairs[entry.seat].turn
        self.chairs[entry.seat] = Chair(
            "person", entry.name, HOUSE_LEVEL, entry.person, bank=bank, turn=turn
        )
        self.requests = [one for one in self.requests if one.seat != entry.seat]
        if self.match is not None:
            self.match.record.names[entry.seat] = entry.name

    def _asked_seat(self, entry: entries.AskedSeat, shown: Shown) -> None:
        self._forget_request(entry.person)
        self.askings[entry.person] = self.askings.get(entry.person, 0) + 1
        self.requests.append(Request(entry.seat, entry.person, entry.name))

    def _declined_seat(self, entry: entries.DeclinedSeat, shown: Shown) -> None:
        self._forget_request(entry.person)
        if not entry.withdrawn:
            self.declined.append(entry.person)

    def _forget_request(self, person: str) -> None:
        self.requests = [one for one in self.requests if one.person != person]

    def _left(self, entry: entries.Left | entries.Kicked, shown: Shown) -> None:
        self.chairs[entry.seat] = Chair("open", "", HOUSE_LEVEL)
        staying = [chair.person for chair in self.chairs if chair.person is not None]
        if not staying:
            self.status = "closed"
        elif self.host not in staying:
            self.host = staying[0]

    def _replanned(self, entry: entries.Replanned, shown: Shown) -> None:
        self.chairs[entry.seat] = self._planned(entry.seat, entry.plan)

    def _started(self, entry: entries.Started, shown: Shown) -> None:
        self.status = "playing"
        self.match = self._deal()
        shown.events = list(self.match.events)
        self._see_whether_over()

    def _deal(self) -> Match:
        created = self.created
        dice = created.dice or write_secret(bytes.fromhex(created.secret))
        names = [chair.name for chair in self.chairs]
        options = dict(created.options)
        record = Record(created.game, created.rules, len(names), options, names, dice)
        return Match(self.game, record)

    def _moved(self, entry: entries.Moved, shown: Shown) -> None:
        chair = self.chairs[entry.seat]
        self.answers[entry.seat, chair.turn] = entry.move
        before = self.playing.state.clone()
        shown.events = self.playing.attempt(entry.seat, entry.move)
        shown.text = self.playing.record.moves[-1].partition(" ")[2]
        shown.visible = 1 << entry.seat | audience(shown.events)
        if shown.visible != ALL_VIEWERS:
            shown.visible |= self._viewers_who_notice(before)
        chair.turn += 1
        self._see_whether_over()
        was_asked = int(before.to_act()) >> entry.seat & 1
        if was_asked and not self._goes_unnoticed(before, shown):
            if entry.by == "owner":
                chair.count(self._seconds, self.at)
            chair.decide(self._seconds)
        else:
            chair.step(self._seconds)

    def _viewers_who_notice(self, before: State) -> int:
        """The viewers to whom the table looks different now, though no event told them."""
        view, now = self.game.view, self.playing.state
        noticed = 0
        for viewer in [*range(len(self.chairs)), SPECTATOR]:
            if view(before, viewer) != view(now, viewer):
                noticed |= 1 << (MOST_SEATS if viewer == SPECTATOR else viewer)
        return noticed

    def _goes_unnoticed(self, before: State, shown: Shown) -> bool:
        """Whether somebody cannot tell this line from none: then no clock may tell it either."""
        return not self.is_public(shown) and self._waiting() == int(before.to_act())

    def is_public(self, shown: Shown) -> bool:
        """Whether everybody is told of the line, spectators too."""
        everybody = (1 << len(self.chairs)) - 1 | 1 << MOST_SEATS
        return shown.visible & everybody == everybody

    def was_public(self, number: int) -> bool:
        """Whether everybody was told of the line with this number; False if it is forgotten."""
        place = number - self.floor - 1
        return 0 <= place < len(self.shown) and self.is_public(self.shown[place])

    @property
    def _seconds(self) -> float | None:
        """What a decision may take before the bank is drawn on."""
        return self.created.pace.seconds

    def _took_back(self, entry: entries.TookBack, shown: Shown) -> None:
        before = self.playing.state
        self.playing.take_back(entry.seat)
        shown.visible = 1 << entry.seat | self._viewers_who_notice(before)
        chair = self.chairs[entry.seat]
        chair.turn += 1
        if not self._goes_unnoticed(before, shown):
            chair.count(self._seconds, self.at)
        chair.undo(self._seconds)

    def _asked_back(self, entry: entries.AskedBack, shown: Shown) -> None:
        self.wish = Wish(entry.seat, entry.keep, [])
        self._see_whether_agreed()

    def _agreed(self, entry: entries.Agreed, shown: Shown) -> None:
        if self.wish is not None:
            self.wish.agreed.append(entry.seat)
            self._see_whether_agreed()

    def _declined(self, entry: entries.Declined, shown: Shown) -> None:
        self.wish = None

    def _see_whether_agreed(self) -> None:
        wish = self.wish
        if wish is None or set(self.asked_to_agree(wish.seat)) - set(wish.agreed):
            return
        self.wish = None
        old = self.playing
        self.match = self._deal()
        for made in old.made[: wish.keep]:
            self.match.attempt(made.seat, made.move)
        self.undone += 1
        for chair in self.chairs:
            chair.turn += 1
            chair.count(self._seconds, self.at)
            chair.since = None
        for made in old.made[wish.keep :]:
            self.chairs[made.seat].undo(self._seconds)
        if wish.agreed:  # the others give the time anew; where nobody is asked, nobody gives it
            for chair in self.chairs:
                chair.spent = 0.0

    def _absent(self, entry: entries.Absent, shown: Shown) -> None:
        chair = self.chairs[entry.seat]
        chair.count(self._seconds, self.at)
        if entry.why == "time" and self._seconds is not None:
            chair.run_out(self._seconds)
        chair.absent = True
        if self.wish is not None:
            self._see_whether_agreed()

    def _back(self, entry: entries.Back, shown: Shown) -> None:
        chair = self.chairs[entry.seat]
        chair.count(self._seconds, self.at)  # while it was away its time did not stand still
        chair.absent = False

    def _resigned(self, entry: entries.Resigned, shown: Shown) -> None:
        chair = self.chairs[entry.seat]
        chair.resigned = True
        if self.wish is not None:
            self._see_whether_agreed()
        if not self.present_people():
            self.status = "closed"

    def _beat_set(self, entry: entries.BeatSet, shown: Shown) -> None:
        self.beat = entry.beat

    def _closed(self, entry: entries.Closed, shown: Shown) -> None:
        self.status = "closed"

    def _talk(self, entry: entries.Said | entries.Emoted, shown: Shown) -> None:
        pass

    def _rematched(self, entry: entries.Rematched, shown: Shown) -> None:
        self.rematch = entry.table

    def _see_whether_over(self) -> None:
        if self.playing.state.over():
            self.status = "finished"
            self.finished_at = self.at

    # Questions.

    @property
    def playing(self) -> Match:
        """The match; there is one once the cards are dealt."""
        assert self.match is not None
        return self.match

    def _waiting(self) -> int:
        if self.status != "playing":
            return 0
        return int(self.playing.state.to_act())

    def waiting(self) -> list[int]:
        """The seats that must decide now."""
        return [int(seat) for seat in members(self._waiting())]

    def seats_of(self, person: str | None) -> list[int]:
        """The chairs this person decides for."""
        if person is None:
            return []
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person == person and not chair.resigned
        ]

    def present_people(self) -> list[str]:
        """Everyone who still plays here."""
        return sorted(
            {chair.person for chair in self.chairs if chair.person and not chair.resigned}
        )

    def who_admits(self) -> list[str]:
        """Those who say who may take a bot's chair: the host, or while away all who play."""
        here = {one.person for one in self.chairs if not (one.absent or one.resigned)} - {None}
        return [self.host] if self.host in here else sorted(filter(None, here))

    def asked_to_agree(self, seat: int) -> list[int]:
        """The seats whose consent the seat needs: other people's, unless they are away."""
        mine = self.chairs[seat].person
        return [
            other
            for other, chair in enumerate(self.chairs)
            if chair.person not in (None, mine) and not (chair.absent or chair.resigned)
        ]

    def paused(self) -> bool:
        """Whether the game waits because everybody who plays it is away."""
        people = [chair for chair in self.chairs if chair.person and not chair.resigned]
        return self.status == "playing" and bool(people) and all(one.absent for one in people)

    def automatic(self) -> list[int]:
        """Waiting seats whose decision the house must make; none while nobody is there."""
        if self.paused():
            return []
        return [seat for seat in self.waiting() if self.plays_itself(seat)]

    def plays_itself(self, seat: int) -> bool:
        """Whether the house decides for this seat."""
        chair = self.chairs[seat]
        return chair.kind == "bot" or chair.absent or chair.resigned or self.out_of_time(seat)

    def out_of_time(self, seat: int) -> bool:
        """Whether the seat's owner is here, but too late for the decision that is owed."""
        chair = self.chairs[seat]
        return chair.person is not None and chair.has_run_out(self._seconds)

    def deadline(self, seat: int) -> float | None:
        """When the seat's time for its decision is up."""
        chair, seconds = self.chairs[seat], self._seconds
        if seconds is None or chair.since is None or self.plays_itself(seat):
            return None
        return chair.since + seconds - chair.spent + chair.bank

    def due(self, usual: float) -> float | None:
        """When the house must next do something by itself; a bot answers after a beat."""
        if self.status == "gathering":
            return self.at + GATHERING_SECONDS
        if self.status != "playing":
            return None
        automatic = self.automatic()
        if automatic:
            beat = usual if self.beat is None else self.beat
            return min(self.chairs[seat].since or self.at for seat in automatic) + beat
        deadlines = [self.deadline(seat) for seat in self.waiting()]
        return min((moment for moment in deadlines if moment is not None), default=None)

    def _run_clocks(self, before: int) -> None:
        waiting, paused = self._waiting(), self.paused()
        for seat, chair in enumerate(self.chairs):
            if not waiting >> seat & 1:
                if before >> seat & 1 and not self.plays_itself(seat):
                    chair.count(self._seconds, self.at)
                chair.spent, chair.since = 0.0, None
            elif paused:
                chair.since = None
            elif chair.since is None or not before >> seat & 1:
                chair.since = self.at

    def index(self, usual: float) -> Index:
        """What the index of tables says about this one."""
        seats = [[chair.kind, chair.name, chair.level] for chair in self.chairs]
        summary = {"host": self.host_name, "seats": seats, "rated": self.created.rated}
        return Index(
            self.created.game,
            self.status,
            self.created.public,
            self.created_at,
            self.due(usual),
            msgspec.json.encode(summary).decode(),
            sorted({chair.person for chair in self.chairs if chair.person}),
            self.host,
        )

    # Snapshots.

    def save(self) -> str:
        """The sheet as text, for ``restore``."""
        match = self.match
        saved = Saved(
            self.created,
            self.created_at,
            self.at,
            self.status,
            self.chairs,
            match.record.moves if match else [],
            [(made.seat, made.move, made.quiet) for made in match.made] if match else [],
            match.state.packed() if match else None,
            self.counts,
            self.wish,
            self.rematch,
            self.finished_at,
            self.undone,
            self.beat,
            self.host,
            self.requests,
            self.declined,
            self.askings,
        )
        return msgspec.json.encode(saved).decode()


def restore(table_id: str, number: int, body: str) -> Sheet:
    """The sheet that ``save`` described, as it was after line *number*."""
    saved = _read_saved.decode(body)
    sheet = Sheet(table_id)
    sheet.number = sheet.floor = number
    for name in Saved.__struct_fields__:
        if name not in _OF_THE_MATCH:
            setattr(sheet, name, getattr(saved, name))
    if saved.state is not None:
        sheet.match = match = sheet._deal()
        match.events.clear()
        match.state = sheet.game.unpack(_tuples(saved.state))
        match.state.journal = match.events
        match.record.moves = saved.moves
        match.made = [Made(seat, move, quiet) for seat, move, quiet in saved.made]
        if match.state.over():
            match.record.scores = [int(score) for score in match.state.scores()]
            match.record.placing = [int(place) for place in match.state.placing()]
    return sheet


def _tuples(data: Any) -> Any:
    """Plain data as the state packed it: JSON knows lists only."""
    return tuple(_tuples(part) for part in data) if isinstance(data, list) else data


def audience(events: list[Event]) -> int:
    """The viewers who see at least one of the events, as bits."""
    seen = 0
    for event in events:
        seen |= int(event.audience)
        if event.audience == EVERYBODY:
            return ALL_VIEWERS
    return seen


_STEPS: dict[type, Any] = {
    entries.Created: Sheet._created,
    entries.Sat: Sheet._sat,
    entries.AskedSeat: Sheet._asked_seat,
    entries.DeclinedSeat: Sheet._declined_seat,
    entries.Left: Sheet._left,
    entries.Kicked: Sheet._left,
    entries.Replanned: Sheet._replanned,
    entries.Started: Sheet._started,
    entries.Moved: Sheet._moved,
    entries.TookBack: Sheet._took_back,
    entries.AskedBack: Sheet._asked_back,
    entries.Agreed: Sheet._agreed,
    entries.Declined: Sheet._declined,
    entries.Absent: Sheet._absent,
    entries.Back: Sheet._back,
    entries.Resigned: Sheet._resigned,
    entries.BeatSet: Sheet._beat_set,
    entries.Closed: Sheet._closed,
    entries.Said: Sheet._talk,
    entries.Emoted: Sheet._talk,
    entries.Rematched: Sheet._rematched,
}
