"""Command-line arguments that several subcommands share, and how they are parsed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from bandstand.kernel.errors import BandstandError
from bandstand.kernel.options import Typed

if TYPE_CHECKING:
    from bandstand.kernel.game import Game

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

PresetName = Annotated[
    str | None,
    typer.Option(
        "--preset", metavar="NAME", help="A named set of options; --option changes single ones."
    ),
]


def player_count(game: Game[Any], players: int | None) -> int:
    """As many players as were asked for; by default four, or the next lower number."""
    counts = game.meta.players
    if players is not None:
        return players
    return max((count for count in counts if count <= 4), default=counts[0])


def table_options(
    game: Game[Any], players: int, preset: str | None, given: list[str] | None
) -> dict[str, object]:
    """The options of a preset, and those that were typed in place of them."""
    chosen = {} if preset is None else dict(game.preset(preset, players).options)
    return {**chosen, **read_options(given)}


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
