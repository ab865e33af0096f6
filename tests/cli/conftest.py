"""The command as a function: arguments and input in; exit code, output and errors out."""

from __future__ import annotations

import io
import sys
from functools import cache
from pathlib import Path

import pytest
import typer.main

from bandstand.cli import terminal_game
from bandstand.cli.main import obey
from support.command import Command, Outcome

# Typer builds all subcommands again for every command line, which takes longer than most of them.
_built_once = cache(typer.main.get_command)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("BANDSTAND_DATA", str(folder))
    return folder


@pytest.fixture
def bandstand(data: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run the command in this process, 80 columns wide unless told, with hints at short notice."""
    monkeypatch.setattr(terminal_game, "_SECONDS_FOR_HINT", 0.05)
    monkeypatch.setattr(typer.main, "get_command", _built_once)

    def command(*arguments: str, typed: str | bytes = "", columns: int = 80) -> Outcome:
        given = typed if isinstance(typed, bytes) else typed.encode()
        out, err = io.BytesIO(), io.BytesIO()
        with monkeypatch.context() as streams:
            streams.setenv("COLUMNS", str(columns))
            streams.setenv("TERM", "dumb")
            streams.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), "utf-8"))
            streams.setattr(sys, "stdout", io.TextIOWrapper(out, "utf-8"))
            streams.setattr(sys, "stderr", io.TextIOWrapper(err, "utf-8"))
            code = obey(arguments)
            sys.stdout.flush()
            sys.stderr.flush()
            return Outcome(code, out.getvalue().decode(), err.getvalue().decode())

    return command
