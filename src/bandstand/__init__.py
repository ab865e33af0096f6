"""Bandstand: five modern tabletop games, by their real rules.

>>> from bandstand import load_game, play_out
>>> match = play_out(load_game("six-forces"), levels=[2, 2, 2], seed=1)
>>> match.record.scores
[6, 6, 8]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bandstand.public import Match, Record, load_game, play_out, tournament

    __version__: str

__all__ = ["Match", "Record", "load_game", "play_out", "tournament"]


def __getattr__(name: str) -> object:
    """Import the public names lazily: the command starts without them."""
    if name in __all__:
        from bandstand import public

        return getattr(public, name)
    if name == "__version__":
        return _version()
    raise AttributeError(f"module 'bandstand' has no attribute {name!r}")


def _version() -> str:
    """The version that the build wrote down; a checkout is between two versions."""
    from pathlib import Path

    try:
        return Path(__file__).with_name("version.txt").read_text(encoding="utf-8").strip()
    except OSError:
        return "0+checkout"
