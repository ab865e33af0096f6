"""``bandstand replay``: show a recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from bandstand.cli import boards, files
from bandstand.cli.arguments import GameNumber, RecordFile, read_seat
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from rich.console import Console

    from bandstand.kernel.referee import Match

_SPECTATOR = -1


def command(
    record: RecordFile,
    game_number: GameNumber = 1,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Show only what this seat saw.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
) -> None:
    """Show a recorded game in sentences, with the board after each deal or scoring."""
    from bandstand.cli import console
    from bandstand.kernel.referee import replay
    from bandstand.text import describe, explain_in_english

    if step and record == files.STANDARD:
        raise BandstandError("With --step the record must be a file: stdin is used for Enter.")
    screen = console.stdout()
    with files.reading_game(record, game_number) as (game, read):
        reader = _SPECTATOR if seat is None else read_seat(seat, read.players)
        read.names = [console.tidy(name) for name in read.names]
        before: object = None
        for match, events in replay(game, read, explain_in_english):
            for event in events:
                sentence = describe(match, event, reader)
                if sentence is not None:
                    screen.print(sentence)
            # Changed dice or points mean a new deal, a refill or a scoring: show the board.
            now = (match.state.dice.packed(), game.score_sheet(match.state))
            if step or now != before or match.state.over():
                _draw(screen, match, reader)
            before = now
            if step and not match.state.over() and not _go_on(screen):
                return


def _draw(screen: Console, match: Match, reader: int) -> None:
    game = match.game
    screen.print()
    view = game.view(match.state, reader)
    screen.print(boards.draw(game.meta.id, view, match.record.names, reader))
    screen.print()


def _go_on(screen: Console) -> bool:
    """Wait for Enter; q or the end of the input stops."""
    try:
        return screen.input("Enter: next move, q: stop ").strip().lower() != "q"
    except EOFError:
        screen.print()
        return False
