"""The form in which bots think: the server's own, or a compiled copy that is ready later.

A server that opens in plain Python does not wait for the compiler. Once the copy is there, new bot
processes import the package from it, and the old ones go when they have answered what they were
asked. Questions and answers are plain data, so both forms understand each other.

Imports nothing of the package at first: a new process has to choose before anything is imported.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import sys
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bandstand.server.bot_pool import BotPool

COMPILED = "compiled"
_LOOK_SECONDS = 1.0
_log = logging.getLogger(__name__)


def begin(folder: str | None) -> None:
    """The initializer of a bot process: import the package from this folder, if one is named."""
    if folder is not None:
        import_from(folder)
    importlib.import_module("bandstand.server.bot_pool").end_with_parent()


def import_from(folder: str) -> None:
    """From now on the package is the one in this folder; what was imported before is forgotten."""
    package = __name__.partition(".")[0]
    for name in list(sys.modules):
        if name.partition(".")[0] == package:
            del sys.modules[name]
    sys.path.insert(0, folder)
    importlib.invalidate_caches()


def running() -> str:
    """The form of this process."""
    from bandstand.kernel import build

    return build.look().form


@asynccontextmanager
async def watched(pool: BotPool, folder: str | None) -> AsyncIterator[None]:
    """While this is open, bots change to the compiled copy as soon as it is in its folder."""
    if folder is None:
        yield
        return
    task = asyncio.create_task(_change_when_ready(pool, Path(folder)))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _change_when_ready(pool: BotPool, folder: Path) -> None:
    while not folder.is_dir():  # it is renamed into place when it is whole
        await asyncio.sleep(_LOOK_SECONDS)
    if await pool.renew(str(folder)):
        _log.info("the bots think in the compiled form now, from %s", folder)
    else:
        _log.warning("the copy in %s is of no use; the bots think on as before", folder)
