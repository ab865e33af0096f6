"""A disk with little room for a test: a small tmpfs, or a limit on the size of files."""

from __future__ import annotations

import errno
import itertools
import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

_BLOCK = bytes(4096)


class SmallDisk(Protocol):
    """A folder whose disk can be filled and emptied."""

    folder: Path

    def fill(self, process_id: int) -> None: ...

    def free(self, process_id: int) -> None: ...


@dataclass
class Tmpfs:
    """A separate small disk, filled by a file."""

    folder: Path

    def fill(self, process_id: int) -> None:
        with (
            (self.folder / "filler").open("ab", buffering=0) as filler,
            pytest.raises(OSError, match=os.strerror(errno.ENOSPC)),
        ):
            filler.writelines(itertools.repeat(_BLOCK))

    def free(self, process_id: int) -> None:
        (self.folder / "filler").unlink()


@dataclass
class FileLimit:
    """Where nothing may be mounted: no file of the server may grow any more."""

    folder: Path

    def fill(self, process_id: int) -> None:
        largest = max(path.stat().st_size for path in self.folder.iterdir())
        _, most = resource.prlimit(process_id, resource.RLIMIT_FSIZE)
        resource.prlimit(process_id, resource.RLIMIT_FSIZE, (largest, most))

    def free(self, process_id: int) -> None:
        _, most = resource.prlimit(process_id, resource.RLIMIT_FSIZE)
        resource.prlimit(process_id, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[SmallDisk]:
    """The best small disk that may be had here."""
    folder.mkdir()
    mounted = _mount(folder, megabytes)
    if not mounted and not hasattr(resource, "prlimit"):
        pytest.skip("a full disk needs the right to mount a tmpfs, or prlimit (Linux)")
    try:
        yield Tmpfs(folder) if mounted else FileLimit(folder)
    finally:
        if mounted:
            with suppress(OSError):
                subprocess.run(["umount", "--lazy", str(folder)], check=False)


def _mount(folder: Path, megabytes: int) -> bool:
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    try:
        return subprocess.run(command, check=False, capture_output=True).returncode == 0
    except OSError:
        return False
