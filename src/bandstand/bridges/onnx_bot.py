"""A bot that is a network in a file: ONNX, as training libraries export it, or small, in NumPy.

Its first input is an observation, float32 of the shape (1, columns) as the environments give it;
a second one, if there is one, the mask of legal moves. Its first output has a number for each move
of the game: logits or values. The legal move with the highest is made. An ``.npz`` file holds the
layers themselves and needs no further package (``small_network``).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bandstand.games import registry
from bandstand.kernel.errors import BandstandError, how_to_install

if TYPE_CHECKING:
    from bandstand.bots.own import Decide
    from bandstand.kernel.dice import Dice
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

_MOST_LOADED = 8  # networks kept in memory


def check(name: str) -> None:
    """Load it once, so that a mistake is found before the games begin."""
    load(name)


def games_of(name: str) -> list[str] | None:
    """The games that have as many moves as the network has outputs; None: it does not say."""
    outputs = load(name).get_outputs()[0].shape[-1]
    if not isinstance(outputs, int):
        return None
    return [id_ for id_, game in registry.GAMES.items() if game.move_count == outputs]


def load(name: str) -> Any:
    """The network as a session of onnxruntime, or what answers like one; an error says why not."""
    try:
        written = Path(name).stat().st_mtime_ns
    except OSError as error:
        raise BandstandError(f"There is no network {name}: {error.strerror}.") from None
    return _load(name, written)


@lru_cache(_MOST_LOADED)
def _load(name: str, written: int) -> Any:
    if name.endswith(".npz"):
        return _load_small(name)
    try:
        import onnxruntime
    except ModuleNotFoundError:
        raise BandstandError(
            "A bot in an ONNX file needs the package onnxruntime, which comes with the extra "
            f"'onnx'. Install it with {how_to_install('onnx')}."
        ) from None
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1  # small networks; games run beside each other
    try:
        return onnxruntime.InferenceSession(name, settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # whatever the library raises for a broken file
        raise BandstandError(f"{name} is no network that can be loaded: {error}") from error


def _load_small(name: str) -> Any:
    try:
        from bandstand.bridges import small_network
    except ModuleNotFoundError:
        raise BandstandError(
            "A bot in an .npz file needs the package numpy, which comes with the extra 'lab'. "
            f"Install it with {how_to_install('lab')}."
        ) from None
    return small_network.load(name)


def seated(name: str, game: Game[Any]) -> Decide:
    """The network in a seat: from the state, what its seat sees of it, to a legal move."""
    import numpy as np

    from bandstand.bridges.observations import Observations

    session = load(name)
    inputs = [one.name for one in session.get_inputs()]
    seen: Observations | None = None

    def decide(state: State, seat: int, dice: Dice) -> int:
        nonlocal seen
        if seen is None:  # the columns depend on the options, which the first state tells
            players, options = game.table_of_position(state.position())
            seen = Observations(game, players, options)
        legal = state.moves(seat)
        given = [seen.row(state, seat)[None, :]]
        if len(inputs) > 1:
            mask = np.zeros((1, game.move_count), np.float32)
            mask[0, legal] = 1
            given.append(mask)
        try:
            values = session.run(None, dict(zip(inputs, given, strict=False)))[0]
        except Exception as error:  # shapes and types are the library's to judge
            raise BandstandError(
                f"The network {name} does not take {given[0].shape[1]} columns, what a seat of "
                f"{game.meta.title} sees with {state.players} players: {error}"
            ) from error
        if values.shape[-1] < game.move_count:
            raise BandstandError(
                f"The network {name} has {values.shape[-1]} outputs, but {game.meta.title} has "
                f"{game.move_count} moves."
            )
        row = values.reshape(-1)
        return max(legal, key=lambda move: float(row[move]))

    return decide
