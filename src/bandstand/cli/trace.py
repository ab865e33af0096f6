"""``bandstand trace``: a game step by step, everything open, for tools that know no rules."""

from __future__ import annotations

import json
import sys

from bandstand.cli import files
from bandstand.cli.arguments import GameNumber, RecordFile


def command(record: RecordFile, game_number: GameNumber = 1) -> None:
    """Print each step of a recorded game as a line of JSON."""
    from bandstand.text.trace import trace

    with files.reading_game(record, game_number) as (game, read):
        for step in trace(game, read):
            sys.stdout.write(json.dumps(step, ensure_ascii=False) + "\n")
