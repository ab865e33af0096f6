"""What a host asks of its bots: a move, or advice. Worlds are packed: they travel to a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bandstand.bots import levels
from bandstand.bots.budget import Budget
from bandstand.games import registry
from bandstand.kernel.dice import seeded
from bandstand.tables.checks import check_curtain, one_seat
from bandstand.tables.refusals import not_now
from bandstand.text import advice

if TYPE_CHECKING:
    from bandstand.tables.commands import Person
    from bandstand.tables.state import TableState

HINT_SECONDS = 0.6


class Advice(msgspec.Struct):
    """A move worth a thought: how often it wins, give or take, from how many imagined deals.

    The points are those to expect at the end of the game (final), or only so far ahead.
    """

    move: int
    text: str
    chance: float
    margin: float
    tries: int
    points: float
    final: bool
    why: str


class Hint(msgspec.Struct):
    """The moves that look best to a seat, the best first."""

    seat: int
    moves: list[Advice]


def choose(
    game_id: str, world: tuple[object, ...], seat: int, level: int, seed: int, seconds: float
) -> int:
    """The move a bot of this level makes in a packed world, after *seconds* at most."""
    game = registry.find(game_id)
    state = game.unpack(world)
    budget = levels.budget(level, game, state.players)
    budget.seconds = seconds
    return int(levels.choose(level, game, state, seat, seeded(seed), budget))


def advise(
    game_id: str,
    world: tuple[object, ...],
    seat: int,
    seed: int,
    language: str,
    seconds: float = HINT_SECONDS,
) -> list[advice.Advice]:
    """The best moves of a packed world, the best first."""
    game = registry.find(game_id)
    budget = Budget(seconds=seconds)
    return advice.advise(game, game.unpack(world), seat, seeded(seed), budget, language)


def seat_to_advise(state: TableState, person: Person, seat: int | None, lifted: list[int]) -> int:
    """The seat of a person's that a hint is for; refused where there is nothing to advise."""
    seat = one_seat(state, person, seat)
    check_curtain(state, person, seat, lifted)
    if state.created.rated:
        raise not_now("rated", "At a rated table you think for yourself.")
    if seat not in state.waiting():
        raise not_now("not-your-turn", "A hint is for a decision, and none is yours now.")
    return seat


def moved_on() -> Exception:
    """The refusal of a hint whose decision was made meanwhile."""
    return not_now("moved-on", "The game went on meanwhile; ask again at your turn.")


def hint(seat: int, advised: list[advice.Advice]) -> Hint:
    """Advice for a seat, as it travels."""
    return Hint(seat, [_advice(one) for one in advised])


def _advice(one: advice.Advice) -> Advice:
    return Advice(
        one.move, one.text, one.chance, one.margin, one.worlds, one.points, one.final, one.why
    )
