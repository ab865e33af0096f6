"""``bandstand verify``: replay records and compare the results."""

from __future__ import annotations

from typing import Annotated

import typer

from bandstand.cli import files
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.words import counted

_ERRORS_TOLD = 10  # of each file


def command(
    records: Annotated[
        list[str], typer.Argument(metavar="RECORD...", help="Files of records; - reads stdin.")
    ],
) -> None:
    """Replay every record of the files and compare the result."""
    good = [_verify_file(path) for path in records]
    if not all(good):
        raise typer.Exit(2)


def _verify_file(path: str) -> bool:
    """Check every line; prints one line for the file and one for each bad record."""
    from bandstand.kernel.referee import verify
    from bandstand.text import explain_in_english

    name = files.name_of(path)
    try:
        lines = files.read_lines(path)
    except BandstandError as error:
        typer.echo(str(error), err=True)
        return False
    errors: list[str] = []
    for number, line in lines:
        try:
            with files.located(path, number):
                game, record = files.read_record(line)
                verify(game, record, explain_in_english)
        except BandstandError as error:
            errors.append(str(error))
    for sentence in errors[:_ERRORS_TOLD]:
        typer.echo(sentence, err=True)
    if errors:
        games = counted(len(lines), "record", "records")
        typer.echo(f"{name}: {len(errors)} of {games} cannot be verified.", err=True)
    else:
        typer.echo(f"{name}: {counted(len(lines), 'record', 'records')} verified.")
    return not errors
