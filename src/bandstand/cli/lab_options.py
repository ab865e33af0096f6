"""What the lab's subcommands share: who works, where the work is kept, how far it is."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from bandstand.cli import console

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Backend = Annotated[
    str, typer.Option(metavar="NAME", help="Who does the work: processes, dask or ray.")
]
Address = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Where the Dask or Ray cluster is.")
]
Workers = Annotated[int, typer.Option(metavar="N", help="How many work; 0 means one a core.")]
Folder = Annotated[
    str | None,
    typer.Option(metavar="FOLDER", help="Keep finished work there, and go on from it next time."),
]
Seed = Annotated[int, typer.Option(metavar="S", help="The same seed, the same result.")]


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal's error side; nothing where nobody looks."""
    screen = console.stderr()
    if not screen.is_terminal:
        yield lambda done: None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
