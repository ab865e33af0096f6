"""Record the moving picture of the README, docs/pictures/play.webp: ``make animation``.

Somebody plays the first tricks of a game against bots in a real browser; a card leaves the hand,
the trick fills, the best chord takes it. Frames are what Chromium drew, shown for as long as they
were on the screen; those that look like the one before only make it last longer.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from base64 import b64decode
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from support.browser import open_browser, visitor  # noqa: E402
from support.server_harness import Guest, running  # noqa: E402

PICTURE = ROOT / "docs" / "pictures" / "play.webp"
GAME = "a-chord"
WINDOW = {"width": 640, "height": 560}
WIDTH = 560
THINKING = 1200  # milliseconds before a card is played
SECONDS = 14.0
LARGEST = 600_000
_LONGEST_FRAME = 1.5  # a pause of a busy machine is not part of the game
_SHORTEST_FRAME = 0.08
_SAME = 12  # a difference of colour that nobody sees

Frames = list[tuple[Image.Image, float]]


def main() -> None:
    """Play, record, write."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"{folder}/house.db") as server,
        open_browser() as browser,
        visitor(browser, server, WINDOW, theme="dark", speed="normal") as person,
    ):
        guest = server.guest("Mika")
        person.be(guest)
        person.page.emulate_media(reduced_motion="no-preference")
        person.visit(f"/table/{begin(guest)}")
        person.page.wait_for_selector(".hand [aria-disabled='false']")
        frames = record(person.page)
    write(frames)
    size = PICTURE.stat().st_size
    seconds = sum(duration for _, duration in frames)
    print(f"{PICTURE.relative_to(ROOT)}: {len(frames)} frames, {seconds:.0f} s, {size // 1000} kB")
    if size > LARGEST:
        sys.exit(f"It is larger than {LARGEST // 1000} kB.")


def begin(guest: Guest) -> str:
    """A table that has just been dealt."""
    bots: list[dict[str, Any]] = [{"kind": "bot", "level": 2}] * 2
    table = guest.lay(GAME, [{"kind": "open"}, *bots], public=False)
    guest.post(f"/api/tables/{table}/start")
    guest.sit(table).close()
    return table


def record(page: Any) -> Frames:
    """What Chromium draws while somebody plays the first card that may be played."""
    drawn: list[tuple[float, bytes]] = []
    session = page.context.new_cdp_session(page)

    def keep(event: dict[str, Any]) -> None:
        drawn.append((event["metadata"]["timestamp"], b64decode(event["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png"})
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        page.wait_for_timeout(THINKING)
        card = page.query_selector(".hand [aria-disabled='false']")
        if card:
            card.click(force=True)
    session.send("Page.stopScreencast")
    session.detach()
    return frames_of(drawn)


def frames_of(drawn: list[tuple[float, bytes]]) -> Frames:
    """The pictures in the size of the README, each with the time until the next that differs."""
    frames: Frames = []
    shown, since = small(drawn[0][1]), drawn[0][0]
    for when, data in drawn[1:]:
        if when < since + _SHORTEST_FRAME:
            continue
        seen = small(data)
        if differs(shown, seen):
            frames.append((shown, min(when - since, _LONGEST_FRAME)))
            shown, since = seen, when
    return [*frames, (shown, _LONGEST_FRAME)]


def small(data: bytes) -> Image.Image:
    """A picture of the page in the size of the README."""
    whole = Image.open(io.BytesIO(data)).convert("RGB")
    return whole.resize((WIDTH, whole.height * WIDTH // whole.width), Image.Resampling.LANCZOS)


def differs(one: Image.Image, other: Image.Image) -> bool:
    """Whether somebody would see a difference."""
    changed = ImageChops.difference(one, other).convert("L").getextrema()
    return float(changed[1]) > _SAME  # type: ignore[arg-type]


def write(frames: Frames) -> None:
    """One animated WebP, which repeats."""
    first, *others = [frame for frame, _ in frames]
    durations = [round(1000 * duration) for _, duration in frames]
    first.save(
        PICTURE,
        save_all=True,
        append_images=others,
        duration=durations,
        loop=0,
        quality=60,
        method=4,
        minimize_size=True,
    )


if __name__ == "__main__":
    main()
