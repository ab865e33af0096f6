"""The bare package plays, simulates and reads records; what needs more says which extra."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bandstand.cli import extras, main
from support.bare_install import PROJECT, ROOT, normal, required
from support.command import Command

SECONDS = 300
# Distributions whose module has another name.
RENAMED = {"markdown-it-py": "markdown_it", "nats-py": "nats", "open-spiel": "pyspiel"}


def bare(
    folder: Path, *arguments: str, typed: str = "", program: str = "tests/support/bare_install.py"
) -> subprocess.CompletedProcess[str]:
    """The command in a process that lacks the packages of every extra."""
    return subprocess.run(
        [sys.executable, str(ROOT / program), *arguments],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "BANDSTAND_DATA": str(folder / "data"),
            "TERM": "dumb",
        },
        input=typed,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def worked(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_core_commands_need_no_extra(tmp_path: Path) -> None:
    assert "six-forces" in worked(bare(tmp_path, "games"))
    simulated = ("simulate", "a-chord", "--games", "1", "--levels", "0,0", "--players", "2")
    worked(bare(tmp_path, *simulated, "--records", "games.jsonl"))
    for command in ("replay", "verify", "trace", "sheet"):
        assert worked(bare(tmp_path, command, "games.jsonl")), command
    assert "Extras" in worked(bare(tmp_path, "doctor"))


def test_a_game_is_played_without_an_extra(tmp_path: Path) -> None:
    done = bare(tmp_path, "play", "a-chord", "--players", "2", "--level", "0", typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert "Stage 1 begins" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        ((), "server"),  # the bare command opens the server
        (("serve", "--no-browser", "--port", "0"), "server"),
        (("backup", "copy.db"), "server"),
        (("restore", "copy.db"), "server"),
        (("repair", "TABLE"), "server"),
        (("tournament", "a-chord"), "lab"),
        (("balance", "a-chord"), "lab"),
    ],
)
def test_what_needs_an_extra_says_so(
    tmp_path: Path, arguments: tuple[str, ...], extra: str
) -> None:
    done = bare(tmp_path, *arguments)
    assert done.returncode == main.USAGE
    assert f"pip install 'bandstand[{extra}]'" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_midi_needs_its_extra(tmp_path: Path) -> None:
    simulated = ("simulate", "a-chord", "--games", "1", "--levels", "0,0", "--players", "2")
    worked(bare(tmp_path, *simulated, "--records", "games.jsonl"))
    done = bare(tmp_path, "midi", "games.jsonl", "game.mid")
    assert done.returncode == main.USAGE
    assert "pip install 'bandstand[midi]'" in done.stderr


def test_a_module_of_nobody_is_a_fault_of_ours(
    bandstand: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*arguments: object, **options: object) -> None:
        raise ModuleNotFoundError("No module named 'bandstand.nowhere'", name="bandstand.nowhere")

    monkeypatch.setattr(main, "app", fail)
    with pytest.raises(ModuleNotFoundError):
        bandstand("games")


def modules_of(extra: str) -> set[str]:
    """The modules of the packages that pyproject.toml names for an extra itself."""
    names = [
        normal(re.split(r"[\s<>=!~;\[]", one, maxsplit=1)[0])
        for one in PROJECT["optional-dependencies"][extra]
    ]
    return {RENAMED.get(name, name.replace("-", "_")) for name in names if name != "bandstand"}


def test_the_advice_knows_every_package_of_every_extra() -> None:
    named = set(PROJECT["optional-dependencies"]) - {"all"}
    assert named == set(extras.MODULES)
    for extra in named:
        assert modules_of(extra) <= set(extras.MODULES[extra]), extra


@pytest.mark.parametrize("extra", [(), ("rl",), ("lab",)])
def test_no_web_server_comes_unasked(extra: tuple[str, ...]) -> None:
    web = {"litestar", "uvicorn", "sqlalchemy", "alembic", "websockets", "prometheus-client"}
    assert not web & required(extra)
    assert {"typer", "rich", "platformdirs"} <= required(extra)
