"""The licences of what the pages contain lie beside them, in a wheel and in a folder of files."""

from __future__ import annotations

import json
import re
from pathlib import Path

from bandstand.server.http.pages import FOLDER

WEB = Path(__file__).parents[2] / "web"
LICENCES = FOLDER / "licences"
# The face is no script; svelte is compiled into every page.
FACE, COMPILED_IN = "@fontsource/oswald", "svelte"


def bundled() -> dict[str, str]:
    """The packages in the pages, each with the identifier of its licence."""
    text = (LICENCES / "packages.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^## (\S+) - \S+ \((.+)\)$", text, re.MULTILINE))


def test_every_package_of_the_pages_is_named() -> None:
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {*wanted, COMPILED_IN} - {FACE} <= bundled().keys()
    assert (LICENCES / "oswald.txt").is_file()


def test_a_licence_that_no_package_brings_has_its_text() -> None:
    text = (LICENCES / "packages.txt").read_text(encoding="utf-8")
    alone = re.findall(r"^## \S+ - \S+ \((.+)\)\n+(?=## |\Z)", text, re.MULTILINE)
    for licence in alone:
        assert (LICENCES / f"{licence.lower()}.txt").is_file(), licence


def test_what_pages_without_a_server_contain_is_named() -> None:
    wanted = json.loads((WEB / "engine" / "package.json").read_text(encoding="utf-8"))
    told = (LICENCES / "engine.txt").read_text(encoding="utf-8").lower()
    assert {name for name in wanted["dependencies"] if name not in told} == set()
