"""Read and write files of records, with errors as sentences."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bandstand.games import registry
from bandstand.kernel.errors import BandstandError, RecordError
from bandstand.kernel.record import Record, from_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import TextIO

    from bandstand.kernel.game import Game

STANDARD = "-"


def name_of(path: str) -> str:
    """The name of the file in errors."""
    return "standard input" if path == STANDARD else path


def read_lines(path: str) -> list[tuple[int, str]]:
    """The lines that are not blank, with their numbers."""
    try:
        data = sys.stdin.buffer.read() if path == STANDARD else Path(path).read_bytes()
        text = data.decode()
    except UnicodeDecodeError:
        raise RecordError(f"{name_of(path)} is not a file of records: it is not text.") from None
    except (OSError, ValueError) as error:
        raise BandstandError(f"Cannot read {name_of(path)}: {_cause(error)}.") from None
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise RecordError(f"{name_of(path)} contains no records.")
    return lines


def read_record(line: str) -> tuple[Game[Any], Record]:
    """The record on a line, and its game."""
    record = from_json(line)
    return registry.find(record.game), record


@contextmanager
def reading_game(path: str, number: int) -> Iterator[tuple[Game[Any], Record]]:
    """One game of a file, counted from 1; errors within name the file and the line."""
    lines = read_lines(path)
    if not 1 <= number <= len(lines):
        games = "1 game" if len(lines) == 1 else f"{len(lines)} games"
        raise BandstandError(f"{name_of(path)} contains {games}, so there is no game {number}.")
    line_number, line = lines[number - 1]
    with located(path, line_number):
        yield read_record(line)


@contextmanager
def located(path: str, line_number: int) -> Iterator[None]:
    """Add the file and the line to errors raised within."""
    try:
        yield
    except BandstandError as error:
        raise RecordError(f"{name_of(path)} line {line_number}: {error}") from error


def write_all(folder: Path, texts: Mapping[str, str]) -> None:
    """Write texts into files of a folder, by their names."""
    for name, text in texts.items():
        with writing(str(folder / name)) as file:
            file.write(text)


@contextmanager
def writing(path: str) -> Iterator[TextIO]:
    """Open a text file for writing; failures are BandstandErrors."""
    try:
        if path == STANDARD:
            yield sys.stdout
        else:
            with Path(path).open("w", encoding="utf-8") as file:
                yield file
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        raise BandstandError(f"Cannot write {path}: {_cause(error)}.") from None


def must_take(path: str) -> None:
    """Fail early if the file cannot be written, before long work."""
    if path != STANDARD:
        try:
            Path(path).open("a", encoding="utf-8").close()
        except (OSError, ValueError) as error:
            raise BandstandError(f"Cannot write {path}: {_cause(error)}.") from None


def _cause(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def folder(name: str) -> Path:
    """A folder for what will be written, created before the work begins."""
    path = Path(name)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BandstandError(f"Cannot write to {name}: {error.strerror or error}.") from None
    return path
