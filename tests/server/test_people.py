"""Guests, their cookies, recovery links, programs and what each may do at a table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bandstand.server.store import people
from bandstand.server.store.database import migrate, open_engine, writing
from bandstand.server.store.lobby import row_of
from bandstand.tables.entries import Created, Line, Sat, SeatPlan
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState
from support.journal_lines import append
from support.page_game import HIGH_NOTE
from support.server_harness import SECONDS, Guest, Running, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


def stranger(house: Running) -> Guest:
    return Guest(house.address, house.client())


def test_a_guest_is_a_name_and_a_cookie(house: Running) -> None:
    guest = stranger(house)
    assert guest.refused("GET", "/api/me") == (401, "unknown")
    response = guest.ask("POST", "/api/me", {"name": "  Ada \t Lovelace "})
    assert response.json()["name"] == "Ada Lovelace"
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert guest.get("/api/me")["name"] == "Ada Lovelace"
    assert guest.ask("PATCH", "/api/me", {"name": "Countess", "rated": True}).json()["rated"]
    assert guest.get("/api/me") == {**guest.get("/api/me"), "name": "Countess", "rated": True}


def test_names_that_unprocessable(house: Running) -> None:
    guest = stranger(house)
    for name in ("", "   ", "x" * 25, "\u202e", "\n\t"):
        assert guest.refused("POST", "/api/me", {"name": name}) == (422, "bad-name")
    assert guest.refused("POST", "/api/me", {"nom": "Ada"})[0] == 400
    assert guest.refused("POST", "/api/me", {"name": 7})[0] == 400


def test_a_forged_cookie_is_nobody(house: Running) -> None:
    ada = house.guest("Ada")
    genuine = ada.client.cookies[people.COOKIE]
    forger = stranger(house)
    for forged in (genuine[:-2] + "xx", f"{ada.id}.", ada.id, f"{ada.id}.{'A' * 43}", "..", "é"):
        forger.client.headers["cookie"] = f"{people.COOKIE}={forged}"
        assert forger.refused("GET", "/api/me") == (401, "unknown")


def test_a_cookie_is_signed_by_this_house_alone() -> None:
    cookie = people.sign("ada", b"one key")
    assert people.read_cookie(cookie, b"one key") == "ada"
    assert people.read_cookie(cookie, b"another") is None


def test_a_recovery_link_makes_another_device_yours(house: Running) -> None:
    ada, phone = house.guest("Ada"), stranger(house)
    old = ada.post("/api/me/recovery")["token"]
    new = ada.post("/api/me/recovery")["token"]
    assert phone.refused("POST", "/api/me/recover", {"token": old}) == (410, "link-replaced")
    assert phone.post("/api/me/recover", {"token": new})["id"] == ada.id
    assert phone.get("/api/me")["id"] == ada.id


def test_a_program_plays_with_a_token(house: Running) -> None:
    ada = house.guest("Ada")
    made = ada.post("/api/me/programs", {"name": "Robo"})
    program = stranger(house)
    program.client.headers["authorization"] = f"Bearer {made['token']}"
    assert program.get("/api/me")["kind"] == "program"
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    assert program.post(f"/api/tables/{table}/join")["seats"][1]["name"] == "Robo"
    assert program.refused("POST", "/api/me/programs", {"name": "More"})[0] == 403
    assert [one["name"] for one in ada.get("/api/me/programs")] == ["Robo"]
    other = house.guest("Ben")
    path = f"/api/me/programs/{made['person']['id']}"
    assert other.refused("DELETE", path) == (404, "not-found")
    assert ada.ask("DELETE", path).status_code == 204
    assert program.refused("GET", "/api/me") == (401, "bad-token")
    assert ada.get(f"/api/people/{made['person']['id']}")["person"]["name"] == "Robo"


def test_a_program_that_never_played_leaves_nothing_behind(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    made = ada.post("/api/me/programs", {"name": "Robo"})
    path = f"/api/me/programs/{made['person']['id']}"
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    watching = connect(
        f"ws://{house.address}/api/tables/{table}/socket",
        additional_headers={"Authorization": f"Bearer {made['token']}"},
        open_timeout=SECONDS,
        legacy=True,
    )
    assert ben.refused("DELETE", path) == (404, "not-found")
    watching.send('{"type": "hello", "number": 0}')
    assert "welcome" in str(watching.recv(timeout=SECONDS))
    assert ada.ask("DELETE", path).status_code == 204
    with suppress(ConnectionClosed):
        while watching.recv(timeout=SECONDS):  # gives up with another error
            pass
    assert ada.refused("GET", f"/api/people/{made['person']['id']}") == (404, "not-found")
    assert ada.refused("DELETE", path) == (404, "not-found")


def test_programs_that_are_registered_at_once_are_not_too_many(house: Running) -> None:
    ada = house.guest("Ada")
    with ThreadPoolExecutor(8) as together:
        asked = [
            together.submit(ada.ask, "POST", "/api/me/programs", {"name": f"Robo {number}"})
            for number in range(24)
        ]
        statuses = [one.result().status_code for one in asked]
    assert (statuses.count(201), statuses.count(403)) == (20, 4)
    assert len(ada.get("/api/me/programs")) == 20


def test_before_the_start(house: Running) -> None:
    ada, ben, cleo = house.guest("Ada"), house.guest("Ben"), house.guest("Cleo")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN, {"kind": "bot", "level": 1}])
    path = f"/api/tables/{table}"
    assert [seat["kind"] for seat in ada.get(path)["seats"]] == ["person", "open", "bot"]
    assert ada.refused("POST", f"{path}/join") == (409, "seated")
    assert ben.post(f"{path}/join", {"seat": 1})["seats"][1]["person"] == ben.id
    assert cleo.refused("POST", f"{path}/join") == (409, "full")
    assert ben.refused("POST", f"{path}/start") == (403, "not-host")
    assert ben.refused("POST", f"{path}/kick", {"seat": 0}) == (403, "not-host")
    assert ada.refused("POST", f"{path}/kick", {"seat": 0}) == (409, "nobody")
    assert ada.refused("POST", f"{path}/kick", {"seat": 9}) == (422, "no-seat")
    assert ada.post(f"{path}/kick", {"seat": 1})["seats"][1]["kind"] == "open"
    assert ada.refused("POST", f"{path}/start") == (409, "open-chairs")
    assert ben.refused("POST", f"{path}/join") == (403, "kicked")
    assert cleo.post(f"{path}/join")["seats"][1]["name"] == "Cleo"
    assert cleo.post(f"{path}/leave")["seats"][1]["kind"] == "open"
    assert cleo.refused("POST", f"{path}/leave") == (403, "not-yours")
    changed = ada.ask("PUT", f"{path}/seats/1", {"kind": "bot", "level": 0, "name": "Max"})
    assert changed.json()["seats"][1] == {
        "kind": "bot",
        "name": "Max",
        "level": 0,
        "bot": "",
        "person": None,
        "absent": False,
        "resigned": False,
        "face": None,
        "program": False,
        "holiday": None,
    }
    assert ada.refused("PUT", f"{path}/seats/1", {"kind": "bot", "level": 77}) == (
        422,
        "bad-level",
    )
    assert ada.refused("PUT", f"{path}/seats/0", {"kind": "bot"}) == (409, "taken")
    assert ada.post(f"{path}/start")["status"] == "playing"
    assert ada.refused("POST", f"{path}/start") == (409, "started")
    assert cleo.refused("POST", f"{path}/resign")[0] == 403


def test_a_host_who_leaves_hands_the_table_on(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    path = f"/api/tables/{table}"
    ben.post(f"{path}/join")
    assert ada.post(f"{path}/leave")["host"] == ben.id
    assert [line["host"] for line in ben.get("/api/tables") if line["id"] == table] == ["Ben"]
    assert ada.post(f"{path}/join")["host"] == ben.id
    assert ada.refused("POST", f"{path}/start") == (403, "not-host")
    assert ben.post(f"{path}/kick", {"seat": 0})["host"] == ben.id
    assert ben.post(f"{path}/leave")["status"] == "closed"
    assert table not in {line["id"] for line in ben.get("/api/tables")}
    assert ada.refused("POST", f"{path}/join") == (403, "kicked")
    assert house.guest("Cleo").refused("POST", f"{path}/join") == (409, "over")


def test_a_whole_screen_leaves_and_comes_back(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [{"kind": "local"}, {"kind": "local"}, OPEN])
    path = f"/api/tables/{table}"
    ben.post(f"{path}/join")
    ada.post(f"{path}/start")
    screen = ada.sit(table)
    left = ada.post(f"{path}/leave")
    assert [seat["absent"] for seat in left["seats"]] == [True, True, False]
    assert ada.refused("POST", f"{path}/leave") == (409, "absent")
    assert screen.ask("back")["type"] == "done"
    assert [seat["absent"] for seat in screen.table["seats"]] == [False] * 3


def test_a_table_that_never_fills_is_cleared_away(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    engine = open_engine(data)
    migrate(engine)
    sheet = TableState("forgotten")
    created = Created("a-chord", 1, {}, [SeatPlan(), SeatPlan()], "ada", "Ada", "00" * 32)
    with writing(engine) as connection:
        for line in (Line(1, 1.0, created), Line(2, 2.0, Sat(0, "ada", "Ada"))):
            apply(sheet, line)
            assert append(connection, sheet.id, line, None, row_of(sheet, 0.0))
    engine.dispose()
    with running(data) as house:
        ben = house.guest("Ben")
        fresh = ben.lay("a-chord", [OPEN, OPEN])
        end = monotonic() + 20
        while ben.get("/api/tables/forgotten")["status"] != "closed":
            assert monotonic() < end
            sleep(0.05)
        assert [line["id"] for line in ben.get("/api/tables")] == [fresh]


def test_tables_that_cannot_be_laid(house: Running) -> None:
    ada = house.guest("Ada")

    def refused(**plan: object) -> str:
        whole = {"game": HIGH_NOTE, "seats": [OPEN, BOT], **plan}
        return ada.refused("POST", "/api/tables", whole)[1]

    assert refused(game="chess") == "bad-table"
    assert refused(seats=[OPEN] * 9) == "bad-table"
    assert refused(seats=[BOT, BOT]) == "bad-table"
    assert refused(options={"colour": "red"}) == "bad-table"
    assert refused(game="a-chord", options={"inset": "/etc/passwd"}) == "bad-table"
    for folder in ("/etc", "..\\cards", ".", "\0"):
        assert refused(game="re-chord", options={"cards": folder}) == "bad-table"
    assert refused(pace={"seconds": 1}) == "bad-pace"
    assert refused(rated=True) == "bad-table"
    assert ada.refused("POST", "/api/tables", {"game": HIGH_NOTE})[0] == 400


def test_the_lobby_shows_public_tables_only(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    public = ada.lay(HIGH_NOTE, [OPEN, BOT])
    private = ada.lay(HIGH_NOTE, [OPEN, BOT], public=False)
    listed = [line["id"] for line in ben.get(f"/api/tables?game={HIGH_NOTE}&status=gathering")]
    assert public in listed
    assert private not in listed
    assert {public, private} <= {line["id"] for line in ada.get("/api/tables/mine")}
    assert ben.get("/api/tables/mine") == []
    assert ben.get(f"/api/tables/{private}")["id"] == private
    assert ben.refused("GET", "/api/tables/nowhere") == (404, "not-found")
    assert ben.refused("GET", "/api/tables?status=dancing")[0] == 400


def test_a_page_may_ask_whether_it_is_known(house: Running) -> None:
    assert httpx.get(f"{house.url}/api/me/known").json() is None
    guest = house.guest("Ann")
    assert guest.get("/api/me/known")["name"] == "Ann"


def test_a_face_is_kept_and_follows_to_every_table(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, OPEN])
    watching = ben.sit(table)
    assert ada.get("/api/me")["face"] is None
    face = {"colour": "purple", "instrument": "trumpet"}
    assert ada.ask("PATCH", "/api/me", {"face": face}).json()["face"] == face
    assert watching.until("event")["table"]["seats"][0]["face"] == face
    assert ada.get("/api/me")["face"] == face
    later = ada.lay("a-chord", [OPEN, OPEN])
    assert ada.get(f"/api/tables/{later}")["seats"][0]["face"] == face
    assert ada.ask("PATCH", "/api/me", {"name": "Adele"}).json()["face"] == face
    bad = {"face": {"colour": "pink", "instrument": "trumpet"}}
    assert ada.refused("PATCH", "/api/me", bad)[0] in (400, 422)
