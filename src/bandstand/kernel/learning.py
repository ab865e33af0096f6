"""What a game teaches: a first game on a fixed deal, and exercises of one decision each.

Both are data, ``learning.toml`` in the game's folder: see docs/adding-a-game.md. The sentences are
messages of the game: ``first-NOTE``, ``exercise-ID`` and ``exercise-ID-why``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bandstand.kernel.files import text_beside

if TYPE_CHECKING:
    from bandstand.kernel.event import Event
    from bandstand.kernel.game import Game
    from bandstand.kernel.options import Value

_FILE = "learning.toml"
_NOTE = "|"  # in a step: what follows it names the sentence that is said before the move


@dataclass(frozen=True)
class Pattern:
    """Events of a kind, with these facts as ``Game.show_facts`` writes them.

    A list stands for any of its values. *Never*: no such event may happen.
    """

    kind: str
    facts: Mapping[str, object]
    never: bool = False

    def fits(self, game: Game[Any], event: Event) -> bool:
        """Whether an event is one of these."""
        if event.kind != self.kind:
            return False
        shown = game.show_facts(event.facts)
        return all(_matches(shown[name], wanted) for name, wanted in self.facts.items())


def _matches(fact: object, wanted: object) -> bool:
    return fact == wanted or (isinstance(wanted, list) and fact in wanted)


@dataclass(frozen=True)
class Exercise:
    """One decision of a seat in a position, and the events that show that it was a good one."""

    id: str
    position: str
    seat: int
    goal: tuple[Pattern, ...]
    solution: tuple[str, ...]  # one of them, shown to learners who ask
    # Moves that the decision takes at most: a card and its cell are two.
    moves: int = 1
    # Whether bots play on for everybody, the learner too, until the goal is decided.
    play_out: bool = False

    def is_missed(self, game: Game[Any], events: Iterable[Event]) -> bool:
        """Whether something happened that must not."""
        banned = [pattern for pattern in self.goal if pattern.never]
        return any(pattern.fits(game, event) for event in events for pattern in banned)

    def is_reached(self, game: Game[Any], events: list[Event]) -> bool:
        """Whether everything happened that should."""
        wanted = [pattern for pattern in self.goal if not pattern.never]
        return all(any(pattern.fits(game, event) for event in events) for pattern in wanted)


@dataclass(frozen=True)
class Step:
    """A move of the first game, and the name of what is said to the learner before it."""

    seat: int
    move: str
    note: str = ""


@dataclass(frozen=True)
class FirstGame:
    """A deal and the moves with which every main rule comes up, in the order of *rules*."""

    players: int
    seat: int
    dice: str
    rules: tuple[Pattern, ...]
    steps: tuple[Step, ...]
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Learning:
    """All that a game teaches."""

    first_game: FirstGame
    exercises: tuple[Exercise, ...]

    def messages(self) -> set[str]:
        """The messages that are said while one learns."""
        notes = {f"first-{step.note}" for step in self.first_game.steps if step.note}
        tasks = {f"exercise-{exercise.id}" for exercise in self.exercises}
        return notes | tasks | {f"{task}-why" for task in tasks} | {"first-end"}


def learning_beside(module_file: str) -> Learning | None:
    """What the game in a module's folder teaches; None if it has nothing of the kind."""
    try:
        return read_learning(text_beside(module_file, _FILE))
    except FileNotFoundError:
        return None


def read_learning(text: str) -> Learning:
    """What a ``learning.toml`` says."""
    import tomllib  # only for those who learn

    data = tomllib.loads(text)
    return Learning(_first_game(data["first_game"]), tuple(map(_exercise, data["exercise"])))


def _first_game(data: dict[str, Any]) -> FirstGame:
    steps = tuple(map(_step, data.pop("moves")))
    data["rules"] = tuple(map(_pattern, data["rules"]))
    return FirstGame(steps=steps, **{**data, "seat": data["seat"] - 1})


def _step(text: str) -> Step:
    seat, _, rest = text.partition(" ")
    move, _, note = rest.partition(_NOTE)
    return Step(int(seat) - 1, move.strip(), note.strip())


def _exercise(data: dict[str, Any]) -> Exercise:
    goal = tuple(map(_pattern, data.pop("goal")))
    data["solution"] = tuple(data["solution"])
    return Exercise(goal=goal, **{**data, "seat": data["seat"] - 1})


def _pattern(data: dict[str, Any]) -> Pattern:
    return Pattern(data.pop("event"), facts=data, never=data.pop("never", False))
