"""Advice: the best moves of a seat, what they are worth and why, from what that seat knows.

A search chooses the moves; then each is weighed on the same fresh worlds, so that the numbers are
not those of the luckiest. The reason is what happened most differently in those worlds;
``bandstand.text.advice`` puts it into words.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal

from bandstand.bots.budget import Budget
from bandstand.bots.compare import Worth, compare, play_on
from bandstand.bots.search import reach, search

if TYPE_CHECKING:
    from bandstand.kernel.dice import Dice
    from bandstand.kernel.event import Event
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

MOVES = 3
_SEARCH, _WEIGH, _LISTEN = 0.5, 0.3, 0.2  # shares of the budget
_WORLDS_HEARD = 200  # enough to tell 8 in 10 from 7
_WORTH_TELLING = 0.12  # a smaller difference explains nothing
_FEW = 10  # worlds from which nothing is concluded
_DOUBTS = 2.5  # standard errors that a difference in the why must exceed


@dataclass(frozen=True)
class Why:
    """What sets a move apart from another: an outcome, else points, else the chance to win.

    *Mine* and *theirs* are the shares of worlds with that outcome, the points, or the chances.
    """

    kind: Literal["outcome", "points", "chance", "same"]
    other: int  # the move it is compared with
    mine: float = 0.0
    theirs: float = 0.0
    outcome: str = ""


@dataclass(frozen=True)
class BestMove:
    """A move with its worth: the chance to win, give or take, and the points to expect."""

    move: int
    chance: float
    margin: float  # half of the 95 % interval
    points: float  # as people write them
    final: bool  # whether those are the points at the end of the game, or only so far ahead
    worlds: int
    why: Why | None  # None: there is no other move


@dataclass
class Heard:
    """A move, its worth, and how often each of the game's outcomes came of it."""

    worth: Worth
    shares: list[float]
    worlds: int

    def can_tell(self) -> bool:
        """Whether enough worlds were seen to conclude anything."""
        return min(self.worlds, int(self.worth.worlds)) >= _FEW


def best_moves(
    game: Game[Any], world: State, seat: int, dice: Dice, budget: Budget
) -> list[BestMove]:
    """The best moves for a seat that must decide, the best first; *world* serves to imagine."""
    heuristic = game.heuristic.practised(world.players)
    depth = reach(heuristic, world)
    found = search(world, seat, heuristic, dice, part(budget, _SEARCH), depth)
    moves = [verdict.move for verdict in found[:MOVES]]
    worths = compare(world, seat, moves, heuristic, dice, part(budget, _WEIGH))
    shares, worlds = _listen(game, world, seat, moves, dice, part(budget, _LISTEN))
    heard = [Heard(worth, share, worlds) for worth, share in zip(worths, shares, strict=True)]
    heard.sort(key=lambda one: -one.worth.chance())
    return [_best_move(game, heard, number) for number in range(len(heard))]


def part(budget: Budget, share: float) -> Budget:
    """A share of a budget."""
    return Budget(max(1, int(float(budget.simulations) * share)), budget.seconds * share)


def _best_move(game: Game[Any], heard: list[Heard], number: int) -> BestMove:
    this = heard[number]
    other = heard[1 if number == 0 else 0] if len(heard) > 1 else None
    worth = this.worth
    return BestMove(
        int(worth.move),
        worth.chance(),
        worth.margin(),
        worth.mean_points() / game.meta.score_unit,
        worth.ended == worth.worlds,
        int(worth.worlds),
        None if other is None else _why(game, this, other),
    )


# -- Listening -----------------------------------------------------------------------------------


def _listen(
    game: Game[Any], world: State, seat: int, moves: list[int], dice: Dice, budget: Budget
) -> tuple[list[list[float]], int]:
    """How often each outcome came of each move, on the same worlds, and how many those were."""
    outcomes = game.outcomes
    counts = [[0] * len(outcomes) for _ in moves]
    end = perf_counter() + budget.seconds
    worlds = 0
    most = min(_WORLDS_HEARD, budget.simulations // len(moves))
    while worlds == 0 or (worlds < most and perf_counter() <= end):
        imagined = world.imagine(seat, dice)
        luck = dice.spawn()
        for move, count in zip(moves, counts, strict=True):
            events = _told(game, imagined.clone(), seat, move, luck.clone())
            for number, outcome in enumerate(outcomes):
                count[number] += outcome.happened(events, seat)
        worlds += 1
    return [[happened / worlds for happened in count] for count in counts], worlds


def _told(game: Game[Any], trial: State, seat: int, move: int, dice: Dice) -> list[Event]:
    """What happens after a move, as far as a playout goes."""
    events: list[Event] = []
    trial.journal = events
    heuristic = game.heuristic.practised(trial.players)
    horizon = heuristic.horizon(trial)
    trial.play(seat, move)
    play_on(trial, heuristic, dice, horizon)
    return events


# -- Why -----------------------------------------------------------------------------------------


def _why(game: Game[Any], this: Heard, other: Heard) -> Why:
    move = int(other.worth.move)
    number = _telling_outcome(this, other)
    if number is not None:
        name = game.outcomes[number].name
        return Why("outcome", move, this.shares[number], other.shares[number], name)
    mine, theirs = this.worth, other.worth
    points, their_points = mine.mean_points(), theirs.mean_points()
    if this.can_tell() and abs(points - their_points) > hypot(
        mine.points_margin(), theirs.points_margin()
    ):
        unit = game.meta.score_unit
        return Why("points", move, points / unit, their_points / unit)
    chance, their_chance = mine.chance(), theirs.chance()
    if this.can_tell() and abs(chance - their_chance) > hypot(mine.margin(), theirs.margin()):
        return Why("chance", move, chance, their_chance)
    return Why("same", move)


def _telling_outcome(this: Heard, other: Heard) -> int | None:
    """The outcome that the two moves bring most differently, if the difference can be believed."""
    best, most = None, _WORTH_TELLING
    for number, (mine, theirs) in enumerate(zip(this.shares, other.shares, strict=True)):
        doubt = sqrt((mine * (1 - mine) + theirs * (1 - theirs)) / this.worlds)
        difference = abs(mine - theirs)
        if this.can_tell() and difference > max(most, _DOUBTS * doubt):
            best, most = number, difference
    return best
