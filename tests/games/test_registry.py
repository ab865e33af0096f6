"""A game is imported when somebody asks for it, and no other with it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bandstand.games import registry
from bandstand.kernel.errors import BandstandError

REPORT = """
import sys
from bandstand.games import registry
{ask}
for game_id in registry.IDS:
    if "bandstand.games." + game_id.replace("-", "_") in sys.modules:
        print(game_id)
"""


@pytest.mark.parametrize(
    ("ask", "imported"),
    [
        ("list(registry.GAMES), 'kazoo' in registry.GAMES, len(registry.GAMES)", []),
        ("registry.find('six-forces')", ["six-forces"]),
        ("list(registry.GAMES.values())", list(registry.IDS)),
    ],
)
def test_only_what_is_asked_for_is_imported(ask: str, imported: list[str]) -> None:
    outcome = subprocess.run(
        [sys.executable, "-c", REPORT.format(ask=ask)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert outcome.stdout.split() == imported


def test_every_id_is_that_of_its_game() -> None:
    assert [game.meta.id for game in registry.GAMES.values()] == list(registry.IDS)


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(BandstandError, match=r"no game 'kazoo'.*a-chord.*fiddlefoo"):
        registry.find("kazoo")
