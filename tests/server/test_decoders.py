"""Decoders are made at import: two threads that make one at the same instant crash the process."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bandstand.server
import bandstand.tables

PACKAGES = (bandstand.server, bandstand.tables)
SOURCES = sorted(
    file for package in PACKAGES for file in Path(str(package.__file__)).parent.rglob("*.py")
)


def makes_a_decoder(node: ast.AST) -> bool:
    """``msgspec.json.decode(..., type=T)``, ``msgspec.convert(...)`` or ``...Decoder(T)``."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    if node.func.attr in ("Decoder", "convert"):
        return True
    return node.func.attr == "decode" and any(word.arg == "type" for word in node.keywords)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_no_function_makes_a_decoder(source: Path) -> None:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    functions = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    ]
    made = [
        node.lineno
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.expr) and makes_a_decoder(node)
    ]
    assert made == []


def test_what_is_looked_for_is_found() -> None:
    for text in ("msgspec.json.decode(body, type=T)", "msgspec.json.Decoder(T)"):
        assert makes_a_decoder(ast.parse(text, mode="eval").body)
    assert not makes_a_decoder(ast.parse("decoder.decode(body)", mode="eval").body)
