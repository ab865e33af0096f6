"""The addresses of the HTTP API that a page uses, answered on this device."""

from __future__ import annotations

import re
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from bandstand.bridges.score_sheet import sheet_file
from bandstand.games import registry
from bandstand.kernel.levels import LEVELS
from bandstand.local.archive import Archive
from bandstand.local.room import known
from bandstand.tables import catalogue, commands, entries, learning, projection, replays
from bandstand.tables.api import Added, Changes, Chosen, Laid, Level, Named
from bandstand.tables.branching import Fork
from bandstand.tables.commands import Person
from bandstand.tables.locale import USUAL
from bandstand.tables.locale import known as known_language
from bandstand.tables.names import person_name
from bandstand.tables.refusals import not_found
from bandstand.thinking import moves as thinking

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bandstand.kernel.game import Game
    from bandstand.local.room import LocalRoom
    from bandstand.tables.messages import TableInfo, TableLine

T = TypeVar("T")
_ME = "me"
_ID = r"([\w-]{1,32})"


def _game(asked: Asked) -> Game[Any]:
    """The game that an address names first."""
    if asked.parts[0] not in registry.GAMES:
        raise not_found("game")
    return registry.find(asked.parts[0])


class Asked(NamedTuple):
    """A request: the parts of its path that vary, its query, its body."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: str

    def read(self, kind: type[T]) -> T:
        """The body as data."""
        return msgspec.json.decode(self.body or "{}", type=kind)

    def language(self) -> str:
        """The language asked for."""
        return known_language(self.query.get("language", USUAL))

    def wanted(self, person: Person | None, first: int) -> replays.Wanted:
        """Which steps of a game are asked for."""
        seat = self.query.get("seat")
        return replays.Wanted(
            person.id if person else None,
            None if seat is None else int(seat),
            int(self.query.get("start", first)),
            int(self.query.get("count", replays.MOST_STEPS)),
            self.language(),
        )


class Attachment(NamedTuple):
    """An answer that is a file, not data."""

    media_type: str
    body: bytes


class Requests:
    """What a page may ask, by method and path."""

    def __init__(self, room: LocalRoom) -> None:
        self._room = room
        self._archive = Archive(room)
        table, record = f"/api/tables/{_ID}", f"/api/records/{_ID}"
        routes: list[tuple[str, str, int, Callable[[Asked], Awaitable[Any]]]] = [
            ("GET", "/api/games", 200, self._games),
            ("GET", f"/api/games/{_ID}/lessons", 200, self._lessons),
            ("POST", f"/api/games/{_ID}/lessons/{_ID}", 200, self._learn),
            ("GET", "/api/levels", 200, self._levels),
            ("GET", "/api/me/known", 200, self._who),
            ("GET", "/api/me/mutes", 200, self._nobody),
            ("POST", "/api/me", 201, self._arrive),
            ("PATCH", "/api/me", 200, self._change),
            ("GET", "/api/tables", 200, self._nobody),
            ("GET", "/api/tables/mine", 200, self._mine),
            ("POST", "/api/tables", 201, self._lay),
            ("GET", table, 200, self._look),
            ("POST", f"{table}/entropy", 200, self._add_entropy),
            ("POST", f"{table}/start", 200, self._start),
            ("POST", f"{table}/join", 200, self._join),
            ("POST", f"{table}/leave", 200, self._leave),
            ("POST", f"{table}/resign", 200, self._resign),
            ("PUT", rf"{table}/seats/(\d)", 200, self._replan),
            ("POST", f"{table}/rematch", 200, self._rematch),
            ("POST", f"{table}/hint", 200, self._hint),
            ("DELETE", table, 204, self._remove),
            ("GET", f"{table}/record", 200, self._record),
            ("GET", f"{table}/midi", 200, self._midi),
            ("GET", f"{table}/sheet", 200, self._sheet),
            ("GET", f"{table}/replay", 200, self._replay),
            ("POST", f"{table}/review", 200, self._review),
            ("POST", f"{table}/branch", 201, self._branch),
            ("GET", "/api/records", 200, self._records),
            ("POST", "/api/records", 201, self._bring),
            ("POST", "/api/records/verify", 200, self._verify),
            ("DELETE", record, 204, self._forget),
            ("GET", f"{record}/replay", 200, self._replay_record),
            ("POST", f"{record}/review", 200, self._review_record),
            ("POST", f"{record}/branch", 201, self._branch_record),
        ]
        self._routes = [
            (method, re.compile(path), status, handler) for method, path, status, handler in routes
        ]

    async def answer(self, method: str, path: str, body: str) -> tuple[int, Any]:
        """The status and the data of the answer; refused if there is no such address."""
        address = urlsplit(path)
        query = {name: values[-1] for name, values in parse_qs(address.query).items()}
        for verb, pattern, status, handler in self._routes:
            found = pattern.fullmatch(address.path) if verb == method else None
            if found is not None:
                return status, await handler(Asked(found.groups(), query, body))
        raise not_found("page")

    # The games and the person.

    async def _games(self, asked: Asked) -> list[catalogue.GameInfo]:
        return catalogue.games()

    async def _lessons(self, asked: Asked) -> list[learning.LessonInfo]:
        return learning.lessons(_game(asked), asked.language())

    async def _learn(self, asked: Asked) -> learning.LessonAnswer:
        tried = asked.read(learning.Tried)
        return learning.answer(_game(asked), asked.parts[1], tried, asked.language())

    async def _levels(self, asked: Asked) -> list[Level]:
        return [Level(level, meaning) for level, meaning in LEVELS.items()]

    async def _nobody(self, asked: Asked) -> list[str]:
        """Nobody else is here: nobody to mute, no table of anybody's to watch."""
        return []

    async def _who(self, asked: Asked) -> Person | None:
        return await self._room.person()

    async def _caller(self) -> Person:
        return known(await self._room.person())

    async def _arrive(self, asked: Asked) -> Person:
        person = Person(_ME, person_name(asked.read(Named).name))
        await self._room.be(person)
        return person

    async def _change(self, asked: Asked) -> Person:
        changes, person = asked.read(Changes), await self._caller()
        name = person.name if changes.name is None else person_name(changes.name)
        face = person.face if changes.face is None else changes.face
        changed = msgspec.structs.replace(person, name=name, face=face)
        await self._room.be(changed)
        return changed

    # Tables.

    async def _mine(self, asked: Asked) -> list[TableLine]:
        return await self._room.tables()

    async def _lay(self, asked: Asked) -> TableInfo:
        plan = asked.read(commands.Plan)
        table = await self._room.create(plan, await self._caller(), time())
        return projection.table_info(table.state)

    async def _look(self, asked: Asked) -> TableInfo:
        return projection.table_info((await self._room.find(asked.parts[0])).state)

    async def _submit(self, asked: Asked, command: commands.Command) -> TableInfo:
        """Do what a command asks; returns the table as it is then."""
        table = await self._room.find(asked.parts[0])
        await table.submit(command)
        return projection.table_info(table.state)

    async def _add_entropy(self, asked: Asked) -> TableInfo:
        entropy = asked.read(Added).entropy
        return await self._submit(asked, commands.AddEntropy(await self._caller(), entropy))

    async def _start(self, asked: Asked) -> TableInfo:
        return await self._submit(asked, commands.Start(await self._caller()))

    async def _join(self, asked: Asked) -> TableInfo:
        seat = asked.read(Chosen).seat
        return await self._submit(asked, commands.Sit(await self._caller(), seat))

    async def _leave(self, asked: Asked) -> TableInfo:
        return await self._submit(asked, commands.Leave(await self._caller()))

    async def _resign(self, asked: Asked) -> TableInfo:
        seat = asked.read(Chosen).seat
        return await self._submit(asked, commands.Resign(await self._caller(), seat))

    async def _replan(self, asked: Asked) -> TableInfo:
        plan = asked.read(entries.SeatPlan)
        caller = await self._caller()
        return await self._submit(asked, commands.Replan(caller, int(asked.parts[1]), plan))

    async def _rematch(self, asked: Asked) -> Laid:
        table = await self._room.find(asked.parts[0])
        return Laid(await self._room.rematch(table, await self._caller()))

    async def _remove(self, asked: Asked) -> None:
        await self._room.remove(asked.parts[0], await self._caller())

    async def _hint(self, asked: Asked) -> thinking.Hint:
        table, caller = await self._room.find(asked.parts[0]), await self._caller()
        state, chosen = table.state, asked.read(Chosen).seat
        seat = thinking.seat_to_advise(state, caller, chosen, table.lifted())
        turn = state.chairs[seat].turn
        advised = await self._room.bots.advise(state, seat, asked.language())
        if not table.state.owes(seat, turn):
            raise thinking.moved_on()
        return thinking.hint(seat, advised)

    # What was played.

    async def _verify(self, asked: Asked) -> replays.Dealt:
        seat = asked.query.get("seat")
        chosen = None if seat is None else int(seat)
        return replays.deal_of(asked.body, chosen, asked.language())

    async def _record(self, asked: Asked) -> dict[str, Any]:
        return (await self._archive.played(asked.parts[0])).to_data()

    async def _midi(self, asked: Asked) -> Attachment:
        from bandstand.bridges.midi import midi_file  # few ask for it, and it takes long to load

        return Attachment("audio/midi", midi_file(await self._archive.played(asked.parts[0])))

    async def _sheet(self, asked: Asked) -> Attachment:
        text = sheet_file(await self._archive.played(asked.parts[0]))
        return Attachment("text/plain; charset=utf-8", text.encode())

    async def _replay(self, asked: Asked) -> replays.Replay:
        wanted = asked.wanted(await self._room.person(), first=1)
        return await self._archive.steps(asked.parts[0], wanted)

    async def _review(self, asked: Asked) -> Any:
        record = await self._archive.played(asked.parts[0])
        return await self._archive.review(f"table {asked.parts[0]}", record, asked.language())

    async def _branch(self, asked: Asked) -> TableInfo:
        record = await self._archive.played(asked.parts[0])
        return await self._go_on("table", record, asked)

    async def _records(self, asked: Asked) -> list[replays.Kept]:
        return await self._archive.kept()

    async def _bring(self, asked: Asked) -> Laid:
        return Laid(await self._archive.bring(asked.body))

    async def _forget(self, asked: Asked) -> None:
        await self._archive.forget(asked.parts[0])

    async def _replay_record(self, asked: Asked) -> replays.Replay:
        record = await self._archive.brought(asked.parts[0])
        return replays.record_steps(record, asked.wanted(None, first=0))

    async def _review_record(self, asked: Asked) -> Any:
        record = await self._archive.brought(asked.parts[0])
        return await self._archive.review(f"record {asked.parts[0]}", record, asked.language())

    async def _branch_record(self, asked: Asked) -> TableInfo:
        record = await self._archive.brought(asked.parts[0])
        return await self._go_on("record", record, asked)

    async def _go_on(self, of: Any, record: Any, asked: Asked) -> TableInfo:
        fork, caller = asked.read(Fork), await self._caller()
        origin = entries.Origin(of, asked.parts[0], fork.number)
        table = await self._room.branch(caller, record, origin, fork, time())
        return projection.table_info(table.state)
