"""The games, as a list of boxes: titles, credits, players, options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from bandstand.games import registry
from bandstand.kernel.options import Choice, Flag, Number, Option, SeatChoice

if TYPE_CHECKING:
    from bandstand.kernel.game import Game


class OptionInfo(msgspec.Struct):
    """An option: what it takes, what it is if nobody says, what it means.

    A choice has its words, a number its bounds; a seat is ``random`` or 1 to the number of players;
    a text is what ``takes`` says, and its choices are those that a page can offer.
    """

    name: str
    kind: Literal["flag", "number", "choice", "seat", "text"]
    takes: str
    default: Any
    meaning: str
    choices: list[str] = []
    low: int | None = None
    high: int | None = None


class GameInfo(msgspec.Struct):
    """What a box says."""

    id: str
    title: str
    designer: str
    artist: str
    publisher: str
    year: str
    players: tuple[int, ...]
    minutes: int
    blurb: str
    options: list[OptionInfo]
    score_unit: int
    lowest_score_wins: bool
    moves: int


def games() -> list[GameInfo]:
    """Every game that can be played here, with its options."""
    return [_info(game) for game in registry.GAMES.values()]


def _info(game: Game[Any]) -> GameInfo:
    meta = game.meta
    return GameInfo(
        meta.id,
        meta.title,
        meta.designer,
        meta.artist,
        meta.publisher,
        meta.year,
        meta.players,
        meta.minutes,
        meta.blurb,
        [_option(option) for option in meta.options],
        meta.score_unit,
        meta.lowest_score_wins,
        game.move_count,
    )


def _option(option: Option) -> OptionInfo:
    kind = option.kind
    info = OptionInfo(option.name, "text", kind.describe(), option.default, option.meaning)
    if isinstance(kind, Flag):
        info.kind = "flag"
    elif isinstance(kind, Choice):
        info.kind, info.choices = "choice", list(kind.words)
    elif isinstance(kind, Number):
        info.kind, info.low, info.high = "number", kind.low, kind.high
    elif isinstance(kind, SeatChoice):
        info.kind = "seat"
    else:
        info.choices = list(kind.offered())
    return info
