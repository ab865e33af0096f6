"""HTTP: your finished games, to look for one of long ago."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from litestar.params import QueryParameter

from bandstand.server.http.auth import Caller, TheServer
from bandstand.server.http.routes import get
from bandstand.server.store import played_games
from bandstand.server.store.played_games import Ending, PlayedGame, Sought

Title = Annotated[str | None, QueryParameter(max_length=32)]
EndingOrNone = Annotated[Ending | None, QueryParameter(description="lost: not in the first place")]
RatedOrNone = Annotated[bool | None, QueryParameter()]
Name = Annotated[str, QueryParameter(max_length=40, description="a part of another's name")]
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="how many to leave out")]


@get("/", summary="Your finished games")
async def played(
    server: TheServer,
    caller: Caller,
    game: Title = None,
    ending: EndingOrNone = None,
    rated: RatedOrNone = None,
    name: Name = "",
    start: Start = 0,
) -> list[PlayedGame]:
    """The latest first, fifty at once; told to yourself alone."""
    sought = Sought(game, ending, rated, name.strip())
    return await server.services.read(lambda c: played_games.find(c, caller.id, sought, start))


router = Router("/api/me/games", route_handlers=[played], tags=["people"])
