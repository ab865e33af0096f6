"""Small changes of a program, one at a time: what a slip of the hand could have written instead.

A change replaces the characters of one operator, condition or number; the rest of the text stays as
it is, comments included.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
CALCULATED: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "+",
    ast.BitAnd: "|",
    ast.BitOr: "&",
}
_LONGEST = 60


class Mutant(NamedTuple):
    """A program with one change."""

    line: int
    change: str
    text: str


class Edit(NamedTuple):
    """What one change writes in place of a node."""

    node: ast.expr
    text: str


def mutants(source: str) -> list[Mutant]:
    """Every change of a program, in the order of its lines."""
    tree = ast.parse(source)
    encoded = source.encode()
    found = []
    for edit in sorted(edits(tree, source), key=lambda one: (one.node.lineno, one.node.col_offset)):
        begin, end = span(source, edit.node)
        changed = b"".join([encoded[:begin], edit.text.encode(), encoded[end:]]).decode()
        before = shown(encoded[begin:end].decode())
        found.append(Mutant(edit.node.lineno, f"{before} -> {shown(edit.text)}", changed))
    return found


@cache  # asked for every piece of a program
def line_starts(source: str) -> list[int]:
    """Where each line begins, in bytes, as the columns of a syntax tree count."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def span(source: str, node: ast.expr) -> tuple[int, int]:
    """Where a node begins and ends, in bytes."""
    starts = line_starts(source)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    begin = starts[node.lineno - 1] + node.col_offset
    return begin, starts[node.end_lineno - 1] + node.end_col_offset


def shown(text: str) -> str:
    """A piece of a program on one line."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]}..."


def edits(tree: ast.Module, source: str) -> Iterator[Edit]:
    """All changes, of all that is not a type, a default or a sentence."""
    left_out = {id(node) for node in unimportant(tree)}
    for node in ast.walk(tree):
        if id(node) not in left_out:
            yield from edits_of(node, source)


def unimportant(tree: ast.Module) -> Iterator[ast.AST]:
    """Annotations and what only a type checker reads."""
    for node in ast.walk(tree):
        types = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            types.append(node)
        if isinstance(node, ast.Assert):
            types.append(node)
        for kind in types:
            if kind is not None:
                yield from ast.walk(kind)


def edits_of(node: ast.AST, source: str) -> Iterator[Edit]:
    """The changes of one node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        operator = COMPARED[type(node.ops[0])]
        yield Edit(node, joined(source, node.left, operator, node.comparators[0]))
    elif isinstance(node, ast.BinOp) and type(node.op) in CALCULATED:
        yield Edit(node, joined(source, node.left, CALCULATED[type(node.op)], node.right))
    elif isinstance(node, ast.BoolOp):
        operator = "or" if isinstance(node.op, ast.And) else "and"
        parts = [f"({piece(source, value)})" for value in node.values]
        yield Edit(node, "(" + f" {operator} ".join(parts) + ")")
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Edit(node, f"bool({piece(source, node.operand)})")
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield Edit(node, str(not node.value))
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield Edit(node, str(node.value + 1))
    elif isinstance(node, ast.IfExp):
        yield Edit(node, f"({piece(source, node.orelse)})")


def joined(source: str, left: ast.expr, operator: str, right: ast.expr) -> str:
    """An expression with another operator; in brackets, so that it binds as the old one did."""
    return f"(({piece(source, left)}) {operator} ({piece(source, right)}))"


def piece(source: str, node: ast.expr) -> str:
    """What the program says there."""
    begin, end = span(source, node)
    return source.encode()[begin:end].decode()
