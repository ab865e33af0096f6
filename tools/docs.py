"""Build the documentation: ``make docs`` writes .cache/docs, or says what is wrong with it.

Zensical makes the pages, since Material for MkDocs ends in May 2027 and names it as its successor.
It works in a folder of its own, and the site takes its place when all its links were checked.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import docs_links
import docs_pages
import docs_python
import docs_schemas
from docs_pages import DOCS, ROOT, SETTINGS

WORK = ROOT / ".cache" / "docs-work"
SITE = ROOT / ".cache" / "docs"
ELSEWHERE = ROOT / ".cache" / "docs-elsewhere.txt"


def main() -> None:
    """Gather the pages, build, check, and put the site in its place."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--forge", default="", help="what a link to a source file begins with")
    forge = parser.parse_args().forge
    gather(WORK, forge and forge.rstrip("/") + "/")
    build(WORK)
    check(WORK / "site")
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(WORK / "site", SITE)
    print(f"The documentation is in {SITE.relative_to(ROOT)}.")
    print(f"To read it: python -m http.server -d {SITE.relative_to(ROOT)}")


def gather(work: Path, forge: str) -> None:
    """All that the site is made of, in a new folder."""
    shutil.rmtree(work, ignore_errors=True)
    pages = work / "pages"
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.md", SETTINGS.name))
    shutil.copy(SETTINGS, work)
    shutil.copy(ROOT / "web" / "public" / "icon.svg", pages)
    texts = {
        place: docs_pages.text_of(source, forge) for source, place in docs_pages.sources().items()
    }
    texts |= docs_schemas.pages() | docs_python.pages()
    for place, text in texts.items():
        (pages / place).parent.mkdir(parents=True, exist_ok=True)
        (pages / place).write_text(text, encoding="utf-8")


def build(work: Path) -> None:
    """Run Zensical; a warning ends it."""
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
    done = subprocess.run(
        command, cwd=work, env={"NO_COLOR": "1"}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0 or "Warning" in done.stdout + done.stderr:
        said = (done.stdout + done.stderr).partition("Traceback")[0]
        sys.exit(f"{said}\nThe documentation has warnings: nothing was written.")


def check(site: Path) -> None:
    """Every link of the site; those to other hosts are listed in a file."""
    pages = docs_links.read(site)
    faults = docs_links.faults(site, pages)
    if faults:
        sys.exit("\n".join([*faults, f"{len(faults)} dead links: nothing was written."]))
    outside = list(docs_links.elsewhere(pages))
    ELSEWHERE.write_text("".join(f"{address}\n" for address in outside), encoding="utf-8")
    targets = sum(len(page.targets) for page in pages.values())
    print(f"{len(pages)} pages, {targets} links checked; {len(outside)} addresses on other hosts,")
    print(f"which were not visited, are listed in {ELSEWHERE.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
