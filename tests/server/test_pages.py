"""The browser's pages: what is sent for which path, and how long it may be kept."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bandstand.server.http import pages
from support.server_harness import Running, running

SCRIPT = "let note = 1;\n" * 100
FILES = {
    "index.html": "<!doctype html><title>Bandstand</title>" + " " * 600,
    "sw.js": "self.onfetch = null;",
    "manifest.webmanifest": "{}",
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/main-3f2a.js": SCRIPT,
    "assets/face-77.woff2": "f" * 900,
    "assets/pressed-11.css": "a{}" * 300,
    "assets/pressed-11.css.br": "as the builder pressed it",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pages")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    (folder.parent / "secret.txt").write_text("not a page")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "FOLDER", folder)
        with running(str(tmp_path_factory.mktemp("house") / "house.db")) as server:
            yield server


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/x7Yk_-0123456789", "/learn/a-chord/"])
def test_places_inside_the_pages_get_the_first(built: Running, path: str) -> None:
    answer = httpx.get(built.url + path)
    assert answer.text == FILES["index.html"]
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/assets/main-3f2a.js", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/face-77.woff2", "font/woff2", "immutable"),
    ],
)
def test_files_have_their_kind_and_their_time(
    built: Running, path: str, kind: str, cache: str
) -> None:
    answer = httpx.get(built.url + path)
    assert answer.text == FILES[path[1:]]
    assert answer.headers["content-type"] == kind
    assert cache in answer.headers["cache-control"]
    head = httpx.head(built.url + path)
    assert (head.status_code, head.text, head.headers["content-type"]) == (200, "", kind)


def test_a_browser_that_has_a_page_is_told_so(built: Running) -> None:
    tag = httpx.get(built.url + "/").headers["etag"]
    again = httpx.get(built.url + "/", headers={"If-None-Match": f'"older", W/{tag}'})
    assert (again.status_code, again.text) == (304, "")
    assert again.headers["etag"] == tag
    assert httpx.get(built.url + "/", headers={"If-None-Match": '"older"'}).status_code == 200


def test_pages_travel_pressed_to_who_can_read_it(built: Running) -> None:
    for path, accepted, encoding, body in (
        ("/assets/main-3f2a.js", "gzip, br", "gzip", None),
        ("/assets/main-3f2a.js", "gzip;q=0, identity", None, SCRIPT.encode()),
        ("/assets/pressed-11.css", "gzip, deflate, br", "br", b"as the builder pressed it"),
        ("/assets/pressed-11.css", "gzip", "gzip", None),
        ("/assets/face-77.woff2", "gzip", None, b"f" * 900),
    ):
        headers = {"Accept-Encoding": accepted}
        with httpx.stream("GET", built.url + path, headers=headers) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding
        assert int(answer.headers["content-length"]) == len(raw)
        assert "Accept-Encoding" in answer.headers["vary"]
        if body is None:
            body, raw = FILES[path[1:]].encode(), gzip.decompress(raw)
        assert raw == body
    assert httpx.get(built.url + "/assets/pressed-11.css.br").status_code == 404


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/assets/old-1.js", "/api/nothing", "/api", "/api/games/x/y/z"]
)
def test_what_is_not_there_is_not_the_first_page(built: Running, path: str) -> None:
    answer = httpx.get(built.url + path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    ("path", "languages", "sentence", "home"),
    [
        ("/table/%00", "de, en;q=0.5", "An address cannot hold a null character.", "All games"),
        ("/table/%00", "fr-FR, fr;q=0.9", "caractère nul", "Tous les jeux"),
        ("/table/%00", "ja", "ヌル文字", "ゲーム一覧"),
        ("/nothing.txt", "", "There is no such page here.", "All games"),
        ("/nothing.txt", "fr", "Il n’y a rien à cette adresse.", "Tous les jeux"),
    ],
)
def test_a_browser_reads_a_refusal_as_a_page(
    built: Running, path: str, languages: str, sentence: str, home: str
) -> None:
    answer = httpx.get(built.url + path, headers={**BROWSER, "Accept-Language": languages})
    assert answer.status_code == (404 if path == "/nothing.txt" else 400)
    assert answer.headers["content-type"].partition(";")[0] == "text/html"
    assert sentence in answer.text
    assert f'<a href="/">{home}</a>' in answer.text
    program = httpx.get(built.url + path, headers={"Accept": "*/*"})
    assert program.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/nothing"])
def test_under_the_api_a_refusal_is_data_for_browsers_too(built: Running, path: str) -> None:
    answer = httpx.get(built.url + path, headers=BROWSER)
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_name_that_is_not_answered_to_is_shown_harmlessly(built: Running) -> None:
    headers = {**BROWSER, "Host": "a<script>.example.org"}
    answer = httpx.get(built.url + "/", headers=headers)
    assert answer.status_code == 421
    assert "a&lt;script&gt;.example.org" in answer.text
    assert "<script>" not in answer.text
    assert "<a " not in answer.text, "there is nothing else to open under this name"


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"])
def test_nothing_beside_the_pages_is_served(built: Running, path: str) -> None:
    answer = httpx.get(httpx.URL(built.url + "/").copy_with(raw_path=path.encode()))
    assert answer.status_code == 404


def test_the_api_is_served_beside_the_pages(built: Running) -> None:
    assert httpx.get(built.url + "/api/health").json()["status"] == "open"
    assert httpx.get(built.url + "/api/games").json()
    assert httpx.post(built.url + "/table/x", json={}).status_code == 405


def test_a_house_without_pages_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "nothing")
    with running(str(tmp_path / "house.db")) as house:
        answer = httpx.get(house.url)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-pages")


SITE = {
    "index.html": "<!doctype html><title>Without a server</title>",
    "sw.js": "const SITE = {};",
    "assets/main-9c.js": SCRIPT,
    "engine/files.json": "{}",
    "engine/pyodide.mjs": "export const loadPyodide = null;",
    "engine/python.wasm": "w" * 1_600_000,
    "engine/wheel.whl": "z" * 2_000_000,
}


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with pages for playing without the network."""
    folder, site = tmp_path_factory.mktemp("pages"), tmp_path_factory.mktemp("site")
    (folder / "index.html").write_text("<html><head><title>Bandstand</title></head></html>")
    for name, text in SITE.items():
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text(text)
    data = str(tmp_path_factory.mktemp("house") / "house.db")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "FOLDER", folder)
        with running(data, offline=str(site)) as server:
            yield server


def test_playing_without_the_network_is_offered_with_its_size(
    beside: Running, built: Running
) -> None:
    # The compressible file takes next to nothing; the wheel is what is fetched.
    assert '<meta name="bandstand-offline" content="2" />' in httpx.get(beside.url).text
    assert "bandstand-offline" not in httpx.get(built.url).text


@pytest.mark.parametrize("path", [*SITE, ""])
def test_pages_that_need_no_server_are_served_as_they_were_written(
    beside: Running, path: str
) -> None:
    answer = httpx.get(f"{beside.url}/offline/{path}")
    assert answer.text == SITE[path or "index.html"]  # each is checked by its hash
    assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]


def test_only_pages_that_need_no_server_may_run_webassembly(beside: Running) -> None:
    for path in ("/", "/api/games", "/offline-not"):
        policy = httpx.get(beside.url + path).headers["content-security-policy"]
        assert "script-src 'self';" in policy


def test_scripts_of_the_engine_are_scripts(beside: Running) -> None:
    kinds = {"pyodide.mjs": "text/javascript", "python.wasm": "application/wasm"}
    for name, kind in kinds.items():
        answer = httpx.head(f"{beside.url}/offline/engine/{name}")
        assert answer.headers["content-type"].partition(";")[0] == kind


def test_the_folder_has_a_slash_behind_it(beside: Running, built: Running) -> None:
    answer = httpx.get(f"{beside.url}/offline")
    assert (answer.status_code, answer.headers["location"]) == (307, "/offline/")
    assert httpx.get(f"{beside.url}/offline/nothing").status_code == 404
    assert httpx.get(f"{built.url}/offline/engine/files.json").status_code == 404
