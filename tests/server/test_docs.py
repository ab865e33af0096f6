"""The bot of docs/bot-api.md plays as it says, and the pages name what there is."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import bandstand
from bandstand.cli.main import obey
from bandstand.cli.serve import command
from bandstand.tables.messages import AnyAsked
from support.server_harness import SECONDS, Running

DOCS = Path(__file__).parent.parent.parent / "docs"
SOURCES = Path(bandstand.__file__).parent.parent
OPEN = {"kind": "open"}


def example() -> str:
    page = (DOCS / "bot-api.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    return str(program)


def test_the_bot_of_the_page_plays_a_whole_game(house: Running, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(example(), encoding="utf-8")
    ada = house.guest("Ada")
    token = ada.post("/api/me/programs", {"name": "Robo"})["token"]
    table = ada.lay("six-forces", [OPEN, OPEN, OPEN])
    bot = subprocess.Popen(
        [sys.executable, str(program), house.url, token, table],
        stdout=subprocess.PIPE,
        text=True,
    )
    seat = ada.sit(table)
    while seat.table["seats"][1]["kind"] == "open":
        seat.receive()
    own = sit(house.url, table, ada.post("/api/me/programs", {"name": "Own"})["token"], tmp_path)
    while seat.table["seats"][2]["kind"] == "open":
        seat.receive()
    ada.post(f"/api/tables/{table}/start")
    while seat.table["status"] != "finished":
        if seat.may_move:
            assert seat.move(seat.number)["type"] == "done"
        else:
            seat.receive()
    said, _ = bot.communicate(timeout=90)
    assert bot.returncode == 0
    assert said.splitlines()[-1] == f"Places, seat by seat: {seat.table['placing']}"
    assert "refused" not in said
    said, _ = own.communicate(timeout=90)
    assert said == f"Places, seat by seat: {', '.join(map(str, seat.table['placing']))}\n"


class Shell:
    """Does what the curl commands of a page say."""

    def __init__(self, url: str, **variables: str) -> None:
        self.variables = {"SERVER": url, **variables}
        self._cookies: dict[str, httpx.Cookies] = {}

    def run(self, line: str) -> httpx.Response:
        text = re.sub(r"\$(\w+)", lambda found: self.variables[found[1]], line)
        curl, *words = shlex.split(text)
        assert curl == "curl"
        url, options = words[-1], list(zip(words[:-1:2], words[1:-1:2], strict=True))
        given = dict(options)
        headers = dict(value.split(": ", 1) for name, value in options if name == "-H")
        method = given.get("-X", "POST" if "-d" in given else "GET")
        jar = self._cookies.get(given.get("-b", ""))
        answer = httpx.request(
            method, url, headers=headers, content=given.get("-d"), cookies=jar, timeout=SECONDS
        )
        if "-c" in given:
            self._cookies[given["-c"]] = answer.cookies
        return answer


def test_a_plain_shell_has_programs_as_the_page_says(house: Running) -> None:
    page = (DOCS / "bot-api.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    commands = [line for line in block.splitlines() if line.startswith("curl ")]
    ada = house.guest("Ada")
    shell = Shell(
        house.url,
        JSON="Content-Type: application/json",
        LINK=ada.post("/api/me/recovery")["token"],
        TABLE=ada.lay("a-chord", [OPEN, OPEN]),
    )
    answers = []
    for line in commands:
        answers.append(shell.run(line))
        assert answers[-1].is_success, (line, answers[-1].text)
        if '"Robo"' in line:
            made = answers[-1].json()
            shell.variables |= {"TOKEN": made["token"], "PROGRAM": made["person"]["id"]}
    assert [one.json()["name"] for one in answers[:2]] == ["Ada", "Night shift"]
    program = shell.variables["PROGRAM"]
    assert answers[3].json()["id"] == program
    assert program in {seat["person"] for seat in answers[5].json()["seats"]}
    assert [one["id"] for one in answers[6].json()] == [program]
    whose = next(line for line in commands if "Bearer" in line)
    assert shell.run(whose).status_code == 401, "its token has ended"
    assert ada.get("/api/me/programs") == []


def sit(url: str, table: str, token: str, folder: Path) -> subprocess.Popen[str]:
    """A bot of one's own at the table, by the command."""
    (folder / "my_bots.py").write_text("def last(view, moves):\n    return moves[-1]\n")
    words = ["sit", "my_bots:last", f"{url}/table/{table}"]
    return subprocess.Popen(
        [sys.executable, "-m", "bandstand", *words],
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
        env={**os.environ, "BANDSTAND_TOKEN": token, "PYTHONPATH": str(SOURCES)},
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["2", "http://localhost/table/x"], "cannot sit at a table of a server"),
        (["json:loads", "table/x"], "is not the address of a table"),
        (["json:loads", "http://127.0.0.1:1/table/x"], "No server answers at http://127.0.0.1:1"),
    ],
)
def test_a_bot_that_cannot_sit_gets_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert obey(["sit", *words, "--token", "t"]) == 2
    assert sentence in capsys.readouterr().err


def test_the_server_says_why_a_bot_may_not_sit(
    house: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["sit", "json:loads", f"{house.url}/table/nowhere", "--token", "wrong"]
    assert obey(words) == 2
    assert "The server refuses: " in capsys.readouterr().err


def test_the_bot_is_about_fifty_lines() -> None:
    assert len(example().splitlines()) <= 55


def test_the_page_names_every_message() -> None:
    page = (DOCS / "bot-api.md").read_text(encoding="utf-8")
    for asked in AnyAsked.__args__:
        assert f"`{asked.__struct_config__.tag}`" in page


def test_the_page_names_every_option() -> None:
    page = (DOCS / "server.md").read_text(encoding="utf-8")
    assert "`--no-browser`" in page  # the page is opened by default
    for name in command.__annotations__:
        if name not in ("return", "browser", "context"):
            assert f"`--{name.replace('_', '-')}`" in page
