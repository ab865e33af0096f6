"""The referee: one game in progress, every move checked and recorded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bandstand.kernel.bits import shift
from bandstand.kernel.errors import BandstandError, IllegalMove, NotationError, RecordError
from bandstand.kernel.record import Record, read_dice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bandstand.kernel.event import Event, Reason
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

# The sentence for a reason against a move: the game, the reason, the players' names, the seat.
Explain = Callable[["Game[Any]", "Reason", Sequence[str], int], str]


def explain_plainly(game: Game[Any], reason: Reason, names: Sequence[str], seat: int) -> str:
    """The reason by its code and its facts; ``bandstand.text`` has sentences."""
    facts = "".join(f", {name} {fact}" for name, fact in reason.facts.items())
    return f"{names[seat]} may not do this: {reason.code}{facts}."


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made. *Quiet*: it drew no dice, revealed nothing, and nobody else saw it."""

    seat: int
    move: int
    quiet: bool


class Match:
    """A state, its record, and the events so far. All play goes through this class.

    >>> from bandstand import load_game
    >>> game = load_game("a-chord")
    >>> match = Match(game, Record("a-chord", 1, 3, {"first": 1}, ["Ann", "Ben", "Cy"], "seed 1"))
    >>> [game.write_move(match.state, move) for move in match.state.moves(0)][:3]
    ['bB', 'bC', 'bF']
    >>> [event.kind for event in match.attempt_text(0, "bC")]
    ['card-played']
    """

    def __init__(self, game: Game[Any], record: Record, explain: Explain = explain_plainly) -> None:
        """*Explain* makes the sentences of IllegalMove."""
        if record.moves:
            raise ValueError("a match starts with an empty record; replay goes on with one")
        options = game.settle(record.players, record.options)
        if len(record.names) != record.players:
            raise RecordError(f"There are {record.players} players but {len(record.names)} names.")
        record.options = options
        self.game = game
        self.record = record
        self.explain = explain
        self.events: list[Event] = []
        self.made: list[Made] = []
        self.state: State = self._begin()

    def _begin(self) -> State:
        """The deal, or the position that the record begins with."""
        record, dice = self.record, read_dice(self.record.dice)
        if record.position is not None:
            state: State = self.game.from_position(record.position, dice)
            state.journal = self.events
        else:
            state = self.game.new(record.players, record.options, dice, self.events, record.rules)
        return state

    def attempt(self, seat: int, move: int) -> list[Event]:
        """Make the move if the rules allow it; returns what happened. IllegalMove says why not."""
        reason = self.state.refusal(seat, move)
        if reason is not None:
            sentence = self.explain(self.game, reason, self.record.names, seat)
            raise IllegalMove(sentence, reason)
        return self.make(seat, move)

    def make(self, seat: int, move: int) -> list[Event]:
        """Make a move that was judged to be legal; returns what happened."""
        before = len(self.events)
        dice = self.state.dice.packed()
        self.record.moves.append(f"{seat + 1} {self.game.write_move(self.state, move)}")
        self.state.play(seat, move)
        if self.state.over():
            self.record.scores = [int(score) for score in self.state.scores()]
            self.record.placing = [int(place) for place in self.state.placing()]
        happened = self.events[before:]
        quiet = dice == self.state.dice.packed() and self._unseen_by_others(seat, happened)
        self.made.append(Made(seat, move, quiet))
        return happened

    def attempt_text(self, seat: int, text: str) -> list[Event]:
        """The same for a move in notation."""
        return self.attempt(seat, self.game.read_move(self.state, text))

    def fork(self) -> Match:
        """A copy to play on: neither changes the other. Events that were told are left behind."""
        other = copy(self)
        record = self.record
        other.record = replace(record, names=list(record.names), moves=list(record.moves))
        other.events, other.made = [], list(self.made)
        other.state = self.state.clone()
        other.state.journal = other.events
        return other

    def would_be_quiet(self, seat: int, move: int) -> bool:
        """Whether a legal move, once made, could still be taken back."""
        events: list[Event] = []
        trial = self.state.clone()
        trial.journal = events
        dice = trial.dice.packed()
        trial.play(seat, move)
        return dice == trial.dice.packed() and self._unseen_by_others(seat, events)

    def _unseen_by_others(self, seat: int, events: list[Event]) -> bool:
        others = (shift(1, self.record.players) - 1) & ~shift(1, seat)
        return all(
            event.audience & others == 0 and event.kind not in self.game.revealing
            for event in events
        )

    def last_was_quiet(self, seat: int) -> bool:
        """Whether nobody else has seen the seat's last move, nor any move made since."""
        for made in reversed(self.made):
            if made.seat == seat or not made.quiet:
                return made.quiet
        return False

    def take_back(self, seat: int) -> None:
        """Undo the seat's last move, keeping later moves of others; an error if it stands."""
        latest = max((n for n, made in enumerate(self.made) if made.seat == seat), default=None)
        if latest is None:
            raise BandstandError("There is no move of yours to take back.")
        if not self.last_was_quiet(seat):
            raise BandstandError("Your last move stands: it has been seen, or chance has acted.")
        again = Match(self.game, _blank(self.record), self.explain)
        for made in self.made[:latest] + self.made[latest + 1 :]:
            again.attempt(made.seat, made.move)
        self.record.moves = again.record.moves
        self.record.scores = again.record.scores
        self.record.placing = again.record.placing
        self.state, self.events, self.made = again.state, again.events, again.made


def replay(
    game: Game[Any], record: Record, explain: Explain = explain_plainly
) -> Iterator[tuple[Match, list[Event]]]:
    """The game of a record again, from the deal on: the match, and what the last move did.

    The same match is yielded before the first move and after each. RecordError says which move
    cannot be made and why.
    """
    if record.rules not in (game.meta.rules_version, *game.meta.older_rules):
        raise RecordError(
            f"This record was played by version {record.rules} of the rules; "
            f"this program plays version {game.meta.rules_version}."
        )
    match = Match(game, _blank(record), explain)
    yield match, list(match.events)
    for number, text in enumerate(record.moves, 1):
        yield match, _replay_move(match, number, text)


def _blank(record: Record) -> Record:
    """The record as it was before the first move."""
    return replace(record, moves=[], scores=None, placing=None)


def _replay_move(match: Match, number: int, text: str) -> list[Event]:
    seat, _, move = text.partition(" ")
    if seat not in [str(seat) for seat in range(1, match.record.players + 1)]:
        raise RecordError(
            f"Move {number} ({text!r}) should begin with a seat from 1 to {match.record.players}."
        )
    try:
        return match.attempt_text(int(seat) - 1, move)
    except (IllegalMove, NotationError) as error:
        raise RecordError(f"Move {number} ({text!r}) cannot be made: {error}") from error


def verify(game: Game[Any], record: Record, explain: Explain = explain_plainly) -> Match:
    """Replay the whole record and compare the result; returns the match as it ended."""
    *_, (match, _) = replay(game, record, explain)
    for name in ("scores", "placing"):
        said, found = getattr(record, name), getattr(match.record, name)
        if said != found:
            raise RecordError(
                f"This record says the {name} are {said}, but replaying gives {found}."
            )
    if match.record.moves != record.moves:
        raise RecordError("The moves of this record are not in the usual notation.")
    return match
