"""The messages of the browser as TypeScript: their ids, and the variables that each needs.

tools/typescript.py writes what this makes, so that a wrong id or a missing variable is a type
error. The English files say which messages there are; tests/test_messages.py holds the other
languages to them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "web" / "src" / "text"
GAMES = ROOT / "src" / "bandstand" / "games"
LANGUAGES = ("en", "fr", "ja")
BOARD = "## The board"  # the heading of its messages, in the file that the Python side reads too
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ANYTHING = "Value"
HEADER = """/** Written by `make types` from the English Fluent files. Change those, not this. */

/** What stands in a sentence as it is. */
type Value = string | number;
"""

Variables = dict[str, str]  # the type of each, by its name


def message_file() -> str:
    """All ids with their variables: those of the pages, then those of each board."""
    english, *others = (dict(catalogues(language)) for language in LANGUAGES)
    sections = [HEADER]
    for name, messages in english.items():
        for translated in others:
            refine(messages, translated[name])
        sections.append(write(name, messages))
    return "\n".join(sections)


def refine(messages: Mapping[str, Variables], translated: Mapping[str, Variables]) -> None:
    """Ask for a number also where another language alone has a plural."""
    for id_, variables in messages.items():
        kinds = translated.get(id_, {})
        for name in variables:
            if variables[name] == ANYTHING:
                variables[name] = kinds.get(name, ANYTHING)


def catalogues(language: str) -> Iterator[tuple[str, dict[str, Variables]]]:
    """The name of each catalogue of the browser and its messages in a language."""
    pages = PAGES / f"{language}.ftl"
    yield "Page", messages_in(pages, pages.read_text("utf-8"))
    for path in sorted(GAMES.glob(f"*/text/{language}.ftl")):
        _, heading, board = path.read_text("utf-8").partition(BOARD)
        if heading:
            yield path.parent.parent.name.title().replace("_", ""), messages_in(path, board)


def messages_in(path: Path, text: str) -> dict[str, Variables]:
    """The messages in a text of a file, each with its variables and those of messages in it."""
    resource = FluentParser(with_spans=False).parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise ValueError(f"{path} has lines that are no Fluent: {junk[0]!r}")
    entries = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    return {id_: variables_of(entries[id_], entries) for id_ in entries}


def variables_of(message: ast.Message, others: Mapping[str, ast.Message]) -> Variables:
    """The variables of a message: the type is what a choice between variants asks for."""
    found = Found()
    found.visit(message)
    variables = {**dict.fromkeys(found.names, ANYTHING), **found.chosen_by}
    for name in found.messages:
        variables = {**variables_of(others[name], others), **variables}
    return dict(sorted(variables.items()))


class Found(visitor.Visitor):
    """What a message names."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.messages: list[str] = []
        self.chosen_by: Variables = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A variable."""
        self.names.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message."""
        self.messages.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A choice: of a number by its plural, or of a word."""
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            self.chosen_by[node.selector.id.name] = type_of_keys(keys)
        self.generic_visit(node)


def type_of_keys(keys: Iterable[ast.Identifier | ast.NumberLiteral]) -> str:
    """A number where the variants are plurals or numbers; else the words of the variants."""
    words = [key.name for key in keys if isinstance(key, ast.Identifier)]
    if set(words) <= PLURALS:
        return "number"
    return " | ".join(json.dumps(word) for word in words)


def write(name: str, messages: Mapping[str, Variables]) -> str:
    """An interface with a field a message."""
    lines = [f"  {json.dumps(id_)}: {write_variables(messages[id_])};\n" for id_ in messages]
    return "".join([f"export interface {name}Messages {{\n", *lines, "}\n"])


def write_variables(variables: Variables) -> str:
    """The variables of a message as a type."""
    fields = "; ".join(f"{name}: {kind}" for name, kind in variables.items())
    return f"{{ {fields} }}" if fields else "{}"
