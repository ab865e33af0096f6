"""The shape of tables and server: small classes, and the walk of one move as it is described."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "bandstand"
MOST_PUBLIC_METHODS = 20
MOST_FILES_OF_THE_WALK = 14
MOST_LINES_OF_THE_ACTOR = 200
FILES = sorted(path for name in ("tables", "server") for path in (SOURCES / name).rglob("*.py"))


def public_methods(node: ast.ClassDef) -> list[str]:
    methods = [
        one.name for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return [name for name in methods if not name.startswith("_")]


def walk_of_a_move() -> list[str]:
    """The files of the walk in docs/architecture.md, each once, in order."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition("## The walk of one move\n")[2].partition("\n## ")[0]
    return list(dict.fromkeys(re.findall(r"`([\w./]+\.(?:py|ts))[`:]", section)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_class_has_too_many_public_methods(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            found = public_methods(node)
            assert len(found) <= MOST_PUBLIC_METHODS, f"{node.name}: {', '.join(found)}"


def test_the_actor_of_a_table_is_read_at_once() -> None:
    text = (SOURCES / "server" / "live" / "actor.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) < MOST_LINES_OF_THE_ACTOR


def test_the_walk_of_a_move_is_short_and_goes_through_files_that_exist() -> None:
    walk = walk_of_a_move()
    assert "server/live/actor.py" in walk
    assert len(walk) <= MOST_FILES_OF_THE_WALK, walk
    for name in walk:
        if name == "legal.py":
            assert (SOURCES / "games" / "a_chord" / name).is_file()
        else:
            assert (ROOT / name if name.startswith("web/") else SOURCES / name).is_file(), name
