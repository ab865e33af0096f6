"""HTTP: lessons: the exercises of a game, and what a lesson answers to a learner's moves.

Nothing is kept: a learner's browser says with each move what it has done before. So there is no
table to join or to watch, nothing is rated, and nobody needs a name.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Router
from litestar.params import JSONBody

from bandstand.games import registry
from bandstand.server.http.auth import Id, Language, Reader, TheServer
from bandstand.server.http.disconnect import while_connected
from bandstand.server.http.games import find
from bandstand.server.http.routes import get, post
from bandstand.tables import learning
from bandstand.tables.locale import USUAL, known


@get("/", summary="The exercises of a game", sync_to_thread=False)
def lessons(game: Id, language: Language = USUAL) -> list[learning.LessonInfo]:
    """One decision each. Beside them every game of ours has a first game, ``first``."""
    return learning.lessons(find(game), known(language))


@post("/{lesson:str}", summary="Learn", status_code=200)
async def learn(
    server: TheServer,
    reader: Reader,
    request: Request[Any, Any, Any],
    game: Id,
    lesson: Id,
    data: JSONBody[learning.Tried],
    language: Language = USUAL,
) -> learning.LessonAnswer:
    """The table as it was before the last of your moves, and what that move led to."""
    find(game)
    answering = server.services.archive.work(reader, _answer, game, lesson, data, known(language))
    answer: learning.LessonAnswer = await while_connected(request, answering)
    return answer


def _answer(game: str, lesson: str, tried: learning.Tried, language: str) -> learning.LessonAnswer:
    """In the process that replays games."""
    return learning.answer(registry.find(game), lesson, tried, language)


router = Router("/api/games/{game:str}/lessons", route_handlers=[lessons, learn], tags=["lessons"])
