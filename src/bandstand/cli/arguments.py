"""Command-line arguments that several subcommands share, and how they are parsed."""

from __future__ import annotations

from typing import Annotated

import typer

from bandstand.kernel.errors import BandstandError
from bandstand.kernel.options import Typed

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id; see bandstand games.")]
RecordFile = Annotated[
    str, typer.Argument(metavar="RECORD", help="A file of records, one per line; - reads stdin.")
]
GameNumber = Annotated[int, typer.Option(metavar="N", help="Which game of the file, from 1.")]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="BANDSTAND_DATABASE",
        help="An SQLite file or a PostgreSQL URL; by default a file in the data folder.",
    ),
]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]


def read_options(given: list[str] | None) -> dict[str, object]:
    """Options of the form name=value; the game checks the values."""
    options: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BandstandError(f"{text!r} is not an option. Write name=value.")
        if name in options:
            raise BandstandError(f"Option {name} is given twice.")
        options[name] = Typed(value)
    return options


def read_bots(text: str) -> list[int | str]:
    """Bots separated by commas: a level's number each, or the name of one's own."""
    return [read_bot(word) for word in text.split(",")]


def read_bot(word: str) -> int | str:
    """A level's number, or the name of a bot of one's own; see ``bots.own``."""
    word = word.strip()
    if not word:
        raise BandstandError("A bot is a level's number or the name of one of your own, not ''.")
    return int(word) if word.lstrip("-").isdecimal() else word


def read_seat(seat: int, players: int) -> int:
    """The index of a seat that is counted from 1."""
    if not 1 <= seat <= players:
        raise BandstandError(f"There is no seat {seat}: the seats are 1 to {players}.")
    return seat - 1
