"""``bandstand play``: play against bots in the terminal."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bandstand.cli.arguments import (
    OptionList,
    PresetName,
    player_count,
    read_bot,
    read_seat,
    table_options,
)
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.levels import USUAL

if TYPE_CHECKING:
    from rich.console import Console

    from bandstand.cli.store import Sitting
    from bandstand.kernel.game import Game

_BOTS = ("Ada", "Bix", "Cleo", "Dot", "Ezra", "Fern")
_LONGEST_NAME = 20


def command(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="The game's id; prompted for if not given."),
    ] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="The number of players.")] = None,
    level: Annotated[
        str | None,
        typer.Option(metavar="L", help="The level of the bots, 0 to 5, or a bot of your own."),
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="Your seat, from 1.")] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="X", help="The seed; the same seed gives the same game.")
    ] = None,
    preset: PresetName = None,
    option: OptionList = None,
    position: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Start from this position instead of a deal."),
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name.")] = None,
    fast: Annotated[
        bool, typer.Option("--fast", help="Make moves at once, without confirmation.")
    ] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume the latest unfinished game.")
    ] = False,
) -> None:
    """Play a game against bots in the terminal. It is saved after every move."""
    from bandstand.cli import console
    from bandstand.cli.terminal_game import Table
    from bandstand.games import registry

    screen = console.stdout()
    if game is not None:
        registry.find(game)
    if position is not None:
        if players is not None or option or preset:
            raise BandstandError(
                "A position already contains the number of players and the options."
            )
        game = _game_of(position, game)
    wishes = any(
        wish is not None for wish in (players, level, seat, seed, preset, option, position, name)
    )
    if resume and wishes:
        raise BandstandError("A resumed game keeps its players and options: give only --fast.")
    if resume:
        sitting = _latest(screen, game)
        if sitting is None:
            title = "" if game is None else f" of {registry.find(game).meta.title}"
            raise BandstandError(f"There is no unfinished game{title} to resume.")
    else:
        found = registry.find(game) if game is not None else _ask_game(screen)
        waiting = None if wishes else _offer_unfinished(screen, found)
        count = player_count(found, players)
        options = table_options(found, count, preset, option)
        sitting = waiting or _new(found, count, level, seat, seed, options, name, position)
    if Table(sitting, screen, fast=fast).play():
        _finish(screen, sitting)


def _new(
    game: Game[Any],
    count: int,
    level: str | None,
    seat: int | None,
    seed: int | None,
    options: dict[str, object],
    name: str | None,
    position: str | None = None,
) -> Sitting:
    """A new game, dealt and saved."""
    from bandstand.bots import own
    from bandstand.cli import store
    from bandstand.kernel.record import Record, write_secret, write_seed
    from bandstand.kernel.referee import Match
    from bandstand.text import explain_in_english

    if position is None:
        settled = game.settle(count, options, as_printed=True)
    else:
        count, settled = game.table_of_position(position)
    person = read_seat(1 if seat is None else seat, count)
    bot = own.check(USUAL if level is None else read_bot(level))
    dice = write_secret(secrets.token_bytes(32)) if seed is None else write_seed(seed)
    names = _names(count, person, "Player" if name is None else name.strip())
    record = Record(game.meta.id, game.meta.rules_version, count, settled, names, dice)
    record.position = position
    match = Match(game, record, explain_in_english)
    if match.state.over():
        raise BandstandError("The game is over in this position: there is nothing to play.")
    path = store.new_path(game.meta.id)
    bots = [USUAL if at == person else bot for at in range(count)]
    sitting = store.Sitting(match, person, bots, path)
    store.save(sitting)
    return sitting


def _game_of(position: str, game: str | None) -> str:
    """The game of a position; an error if another was requested."""
    from bandstand.games import registry
    from bandstand.kernel.position import PositionReader

    found = PositionReader(position).game_id
    registry.find(found)
    if game not in (None, found):
        raise BandstandError(f"This is a position of {found}, not of {game}.")
    return found


def _names(players: int, person: int, name: str) -> list[str]:
    """The person's name at their seat, and bots of other names at the rest."""
    if not name or len(name) > _LONGEST_NAME or not name.isprintable():
        raise BandstandError(f"A name has 1 to {_LONGEST_NAME} letters, unlike {name[:40]!r}.")
    names = [bot for bot in _BOTS if bot.lower() != name.lower()][: players - 1]
    names.insert(person, name)
    return names


def _ask_game(screen: Console) -> Game[Any]:
    """Let the person choose a game by number or id; Enter takes the first."""
    from bandstand.games.registry import GAMES

    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        screen.print(f"{number}  {game.meta.title}: {game.meta.blurb}")
    while True:
        typed = _ask(screen, "Which game? Enter takes the first. ")
        if not typed:
            return games[0]
        for number, game in enumerate(games, 1):
            if typed in (str(number), game.meta.id):
                return game
        screen.print(f"Type a number from 1 to {len(games)}, or a game's id.")


def _ask(screen: Console, question: str) -> str:
    """A line of input; the end of the input stops the command."""
    try:
        return screen.input(question).strip().lower()
    except EOFError:
        screen.print()
        raise typer.Exit from None


def _offer_unfinished(screen: Console, game: Game[Any]) -> Sitting | None:
    """The latest unfinished game of this title, if the person wants to resume it."""
    from bandstand.cli import store

    sitting = _latest(screen, game.meta.id)
    if sitting is None:
        return None
    moves = len(sitting.match.record.moves)
    screen.print(f"An unfinished game of {game.meta.title} waits, {moves} moves old.")
    while True:
        typed = _ask(screen, "Go on with it? Enter: yes, n: start a new one, d: delete it. ")
        if typed in ("", "y", "yes"):
            return sitting
        if typed in ("n", "no"):
            return None
        if typed == "d":
            store.discard(sitting.path)
            return None
        screen.print("Type y, n or d.")


def _latest(screen: Console, game_id: str | None) -> Sitting | None:
    """The latest usable save; damaged ones are reported and set aside."""
    from bandstand.cli import store

    for path in store.unfinished(game_id):
        try:
            return store.load(path)
        except BandstandError as error:
            kept = store.put_aside(path)
            typer.echo(f"A saved game is damaged and kept as {kept}. {error}", err=True)
    return None


def _finish(screen: Console, sitting: Sitting) -> None:
    """Keep the record and print where."""
    from bandstand.cli import store

    number = store.finish(sitting)
    screen.print(f"The record is game {number} of {store.finished_games()}", soft_wrap=True)
