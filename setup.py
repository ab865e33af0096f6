"""Compile the hot files where a C compiler is at hand; install plain Python where none is.

Development installs stay plain, so that an edited source is never hidden by an old binary;
``make compile`` builds a compiled copy apart from the sources. ``BANDSTAND_PURE=1`` says no.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

SOURCES = Path("src/bandstand")
COLD = ("__init__", "meta", "notation", "view")  # of a game's files: what people read and write
HOT = [
    *(
        SOURCES / "kernel" / f"{name}.py"
        for name in ("bits", "deal", "dice", "event", "instinct", "state")
    ),
    SOURCES / "games" / "tricks.py",
    *(path for path in sorted((SOURCES / "games").glob("*/*.py")) if path.stem not in COLD),
    SOURCES / "bots" / "match.py",
]


def extensions() -> list[Any]:
    """One mypyc group, so that calls between the hot files are C calls."""
    if os.environ.get("BANDSTAND_PURE") == "1" or "bdist_wheel" not in sys.argv:
        return []
    from mypyc.build import mypycify

    group = mypycify(["--strict", *(str(path) for path in HOT)], opt_level="3", debug_level="0")
    for extension in group:
        extension.optional = True  # without a compiler the plain files are installed
        if sys.platform != "win32":
            # Lets the compiler inline mypyc's exported functions; the dice rely on wrapping.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fwrapv"]
    return group


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:  # an old build/ would be reused silently
        setup(ext_modules=extensions(), options={"build": {"build_base": scratch}})
