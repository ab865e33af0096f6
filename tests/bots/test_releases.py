"""Objects without a garbage collector's header are released safely, however deeply nested.

Compiled, nodes 26 deep and tracebacks of 47 frames overwrote memory; a separate process shows it.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

_TREES = """
from bandstand.bots.tree import Node

alive = []
for width in [1] * 200 + [200] * 10:
    top = node = Node(0, 0)
    for depth in range(200):
        for move in range(1, width):
            node.child(move, 0)
        node = node.child(0, 1)
        alive.append(Node(depth, 0))
    del top, node
assert [node.move for node in alive] == list(range(200)) * 210
"""

_TRACEBACKS = """
from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded


def fail(state, frames):
    mine = [state.clone() for _ in range(3)]
    if frames == 0:
        raise ValueError
    fail(state, frames - 1)


for game in GAMES.values():
    players = max(game.meta.players)
    state = game.new(players, game.settle(players, {}), seeded(1))
    alive = []
    for frames in range(30, 130):
        try:
            fail(state, frames)
        except ValueError:
            pass
        alive.append([state.clone() for _ in range(5)])
    assert all(copy.packed() == state.packed() for copies in alive for copy in copies)
"""


@pytest.mark.compiled_suffices
@pytest.mark.parametrize("program", [_TREES, _TRACEBACKS], ids=["trees", "tracebacks"])
def test_nested_releases_leave_memory_alone(program: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr or f"ended by signal {-done.returncode}"
