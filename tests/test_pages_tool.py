"""tools/pages.py: which Node builds the browser's pages."""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "pages.py"))


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v23.0.0", "v24.3.1\n"])
def test_vite_runs_on_these(version: str) -> None:
    assert TOOL["builds_pages"](version)


@pytest.mark.parametrize(
    "version", ["v18.20.4", "v20.18.3", "v21.7.3", "v22.0.0", "v22.11.0", "", "node: not found"]
)
def test_vite_does_not_run_on_these(version: str) -> None:
    assert not TOOL["builds_pages"](version)


def fake_node(folder: Path, version: str) -> None:
    folder.mkdir()
    node = folder / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
    node.chmod(0o755)


@pytest.mark.parametrize(("machine", "taken"), [("v22.11.0", "package"), ("v22.12.0", "machine")])
def test_the_packages_node_stands_in_for_one_that_will_not_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, machine: str, taken: str
) -> None:
    fake_node(tmp_path / "machine", machine)
    fake_node(tmp_path / "package", "v24.0.0")
    monkeypatch.setenv("PATH", str(tmp_path / "machine"))
    monkeypatch.setattr("sys.executable", str(tmp_path / "package" / "python"))
    folder = TOOL["node_folder"]()
    found = shutil.which("node", path=folder or str(tmp_path / "machine"))
    assert found == str(tmp_path / taken / "node")
