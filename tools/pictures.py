"""Take the pictures for docs/browser.md: the start page and every board, on a phone and a desk."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from bandstand.games.registry import GAMES  # noqa: E402
from support.browser import DESK, PHONE, open_browser, visitor  # noqa: E402
from support.server_harness import Guest, running  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZES = {"phone": PHONE, "desk": DESK}
PLAYERS = 4
MOVES = 6


def main() -> None:
    """A few moves into a game of each title, then a picture in each size."""
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"{folder}/house.db") as server,
        open_browser() as browser,
    ):
        paths = {"start": "/"}
        guest = server.guest("Mika")
        paths |= {game: f"/table/{begin(guest, game)}" for game in GAMES}
        for name, size in SIZES.items():
            with visitor(browser, server, size, theme="dark") as person:
                person.be(guest)
                for what, path in paths.items():
                    person.visit(path)
                    person.page.wait_for_selector("article, .shell")
                    person.page.wait_for_timeout(800)
                    person.page.screenshot(path=PICTURES / f"{what}-{name}.png")


def begin(guest: Guest, game: str) -> str:
    """A table a few moves into its game."""
    bots: list[dict[str, Any]] = [{"kind": "bot", "level": 2}] * (PLAYERS - 1)
    table = guest.lay(game, [{"kind": "open"}, *bots], public=False)
    guest.post(f"/api/tables/{table}/start")
    seat = guest.sit(table)
    dice = random.Random(5)
    for _ in range(MOVES):
        while not seat.may_move:
            seat.receive()
        seat.move(dice.randrange(100))
    seat.close()
    return table


if __name__ == "__main__":
    main()
