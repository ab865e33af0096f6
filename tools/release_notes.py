"""Print the notes of a release, from its section of CHANGELOG.md: ``release_notes.py v1.2.0``.

Refuses a section that is not dated, because users would read "not released yet" in a release;
``--draft`` prints it all the same. Links to files of the repository lead nowhere from the page of
a release: ``--forge`` says where the files of that version can be read.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
SECTION = re.compile(
    r"^## (?P<version>\S+), (?P<date>.+?)\n(?P<text>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL
)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
TO_A_FILE = re.compile(r"\]\((?![a-z]+:|#)([^)\s]+)\)")


class NotesError(Exception):
    """There are no notes to publish; the message says why."""


def main() -> None:
    """Print the notes, or say why there are none."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("version", help="a version, or the tag of one: 1.2.0, v1.2.0")
    parser.add_argument("--draft", action="store_true", help="also of a section without a date")
    parser.add_argument("--forge", default="", help="what a link to a file begins with")
    asked = parser.parse_args()
    try:
        text = notes(CHANGELOG.read_text(encoding="utf-8"), asked.version, draft=asked.draft)
        print(TO_A_FILE.sub(lambda link: f"]({asked.forge}{link[1]})", text))
    except NotesError as missing:
        sys.exit(str(missing))


def notes(changelog: str, version: str, *, draft: bool = False) -> str:
    """The text of a version's section, its headings one level higher than in the changelog."""
    wanted = version.removeprefix("v")
    sections = {found["version"]: found for found in SECTION.finditer(changelog)}
    if wanted not in sections:
        known = ", ".join(sections) or "none"
        raise NotesError(f"CHANGELOG.md has no section for {wanted}. It has: {known}.")
    section = sections[wanted]
    if not draft and not DATE.fullmatch(section["date"]):
        raise NotesError(
            f"The section of {wanted} says {section['date']!r} where its date belongs: "
            f"## {wanted}, 2026-12-31"
        )
    text = re.sub(r"^###", "##", section["text"], flags=re.MULTILINE)
    return text.strip()


if __name__ == "__main__":
    main()
