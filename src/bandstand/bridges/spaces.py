"""What PettingZoo's and Gymnasium's environments share: spaces, and views as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from bandstand.bridges.env_config import whole_number
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bandstand.bridges.env_config import EnvConfig

ANSI = "ansi"
SEED_BELOW = 2**31
LARGEST = 2**62  # number that compiled code is given


def observation_box(config: EnvConfig, seats: int = 1) -> spaces.Box:
    """What one seat sees, or several seats one after the other."""
    observations = config.observations
    if observations.dtype == np.uint8:
        return spaces.Box(np.uint8(0), np.tile(observations.highest, seats), dtype=np.uint8)
    return spaces.Box(0.0, 1.0, (seats * observations.size,), np.float32)


def move_number(action: Any) -> int:
    """The number of a move, given as a number of any library's; a sentence for anything else."""
    alone = isinstance(action, np.ndarray) and action.size == 1
    move = whole_number(action.item() if alone else action, "A move")
    if abs(move) > LARGEST:
        raise BandstandError(f"There is no move {move}.")
    return move


def check_render_mode(mode: str | None) -> str | None:
    """The mode itself, or a sentence that says which there are."""
    if mode not in (None, ANSI):
        raise BandstandError(f"render_mode is {ANSI!r} or None, not {mode!r}.")
    return mode


def masked(config: EnvConfig, moves: int) -> spaces.Dict:
    """An observation and a mask of this many moves beside it."""
    return spaces.Dict(
        {
            "observation": observation_box(config),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )


def view_as_text(view: dict[str, Any]) -> str:
    """A view as indented lines, a part each."""
    return "\n".join(_lines(view, ""))


def _lines(part: Any, indent: str) -> Iterator[str]:
    items = part.items() if isinstance(part, dict) else enumerate(part, 1)
    for name, value in items:
        nested = isinstance(value, (dict, list)) and any(
            isinstance(inner, (dict, list)) for inner in _inner(value)
        )
        if nested:
            yield f"{indent}{name}:"
            yield from _lines(value, indent + "  ")
        elif isinstance(value, list):
            yield f"{indent}{name}: {' '.join('?' if one is None else str(one) for one in value)}"
        elif isinstance(value, dict):
            yield f"{indent}{name}: {', '.join(f'{key} {one}' for key, one in value.items())}"
        else:
            yield f"{indent}{name}: {'-' if value is None else value}"


def _inner(value: Any) -> Any:
    return value.values() if isinstance(value, dict) else value
