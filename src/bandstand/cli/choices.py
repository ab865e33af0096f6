"""The choices of a person: numbers, notation, and the reasons against illegal moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bandstand.cli import boards
from bandstand.kernel.errors import NotationError
from bandstand.text import explain, sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bandstand.kernel.referee import Match


@dataclass(frozen=True)
class Choice:
    """A move as it is offered; an illegal one that the board shows has the reason."""

    key: str
    notation: str
    move: int
    drawn: bool
    why_not: str | None


def choices(match: Match, seat: int) -> list[Choice]:
    """The moves that the board numbers, if the decision is about them, then all other legal moves.

    The key is the number, or the notation itself if that is a number too.
    """
    game, state = match.game, match.state
    legal = {game.write_move(state, move): move for move in state.moves(seat)}
    drawn = boards.numbered(game.meta.id, game.view(state, seat), seat)
    if not any(notation in legal for notation in drawn):
        drawn = []
    offered = drawn + [notation for notation in legal if notation not in drawn]
    by_number = not any(notation.isdigit() for notation in offered)
    return [
        Choice(
            str(number) if by_number else notation,
            notation,
            legal[notation] if notation in legal else game.read_move(state, notation),
            notation in drawn,
            None if notation in legal else why_not(match, seat, notation),
        )
        for number, notation in enumerate(offered, 1)
    ]


def why_not(match: Match, seat: int, notation: str) -> str:
    """The reason against a move in notation, as a sentence."""
    reason = match.state.refusal(seat, match.game.read_move(match.state, notation))
    return "" if reason is None else explain(match, reason, seat)


def unprompted_moves(match: Match, seat: int) -> list[Choice]:
    """The unprompted moves of the seat; their keys begin with an a."""
    game, state = match.game, match.state
    return [
        Choice(f"a{number}", game.write_move(state, move), move, False, None)
        for number, move in enumerate(state.unprompted_moves(seat), 1)
    ]


def find(match: Match, offered: Sequence[Choice], text: str) -> int:
    """The move that was typed, by its key or in notation; NotationError if it is neither."""
    typed = text.strip()
    for choice in offered:
        if typed.lower() in (choice.key.lower(), choice.notation.lower()):
            return choice.move
    numbered = [
        choice for choice in offered if choice.key.isdigit() and choice.key != choice.notation
    ]
    if typed.isdigit() and numbered:
        possible = spans([int(choice.key) for choice in numbered if choice.why_not is None])
        raise NotationError(f"There is no number {typed[:20]} here. Possible: {possible}.")
    names = sentences(match.game)
    for choice in offered:
        if typed.lower() == names.name_move(match.state, choice.move).lower():
            return choice.move
    return match.game.read_move(match.state, typed)


def spans(numbers: Sequence[int]) -> str:
    """Ascending numbers as ranges: 1 to 4, 7."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(
        str(span[0]) if len(span) == 1 else f"{span[0]} to {span[-1]}" for span in found
    )


def merged(sentences: Sequence[str]) -> str | None:
    """Merge sentences that differ in one word: 'no A is here', 'no B is here', 'no A or B'."""
    split = [sentence.split(" ") for sentence in dict.fromkeys(sentences)]
    if len({len(words) for words in split}) != 1:
        return None
    columns = [list(dict.fromkeys(column)) for column in zip(*split, strict=True)]
    varying = [column for column in columns if len(column) > 1]
    if len(varying) > 1:
        return None
    return " ".join(
        column[0] if len(column) == 1 else ", ".join(column[:-1]) + " or " + column[-1]
        for column in columns
    )
