"""What PettingZoo's and Gymnasium's environments share: the space of observations, refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from bandstand.kernel.bits import members

if TYPE_CHECKING:
    from bandstand.bridges.floor import Floor
    from bandstand.bridges.table import Table

Observation = dict[str, Any]


def observations(table: Table) -> spaces.Dict:
    """Named arrays of numbers from 0 to 1, and the mask."""
    named = table.eyes.named(np.zeros(table.eyes.size, np.float32))
    return spaces.Dict(
        {
            "observation": spaces.Dict(
                {name: spaces.Box(0.0, 1.0, part.shape) for name, part in named.items()}
            ),
            "action_mask": spaces.Box(0, 1, (table.moves,), np.int8),
        }
    )


def refusal(table: Table, floor: Floor, move: int) -> str:
    """Why a move is illegal for the seat that is asked, as a sentence."""
    state, seat = floor.state, floor.seat
    if floor.pause:
        return f"Seat {seat + 1} is asked for something unasked, or for {floor.nothing}: nothing."
    reason = state.refusal(seat, move)
    if reason is None:
        return "This move is legal, but nobody is asked for it here."
    names = [f"seat {other + 1}" for other in range(table.players)]
    sentence = table.game.phrases.sentence(reason.code, reason.facts, names, seat)
    waiting = ", ".join(str(other + 1) for other in members(state.waiting()))
    return f"Seat {seat + 1} cannot make move {move} (seats to decide: {waiting}): {sentence}"
