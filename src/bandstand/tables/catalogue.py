"""The games, as a list of boxes: titles, credits, players, options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from bandstand.games import registry
from bandstand.kernel.options import Choice, Flag, Number, Option, Preset, SeatChoice

if TYPE_CHECKING:
    from bandstand.kernel.game import Game


class PieceInfo(msgspec.Struct):
    """A piece of which a list can be chosen, and the flag that must be on for it."""

    key: str
    needs: str | None = None


class PresetInfo(msgspec.Struct):
    """A set of options with a name; what it leaves out has its default."""

    name: str
    meaning: str
    options: dict[str, Any]
    players: tuple[int, ...]


class OptionInfo(msgspec.Struct):
    """An option: what it takes, what it is if nobody says, what it means.

    A choice has its words, a number its bounds; a seat is ``random`` or 1 to the number of players;
    a text is what ``takes`` says, and its choices are those that a page can offer; where it has
    pieces, a list of their keys will do.
    """

    name: str
    kind: Literal["flag", "number", "choice", "seat", "text"]
    takes: str
    default: Any
    meaning: str
    choices: list[str] = []
    low: int | None = None
    high: int | None = None
    # The flag that must be on for another value than the default, and for which tables it is.
    needs: str | None = None
    players: tuple[int, ...] | None = None
    pieces: list[PieceInfo] = []


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
    presets: list[PresetInfo]
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
        [_preset(game, preset) for preset in meta.presets],
        meta.score_unit,
        meta.lowest_score_wins,
        game.move_count,
    )


def _preset(game: Game[Any], preset: Preset) -> PresetInfo:
    players = preset.players or game.meta.players
    return PresetInfo(preset.name, preset.meaning, dict(preset.options), players)


def _option(option: Option) -> OptionInfo:
    kind = option.kind
    info = OptionInfo(option.name, "text", kind.describe(), option.default, option.meaning)
    info.needs, info.players = option.needs or None, option.players or None
    info.pieces = [PieceInfo(piece.key, piece.needs or None) for piece in kind.pieces()]
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
