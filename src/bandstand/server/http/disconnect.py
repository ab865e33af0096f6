"""Work for a request is stopped when its client disconnects."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from litestar import Request

T = TypeVar("T")


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What *work* finds; it is cancelled if the client is gone before. The body must be read."""
    working = asyncio.create_task(work)
    gone = asyncio.create_task(_until_gone(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        gone.result()  # raises what was wrong with the request, if anything
        raise Refusal(408, "gone", "You hung up before there was an answer.")
    finally:
        working.cancel()
        gone.cancel()


async def _until_gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
