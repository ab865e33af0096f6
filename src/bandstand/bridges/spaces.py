"""What PettingZoo's and Gymnasium's environments share: the space of observations, refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from bandstand.kernel.bits import members
from bandstand.text import sentences

if TYPE_CHECKING:
    from bandstand.bridges.env_config import EnvConfig
    from bandstand.bridges.turn_order import TurnOrder

Observation = dict[str, Any]


def observations(config: EnvConfig) -> spaces.Dict:
    """Named arrays of numbers from 0 to 1, and the mask."""
    named = config.encoder.named(np.zeros(config.encoder.size, np.float32))
    return spaces.Dict(
        {
            "observation": spaces.Dict(
                {name: spaces.Box(0.0, 1.0, part.shape) for name, part in named.items()}
            ),
            "action_mask": spaces.Box(0, 1, (config.moves,), np.int8),
        }
    )


def refusal(config: EnvConfig, turns: TurnOrder, move: int) -> str:
    """Why a move is illegal for the seat that is asked, as a sentence."""
    state, seat = turns.state, turns.seat
    if turns.pause:
        return f"Seat {seat + 1} is asked for something unasked, or for {turns.nothing}: nothing."
    reason = state.refusal(seat, move)
    if reason is None:
        return "This move is legal, but nobody is asked for it here."
    names = [f"seat {other + 1}" for other in range(config.players)]
    sentence = sentences(config.game).sentence(reason.code, reason.facts, names, seat)
    waiting = ", ".join(str(other + 1) for other in members(state.to_act()))
    return f"Seat {seat + 1} cannot make move {move} (seats to decide: {waiting}): {sentence}"
