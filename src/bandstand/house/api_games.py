"""HTTP: the games of the house, their rules, their levels and their ladders."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Router

from bandstand.bots import levels
from bandstand.games import registry
from bandstand.house import results
from bandstand.house.inject import Id, TheHouse
from bandstand.house.refusals import not_found
from bandstand.house.routes import get
from bandstand.kernel.game import Game


class OptionInfo(msgspec.Struct):
    """An option: what it takes, what it is if nobody says, what it means."""

    name: str
    takes: str
    default: Any
    meaning: str


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


class Level(msgspec.Struct):
    """How well a bot plays."""

    level: int
    meaning: str


def find(game: str) -> Game[Any]:
    """A game by its id."""
    if game not in registry.GAMES:
        raise not_found("game")
    return registry.GAMES[game]


def _info(game: Game[Any]) -> GameInfo:
    meta = game.meta
    options = [
        OptionInfo(option.name, option.kind.describe(), option.default, option.meaning)
        for option in meta.options
    ]
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
        options,
        meta.score_unit,
        meta.lowest_score_wins,
        game.move_count,
    )


@get("/games", summary="The games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Every game that can be played here, with its options."""
    return [_info(game) for game in registry.GAMES.values()]


@get(
    "/games/{game:str}/guide",
    summary="The rules of a game",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def guide(game: Id) -> str:
    """In our own words, as Markdown."""
    return find(game).guide


@get("/games/{game:str}/ladder", summary="The best of a game")
async def ladder(house: TheHouse, game: Id) -> list[results.Rating]:
    """Those who want to be rated, by the strength they very probably have at least."""
    find(game)
    return await house.services.read(lambda c: results.ladder(c, game, 100))


@get("/levels", summary="The levels of bots", sync_to_thread=False)
def bot_levels() -> list[Level]:
    """From the weakest to the best."""
    return [Level(level, meaning) for level, meaning in levels.LEVELS.items()]


router = Router("/api", route_handlers=[games, guide, ladder, bot_levels], tags=["games"])
