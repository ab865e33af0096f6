"""The command as a process: help, version, pipes that close, interruptions, plain terminals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from support.command import Command

ROOT = Path(__file__).parents[2]


def start(*arguments: str, data: Path, **environment: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "bandstand", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell that started the tests in the background lets nobody interrupt them.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "BANDSTAND_DATA": str(data),
            **environment,
        },
    )


def test_help_lists_what_there_is(bandstand: Command) -> None:
    outcome = bandstand("--help")
    assert outcome.code == 0
    assert "simulate" in outcome.out
    assert "Without a command: serve." in outcome.out


def test_version(bandstand: Command) -> None:
    from bandstand import __version__

    assert bandstand("--version").out == f"bandstand {__version__}\n"


@pytest.mark.parametrize("name", ["games", "play", "simulate", "replay", "verify", "trace"])
def test_every_subcommand_explains_itself(bandstand: Command, name: str) -> None:
    outcome = bandstand(name, "-h")
    assert outcome.code == 0
    assert f"bandstand {name}" in outcome.out


def test_games_lists_credits_and_options(bandstand: Command) -> None:
    out = bandstand("games", columns=60).out
    assert "a-chord  Take the A Chord" in out
    assert "Saashi" in out
    assert "memory_aid" in out
    assert max(len(line.rstrip()) for line in out.splitlines()) <= 60


def test_games_as_data(bandstand: Command) -> None:
    games = {game["id"]: game for game in json.loads(bandstand("games", "--json").out)}
    chord = games["a-chord"]
    assert chord["players"] == [2, 3, 4]
    assert chord["publisher"] == "Saashi & Saashi"
    assert {option["name"]: option["default"] for option in chord["options"]} == {
        "first": "random",
        "inset": "reconstructed",
        "memory_aid": True,
    }


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    with start("simulate", "a-chord", "--games", "400", "--records", "-", data=tmp_path) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        errors = process.stderr.read()
    assert b"Traceback" not in errors
    assert b"BrokenPipe" not in errors


def test_an_interruption_saves_quietly(tmp_path: Path) -> None:
    process = start("play", "a-chord", "--seed", "1", data=tmp_path)
    assert process.stdout is not None
    while b"q save and quit" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    assert process.returncode == 130
    assert errors == b""
    assert len(list((tmp_path / "unfinished").glob("a-chord-*.json"))) == 1


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    process = start(
        "play", "a-chord", "--name", "Zoë", data=tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0"
    )
    out, errors = process.communicate(b"1\n\n?\ns\nq\n")
    assert process.returncode == 0
    assert errors == b""
    out.decode("ascii")
