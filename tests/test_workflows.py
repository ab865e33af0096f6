"""Workflows and templates: every target, path and Python that they name exists."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
MAKE = re.compile(r"\bmake((?: -[\w-]+)*)((?: [a-z][a-z-]*)+)")
# Files of the repository; what a run makes is below .cache, dist or wheelhouse.
NAMED = re.compile(r"(?<![\w./-])((?:tools|tests|docs|src|web|deploy|examples|\.github)/[\w./-]+)")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TARGETS = set(
    re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
)
each = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def scripts(path: Path) -> Iterator[str]:
    for job in read(path)["jobs"].values():
        yield from (step["run"] for step in job["steps"] if "run" in step)


def targets_named(script: str) -> set[str]:
    return {word for _, words in MAKE.findall(script) for word in words.split()}


def test_there_is_a_workflow_for_each_purpose() -> None:
    purposes = {"check", "test", "wheels", "docs", "nightly", "dependencies", "codeql"}
    assert {path.stem for path in WORKFLOWS} == purposes


@each
def test_targets_exist(path: Path) -> None:
    named = targets_named("\n".join(scripts(path)))
    assert named or path.stem == "codeql"
    assert named <= TARGETS


def test_together_they_call_what_matters() -> None:
    said = "\n".join(script for path in WORKFLOWS for script in scripts(path))
    called = targets_named(said)
    needed = {"check", "test", "fast", "wheels", "wheelhouse", "docs", "history", "mutants", "lock"}
    assert needed <= called


@pytest.mark.parametrize(
    "path",
    [*WORKFLOWS, *GITHUB.rglob("*.md"), *GITHUB.glob("*.yml"), ROOT / ".pre-commit-config.yaml"],
    ids=lambda path: path.name,
)
def test_paths_exist(path: Path) -> None:
    for name in NAMED.findall(path.read_text(encoding="utf-8")):
        assert (ROOT / name).exists(), name


@each
def test_jobs_are_bounded_and_may_little(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        assert job["timeout-minutes"] <= 120, name


@each
def test_actions_are_named_by_commit(path: Path) -> None:
    """A tag can be moved to other code; Dependabot updates the commit and the comment together."""
    used = re.findall(r"^\s*(?:- )?uses: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert used
    for action in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_one_list_of_pythons() -> None:
    matrix = read(GITHUB / "workflows/test.yml")["jobs"]["fast"]["strategy"]["matrix"]["python"]
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert [f"cp{version.replace('.', '')}-*" for version in matrix] == built
    prefix = "Programming Language :: Python :: "
    told = [one.removeprefix(prefix) for one in PROJECT["project"]["classifiers"] if prefix in one]
    assert [version for version in told if "." in version] == matrix
    assert PROJECT["project"]["requires-python"] == f">={matrix[0]}"


def test_hooks_are_targets() -> None:
    (local,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    entries = [hook["entry"] for hook in local["hooks"]]
    assert entries
    assert {entry.removeprefix("make ") for entry in entries} <= TARGETS


def test_every_form_asks_for_something() -> None:
    forms = sorted(GITHUB.glob("ISSUE_TEMPLATE/*.yml"))
    asked = {path.stem: read(path)["body"] for path in forms if path.stem != "config"}
    required = {
        name: [field["id"] for field in body if field.get("validations", {}).get("required")]
        for name, body in asked.items()
    }
    assert required["rules"] == ["game", "position", "happened", "expected"]
    assert all(required.values())
    games = [field["attributes"]["options"] for field in asked["rules"] if field["id"] == "game"]
    from bandstand.games.registry import GAMES, IDS

    assert sorted(games[0]) == sorted(GAMES[game].meta.title for game in IDS)
