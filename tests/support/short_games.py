"""The shortest whole game of each title, with a browser at the table."""

from __future__ import annotations

from typing import Any

import pytest

from support.browser import Person

# The shortest whole game of each title.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "a-chord": (4, {}),
    "six-forces": (4, {}),
    "rythm-n-play": (6, {}),
    "re-chord": (5, {}),
    "fiddlefoo": (4, {"rounds": 1}),
}
every_game = pytest.mark.parametrize("game", GAMES)


def sit_down(person: Person, game: str) -> None:
    """A table against bots, dealt, and this browser at it."""
    players, options = GAMES[game]
    guest = person.house.guest("Mika")
    bots: list[dict[str, Any]] = [{"kind": "bot", "level": 1}] * (players - 1)
    table = guest.lay(game, [{"kind": "open"}, *bots], options=options, public=False)
    guest.post(f"/api/tables/{table}/start")
    person.be(guest)
    person.visit(f"/table/{table}")
    person.page.wait_for_selector(".shell")
