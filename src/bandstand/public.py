"""What ``from bandstand import ...`` gives: a game, a match, a record, whole games, tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bandstand.bots.match import decide
from bandstand.games import registry
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.levels import check_level
from bandstand.kernel.record import Record, write_seed
from bandstand.kernel.referee import Match

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bandstand.kernel.game import Game
    from bandstand.lab.tournament import Report

__all__ = ["Match", "Record", "load_game", "play_out", "tournament"]

USUAL_GAMES = 400


def load_game(game_id: str) -> Game[Any]:
    """The game with this id.

    >>> load_game("six-forces").meta.title
    '6 Forces'
    >>> load_game("chess")
    Traceback (most recent call last):
    bandstand.kernel.errors.BandstandError: There is no game 'chess'. The games: a-chord, ...
    """
    return registry.find(game_id)


def play_out(
    game: Game[Any],
    levels: Sequence[int],
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> Match:
    """A whole game between bots of these levels (0 to 5), one per seat; deterministic by seed.

    >>> match = play_out(load_game("a-chord"), levels=[0, 2, 2], seed=1)
    >>> match.state.over(), len(match.record.moves), match.record.scores
    (True, 99, [70, 95, 125])
    """
    names = [f"Seat {seat + 1}" for seat in range(len(levels))]
    settled = game.settle(len(levels), options or {})
    version = game.meta.rules_version
    record = Record(game.meta.id, version, len(levels), settled, names, write_seed(seed))
    match, dice = Match(game, record), seeded(seed)
    strengths = [check_level(level) for level in levels]
    while not match.state.over():
        seat = int(lowest(match.state.to_act()))
        match.attempt(seat, int(decide(strengths[seat], game.heuristic, match.state, seat, dice)))
    return match


def tournament(
    game: Game[Any],
    levels: Sequence[int],
    games: int = USUAL_GAMES,
    seed: int = 1,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Report:
    """Levels of bots compared on rotated deals, with intervals; needs the extra ``lab``.

    >>> report = tournament(load_game("a-chord"), levels=[0, 2], games=60, players=3)
    >>> [standing.level for standing in report.standings], report.games
    ([0, 2], 60)
    """
    try:
        from bandstand.lab import tournament as lab
    except ModuleNotFoundError as error:
        raise BandstandError("A tournament needs the packages of the extra 'lab'.") from error
    count = max(game.meta.players) if players is None else players
    return lab.tournament(lab.make_plan(game, count, levels, games, seed, options))
