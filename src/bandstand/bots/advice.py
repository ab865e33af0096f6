"""Hints: the best moves of a seat, what they are worth and why, from what that seat knows.

A search chooses the moves; then each is weighed on the same fresh worlds, so that the numbers are
not those of the luckiest. The sentence tells what happened most differently in those worlds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bandstand.bots.budget import Budget
from bandstand.bots.compare import Worth, compare, play_on
from bandstand.bots.search import reach, search

if TYPE_CHECKING:
    from collections.abc import Callable

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
    name: str
    chance: float
    margin: float  # half of the 95 % interval
    points: float  # as people write them
    final: bool  # whether those are the points at the end of the game, or only so far ahead
    worlds: int
    why: str


@dataclass
class Heard:
    """A move, its name, its worth, and how often each of the game's outcomes came of it."""

    text: str
    name: str  # as buttons say it, in the reader's language
    worth: Worth
    shares: list[float]
    worlds: int

    def can_tell(self) -> bool:
        """Whether enough worlds were seen to conclude anything."""
        return min(self.worlds, int(self.worth.worlds)) >= _FEW


def advise(
    game: Game[Any], world: State, seat: int, dice: Dice, budget: Budget, language: str = "en"
) -> list[Advice]:
    """The best moves for a seat that must decide, the best first; *world* is only imagined anew."""
    heuristic = game.heuristic.practised(world.players)
    depth = reach(heuristic, world)
    found = search(world, seat, heuristic, dice, part(budget, _SEARCH), depth)
    moves = [verdict.move for verdict in found[:MOVES]]
    worths = compare(world, seat, moves, heuristic, dice, part(budget, _WEIGH))
    shares, worlds = _listen(game, world, seat, moves, dice, part(budget, _LISTEN))
    heard = [
        Heard(
            game.write_move(world, worth.move),
            game.name_move(world, worth.move, language),
            worth,
            share,
            worlds,
        )
        for worth, share in zip(worths, shares, strict=True)
    ]
    heard.sort(key=lambda one: -one.worth.chance())
    return [_advice(game, heard, number, language) for number in range(len(heard))]


def part(budget: Budget, share: float) -> Budget:
    """A share of a budget."""
    return Budget(max(1, int(float(budget.simulations) * share)), budget.seconds * share)


def _advice(game: Game[Any], heard: list[Heard], number: int, language: str) -> Advice:
    this = heard[number]
    other = heard[1 if number == 0 else 0] if len(heard) > 1 else None
    worth = this.worth
    return Advice(
        int(worth.move),
        this.text,
        this.name,
        worth.chance(),
        worth.margin(),
        worth.mean_points() / game.meta.score_unit,
        worth.ended == worth.worlds,
        int(worth.worlds),
        SAYINGS[language].only if other is None else _why(game, this, other, language),
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
    heuristic = game.heuristic.practised(trial.players)
    horizon = heuristic.horizon(trial)
    trial.play(seat, move)
    play_on(trial, heuristic, dice, horizon)
    return events


# -- Why -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Saying:
    """How reasons are put in a language; ``in_10`` says how often something happens."""

    only: str
    outcome: str
    points: str
    in_the_end: str
    ahead: str
    chance: str
    same: str
    hardly: str
    nearly: str
    in_10: Callable[[int], str]


SAYINGS = {
    "en": Saying(
        only="It is your only move.",
        outcome="With it {clause} {often}, with “{other}” {others}.",
        points="With it you come to {mine} points {when}, with “{other}” to {theirs}.",
        in_the_end="in the end",
        ahead="as far as it looks ahead",
        chance="It wins {often}, “{other}” {others}.",
        same="It does about as well as “{other}”: no difference in {worlds} imagined deals.",
        hardly="hardly ever",
        nearly="nearly always",
        in_10=lambda times: f"about {times} {'time' if times == 1 else 'times'} in 10",
    ),
    "fr": Saying(
        only="C’est votre seul coup.",
        outcome="Ainsi {clause} {often} ; avec « {other} », {others}.",
        points="Ainsi vous arrivez à {mine} points {when} ; avec « {other} », à {theirs}.",
        in_the_end="à la fin",
        ahead="aussi loin que porte le regard",
        chance="Ce coup gagne {often} ; « {other} », {others}.",
        same="Aussi bon que « {other} » : aucune différence sur {worlds} donnes imaginées.",
        hardly="presque jamais",
        nearly="presque toujours",
        in_10=lambda times: f"environ {times} fois sur 10",
    ),
    "ja": Saying(
        only="指せる手はこれだけです。",
        outcome="この手で{clause}のは{often}、「{other}」では{others}です。",
        points="この手なら{when}{mine}点、「{other}」なら{theirs}点の見込みです。",
        in_the_end="最終的に",
        ahead="見通せる範囲で",
        chance="この手で勝つのは{often}、「{other}」では{others}です。",
        same="「{other}」と同じくらいです。想像した{worlds}回の配りで差はありません。",
        hardly="ほとんどなし",
        nearly="ほぼ毎回",
        in_10=lambda times: f"10回中およそ{times}回",
    ),
}


def _why(game: Game[Any], this: Heard, other: Heard, language: str) -> str:
    """What sets a move apart from another: an outcome, else points, else the chance to win."""
    saying = SAYINGS[language]
    outcome = _telling_outcome(this, other)
    if outcome is not None:
        return saying.outcome.format(
            clause=game.speaking(language).outcomes[outcome].clause,
            often=in_words(this.shares[outcome], saying),
            other=other.name,
            others=in_words(other.shares[outcome], saying),
        )
    mine, theirs = this.worth, other.worth
    points, their_points = mine.mean_points(), theirs.mean_points()
    if this.can_tell() and abs(points - their_points) > hypot(
        mine.points_margin(), theirs.points_margin()
    ):
        unit = game.meta.score_unit
        return saying.points.format(
            mine=f"{points / unit:.1f}",
            when=saying.in_the_end if mine.ended == mine.worlds else saying.ahead,
            other=other.name,
            theirs=f"{their_points / unit:.1f}",
        )
    chance, their_chance = mine.chance(), theirs.chance()
    if this.can_tell() and abs(chance - their_chance) > hypot(mine.margin(), theirs.margin()):
        often, others = in_words(chance, saying), in_words(their_chance, saying)
        return saying.chance.format(often=often, other=other.name, others=others)
    return saying.same.format(other=other.name, worlds=int(mine.worlds))


def _telling_outcome(this: Heard, other: Heard) -> int | None:
    """The outcome that the two moves bring most differently, if the difference can be believed."""
    best, most = None, _WORTH_TELLING
    for number, (mine, theirs) in enumerate(zip(this.shares, other.shares, strict=True)):
        doubt = sqrt((mine * (1 - mine) + theirs * (1 - theirs)) / this.worlds)
        difference = abs(mine - theirs)
        if this.can_tell() and difference > max(most, _DOUBTS * doubt):
            best, most = number, difference
    return best


def in_words(share: float, saying: Saying) -> str:
    """How often something happens, as people say it."""
    if share < 0.05:
        return saying.hardly
    if share > 0.95:
        return saying.nearly
    return saying.in_10(max(1, round(share * 10)))
