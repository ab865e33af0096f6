"""Bots of one's own, wherever a level can stand.

Such a bot is a function ``choose(view, moves) -> move``: it is given what the seat sees (the game's
view, as the browser gets it) and its legal moves. Or it is a class, instantiated for every game and
seat with ``(game_id, players, seat)``, with a method ``choose(view, moves)``, so that it can
remember. It is named by an entry point ``bandstand.bots`` or as ``module:name``.

A *bot*, in the lab and on the command line, is a level's number or such a name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from bandstand.bots import match
from bandstand.kernel.bits import lowest
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.levels import LEVELS, check_level

if TYPE_CHECKING:
    from bandstand.kernel.dice import Dice
    from bandstand.kernel.game import Game, View
    from bandstand.kernel.state import State

Bot = int | str
Choose = Callable[["View", list[int]], int]
Decide = Callable[["State", int, "Dice"], int]
ENTRY_POINTS = "bandstand.bots"


def check(bot: Bot) -> Bot:
    """The bot itself, if it is a level or can be loaded; otherwise a sentence."""
    if isinstance(bot, int):
        return check_level(bot)
    load(bot)
    return bot


def meaning(bot: Bot) -> str:
    """How it plays, in words."""
    return LEVELS[bot] if isinstance(bot, int) else "plays by its own code"


def title(bot: Bot, *, first: bool = False) -> str:
    """What it is called in a report; *first* in a sentence."""
    if isinstance(bot, int):
        return f"Level {bot}" if first else f"level {bot}"
    return bot


def load(name: str) -> Any:
    """The function or class that a name stands for; whatever goes wrong becomes a sentence."""
    found = [entry for entry in entry_points(group=ENTRY_POINTS) if entry.name == name]
    try:
        if found:
            made = found[0].load()
        else:
            module, colon, attribute = name.partition(":")
            if not colon:
                raise BandstandError(
                    "it is no level, no entry point bandstand.bots and not of the form module:name"
                )
            made = getattr(import_module(module), attribute)
    except Exception as error:  # whatever somebody else's code raises
        raise BandstandError(f"There is no bot {name!r}: {error}.") from error
    if not callable(made):
        raise BandstandError(f"{name} is a {type(made).__name__}: a bot is a function or a class.")
    return made


def seated(bot: Bot, game: Game[Any], players: int, seat: int) -> Decide:
    """A bot at a seat for one game: from the state, the seat and dice to a legal move."""
    if isinstance(bot, int):
        level, heuristic = bot, game.heuristic
        return lambda state, here, dice: int(match.decide(level, heuristic, state, here, dice))
    made = load(bot)
    choose: Choose = made(game.meta.id, players, seat).choose if isinstance(made, type) else made
    view = game.view

    def decide(state: State, here: int, dice: Dice) -> int:
        moves = state.moves(here)
        move = choose(view(state, here), moves)
        if move not in moves:
            raise BandstandError(
                f"The bot {bot} answered {move!r}, which is not among its legal moves {moves}."
            )
        return move

    return decide


def play_out(
    state: State, game: Game[Any], bots: Sequence[Bot], dice: Dice, made: list[int] | None = None
) -> int:
    """Play to the end, each seat by its bot; returns the number of decisions.

    The dice decide the same on every machine: they are the one way to make a level repeatable. Each
    move goes to *made*, if given, as two numbers: the seat, then the move.
    """
    only_levels = [bot for bot in bots if isinstance(bot, int)]
    if len(only_levels) == len(bots):
        return int(match.play_out(state, game.heuristic, only_levels, dice, made))
    players = int(state.players)
    deciders = [seated(bot, game, players, seat) for seat, bot in enumerate(bots)]
    decisions = 0
    while not state.over():
        seat = int(lowest(state.to_act()))
        move = deciders[seat](state, seat, dice)
        if made is not None:
            made += [seat, move]
        state.play(seat, move)
        decisions += 1
    return decisions
