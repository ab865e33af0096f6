"""The browser's types are those of the Python side."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import msgspec
import pytest

from bandstand.tables import messages

ROOT = Path(__file__).parent.parent


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
