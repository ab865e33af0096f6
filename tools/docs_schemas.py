"""The HTTP and socket reference as Markdown, from what the server says of itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from bandstand.server.http.app import build_app
from bandstand.server.network import Network
from bandstand.server.settings import Settings
from bandstand.tables import messages

Schema = Mapping[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
TYPES_PAGE = "http-types.md"
# The order in which a newcomer meets the resources, and what each is about.
TAGS = {
    "people": "People, devices, programs, notices",
    "games": "Games",
    "lessons": "Lessons",
    "lobby": "Finding a game",
    "tables": "Tables",
    "parties": "Rooms",
    "friends": "Friends",
    "history": "Replays, records, reviews",
    "server": "The server",
    "administrators": "For administrators",
}
HTTP_INTRO = f"""# HTTP

Written from the server's own description, `GET /api/openapi.json`; a test holds the server to it.
A guide with examples: [writing a bot](../bot-api.md). A browser says who it is by a cookie, a
program by `Authorization: Bearer TOKEN`. Every refusal is a [`Problem`]({TYPES_PAGE}#type-Problem)
(RFC 9457): a status, a `code` that does not change, and a sentence. After 429 wait as
`Retry-After` says.
"""
TYPES_INTRO = """# HTTP: types

What the [addresses](http.md) take and answer, by name. A field marked *optional* may be left out.
"""
SOCKET_INTRO = """# Socket

Written from the schema that the server answers with at `GET /api/socket.json`. A guide: [writing a
bot, the socket](../bot-api.md#the-socket). The address is `/api/tables/{table}/socket`; each
message is one JSON object whose `type` says which of these it is. Any message to the server may
have an `id`, which its answer repeats.
"""


def pages() -> dict[str, str]:
    """The text of each page, by its path in the site."""
    description = _description()
    schemas = description["components"]["schemas"]
    return {
        "reference/http.md": _operations(description["paths"]),
        f"reference/{TYPES_PAGE}": "\n".join([TYPES_INTRO, *_types(schemas)]),
        "reference/socket.md": _messages(messages.schema()),
    }


def _description() -> dict[str, Any]:
    settings = Settings(data="unused.db")
    app: Any = build_app(settings, Network(settings))
    found: dict[str, Any] = app._app.openapi_schema.to_schema()
    return found


def _operations(paths: Schema) -> str:
    by_tag: dict[str, list[str]] = {tag: [] for tag in TAGS}
    for path, item in sorted(paths.items()):
        for method in METHODS:
            if method in item:
                (tag,) = item[method]["tags"]
                by_tag[tag].append(_operation(method, path, item[method]))
    parts = [HTTP_INTRO]
    for tag, operations in by_tag.items():
        parts += [f"## {TAGS[tag]}\n", *operations]
    return "\n".join(parts)


def _operation(method: str, path: str, operation: Schema) -> str:
    lines = [f"### `{method.upper()} {path}`\n", f"**{operation['summary']}**\n"]
    if "description" in operation:
        lines.append(f"{_prose(operation['description'])}\n")
    found = [
        (one["name"], one["in"], type_of(one["schema"], TYPES_PAGE), one.get("required", False))
        for one in operation.get("parameters", ())
    ]
    if found:
        lines += ["| parameter | in | type |", "|---|---|---|"]
        lines += [
            f"| `{name}` | {where} | {kind}{'' if needed else ', optional'} |"
            for name, where, kind, needed in found
        ]
        lines.append("")
    if "requestBody" in operation:
        lines.append(f"Takes {_content(operation['requestBody'])}.\n")
    for status, answer in operation["responses"].items():
        if status.startswith(("2", "3")):
            lines.append(f"Answers {status}: {_content(answer)}.\n")
    return "\n".join(lines)


def _content(holder: Schema) -> str:
    kinds = [
        f"{type_of(content['schema'], TYPES_PAGE)}"
        + ("" if kind == "application/json" else f" as `{kind}`")
        for kind, content in holder.get("content", {}).items()
        if "schema" in content
    ]
    return ", or ".join(kinds) or "nothing"


def _types(schemas: Schema) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        yield _type(name, name, schema)


def _type(name: str, title: str, schema: Schema) -> str:
    lines = [f"### {title} {{ #type-{name} }}\n"]
    if "description" in schema:
        lines.append(f"{_prose(schema['description'])}\n")
    fields = {key: one for key, one in schema.get("properties", {}).items() if not _is_tag(one)}
    needed = schema.get("required", ())
    if fields:
        lines += ["| field | type |", "|---|---|"]
        for key, one in fields.items():
            kind = type_of(one) + ("" if key in needed else _left_out(one))
            lines.append(f"| `{key}` | {kind} |")
        lines.append("")
    elif "properties" not in schema:
        lines.append(f"{type_of(schema)}\n")
    return "\n".join(lines)


def _is_tag(schema: Schema) -> bool:
    return "const" in schema or len(schema.get("enum", ())) == 1


def _left_out(schema: Schema) -> str:
    default = schema.get("default")
    return ", optional" if default in (None, [], {}) else f", optional: `{_json(default)}`"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _messages(schema: Schema) -> str:
    """Both directions by the names that ``type`` has, then everything they are made of."""
    kinds, rest = schema["properties"], dict(schema["$defs"])
    parts = [SOCKET_INTRO]
    for key, title in (("from_person", "To the server"), ("from_house", "From the server")):
        parts.append(f"## {title}\n")
        for tag, reference in kinds[key]["discriminator"]["mapping"].items():
            name = reference.rpartition("/")[2]
            parts.append(_type(name, f"`{tag}`", rest.pop(name)))
    parts.append("## What they are made of\n")
    return "\n".join([*parts, *_types(rest)])


def type_of(schema: Schema, page: str = "") -> str:
    """A schema as a phrase that fits into a cell; names lead to their description."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[`{name}`]({page}#type-{name})"
    for key in ("anyOf", "oneOf"):
        if key in schema:
            kinds = dict.fromkeys(type_of(one, page) for one in schema[key])
            return " or ".join(kinds)
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"`{_json(value)}`" for value in values)
    return _plain(schema, page)


def _plain(schema: Schema, page: str) -> str:
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        inner = schema.get("items") or schema.get("prefixItems")
        if isinstance(inner, list):
            return f"list ({', '.join(type_of(one, page) for one in inner)})"
        return f"list of {type_of(inner, page)}" if inner else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"object of {type_of(schema['additionalProperties'], page)}"
    limits = [
        f"{word} {schema[key]}"
        for key, word in (
            ("minimum", "from"),
            ("maximum", "to"),
            ("maxLength", "at most"),
            ("format", "as"),
        )
        if key in schema
    ]
    return f"{kind} ({', '.join(limits)})" if limits else str(kind)


def _prose(text: str) -> str:
    """A docstring as a paragraph or several; a bar would end a cell, an indent would be code."""
    return re.sub(r"\n[ \t]+", "\n", text).strip()
