"""Bots in a page: questions for the worker that thinks, and how it answers them.

``Bots`` runs where the tables are, ``answer`` in the worker: one sends JSON, the other returns it.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from bandstand.bots.review import Judged, Moment, judge_apart
from bandstand.kernel.levels import COMPARING, PLANNING, TIRELESS
from bandstand.tables.projection import imagined
from bandstand.tables.snapshot import tuples
from bandstand.text.advice import Advice
from bandstand.thinking import moves as thinking

if TYPE_CHECKING:
    from bandstand.local.ports import Thinker
    from bandstand.tables.state import TableState

# Seconds a decision may take. Python in a page is many times slower than a compiled server: level 3
# gets the time to make all its simulations, levels 4 and 5 make as many as fit.
SECONDS = {COMPARING: 2.0, PLANNING: 0.6, TIRELESS: 1.8}
_HINT_SECONDS = 1.2
_SEED = 1


class Question(msgspec.Struct, frozen=True, tag_field="about", tag=str.lower):
    """Something to think about."""


class Choose(Question, frozen=True):
    """The move that a bot of this level makes."""

    game: str
    world: Any
    seat: int
    level: int
    seed: int
    seconds: float


class Advise(Question, frozen=True):
    """The best moves, and why."""

    game: str
    world: Any
    seat: int
    seed: int
    language: str
    seconds: float


class Judge(Question, frozen=True):
    """What a decision of a game that is over cost."""

    moment: Moment
    simulations: int
    seconds: float


_read_question: msgspec.json.Decoder[Choose | Advise | Judge] = msgspec.json.Decoder(
    Choose | Advise | Judge
)
_read_advice = msgspec.json.Decoder(list[Advice])
_read_judged = msgspec.json.Decoder(Judged)


def answer(question: str) -> str:
    """The answer to a question; runs in the worker that thinks."""
    return msgspec.json.encode(_think(_read_question.decode(question))).decode()


def _think(asked: Choose | Advise | Judge) -> int | list[Advice] | Judged:
    if isinstance(asked, Choose):
        world = tuples(asked.world)
        return thinking.choose(
            asked.game, world, asked.seat, asked.level, asked.seed, asked.seconds
        )
    if isinstance(asked, Advise):
        world = tuples(asked.world)
        return thinking.advise(
            asked.game, world, asked.seat, asked.seed, asked.language, asked.seconds
        )
    moment = replace(asked.moment, state=tuples(asked.moment.state))
    return judge_apart(moment, (asked.simulations, asked.seconds), _SEED)


class Bots:
    """The bots of a host; they are given imagined worlds only."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def choose(self, state: TableState, seat: int) -> int:
        """The move of the bot in a chair."""
        level = state.chairs[seat].level
        world = imagined(state, seat).packed()
        seconds = SECONDS.get(level, 0.0)
        seed = secrets.randbits(60)
        asked = Choose(state.created.game, world, seat, level, seed, seconds)
        return int(await self._ask(asked))

    async def advise(self, state: TableState, seat: int, language: str) -> list[Advice]:
        """The best moves of a seat, the best first."""
        world = imagined(state, seat).packed()
        seed = secrets.randbits(60)
        asked = Advise(state.created.game, world, seat, seed, language, _HINT_SECONDS)
        return _read_advice.decode(await self._ask(asked))

    async def judge(self, moment: Moment, limits: tuple[int, float]) -> Judged:
        """What a decision of a game that is over cost."""
        return _read_judged.decode(await self._ask(Judge(moment, *limits)))

    async def _ask(self, question: Question) -> str:
        return await self._thinker.ask(msgspec.json.encode(question).decode())
