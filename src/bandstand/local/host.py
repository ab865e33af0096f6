"""The host of one device: what the page asks it, as it would ask a server.

The worker around it calls ``request`` for what would be HTTP, and ``connect``, ``receive`` and
``disconnect`` for what would be a socket.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from bandstand.kernel.errors import BandstandError
from bandstand.local.bots import Bots
from bandstand.local.connection import Talk
from bandstand.local.requests import Attachment, Requests
from bandstand.local.room import LocalRoom
from bandstand.local.table import elsewhere
from bandstand.tables import messages
from bandstand.tables.refusals import Refusal, problem, problem_of

if TYPE_CHECKING:
    from bandstand.local.ports import Storage, Thinker, Wires
    from bandstand.tables.refusals import Problem

# The codes a socket is closed with; as a server's, they say whether it helps to come back.
NOT_HERE, ELSEWHERE = 4404, 4409
_log = logging.getLogger(__name__)


class LocalHost:
    """Tables, pages and requests of one tab."""

    def __init__(self, storage: Storage, thinker: Thinker, wires: Wires) -> None:
        self._room = LocalRoom(storage, Bots(thinker))
        self._requests = Requests(self._room)
        self._wires = wires
        self._talks: dict[int, Talk] = {}

    async def request(self, method: str, path: str, body: str) -> str:
        """Answer a request, as JSON: its status, the body; of a file, in base64, its type too."""
        try:
            status, found = await self._requests.answer(method, path, body)
            if isinstance(found, Attachment):
                return msgspec.json.encode([status, found.body, found.media_type]).decode()
            return msgspec.json.encode([status, found]).decode()
        except BandstandError as error:
            return _refused(problem_of(error))
        except msgspec.MsgspecError as error:
            return _refused(problem(400, "bad-request", str(error)))
        except Exception:
            _log.exception("a request failed")
            return _refused(problem(500, "fault", "Something broke here; it has been noted."))

    async def connect(self, wire: int, table_id: str) -> None:
        """A page opens a table."""
        try:
            table = await self._room.find(table_id)
            person = await self._room.person()
        except Refusal as error:
            self._hang_up(wire, NOT_HERE, error)
            return
        self._talks[wire] = Talk(self._wires, wire, table, person)

    def receive(self, wire: int, text: str) -> None:
        """A page says something."""
        if wire in self._talks:
            self._talks[wire].hear(text)

    def disconnect(self, wire: int) -> None:
        """A page has gone."""
        talk = self._talks.pop(wire, None)
        if talk is not None:
            talk.end()

    def let_go(self, table_id: str) -> None:
        """Another tab plays this table from now on: pages that watch it here are told."""
        self._room.let_go(table_id)
        for wire, talk in list(self._talks.items()):
            if talk.table_id == table_id:
                self.disconnect(wire)
                self._hang_up(wire, ELSEWHERE, elsewhere())

    def _hang_up(self, wire: int, code: int, reason: Refusal) -> None:
        """Say why, then close the wire."""
        refused = messages.write_answer(messages.Refused(None, reason.code, str(reason)))
        self._wires.send(wire, refused.decode())
        self._wires.close(wire, code)


def _refused(found: Problem) -> str:
    return msgspec.json.encode([found.status, found]).decode()
