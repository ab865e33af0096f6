"""Measure the sounds of games as a listener hears them: peak, loudness, spectrum, timing.

A stored game goes on at a table that a browser shows; what the page plays is rendered offline and
written to a WAV file for each game. Exits with 1 if a game is louder, quieter or later than it
should be.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from bandstand.games.registry import GAMES  # noqa: E402
from support.browser import open_browser  # noqa: E402
from support.listening import Heard, bands, listen, loudness, true_peak  # noqa: E402
from support.server_harness import running  # noqa: E402

PEAK = -1.0  # dBFS
QUIETEST, LOUDEST = -20.0, -14.0  # LUFS
LATEST = 0.05  # seconds from a landing to the notes that belong to it


def main() -> None:
    """Listen to the games asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--seconds", type=int, default=600, help="stop a game that lasts longer")
    parser.add_argument("--speed", default="normal", choices=("slow", "normal", "fast"))
    parser.add_argument(
        "--volume", type=float, default=None, help="0 to 1; the page's own if not given"
    )
    parser.add_argument("--out", type=Path, default=ROOT / ".cache" / "sounds")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    settings: dict[str, Any] = {"speed": options.speed}
    if options.volume is not None:
        settings["volume"] = options.volume
    good = True
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"{folder}/house.db") as server,
        open_browser() as browser,
    ):
        for game in options.games:
            played = listen(browser, server, game, options.seconds, **settings)
            played.write(options.out / f"{game}.wav")
            good = report(game, played) and good
    sys.exit(0 if good else 1)


def report(game: str, played: Heard) -> bool:
    """Print what was measured; whether it is as it should be."""
    peak, loud = true_peak(played.samples), loudness(played.samples)
    latest = max(played.delays(), default=0.0)
    low, middle, high = (f"{share:.0%}" for share in bands(played.samples))
    print(
        f"{game:13} {played.seconds:4.0f} s, {len(played.asked):4} notes: peak {peak:.1f} dBFS, "
        f"{loud:.1f} LUFS, {low} below 200 Hz, {middle} to 2 kHz, {high} above, "
        f"each note within {1000 * latest:.0f} ms of what it belongs to",
        flush=True,
    )
    return peak < PEAK and QUIETEST <= loud <= LOUDEST and latest <= LATEST


if __name__ == "__main__":
    main()
