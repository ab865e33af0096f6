"""Files that only their owner may read: the database holds the key that signs cookies."""

from __future__ import annotations

import logging
import os
from pathlib import Path

_PRIVATE = 0o600
_PRIVATE_FOLDER = 0o700
_OTHERS = 0o077  # the permission bits of everybody but the owner
_log = logging.getLogger(__name__)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it that are missing, for their owner alone."""
    missing = []
    while not folder.exists():
        missing.append(folder)
        folder = folder.parent
    for one in reversed(missing):
        one.mkdir(mode=_PRIVATE_FOLDER, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file for its owner alone; one that exists loses everybody else's permissions.

    A file that exists is not opened: closing it again would end the locks that SQLite may hold on
    it in this process.
    """
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _PRIVATE))
    except FileExistsError:
        tighten(path)


def tighten(path: Path) -> None:
    """Take everybody else's permissions from a file, if there is one and it is ours to change."""
    try:
        mode = path.stat().st_mode & 0o777
        if mode & _OTHERS:
            path.chmod(mode & ~_OTHERS)
    except FileNotFoundError:
        pass
    except OSError as error:
        _log.warning("%s stays readable for others: %s", path, error.strerror)
