"""``bandstand doctor``: what is installed here, and whether it is well."""

from __future__ import annotations

import json
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bandstand import __version__
from bandstand.cli.folder import data_folder
from bandstand.games.registry import GAMES
from bandstand.kernel import build

DEPENDENCIES = ("platformdirs", "rich", "typer")


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
) -> None:
    """Say which versions run here, whether they are compiled, and where data is kept."""
    report = examine()
    if as_json:
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
    else:
        show(report)


def examine() -> dict[str, object]:
    """Everything the doctor looks at, as plain data."""
    found = build.look()
    folder = data_folder()
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
        "open_spiel": _version_if_any("open_spiel"),
    }


def show(report: dict[str, object]) -> None:
    """The report as a table for people."""
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
    table = Table(show_header=False, box=None, pad_edge=False)
    for name, value in rows.items():
        table.add_row(f"[bold]{name}", str(value))
    Console().print(table)


def _version_if_any(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _writable(folder: Path) -> bool:
    """Whether files can be written there, or the folder can be made."""
    while not folder.exists():
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)
