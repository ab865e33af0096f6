"""A table as its log makes it: who sits where, the game, the clocks. No clock is read here.

Applying the same lines gives the same sheet, in any process and after any restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from bandstand.games import registry
from bandstand.house import entries
from bandstand.house.log import Index, Line
from bandstand.kernel.bits import members
from bandstand.kernel.dice import commitment
from bandstand.kernel.event import EVERYBODY
from bandstand.kernel.record import Record, write_secret
from bandstand.kernel.referee import Made, Match

if TYPE_CHECKING:
    from bandstand.kernel.event import Event
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

SPECTATOR = -1
MOST_SEATS = 6
ALL_VIEWERS = EVERYBODY | 1 << MOST_SEATS  # the bit after the last seat stands for spectators
BOT_NAMES = ("Brio", "Dolce", "Forza", "Lento", "Mosso", "Presto")
HOUSE_LEVEL = 2
LINES_TO_SNAPSHOT = 64
GATHERING_SECONDS = 3 * 86_400.0  # a table where nothing happens for so long before the deal closes

Status = Literal["gathering", "playing", "finished", "closed"]


class Chair(msgspec.Struct):
    """One chair of a table, and whoever decides for it."""

    kind: entries.SeatKind
    name: str
    level: int
    person: str | None = None
    absent: bool = False
    resigned: bool = False
    bank: float = 0.0
    since: float | None = None  # when it was asked for the decision it now owes
    turn: int = 0  # counts its decisions; an undo counts for everybody


class Shown(msgspec.Struct, gc=False):
    """A line with what it made happen, and the viewers who are told of it, as bits."""

    line: Line
    events: list[Any]
    visible: int
    text: str = ""  # of a move: how it is written


class Wish(msgspec.Struct):
    """A request to go back to where so many moves had been made, and who agreed to it."""

    seat: int
    keep: int
    agreed: list[int]


class Saved(msgspec.Struct):
    """Everything about a sheet that later lines build on."""

    created: entries.Created
    created_at: float
    at: float
    status: Status
    chairs: list[Chair]
    moves: list[str]
    made: list[tuple[int, int, bool]]
    state: Any
    counts: list[int]
    wish: Wish | None
    rematch: str | None
    finished_at: float | None
    undone: int
    beat: float | None = None
    host: str = ""


_read_saved = msgspec.json.Decoder(Saved)


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
        owed = self.wish
        self.number, self.at = line.number, line.at
        shown = Shown(line, [], ALL_VIEWERS)
        _STEPS[type(line.entry)](self, line.entry, shown)
        if owed is not None and self.wish is owed and isinstance(line.entry, entries.Moved):
            self.wish = None  # play went on
        after = self._waiting()
        if after != before:
            shown.visible = ALL_VIEWERS
        self._run_clocks(before)
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
        if plan.kind == "bot":
            return Chair("bot", plan.name or BOT_NAMES[seat], plan.level)
        if plan.kind == "local":
            name = plan.name or f"Guest {seat + 1}"
            return Chair("local", name, HOUSE_LEVEL, self.host, bank=bank)
        return Chair("open", "", HOUSE_LEVEL)

    def _sat(self, entry: entries.Sat, shown: Shown) -> None:
        bank = self.created.pace.bank
        turn = self.chairs[entry.seat].turn
        self.chairs[entry.seat] = Chair(
            "person", entry.name, HOUSE_LEVEL, entry.person, bank=bank, turn=turn
        )
        if self.match is not None:
            self.match.record.names[entry.seat] = entry.name

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
        if chair.since is not None:
            if entry.by == "owner":
                self._pay(chair, shown.line.at)
            chair.since = None
        self._see_whether_over()

    def _viewers_who_notice(self, before: State) -> int:
        """The viewers to whom the table looks different now, though no event told them."""
        view, now = self.game.view, self.playing.state
        noticed = 0
        for viewer in [*range(len(self.chairs)), SPECTATOR]:
            if view(before, viewer) != view(now, viewer):
                noticed |= 1 << (MOST_SEATS if viewer == SPECTATOR else viewer)
        return noticed

    def _pay(self, chair: Chair, at: float) -> None:
        seconds = self.created.pace.seconds
        if seconds is not None and chair.since is not None:
            chair.bank = max(0.0, chair.bank - max(0.0, at - chair.since - seconds))

    def _took_back(self, entry: entries.TookBack, shown: Shown) -> None:
        before = self.playing.state
        self.playing.take_back(entry.seat)
        shown.visible = 1 << entry.seat | self._viewers_who_notice(before)
        self.chairs[entry.seat].turn += 1

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
            chair.since = None

    def _absent(self, entry: entries.Absent, shown: Shown) -> None:
        self.chairs[entry.seat].absent = True
        if self.wish is not None:
            self._see_whether_agreed()

    def _back(self, entry: entries.Back, shown: Shown) -> None:
        chair = self.chairs[entry.seat]
        chair.absent = False
        chair.since = None  # asked anew, with its whole time

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
        return int(self.playing.state.waiting())

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

    def asked_to_agree(self, seat: int) -> list[int]:
        """The seats whose consent the seat needs: other people's, unless they are away."""
        mine = self.chairs[seat].person
        return [
            other
            for other, chair in enumerate(self.chairs)
            if chair.person not in (None, mine) and not (chair.absent or chair.resigned)
        ]

    def automatic(self) -> list[int]:
        """Waiting seats whose decision the house must make."""
        return [seat for seat in self.waiting() if self.plays_itself(seat)]

    def plays_itself(self, seat: int) -> bool:
        """Whether the house decides for this seat."""
        chair = self.chairs[seat]
        return chair.kind == "bot" or chair.absent or chair.resigned

    def deadline(self, seat: int) -> float | None:
        """When the seat's time for its decision is up."""
        chair = self.chairs[seat]
        seconds = self.created.pace.seconds
        if seconds is None or chair.since is None or self.plays_itself(seat):
            return None
        return chair.since + seconds + chair.bank

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
        for seat in self.waiting():
            chair = self.chairs[seat]
            if chair.since is None or not before >> seat & 1:
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
        )
        return msgspec.json.encode(saved).decode()


def restore(table_id: str, number: int, body: str) -> Sheet:
    """The sheet that ``save`` described, as it was after line *number*."""
    saved = _read_saved.decode(body)
    sheet = Sheet(table_id)
    sheet.number = sheet.floor = number
    for name in (
        "host",
        "created",
        "created_at",
        "at",
        "status",
        "chairs",
        "counts",
        "wish",
        "rematch",
    ):
        setattr(sheet, name, getattr(saved, name))
    sheet.finished_at, sheet.undone, sheet.beat = saved.finished_at, saved.undone, saved.beat
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
