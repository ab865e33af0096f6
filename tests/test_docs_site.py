"""The site of `make docs`: every page is in its navigation once, and dead links are found."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from bandstand.games.registry import IDS
from support.bare_install import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import docs_links
import docs_pages


def test_every_page_is_in_the_navigation_once() -> None:
    pages = [*docs_pages.sources().values(), *docs_pages.WRITTEN]
    assert Counter(docs_pages.nav()) == Counter(pages)


@pytest.mark.parametrize("game", IDS)
def test_every_game_has_a_guide_with_a_picture_in_every_language(game: str) -> None:
    guides = {place: path for path, place in docs_pages.guides().items() if f"/{game}." in place}
    assert len(guides) == len(docs_pages.LANGUAGES)
    for path in guides.values():
        text = docs_pages.text_of(path)
        assert f"(../pictures/{game}-desk.png)" in text
        links = sum(f"({place.removeprefix('games/')})" in text for place in guides)
        assert links == len(guides) - 1, "to each of the other languages"


@pytest.mark.parametrize("source", docs_pages.sources(), ids=lambda path: path.name)
def test_links_between_texts_hold(source: Path) -> None:
    assert docs_pages.text_of(source, "https://example.org/")


def test_links_become_those_of_the_site() -> None:
    text = docs_pages.text_of(ROOT / "CONTRIBUTING.md")
    assert "](../adding-a-game.md)" in text
    assert "](docs/" not in text


def site(folder: Path, **pages: str) -> list[str]:
    for name, text in pages.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    return docs_links.faults(folder, docs_links.read(folder))


def test_good_links_are_no_faults(tmp_path: Path) -> None:
    index = '<a href="other.html#here"><a href="https://example.org/"><a href="#top" id="top">'
    assert site(tmp_path, index=index, other='<h2 id="here">') == []


@pytest.mark.parametrize(
    ("index", "fault"),
    [
        ('<a href="gone.html">', "gone.html leads nowhere"),
        ('<a href="#gone">', "there is no such anchor"),
        ('<img src="gone.png">', "gone.png leads nowhere"),
        ('<script src="https://example.org/a.js">', "fetches https://example.org/a.js"),
        ('<link rel="stylesheet" href="https://example.org/a.css">', "fetches https://example.org"),
    ],
)
def test_dead_links_and_foreign_files_are_found(tmp_path: Path, index: str, fault: str) -> None:
    (found,) = site(tmp_path, index=index)
    assert fault in found
