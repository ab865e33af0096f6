"""A live table: its sheet, the sockets that watch it, and the task that does what is due.

Every change goes one way: somebody asks, the sheet takes the line, the log gets it on the disk, and
only then is anybody told. If another process wrote the same number first, the sheet is read anew
and the question asked again.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import DBAPIError

from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError, IllegalMove
from bandstand.server.bot_pool import UNWATCHED_MOVE, WATCHED_MOVE
from bandstand.server.bus.hints import At, Here, Present
from bandstand.server.fair_queue import Asker, Unwanted
from bandstand.server.live import presence
from bandstand.server.live.clock import TableClock
from bandstand.server.store import errors, journal, quotas, results
from bandstand.server.store.errors import BrokenLogError, StorageError
from bandstand.tables import decide, entries, messages, projection
from bandstand.tables.entries import Line
from bandstand.tables.parts import Shown
from bandstand.tables.refusals import Refusal, not_found
from bandstand.tables.state import GATHERING_SECONDS, LINES_TO_SNAPSHOT, SPECTATOR, Sheet, restore

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from bandstand.server.live.connection import Visitor
    from bandstand.server.services import Services

_TRIES = 8
_LINES_BEHIND = 8  # how far delayed spectators are kept behind
_LONGEST_WAIT = 30.0  # then it is seen anew how long to wait: the clock may have been corrected
_TALK = (entries.Said, entries.Emoted)
_PLAY = (entries.Moved, *_TALK)
_log = logging.getLogger(__name__)


def load(connection: Connection, table_id: str, full: bool) -> Sheet:
    """A sheet from the log: from its snapshot on, or all of it."""
    sheet = Sheet(table_id) if full else _from_snapshot(connection, table_id)
    for line in journal.read(connection, table_id, sheet.number):
        apply(sheet, line)
    if sheet.number == 0:
        raise not_found("table")
    return sheet


def apply(sheet: Sheet, line: Line) -> Shown:
    """Take a line of the log into account; one that the lines before it do not allow is damaged."""
    try:
        return sheet.apply(line)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BrokenLogError(sheet.id, line.number, reason) from error


def _from_snapshot(connection: Connection, table_id: str) -> Sheet:
    """The sheet as last saved, or a blank one.

    A version of the game that remembers more cannot read what an older one saved; the log can
    always be played anew.
    """
    try:
        snapshot = journal.read_snapshot(connection, table_id)
        if snapshot is not None:
            return restore(table_id, snapshot.number, snapshot.body)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError):
        _log.warning("The snapshot of table %s is of another version: reading its log", table_id)
    except DBAPIError as error:
        if errors.trouble(error) is not None:
            raise
        _log.warning("The snapshot of table %s is damaged: reading its log", table_id)
    return Sheet(table_id)


def check_admission(sheet: Sheet, person_id: str | None) -> None:
    """Refuse whoever may not watch."""
    seated = any(chair.person == person_id for chair in sheet.chairs if chair.person)
    if sheet.created.spectators == "closed" and not seated:
        raise Refusal(403, "no-spectators", "This table plays without spectators.")


# What a written event depends on: viewer, number, with reasons, position and table, language.
Written = tuple[int, int, bool, bool, bool, str]


class Table:
    """One table, live in this process."""

    def __init__(self, services: Services, sheet: Sheet) -> None:
        self.services = services
        self.sheet = sheet
        self.behind: Sheet | None = None  # what delayed spectators see
        self.visitors: set[Visitor] = set()
        self.touched = monotonic()
        self._clock = TableClock(services.clock)
        self._uncounted: list[Line] = []  # lines that not everybody may know of
        self.broken: BrokenLogError | None = None  # what is wrong with its log, if anything is
        self._absences = presence.Absences(services.settings.grace)
        self._seen: messages.Presence | None = None  # what was told last of who is here
        self._index = sheet.index(services.settings.beat)
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._wrote_last = services.alone
        self._doubtful = False  # the sheet has a line of which nobody knows whether it was written
        self._written: dict[Written, bytes] = {}
        self._driver = asyncio.create_task(self._drive(), name=f"table {sheet.id}")

    # Asking.

    async def ask(self, ask: decide.Question) -> int:
        """Write what *ask* says to the sheet as it is; returns the line's number.

        Once begun it is finished, even if whoever asked hangs up meanwhile.
        """
        return await asyncio.shield(asyncio.ensure_future(self._ask(ask)))

    async def _ask(self, ask: decide.Question) -> int:
        async with self._lock:
            await self._clear_doubts()
            for _ in range(_TRIES):
                try:
                    most = self.services.settings.table_lines
                    entry = quotas.check_lines(self.sheet, ask(self.sheet), most)
                except (BandstandError, decide.Repeated):
                    if await self._was_behind():
                        continue
                    raise
                number = self.sheet.number + 1
                try:
                    written = await self._append(Line(number, self.now(), entry))
                except Exception:
                    await self._clear_doubts()
                    raise
                if written:
                    self._wrote_last = True
                    self._publish()
                    self.services.hints.tell(At(self.sheet.id, number))
                    return number
                await self._read_anew()
            raise Refusal(503, "busy", "The table is very busy. Try again.")

    async def ask_for_all(self, ask: decide.Question) -> None:
        """Ask until there is nothing left to do: once for each seat of a person, as a rule."""
        for _ in self.sheet.chairs:
            try:
                await self.ask(ask)
            except decide.Repeated:
                return

    async def _append(self, line: Line) -> bool:
        sheet, before = self.sheet, self._index
        was = sheet.status
        self._doubtful = True
        public = sheet.is_public(sheet.apply(line))
        self._written.clear()
        after = sheet.index(self.services.settings.beat)
        snapshot = None
        if line.number % LINES_TO_SNAPSHOT == 0 and sheet.status == "playing":
            snapshot = sheet.save()
        finished = results.rows(sheet) if (was, sheet.status) == ("playing", "finished") else []

        def write(connection: Connection) -> bool:
            if not journal.append(connection, sheet.id, line, before, after, snapshot, public):
                return False
            if finished:
                results.write(connection, finished)
            return True

        written = await self.services.write(write, secret=not public)
        if written:
            self._doubtful = False
            self._index = after
            self._uncounted.append(line)
            if public and sheet.status != "playing":
                self._count()
            elif public:
                self.services.metrics.count(self._uncounted.pop())
        return written

    def _count(self) -> None:
        """The game is over and its record open to all: now what was secret in it may show."""
        for line in self._uncounted:
            self.services.metrics.count(line)
        self._uncounted.clear()

    async def _clear_doubts(self) -> None:
        if self._doubtful:
            await self._read_anew()

    async def current(self) -> Sheet:
        """The sheet, with nothing in it that is not on the disk."""
        async with self._lock:
            await self._clear_doubts()
            return self.sheet

    async def _was_behind(self) -> bool:
        """Nothing is refused for what another process changed meanwhile without our hearing."""
        if self.services.alone:
            return False
        table_id = self.sheet.id
        numbers = await self.services.read(lambda c: journal.last_numbers(c, [table_id]))
        behind = numbers.get(table_id, 0) > self.sheet.number
        if behind:
            await self._read_anew()
        return behind

    async def catch_up(self, number: int) -> None:
        """Another process says the table is at a number: read what is missing."""
        async with self._lock:
            if number > self.sheet.number:
                await self._read_anew()

    async def _read_anew(self) -> None:
        """Forget the sheet in memory for the one in the log, and tell what is new in it."""
        full = self.sheet.floor == 0
        known = self.sheet.number
        self.sheet = await self._load(full)
        self._doubtful = False
        self.behind = None
        self._wrote_last = self.services.alone or self.sheet.number == known
        self._index = self.sheet.index(self.services.settings.beat)
        self._written.clear()
        self._publish()

    async def _load(self, full: bool) -> Sheet:
        """The sheet in the log; if that is damaged, the room parks the table."""
        try:
            return await self.services.load(lambda c: load(c, self.sheet.id, full))
        except BrokenLogError as error:
            self.broken = error
            raise

    async def rewrite(self, write: Callable[[Connection], None]) -> None:
        """Change what the log says, with no line written meanwhile, and read it anew."""
        async with self._lock:
            await self.services.write(write)
            await self._read_anew()

    async def remember(self) -> None:
        """Have every line in memory, from the first on."""
        async with self._lock:
            if self.sheet.floor:
                self.sheet = await self._load(full=True)

    def now(self) -> float:
        """The time at this table."""
        return self._clock.now(self.sheet)

    def is_timing(self) -> bool:
        """Whether somebody's time runs here: then the clock must not be set at one stroke."""
        sheet = self.sheet
        running = any(sheet.deadline(seat) is not None for seat in sheet.waiting())
        return running or bool(self._absences.left(monotonic()))

    # Telling.

    async def admit(self, visitor: Visitor, number: int) -> None:
        """Welcome a socket and tell it everything after the number it knows."""
        self.touched = monotonic()
        async with self._lock:
            await self._clear_doubts()
            await self._was_behind()
        viewer = self._viewer(visitor)
        if self._is_late(visitor) or not projection.remembers(self.sheet, viewer, number):
            await self.remember()
        if visitor.visible and self._is_news_to(visitor, number):
            await self.take_chairs_back(visitor)
        async with self._lock:
            self._follow()
            count = self._sheet_for(visitor).counts[projection.stream(viewer)]
            visitor.told[viewer] = number if 0 <= number <= count else 0
            self.visitors.add(visitor)
            self._bring_up_to_date(visitor)
            self._come_or_go()

    def _is_news_to(self, visitor: Visitor, number: int) -> bool:
        """Whether a socket that says hello does not know yet that the house bot plays for it.

        A page that was told, and whose owner did not say that they are back, merely reconnects.
        """
        seats, viewer = self._seats(visitor), self._viewer(visitor)
        known = number if 0 <= number <= self.sheet.counts[projection.stream(viewer)] else 0
        return any(
            isinstance(shown.line.entry, entries.Absent) and shown.line.entry.seat in seats
            for _, shown in projection.lines_after(self.sheet, viewer, known)
        )

    async def take_chairs_back(self, visitor: Visitor) -> None:
        """Somebody is back: the house bot plays for them no longer."""
        person = visitor.person
        if person and any(self.sheet.chairs[seat].absent for seat in self._seats(visitor)):
            with suppress(Refusal):
                await self.ask_for_all(lambda sheet: decide.back(sheet, person))

    def look_at(self, visitor: Visitor, visible: bool) -> bool:
        """Note whether the person has the page before them; returns whether that is new."""
        if visitor.visible == visible:
            return False
        visitor.visible = visible
        self.look_round()
        self._tell_others()
        return True

    def release(self, visitor: Visitor) -> None:
        """A socket is gone."""
        self.touched = monotonic()
        self.visitors.discard(visitor)
        self._come_or_go()

    def lift(self, visitor: Visitor, seat: int | None) -> None:
        """Show another of a person's local seats, or none."""
        visitor.lifted = seat
        self._bring_up_to_date(visitor)
        self._tell_others()

    def lifted(self) -> list[int]:
        """The local seats whose curtain is up, here or through another process."""
        return [seat for here in self._everywhere() for seat in here.lifted]

    def check_admission(self, person_id: str | None) -> None:
        """Refuse whoever may not watch."""
        check_admission(self.sheet, person_id)

    def number_for(self, visitor: Visitor) -> int:
        """The last number a socket was told."""
        return visitor.told.get(self._viewer(visitor), 0)

    def _seats(self, visitor: Visitor) -> list[int]:
        return self.sheet.seats_of(visitor.person.id if visitor.person else None)

    def _viewer(self, visitor: Visitor) -> int:
        seats = self._seats(visitor)
        if len(seats) == 1:
            return seats[0]
        return visitor.lifted if visitor.lifted in seats else SPECTATOR

    def _is_late(self, visitor: Visitor) -> bool:
        """Whether a socket is kept behind: a delayed table, and nobody who sits there."""
        if self.sheet.created.spectators != "delayed":
            return False
        person = visitor.person.id if visitor.person else None
        return not any(chair.person == person for chair in self.sheet.chairs if chair.person)

    def _sheet_for(self, visitor: Visitor) -> Sheet:
        return self.behind if self.behind is not None and self._is_late(visitor) else self.sheet

    def _follow(self) -> None:
        """Keep the late sheet so many lines behind, until the game is over."""
        if self.sheet.created.spectators != "delayed" or self.sheet.floor:
            return
        if self.behind is None:
            self.behind = Sheet(self.sheet.id)
        end = self._end_for_the_late()
        for shown in self.sheet.shown[self.behind.number : end]:
            self.behind.apply(shown.line)

    def _end_for_the_late(self) -> int:
        """How many lines the late may know: lines they are not told of do not bring them nearer."""
        sheet = self.sheet
        if sheet.status != "playing":
            return sheet.number
        public = [shown.line.number for shown in sheet.shown if sheet.is_public(shown)]
        return max(1, public[-_LINES_BEHIND] - 1 if len(public) >= _LINES_BEHIND else 1)

    def _publish(self) -> None:
        self._follow()
        for visitor in list(self.visitors):
            self._lower_curtain(visitor)
            self._bring_up_to_date(visitor)
        self.look_round()
        self._changed.set()

    def _lower_curtain(self, visitor: Visitor) -> None:
        """When another local seat must decide, the one before it has finished looking."""
        waiting = [seat for seat in self._seats(visitor) if seat in self.sheet.waiting()]
        if visitor.lifted is not None and waiting and visitor.lifted not in waiting:
            visitor.lifted = None
            self._tell_others()

    def _bring_up_to_date(self, visitor: Visitor) -> None:
        viewer, sheet = self._viewer(visitor), self._sheet_for(visitor)
        known = visitor.told.get(viewer, 0)
        lines = projection.lines_after(sheet, viewer, known)
        visitor.told[viewer] = sheet.counts[projection.stream(viewer)]
        if viewer != visitor.viewer:
            visitor.viewer = viewer
            self._welcome(visitor, sheet, viewer, lines)
            return
        # The last of several lines says how things stand after all of them.
        news = any(not isinstance(shown.line.entry, _TALK) for _, shown in lines)
        structure = sheet.status != "playing" or any(
            not isinstance(shown.line.entry, _PLAY) for _, shown in lines
        )
        for number, shown in lines:
            last = shown is lines[-1][1]
            if getattr(shown.line.entry, "person", None) in visitor.muted and isinstance(
                shown.line.entry, _TALK
            ):
                hushed = messages.Told(number, shown.line.at, "muted")
                visitor.send(messages.Event(number, hushed))
                continue
            told = last and news
            if told and viewer == SPECTATOR and len(self._seats(visitor)) > 1:
                visitor.send(self._event_behind_the_curtain(visitor, sheet, shown, number))
            else:
                key = (viewer, number, visitor.reasons, told, told and structure, visitor.language)
                visitor.send_written(self._write_event(sheet, shown, key))

    def _event_behind_the_curtain(
        self, visitor: Visitor, sheet: Sheet, shown: Shown, number: int
    ) -> messages.Event:
        """A line for a screen that shows nobody's view: what may be taken back has changed."""
        return messages.Event(
            number,
            projection.told(sheet, shown, SPECTATOR, number, visitor.language),
            projection.table_info(sheet),
            projection.position(sheet, SPECTATOR, visitor.reasons, visitor.language),
            projection.you(sheet, visitor.person, SPECTATOR),
        )

    def _write_event(self, sheet: Sheet, shown: Shown, key: Written) -> bytes:
        if sheet is self.sheet and key in self._written:
            return self._written[key]
        viewer, number, reasons, news, structure, language = key
        message = messages.write_answer(
            messages.Event(
                number,
                projection.told(sheet, shown, viewer, number, language),
                projection.table_info(sheet) if structure else None,
                projection.position(sheet, viewer, reasons, language) if news else None,
            )
        )
        if sheet is self.sheet:
            self._written[key] = message
        return message

    def _welcome(
        self, visitor: Visitor, sheet: Sheet, viewer: int, lines: list[tuple[int, Shown]]
    ) -> None:
        visitor.send(
            messages.Welcome(
                sheet.counts[projection.stream(viewer)],
                projection.table_info(sheet),
                projection.you(self.sheet, visitor.person, viewer),
                projection.position(sheet, viewer, visitor.reasons, visitor.language),
                [
                    projection.told(sheet, shown, viewer, number, visitor.language)
                    for number, shown in projection.latest(lines, visitor.muted)
                ],
                list(entries.EMOTES),
            )
        )

    # Who is here.

    def present(self) -> Present:
        """Who is connected to this table through this process."""
        people = {visitor.person.id for visitor in self.visitors if visitor.person}
        attentive = {v.person.id for v in self.visitors if v.person and v.visible}
        seated = {chair.person for chair in self.sheet.chairs}
        watching = sum(not v.person or v.person.id not in seated for v in self.visitors)
        lifted = sorted({v.lifted for v in self.visitors if v.lifted is not None})
        return Present(sorted(people), watching, lifted, sorted(attentive))

    def _everywhere(self) -> list[Present]:
        return [self.present(), *self.services.elsewhere.at(self.sheet.id)]

    def _come_or_go(self) -> None:
        """Somebody has come or gone: tell everybody here, and the other processes."""
        self._seen = None
        self.look_round()
        self._tell_others()

    def _tell_others(self) -> None:
        if not self.services.alone:
            here = {self.sheet.id: self.present()}
            self.services.hints.tell(Here(self.services.process, here))

    def look_round(self) -> None:
        """See who is here and who is missed; if that has changed, tell everybody."""
        everywhere = self._everywhere()
        connected = presence.connected_people(everywhere)
        attentive = presence.attentive_people(everywhere)
        now = monotonic()
        self._absences.look(self.sheet, connected, attentive, now)
        seen = presence.tell(self.sheet, everywhere, self._absences.announced(now, self.now()))
        if seen == self._seen:
            return
        self._seen = seen
        message = messages.write_answer(seen)
        for visitor in self.visitors:
            visitor.send_written(message)
        self._changed.set()

    # What the house does by itself.

    async def _drive(self) -> None:
        while True:
            self._changed.clear()
            try:
                await self._see_to_what_is_due()
            except BrokenLogError:
                return  # the room parks the table
            except StorageError:
                await asyncio.sleep(1.0)  # the writer logs that the disk refuses, and once
            except (Refusal, IllegalMove, decide.Repeated) as error:
                _log.info("what was due at %s is not any more: %s", self.sheet.id, error)
            except Exception:
                _log.exception("what is due at %s cannot be done", self.sheet.id)
                await asyncio.sleep(1.0)

    async def _see_to_what_is_due(self) -> None:
        settings = self.services.settings
        due = self.sheet.due(settings.beat)
        if due is not None and not self._wrote_last:
            due += settings.takeover
        if due is not None:
            due = max(due, self._reprieve())
        automatic = self.sheet.automatic()
        if automatic:
            await self._play_automatically(automatic)
            return
        patience = self.now() + min(self._absences.left(monotonic()).values(), default=math.inf)
        if await self._sleep_until(min(patience, math.inf if due is None else due)):
            return
        overdue = self._absences.overdue(monotonic())
        await self.ask(self._give_up_waiting if overdue else self._time_is_up)

    def _reprieve(self) -> float:
        """When time may run out for those who were asked before the house opened.

        Their pages need a moment to find it again.
        """
        up = monotonic() - self.services.opened
        left = self.services.settings.reprieve - up
        asked = [self.sheet.chairs[seat].since for seat in self.sheet.waiting()]
        waits = [self.now() - since for since in asked if since is not None]
        return self.now() + left if left > 0 and max(waits, default=0.0) > up else -math.inf

    async def _play_automatically(self, automatic: list[int]) -> None:
        turns = {seat: self.sheet.chairs[seat].turn for seat in automatic}
        thoughts = [self._think(seat) for seat in automatic]
        chosen = await asyncio.gather(*thoughts)
        await self._wait_out_the_beat(automatic)
        for seat, found in zip(automatic, chosen, strict=True):
            if found is None:
                continue
            move, seconds = found
            with suppress(decide.Repeated):
                number = await self.ask(_automatic_move(seat, turns[seat], move))
                if self.sheet.was_public(number):
                    self.services.metrics.thinking.observe(seconds)

    def is_watched(self) -> bool:
        """Whether somebody is connected, here or through another process."""
        elsewhere = self.services.elsewhere.at(self.sheet.id)
        return bool(self.visitors) or any(one.people or one.watching for one in elsewhere)

    async def _wait_out_the_beat(self, automatic: list[int]) -> None:
        """Let people follow; whoever changes the beat meanwhile need not wait for the old one."""
        settings = self.services.settings
        while self.sheet.automatic() == automatic:
            due = self.sheet.due(settings.beat)
            assert due is not None
            self._changed.clear()
            if not await self._sleep_until(due + (0 if self._wrote_last else settings.takeover)):
                return

    async def _sleep_until(self, moment: float) -> bool:
        """Sleep until a moment, or until something changes: then True."""
        if moment == math.inf:
            return await self._changed.wait()
        while (seconds := moment - self.now()) > 0:
            # Not wait_for: that of Python 3.11 swallows a cancellation that comes with a change.
            with suppress(TimeoutError):
                async with asyncio.timeout(min(seconds, _LONGEST_WAIT)):
                    return await self._changed.wait()
        return False

    def _give_up_waiting(self, sheet: Sheet) -> entries.Absent:
        overdue = self._absences.overdue(monotonic())
        for seat, chair in enumerate(sheet.chairs):
            if chair.person in overdue and not (chair.absent or chair.resigned):
                return entries.Absent(seat, "lost")
        raise decide.Repeated

    def _time_is_up(self, sheet: Sheet) -> entries.Absent | entries.Closed:
        now = self.now()
        if sheet.status == "gathering" and sheet.at + GATHERING_SECONDS <= now:
            return entries.Closed()
        for seat in sheet.waiting():
            deadline = sheet.deadline(seat)
            if deadline is not None and deadline <= now:
                return entries.Absent(seat, "time")
        raise decide.Repeated

    async def _think(self, seat: int) -> tuple[int, float] | None:
        """A move for the seat, and how long it took to find; None if it was no longer wanted."""
        sheet = self.sheet
        chair, turn = sheet.chairs[seat], sheet.chairs[seat].turn
        seed = secrets.randbits(60)
        world = sheet.playing.state.imagine(seat, seeded(secrets.randbits(60)))
        rank = WATCHED_MOVE if self.is_watched() else UNWATCHED_MOVE
        asker = Asker(sheet.host, sheet.id, rank)

        def wanted() -> bool:
            now = self.sheet
            return now.chairs[seat].turn == turn and seat in now.automatic()

        choose = self.services.thinkers.choose
        began = monotonic()
        with suppress(Unwanted):
            game = sheet.created.game
            move = await choose(game, world, seat, chair.level, seed, asker, wanted)
            return move, monotonic() - began
        return None

    def owes(self, seat: int, turn: int) -> bool:
        """Whether a seat still owes the decision with this number."""
        return self.sheet.chairs[seat].turn == turn and seat in self.sheet.waiting()

    async def close(self) -> None:
        """Stop doing anything; finish what is being written."""
        self._driver.cancel()
        await asyncio.wait([self._driver])  # whoever cancels the closing itself is obeyed, too
        async with self._lock:
            for visitor in list(self.visitors):
                visitor.dismiss()

    def is_idle(self, now: float) -> bool:
        """Whether the table can be put away: nobody watches and nothing is due soon."""
        settings = self.services.settings
        if self.visitors or now - self.touched <= settings.idle or self._lock.locked():
            return False
        due = self.sheet.due(settings.beat)
        return due is None or due > self.now() + settings.idle


def _automatic_move(seat: int, turn: int, move: int) -> decide.Question:
    def ask(sheet: Sheet) -> entries.Moved:
        chair = sheet.chairs[seat]
        if chair.turn != turn or seat not in sheet.automatic():
            raise decide.Repeated
        decide.check_move(sheet, seat, move)
        return entries.Moved(seat, move, "bot" if chair.kind == "bot" else "house")

    return ask
