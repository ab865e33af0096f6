"""``bandstand sheet``: a recorded game as a score sheet to read."""

from __future__ import annotations

import typer

from bandstand.cli import files
from bandstand.cli.arguments import GameNumber, RecordFile
from bandstand.cli.console import tidy


def command(record: RecordFile, game_number: GameNumber = 1) -> None:
    """Write out a recorded game: every move, what came of it, the points."""
    from bandstand.bridges.score_sheet import sheet

    with files.reading_game(record, game_number) as (game, read):
        lines = list(sheet(game, read))
    for line in lines:
        typer.echo(tidy(line))
