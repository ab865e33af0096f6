"""The operator's desk: administrators, acts on people and tables, reports, texts, the audit."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from bandstand.server.live.desk import Desk
from bandstand.server.recent_log import RecentLog
from bandstand.server.services import prepare
from bandstand.server.settings import Settings
from bandstand.server.store import administrators, people, schema
from bandstand.server.store.database import open_engine, writing
from support.receivers import wait_for
from support.server_harness import SECONDS, Guest, Running, running
from support.server_process import Process, free_port

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
SOON = 5.0  # seconds, in which any machine gets an act done


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("desk") / "house.db")) as found:
        yield found


def link(server: Running) -> str:
    with writing(open_engine(server.settings.data)) as connection:
        return administrators.new_link(connection)


@pytest.fixture(scope="module")
def ada(server: Running) -> Guest:
    """An administrator."""
    found = server.guest("Ada")
    assert found.ask("POST", "/api/server/claim", {"token": link(server)}).status_code == 200
    return found


def stranger(server: Running) -> Guest:
    return Guest(server.address, server.client())


def audited(ada: Guest) -> list[tuple[str, str, str]]:
    return [(one["act"], one["subject"], one["why"]) for one in ada.get("/api/admin/audit")]


def act(guest: Guest, method: str, path: str, data: object = None) -> None:
    response = guest.ask(method, f"/api/admin{path}", data)
    assert response.is_success, response.text


def refused_line(seat: Any, text: str) -> str:
    answer = seat.ask("say", text=text)
    return str(answer.get("code", answer["type"]))


def test_the_first_link_makes_one_administrator_once(server: Running) -> None:
    secret = link(server)
    ada, bo = server.guest("Ada"), server.guest("Bo")
    assert stranger(server).refused("POST", "/api/server/claim", {"token": secret})[0] == 401
    assert ada.refused("POST", "/api/server/claim", {"token": "wrong"}) == (410, "link-over")
    assert ada.ask("POST", "/api/server/claim", {"token": secret}).status_code == 200
    assert bo.refused("POST", "/api/server/claim", {"token": secret}) == (410, "link-over")
    assert ada.get("/api/server")["you"]["administrator"]
    assert not bo.get("/api/server")["you"]["administrator"]
    assert audited(ada)[:1] == [("grant", ada.id, "by the server's own link")]


@pytest.mark.slow
def test_a_link_is_printed_on_the_first_start_alone(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "house.db"))
    secret = prepare(settings)
    assert secret is not None
    assert prepare(settings) is None
    with running(settings.data) as server:
        ada = server.guest("Ada")
        assert ada.ask("POST", "/api/server/claim", {"token": secret}).status_code == 200


@pytest.mark.slow
def test_the_command_prints_the_link_that_works(tmp_path: Path) -> None:
    """Where people find it: with the public address, on the first start alone."""
    told, data = tmp_path / "told.txt", str(tmp_path / "house.db")
    public = ["--public-url", "https://play.example.org"]
    process = Process(data, free_port(), public, told=told)
    process.start()
    wait_for(lambda: "/desk#" in told.read_text("utf-8"))
    (secret,) = re.findall(r"https://play\.example\.org/desk#(\S+)", told.read_text("utf-8"))
    ada = Guest(process.url.removeprefix("http://"), httpx.Client(base_url=process.url))
    ada.post("/api/me", {"name": "Ada"})
    assert ada.ask("POST", "/api/server/claim", {"token": secret}).status_code == 200
    assert process.stop() == 0
    process.start()
    wait_for(lambda: "Everybody joins at" in told.read_text("utf-8"))
    assert ada.get("/api/admin/people")[0]["administrator"]
    assert process.stop() == 0
    assert "/desk#" not in told.read_text("utf-8")


def test_administrators_make_others_and_end_it(server: Running, ada: Guest) -> None:
    bo = server.guest("Bo")
    program = bo.post("/api/me/programs", {"name": "Botto"})["person"]["id"]
    act(ada, "PUT", f"/people/{bo.id}/administrator", {"why": "second pair of eyes"})
    assert ada.id in [one["id"] for one in bo.get("/api/admin/people")]
    refused = ada.refused("PUT", f"/api/admin/people/{program}/administrator")
    assert refused == (403, "not-a-guest")
    act(ada, "DELETE", f"/people/{bo.id}/administrator")
    assert bo.refused("GET", "/api/admin/tables") == (403, "not-administrator")
    assert audited(ada)[:2] == [("revoke", bo.id, ""), ("grant", bo.id, "second pair of eyes")]


def test_a_table_is_closed_and_its_people_are_told(server: Running, ada: Guest) -> None:
    bo = server.guest("Bo")
    table = bo.lay("six-forces", [OPEN, BOT, BOT])
    bo.post(f"/api/tables/{table}/start")
    with_hand = bo.sit(table)
    latest = ada.get("/api/admin/tables?status=playing")[0]
    assert (latest["id"], latest["game"]) == (table, "six-forces")
    act(ada, "POST", f"/tables/{table}/close", {"why": "the evening is over"})
    while with_hand.table["status"] == "playing":
        with_hand.receive()
    assert with_hand.table["status"] == "closed"
    assert with_hand.lines[-1]["sentence"] == "The operator of this server has closed the table."
    assert ada.refused("POST", f"/api/admin/tables/{table}/close") == (409, "over")
    assert audited(ada)[0] == ("close-table", table, "the evening is over")


def test_tables_are_found_by_who_sits_there_and_by_status(server: Running, ada: Guest) -> None:
    quill, other = server.guest("Quillon"), server.guest("Zed")
    waits, plays = (quill.lay("a-chord", [OPEN, BOT]) for _ in range(2))
    quill.post(f"/api/tables/{plays}/start")
    theirs = other.lay("a-chord", [OPEN, BOT])

    def found(query: str) -> list[str]:
        return [one["id"] for one in ada.get(f"/api/admin/tables{query}")]

    assert set(found("?named=quILL")) == {waits, plays}
    assert found("?named=quill&status=playing") == [plays]
    assert theirs in found("?status=gathering")
    assert found("?named=%25") == []
    assert ada.refused("GET", f"/api/admin/tables?named={'x' * 41}")[0] == 400


def test_the_desk_shows_nothing_of_a_game(server: Running, ada: Guest) -> None:
    bo = server.guest("Bo")
    table = bo.lay("six-forces", [OPEN, BOT, BOT])
    bo.post(f"/api/tables/{table}/start")
    line = next(one for one in ada.get("/api/admin/tables") if one["id"] == table)
    assert set(line) == {"id", "game", "status", "people", "updated", "bytes"}
    watching = ada.sit(table)
    assert watching.you["seats"] == []
    assert watching.position["turn"] is None


def test_a_muted_person_is_not_heard_until_the_end(server: Running, ada: Guest) -> None:
    bo = server.guest("Bo")
    table = bo.lay("a-chord", [OPEN, OPEN])
    seat = bo.sit(table)
    assert refused_line(seat, "hello") == "done"
    act(ada, "PUT", f"/people/{bo.id}/mute", {"until": time.time() + 3600, "why": "shouting"})
    assert refused_line(seat, "hello?") == "muted"
    assert seat.ask("emote", emote="oops").get("code") == "muted"
    assert bo.get("/api/server")["you"]["muted"]["until"] > time.time()
    (line,) = [one for one in ada.get("/api/admin/people") if one["id"] == bo.id]
    assert (line["muted"], line["banned"]) == (True, False)
    act(ada, "DELETE", f"/people/{bo.id}/mute")
    assert refused_line(seat, "thank you") == "done"
    act(ada, "PUT", f"/people/{bo.id}/mute", {"until": time.time() + SOON})
    end = time.monotonic() + SECONDS
    while refused_line(seat, "again?") == "muted":
        assert time.monotonic() < end
        time.sleep(0.1)
    past = {"until": time.time() - 1}
    assert ada.refused("PUT", f"/api/admin/people/{bo.id}/mute", past) == (422, "in-the-past")


def test_a_banned_person_and_their_programs_are_kept_out(server: Running, ada: Guest) -> None:
    bo = server.guest("Bo")
    program = bo.post("/api/me/programs", {"name": "Botto"})
    table = bo.lay("a-chord", [OPEN, OPEN])
    seat = bo.sit(table)
    act(ada, "PUT", f"/people/{bo.id}/ban", {"why": "cheating"})
    assert bo.refused("GET", "/api/me") == (403, "banned")
    assert bo.refused("POST", f"/api/tables/{table}/leave") == (403, "banned")
    with pytest.raises(Exception, match=r"going away|1001|closed"):
        seat.until("never")
    token = {"Authorization": f"Bearer {program['token']}"}
    other = httpx.get(f"{server.url}/api/me", headers=token)
    assert other.json()["code"] == "banned"
    assert bo.get("/api/server")["you"]["banned"] == {"until": None}
    assert ada.refused("PUT", f"/api/admin/people/{ada.id}/ban") == (403, "administrator")
    act(ada, "DELETE", f"/people/{bo.id}/ban")
    assert bo.get("/api/me")["name"] == "Bo"


def test_a_ban_closes_the_screens_of_the_person_too(server: Running, ada: Guest) -> None:
    bo = server.guest("Bo")
    table = bo.lay("a-chord", [OPEN, OPEN])
    screen = bo.sit(table, screen=True)
    act(ada, "PUT", f"/people/{bo.id}/ban", {})
    with pytest.raises(ConnectionClosed):
        screen.until("never")


@pytest.mark.slow
def test_the_ban_of_an_address_closes_the_sockets_from_there(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db")) as server:
        ada = server.guest("Ada")
        ada.ask("POST", "/api/server/claim", {"token": link(server)})
        table = ada.lay("a-chord", [OPEN, OPEN])
        watching = stranger(server).sit(table)
        ban = {"subject": "127.0.0.1/32", "kind": "address", "until": None}
        with writing(open_engine(server.settings.data)) as connection:
            connection.execute(schema.bans.insert().values(**ban))
        with pytest.raises(ConnectionClosed):
            watching.until("never")


def test_nobody_meets_a_banned_person(server: Running, ada: Guest) -> None:
    bo, cy = server.guest("Bo"), server.guest("Cy")
    wish = {"games": ["a-chord"], "wait": 3600}
    assert bo.ask("PUT", "/api/me/seek", wish).json()["table"] is None
    act(ada, "PUT", f"/people/{bo.id}/ban", {})
    assert "Bo" not in [one["name"] for one in cy.get("/api/lobby")["seeks"]]
    assert cy.ask("PUT", "/api/me/seek", wish).json()["table"] is None
    assert cy.ask("DELETE", "/api/me/seek").is_success


@pytest.mark.slow
def test_an_address_is_banned_with_an_end(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), trust_proxy=True) as server:
        ada = server.guest("Ada")
        ada.client.headers["x-forwarded-for"] = "198.51.100.1"
        ada.ask("POST", "/api/server/claim", {"token": link(server)})
        bo = stranger(server)
        bo.client.headers["x-forwarded-for"] = "192.0.2.7"
        bo.id = bo.post("/api/me", {"name": "Bo"})["id"]
        bo.get("/api/me")
        act(ada, "PUT", f"/people/{bo.id}/ban", {"with_address": True})
        act(ada, "DELETE", f"/people/{bo.id}/ban")
        assert ada.get("/api/admin/people/addresses") == [
            {"address": "192.0.2.7/32", "until": None}
        ]
        assert bo.refused("POST", "/api/me", {"name": "Bob"}) == (403, "banned")
        act(ada, "POST", "/people/addresses/lift", {"address": "192.0.2.7/32"})
        assert bo.get("/api/me")["name"] == "Bo"
        ban = {"address": "192.0.2.0/24", "until": time.time() + SOON}
        act(ada, "POST", "/people/addresses", ban)
        end = time.monotonic() + SECONDS
        while bo.ask("GET", "/api/me").status_code == 403:
            assert time.monotonic() < end
            time.sleep(0.1)
        path = "/api/admin/people/addresses"
        for address, code in (
            ("nowhere", "no-address"),
            ("127.0.0.1", "own-address"),
            ("198.51.100.0/24", "own-address"),
        ):
            assert ada.refused("POST", path, {"address": address})[1] == code


def test_what_is_no_address_cannot_be_lifted(ada: Guest) -> None:
    path = "/api/admin/people/addresses/lift"
    before = audited(ada)
    assert ada.refused("POST", path, {"address": "nowhere"}) == (422, "no-address")
    assert ada.refused("POST", path, {"address": "x" * 300})[0] == 400
    assert audited(ada) == before


@pytest.mark.parametrize("until", [1e13, 1e300])
def test_a_ban_that_ends_in_no_year_that_can_be_told_is_refused(
    server: Running, ada: Guest, until: float
) -> None:
    bo = server.guest("Bo")
    path = f"/api/admin/people/{bo.id}/ban"
    assert ada.refused("PUT", path, {"until": until}) == (422, "far-off")
    assert bo.get("/api/me")["name"] == "Bo"


def test_a_person_is_renamed_at_their_tables(server: Running, ada: Guest) -> None:
    bo = server.guest("Rude Name")
    table = bo.lay("a-chord", [OPEN, OPEN])
    act(ada, "PUT", f"/people/{bo.id}/name", {"name": "Bo", "why": "be kind"})
    assert bo.get("/api/me")["name"] == "Bo"
    assert bo.get(f"/api/tables/{table}")["seats"][0]["name"] == "Bo"
    (line,) = [one for one in ada.get("/api/admin/audit") if one["subject"] == bo.id]
    assert (line["detail"], line["subject_name"]) == ("Rude Name → Bo", "Bo")
    assert ada.refused("PUT", "/api/admin/people/nobody/name", {"name": "X"}) == (404, "not-found")


def test_what_the_server_says_of_itself(server: Running, ada: Guest) -> None:
    texts = {"name": "  The   Blue Note ", "welcome": "Come in.", "privacy": "Nothing is sold."}
    assert ada.ask("PUT", "/api/admin/texts", texts).json()["name"] == "The Blue Note"
    end = time.time() + 3600
    announced = {"text": "Closing at 22:00", "until": end}
    act(ada, "PUT", "/texts/announcement", announced)
    told = stranger(server).get("/api/server")
    assert (told["name"], told["welcome"]) == ("The Blue Note", "Come in.")
    assert told["announcement"] == announced
    assert "code" not in told
    act(ada, "PUT", "/texts/announcement", {"text": ""})
    assert stranger(server).get("/api/server")["announcement"] is None
    assert [act for act, *_ in audited(ada)[:3]] == ["announce", "announce", "set-texts"]


def test_newcomers_bring_the_code_or_are_members(server: Running, ada: Guest) -> None:
    code = ada.ask("PUT", "/api/admin/texts/access", {"access": "code"}).json()["code"]
    guest = stranger(server)
    assert guest.get("/api/server")["access"] == "code"
    assert guest.refused("POST", "/api/me", {"name": "Bo"}) == (403, "needs-code")
    assert guest.post("/api/me", {"name": "Bo", "code": code})["name"] == "Bo"
    act(ada, "PUT", "/texts/access", {"access": "members"})
    with_code = {"name": "Cy", "code": code}
    assert stranger(server).refused("POST", "/api/me", with_code) == (403, "members-only")
    added = ada.post("/api/admin/people", {"name": "Cy"})
    member = stranger(server)
    assert member.post("/api/me/recover", {"token": added["token"]})["name"] == "Cy"
    assert audited(ada)[0][:2] == ("add-member", added["person"]["id"])
    assert guest.get("/api/me")["name"] == "Bo"
    act(ada, "PUT", "/texts/access", {"access": "open"})


def test_new_guests_do_not_bury_the_reports_of_others(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), trust_proxy=True) as house:
        bo = house.guest("Bo")
        told = {"person": bo.id, "words": "A pest."}

        def report(name: str, address: str) -> int:
            guest = house.guest(name)
            guest.client.headers["x-forwarded-for"] = address
            return guest.ask("POST", "/api/reports", told).status_code

        answers = [report(f"Guest {number}", "192.0.2.7") for number in range(30)]
        assert answers.count(201) < len(answers)
        assert answers[-1] == 429
        assert report("Cy", "198.51.100.1") == 201


def test_people_report_a_line_or_a_person(server: Running, ada: Guest) -> None:
    bo, cy = server.guest("Bo"), server.guest("Cy")
    table = bo.lay("a-chord", [OPEN, OPEN])
    bo.sit(table).ask("say", text="You are a fool")
    seat = cy.sit(table)
    (line,) = [one for one in seat.lines if one["kind"] == "said"]
    told = {"person": bo.id, "table": table, "at": line["at"]}
    assert cy.ask("POST", "/api/reports", told).status_code == 201
    assert cy.ask("POST", "/api/reports", {"person": bo.id, "words": "A pest."}).status_code == 201
    never = {**told, "person": ada.id}
    assert cy.refused("POST", "/api/reports", never) == (404, "not-found")
    assert cy.refused("POST", "/api/reports", {"person": bo.id}) == (422, "no-words")
    found = ada.get("/api/admin/reports")
    assert [(one["said"], one["words"]) for one in found] == [
        (None, "A pest."),
        ("You are a fool", ""),
    ]
    assert found[0]["about_name"] == "Bo"
    act(ada, "POST", f"/reports/{found[0]['id']}/close", {"why": "talked to them"})
    assert len(ada.get("/api/admin/reports")) == 1
    assert len(ada.get("/api/admin/reports?status=closed")) == 1
    assert audited(ada)[0] == ("close-report", found[0]["id"], "talked to them")


def test_load_errors_and_parked_tables(server: Running, ada: Guest) -> None:
    table = ada.lay("a-chord", [OPEN, OPEN])
    seat = ada.sit(table)
    load = ada.get("/api/admin/load")
    assert min(load[name] for name in ("sockets", "people", "live_tables", "known_tables")) >= 1
    assert load["writable"]
    assert load["parked"] == 0
    assert load["free_bytes"] > 0
    seat.close()
    broken = "no-such-journal-line"
    with writing(open_engine(server.settings.data)) as connection:
        row = {"table_id": broken, "number": 1, "at": 1.0, "body": '{"kind":"danced"}'}
        connection.execute(schema.entries.insert().values(row))
    assert ada.ask("GET", f"/api/tables/{broken}").json()["code"] == "broken-table"
    assert ada.get("/api/admin/quarantine") == [{"table": broken, "line": 1, "seconds": None}]
    assert any(broken in line["says"] for line in ada.get("/api/admin/errors"))


def test_the_audit_forgets_whom_but_not_what(server: Running, ada: Guest) -> None:
    bo = server.guest("Rude Name")
    act(ada, "PUT", f"/people/{bo.id}/name", {"name": "Bo"})
    act(ada, "PUT", f"/people/{bo.id}/mute", {})
    bo.post("/api/me/delete", {"name": "Bo"})
    lines = ada.get("/api/admin/audit")[:2]
    assert [(one["act"], one["subject"], one["detail"]) for one in lines] == [
        ("mute", "", ""),
        ("rename", "", ""),
    ]


def known(server: Running, *guests: Guest) -> set[str]:
    with open_engine(server.settings.data).connect() as connection:
        return people.known(connection, {guest.id for guest in guests})


@pytest.mark.slow
def test_an_administrator_who_never_played_is_not_forgotten(tmp_path: Path) -> None:
    keep = {"guest_days": 1.0, "retention_seconds": 0.05}
    with running(str(tmp_path / "house.db"), **keep) as server:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        ada.ask("POST", "/api/server/claim", {"token": link(server)})
        with writing(open_engine(server.settings.data)) as connection:
            for table, column in ((schema.people, "created"), (schema.devices, "seen")):
                connection.execute(update(table).values({column: 1.0}))
        end = time.monotonic() + SECONDS
        while bo.id in (left := known(server, ada, bo)):
            assert time.monotonic() < end
        assert left == {ada.id}


class SlowReader:
    """Services of which the first reading takes as long as a test wants."""

    def __init__(self) -> None:
        self.rules = "before the act"
        self.settings = Settings(data="nowhere.db", sweep=3600.0)
        self.gate: asyncio.Event | None = asyncio.Event()
        self.writer = self

    def submit(self, _: object) -> Future[str]:
        found: Future[str] = Future()
        found.set_result(self.rules)
        return found

    async def read(self, _: object) -> str:
        found, gate, self.gate = self.rules, self.gate, None
        if gate is not None:
            await gate.wait()
        return found


def test_rules_that_were_read_before_an_act_do_not_replace_it() -> None:
    async def play() -> None:
        services = SlowReader()
        gate = services.gate
        assert gate is not None
        room: Any = SimpleNamespace(services=services, sockets=list)
        desk: Any = Desk(room, RecentLog())
        begun = asyncio.create_task(desk.refresh())
        await asyncio.sleep(0)
        services.rules = "after the act"
        done = asyncio.create_task(desk.refresh())
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(begun, done)
        assert desk.rules == "after the act"
        await desk.close()

    asyncio.run(play())
