"""Benchmarks of RLCard's environments, interleaved with ours.

A step of RLCard includes the next player's observation and legal moves; ours, stepped from Python,
only the legal moves. ``tools/compare_steps.py`` compares whole environments.
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from bandstand.kernel.dice import seeded
from bandstand.lab.timing import STEPPED, Timer

# Its fastest environment, and its trick game.
GAMES = {"RLCard leduc-holdem": "leduc-holdem", "RLCard bridge": "bridge"}


def installed() -> str | None:
    """The installed version of RLCard, if any."""
    try:
        return version("rlcard")
    except PackageNotFoundError:
        return None


def timers() -> list[Timer]:
    """The timers of RLCard; none if it is not installed."""
    if installed() is None:
        return []
    return [_game_timer(subject) for subject in GAMES]


def _game_timer(subject: str) -> Timer:
    import rlcard

    environment = rlcard.make(GAMES[subject], config={"seed": 1})

    def step_through(games: int) -> float:
        dice = seeded(3)
        steps = 0
        for _ in range(games):
            state, _ = environment.reset()
            while not environment.is_over():
                actions = list(state["legal_actions"])
                state, _ = environment.step(actions[dice.below(len(actions))])
                steps += 1
        return steps

    return Timer(subject, STEPPED, step_through)
