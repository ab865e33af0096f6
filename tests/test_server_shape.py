"""The shape of tables and server: small files, small classes, a short walk."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bandstand"
FILES = sorted(
    file
    for name in ("tables", "server")
    for file in (PACKAGE / name).rglob("*.py")
    if "migrations" not in file.parts
)
MOST_LINES, FEWEST_LINES = 500, 25
MOST_METHODS = 20
MOST_STOPS = 14
ACTOR_LINES = 200


def length(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_file_does_one_job(file: Path) -> None:
    assert length(file) <= MOST_LINES
    if file.name != "__init__.py":
        assert length(file) >= FEWEST_LINES
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            functions = (ast.FunctionDef, ast.AsyncFunctionDef)
            methods = [one.name for one in node.body if isinstance(one, functions)]
            public = [name for name in methods if not name.startswith("_")]
            assert len(public) <= MOST_METHODS, node.name


def test_the_actor_is_short() -> None:
    assert length(PACKAGE / "server" / "live" / "actor.py") < ACTOR_LINES


def test_the_walk_of_a_move_is_short_and_true() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = page.partition("## The walk of one move")[2].partition("\n## ")[0]
    stops = set(re.findall(r"`([\w/.-]+\.(?:py|ts))`", walk))
    assert 10 <= len(stops) <= MOST_STOPS
    for stop in stops - {"legal.py"}:  # one in every game's folder
        place = ROOT if stop.startswith("web/") else PACKAGE
        assert (place / stop).is_file(), stop
