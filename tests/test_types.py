"""The browser's types are those of the Python side, and so is the layout of views as numbers."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from types import NoneType
from typing import (
    Annotated,
    Any,
    Literal,
    TypedDict,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
import pytest

from bandstand.bridges import infer_schema
from bandstand.games.registry import IDS
from bandstand.house import messages

ROOT = Path(__file__).parent.parent
NOTHING = {"kind": "flag", "unknown": True}  # the layout of what is None in every view
# Phases of Fiddlefoo that its layout has no place of their own for: they share one. A place for
# each would make all observations longer than those that people have trained on.
SHARED = {"basis", "discard", "offered card", "wanted card", "another card"}
KINDS = {bool: {"flag"}, int: {"number", "seat"}, str: {"word"}}  # of a layout, by the type


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return import_module("typescript")


def test_no_file_is_stale(tool: Any) -> None:
    found = {path.name: path.read_text("utf-8") for path in tool.FOLDER.iterdir()}
    assert found == tool.files(), "Run `make types`."


class Greeting(TypedDict, total=False):
    """Words ``somebody`` says."""

    text: str | None  # None: a nod
    tone: Literal["warm", "cold"] | None
    parts: list[list[int] | None]
    counts: dict[str, tuple[float, ...]]


def test_a_class_becomes_an_interface(tool: Any) -> None:
    assert tool.write_class(Greeting, {"Tone": ["cold", "warm"]}, sent=True) == (
        "/** Words `somebody` says. */\n"
        "export interface Greeting {\n"
        "  /** null: a nod */\n"
        "  text?: string | null;\n"
        "  tone?: Tone | null;\n"
        "  parts?: (number[] | null)[];\n"
        "  counts?: Record<string, number[]>;\n"
        "}\n"
    )


def test_what_is_left_out_of_a_message_is_optional(tool: Any) -> None:
    told = tool.write_class(messages.Told, {}, sent=True)
    assert "  number: number;\n" in told
    assert "  sentence?: string;\n" in told  # never null: then it is left out
    line = messages.Told(number=1, at=0.0, kind="moved")
    assert json.loads(msgspec.json.encode(line)) == {"number": 1, "at": 0.0, "kind": "moved"}
    asked = tool.write_class(messages.Move, {}, sent=False)
    assert '  type: "move";\n' in asked
    assert "  seat?: number | null;\n" in asked


def test_constants_keep_their_words_and_numbers(tool: Any) -> None:
    constants = {"A": ("x", 1), "B": 2, "C": {3: 9, "a b": "c"}}
    assert list(tool.write_constants(constants)) == [
        'export const A = ["x", 1] as const;\n',
        "export const B = 2;\n",
        'export const C = { 3: 9, "a b": "c" } as const;\n',
    ]


def test_a_list_of_a_fixed_length_is_a_tuple(tool: Any) -> None:
    cell = Annotated[list[int], 2]
    assert tool.write_type(list[cell], {}) == "[number, number][]"
    assert tool.write_type(Annotated[list[cell], 2] | None, {}).endswith("]] | null")


@pytest.mark.parametrize("game_id", IDS)
def test_the_layout_of_views_follows_their_types(tool: Any, game_id: str) -> None:
    module = import_module(f"bandstand.games.{game_id.replace('-', '_')}.view")
    classes = list(tool.typed_dicts(tool.modules_of(module)))
    if not classes:
        pytest.skip("The view has no types.")
    whole = max(classes, key=lambda cls: len(list(tool.reached_from([cls]))))
    layout = json.loads((infer_schema.FOLDER / f"{game_id}.json").read_text("utf-8"))
    assert fits(tool, whole, layout, "view")


def fits(tool: Any, kind: Any, shape: dict[str, Any], name: str) -> bool:
    """Whether a layout has room for everything that a type allows; fails where it has not."""
    parts = list(tool.parts_of(kind))
    if shape == NOTHING and NoneType in parts and bool not in parts:
        return True  # a plain card of Fiddlefoo has no effect, though a special one has
    for part in parts:
        words = {str(word) for word in tool.literals_of(part)}
        if part in (None, NoneType):
            continue  # also what only a spectator is not told; test_encodings has the rest
        if words:
            assert words - SHARED <= {*shape.get("words", map(str, range(10)))}, name
        elif part in KINDS:
            assert shape["kind"] in KINDS[part], name
        elif get_origin(part) is list:
            assert fits_list(tool, get_args(part)[0], shape, name)
        else:
            assert fits_record(tool, part, shape, name)
    return True


def fits_list(tool: Any, item: Any, shape: dict[str, Any], name: str) -> bool:
    if shape["kind"] == "bag" and is_typeddict(item):  # one part says all of it
        return shape["of"] in get_type_hints(item)
    if shape["kind"] in ("bag", "seats"):
        inner = "word" if shape["kind"] == "bag" else "seat"
        return fits(tool, item, {**shape, "kind": inner}, name)
    return fits(tool, item, shape["item"], name)


def fits_record(tool: Any, kind: Any, shape: dict[str, Any], name: str) -> bool:
    assert shape["kind"] == "record", name
    if get_origin(kind) is dict:
        return all(fits(tool, get_args(kind)[1], part, name) for part in shape["parts"].values())
    hints = get_type_hints(kind)
    assert shape["parts"].keys() <= hints.keys(), name
    return all(fits(tool, hints[key], part, key) for key, part in shape["parts"].items())
