"""TLS on a network of one's own: Debian's Caddy and mkcert run what docs/server.md tells people.

The packages are unpacked into the cache, not installed, and no certificate authority is added to
what this machine trusts.
"""

from __future__ import annotations

import base64
import fcntl
import hashlib
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNPACKED = ROOT / ".cache" / "tls"
GUIDE = ROOT / "docs" / "server.md"
ADDRESS, TARGET = "192.168.1.5", "localhost:8450"  # what stands for one's own in the guide
PROGRAMS = ("caddy", "mkcert")
SECONDS = 60.0


@cache
def programs() -> dict[str, str]:
    """Where the programs are; unpacked from Debian's packages if they are missing."""
    UNPACKED.mkdir(parents=True, exist_ok=True)
    with (UNPACKED.parent / "tls.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        missing = [name for name in PROGRAMS if _find(name) is None]
        if missing and shutil.which("apt-get"):
            _unpack(missing)
    found = {name: path for name in PROGRAMS if (path := _find(name))}
    if len(found) < len(PROGRAMS):
        pytest.skip(f"needs {' and '.join(PROGRAMS)}, which Debian has as packages")
    return found


def _find(name: str) -> str | None:
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:{UNPACKED / 'usr' / 'bin'}")


def _unpack(names: list[str]) -> None:
    download = ["download", "-qq", *names]
    if not _apt_get(*download) and _apt_get("update", "-qq"):
        _apt_get(*download)
    for package in UNPACKED.glob("*.deb"):
        subprocess.run(["dpkg", "-x", package, UNPACKED], capture_output=True, check=False)
        package.unlink()


def _apt_get(*words: str) -> bool:
    """Whether it was done, in reasonable time: a machine without the network waits for ever."""
    command = ["apt-get", "-o", "Acquire::Retries=0", *words]
    with suppress(subprocess.TimeoutExpired):
        done = subprocess.run(
            command, cwd=UNPACKED, capture_output=True, check=False, timeout=SECONDS
        )
        return done.returncode == 0
    return False


def guide_block(language: str, beginning: str) -> str:
    """The code block of the guide with a line that begins so."""
    blocks = re.findall(rf"```{language}\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    found: str = next(one for one in blocks if re.search(f"^{re.escape(beginning)}", one, re.M))
    return found


def adapted(text: str, port: int, target: str) -> str:
    """What the guide says, for this machine and a server of a test."""
    local = text.replace(f"{ADDRESS}:8443", f"127.0.0.1:{port}").replace(ADDRESS, "127.0.0.1")
    return local.replace(TARGET, target)


@contextmanager
def proxy(folder: Path, command: list[str]) -> Iterator[None]:
    """Run Caddy in a folder that stands for somebody's home."""
    # Without a path it finds nothing to change the certificates with that this machine trusts.
    environment = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PATH": ""}
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT
        )
    try:
        yield
    finally:
        process.terminate()
        process.wait()


@contextmanager
def caddy_alone(folder: Path, port: int, target: str) -> Iterator[Path]:
    """The guide's one line; the certificate that devices are told to trust."""
    if os.geteuid() != 0:
        pytest.skip("that line needs an administrator: Caddy also opens port 80")
    line = next(
        one for one in guide_block("sh", "sudo caddy").splitlines() if one.startswith("sudo caddy")
    )
    words = shlex.split(adapted(line, port, target))[2:]
    with proxy(folder, [programs()["caddy"], *words]):
        yield folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


@contextmanager
def caddy_with_mkcert(folder: Path, port: int, target: str) -> Iterator[Path]:
    """The guide's Caddyfile with a certificate of mkcert; its root certificate."""
    (folder / "Caddyfile").write_text(adapted(guide_block("caddyfile", "https://"), port, target))
    steps = guide_block("sh", "mkcert").strip()
    assert steps == f"mkcert -install && mkcert {ADDRESS} && caddy run"
    environment = {**os.environ, "CAROOT": str(folder)}
    command = [programs()["mkcert"], "127.0.0.1"]  # makes its root certificate, installs nothing
    subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=True)
    with proxy(folder, [programs()["caddy"], "run"]):
        yield folder / "rootCA.pem"


def trusted_key(port: int, root: Path) -> str:
    """The key of the server's certificate, which must come from the root; as Chromium takes it."""
    certificate = ssl.DER_cert_to_PEM_cert(_certificate(port, root)).encode()
    key = _openssl("x509", "-pubkey", "-noout", given=certificate)
    public = _openssl("pkey", "-pubin", "-outform", "DER", given=key)
    return base64.b64encode(hashlib.sha256(public).digest()).decode()


def _certificate(port: int, root: Path) -> bytes:
    """The certificate that is shown to a device that trusts the root, once there is an answer."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        with suppress(OSError):  # nobody listens yet, or there is no certificate yet
            context = ssl.create_default_context(cafile=root)
            with (
                socket.create_connection(("127.0.0.1", port), timeout=SECONDS) as plain,
                context.wrap_socket(plain, server_hostname="127.0.0.1") as secured,
            ):
                return secured.getpeercert(binary_form=True) or b""
        time.sleep(0.05)
    pytest.fail("the proxy does not answer under TLS")


def _openssl(*arguments: str, given: bytes) -> bytes:
    command = ["openssl", *arguments]
    return subprocess.run(command, input=given, check=True, capture_output=True).stdout
