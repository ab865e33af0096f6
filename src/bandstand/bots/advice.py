"""Hints: the best moves of a seat, what they are worth and why, from what that seat knows.

A search chooses the moves; then each is weighed on the same fresh worlds, so that the numbers are
not those of the luckiest. The sentence tells what happened most differently in those worlds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bandstand.bots.search import DEEP, Budget, search
from bandstand.bots.weigh import Worth, play_on, weigh
from bandstand.kernel.phrases import counted

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
class Advice:
    """A move with its worth: the chance to win, give or take, and the points to expect."""

    move: int
    text: str
    chance: float
    margin: float  # half of the 95 % interval
    points: float  # as people write them
    final: bool  # whether those are the points at the end of the game, or only so far ahead
    worlds: int
    why: str


@dataclass
class Heard:
    """A move, its worth, and how often each of the game's outcomes came of it."""

    text: str
    worth: Worth
    shares: list[float]
    worlds: int

    def can_tell(self) -> bool:
        """Whether enough worlds were seen to conclude anything."""
        return min(self.worlds, int(self.worth.worlds)) >= _FEW


def advise(game: Game[Any], world: State, seat: int, dice: Dice, budget: Budget) -> list[Advice]:
    """The best moves for a seat that must decide, the best first; *world* is only imagined anew."""
    found = search(world, seat, game.instinct, dice, part(budget, _SEARCH), DEEP)
    moves = [verdict.move for verdict in found[:MOVES]]
    worths = weigh(world, seat, moves, game.instinct, dice, part(budget, _WEIGH))
    shares, worlds = _listen(game, world, seat, moves, dice, part(budget, _LISTEN))
    heard = [
        Heard(game.write_move(world, worth.move), worth, share, worlds)
        for worth, share in zip(worths, shares, strict=True)
    ]
    heard.sort(key=lambda one: -one.worth.chance())
    return [_advice(game, heard, number) for number in range(len(heard))]


def part(budget: Budget, share: float) -> Budget:
    """A share of a budget."""
    return Budget(max(1, int(float(budget.simulations) * share)), budget.seconds * share)


def _advice(game: Game[Any], heard: list[Heard], number: int) -> Advice:
    this = heard[number]
    worth = this.worth
    return Advice(
        int(worth.move),
        this.text,
        worth.chance(),
        worth.margin(),
        worth.mean_points() / game.meta.score_unit,
        worth.ended == worth.worlds,
        int(worth.worlds),
        _why(game, this, heard[1 if number == 0 else 0]) if len(heard) > 1 else _ONLY,
    )


# -- Listening -----------------------------------------------------------------------------------


def _listen(
    game: Game[Any], world: State, seat: int, moves: list[int], dice: Dice, budget: Budget
) -> tuple[list[list[float]], int]:
    """How often each outcome came of each move, on the same worlds, and how many those were."""
    outcomes = game.phrases.outcomes
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
    horizon = game.instinct.horizon(trial)
    trial.play(seat, move)
    play_on(trial, game.instinct, dice, horizon)
    return events


# -- Why -----------------------------------------------------------------------------------------

_ONLY = "It is your only move."


def _why(game: Game[Any], this: Heard, other: Heard) -> str:
    """What sets a move apart from another: an outcome, else points, else the chance to win."""
    outcome = _telling_outcome(this, other)
    if outcome is not None:
        clause = game.phrases.outcomes[outcome].clause
        often, others = in_words(this.shares[outcome]), in_words(other.shares[outcome])
        return f"With it {clause} {often}, with {other.text} {others}."
    mine, theirs = this.worth, other.worth
    points, their_points = mine.mean_points(), theirs.mean_points()
    if this.can_tell() and abs(points - their_points) > hypot(
        mine.points_margin(), theirs.points_margin()
    ):
        unit = game.meta.score_unit
        when = "in the end" if mine.ended == mine.worlds else "as far as it looks ahead"
        return (
            f"With it you come to {points / unit:.1f} points {when}, "
            f"with {other.text} to {their_points / unit:.1f}."
        )
    chance, their_chance = mine.chance(), theirs.chance()
    if this.can_tell() and abs(chance - their_chance) > hypot(mine.margin(), theirs.margin()):
        return f"It wins {in_words(chance)}, {other.text} {in_words(their_chance)}."
    deals = counted(int(mine.worlds), "imagined deal shows", "imagined deals show")
    return f"It does about as well as {other.text}: {deals} no difference."


def _telling_outcome(this: Heard, other: Heard) -> int | None:
    """The outcome that the two moves bring most differently, if the difference can be believed."""
    best, most = None, _WORTH_TELLING
    for number, (mine, theirs) in enumerate(zip(this.shares, other.shares, strict=True)):
        doubt = sqrt((mine * (1 - mine) + theirs * (1 - theirs)) / this.worlds)
        difference = abs(mine - theirs)
        if this.can_tell() and difference > max(most, _DOUBTS * doubt):
            best, most = number, difference
    return best


def in_words(share: float) -> str:
    """How often something happens, as people say it."""
    if share < 0.05:
        return "hardly ever"
    if share > 0.95:
        return "nearly always"
    times = max(1, round(share * 10))
    return f"about {times} {'time' if times == 1 else 'times'} in 10"
