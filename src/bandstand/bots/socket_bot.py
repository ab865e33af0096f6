"""A bot that is a program of any language, asked over a socket.

Both sides write lines of JSON, over one connection for each game and seat. The first line says
where it sits: ``{"game": "six-forces", "players": 3, "seat": 1}``. Then each decision is a line
``{"view": ..., "moves": [...]}``, which the program answers with a line ``{"move": 7}``.
"""

from __future__ import annotations

import json
import socket
from typing import TYPE_CHECKING

from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from bandstand.kernel.game import View

PREFIX = "socket:"
SECONDS = 30.0  # to connect, and for an answer


def is_address(name: str) -> bool:
    """Whether a bot's name is ``socket:HOST:PORT``."""
    return name.startswith(PREFIX)


def connect(name: str) -> socket.socket:
    """A connection to the program; an error says that nobody answers."""
    host, _, port = name.removeprefix(PREFIX).rpartition(":")
    if not host or not port.isdecimal():
        raise BandstandError(f"{name!r} is no address of a program. Write socket:HOST:PORT.")
    try:
        return socket.create_connection((host, int(port)), SECONDS)
    except (OSError, OverflowError) as error:
        raise BandstandError(f"No program answers at {name}: {error}.") from None


def check(name: str) -> None:
    """Connect once, so that a mistake is found before the games begin."""
    connect(name).close()


class SocketBot:
    """The program in one seat of one game."""

    def __init__(self, name: str, game_id: str, players: int, seat: int) -> None:
        self.name = name
        self._socket = connect(name)
        self._answers = self._socket.makefile("r", encoding="utf-8")
        self._send({"game": game_id, "players": players, "seat": seat})

    def choose(self, view: View, moves: list[int]) -> int:
        """Ask the program."""
        self._send({"view": view, "moves": moves})
        try:
            line = self._answers.readline()
            answer = json.loads(line)
            return int(answer["move"])
        except OSError as error:
            raise BandstandError(f"The program at {self.name} did not answer: {error}.") from None
        except (ValueError, KeyError, TypeError):
            said = repr(line.strip()) if line else "nothing: it closed the connection"
            raise BandstandError(
                f'The program at {self.name} answered {said}. It must answer {{"move": NUMBER}}.'
            ) from None

    def __del__(self) -> None:
        """Hang up when the game is over and nobody asks any more."""
        if hasattr(self, "_answers"):
            self._answers.close()
            self._socket.close()

    def _send(self, message: dict[str, object]) -> None:
        try:
            self._socket.sendall(json.dumps(message).encode() + b"\n")
        except OSError as error:
            raise BandstandError(f"The program at {self.name} hung up: {error}.") from None
