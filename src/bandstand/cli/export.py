"""``bandstand export``: records as tables for NumPy, pandas, Polars or DuckDB."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bandstand.cli import files, lab_options
from bandstand.cli.arguments import RecordFile
from bandstand.kernel.errors import BandstandError


def command(
    record: RecordFile,
    to: Annotated[str, typer.Option(metavar="FORMAT", help="npz or parquet.")] = "npz",
    out: Annotated[
        str, typer.Option(metavar="FOLDER", help="The folder for both tables.")
    ] = "export",
) -> None:
    """Write records as two tables of numbers: one row a decision, one row a game."""
    from bandstand.lab import executors

    executors.needed("numpy", "lab")
    from bandstand.lab import export

    if to not in export.FORMATS:
        raise BandstandError(f"Records are exported to {' or '.join(export.FORMATS)}, not {to!r}.")
    if to == "parquet":
        executors.needed("pyarrow", "parquet")
    lines = files.read_lines(record)
    tables = export.Tables()
    with lab_options.progress("games", len(lines)) as advance:
        for number, line in lines:
            with files.located(record, number):
                tables.add(files.read_record(line)[1])
            advance(1)
    for path in export.write(tables, to, Path(out)):
        typer.echo(str(path))
