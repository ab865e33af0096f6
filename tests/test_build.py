"""The build: what is compiled, what the compiler must not meet, what the doctor is told."""

from __future__ import annotations

import ast
import os
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from bandstand.kernel import build

ROOT = Path(__file__).parent.parent
LARGEST = 2**62 - 1


def load_setup() -> Any:
    spec = spec_from_file_location("setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SETUP = load_setup()
hot_files = pytest.mark.parametrize("path", SETUP.HOT, ids=str)


def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))))


class TestHotFiles:
    """Each of these is a trap of the compiler that costs right answers, or speed."""

    @hot_files
    def test_shifts_go_through_the_helper(self, path: Path) -> None:
        if path.name != "bits.py":
            shifts = [node for node in nodes(path) if isinstance(node, ast.LShift)]
            assert not shifts, "use kernel.bits.shift: a literal << is compiled to 32 bits"

    @hot_files
    def test_constants_are_final(self, path: Path) -> None:
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        loose = [
            target.id
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name) and target.id.isupper()
        ]
        assert not loose, f"say Final, or each use looks the name up: {loose}"

    @hot_files
    def test_numbers_fit_62_bits(self, path: Path) -> None:
        large = [
            node.value
            for node in nodes(path)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, int)
            and node.value > LARGEST
        ]
        assert not large, "larger literals are created at each use"

    def test_every_game_has_hot_rules(self) -> None:
        hot = {path.as_posix() for path in SETUP.HOT}
        folders = [path.parent for path in Path("src/bandstand/games").glob("*/meta.py")]
        assert folders
        for folder in folders:  # whose rules are in play.py, or in the folder play
            rules = {path.as_posix() for path in folder.glob("play*/**/*.py")}
            rules = {path for path in rules if not path.endswith("__init__.py")}
            assert (rules or {(folder / "play.py").as_posix()}) <= hot
        assert not [path for path in hot if Path(path).stem in SETUP.COLD]


class TestLook:
    def test_the_form_is_the_one_asked_for(self) -> None:
        asked = os.environ.get("BANDSTAND_FORM")
        assert build.look().form == (asked or build.look().form)

    def test_nothing_is_stale_or_missing(self) -> None:
        found = build.look()
        assert found.stale == []
        assert found.missing == []

    def test_a_module_that_should_be_compiled_and_is_not(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        note = {"compiled": {"bandstand.kernel.errors": "0"}, "why_plain": ""}
        monkeypatch.setattr(build, "_read_note", lambda: note)
        assert build.look().missing == ["bandstand.kernel.errors"]
        assert "Install Bandstand again" in build.look().sentence()

    def test_an_edited_source_is_noticed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        if build.look().form == "plain":
            pytest.skip("plain sources run as they are")
        note = {"compiled": {"bandstand.kernel.bits": "the hash of older lines"}, "why_plain": ""}
        monkeypatch.setattr(build, "_read_note", lambda: note)
        assert build.look().stale == ["bandstand.kernel.bits"]
        assert "Install Bandstand again" in build.look().sentence()

    def test_why_it_is_plain(self) -> None:
        plain = build.Build([], [], [], "there was no compiler")
        assert plain.form == "plain"
        assert plain.sentence().endswith("there was no compiler.")

    def test_no_compiler(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("CC", "/nonexistent/cc -pthread")
        assert build.c_compiler() is None
