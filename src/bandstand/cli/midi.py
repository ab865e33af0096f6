"""``bandstand midi``: a recorded game as music."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bandstand.cli import files
from bandstand.cli.arguments import GameNumber, RecordFile
from bandstand.kernel.errors import BandstandError

_SLOWEST, _FASTEST = 20, 400


def command(
    record: RecordFile,
    out: Annotated[str, typer.Argument(metavar="FILE", help="The MIDI file to write.")],
    game_number: GameNumber = 1,
    tempo: Annotated[int, typer.Option(metavar="BPM", help="Beats a minute.")] = 132,
) -> None:
    """Write a recorded game as a MIDI file: its cards and picks as notes."""
    from bandstand.bridges.midi import midi

    if not _SLOWEST <= tempo <= _FASTEST:
        raise BandstandError(
            f"The tempo is from {_SLOWEST} to {_FASTEST} beats a minute, not {tempo}."
        )
    with files.reading_game(record, game_number) as (game, read):
        made = midi(game, read, tempo)
    try:
        made.save(str(Path(out)))
    except OSError as error:
        raise BandstandError(f"Cannot write {out}: {error.strerror or error}.") from None
    notes = sum(1 for message in made if message.type == "note_on")
    typer.echo(f"{out}: {notes} notes, {made.length:.0f} seconds.")
