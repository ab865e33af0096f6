"""``make play``: install what is missing, start the server, compile in the background.

Arguments go to ``bandstand serve``. With ``--as-it-is`` first, nothing is installed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

import compile as compiler
import environment
import pages
from steps import LOG, ROOT, StepError, begin_log, run, say, step

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import FrameType

AS_IT_IS = "--as-it-is"
_PATIENCE = 5.0  # seconds the compiler has to end


def main() -> None:
    """Set up, serve until it is stopped, and leave nothing running."""
    words = sys.argv[1:]
    as_it_is = words[:1] == [AS_IT_IS]
    try:
        set_up(as_it_is)
    except StepError as failed:
        sys.exit(str(failed))
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(serve(words[as_it_is:], as_it_is))


def set_up(as_it_is: bool) -> None:
    """Install the packages and build the pages, in parallel if the system has Node."""
    begin = time.monotonic()
    install = not as_it_is and not environment.ready("play")
    if not install and pages.up_to_date():
        return
    begin_log()
    say(f"Setting up (once; details in {LOG.relative_to(ROOT)}):")
    with ThreadPoolExecutor(2) as pool:
        tasks = []
        if install:
            tasks.append(pool.submit(environment.install, "play"))
            if pages.node_is_missing():
                tasks[0].result()  # Node will be installed as a package, by the same pip
        tasks.append(pool.submit(build_pages))
        for task in tasks:
            task.result()
    say(f"Set up in {time.monotonic() - begin:.0f} s.")


def build_pages() -> None:
    """The pages, in two steps that each have a line."""
    if pages.up_to_date():
        return
    tool = [sys.executable, str(ROOT / "tools" / "pages.py"), pages.NOISE]
    if not pages.installed():
        with step("packages of the pages"):
            run([*tool, pages.INSTALL])
    with step("pages"):
        run(tool)


def serve(words: list[str], as_it_is: bool) -> int:
    """Start the server, compile in the background if needed; returns the server's exit code."""
    copy = compiler.copy_of_these_sources()
    compiled = copy.is_dir()
    if compiled:
        compiler.link_sources(copy)
    server = start_server(copy if compiled else compiler.SOURCES, copy, words)
    beside: list[subprocess.Popen[bytes]] = []

    def pass_on(number: int, frame: FrameType | None) -> None:
        server.send_signal(number)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal signals the server too
    signal.signal(signal.SIGTERM, pass_on)
    signal.signal(signal.SIGHUP, pass_on)
    for line in relay(server):
        if not compiled and not beside and is_opening(line):
            beside.append(start_compiler(as_it_is))
    code = server.wait()
    for process in beside:
        end(process)
    return code


def start_server(form: Path, copy: Path, words: list[str]) -> subprocess.Popen[str]:
    """Start the server; its bots switch to the compiled copy when it is ready."""
    environ = {
        **os.environ,
        "PYTHONPATH": str(form),
        "PYTHONUNBUFFERED": "1",
    }
    if form != copy:
        environ["BANDSTAND_COMPILED"] = str(copy)
    command = [sys.executable, "-m", "bandstand", "serve", *words]
    return subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)


def relay(server: subprocess.Popen[str]) -> Iterator[str]:
    """Forward the server's output line by line."""
    assert server.stdout is not None
    for line in server.stdout:
        say(line.rstrip("\n"))
        yield line


def is_opening(line: str) -> bool:
    """Whether this line announces that the server is running."""
    return line.startswith("The server is running at")


def start_compiler(as_it_is: bool) -> subprocess.Popen[bytes]:
    """Start the compiler in its own process group, so that all of it can be stopped."""
    word = compiler.BESIDE if not as_it_is else compiler.BESIDE_AS_IT_IS
    return subprocess.Popen(
        [sys.executable, str(ROOT / "tools" / "compile.py"), word],
        stdin=subprocess.PIPE,  # closes when this process ends
        start_new_session=True,
    )


def end(process: subprocess.Popen[bytes]) -> None:
    """Stop the compiler and its children."""
    for signal_number in (signal.SIGTERM, signal.SIGKILL):
        if process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal_number)
            with suppress(subprocess.TimeoutExpired):
                process.wait(_PATIENCE)


if __name__ == "__main__":
    main()
