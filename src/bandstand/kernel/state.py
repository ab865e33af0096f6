"""The contract between a game's rules and the code that uses them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from bandstand.kernel.bits import lowest, members, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.event import EVERYBODY, Event, Fact, Reason, Travel
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.planes import PlaneWriter

# The reasons and events every game shares; their sentences are in text/shared.en.ftl.
GAME_OVER: Final = "game-over"
NOT_YOUR_TURN: Final = "not-your-turn"
GAME_WON: Final = "game-won"
GAME_SHARED: Final = "game-shared"


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """One game in progress, with full information; mutable, cheap to clone.

    A *seat* is a number from 0. A *move* is one small whole number, one atomic choice, whose
    meaning is the game's own. Sets of seats are bits, see ``kernel.bits``.
    """

    def __init__(self, players: i64, dice: Dice, journal: list[Event] | None) -> None:
        self.players = players
        self.dice = dice
        # Collects the events if it is not None; search and simulation leave it None.
        self.journal = journal

    @abstractmethod
    def to_act(self) -> i64:
        """The seats that must decide now, as bits; several decide simultaneously."""

    @abstractmethod
    def moves(self, seat: i64) -> list[i64]:
        """The legal moves of a seat that must decide, ascending; empty for other seats."""

    def move_mask(self, seat: i64) -> i64:
        """The same of a waiting seat as a set: bit *n* stands for the move ``mask_base() + n``.

        0 where a game has no such set, or not at this decision; then there is only the list.
        """
        return 0

    def mask_base(self) -> i64:
        """The move that the lowest bit of ``move_mask`` stands for."""
        return 0

    def unprompted_moves(self, seat: i64) -> list[i64]:
        """Legal moves that this seat may make at any time, without being prompted."""
        return []

    def premoves(self, seat: i64) -> list[i64]:
        """Moves that this seat may choose before it is asked, and still means once it is asked.

        Only what the seat knows may decide which. A move of a name that the next decision would
        give another meaning is none. Whether it is legal then is left to ``moves``.
        """
        return []

    @abstractmethod
    def why_not(self, seat: i64, move: i64) -> Reason:
        """The rule that forbids an illegal move to a seat that must decide."""

    def refusal(self, seat: i64, move: i64) -> Reason | None:
        """Why the move is refused, or None for a legal one. Legality itself is ``moves``."""
        if move in self.moves(seat) or move in self.unprompted_moves(seat):
            return None
        waiting = self.to_act()
        if waiting == 0:
            return Reason(GAME_OVER, {})
        if waiting & shift(1, seat) == 0:
            seats: list[int] = [int(other) for other in members(waiting)]
            return Reason(NOT_YOUR_TURN, {"seats": seats})
        return self.why_not(seat, move)

    @abstractmethod
    def play(self, seat: i64, move: i64) -> None:
        """Make a legal move. Nothing is checked here: ``referee.Match`` checks for people."""

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def scores(self) -> list[i64]:
        """Each seat's score so far, in the game's smallest unit."""

    @abstractmethod
    def placing(self) -> list[i64]:
        """Each seat's place, 1 is best, ties share; in an unfinished game the current one."""

    def payoffs(self) -> list[float]:
        """Each seat's share of the victory: 1 to the winner, split among ties."""
        placing = self.placing()
        winners: i64 = 0
        for place in placing:
            if place == 1:
                winners += 1
        return [1.0 / float(winners) if place == 1 else 0.0 for place in placing]

    @abstractmethod
    def clone(self) -> State:
        """An independent copy without a journal."""

    @abstractmethod
    def imagine(self, seat: i64, dice: Dice) -> State:
        """A determinization: a state that this seat cannot distinguish from the real one.

        Hidden information is sampled with the right probability from all worlds consistent with
        what the seat has seen; the dice are new too. A bot never sees anything else.
        """

    def close_at(self, chapter: i64) -> bool:
        """Deal no more from this chapter on (``Heuristic.chapter``): a search stops there.

        What is left then is good for judging who is ahead, not for playing on. Returns whether this
        game can: then ``rollout`` ends there too, and draws the dice move by move.
        """
        return False

    def write_planes(self, seat: i64, pen: PlaneWriter) -> None:
        """Write what the seat sees as the planes that the game declares; see ``kernel.planes``."""
        raise BandstandError("This game declares no planes for training.")

    @abstractmethod
    def rematch(self, dice: Dice) -> State:
        """A new game with the same players and options."""

    @abstractmethod
    def packed(self) -> tuple[object, ...]:
        """Everything about this state as nested tuples of plain data; the game can unpack it."""

    def position(self) -> str:
        """The state as one line of text, hidden information included, without the dice.

        See ``kernel.position`` for the format and ``Game.from_position`` for the inverse.
        """
        raise BandstandError("This game cannot write its positions as text.")

    def __repr__(self) -> str:
        return f"<{self.position()}>"

    def rollout(self, dice: Dice) -> i64:
        """Play random legal moves to the end; returns how many. A game may do it faster.

        The end may be nearer than that of the game: see ``close_at``.
        """
        decisions: i64 = 0
        while not self.over():
            seat = lowest(self.to_act())
            moves = self.moves(seat)
            self.play(seat, moves[dice.below(len(moves))])
            decisions += 1
        return decisions

    def tell(self, kind: str, facts: dict[str, Fact], travels: list[Travel] | None = None) -> None:
        """Note an event that all may know. Call it only where ``journal`` is not None."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, facts, {}, EVERYBODY, EVERYBODY, travels))

    def tell_some(
        self,
        kind: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact],
        knowers: i64,
        travels: list[Travel] | None = None,
    ) -> None:
        """Note an event that all see happen, with facts that only *knowers* learn."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, facts, secret, knowers, EVERYBODY, travels))

    def tell_only(self, kind: str, facts: dict[str, Fact], audience: i64) -> None:
        """Record an event that only the *audience* sees."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, facts, {}, audience, audience))

    def tell_winners(self) -> None:
        """Record who has won the game, alone or shared."""
        winners: list[int] = [seat for seat, place in enumerate(self.placing()) if place == 1]
        if len(winners) == 1:
            self.tell(GAME_WON, {"seat": winners[0]})
        else:
            self.tell(GAME_SHARED, {"seats": winners})


def rank_placing(keys: list[tuple[int, ...]]) -> list[i64]:
    """Places by descending key: 1 + how many seats have a better one."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
