from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_example_of_the_readme_does_what_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "SECURITY.md"])
def test_what_a_forge_shows_links_to_files_and_headings_that_exist(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    assert links
    for link in links:
        path, _, anchor = link.partition("#")
        assert (ROOT / path).exists(), link
        assert not anchor or anchor in anchors(ROOT / path), link


def anchors(page: Path) -> set[str]:
    """The headings of a page, as a forge and the site make anchors of them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\s-]", "", text.lower()).replace(" ", "-") for text in headings}


def test_the_readme_is_read_at_a_glance() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 100


def test_its_picture_moves_and_is_small() -> None:
    shown = re.findall(r'<img src="([^"]+)"', (ROOT / "README.md").read_text(encoding="utf-8"))
    picture = (ROOT / shown[0]).read_bytes()
    assert picture[8:12] == b"WEBP"
    assert picture.count(b"ANMF") > 20, "frames"
    assert len(picture) < 600_000
