"""Who sits in the other seats of a seat's environment: a level, a policy, a checkpoint or a pool.

A *policy* is any callable that is given an observation and the mask of legal moves, as the
environment gives them, and returns a move.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bandstand.bots.match import decide
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.levels import check_level

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bandstand.bridges.env_config import EnvConfig
    from bandstand.bridges.turn_order import TurnOrder
    from bandstand.kernel.dice import Dice

Policy = Callable[["NDArray[Any]", "NDArray[Any]"], int]


class Checkpoint:
    """A policy kept in a file; it is loaded when it is first asked, and again when it changes."""

    def __init__(self, path: str | Path, load: Callable[[Path], Policy]) -> None:
        self.path = Path(path)
        self.load = load
        self._loaded: Policy | None = None
        self._written = 0

    def __call__(self, observation: NDArray[Any], mask: NDArray[Any]) -> int:
        """The move of the policy as it was last saved."""
        return int(self._policy()(observation, mask))

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_loaded": None}

    def _policy(self) -> Policy:
        try:
            written = self.path.stat().st_mtime_ns
            if self._loaded is None or written != self._written:
                self._loaded = self.load(self.path)
                self._written = written
        except Exception as error:  # whatever a library's loader raises
            raise BandstandError(f"The checkpoint {self.path} cannot be loaded: {error}") from error
        return self._loaded


class Pool:
    """Several opponents, of which one is drawn for each seat of each game: past selves, say."""

    def __init__(self, *members: Opponent) -> None:
        self.members: list[Opponent] = list(members)

    def add(self, member: Opponent) -> None:
        """Let another be drawn from the next game on."""
        self.members.append(member)

    def draw(self, dice: Dice) -> Opponent:
        """One of them, each as likely as the others."""
        if not self.members:
            raise BandstandError("This pool of opponents is empty: add one before the first game.")
        return self.members[dice.below(len(self.members))]


Opponent = int | Policy | Pool


def check(opponent: Opponent) -> Opponent:
    """The opponent itself, or a sentence that says what would do."""
    if isinstance(opponent, bool) or not (isinstance(opponent, (int, Pool)) or callable(opponent)):
        raise BandstandError(
            f"{opponent!r} cannot play: an opponent is a level, a callable that is given an "
            "observation and a mask, a Checkpoint or a Pool."
        )
    return check_level(opponent) if isinstance(opponent, int) else opponent


def drawn(opponent: Opponent, dice: Dice) -> int | Policy:
    """Who plays a game: one of a pool, or the opponent itself."""
    while isinstance(opponent, Pool):
        opponent = check(opponent.draw(dice))
    return opponent


def move_of(player: int | Policy, config: EnvConfig, turns: TurnOrder, dice: Dice) -> int:
    """What a player does at the table; levels do nothing unasked."""
    if isinstance(player, int):
        if turns.pause:
            return int(turns.legal[-1])
        return int(decide(player, config.game.heuristic, turns.state, turns.seat, dice))
    move = int(player(config.observe(turns.state, turns.seat), config.mask(turns.legal)))
    if move not in turns.legal:
        raise BandstandError(f"An opponent made an illegal move. {config.refusal(turns, move)}")
    return move
