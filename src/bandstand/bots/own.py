"""Bots of one's own, wherever a level can stand.

Such a bot is a function ``choose(view, moves) -> move``: it is given what the seat sees (the game's
view, as the browser gets it) and its legal moves. Or it is a class, instantiated for every game and
seat with ``(game_id, players, seat)``, with a method ``choose(view, moves)``, so that it can
remember. It is named by an entry point ``bandstand.bots`` or as ``module:name``; a module may lie
in the current folder. A program of any language is named ``socket:HOST:PORT`` (``socket_bot``), a
network by its file, ``net.onnx`` or ``net.npz`` (``bridges/onnx_bot.py``).

A *bot*, in the lab and on the command line, is a level's number or such a name.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bandstand.bots import match, socket_bot
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
# Loads and asks networks; found by its name when one is to play, for it needs further packages.
NETWORKS = "bandstand.bridges.onnx_bot"


def check(bot: Bot) -> Bot:
    """The bot itself, if it is a level or can be loaded; otherwise a sentence."""
    if isinstance(bot, int):
        return check_level(bot)
    if socket_bot.is_address(bot):
        socket_bot.check(bot)
    elif is_network(bot):
        import_module(NETWORKS).check(bot)
    else:
        load(bot)
    return bot


def is_network(name: str) -> bool:
    """Whether a bot is a network in a file."""
    return name.endswith((".onnx", ".npz"))


def games_of(bot: str) -> list[str] | None:
    """The ids of the games that a bot plays, if it says so; None: it may play any.

    A function or a class says it by an attribute ``games``, a network by its number of outputs.
    """
    if socket_bot.is_address(bot):
        return None
    if is_network(bot):
        fitting: list[str] | None = import_module(NETWORKS).games_of(bot)
        return fitting
    games = getattr(load(bot), "games", None)
    return None if games is None else [str(game) for game in games]


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
    here = str(Path.cwd())
    if here not in sys.path:  # an installed command does not look into the current folder
        sys.path.append(here)
    try:
        if found:
            made = found[0].load()
        else:
            module, colon, attribute = name.partition(":")
            if not colon:
                raise BandstandError(
                    "it is no level, no entry point bandstand.bots, no file that ends in .onnx "
                    "or .npz and not of the form module:name or socket:HOST:PORT"
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
    if is_network(bot):
        network: Decide = import_module(NETWORKS).seated(bot, game)
        return network
    choose, view = chooser(bot, game.meta.id, players, seat), game.view

    def decide(state: State, here: int, dice: Dice) -> int:
        moves = state.moves(here)
        move = choose(view(state, here), moves)
        if move not in moves:
            raise BandstandError(
                f"The bot {bot} answered {move!r}, which is not among its legal moves {moves}."
            )
        return move

    return decide


def chooser(bot: str, game_id: str, players: int, seat: int) -> Choose:
    """Who is asked at a seat for one game: a function, an object of a class, or a program."""
    if socket_bot.is_address(bot):
        return socket_bot.SocketBot(bot, game_id, players, seat).choose
    made = load(bot)
    choose: Choose = made(game_id, players, seat).choose if isinstance(made, type) else made
    return choose


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
