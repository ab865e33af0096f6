"""What a disk holds when the power fails: only what was synced, and any part of the rest.

A small library (power_cut.c) is preloaded into a process and writes down, in order, all it does to
the files of a folder. From that journal the disk after a power cut at any moment can be worked out,
as often and at as many moments as one likes, without killing anything.

The model is a strict one: bytes are sure once a sync of their file that began after they were
written has returned, and a name once a sync of the folder has. Of everything else any part may be
on the disk or not, sector by sector.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

SECTOR = 512
_SOURCE = Path(__file__).parent / "power_cut.c"

Survives = Callable[[], bool]  # asked for every sector and name that was not synced


@dataclass
class Operation:
    """Something a process did to a file."""

    kind: str
    at: float
    offset: int
    data: bytes
    path: str


@dataclass
class File:
    """A file: what is sure to be on the disk, and what was done to it since."""

    sure: bytearray = field(default_factory=bytearray)
    since: list[Operation] = field(default_factory=list)
    syncing: int = 0  # how much of it a sync that has begun will make sure


def preload(folder: Path) -> str:
    """Compile the library; returns its path."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or os.uname().sysname != "Linux":
        pytest.skip("a simulated power cut needs Linux and a C compiler")
    library = folder / "power_cut.so"
    command = [compiler, "-O1", "-Wall", "-Werror", "-shared", "-fPIC", str(_SOURCE)]
    subprocess.run([*command, "-o", str(library), "-ldl", "-lpthread"], check=True)
    return str(library)


def environment(library: str, watched: Path, journal: Path) -> dict[str, str]:
    """What a process needs in its environment to be watched."""
    return {
        "LD_PRELOAD": library,
        "POWER_CUT_FOLDER": str(watched),
        "POWER_CUT_JOURNAL": str(journal),
    }


def read_journal(journal: Path) -> list[Operation]:
    """Everything that was done, in order."""
    text = journal.read_bytes()
    operations, place = [], 0
    while place < len(text):
        end = text.index(b"\n", place)
        kind, at, offset, length, path = text[place:end].decode().split(" ", 4)
        place = end + 1
        size = int(length)
        data = text[place : place + size]
        place += size
        operations.append(Operation(kind, float(at), int(offset), data, path))
    return operations


class Disk:
    """The disk of a folder, operation by operation."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self._names: dict[str, File] = {}
        self._sure_names: dict[str, File] = {}
        self._syncing_names: dict[str, File] = {}

    def take(self, operation: Operation) -> None:
        """One more operation was done."""
        path = operation.path
        if path == self._folder:
            self._sync_names(operation.kind)
        elif operation.kind == "C":
            self._names[path] = File()
        elif operation.kind == "U":
            del self._names[path]
        elif path in self._names:
            self._change(self._names[path], operation)

    def _sync_names(self, kind: str) -> None:
        if kind == "B":
            self._syncing_names = dict(self._names)
        elif kind == "E":
            self._sure_names = self._syncing_names

    def _change(self, file: File, operation: Operation) -> None:
        if operation.kind == "B":
            file.syncing = len(file.since)
        elif operation.kind == "E":
            for done in file.since[: file.syncing]:
                _apply(file.sure, done, lambda: True)
            del file.since[: file.syncing]
            file.syncing = 0
        else:
            file.since.append(operation)

    def after_power_cut(self, survives: Survives) -> Iterator[tuple[str, bytes]]:
        """The names and contents that a power cut now would leave."""
        for path in sorted(self._names.keys() | self._sure_names.keys()):
            now, sure = self._names.get(path), self._sure_names.get(path)
            file = now if now is sure or survives() else sure
            if file is not None:
                content = bytearray(file.sure)
                for operation in file.since:
                    _apply(content, operation, survives)
                yield path, bytes(content)


def _apply(content: bytearray, operation: Operation, survives: Survives) -> None:
    if operation.kind == "T":
        if survives():
            _resize(content, operation.offset)
        return
    for start in range(0, len(operation.data), SECTOR):
        if survives():
            part = operation.data[start : start + SECTOR]
            place = operation.offset + start
            if len(content) < place:
                _resize(content, place)
            content[place : place + len(part)] = part


def _resize(content: bytearray, size: int) -> None:
    del content[size:]
    content.extend(bytes(size - len(content)))


def put_back(files: Iterator[tuple[str, bytes]], folder: Path) -> None:
    """Write what a power cut left into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path, content in files:
        if not path.endswith("-shm"):  # shared memory; SQLite recreates it
            (folder / Path(path).name).write_bytes(content)


def nothing() -> bool:
    """Of what was not synced nothing is on the disk."""
    return False


def everything() -> bool:
    """Everything is: the process was killed, the machine lives on."""
    return True


def half(seed: int) -> Survives:
    """Of what was not synced any half is on the disk."""
    dice = random.Random(seed)
    return lambda: dice.random() < 0.5
