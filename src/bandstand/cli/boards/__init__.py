"""Boards in the terminal. A game without a line here gets the plain board.

A board is a module with ``draw(view, names, reader) -> RenderableType``, the reader being a seat or
-1 for a spectator. It may have ``numbered(view, reader) -> list[str]``: the moves, in notation,
that the drawing itself numbers from 1 (the cards of a hand); all others are numbered after them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from bandstand.kernel.game import View

    Draw = Callable[[View, Sequence[str], int], RenderableType]

BOARDS = {
    "a-chord": "a_chord",
    "six-forces": "six_forces",
    "rythm-n-play": "rythm_n_play",
    "re-chord": "re_chord",
    "fiddlefoo": "fiddlefoo",
}


def draw(game_id: str, view: View, names: Sequence[str], reader: int) -> RenderableType:
    """The board as the reader sees it."""
    module = import_module(f"{__name__}.{BOARDS.get(game_id, 'plain')}")
    return cast("Draw", module.draw)(view, names, reader)


def numbered(game_id: str, view: View, reader: int) -> list[str]:
    """The moves that the board numbers, in order; empty if it numbers nothing."""
    module = import_module(f"{__name__}.{BOARDS.get(game_id, 'plain')}")
    found = getattr(module, "numbered", None)
    return [] if found is None else cast("list[str]", found(view, reader))
