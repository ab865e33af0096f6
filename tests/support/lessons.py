"""Ways through a title's exercises and its first game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bandstand import load_game
from bandstand.tables.learning import FIRST_GAME, LessonAnswer, Tried, answer

if TYPE_CHECKING:
    from bandstand.kernel.game import Game
    from bandstand.kernel.learning import Learning


def taught(game: str) -> Learning:
    """What a game teaches."""
    learning = load_game(game).learning
    assert learning is not None
    return learning


def offered(found: LessonAnswer) -> dict[str, int]:
    """The moves that the learner has now, by their notation."""
    position = (found.events[-1] if found.events else found.welcome).position
    assert position is not None
    assert position.turn is not None
    return {choice.text: choice.move for choice in position.turn.moves}


def way_past(game: Game[Any], exercise: str) -> list[str]:
    """Legal moves that decide an exercise and miss its goal: one other move, then the first."""
    for first in offered(answer(game, exercise, Tried(), "en")):
        moves = [first]
        while (found := answer(game, exercise, Tried([*moves]), "en")).outcome == "open":
            moves.append(list(offered(found))[-1])
        if found.outcome == "missed":
            return moves
    raise AssertionError(f"nothing misses the goal of {exercise}")


def line_of_first_game(game: Game[Any]) -> list[int]:
    """The learner's moves of the first game, one after the other."""
    moves: list[int] = []
    while (found := answer(game, FIRST_GAME, Tried([*moves]), "en")).outcome == "open":
        assert found.expected is not None
        moves.append(found.expected)
    return moves
