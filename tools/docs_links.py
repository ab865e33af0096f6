"""Check a folder of HTML: every link and anchor leads somewhere, and nothing is fetched elsewhere.

Links to other hosts are only listed: a build needs no network.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urljoin, urlsplit

# A page may lead to another host, but must not fetch from it.
LEADS = {("a", "href"), ("link", "href")}
FETCHED_LINKS = {"stylesheet", "icon", "preconnect", "preload", "modulepreload", "dns-prefetch"}
FETCHES = {
    ("script", "src"),
    ("img", "src"),
    ("iframe", "src"),
    ("source", "src"),
    ("video", "src"),
}
ELSEWHERE = re.compile(rb"""url\(["']?(?:https?:)?//|@import\s+["'](?:https?:)?//""")


class Target(NamedTuple):
    """Something a page leads to, or fetches."""

    address: str
    fetched: bool


class Page(HTMLParser):
    """The names and the targets of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.targets: list[Target] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what the element is called and where it leads."""
        given = {key: value or "" for key, value in attrs}
        self.names |= {given[key] for key in ("id", "name") if given.get(key)}
        fetched_link = tag == "link" and bool(set(given.get("rel", "").split()) & FETCHED_LINKS)
        for key, value in given.items():
            if (tag, key) in FETCHES or (fetched_link and key == "href"):
                self.targets.append(Target(value, True))
            elif (tag, key) in LEADS:
                self.targets.append(Target(value, False))


def read(folder: Path) -> dict[str, Page]:
    """Every page by its path below the folder."""
    return {
        path.relative_to(folder).as_posix(): Page(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.html"))
    }


def faults(folder: Path, pages: dict[str, Page]) -> list[str]:
    """What is wrong, a line each; empty if all is well."""
    found = [
        f"{name}: {fault}"
        for name, page in pages.items()
        for target in page.targets
        if (fault := _fault(folder, pages, name, target))
    ]
    styles = [path for path in sorted(folder.rglob("*.css")) if ELSEWHERE.search(path.read_bytes())]
    return found + [f"{path.relative_to(folder)}: fetches from another host" for path in styles]


def _fault(folder: Path, pages: dict[str, Page], name: str, target: Target) -> str | None:
    address = urlsplit(target.address)
    if address.scheme in ("data", "mailto"):
        return None
    if address.netloc or address.scheme:
        return f"fetches {target.address}" if target.fetched else None
    path = unquote(urlsplit(urljoin(f"/{name}", target.address)).path).lstrip("/")
    if path == "" or path.endswith("/"):
        path += "index.html"
    if not (folder / path).is_file():
        return f"{target.address} leads nowhere"
    anchor = unquote(address.fragment)
    if anchor and path in pages and anchor not in pages[path].names:
        return f"{target.address}: there is no such anchor"
    return None


def elsewhere(pages: dict[str, Page]) -> Iterator[str]:
    """Every address on another host that a page leads to, once."""
    yield from sorted(
        {target.address for page in pages.values() for target in page.targets}
        - {
            target.address
            for page in pages.values()
            for target in page.targets
            if not urlsplit(target.address).netloc
        }
    )
