"""Build the compiled copy of the package apart from the sources: ``make compile``.

The copy lies in ``.cache/compiled/<hash>``, where the hash is that of everything the compiler
reads, so that an edited source never runs as an old binary; ``.cache/compiled/current`` links to
it. Its Python files are links to the sources: files that are not compiled are always up to date.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from bandstand.kernel.build import c_compiler

ROOT = Path(__file__).resolve().parent.parent
STORE = ROOT / ".cache" / "compiled"
SOURCES = ROOT / "src"
NO_COMPILER = 3


def main() -> None:
    """Build if anything changed, link the sources, drop older copies."""
    if c_compiler() is None:
        print(
            "There is no C compiler here (or Python lacks its C headers): "
            "the games run as plain Python, which is slower."
        )
        sys.exit(NO_COMPILER)
    copy = STORE / fingerprint()
    if not copy.exists():
        print("Compiling the hot files, once for each change of them: a minute or so.", flush=True)
        build(copy)
    link_sources(copy)
    current = STORE / "current"
    current.unlink(missing_ok=True)
    current.symlink_to(copy.name)
    for old in STORE.iterdir():
        if len(old.name) == len(copy.name) and old != copy:
            shutil.rmtree(old, ignore_errors=True)


def fingerprint() -> str:
    """The hash of the build script, the compilers, and the files that are compiled or typed."""
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    from setup import HOT

    told = [sys.version, platform.platform(), version("mypy"), os.environ.get("CC", "")]
    read = {ROOT / "setup.py", *(ROOT / path for path in HOT)}
    read.update(SOURCES.glob("bandstand/kernel/*.py"))
    for path in sorted(read):
        told += [str(path.relative_to(ROOT)), sha256(path.read_bytes()).hexdigest()]
    return sha256("\n".join(told).encode()).hexdigest()[:16]


def build(copy: Path) -> None:
    """Compile into a scratch folder and move it in place when it is whole."""
    STORE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STORE) as scratch:
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", scratch + "/copy"]
        subprocess.run(command, cwd=ROOT, check=True)
        if not list(Path(scratch, "copy").glob("bandstand__mypyc.*")):
            sys.exit("Nothing was compiled: see the compiler's message above.")
        Path(scratch, "copy").rename(copy)


def link_sources(copy: Path) -> None:
    """Link every file of the package that the compiler did not make."""
    for path in copy.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()
    for source in SOURCES.rglob("*"):
        link = copy / source.relative_to(SOURCES)
        if source.is_file() and "__pycache__" not in source.parts and not link.exists():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(source)


if __name__ == "__main__":
    main()
