"""RLCard's environments as a yardstick, measured in the same turns as ours.

A step there is a decision with what the next player sees and may do; ours, stepped from Python, is
the decision and the next player's moves. ``tools/compare_steps.py`` compares whole environments.
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from bandstand.kernel.dice import seeded
from bandstand.lab.timing import STEPPED, Timer

# Its quickest environment, and its trick game.
GAMES = {"RLCard leduc-holdem": "leduc-holdem", "RLCard bridge": "bridge"}


def installed() -> str | None:
    """The version of RLCard that is here, if any."""
    try:
        return version("rlcard")
    except PackageNotFoundError:
        return None


def timers() -> list[Timer]:
    """What is measured of RLCard; nothing where it is not installed."""
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
