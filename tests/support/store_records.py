"""Store a few finished games of a title: ``python tests/support/store_records.py GAME``.

Half of the seats play at random, half by the game's heuristic, so that stored games visit
both odd and sensible positions. A change that breaks a stored game is either wrong, or raises the
rules version and says so.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from bandstand.games.registry import find
from bandstand.kernel.bits import members
from bandstand.kernel.dice import seeded
from bandstand.kernel.game import Game
from bandstand.kernel.record import Record, write_seed
from bandstand.kernel.referee import Match
from support.battery import random_decision
from support.option_sets import option_sets

RECORDS = Path(__file__).parents[1] / "records"
GAMES_EACH = 2


def play(game: Game[Any], players: int, options: dict[str, Any], seed: int) -> Record:
    names = [f"Player {seat + 1}" for seat in range(players)]
    record = Record(
        game.meta.id, game.meta.rules_version, players, options, names, write_seed(seed)
    )
    match, dice = Match(game, record), seeded(seed)
    while not match.state.over():
        seat, move = random_decision(match.state, dice)
        if seat % 2 == seed % 2 and seat in members(match.state.to_act()):
            move = game.heuristic.choose(match.state.imagine(seat, dice), seat, dice, 0.0)
        match.attempt(seat, move)
    return match.record


def main() -> None:
    game = find(sys.argv[1])
    folder = RECORDS / game.meta.id
    folder.mkdir(parents=True, exist_ok=True)
    for players in game.meta.players:
        lines = [
            play(game, players, dict(options), 100 * number + seed).to_json()
            for number, options in enumerate(option_sets(game, players))
            for seed in range(GAMES_EACH)
        ]
        path = folder / f"{game.meta.id}-{players}p.jsonl"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
