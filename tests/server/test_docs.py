"""The bot of docs/bot-api.md plays as it says, and the pages name what there is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from bandstand.cli.serve import command
from bandstand.tables.messages import AnyAsked
from support.server_harness import Running

DOCS = Path(__file__).parent.parent.parent / "docs"
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
    table = ada.lay("six-forces", [OPEN, OPEN, {"kind": "bot", "level": 0}])
    bot = subprocess.Popen(
        [sys.executable, str(program), house.url, token, table],
        stdout=subprocess.PIPE,
        text=True,
    )
    seat = ada.sit(table)
    while seat.table["seats"][1]["kind"] == "open":
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
        if name not in ("return", "browser"):
            assert f"`--{name.replace('_', '-')}`" in page
