"""Measure a new user's first minute: a fresh clone, ``make play``, until the start page answers.

Then until the bots have the compiled form. Prints wall time and CPU time, which depends less on the
load of the machine. The clone is in a temporary folder.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 1800.0
COMPILED = "The bots use it from now on."
_TICK = os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Clone, run ``make play`` and print the measurements."""
    with tempfile.TemporaryDirectory() as scratch:
        clone = Path(scratch, "bandstand")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        measure(clone, Path(scratch, "data"))


def measure(clone: Path, data: Path) -> None:
    """Run ``make play`` there until its bots are compiled."""
    port = free_port()
    begin = time.monotonic()
    process = subprocess.Popen(
        ["make", "play", f"PLAY=--no-browser --port {port}"],
        cwd=clone,
        env={**os.environ, "BANDSTAND_DATA": str(data)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    compiled = threading.Event()
    threading.Thread(target=pass_on, args=(process, compiled), daemon=True).start()
    try:
        wait_for_page(f"http://127.0.0.1:{port}/", process, begin)
        report("the start page answers", begin, process.pid, clone)
        opened = time.monotonic()
        while not compiled.wait(0.2):
            if process.poll() is not None or time.monotonic() > begin + LONGEST:
                sys.exit("It was never compiled; see above.")
        report("the bots are compiled", begin, process.pid, clone)
        print(f"    {time.monotonic() - opened:.0f} s after the page")
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(60)


def pass_on(process: subprocess.Popen[str], compiled: threading.Event) -> None:
    """Print the output of make, and notice when the compiler is done."""
    assert process.stdout is not None
    for line in process.stdout:
        print(f"  | {line}", end="", flush=True)
        if COMPILED in line:
            compiled.set()


def wait_for_page(address: str, process: subprocess.Popen[str], begin: float) -> None:
    """Ask for the start page until it comes."""
    while time.monotonic() < begin + LONGEST:
        if process.poll() is not None:
            sys.exit("make play ended; see above.")
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                if b"<html" in answer.read():
                    return
        except OSError:
            time.sleep(0.1)
    sys.exit("The start page never answered.")


def report(what: str, begin: float, process: int, clone: Path) -> None:
    """Print wall time, CPU time and disk usage."""
    wall, cpu = time.monotonic() - begin, processor_seconds(process)
    print(f"{what}: {wall:.1f} s ({cpu:.0f} s of processor), {megabytes(clone / '.venv')} MB .venv")


def processor_seconds(root: int) -> float:
    """The CPU time of a process and its descendants."""
    parents: dict[int, int] = {}
    used: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it ended just now
            continue
        pid = int(stat.parent.name)
        parents[pid] = int(fields[1])
        used[pid] = sum(int(ticks) for ticks in fields[11:15])
    return sum(ticks for pid, ticks in used.items() if descends(pid, root, parents)) / _TICK


def descends(pid: int, root: int, parents: dict[int, int]) -> bool:
    """Whether a process is another or its descendant."""
    while pid not in (0, root):
        pid = parents.get(pid, 0)
    return pid == root


def megabytes(folder: Path) -> int:
    """The size of the files in a folder."""
    blocks = sum(path.lstat().st_blocks for path in folder.rglob("*"))
    return round(blocks * 512 / 1_000_000)


def free_port() -> int:
    """A free port."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
