"""The Python reference as Markdown, read from the sources without importing them.

Not mkdocstrings: it brings MkDocs with it, and is promised to be maintained until the end of 2026
only. Griffe, which it is made of, is enough for what our docstrings are: prose and examples.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import griffe

SOURCES = Path(__file__).resolve().parent.parent / "src"
# A page each: title, introduction, and the modules whose public names it describes.
PAGES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "reference/python.md": (
        "Python: games and bots",
        (
            "What `from bandstand import ...` gives, then what a game is made of. "
            "The examples run in the tests."
        ),
        (
            "bandstand.public",
            "bandstand.kernel.game",
            "bandstand.kernel.state",
            "bandstand.kernel.event",
            "bandstand.kernel.options",
            "bandstand.kernel.parameters",
            "bandstand.kernel.planes",
            "bandstand.kernel.record",
            "bandstand.kernel.referee",
            "bandstand.kernel.seal",
            "bandstand.kernel.dice",
            "bandstand.kernel.bits",
            "bandstand.kernel.errors",
            "bandstand.kernel.heuristic",
            "bandstand.bots.match",
            "bandstand.bots.own",
        ),
    ),
    "reference/python-environments.md": (
        "Python: environments",
        "The extra `rl` provides them; a guide: [training on the games](../environments.md).",
        (
            "bandstand.bridges.pettingzoo",
            "bandstand.bridges.gymnasium",
            "bandstand.bridges.vector",
            "bandstand.bridges.opponents",
            "bandstand.bridges.openspiel",
        ),
    ),
    "reference/python-tables.md": (
        "Python: tables of people",
        "A table without a server: [how it works](../architecture.md#a-table-of-people).",
        (
            "bandstand.tables.commands",
            "bandstand.tables.entries",
            "bandstand.tables.state",
            "bandstand.tables.decide",
            "bandstand.tables.evolve",
            "bandstand.tables.projection",
        ),
    ),
}
LONGEST = 88


def pages() -> dict[str, str]:
    """The text of each page, by its path in the site."""
    package: Any = griffe.load("bandstand", search_paths=[str(SOURCES)])
    return {path: _page(package, *page) for path, page in PAGES.items()}


def _page(package: Any, title: str, introduction: str, modules: tuple[str, ...]) -> str:
    parts = [f"# {title}\n", f"{introduction}\n"]
    for name in modules:
        module = package[name.partition(".")[2]]
        parts += [f"## {name}\n", f"{_prose(module)}\n"]
        parts += [part for one in _public(module) for part in _described(one)]
    return "\n".join(parts)


def _public(holder: Any) -> list[Any]:
    """What is defined here and has something to say, in the order of the source."""
    found = [
        one
        for name, one in holder.members.items()
        if not name.startswith("_") and not one.is_alias and (one.is_class or one.is_function)
    ]
    return [one for one in found if one.docstring]


def _described(one: Any) -> Iterator[str]:
    yield f"### {one.name} {{ #{one.path} }}\n"
    yield f"```python\n{_signature(one)}\n```\n"
    yield f"{_prose(one)}\n"
    if one.is_class:
        yield from _fields(one)
        for method in _public(one):
            if method.is_function:
                yield f"#### {one.name}.{method.name} {{ #{method.path} }}\n"
                yield f"```python\n{_signature(method)}\n```\n"
                yield f"{_prose(method)}\n"


def _fields(one: Any) -> Iterator[str]:
    fields = [
        field
        for name, field in one.members.items()
        if not name.startswith("_") and not field.is_alias and field.is_attribute
        if field.annotation is not None
    ]
    if fields:
        yield "| attribute | type |\n|---|---|"
        for field in fields:
            kind = str(field.annotation).replace("|", "\\|")
            yield f"| `{field.name}` | `{kind}` |"
        yield ""


def _signature(one: Any) -> str:
    if one.is_class:
        bases = ", ".join(str(base) for base in one.bases)
        return f"class {one.name}({bases})" if bases else f"class {one.name}"
    given = [_parameter(parameter) for parameter in one.parameters if parameter.name != "self"]
    returns = f" -> {one.returns}" if one.returns is not None else ""
    line = f"{one.name}({', '.join(given)}){returns}"
    if len(line) <= LONGEST:
        return line
    rows = "".join(f"    {parameter},\n" for parameter in given)
    return f"{one.name}(\n{rows}){returns}"


def _parameter(parameter: Any) -> str:
    stars = {"variadic positional": "*", "variadic keyword": "**"}.get(parameter.kind.value, "")
    text = f"{stars}{parameter.name}"
    if parameter.annotation is not None:
        text += f": {parameter.annotation}"
    if parameter.default is not None and not stars:
        text += f" = {parameter.default}"
    return text


def _prose(one: Any) -> str:
    """A docstring, its examples as code."""
    if not one.docstring:
        return ""
    text = str(one.docstring.value)
    return re.sub(r"(?m)^>>> .*(?:\n(?!\s*$).*)*", lambda found: f"```pycon\n{found[0]}\n```", text)
