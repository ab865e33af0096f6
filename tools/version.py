"""The version of what is built, from git's tag: the same commit always has the same version.

A commit with the tag ``v1.2.0`` is version 1.2.0. Any other is a development version of the release
that the changelog's first section is about, such as ``1.3.0.dev17+g0e0847c``: the number of
commits after the last tag, and which one. Without git it is ``1.3.0.dev0``. A source distribution
has its own in it. Needs Python alone, because setup.py reads it.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GIVEN = "BANDSTAND_VERSION"  # for builds without git, such as those of images
HEADING = re.compile(r"^## (\d+)\.(\d+)\.(\d+)\b", re.MULTILINE)
# The last tag, the number of commits since, this commit; "-dirty" if files were changed.
DESCRIBED = re.compile(r"v(\d+)\.(\d+)\.(\d+)-(\d+)-(g[0-9a-f]+)(-dirty)?")
Numbers = tuple[int, int, int]


def version(root: Path = ROOT) -> str:
    """The version of the sources in this folder."""
    return os.environ.get(GIVEN) or _of_distribution(root) or _of_commit(root)


def _of_distribution(root: Path) -> str | None:
    """What a source distribution says of itself; None in a checkout."""
    note = root / "PKG-INFO"
    if (root / ".git").exists() or not note.is_file():
        return None
    found = re.search(r"^Version: (\S+)$", note.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else None


def _of_commit(root: Path) -> str:
    coming = coming_release((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    described = git(root, "describe", "--tags", "--long", "--dirty", "--match", "v[0-9]*")
    found = DESCRIBED.fullmatch(described)
    if found is None:
        return development(coming, *_without_tag(root))
    tagged = (int(found[1]), int(found[2]), int(found[3]))
    since, commit, changed = int(found[4]), found[5], bool(found[6])
    if since == 0 and not changed:
        return dotted(tagged)
    return development(_after(tagged, coming), since, commit + (".changed" if changed else ""))


def _without_tag(root: Path) -> tuple[int, str]:
    """The number of commits and the name of this one; nothing without git."""
    commit = git(root, "rev-parse", "--short=7", "HEAD")
    if not commit:
        return 0, ""
    changed = ".changed" if git(root, "status", "--porcelain", "--untracked-files=no") else ""
    return int(git(root, "rev-list", "--count", "HEAD")), f"g{commit}{changed}"


def _after(tagged: Numbers, coming: Numbers) -> Numbers:
    """The release to come; the next patch if the changelog has no section for it yet."""
    return coming if coming > tagged else (tagged[0], tagged[1], tagged[2] + 1)


def coming_release(changelog: str) -> Numbers:
    """The release that the changelog's first section is about."""
    found = HEADING.search(changelog)
    if found is None:
        raise ValueError("CHANGELOG.md has no section such as '## 1.2.0, not released yet'.")
    return int(found[1]), int(found[2]), int(found[3])


def development(coming: Numbers, commits: int, commit: str) -> str:
    """A version between two releases."""
    return f"{dotted(coming)}.dev{commits}" + (f"+{commit}" if commit else "")


def dotted(numbers: Numbers) -> str:
    """1.2.0 for (1, 2, 0)."""
    return ".".join(map(str, numbers))


def git(root: Path, *words: str) -> str:
    """What git says; empty if there is no git, or no repository exactly here."""
    if not (root / ".git").exists():  # a folder inside somebody else's repository
        return ""
    try:
        done = subprocess.run(
            ["git", "-C", str(root), *words], capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


if __name__ == "__main__":
    print(version())
