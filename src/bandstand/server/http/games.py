"""HTTP: the games of the server, their rules, their levels and their ladders."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any

from litestar import MediaType, Router
from litestar.params import QueryParameter
from markdown_it import MarkdownIt

from bandstand.games import registry
from bandstand.kernel.game import Game
from bandstand.kernel.levels import LEVELS
from bandstand.server.context import ServerContext
from bandstand.server.http.auth import Id, Language, TheServer
from bandstand.server.http.routes import get
from bandstand.server.store import results
from bandstand.tables import catalogue
from bandstand.tables.api import Level, OwnBot
from bandstand.tables.clocks import PaceKind
from bandstand.tables.locale import USUAL
from bandstand.tables.refusals import not_found, unprocessable
from bandstand.text.locale import typeset

_MOST_RANKS = 100
PaceOrNone = Annotated[
    PaceKind | None,
    QueryParameter(description="live, daily (an hour or more for a decision) or untimed"),
]


def find(game: str) -> Game[Any]:
    """A game by its id."""
    if game not in registry.GAMES:
        raise not_found("game")
    return registry.GAMES[game]


@get("/games", summary="The games", sync_to_thread=False)
def games() -> list[catalogue.GameInfo]:
    """Every game that can be played here, with its options."""
    return catalogue.games()


@get(
    "/games/{game:str}/guide",
    summary="The rules of a game",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def guide(game: Id, language: Language = USUAL) -> str:
    """In our own words, as Markdown; ``<a id="CODE">`` stands where a reason is explained."""
    return typeset(find(game).guide_in(language), language)


@get(
    "/games/{game:str}/guide.html",
    summary="The rules of a game, to show in a page",
    media_type=MediaType.HTML,
    sync_to_thread=False,
)
def guide_page(game: Id, language: Language = USUAL) -> str:
    """The same as a piece of HTML; the place for a reason has the id ``reason-CODE``."""
    return render_guide(typeset(find(game).guide_in(language), language))


@cache
def render_guide(text: str) -> str:
    """A guide as HTML. The text is our own, so its tags are left as they are."""
    page: str = MarkdownIt("commonmark").enable("table").render(text)
    # The page around it has the first heading; these stand below it.
    page = re.sub(r"(</?h)(\d)>", lambda tag: f"{tag[1]}{int(tag[2]) + 1}>", page)
    # A corner of a table is no heading: a screen reader would read out nothing.
    return page.replace('<a id="', '<a id="reason-').replace("<th></th>", "<td></td>")


@get("/games/{game:str}/ladder", summary="The best of a game")
async def ladder(server: TheServer, game: Id, pace: PaceOrNone = None) -> list[results.Rating]:
    """Those who want to be rated, by the strength they very probably have at least.

    Over all games, or over those of one pace alone.
    """
    find(game)
    return await server.services.read(lambda c: results.ladder(c, game, _MOST_RANKS, pace))


@get("/levels", summary="The levels of bots", sync_to_thread=False)
def bot_levels(server: TheServer) -> list[Level]:
    """Those that may be chosen here, from the weakest to the best."""
    highest = server.settings.highest_level
    return [Level(level, meaning) for level, meaning in LEVELS.items() if level <= highest]


def check_chosen(server: ServerContext, *levels: int) -> None:
    """Refuse a level above those that the operator lets people choose."""
    highest = server.settings.highest_level
    if max(levels, default=0) > highest:
        raise unprocessable("bad-level", f"Bots play up to level {highest} on this server.")


@get("/games/{game:str}/bots", summary="The server's own bots", sync_to_thread=False)
def own_bots(server: TheServer, game: Id) -> list[OwnBot]:
    """Those that play a game, beside the levels."""
    find(game)
    return [OwnBot(name) for name in server.services.own_bots.offered(game)]


router = Router(
    "/api", route_handlers=[games, guide, guide_page, ladder, bot_levels, own_bots], tags=["games"]
)
