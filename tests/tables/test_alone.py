"""A table needs msgspec and nothing else: a browser can hold one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bandstand.games.registry import IDS
from support import pyodide

ROOT = Path(__file__).parents[2]
# Imports of anything but the standard library, msgspec and what a table needs fail from here on.
BLOCKED = """
import sys
from importlib.abc import MetaPathFinder

ALLOWED = {*sys.stdlib_module_names, "msgspec", "bandstand", "__main__"}
NEEDLESS = tuple(f"bandstand.{name}" for name in ("server", "cli", "lab", "bridges", "bots"))

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in ALLOWED or name.startswith(NEEDLESS):
            raise ModuleNotFoundError(f"{name} is not to be had", name=name)

for name in list(sys.modules):
    if name.partition(".")[0] not in ALLOWED:
        del sys.modules[name]
sys.meta_path.insert(0, Nothing())
"""
WHOLE_GAMES = """
import msgspec
from bandstand.games import registry
from bandstand.tables import commands, messages, projection
from bandstand.tables.decide import decide
from bandstand.tables.entries import Line, SeatPlan
from bandstand.tables.evolve import evolve
from bandstand.tables.state import TableState
from bandstand.tables.visibility import SPECTATOR

ann = commands.Person("ann", "Ann")

def submit(state, command):
    decision = decide(state, command, 0.0)
    assert isinstance(decision, tuple), decision
    first = state.number + 1
    return evolve(state, [Line(n, 0.0, entry) for n, entry in enumerate(decision, first)])

for game_id in registry.IDS:
    players = max(registry.find(game_id).meta.players)
    seats = [SeatPlan(), *[SeatPlan("bot", 0)] * (players - 1)]
    state = TableState(game_id)
    state = submit(state, commands.Create(ann, commands.Plan(game_id, seats), "07" * 32))
    state = submit(state, commands.Start(ann))
    while state.status == "playing":
        seat = state.waiting()[0]
        turn = state.chairs[seat].turn
        move = int(projection.imagined(state, seat).moves(seat)[0])
        human = state.chairs[seat].kind == "person"
        made = commands.Move(ann, turn, move) if human else commands.BotMove(seat, turn, move)
        state = submit(state, made)
    for viewer in (0, SPECTATOR):
        assert msgspec.json.encode(projection.position(state, viewer, True))
        lines = [projection.told(state, shown, viewer, 1) for shown in state.shown]
        assert messages.write_answer(messages.Event(1, lines[-1]))
    print(game_id, state.status, state.playing.record.scores)
"""
ONLY_THESE = """
for name in sorted(sys.modules):
    assert name.partition(".")[0] in ALLOWED, name
"""


def check_games(printed: str) -> None:
    games = [line.split()[:2] for line in printed.splitlines()]
    assert games == [[game_id, "finished"] for game_id in IDS]


@pytest.mark.slow
def test_whole_games_are_played_with_everything_but_msgspec_blocked() -> None:
    source = os.environ.get("PYTHONPATH", str(ROOT / "src"))
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED + WHOLE_GAMES + ONLY_THESE],
        env={**os.environ, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    check_games(done.stdout)


@pytest.mark.slow
def test_whole_games_are_played_in_pyodide(tmp_path: Path) -> None:
    program = tmp_path / "games.py"
    program.write_text(WHOLE_GAMES, encoding="utf-8")
    check_games(pyodide.run(program))
