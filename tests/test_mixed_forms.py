"""A plain server with compiled bots: both forms understand each other's questions and answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bandstand.games.registry import GAMES
from bandstand.kernel import build
from test_parity import COMPILED, PLAIN


@pytest.mark.slow
def test_a_plain_server_asks_compiled_bots() -> None:
    if not build.look().compiled:
        pytest.skip("the compiled half of make test has the copy")
    script = str(Path(__file__).parent / "support" / "mixed_forms.py")
    done = subprocess.run(
        [sys.executable, script, str(COMPILED)],
        env={**os.environ, "PYTHONPATH": str(PLAIN)},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout)
    assert told["server"] == "plain"
    assert told["changed"]
    assert told["after"] == told["before"]
    assert set(told["after"]) == set(GAMES)
    assert all(told["hints"].values())
    assert told["judged"]
