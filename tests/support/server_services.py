"""PostgreSQL, Redis and NATS as Debian packages them, started for a test and stopped after it."""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from support.server_process import free_port

PACKAGES = ("postgresql", "redis-server", "nats-server")
SECONDS = 90.0
_DEBIAN = Path("/usr/lib/postgresql")


@cache
def install() -> str | None:
    """Install what is missing, one process at a time; where it cannot be, say what to do."""
    with (Path(tempfile.gettempdir()) / "bandstand-services.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        return _install()


def _install() -> str | None:
    if _postgresql_bin() and shutil.which("redis-server") and _nats_server():
        return None
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return f"needs PostgreSQL, Redis and NATS; on Debian: apt-get install {' '.join(PACKAGES)}"
    quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "capture_output": True}
    subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)  # type: ignore[call-overload]
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES]
    done = subprocess.run(command, check=False, text=True, **quiet)  # type: ignore[call-overload]
    if done.returncode != 0:
        return (
            f"needs PostgreSQL, Redis and NATS, and they cannot be installed: {done.stderr[-300:]}"
        )
    return None


def _postgresql_bin() -> Path | None:
    """The newest PostgreSQL server on this machine."""
    found = sorted(path.parent for path in _DEBIAN.glob("*/bin/initdb"))
    if found:
        return found[-1]
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


def _nats_server() -> str | None:
    """Debian keeps it where only administrators look."""
    return shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def need_services() -> None:
    """Skip the test, saying why, where the services are not to be had; on the build server fail."""
    problem = install()
    if problem is not None:
        if os.environ.get("CI"):
            pytest.fail(f"this test {problem}")
        pytest.skip(problem)


def _until_open(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        assert process.poll() is None, "a service did not start"
        try:
            socket.create_connection(("127.0.0.1", port), 1.0).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("a service did not start in time")


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGINT)  # to PostgreSQL: at once, whoever is connected
    try:
        process.wait(SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL of its own; yields its URL."""
    need_services()
    binaries = _postgresql_bin()
    assert binaries is not None
    port = free_port()
    folder = Path(tempfile.mkdtemp(prefix="bandstand-postgresql-"))
    user: dict[str, str] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        user = {"user": "postgres", "group": "postgres"}
    data = folder / "data"
    subprocess.run(
        [binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"],
        check=True,
        capture_output=True,
        cwd=folder,
        **user,  # type: ignore[call-overload]
    )
    settings = [f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
    command = [str(binaries / "postgres"), "-D", str(data)]
    for setting in settings:
        command += ["-c", setting]
    process = subprocess.Popen(
        command,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        **user,  # type: ignore[call-overload]
    )
    try:
        _until_open(port, process)
        _until_answering(binaries, port)
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        _stop(process)
        shutil.rmtree(folder, ignore_errors=True)


def _until_answering(binaries: Path, port: int) -> None:
    end = time.monotonic() + SECONDS
    ready = [str(binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    while subprocess.run(ready, check=False).returncode != 0:
        assert time.monotonic() < end, "PostgreSQL did not answer in time"
        time.sleep(0.05)


@contextmanager
def redis() -> Iterator[str]:
    """A Redis of its own, with nothing on the disk; yields its URL."""
    need_services()
    port = free_port()
    process = subprocess.Popen(
        ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", ""],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _until_open(port, process)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        _stop(process)


@contextmanager
def nats() -> Iterator[str]:
    """A NATS server of its own; yields its URL."""
    need_services()
    program = _nats_server()
    assert program is not None
    port = free_port()
    process = subprocess.Popen(
        [program, "--addr", "127.0.0.1", "--port", str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _until_open(port, process)
        yield f"nats://127.0.0.1:{port}"
    finally:
        _stop(process)
