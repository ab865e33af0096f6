"""``bandstand site``: a folder of static files, each of them listed with its hash."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from bandstand.cli import site
from bandstand.cli.main import obey

PAGE = '<html><head><link href="/icon.svg" /><script src="/assets/main.js"></script></head></html>'


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages and an engine, both small."""
    pages, engine = tmp_path / "pages", tmp_path / "fetched"
    (pages / "assets").mkdir(parents=True)
    engine.mkdir()
    (pages / "index.html").write_text(PAGE)
    (pages / "assets" / "main.js").write_text("let note = 1;")
    (pages / "site-sw.js").write_text("const CACHE = SITE.version;")
    (pages / "sw.js").write_text("the service worker of a server's pages")
    (engine / "pyodide.mjs").write_text("export const loadPyodide = null;")
    (engine / ".fetched-from").write_text("a note of tools/engine.py")
    monkeypatch.setattr(site, "PAGES", pages)
    return engine


def written(folder: Path, engine: Path) -> Path:
    assert obey(["site", str(folder), "--engine", str(engine)]) == 0
    return folder


def digest(path: Path) -> str:
    return f"sha256-{b64encode(sha256(path.read_bytes()).digest()).decode()}"


def test_every_file_is_listed_with_its_hash(tmp_path: Path, engine: Path) -> None:
    folder = written(tmp_path / "site", engine)
    listed = json.loads((folder / "engine" / "files.json").read_text())["files"]
    assert [one["name"] for one in listed] == ["bandstand.zip", "pyodide.mjs"]
    for one in listed:
        path = folder / "engine" / one["name"]
        assert (one["integrity"], one["bytes"]) == (digest(path), path.stat().st_size)
    worker = (folder / "sw.js").read_text()
    found = re.fullmatch(r"const SITE = (.*);\n(.*)", worker)
    assert found is not None
    assert found[2] == "const CACHE = SITE.version;"
    kept = {one["path"]: one["integrity"] for one in json.loads(found[1])["files"]}
    files = {path for path in folder.rglob("*") if path.is_file() and path.name != "sw.js"}
    assert kept == {
        "./" if path.name == "index.html" else path.relative_to(folder).as_posix(): digest(path)
        for path in files
    }


def test_addresses_are_relative_and_the_page_knows_that_it_has_no_server(
    tmp_path: Path, engine: Path
) -> None:
    page = (written(tmp_path / "site", engine) / "index.html").read_text()
    assert '="/' not in page
    assert '<meta name="bandstand-host" content="page" />' in page


def test_another_folder_is_not_emptied(tmp_path: Path, engine: Path) -> None:
    other = tmp_path / "photos"
    other.mkdir()
    (other / "cat.jpg").write_text("a cat")
    assert obey(["site", str(other), "--engine", str(engine)]) == 2
    assert (other / "cat.jpg").exists()
    folder = written(tmp_path / "site", engine)
    (folder / "old.js").write_text("of an earlier version")
    assert not (written(folder, engine) / "old.js").exists()
