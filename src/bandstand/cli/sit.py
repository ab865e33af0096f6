"""``bandstand sit``: a bot of one's own takes a seat at a table of a server."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from bandstand.bots.own import Choose

_SECONDS = 30.0
_OVER = ("finished", "closed")


def command(
    bot: Annotated[
        str, typer.Argument(metavar="BOT", help="A bot of your own: module:name, socket:HOST:PORT.")
    ],
    table: Annotated[str, typer.Argument(metavar="URL", help="The address of the table.")],
    token: Annotated[
        str,
        typer.Option(
            metavar="TOKEN", envvar="BANDSTAND_TOKEN", help="The token of a registered program."
        ),
    ],
) -> None:
    """Let a bot of your own play at a table of a server."""
    from bandstand.bots import own

    if bot.isdecimal() or own.is_network(bot):
        raise BandstandError(
            f"{bot} cannot sit at a table of a server: a bot there is given a view and moves. "
            "Write module:name or socket:HOST:PORT; levels are chosen at the table itself."
        )
    own.check(bot)
    server, table_id = read_address(table)
    _join(server, table_id, token)
    placing = _play(bot, server, table_id, token)
    typer.echo(f"Places, seat by seat: {', '.join(map(str, placing))}")


def read_address(text: str) -> tuple[str, str]:
    """The server and the table's id of an address such as http://localhost:8450/table/ID."""
    parts = urlsplit(text)
    table_id = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table_id:
        raise BandstandError(
            f"{text!r} is not the address of a table. Copy it from the browser: "
            "http://HOST:PORT/table/ID."
        )
    return f"{parts.scheme}://{parts.netloc}", table_id


def _join(server: str, table_id: str, token: str) -> None:
    request = urllib.request.Request(  # noqa: S310  read_address allows http and https alone
        f"{server}/api/tables/{table_id}/join",
        b"{}",
        {**_authorization(token), "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS):  # noqa: S310
            return
    except urllib.error.HTTPError as error:
        raise BandstandError(f"The server refuses: {_sentence(error)}") from None
    except OSError as error:
        raise BandstandError(f"No server answers at {server}: {error}.") from None


def _sentence(error: urllib.error.HTTPError) -> str:
    """What the server says, if it says something."""
    try:
        return str(json.load(error)["sentence"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}."


def _authorization(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def _play(bot: str, server: str, table_id: str, token: str) -> list[int]:
    """Answer every turn until the game is over; returns the places."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
    try:
        with connect(address, additional_headers=_authorization(token), max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "number": 0}))
            player = Player(bot)
            for text in socket:
                message = json.loads(text)
                if player.is_over(message):
                    return player.placing
                answer = player.answer(message)
                if answer is not None:
                    socket.send(json.dumps(answer))
    except (OSError, WebSocketException) as error:
        raise BandstandError(f"The connection to {server} broke: {error}.") from None
    raise BandstandError(f"The server at {server} ended the connection before the game was over.")


class Player:
    """The bot at its seat: from the messages of the table to its moves."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.placing: list[int] = []
        self._choose: Choose | None = None
        self._table: dict[str, Any] = {}
        self._answered = -1

    def is_over(self, message: dict[str, Any]) -> bool:
        """Whether the table says that the game is over; its places are kept."""
        self._table = message.get("table") or self._table
        if self._table.get("status") in _OVER:
            self.placing = list(self._table.get("placing") or [])
            return True
        return False

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The move for a turn that waits and was not answered yet."""
        if message["type"] == "refused":
            raise BandstandError(f"The table refuses a move of {self.bot}: {message['sentence']}")
        position = message.get("position") or {}
        turn = position.get("turn")
        if not turn or not turn["waiting"] or turn["turn"] == self._answered:
            return None
        self._answered = turn["turn"]
        moves = [choice["move"] for choice in turn["moves"]]
        move = self._seated(turn["seat"])(position["view"], moves)
        if move not in moves:
            raise BandstandError(
                f"The bot {self.bot} answered {move!r}, which is not among its legal moves {moves}."
            )
        return {"type": "move", "turn": turn["turn"], "move": move}

    def _seated(self, seat: int) -> Choose:
        if self._choose is None:
            from bandstand.bots import own

            players = len(self._table["seats"])
            self._choose = own.chooser(self.bot, self._table["game"], players, seat)
        return self._choose
