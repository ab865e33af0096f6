"""``bandstand doctor``: what is installed, and whether it works."""

from __future__ import annotations

import json
import os
import platform
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from bandstand import __version__
from bandstand.cli import extras, store

DEPENDENCIES = ("platformdirs", "rich", "typer")


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
) -> None:
    """Show the installed versions, whether they are compiled, and where data is kept."""
    report = examine()
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        show(report)


def examine() -> dict[str, object]:
    """The whole report as plain data."""
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
        "extras": extras.installed(),
        "form": found.form,
        "form_sentence": found.sentence(),
        "compiled": found.compiled,
        "compiled_copy": _compiled_copy(),
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
    extra = report["extras"]
    games = report["games"]
    assert isinstance(dependencies, dict)
    assert isinstance(extra, list)
    assert isinstance(games, list)
    copy = report["compiled_copy"]
    writable = "writable" if report["data_folder_writable"] else "NOT writable"
    rows = {
        "Bandstand": report["bandstand"],
        "Python": report["python"],
        "Platform": report["platform"],
        "Dependencies": ", ".join(f"{name} {number}" for name, number in dependencies.items()),
        "Extras": ", ".join(extra) or "none",
        "Form": report["form_sentence"],
        **({"Compiled copy": f"{copy} (make play uses it)"} if copy else {}),
        "C compiler": report["c_compiler"] or "none found",
        "Data folder": f"{report['data_folder']} ({writable})",
        "Games": ", ".join(games),
        "OpenSpiel": report["open_spiel"] or "not installed (only the benchmark needs it)",
    }
    table = Table(show_header=False, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    for name, value in rows.items():
        table.add_row(name, str(value))
    console.stdout().print(table)


def _compiled_copy() -> str | None:
    """The compiled copy made by ``make compile``, if this is a checkout."""
    import bandstand

    copy = Path(bandstand.__file__).parent.parent.parent / ".cache" / "compiled" / "current"
    return str(copy) if copy.is_dir() else None


def _writable(folder: Path) -> bool:
    """Whether files can be written there, or the folder can be created."""
    while not folder.exists():
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)
