"""``bandstand backup``: a copy of the server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bandstand.cli.serve import database


def command(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    data: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="BANDSTAND_DATABASE",
            help="The SQLite file or PostgreSQL URL; by default the file in the data folder.",
        ),
    ] = None,
) -> None:
    """Copy the server's database, even while the server runs."""
    from bandstand.server.store.backup import back_up

    back_up(database(data), copy)
    typer.echo(f"Copied to {copy}.")
