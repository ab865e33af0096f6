"""``bandstand doctor``: what is installed here, and whether it is well."""

from __future__ import annotations

import json
import os
import platform
from importlib.metadata import version
from typing import TYPE_CHECKING, Annotated

import typer

from bandstand import __version__
from bandstand.cli import store

if TYPE_CHECKING:
    from pathlib import Path

DEPENDENCIES = ("platformdirs", "rich", "typer")


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Print plain data instead.")] = False,
) -> None:
    """Say which versions run here, whether they are compiled, and where data is kept."""
    report = examine()
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        show(report)


def examine() -> dict[str, object]:
    """Everything the doctor looks at, as plain data."""
    from bandstand.games.registry import GAMES
    from bandstand.kernel import build
    from bandstand.lab import open_spiel

    found = build.look()
    folder = store.folder()
    return {
        "bandstand": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": platform.platform(),
        "dependencies": {name: version(name) for name in DEPENDENCIES},
        "form": found.form,
        "form_sentence": found.sentence(),
        "compiled": found.compiled,
        "missing": found.missing,
        "stale": found.stale,
        "c_compiler": build.c_compiler(),
        "data_folder": str(folder),
        "data_folder_writable": _writable(folder),
        "games": list(GAMES),
        "open_spiel": open_spiel.installed(),
    }


def show(report: dict[str, object]) -> None:
    """The report as a table for people."""
    from rich.table import Table

    from bandstand.cli import console

    dependencies = report["dependencies"]
    games = report["games"]
    assert isinstance(dependencies, dict)
    assert isinstance(games, list)
    writable = "writable" if report["data_folder_writable"] else "NOT writable"
    rows = {
        "Bandstand": report["bandstand"],
        "Python": report["python"],
        "Platform": report["platform"],
        "Dependencies": ", ".join(f"{name} {number}" for name, number in dependencies.items()),
        "Form": report["form_sentence"],
        "C compiler": report["c_compiler"] or "none found",
        "Data folder": f"{report['data_folder']} ({writable})",
        "Games": ", ".join(games),
        "OpenSpiel": report["open_spiel"] or "not installed (only the benchmark wants it)",
    }
    table = Table(show_header=False, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    for name, value in rows.items():
        table.add_row(name, str(value))
    console.stdout().print(table)


def _writable(folder: Path) -> bool:
    """Whether files can be written there, or the folder can be made."""
    while not folder.exists():
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)
