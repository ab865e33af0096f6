"""Games from outside: the package of examples/ is installed with pip and used like one of ours."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import bandstand
import test_battery
from bandstand.games import registry
from bandstand.games.registry import GAMES, Games
from bandstand.kernel.errors import BandstandError
from support.battery import Case, played

PACKAGE = Path(__file__).parent.parent / "examples" / "high-note"
LAWS = [getattr(test_battery, name) for name in dir(test_battery) if name.startswith("test_")]


@pytest.fixture
def high_note(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The game of the example, registered for as long as a test runs."""
    monkeypatch.syspath_prepend(str(PACKAGE / "src"))
    game = import_module("high_note").GAME
    monkeypatch.setitem(GAMES, "high-note", game)
    yield game
    played.cache_clear()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_example_obeys_the_law(
    high_note: Any, law: Callable[[Case], None], players: int
) -> None:
    law(Case("high-note", players, 0))


# -- Installed -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed the example, beside the form that is tested."""
    folder = tmp_path_factory.mktemp("installed")
    flags = ["--no-deps", "--no-index", "--no-build-isolation", "--no-compile", "--quiet"]
    source = tmp_path_factory.mktemp("source") / "high-note"
    _copy(PACKAGE, source)  # setuptools writes beside what it builds
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *flags, "--target", str(folder), str(source)],
        check=True,
    )
    return folder


def _copy(source: Path, target: Path) -> None:
    for path in source.rglob("*"):
        if path.is_file() and path.suffix in (".py", ".toml", ".md"):
            copy = target / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())


def run(installed: Path, *words: str, given: str = "") -> str:
    """What a command prints that finds the example by its entry points alone."""
    ours = Path(bandstand.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, *words],
        env={"PYTHONPATH": f"{ours}:{installed}", "PATH": "/usr/bin:/bin", "HOME": str(installed)},
        cwd=installed,
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(installed: Path, *words: str, given: str = "") -> str:
    return run(installed, "-m", "bandstand", *words, given=given)


@pytest.mark.slow
def test_every_command_knows_it(installed: Path) -> None:
    listed = json.loads(command(installed, "games", "--json"))
    assert "high-note" in [game["id"] for game in listed]
    simulated = json.loads(
        command(
            installed, "simulate", "high-note", "--games", "20", "--levels", "0,1,2,3", "--json"
        )
    )
    assert simulated["games"] == 20
    command(installed, "simulate", "high-note", "--games", "3", "--records", "games.jsonl")
    assert "3" in command(installed, "verify", "games.jsonl")
    assert command(installed, "trace", "games.jsonl")
    assert "the 12" in command(installed, "replay", "games.jsonl")
    assert "place" in command(installed, "sheet", "games.jsonl")
    words = ("review", "games.jsonl", "--simulations", "8", "--workers", "1", "--json")
    assert len(json.loads(command(installed, *words))["decisions"]) == 3 * 4
    assert "high-note" in command(installed, "doctor")
    told = command(installed, "play", "high-note", "--seed", "1", "--fast", given="1\n1\n1\n")
    assert "wins the round" in told
    assert "place" in told


@pytest.mark.slow
def test_the_commands_of_an_extra_know_it(installed: Path) -> None:
    for package in ("joblib", "matplotlib", "mido", "numpy"):
        pytest.importorskip(package)
    command(installed, "simulate", "high-note", "--games", "2", "--records", "two.jsonl")
    assert ": 24 notes" in command(installed, "midi", "two.jsonl", "two.mid")
    assert "decisions.npz" in command(installed, "export", "two.jsonl", "--out", "tables")
    few = ("--games", "12", "--playouts", "1", "--workers", "1", "--out", "report")
    command(installed, "balance", "high-note", *few)
    assert "n12" in (installed / "report" / "pieces.csv").read_text(encoding="utf-8")
    assert "High Note" in (installed / "report" / "report.html").read_text(encoding="utf-8")
    measured = json.loads(command(installed, "bench", "--quick", "--json", "--game", "high-note"))
    assert measured["figures"]["high-note 4p"]["decisions_per_simulation"] > 0


@pytest.mark.slow
def test_the_lab_plays_it_in_worker_processes(installed: Path) -> None:
    pytest.importorskip("joblib")
    words = ("tournament", "high-note", "--entrants", "0,2,high-note-lowest", "--games", "60")
    alone = command(installed, *words, "--workers", "1", "--json")
    assert command(installed, *words, "--workers", "2", "--json") == alone
    assert json.loads(alone)["games"] >= 60


@pytest.mark.slow
def test_bots_from_outside_sit_where_levels_do(installed: Path) -> None:
    bots = "high-note-lowest,high-note-counter,high_note.bots:lowest,2"
    shown = json.loads(
        command(installed, "simulate", "high-note", "--games", "9", "--levels", bots, "--json")
    )
    assert [seat["level"] for seat in shown["seats"]] == [*bots.split(",")[:3], 2]


@pytest.mark.slow
def test_the_bridges_know_it(installed: Path) -> None:
    for package in ("numpy", "pettingzoo", "gymnasium"):
        pytest.importorskip(package)
    script = """
import warnings; warnings.simplefilter("ignore")
import gymnasium, numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
import bandstand.bridges.gymnasium
from bandstand.bridges import pettingzoo, vector
api_test(pettingzoo.env("high-note"), num_cycles=50, verbose_progress=False)
parallel_api_test(pettingzoo.parallel_env("high-note"), num_cycles=50)
check_env(gymnasium.make("bandstand/HighNote-v0", opponents=3).unwrapped, skip_render_check=True)
tables = vector.Tables("high-note", 16)
for _ in range(50):
    tables.step(tables.random_moves(np.random.default_rng(1)))
many = gymnasium.make_vec("bandstand/HighNote-v0", num_envs=3, opponents="high-note-lowest")
assert many.reset(seed=1)[0].shape == (3, 44)
print(tables.observe().shape)
"""
    assert run(installed, "-c", script).splitlines()[-1] == "(16, 44)"


@pytest.mark.slow
def test_openspiel_knows_it(installed: Path) -> None:
    pytest.importorskip("pyspiel")
    script = """
import pyspiel
from bandstand.bridges import openspiel
assert "bandstand_high_note" in openspiel.register()
game = pyspiel.load_game("bandstand_high_note", {"players": 2})
pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
print(game.num_distinct_actions())
"""
    assert run(installed, "-c", script).splitlines()[-1] == "12"


# -- Broken --------------------------------------------------------------------------------------


def with_entry(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> Games:
    entry = EntryPoint(name, value, registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry])
    games = Games(registry.IDS)
    monkeypatch.setattr(registry, "GAMES", games)
    return games


@pytest.mark.parametrize(
    ("name", "value", "match"),
    [
        ("lost", "no_such_package:GAME", "No module named"),
        ("wrong", "json:dumps", "is a function, not a Game"),
        ("other-name", "bandstand.games.a_chord:GAME", "is the game 'a-chord', not 'other-name'"),
        ("a-chord", "bandstand.games.a_chord:GAME", "There is a game 'a-chord' already"),
    ],
)
def test_a_broken_game_gets_a_sentence_and_leaves_the_rest_alone(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, match: str
) -> None:
    games = with_entry(monkeypatch, name, value)
    with pytest.warns(UserWarning, match=match):
        assert list(games) == list(registry.IDS)
    if name not in registry.IDS:
        with pytest.raises(BandstandError, match=match):
            registry.find(name)
    assert registry.find("a-chord").meta.title == "Take the A Chord"
