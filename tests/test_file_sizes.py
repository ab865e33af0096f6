"""No source file is too long to read at once, and none is a fragment of another."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE, WEB = "src/bandstand", "web/src"
LONGEST, SHORTEST = 500, 25
# Written by tools, not by people.
GENERATED = ("web/src/generated", "src/bandstand/web/pages")
# Names of files that may be short, with the reason.
SHORT_NAMES = {
    "__init__.py": "a package's public names and no more",
    "__main__.py": "the entry point of `python -m`",
    "main.ts": "the entry point of the pages",
    "index.ts": "a folder's public names, as `__init__.py` is in Python",
    "places.ts": "one of the files that every board has; trick games share most of theirs",
}
# Folders and files that may be short, with the reason.
SHORT_PATHS = {
    "src/bandstand/server/store/migrations": "a schema migration is frozen, as short as its change",
    "web/src/lib/protocol.ts": "the hand-written names beside the generated ones",
}
# A test is named after what it tests, and as short as that allows.
SHORT_ENDING = ".test.ts"


def is_below(path: Path, folders: tuple[str, ...]) -> bool:
    return any(path.is_relative_to(ROOT / folder) for folder in folders)


def sizes(*folders: str) -> dict[Path, int]:
    return {
        path: len(path.read_text(encoding="utf-8").splitlines())
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in (".py", ".ts", ".svelte") and not is_below(path, GENERATED)
    }


def may_be_short(path: Path) -> bool:
    return (
        path.name in SHORT_NAMES
        or path.name.endswith(SHORT_ENDING)
        or is_below(path, tuple(SHORT_PATHS))
    )


def named(files: dict[Path, int]) -> dict[str, int]:
    return {str(path.relative_to(ROOT)): lines for path, lines in files.items()}


@pytest.mark.parametrize("folder", [PACKAGE, WEB, "tests", "tools"])
def test_no_file_is_too_long(folder: str) -> None:
    found = sizes(folder)
    assert len(found) > 20
    assert named({path: lines for path, lines in found.items() if lines > LONGEST}) == {}


@pytest.mark.parametrize("folder", [PACKAGE, WEB, "tools"])
def test_no_file_is_a_fragment(folder: str) -> None:
    short = {path: lines for path, lines in sizes(folder).items() if lines < SHORTEST}
    assert named({path: lines for path, lines in short.items() if not may_be_short(path)}) == {}


def test_every_exception_is_needed() -> None:
    short = [path for path, lines in sizes(PACKAGE, WEB).items() if lines < SHORTEST]
    assert {path.name for path in short} >= SHORT_NAMES.keys()
    for exception in SHORT_PATHS:
        assert any(is_below(path, (exception,)) for path in short), exception
