"""A game of 6 Forces at one moment: fields.py has the state, position.py its text."""

from bandstand.games.six_forces.state.fields import (
    Player,
    SixForces,
    Terms,
    new_game,
    read_position,
    settled,
    unpack,
)

__all__ = ["Player", "SixForces", "Terms", "new_game", "read_position", "settled", "unpack"]
