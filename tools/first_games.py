"""Search the deal of a title's first game: the one in which its main rules come up soonest.

    python tools/first_games.py a-chord --seeds 2000

The others play as steady bots; the learner tries things out. What is printed goes into the title's
``learning.toml``; what is said before each move is added by hand, as ``| note``.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bandstand import load_game
from bandstand.bots import match as bots
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.learning import Pattern
from bandstand.kernel.levels import NOISY, RANDOM, STEADY
from bandstand.kernel.record import Record, write_seed
from bandstand.kernel.referee import Match

if TYPE_CHECKING:
    from bandstand.kernel.game import Game
    from bandstand.kernel.options import Value

LEARNER = 0


@dataclass(frozen=True)
class Wish:
    """What a first game should show, in this order, and within how many moves."""

    players: int
    rules: list[Pattern]
    moves: int
    level: int = RANDOM  # of the learner, who tries things out
    options: dict[str, Value] = field(default_factory=dict)


def seen(kind: str, **facts: object) -> Pattern:
    """Something that should happen."""
    return Pattern(kind, facts)


WISHES = {
    "a-chord": Wish(
        4,
        [
            seen("trick-won", seat=LEARNER),
            seen("key-changed", seat=LEARNER),
            seen("spotlight", seat=LEARNER),
            seen("improvisation", seat=LEARNER),
            seen("improvised-trick-won"),
            seen("stage-begins", stage=2),
        ],
        40,
        options={"first": 1},
    ),
    "six-forces": Wish(
        3,
        [
            seen("trump-chosen", seat=LEARNER),
            seen("predicted", seat=LEARNER),
            seen("trick-won", seat=LEARNER, leader=LEARNER),
            seen("trick-won", seat=LEARNER, leader=[1, 2]),
            seen("trick-won", seat=[1, 2], leader=LEARNER),
            seen("round-scored", seat=LEARNER, points=4),
        ],
        44,
        NOISY,
        options={"first": 1},
    ),
    "rythm-n-play": Wish(
        2,
        [
            seen("tonality-chosen", seat=LEARNER),
            seen("note-composed", seat=LEARNER),
            seen("change-composed", seat=LEARNER),
            seen("stave-picked-up", seat=LEARNER),
            seen("rythm-taken", seat=LEARNER),
            seen("exchanged", seat=LEARNER),
            seen("stave-shut", seat=LEARNER),
            seen("stave-picked-up", seat=LEARNER),
        ],
        34,
        options={"first": 2},
    ),
    "fiddlefoo": Wish(
        2,
        [
            seen("card-placed", seat=LEARNER),
            seen("thrown", seats=[[LEARNER]]),
            seen("thrown", seat=LEARNER),
            seen("card-placed", seat=LEARNER),
            seen("nobody-threw"),
        ],
        30,
    ),
    "re-chord": Wish(
        2,
        [
            seen("pick-placed", seat=LEARNER),
            seen("pick-placed-down", seat=LEARNER),
            seen("cards-drawn", seat=LEARNER),
            seen("chord-played", seat=LEARNER),
        ],
        44,
        NOISY,
        options={"first": 1},
    ),
}


def main() -> None:
    """Print the shortest line that was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(WISHES))
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("--tries", type=int, default=20, help="lines a deal")
    given = parser.parse_args()
    game, wish = load_game(given.game), WISHES[given.game]
    best: tuple[int, list[str]] | None = None
    for seed in range(given.seeds):
        for attempt in range(given.tries):
            most = wish.moves if best is None else len(best[1]) - 1
            line = play(game, wish, seed, attempt, most)
            if line is not None:
                best = (seed, line)
    if best is None:
        raise SystemExit("No deal shows all of it; try more seeds.")
    print(f'dice = "{write_seed(best[0])}"\nmoves = [')
    print("\n".join(f'  "{move}",' for move in best[1]) + "\n]")


def play(game: Game[Any], wish: Wish, seed: int, attempt: int, most: int) -> list[str] | None:
    """The moves up to the last of the rules; None if they do not all come up in time."""
    names = [str(seat + 1) for seat in range(wish.players)]
    record = Record(
        game.meta.id, game.meta.rules_version, wish.players, dict(wish.options), names,
        write_seed(seed),
    )  # fmt: skip
    match, dice = Match(game, record), seeded(1000 * seed + attempt)
    missing = list(wish.rules)
    while missing and len(record.moves) < most and not match.state.over():
        seat = lowest(match.state.to_act())
        level = wish.level if seat == LEARNER else STEADY
        move = bots.decide(level, game.heuristic, match.state, seat, dice)
        for event in match.make(seat, move):
            if missing and missing[0].fits(game, event):
                missing.pop(0)
    return None if missing else record.moves


if __name__ == "__main__":
    main()
