"""The referee: one game being played, every move checked and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bandstand.kernel.errors import IllegalMove, NotationError, RecordError
from bandstand.kernel.record import Record, read_dice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bandstand.kernel.event import Event, Fact, Reason
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State


class Match:
    """A state, its record, and the events so far. Whoever plays, plays through this."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        if record.moves:
            raise ValueError("a match starts with an empty record; see resume")
        options = game.settle(record.players, record.options)
        if len(record.names) != record.players:
            raise RecordError(f"There are {record.players} players but {len(record.names)} names.")
        record.options = options
        self.game = game
        self.record = record
        self.events: list[Event] = []
        self.state: State = game.new(record.players, options, read_dice(record.dice), self.events)

    def attempt(self, seat: int, move: int) -> list[Event]:
        """Make the move if the rules allow it; returns what happened. IllegalMove says why not."""
        reason = self.state.refusal(seat, move)
        if reason is not None:
            raise IllegalMove(self.explain(reason, seat), reason)
        before = len(self.events)
        self.record.moves.append(f"{seat + 1} {self.game.write_move(self.state, move)}")
        self.state.play(seat, move)
        if self.state.over():
            self.record.scores = [int(score) for score in self.state.scores()]
            self.record.placing = [int(place) for place in self.state.placing()]
        return self.events[before:]

    def attempt_text(self, seat: int, text: str) -> list[Event]:
        """The same for a move in notation."""
        return self.attempt(seat, self.game.read_move(self.state, text))

    def explain(self, reason: Reason, reader: int) -> str:
        """The reason as a sentence to the reader."""
        return self.game.phrases.sentence(reason.code, reason.facts, self.record.names, reader)

    def describe(self, event: Event, reader: int) -> str | None:
        """The event as a sentence to the reader (-1: a spectator); None if it is not for them."""
        facts: Mapping[str, Fact] | None = event.shown_to(reader)
        if facts is None:
            return None
        return self.game.phrases.sentence(event.kind, facts, self.record.names, reader)


def replay(game: Game[Any], record: Record) -> Iterator[tuple[Match, list[Event]]]:
    """The game of a record again, from the deal on: the match, and what the last move did.

    The same match is yielded before the first move and after each. RecordError says which move
    cannot be made and why.
    """
    if record.rules != game.meta.rules_version:
        raise RecordError(
            f"This record was played by version {record.rules} of the rules; "
            f"this program plays version {game.meta.rules_version}."
        )
    blank = Record(
        record.game, record.rules, record.players, record.options, record.names, record.dice
    )
    match = Match(game, blank)
    yield match, list(match.events)
    for number, text in enumerate(record.moves, 1):
        yield match, _replay_move(match, number, text)


def _replay_move(match: Match, number: int, text: str) -> list[Event]:
    seat, _, move = text.partition(" ")
    if not seat.isascii() or not seat.isdigit() or not 1 <= int(seat) <= match.record.players:
        raise RecordError(
            f"Move {number} ({text!r}) should begin with a seat from 1 to {match.record.players}."
        )
    try:
        return match.attempt_text(int(seat) - 1, move)
    except (IllegalMove, NotationError) as error:
        raise RecordError(f"Move {number} ({text!r}) cannot be made: {error}") from error


def verify(game: Game[Any], record: Record) -> Match:
    """Replay the whole record and compare the result; returns the match as it ended."""
    *_, (match, _) = replay(game, record)
    for name in ("scores", "placing"):
        said, found = getattr(record, name), getattr(match.record, name)
        if said != found:
            raise RecordError(
                f"This record says the {name} are {said}, but replaying gives {found}."
            )
    if match.record.moves != record.moves:
        raise RecordError("This record writes its moves in another way than the notation does.")
    return match
