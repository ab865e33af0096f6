"""``bandstand trace``, ``sheet`` and ``midi``: a recorded game in another format."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from bandstand.cli import files
from bandstand.cli.arguments import GameNumber, RecordFile
from bandstand.cli.console import tidy
from bandstand.kernel.errors import BandstandError

_SLOWEST, _FASTEST = 20, 400


def trace(record: RecordFile, game_number: GameNumber = 1) -> None:
    """Print each step of a recorded game as a line of JSON, with nothing hidden."""
    from bandstand.text.trace import trace as steps

    with files.reading_game(record, game_number) as (game, read):
        for step in steps(game, read):
            sys.stdout.write(json.dumps(step, ensure_ascii=False) + "\n")


def sheet(record: RecordFile, game_number: GameNumber = 1) -> None:
    """Print a recorded game as a score sheet: every move, its effects, the points."""
    from bandstand.bridges.score_sheet import sheet as lines_of

    with files.reading_game(record, game_number) as (game, read):
        lines = list(lines_of(game, read))
    for line in lines:
        typer.echo(tidy(line))


def midi(
    record: RecordFile,
    out: Annotated[str, typer.Argument(metavar="FILE", help="The MIDI file to write.")],
    game_number: GameNumber = 1,
    tempo: Annotated[int, typer.Option(metavar="BPM", help="Beats per minute.")] = 132,
) -> None:
    """Write a recorded game as a MIDI file: its cards and picks as notes."""
    from bandstand.bridges.midi import midi as music

    if not _SLOWEST <= tempo <= _FASTEST:
        raise BandstandError(
            f"The tempo is from {_SLOWEST} to {_FASTEST} beats a minute, not {tempo}."
        )
    with files.reading_game(record, game_number) as (game, read):
        made = music(game, read, tempo)
    try:
        made.save(out)
    except OSError as error:
        raise BandstandError(f"Cannot write {out}: {error.strerror or error}.") from None
    notes = sum(1 for message in made if message.type == "note_on")
    typer.echo(f"{out}: {notes} notes, {made.length:.0f} seconds.")
