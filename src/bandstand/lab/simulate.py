"""Simulate many games between bots and summarise them."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from math import sqrt
from typing import TYPE_CHECKING, Any

from bandstand.bots import own
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.record import Record, write_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bandstand.bots.own import Bot
    from bandstand.kernel.game import Game
    from bandstand.kernel.options import Options
    from bandstand.kernel.state import State

_CONFIDENCE = 1.96  # standard errors on either side of a 95 % interval


@dataclass
class Tally:
    """Sums of a series of numbers, exact, so that their order does not matter."""

    count: int = 0
    total: int = 0
    squares: int = 0
    lowest: int = 0
    highest: int = 0

    def add(self, number: int) -> None:
        """Add a number."""
        self.lowest = min(self.lowest, number) if self.count else number
        self.highest = max(self.highest, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    def mean(self) -> float:
        """The average."""
        return self.total / self.count

    def deviation(self) -> float:
        """The sample standard deviation; 0 for a single number."""
        if self.count < 2:
            return 0.0
        spread = self.count * self.squares - self.total * self.total
        return sqrt(spread / (self.count * (self.count - 1)))

    def margin(self) -> float:
        """The margin of the mean: half the width of its 95 % interval."""
        return _CONFIDENCE * self.deviation() / sqrt(self.count)


# A victory shared by 2, 3, 4, 5 or 6 is a whole number of these shares.
_SHARES = 60


@dataclass
class Summary:
    """The results of the games, by seat."""

    game: Game[Any]
    players: int
    options: Options
    games: int
    seed: int
    levels: list[Bot]  # or bots of one's own, see ``bots.own``
    wins: list[Tally] = field(default_factory=list)
    scores: list[Tally] = field(default_factory=list)
    decisions: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self.wins = [Tally() for _ in range(self.players)]
        self.scores = [Tally() for _ in range(self.players)]

    def add(self, state: State, decisions: int) -> None:
        """Count a finished game."""
        self.decisions.add(decisions)
        for seat, share in enumerate(state.payoffs()):
            self.wins[seat].add(round(share * _SHARES))
        for seat, score in enumerate(state.scores()):
            self.scores[seat].add(score)

    def win_share(self, seat: int) -> tuple[float, float]:
        """The seat's share of the victories, and the margin of error."""
        return self.wins[seat].mean() / _SHARES, self.wins[seat].margin() / _SHARES

    def to_data(self) -> dict[str, object]:
        """The summary as plain data, with scores for display."""
        return {
            "game": self.game.meta.id,
            "rules": self.game.meta.rules_version,
            "players": self.players,
            "options": self.options,
            "games": self.games,
            "seed": self.seed,
            "seats": [
                {
                    "seat": seat + 1,
                    "level": self.levels[seat],
                    "win_share": self.win_share(seat)[0],
                    "win_share_margin": self.win_share(seat)[1],
                    "score": _described(self.scores[seat], self.game.meta.score_unit),
                }
                for seat in range(self.players)
            ],
            "decisions": _described(self.decisions, 1),
        }


def _described(tally: Tally, unit: int) -> dict[str, float]:
    return {
        "mean": tally.mean() / unit,
        "sd": tally.deviation() / unit,
        "min": tally.lowest / unit if unit > 1 else tally.lowest,
        "max": tally.highest / unit if unit > 1 else tally.highest,
    }


def derived_seed(seed: int, purpose: str) -> int:
    """A derived seed for one purpose: short enough to type, unrelated to its neighbours."""
    return int.from_bytes(blake2b(f"{seed}/{purpose}".encode(), digest_size=6).digest(), "big")


def plan(
    game: Game[Any],
    players: int,
    games: int,
    seed: int,
    levels: Sequence[Bot] | None = None,
    options: Mapping[str, object] | None = None,
) -> Summary:
    """Validate the request and return an empty summary; levels default to 0."""
    settled = game.settle(players, options or {})
    if games < 1:
        raise BandstandError(f"At least 1 game must be played, not {games}.")
    seats = [own.check(bot) for bot in levels or [0] * players]
    if len(seats) != players:
        raise BandstandError(f"There are {players} players but {len(seats)} levels.")
    return Summary(game, players, settled, games, seed, seats)


def carry_out(
    summary: Summary,
    on_record: Callable[[Record], None] | None = None,
    on_game: Callable[[], None] | None = None,
) -> None:
    """Play the games of a plan and fill its summary; the callback does not affect it."""
    game, players, options = summary.game, summary.players, summary.options
    for number in range(summary.games):
        game_seed = derived_seed(summary.seed, f"game {number}")
        state = game.new(players, options, seeded(game_seed))
        made: list[int] | None = None if on_record is None else []
        choices = seeded(derived_seed(summary.seed, f"bots {number}"))
        decisions = own.play_out(state, game, summary.levels, choices, made)
        summary.add(state, decisions)
        if on_record is not None and made is not None:
            on_record(_record(game, players, options, game_seed, made))
        if on_game is not None:
            on_game()


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    seed: int,
    levels: Sequence[Bot] | None = None,
    options: Mapping[str, object] | None = None,
    on_record: Callable[[Record], None] | None = None,
) -> Summary:
    """Plan the games and play them; the same arguments give the same summary."""
    summary = plan(game, players, games, seed, levels, options)
    carry_out(summary, on_record)
    return summary


def _record(
    game: Game[Any], players: int, options: Options, game_seed: int, made: list[int]
) -> Record:
    """Write the record by replaying the moves."""
    names = [f"Seat {seat + 1}" for seat in range(players)]
    dice = write_seed(game_seed)
    record = Record(game.meta.id, game.meta.rules_version, players, dict(options), names, dice)
    state = game.new(players, options, seeded(game_seed))
    for seat, move in zip(made[::2], made[1::2], strict=True):
        record.moves.append(f"{seat + 1} {game.write_move(state, move)}")
        state.play(seat, move)
    record.scores = [int(score) for score in state.scores()]
    record.placing = [int(place) for place in state.placing()]
    return record
