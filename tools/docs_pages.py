"""Which pages the documentation has, and where their text comes from; needs no packages.

A page is a file of ``docs``, a text of the repository's root, a game's guide, or written from the
sources (``WRITTEN``). Their links are the repository's: here they become those of the site.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SETTINGS = DOCS / "zensical.toml"
# Texts that a forge wants in the root, and their places in the site.
OF_THE_ROOT = {
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "CODE_OF_CONDUCT.md": "project/conduct.md",
    "CHANGELOG.md": "project/changes.md",
}
WRITTEN = (
    "reference/http.md",
    "reference/http-types.md",
    "reference/socket.md",
    "reference/python.md",
    "reference/python-environments.md",
    "reference/python-tables.md",
)
LANGUAGES = {"en": "English", "fr": "Français", "ja": "日本語"}
FENCE = re.compile(r"(?ms)^ *(`{3,}).*?^ *\1 *$")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


@cache
def sources() -> dict[Path, str]:
    """Every text of the repository that is a page, with its place in the site."""
    of_docs = {path: path.relative_to(DOCS).as_posix() for path in sorted(DOCS.rglob("*.md"))}
    of_root = {ROOT / name: place for name, place in OF_THE_ROOT.items()}
    return of_docs | of_root | guides()


@cache
def guides() -> dict[Path, str]:
    """The rules of each game in each language; English has no ending of its own."""
    found = {}
    for path in sorted((ROOT / "src/bandstand/games").glob("*/text/guide.*.md")):
        language = path.suffixes[-2].lstrip(".")
        found[path] = _guide_place(path.parents[1].name.replace("_", "-"), language)
    return found


def _guide_place(game: str, language: str) -> str:
    ending = "" if language == "en" else f".{language}"
    return f"games/{game}{ending}.md"


def nav() -> list[str]:
    """The pages that the navigation leads to, in its order."""
    return list(_leaves(tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["project"]["nav"]))


def _leaves(entry: Any) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    inner = entry.values() if isinstance(entry, dict) else entry
    return [leaf for one in inner for leaf in _leaves(one)]


def text_of(source: Path, forge: str = "") -> str:
    """A page as it stands in the site: its links lead to pages, and a guide has its picture."""
    text = source.read_text(encoding="utf-8")
    if source in guides():
        text = _illustrated(source, text)
    return outside_code(text, lambda part: LINK.sub(lambda link: _moved(source, link, forge), part))


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """The text with everything changed that is not a block of code."""
    parts: list[str] = []
    end = 0
    for block in FENCE.finditer(text):
        parts += [change(text[end : block.start()]), block[0]]
        end = block.end()
    return "".join([*parts, change(text[end:])])


def _illustrated(source: Path, text: str) -> str:
    """A guide with links to its other languages and a picture, described in its language."""
    title, _, rest = text.partition("\n")
    own = source.suffixes[-2].lstrip(".")
    game = source.parents[1].name.replace("_", "-")
    names = " · ".join(
        name if language == own else f"[{name}]({source.with_suffix('').stem}.{language}.md)"
        for language, name in LANGUAGES.items()
    )
    picture = os.path.relpath(DOCS / "pictures" / f"{game}-desk.png", source.parent)
    plain = title.lstrip("# ")
    opening = f'<div lang="{own}" markdown>\n\n'
    return f"{title}\n\n{names}\n\n![{plain}]({picture})\n\n{opening}{rest}\n\n</div>\n"


def _moved(source: Path, link: re.Match[str], forge: str) -> str:
    picture, label, target = link.groups()
    path, hash_, anchor = target.partition("#")
    if not path or re.match(r"[a-z]+:", path):
        return link[0]
    found = Path(os.path.normpath(source.parent / path))
    here = Path(sources()[source]).parent
    if found in sources():
        return f"{picture}[{label}]({os.path.relpath(sources()[found], here)}{hash_}{anchor})"
    if found.is_relative_to(DOCS) and found.is_file():
        return f"{picture}[{label}]({os.path.relpath(found.relative_to(DOCS), here)})"
    if not found.exists():
        raise FileNotFoundError(f"{source.relative_to(ROOT)} links to {target}, which is not there")
    inside = found.relative_to(ROOT).as_posix()
    return f"[{label}]({forge}{inside})" if forge else label
