"""The pages about the command and its files say what the program does."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from bandstand.cli.main import app
from support.command import Command

DOCS = Path(__file__).parents[2] / "docs"
REST = "..."


def blocks(page: str, kind: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def example(kind: str) -> Any:
    (block,) = blocks("records.md", f'jsonc title="{kind}"')
    return json.loads(re.sub(r"\s//.*$", "", block, flags=re.MULTILINE))


def agrees(shown: Any, real: Any) -> bool:
    """Whether a commented example, with dots for the rest, is what the program wrote."""
    if shown == REST:
        return True
    if isinstance(shown, dict):
        names = set(shown) - {REST}
        whole = REST in shown or names == set(real)
        return whole and all(name in real and agrees(shown[name], real[name]) for name in names)
    if isinstance(shown, list):
        if shown and shown[-1] == REST:
            return agrees(shown[:-1], real[: len(shown) - 1])
        return len(shown) == len(real) and all(map(agrees, shown, real))
    return bool(shown == real)


@pytest.fixture
def file(bandstand: Command, tmp_path: Path) -> str:
    path = str(tmp_path / "r.jsonl")
    arguments = ("--players", "2", "--games", "1", "--seed", "1", "--records", path)
    assert bandstand("simulate", "a-chord", *arguments).code == 0
    return path


def test_the_commented_record_is_real(file: str) -> None:
    assert agrees(example("record"), json.loads(Path(file).read_text()))


def test_the_commented_trace_is_real(bandstand: Command, file: str) -> None:
    steps = bandstand("trace", file).out.splitlines()
    assert agrees(example("trace"), json.loads(steps[1]))


def test_the_comparison_can_fail(file: str) -> None:
    shown = example("record")
    real = json.loads(Path(file).read_text())
    assert not agrees({**shown, "players": 3}, real)
    assert not agrees({**shown, "moves": ["1 rA", REST]}, real)


def sessions() -> list[tuple[str, str, str]]:
    """Each command of the page with the lines typed into it and the output shown."""
    found = []
    for block in blocks("command.md", "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, shown = part.partition("\n")
            typed = re.findall(r"^> (.*)$", shown, re.MULTILINE)
            found.append((line, "".join(f"{entry}\n" for entry in typed), shown))
    return found


def test_every_example_of_the_command_does_what_it_shows(
    bandstand: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BANDSTAND_DATA", "data")
    checker = doctest.OutputChecker()
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    examples = sessions()
    assert len(examples) > 10
    for line, typed, shown in examples:
        program, *arguments = shlex.split(line, comments=True)
        assert program == "bandstand"
        outcome = bandstand(*arguments, typed=typed)
        real = outcome.out + outcome.err
        assert checker.check_output(shown, real, flags), f"{line}\n{real}"
        assert outcome.code == (2 if outcome.err else 0), line


def test_the_page_lists_every_command() -> None:
    (listed, *_) = blocks("command.md", "")
    named = set(re.findall(r"^bandstand ([a-z]+)", listed, re.MULTILINE))
    commands = {command.name for command in app.registered_commands}
    groups = {group.name for group in app.registered_groups}
    assert named == commands | groups
    assert {"play", "admin"} <= named


def test_a_bot_of_ones_own_is_rated_in_ten_lines(
    bandstand: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (code,) = (block for block in blocks("lab.md", "python") if "def lowest" in block)
    (session,) = blocks("lab.md", "console")[:1]
    line, shown = session.split("\n", 1)
    assert len(code.splitlines()) + 1 <= 10
    (tmp_path / "my_bots.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    outcome = bandstand(*shlex.split(line)[2:], "--workers", "1")
    sys.modules.pop("my_bots", None)
    assert (outcome.code, outcome.err) == (0, "")
    checker = doctest.OutputChecker()
    assert checker.check_output(shown, outcome.out, doctest.NORMALIZE_WHITESPACE), outcome.out


@pytest.mark.parametrize(("page", "count"), [("lab.md", 3), ("records.md", 2)])
def test_python_examples_run(page: str, count: int, file: str) -> None:
    line = Path(file).read_text(encoding="utf-8")
    found = blocks(page, "python")
    assert len(found) == count
    for block in found:
        exec(compile(block, page, "exec"), {"line": line})
