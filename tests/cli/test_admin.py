"""What an operator sees from the shell, while the server is open."""

from __future__ import annotations

import json
import logging
import re
import shlex
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from bandstand.cli import admin, admin_acts
from bandstand.server.live.load import Load
from bandstand.server.store import notify_channels, schema
from bandstand.server.store.database import open_engine, writing
from support.command import Command
from support.server_harness import SECONDS, running

OPEN = {"kind": "open"}
PAGE = Path(__file__).parents[2] / "docs" / "desk.md"


def test_people_tables_and_messages_are_listed_while_the_server_runs(
    bandstand: Command, tmp_path: Path
) -> None:
    data = str(tmp_path / "house.db")
    with running(data) as server:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        hook = {"kind": "webhook", "url": "https://hook.example.org/secret"}
        (channel,) = ada.post("/api/me/notify/channels", hook)["channels"]
        table = ada.lay("a-chord", [OPEN, OPEN])
        bo.post(f"/api/tables/{table}/join")
        other = bo.lay("six-forces", [OPEN] * 3)
        ada.post(f"/api/tables/{table}/start")
        with writing(open_engine(data)) as connection:
            notify_channels.pause(connection, channel["id"], "status 403")

        people = bandstand("admin", "people", "--data", data, columns=120)
        assert people.code == 0
        assert all(text in people.out for text in (ada.id, "Ada", bo.id, "Bo"))
        only = bandstand("admin", "people", "--named", "aD", "--data", data, columns=120)
        assert ada.id in only.out
        assert bo.id not in only.out

        every = bandstand("admin", "tables", "--data", data, columns=120)
        assert all(text in every.out for text in (table, other, "Ada, Bo"))
        playing = bandstand("admin", "tables", "--status", "playing", "--data", data, columns=120)
        assert table in playing.out
        assert other not in playing.out
        asked = ("admin", "tables", "--named", "ada", "--data", data)
        of_ada = bandstand(*asked, columns=120)
        assert table in of_ada.out
        assert other not in of_ada.out

        messages = bandstand("admin", "messages", "--data", data, columns=120)
        assert "status 403" in messages.out
        assert "secret" not in messages.out


def test_a_database_that_is_not_there_or_too_old_is_refused(
    bandstand: Command, tmp_path: Path
) -> None:
    missing = bandstand("admin", "people", "--data", str(tmp_path / "none.db"))
    assert missing.code == 2
    assert "There is no Bandstand database" in missing.err
    assert not (tmp_path / "none.db").exists()
    engine = open_engine(str(tmp_path / "old.db"))
    schema.people.create(engine)
    old = bandstand("admin", "people", "--data", str(tmp_path / "old.db"))
    assert old.code == 2
    assert "earlier version" in old.err


def test_an_operator_acts_from_the_shell_while_the_server_runs(
    bandstand: Command, tmp_path: Path
) -> None:
    data = str(tmp_path / "house.db")

    def admin(*arguments: str) -> str:
        done = bandstand("admin", *arguments, "--data", data, columns=200)
        assert done.code == 0, done.err
        return done.out

    with running(data) as server:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        table = bo.lay("a-chord", [OPEN, OPEN])
        assert admin("grant", "Ada", "--why", "runs the club") == "Done.\n"
        admin("mute", bo.id, "--hours", "2")
        admin("announce", "Closing at 22:00", "--hours", "1")
        admin("texts", "--name", "The Blue Note")
        assert "sesame" in admin("access", "code", "--code", "sesame")
        texts = admin("texts").splitlines()
        assert texts[0] == "name: The Blue Note"
        assert texts[-3:] == ["access: code", "code: sesame", "announcement: Closing at 22:00"]
        assert admin("audit").count("set-texts") == 1
        assert admin("close", table, "--why", "late") == "Done.\n"
        assert admin("rename", "Bo", "Bob") == "Done.\n"
        end = time.monotonic() + SECONDS
        while (told := bo.get("/api/server"))["access"] != "code":
            assert time.monotonic() < end
        assert told["name"] == "The Blue Note"
        assert told["announcement"]["text"] == "Closing at 22:00"
        assert told["you"]["muted"]["until"] > time.time()
        assert bo.get(f"/api/tables/{table}")["status"] == "closed"
        assert bo.get("/api/me")["name"] == "Bob"
        assert bo.ask("POST", "/api/reports", {"person": ada.id, "words": "Strict."}).is_success
        report = ada.get("/api/admin/reports")[0]["id"]
        assert "Strict." in admin("reports")
        admin("settle", report)
        admin("ban", "Bob", "--why", "again")
        admin("ban", "192.0.2.7", "--address", "--hours", "1")
        assert re.search(r"192\.0\.2\.7/32 +20\d\d-", admin("addresses"))
        listed = admin("people")
        assert "muted, banned" in listed
        assert "administrator" in listed
        audit = admin("audit")
        for text in ("runs the club", "close-table", "late", "Bo → Bob", "192.0.2.7", "shell"):
            assert text in audit
        logging.getLogger("bandstand.probe").warning("the piano is out of tune")
        load = admin("load")
        for text in ("live_tables", "known_people", "the piano is out of tune"):
            assert text in load
        assert "parked table" not in load
        again = bandstand("admin", "close", table, "--data", data)
        assert (again.code, again.err) == (2, "This game is over.\n")
        nobody = bandstand("admin", "mute", "Zoe", "--data", data)
        assert (nobody.code, nobody.err) == (2, "Nobody here has the name or id 'Zoe'.\n")
        assert "/return#" in admin("add", "Cy")
        secret = admin("link").partition("#")[2].strip()
        admin("access", "open")
        end = time.monotonic() + SECONDS
        while ada.get("/api/server")["access"] != "open":
            assert time.monotonic() < end
        dee = server.guest("Dee")
        assert dee.ask("POST", "/api/server/claim", {"token": secret}).is_success


def test_what_needs_a_server_waits_for_one(
    bandstand: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = str(tmp_path / "house.db")
    with running(data) as server:
        ada = server.guest("Ada")
        table = ada.lay("a-chord", [OPEN, OPEN])
    monkeypatch.setattr(admin_acts, "_ANSWER_SECONDS", 0.1)
    left = bandstand("admin", "close", table, "--data", data)
    assert (left.code, left.out.partition(":")[0]) == (0, "No server has taken it up so far")
    load = bandstand("admin", "load", "--data", data)
    assert (load.code, load.err.partition(",")[0]) == (2, "No server runs on this database")
    with running(data) as server:
        end = time.monotonic() + SECONDS
        while server.guest("Bo").get(f"/api/tables/{table}")["status"] != "closed":
            assert time.monotonic() < end


def test_parked_tables_are_shown(bandstand: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    figures: dict[str, object] = dict.fromkeys(Load.__struct_fields__, 1)
    figures |= {"version": "1", "messages": {"sent": 2}, "writable": True, "mean_move_ms": None}
    parked = [{"table": "broken", "line": 7, "seconds": None}]
    answer = json.dumps({"load": figures, "errors": [], "parked": parked})
    monkeypatch.setattr(admin_acts, "ask_server", lambda data, order: answer)
    shown = bandstand("admin", "load", columns=120).out
    assert "sent 2" in shown
    assert re.search(r"broken +7 +-", shown)


def test_every_command_of_the_page_about_the_desk_does_what_it_says(
    bandstand: Command, tmp_path: Path
) -> None:
    data = str(tmp_path / "house.db")
    commands = re.findall(r"`bandstand admin ([^`]+)`", PAGE.read_text(encoding="utf-8"))
    assert len(commands) > 12
    with running(data) as server:
        bo, ada = server.guest("Bo"), server.guest("Ada")
        table = bo.lay("a-chord", [OPEN, OPEN])
        ada.ask("POST", "/api/reports", {"person": bo.id, "words": "Strict."})
        with open_engine(data).connect() as connection:
            report = connection.execute(select(schema.reports.c.report_id)).scalar_one()
        words = {"PERSON": bo.id, "TABLE": table, "REPORT": report}
        for line in commands:
            given = [words.get(word, word) for word in shlex.split(line)]
            # An act on a person takes a name, too; of a new name it is the one that comes last.
            if given[:2] in (["grant", "NAME"], ["revoke", "NAME"]):
                given[1] = "Ada"
            given = ["Bobo" if word == "NAME" else word for word in given]
            done = bandstand("admin", *given, "--data", data, columns=160)
            assert (done.code, done.err) == (0, ""), line
        acts = bandstand("admin", "audit", "--data", data, columns=160).out
    for act in ("grant", "revoke", "close-table", "rename", "mute", "ban", "ban-address"):
        assert act in acts
    for act in ("add-member", "announce", "set-texts", "set-access", "close-report"):
        assert act in acts


def test_the_page_about_the_desk_names_every_command() -> None:
    page = PAGE.read_text(encoding="utf-8")
    commands = [
        one.name or getattr(one.callback, "__name__", "") for one in admin.app.registered_commands
    ]
    assert len(commands) >= 19
    assert [name for name in commands if name not in re.findall(r"[a-z]+", page)] == []
