"""Resolve the packages of the pages and of the engine and write their locks: part of ``make lock``.

For a package with platform-specific parts npm records only those that its registry offers, and then
refuses its own lock file. The missing platforms are added here; their packages are installed on
those platforms only.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from pages import WEB, run

LOCK = WEB / "package-lock.json"
ENGINE = WEB / "engine"  # Python for the browser; package.json names the exact version
SYSTEMS = {"android", "darwin", "freebsd", "linux", "openharmony", "win32"}
PROCESSORS = {"arm", "arm64", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"}
LIBRARIES = {"gnu": "glibc", "gnueabihf": "glibc", "musl": "musl"}


def main() -> None:
    """Resolve, then complete the lock."""
    LOCK.unlink(missing_ok=True)
    run(["install", "--package-lock-only"])
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    complete(lock["packages"])
    LOCK.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8")
    run(["install", "--package-lock-only", "--prefix", str(ENGINE)])


def complete(packages: dict[str, Any]) -> None:
    """Add an entry for every optional package that has none."""
    for package in list(packages.values()):
        for name, version in package.get("optionalDependencies", {}).items():
            place = f"node_modules/{name}"
            if place not in packages:
                packages[place] = entry(name, version)
    packages_in_order = dict(sorted(packages.items()))
    packages.clear()
    packages.update(packages_in_order)


def entry(name: str, version: str) -> dict[str, Any]:
    """A lock entry for a platform, derived from its name: binding-linux-arm64-musl."""
    words = set(Path(name).name.split("-"))
    told: dict[str, Any] = {
        "version": re.sub(r"^[\^~]", "", version),
        "cpu": sorted(words & PROCESSORS),
        "dev": True,
        "optional": True,
        "os": sorted(words & SYSTEMS),
    }
    libraries = [library for word, library in LIBRARIES.items() if word in words]
    if libraries:
        told["libc"] = libraries[:1]
    return {key: value for key, value in told.items() if value != []}


if __name__ == "__main__":
    main()
