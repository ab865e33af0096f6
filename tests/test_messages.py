"""The browser's sentences: every language says the same things, and nothing is left unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bandstand import load_game
from bandstand.games import registry
from bandstand.kernel.options import Choice, Option, SeatChoice

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
# What the server says itself in English; a page has it only in the other languages.
SERVER = ("blurb-", "option-", "refusal-", *(f"preset-{id_}-" for id_ in registry.IDS))


@pytest.fixture(scope="module")  # reading them takes most of the time
def catalogues() -> dict[str, dict[str, dict[str, Any]]]:
    """The messages of each language, by catalogue; each with its variables."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "tools"))
        tool = import_module("message_types")
    return {language: dict(tool.catalogues(language)) for language in tool.LANGUAGES}


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_no_message_is_missing(catalogues: Any, language: str) -> None:
    assert catalogues["en"].keys() == catalogues[language].keys()
    for name, english in catalogues["en"].items():
        translated = catalogues[language][name]
        others = {id_ for id_ in translated if not id_.startswith(SERVER)}
        assert english.keys() <= translated.keys(), name
        assert others <= english.keys(), name


def test_what_the_server_says_in_english_is_in_every_other_language(catalogues: Any) -> None:
    french, japanese = catalogues["fr"]["Page"], catalogues["ja"]["Page"]
    assert french.keys() == japanese.keys()


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_a_message_has_the_same_variables_in_every_language(catalogues: Any, language: str) -> None:
    for name, english in catalogues["en"].items():
        for id_, variables in english.items():
            assert catalogues[language][name][id_].keys() == variables.keys(), id_


def test_no_message_is_unused(catalogues: Any) -> None:
    everywhere = {path: spoken_in(path) for path in sources(WEB)}
    for name, messages in catalogues["fr"].items():
        board = board_of(name)
        patterns = {
            pattern for path in everywhere for pattern in everywhere[path] if board in path.parents
        }
        spoken = re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns)))
        referred = set(re.findall(r"\{ ([a-z][\w-]*) \}", text_of(name)))
        unused = [id_ for id_ in messages if id_ not in referred and not spoken.fullmatch(id_)]
        assert unused == [], name


def test_options_and_refusals_are_those_of_the_server(catalogues: Any) -> None:
    metas = [load_game(id_).meta for id_ in registry.IDS]
    options = {f"option-{meta.id}-{option.name}" for meta in metas for option in meta.options}
    values = {
        f"value-{meta.id}-{option.name}-{value}"
        for meta in metas
        for option in meta.options
        for value in named_values(option)
    }
    page = catalogues["fr"]["Page"]
    assert {id_ for id_ in page if id_.startswith("option-")} == options
    assert {id_ for id_ in page if id_.startswith("value-")} == values
    switches = {id_.replace("option-", "switch-", 1) for id_ in options}
    assert {id_ for id_ in page if id_.startswith("switch-")} == switches
    presets = {(meta.id, preset.name) for meta in metas for preset in meta.presets}
    assert {f"preset-{game}-{name}" for game, name in presets} <= page.keys()
    assert {f"preset-{name}" for _, name in presets} <= page.keys()
    cards = {
        f"special-{meta.id}-{piece.key}"
        for meta in metas
        for option in meta.options
        for piece in option.kind.pieces()
    }
    effects = {f"{card}-effect" for card in cards}
    assert {id_ for id_ in page if id_.startswith("special-")} == cards | effects
    blurbs = {f"blurb-{id_}" for id_ in registry.IDS}
    assert {id_ for id_ in page if id_.startswith("blurb-")} == blurbs
    python = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    codes = [re.sub(r"\{.*?\}", r"[\\w-]+", code) for text in python for code in quoted(text)]
    refusals = {id_.removeprefix("refusal-") for id_ in page if id_.startswith("refusal-")}
    assert [code for code in refusals if not any(re.fullmatch(part, code) for part in codes)] == []


def named_values(option: Option) -> list[str]:
    """The values of an option that are words: choices, and what a text is if nobody says."""
    if isinstance(option.kind, Choice):
        return list(option.kind.words)
    named = isinstance(option.default, str) and not isinstance(option.kind, SeatChoice)
    return [str(option.default)] if named else []


def board_of(catalogue: str) -> Path:
    """Where the messages of a catalogue are used."""
    if catalogue == "Page":
        return WEB
    return WEB / "boards" / re.sub(r"(?<!^)([A-Z])", r"_\1", catalogue).lower()


def text_of(catalogue: str) -> str:
    """The English file of a catalogue."""
    if catalogue == "Page":
        return (WEB / "text" / "en.ftl").read_text("utf-8")
    game = ROOT / "src" / "bandstand" / "games" / board_of(catalogue).name
    return (game / "text" / "en.ftl").read_text("utf-8")


def sources(folder: Path) -> Iterator[Path]:
    """The files that say something."""
    for path in folder.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path


def spoken_in(path: Path) -> list[str]:
    """The ids that a file says, as patterns: what stands for a part of an id is any word."""
    text = path.read_text("utf-8")
    calls = re.finditer(r"\bsay(?:Or)?\(", text)
    firsts = "\n".join(first_argument(text, call.end()) for call in calls)
    words = re.findall(r'"([a-z][\w-]*)"|`([^`]*)`', firsts)
    return [re.sub(r"\$\{.*?\}", r"[\\w-]+", plain or filled) for plain, filled in words]


def first_argument(text: str, start: int) -> str:
    """The text up to the comma or the parenthesis that ends the first argument of a call."""
    depth = 0
    for at in range(start, len(text)):
        if text[at] in ",)" and depth == 0:
            return text[start:at]
        depth += (text[at] in "([{") - (text[at] in ")]}")
    return text[start:]


def quoted(text: str) -> list[str]:
    """The words in quotes that can be codes, with the parts that are filled in."""
    return re.findall(r'"([a-z][a-z{}_-]*)"', text)
