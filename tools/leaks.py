"""Check many messages of random tables for what their receivers must not know.

    make leaks                                     # a million messages, or a quarter of an hour
    make leaks LEAKS="--messages 20000"

People and bots do anything at tables of all titles. Every message that a seat would be sent is made
a second time from a world which that seat imagines: if the two differ, something hidden shows.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from bandstand.games.registry import IDS
from bandstand.kernel.dice import seeded
from bandstand.tables import messages, projection, visibility
from bandstand.tables.state import TableState
from support.table_games import PureTable, lay, random_command

COMMANDS = 200  # at one table


def event(state: TableState, shown: visibility.Shown, viewer: int, number: int) -> bytes:
    """The message that tells a viewer of a line."""
    return messages.write_answer(
        messages.Event(
            number,
            projection.told(state, shown, viewer, number),
            projection.table_info(state),
            projection.position(state, viewer, reasons=True),
        )
    )


def check_table(game_id: str, seed: int) -> int:
    """Play one table at random; returns how many messages were checked."""
    dice, table, checked = Random(seed), PureTable(), 0
    lay(table, game_id, dice)
    secret = table.state.created.secret.encode()
    for number in range(COMMANDS):
        before, state = table.state, table.state
        if table.submit(random_command(before, dice)):
            state = table.state
        if state.status != "playing" or state is before:
            continue
        for viewer in range(len(state.chairs)):
            known = before.counts[viewer]
            for told, shown in visibility.lines_after(state, viewer, known):
                real = event(state, shown, viewer, told)
                world = state.copy()
                world.playing.state = state.playing.state.imagine(viewer, seeded(number))
                if real != event(world, shown, viewer, told) or secret in real:
                    raise SystemExit(f"A leak to seat {viewer}: {game_id}, seed {seed}\n{real!r}")
                checked += 1
    return checked


def main() -> None:
    """Check this many messages, and print how many of which game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    counts: Counter[str] = Counter()
    began, seed = time.monotonic(), chosen.seed
    while counts.total() < chosen.messages and time.monotonic() - began < chosen.minutes * 60:
        game_id = IDS[seed % len(IDS)]
        counts[game_id] += check_table(game_id, seed)
        seed += 1
    seconds = time.monotonic() - began
    print(f"{counts.total()} messages of {seed - chosen.seed} tables in {seconds:.0f} s: no leak")
    print(", ".join(f"{game_id} {count}" for game_id, count in counts.items()))


if __name__ == "__main__":
    main()
