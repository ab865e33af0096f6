"""Review of a finished game: the regret of each decision, and the chances over time.

A decision is judged by what its seat knew. A search over imagined worlds chooses a move; then that
move and the one that was made are compared on the same new worlds. The chances over the game use
all cards, which everybody may see once it is over.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from itertools import pairwise
from math import hypot, sqrt
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TYPE_CHECKING, Any

from bandstand.bots.advice import part
from bandstand.bots.budget import Budget
from bandstand.bots.compare import compare, foresee
from bandstand.bots.search import reach, search
from bandstand.games import registry
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.referee import replay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bandstand.kernel.game import Game
    from bandstand.kernel.heuristic import Heuristic
    from bandstand.kernel.record import Record
    from bandstand.kernel.state import State

_SEARCH, _WEIGH, _FORESEE = 0.5, 0.3, 0.2  # shares of a decision's budget
# A slip exceeds this many margins (1.5: about one false alarm in 600) and a minimum regret.
_BEYOND_NOISE, _MATTERS = 1.5, 0.02
_TURNING_POINTS, _TURNS = 3, 0.1


@dataclass(frozen=True)
class Moment:
    """A decision before it was made: plain data that any process can judge."""

    game: str
    number: int  # from 1, as in the record
    state: tuple[object, ...]
    seat: int
    move: int
    text: str
    free: bool  # whether there was a choice, and it is to be judged


@dataclass(frozen=True)
class Decision:
    """The regret of a move, given what its seat knew; None without a choice."""

    number: int
    seat: int
    move: str
    chance: float | None = None
    best: str | None = None
    best_chance: float | None = None
    regret: float = 0.0  # negative if the move did better than the search's choice
    margin: float = 0.0  # half of its 95 % interval
    worlds: int = 0
    flagged: bool = False


@dataclass(frozen=True)
class Judged:
    """A decision, and each seat's chance before it with all cards open, with its margin."""

    decision: Decision
    chances: list[float]
    doubt: float


@dataclass(frozen=True)
class SeatReview:
    """The summary of a seat's decisions."""

    seat: int
    decisions: int  # with a choice
    regret: float  # on average
    slips: int


@dataclass(frozen=True)
class Review:
    """Every decision, and each seat's chance before the first and after each of them."""

    decisions: list[Decision]
    curve: list[list[float]]
    seats: list[SeatReview]
    turning: list[int]  # numbers of the decisions after which the chances moved most


def moments(game: Game[Any], record: Record, seat: int | None = None) -> list[Moment]:
    """The decisions of a record; those of *seat* are to be judged (None: all)."""
    found: list[Moment] = []
    packed: tuple[object, ...] = ()
    choices: list[list[int]] = []
    for match, _ in replay(game, record):
        if match.made:
            made = match.made[-1]
            number = len(match.made)
            choice = choices[made.seat]
            free = len(choice) > 1 and made.move in choice and seat in (None, made.seat)
            text = record.moves[number - 1].partition(" ")[2]
            found.append(
                Moment(game.meta.id, number, packed, made.seat, int(made.move), text, free)
            )
        packed = match.state.packed()
        choices = [match.state.moves(one) for one in range(record.players)]
    found.append(Moment(game.meta.id, len(found) + 1, packed, -1, -1, "", False))
    return found


def judge(moment: Moment, budget: Budget, seed: int) -> Judged:
    """Judge a decision, and estimate the chances before it."""
    game = registry.find(moment.game)
    state = game.unpack(moment.state)
    dice = _dice(seed, moment.number)
    # Separate dice: playouts of the real state must not influence the judgement.
    luck = dice.spawn()
    heuristic = game.heuristic.practised(state.players)
    chances, playouts = foresee(state, heuristic, luck, part(budget, _FORESEE))
    doubt = 1 / sqrt(playouts) if playouts else 0.0  # at most, whatever the chance
    decision = Decision(moment.number, moment.seat, moment.text)
    if moment.free:
        decision = _judge_free(game, state, moment, heuristic, dice, budget)
    return Judged(decision, chances, doubt)


def _judge_free(
    game: Game[Any],
    state: State,
    moment: Moment,
    heuristic: Heuristic,
    dice: Dice,
    budget: Budget,
) -> Decision:
    seat = moment.seat
    depth = reach(heuristic, state)
    best = search(state, seat, heuristic, dice, part(budget, _SEARCH), depth)[0].move
    moves = [moment.move] if best == moment.move else [moment.move, best]
    made, *others = compare(state, seat, moves, heuristic, dice, part(budget, _WEIGH))
    chance = made.chance()
    regret = others[0].lead() if others else 0.0
    doubt = others[0].lead_margin() if others else 0.0
    return Decision(
        moment.number,
        seat,
        moment.text,
        chance,
        game.write_move(state, best),
        chance + regret,
        regret,
        doubt,
        int(made.worlds),
        regret > max(_BEYOND_NOISE * doubt, _MATTERS),
    )


def _dice(seed: int, number: int) -> Dice:
    """The dice of one decision: results do not depend on the process or the order."""
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=8).digest()
    return seeded(int.from_bytes(digest, "big"))


def budget_for(
    found: Sequence[Moment], seconds: float, workers: int, simulations: int | None = None
) -> Budget:
    """The budget of each decision, so that all together take about this many seconds.

    With a number of simulations per decision the review is the same on every machine.
    """
    if simulations is not None:
        return Budget(simulations)
    free = sum(moment.free for moment in found)
    shares = free + _FORESEE * (len(found) - free)
    return Budget(seconds=seconds * workers / max(1.0, shares))


def judged(
    found: Sequence[Moment], budget: Budget, seed: int, workers: int = 1
) -> Iterator[Judged]:
    """Judge every moment, in order, in this process or in a pool."""
    if workers == 1:
        for moment in found:
            yield judge(moment, budget, seed)
        return
    context = get_context("spawn")  # a fork would inherit the threads of a progress bar
    with ProcessPoolExecutor(workers, context, _leave_stopping_to_the_caller) as pool:
        limits = limits_of(budget)
        tasks = [pool.submit(judge_apart, moment, limits, seed) for moment in found]
        try:
            for task in tasks:
                yield task.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_stopping_to_the_caller() -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal; the parent handles it."""
    signal(SIGINT, SIG_IGN)


def limits_of(budget: Budget) -> tuple[int, float]:
    """A budget as plain data."""
    return int(budget.simulations), budget.seconds


def judge_apart(moment: Moment, limits: tuple[int, float], seed: int) -> Judged:
    """Judge in another process; the budget is passed as its limits."""
    return judge(moment, Budget(*limits), seed)


def summed_up(results: Sequence[Judged], players: int) -> Review:
    """The review of all moments; the last one is the end, without a decision."""
    decisions = [result.decision for result in results[:-1]]
    seats = [_seat_review(decisions, seat) for seat in range(players)]
    curve = [result.chances for result in results]
    return Review(decisions, curve, seats, _turning_points(results))


def _seat_review(decisions: Sequence[Decision], seat: int) -> SeatReview:
    free = [one for one in decisions if one.seat == seat and one.chance is not None]
    regret = sum(one.regret for one in free) / len(free) if free else 0.0
    return SeatReview(seat, len(free), regret, sum(one.flagged for one in free))


def _turning_points(results: Sequence[Judged]) -> list[int]:
    """The decisions, in order, after which a seat's chance changed most, above the noise."""
    swings: list[tuple[float, int]] = []
    for before, after in pairwise(results):
        swing = max(abs(a - b) for a, b in zip(before.chances, after.chances, strict=True))
        if swing > max(_TURNS, hypot(before.doubt, after.doubt)):
            swings.append((swing, before.decision.number))
    largest = sorted(swings, key=lambda pair: (-pair[0], pair[1]))
    return sorted(number for _, number in largest[:_TURNING_POINTS])


def review(
    game: Game[Any],
    record: Record,
    seat: int | None = None,
    seconds: float = 20.0,
    simulations: int | None = None,
    seed: int = 0,
    workers: int = 1,
) -> Review:
    """Review a whole record."""
    found = moments(game, record, seat)
    budget = budget_for(found, seconds, workers, simulations)
    return summed_up(list(judged(found, budget, seed, workers)), record.players)
