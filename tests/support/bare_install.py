"""Runs ``bandstand`` as if only what the bare package requires were installed.

Everything that is installed here and does not belong to the required packages, or to what they
require themselves, cannot be imported.
"""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.abc import MetaPathFinder
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def required(extras: Sequence[str] = ()) -> set[str]:
    """The distributions that the package requires, and what they require in turn."""
    wanted = list(PROJECT["dependencies"])
    for extra in extras:
        wanted += PROJECT["optional-dependencies"][extra]
    found: set[str] = set()
    while wanted:
        requirement = wanted.pop()
        name = normal(re.split(r"[\s<>=!~;\[(]", requirement, maxsplit=1)[0])
        if "extra ==" in requirement or name in found:
            continue
        found.add(name)
        try:
            wanted += requires(name) or []
        except PackageNotFoundError:  # for another system or an older Python
            continue
    return found


class Absent(MetaPathFinder):
    """Finds nothing of what belongs to other distributions, and says that it is not there."""

    def __init__(self, present: set[str]) -> None:
        self._absent = {
            module
            for module, owners in packages_distributions().items()
            if not present & {normal(owner) for owner in owners}
        } - {"bandstand"}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top = fullname.partition(".")[0]
        if top in self._absent:
            raise ModuleNotFoundError(f"No module named {top!r}", name=top)
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, Absent(required()))
    from bandstand.cli.main import run

    run()
