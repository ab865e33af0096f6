"""``make play``: set up what is missing, open the server at once, compile beside it.

Words after it go to ``bandstand serve``. With ``--as-it-is`` first, nothing is installed: this
Python has what it needs.
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
    """Set up, serve until it is closed, and leave nothing running."""
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
    """The packages and the pages, side by side where the machine has Node."""
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
    """Open the server, compile beside it if need be; returns the server's exit code."""
    copy = compiler.copy_of_these_sources()
    compiled = copy.is_dir()
    if compiled:
        compiler.link_sources(copy)
    server = start_server(copy if compiled else compiler.SOURCES, copy, words)
    beside: list[subprocess.Popen[bytes]] = []

    def pass_on(number: int, frame: FrameType | None) -> None:
        server.send_signal(number)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal has told the server as well
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
    """The server in this form; its bots change to the compiled copy when there is one."""
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
    """What the server prints, line by line, passed on as it comes."""
    assert server.stdout is not None
    for line in server.stdout:
        say(line.rstrip("\n"))
        yield line


def is_opening(line: str) -> bool:
    """Whether this is the line with which the server says that it is open."""
    return line.startswith("The server is running at")


def start_compiler(as_it_is: bool) -> subprocess.Popen[bytes]:
    """The compiler, in a group of its own, so that all of it can be ended."""
    word = compiler.BESIDE if not as_it_is else compiler.BESIDE_AS_IT_IS
    return subprocess.Popen(
        [sys.executable, str(ROOT / "tools" / "compile.py"), word],
        stdin=subprocess.PIPE,  # closed by our end, however that comes
        start_new_session=True,
    )


def end(process: subprocess.Popen[bytes]) -> None:
    """End the compiler and what it started."""
    for signal_number in (signal.SIGTERM, signal.SIGKILL):
        if process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal_number)
            with suppress(subprocess.TimeoutExpired):
                process.wait(_PATIENCE)


if __name__ == "__main__":
    main()
