"""Print the commands of the README, one a line: ``tools/fresh.sh`` runs and times them.

Left out is what it starts itself, or what never ends. ``--page FILE`` reads the finished table and
writes it into a page of the documentation instead, between its two marks.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
# The clone is made of this checkout; play and test have rows of their own; a server serves on.
LEFT_OUT = ("git clone", "cd ", "make play", "make test", "python -m http.server")
BEGIN, END = "<!-- written by tools/fresh.sh -->", "<!-- end -->"


def main() -> None:
    """Print the commands, or write the page."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--page", type=Path, help="write the table on standard input into this page"
    )
    page = parser.parse_args().page
    if page is None:
        print(*commands(README.read_text(encoding="utf-8")), sep="\n")
    else:
        text = page.read_text(encoding="utf-8")
        page.write_text(with_table(text, sys.stdin.read()), encoding="utf-8")


def commands(readme: str) -> list[str]:
    """The lines of all blocks of shell commands, without comments and without what is left out."""
    lines = [line for block in BLOCK.findall(readme) for line in block.splitlines()]
    bare = [re.sub(r"\s+#.*$", "", line).strip() for line in lines]
    return [line for line in bare if line and not line.startswith(LEFT_OUT)]


def with_table(page: str, table: str) -> str:
    """The page with this table between its marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"The page lacks {BEGIN} or {END}.")
    return f"{before}{BEGIN}\n{table.strip()}\n{END}{after}"


if __name__ == "__main__":
    main()
