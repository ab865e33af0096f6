"""Options that the lab's subcommands share: the backend, the work folder, the progress bar."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from bandstand.cli import console

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Backend = Annotated[str, typer.Option(metavar="NAME", help="The backend: processes, dask or ray.")]
Address = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="The address of the Dask or Ray cluster.")
]
Workers = Annotated[
    int, typer.Option(metavar="N", help="The number of workers; 0 means one per core.")
]
Folder = Annotated[
    str | None,
    typer.Option(metavar="FOLDER", help="Keep finished work there, and resume from it."),
]
Seed = Annotated[
    int, typer.Option(metavar="S", help="The seed; the same seed gives the same result.")
]


def need_report_packages() -> None:
    """Raise, with what to install, if a package is missing that reports are made with."""
    from bandstand.lab import executors

    for package in ("numpy", "matplotlib"):
        executors.needed(package, "lab")


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr; nothing if that is not a terminal."""
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
