"""The data folder: one file for each unfinished game, and one file of finished games.

A save is written to a temporary file, synced and renamed over the old one, so that a complete save
exists at every moment.
"""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from bandstand.games import registry
from bandstand.kernel.errors import BandstandError, RecordError
from bandstand.kernel.levels import LEVELS
from bandstand.kernel.record import from_json
from bandstand.kernel.referee import Match, replay
from bandstand.text import explain_in_english

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bandstand.bots.own import Bot

FORMAT = 1
PERSON = "person"
_SAVED = ".json"
_DAMAGED = ".damaged"


@dataclass
class Sitting:
    """A match, the person's seat, the bot of each seat (the person's is not used)."""

    match: Match
    person: int
    bots: list[Bot]
    path: Path
    found_over: bool = False  # saved with its last move, then interrupted


def folder() -> Path:
    """Where this user's games are kept: BANDSTAND_DATA, or the system's usual place."""
    named = os.environ.get("BANDSTAND_DATA")
    if named:
        return Path(named)
    from platformdirs import user_data_dir

    return Path(user_data_dir("bandstand", appauthor=False))


def finished_games() -> Path:
    """The file of finished games, one record per line."""
    return folder() / "games.jsonl"


def new_path(game_id: str) -> Path:
    """A file for a new game; names sort by age."""
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    return folder() / "unfinished" / f"{game_id}-{now}-{token_hex(2)}{_SAVED}"


def unfinished(game_id: str | None) -> list[Path]:
    """The saved games of a title, or of all, the latest first."""
    saves = list((folder() / "unfinished").glob(f"*{_SAVED}"))
    if game_id is not None:
        saves = [path for path in saves if path.name.rsplit("-", 2)[0] == game_id]
    return sorted(saves, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def save(sitting: Sitting) -> None:
    """Save the game; a failure is a BandstandError."""
    seats = [PERSON if seat == sitting.person else bot for seat, bot in enumerate(sitting.bots)]
    record = sitting.match.record.to_data()
    text = json.dumps({"format": FORMAT, "seats": seats, "record": record}, ensure_ascii=False)
    with _disk(f"The game cannot be saved in {sitting.path.parent}"):
        sitting.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = sitting.path.with_suffix(".new")
        _write_through(fresh, "w", text + "\n")
        fresh.replace(sitting.path)


def load(path: Path) -> Sitting:
    """The game as it was saved; RecordError says what is wrong with the file."""
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise RecordError(f"It cannot be read: {error}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or "record" not in data:
        raise RecordError("It is not a saved game of this version.")
    record = from_json(json.dumps(data["record"]))
    game = registry.find(record.game)
    *_, (match, _) = replay(game, record, explain_in_english)
    person, bots = _read_seats(data.get("seats"), record.players)
    return Sitting(match, person, bots, path, match.state.over())


def _read_seats(seats: object, players: int) -> tuple[int, list[Bot]]:
    if not isinstance(seats, list) or len(seats) != players or seats.count(PERSON) != 1:
        raise RecordError("Its seats are missing or invalid.")
    person = seats.index(PERSON)
    bots = [0 if seat == person else bot for seat, bot in enumerate(seats)]
    if not all(isinstance(bot, str) or (type(bot) is int and bot in LEVELS) for bot in bots):
        raise RecordError("It names a level that does not exist.")
    return person, bots


def put_aside(path: Path) -> Path:
    """Rename a damaged save, so that it is kept but ignored."""
    kept = path.with_suffix(_DAMAGED)
    with _disk(f"{path} cannot be renamed"):
        path.replace(kept)
    return kept


def discard(path: Path) -> None:
    """Delete a save."""
    with _disk(f"{path} cannot be deleted"):
        path.unlink(missing_ok=True)


def finish(sitting: Sitting) -> int:
    """Move a finished game to the file of finished ones; returns its number there."""
    line = sitting.match.record.to_json()
    file = finished_games()
    with _disk(f"The finished game cannot be written to {file}"):
        lines = file.read_text(encoding="utf-8").split("\n") if file.exists() else []
        games = [old for old in lines if old.strip()]
        # After an interruption between the two steps the record is there already.
        if not sitting.found_over or line not in games:
            torn = bool(lines and lines[-1])
            _write_through(file, "a", ("\n" if torn else "") + line + "\n")
            games.append(line)
        sitting.path.unlink(missing_ok=True)
    return len(games) - games[::-1].index(line)


def _write_through(path: Path, mode: str, text: str) -> None:
    with path.open(mode, encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def _disk(trouble: str) -> Iterator[None]:
    """Turn errors of the disk into a sentence."""
    try:
        yield
    except (OSError, UnicodeError) as error:
        cause = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BandstandError(f"{trouble}: {cause}.") from None
