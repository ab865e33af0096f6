"""Who sits in the other seats of a seat's environment: a bot, a policy, a checkpoint or a pool.

A *bot* is a level's number or the name of one of your own (``bots.own``). A *policy* is any
callable that is given an observation and the mask of legal moves, as the environment gives them,
and returns a move.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bandstand.bots import own
from bandstand.bots.match import decide
from bandstand.kernel.errors import BandstandError

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
        return self._policy()(observation, mask)

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


class Seated:
    """A bot of one's own in a seat for one game."""

    def __init__(self, bot: str, config: EnvConfig, seat: int) -> None:
        self.decide = own.seated(bot, config.game, config.players, seat)


Opponent = int | str | Policy | Pool
Player = int | Policy | Seated  # of one game


def check(opponent: Opponent) -> Opponent:
    """The opponent itself, or a sentence that says what would do."""
    known = isinstance(opponent, (int, str, Pool)) or callable(opponent)
    if isinstance(opponent, bool) or not known:
        raise BandstandError(
            f"{opponent!r} cannot play: an opponent is a level, the name of a bot of your own, a "
            "callable that is given an observation and a mask, a Checkpoint or a Pool."
        )
    return own.check(opponent) if isinstance(opponent, (int, str)) else opponent


def drawn(opponent: Opponent, config: EnvConfig, seat: int, dice: Dice) -> Player:
    """Who plays a game in a seat: one of a pool, or the opponent itself."""
    while isinstance(opponent, Pool):
        opponent = check(opponent.draw(dice))
    return Seated(opponent, config, seat) if isinstance(opponent, str) else opponent


def move_of(player: Player, config: EnvConfig, turns: TurnOrder, dice: Dice) -> int:
    """What a player does at the table; bots do nothing unasked."""
    if isinstance(player, (int, Seated)) and turns.pause:
        return int(turns.legal[-1])
    if isinstance(player, Seated):
        return player.decide(turns.state, turns.seat, dice)
    if isinstance(player, int):
        return int(decide(player, config.game.heuristic, turns.state, turns.seat, dice))
    answer = player(config.observe(turns.state, turns.seat), config.mask(turns.legal))
    try:
        move = int(answer)
    except (TypeError, ValueError) as error:
        raise BandstandError(f"An opponent answered {answer!r}, which is no move.") from error
    if not turns.allows(move):
        raise BandstandError(f"An opponent made an illegal move. {config.refusal(turns, move)}")
    return move
