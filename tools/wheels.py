"""Build the source distribution and the wheels into dist/, and test them: ``make wheels``.

The source distribution has the pages as they were built. Both wheels are made of it, so that it is
tested too: one compiled for this machine, one that runs anywhere. They are built where nothing is
installed but what compiles, as pip does it for strangers. Each is installed into a new environment
whose PATH has neither a compiler nor Node; its packages come from the server's lock.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import venv
from pathlib import Path

import environment
import pages
from steps import ROOT, StepError, begin_log, run, say, step
from version import git

DIST = ROOT / "dist"
CHECK = ROOT / "tools" / "wheel_check.py"
SOURCES_ONLY = "--sources-only"
PURE = "-py3-none-any.whl"
WHEN = "SOURCE_DATE_EPOCH"  # the time of the files in a wheel: that of the commit
SDIST = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"


def main() -> None:
    """Build, test, and only then replace what was in dist/."""
    begin_log()
    os.environ.setdefault(WHEN, git(ROOT, "log", "-1", "--format=%ct") or "1767225600")
    try:
        with tempfile.TemporaryDirectory() as scratch:
            build(Path(scratch), compiled=SOURCES_ONLY not in sys.argv)
    except StepError as failed:
        sys.exit(str(failed))


def build(scratch: Path, *, compiled: bool) -> None:
    """Everything, in a folder that is moved into place at the end."""
    made = scratch / "dist"
    made.mkdir()
    pages.build()
    with step("packages that compile"):
        builder = new_environment(scratch / "builder", "compile")
    with step("source distribution"):
        run([builder, "-c", SDIST, str(made)])
    (sources,) = made.glob("*.tar.gz")
    if compiled:
        for form in ("compiled", "plain"):
            with step(f"wheel, {form}"):
                os.environ["BANDSTAND_PURE"] = "1" if form == "plain" else "0"
                run(wheel_command(builder, sources, made))
        for wheel in sorted(made.glob("*.whl")):
            with step(f"test of {wheel.name.removeprefix('bandstand-')}"):
                test(wheel, sources.name.removesuffix(".tar.gz").partition("-")[2], scratch)
    put_in_place(made)


def new_environment(place: Path, lock: str) -> str:
    """A new environment with the packages of a lock and nothing of ours; returns its Python."""
    venv.create(place, with_pip=True)
    python = str(programs_of(place) / "python")
    locked = ("--no-deps", "--require-hashes", "--only-binary", ":all:")
    run([python, *environment.PIP, *locked, "-r", str(ROOT / environment.LOCKS[lock])])
    return python


def programs_of(place: Path) -> Path:
    """Where an environment has its programs."""
    return place / ("Scripts" if os.name == "nt" else "bin")


def wheel_command(python: str, sources: Path, folder: Path) -> list[str]:
    """How a wheel is made of the source distribution, with the packages of this Python."""
    options = ("--no-deps", "--no-build-isolation", "--no-cache-dir", "--wheel-dir", str(folder))
    return [python, "-m", "pip", "wheel", *options, str(sources)]


def test(wheel: Path, version: str, scratch: Path) -> None:
    """Install a wheel into a new environment, and run the check there with an empty PATH."""
    place = scratch / wheel.stem
    python = new_environment(place, "play")
    run([python, *environment.PIP, "--no-deps", "--no-index", str(wheel)])
    form = "plain" if wheel.name.endswith(PURE) else "compiled"
    run(["env", "-i", f"PATH={programs_of(place)}", python, "-I", str(CHECK), version, form])


def put_in_place(made: Path) -> None:
    """Replace dist/ and say what is in it."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.move(made, DIST)
    for path in sorted(DIST.iterdir()):
        say(f"dist/{path.name}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
