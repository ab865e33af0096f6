"""A site without a server, served as any web host would: a folder of files, at a sub-path."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bandstand.cli.main import obey
from bandstand.cli.site import write_worker
from support.pyodide import engine

SUB_PATH = "games/bandstand"


@dataclass
class Site:
    """A folder that is served; a stand-in for a server where only its address matters."""

    address: str
    folder: Path

    @property
    def url(self) -> str:
        return f"http://{self.address}/{SUB_PATH}/"

    def publish_another_version(self) -> None:
        """Change a file of the folder, as somebody does who copies a new one over it."""
        (self.folder / "news.txt").write_text("another version")
        (self.folder / "sw.js").unlink()  # it lists all files but itself
        write_worker(self.folder)


@contextmanager
def served(root: Path) -> Iterator[Site]:
    """Write the site and serve it with `python -m http.server`, until the end."""
    folder = root / SUB_PATH
    folder.parent.mkdir(parents=True)
    assert obey(["site", str(folder), "--engine", str(engine())]) == 0
    words = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(root)]
    process = subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    try:
        # Its first line says on which port.
        port = process.stdout.readline().split(" port ")[1].split()[0]
        yield Site(f"127.0.0.1:{port}", folder)
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()
