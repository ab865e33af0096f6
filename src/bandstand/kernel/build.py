"""Which form of the hot files is running, compiled or plain, and whether it is up to date."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sysconfig
from dataclasses import dataclass
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

# Written beside this file by setup.py; a checkout of the sources has none.
_NOTE = "build.json"


@dataclass(frozen=True)
class Build:
    """The state of the hot modules."""

    compiled: list[str]
    # Modules that were compiled but run as plain Python: a broken installation.
    missing: list[str]
    # Modules whose source was edited after it was compiled: the edit does not run.
    stale: list[str]
    why_plain: str

    @property
    def form(self) -> str:
        """The form that runs, in one word."""
        return "compiled" if self.compiled else "plain"

    def sentence(self) -> str:
        """The form that runs, and what is wrong with it."""
        if self.missing:
            return f"Broken: {', '.join(self.missing)} should be compiled. Install Bandstand again."
        if self.stale:
            return (
                f"Stale: {', '.join(self.stale)} changed since compiled. Install Bandstand again."
            )
        if self.compiled:
            return f"Compiled: {len(self.compiled)} hot modules run as machine code."
        return f"Plain Python, in which bots are many times slower: {self.why_plain}."


def look() -> Build:
    """Compare the note of the build with the installed files."""
    note = _read_note()
    compiled, missing, stale = [], [], []
    for name, digest in note["compiled"].items():
        spec = find_spec(name)
        origin = spec.origin if spec is not None else None
        if origin is None or not origin.endswith(tuple(EXTENSION_SUFFIXES)):
            missing.append(name)
            continue
        compiled.append(name)
        source = Path(origin).with_name(name.rpartition(".")[2] + ".py")
        if source.exists() and sha256(source.read_bytes()).hexdigest() != digest:
            stale.append(name)
    return Build(compiled, missing, stale, note["why_plain"] or "this form was never compiled")


def _read_note() -> dict[str, Any]:
    """The note of the build; a checkout that was never built has none."""
    path = Path(__file__).with_name(_NOTE)
    if not path.exists():
        return {"compiled": {}, "why_plain": "these are the sources themselves"}
    note: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return note


def c_compiler() -> str | None:
    """The C compiler that an installation would use; None without one, or without Python.h."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    return shutil.which(shlex.split(command)[0])
