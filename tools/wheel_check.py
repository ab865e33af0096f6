"""Check an installed wheel: it plays a game of each title, verifies the records and serves a page.

Run by the Python that has it, with the wheel's version and form: ``wheel_check.py 1.2.0 compiled``.
Without them only the rest is checked, as cibuildwheel does. Needs nothing of the checkout.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

LONGEST = 120.0
BANDSTAND = (sys.executable, "-I", "-m", "bandstand")
ASSET = re.compile(r'(?:src|href)="(?:\./|/)?(assets/[^"]+\.js)"')


def main() -> None:
    """All checks, in a folder of its own; ends with a sentence if one fails."""
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # nothing of a checkout is found by being in it
        os.environ["BANDSTAND_DATA"] = str(Path(folder, "data"))
        report = json.loads(said("doctor", "--json"))
        found = [report["bandstand"], report["form"]]
        if wanted and found != wanted:
            fail(f"It is {found}, not {wanted}.")
        if report["missing"] or report["stale"]:
            fail(f"These are not compiled: {report['missing'] + report['stale']}")
        for game in report["games"]:
            play(game)
        serve(report["bandstand"])
    print(f"bandstand {found[0]}, {found[1]}: {len(report['games'])} games and the pages are good.")


def play(game: str) -> None:
    """A few games between bots, kept and verified move by move."""
    records = f"{game}.jsonl"
    said("simulate", game, "--games", "3", "--seed", "1", "--records", records)
    if "3 records verified" not in said("verify", records):
        fail(f"The records of {game} are not verified.")


def serve(version: str) -> None:
    """Start the server, and fetch what a browser would first."""
    port = free_port()
    command = [*BANDSTAND, "serve", "--no-browser", "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            address = f"http://127.0.0.1:{port}"
            health = json.loads(fetch_soon(f"{address}/api/health", server))
            if health["version"] != version:
                fail(f"The server is of version {health['version']}.")
            page = fetch_soon(f"{address}/", server).decode()
            script = ASSET.search(page)
            if script is None or not fetch_soon(f"{address}/{script[1]}", server):
                fail(f"The start page has no script: {page[:300]}")
        finally:
            server.terminate()
            server.wait(LONGEST)


def fetch_soon(address: str, server: subprocess.Popen[bytes]) -> bytes:
    """What the server answers, as soon as it does."""
    begin = time.monotonic()
    while time.monotonic() < begin + LONGEST:
        if server.poll() is not None:
            fail(f"The server ended with code {server.returncode}.")
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                body: bytes = answer.read()
                return body
        except OSError:
            time.sleep(0.1)
    fail(f"{address} never answered.")
    raise AssertionError


def said(*words: str) -> str:
    """What the command prints."""
    done = subprocess.run(
        [*BANDSTAND, *words], capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        fail(f"bandstand {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def free_port() -> int:
    """A free port."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def fail(why: str) -> None:
    """End with this sentence."""
    sys.exit(f"The wheel is not good. {why}")


if __name__ == "__main__":
    main()
