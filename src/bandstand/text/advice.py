"""Hints in words: the best moves of a seat, named as buttons name them, each with its reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bandstand.bots.advice import best_moves
from bandstand.text.sentences import LANGUAGES, own_bundle, sentences

if TYPE_CHECKING:
    from bandstand.bots.advice import BestMove, Why
    from bandstand.bots.budget import Budget
    from bandstand.kernel.dice import Dice
    from bandstand.kernel.facts import Arg
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State
    from bandstand.text.sentences import Sentences

_HARDLY, _NEARLY = 0.05, 0.95  # shares below and above which nobody counts


@dataclass(frozen=True)
class Advice:
    """A move with its worth, and why, in the reader's language; see ``bots.advice.BestMove``."""

    move: int
    text: str  # in notation
    name: str  # as a button says it
    chance: float
    margin: float
    points: float
    final: bool
    worlds: int
    why: str


def advise(
    game: Game[Any],
    world: State,
    seat: int,
    dice: Dice,
    budget: Budget,
    language: str = LANGUAGES[0],
) -> list[Advice]:
    """The best moves for a seat that must decide, the best first; *world* serves to imagine."""
    spoken = sentences(game, language)
    return [
        Advice(
            best.move,
            game.write_move(world, best.move),
            spoken.name_move(world, best.move),
            best.chance,
            best.margin,
            best.points,
            best.final,
            best.worlds,
            reason(spoken, world, seat, best),
        )
        for best in best_moves(game, world, seat, dice, budget)
    ]


def reason(spoken: Sentences, world: State, seat: int, best: BestMove) -> str:
    """What the move does for the seat's plan, and what was counted of it, one after the other.

    Of two moves that cannot be told apart only that is said: noise is no difference.
    """
    bundle = own_bundle("hints", spoken.language)
    said = spoken.plan(world, seat, best.move)
    said.append(_counted(spoken, world, best))
    text = said[0]
    for sentence in said[1:]:
        text = bundle.format("join", {"before": text, "next": sentence})
    return text


def _counted(spoken: Sentences, world: State, best: BestMove) -> str:
    bundle = own_bundle("hints", spoken.language)
    why = best.why
    if why is None:
        return bundle.format("only", {})
    args: dict[str, Arg] = {"other": spoken.name_move(world, why.other)}
    if why.kind == "points":
        args["mine"], args["theirs"] = round(why.mine, 1), round(why.theirs, 1)
        args["when"] = bundle.format("in-the-end" if best.final else "ahead", {})
    elif why.kind != "same":
        args["often"], args["others"] = _often(why, spoken.language)
    if why.kind == "outcome":
        args["clause"] = spoken.outcome(why.outcome)
    return bundle.format(why.kind, args)


def _often(why: Why, language: str) -> tuple[str, str]:
    return how_often(why.mine, language), how_often(why.theirs, language)


def how_often(share: float, language: str) -> str:
    """How often something happens, as people say it."""
    bundle = own_bundle("hints", language)
    if share < _HARDLY:
        return bundle.format("hardly", {})
    if share > _NEARLY:
        return bundle.format("nearly", {})
    return bundle.format("in-10", {"times": max(1, round(share * 10))})
