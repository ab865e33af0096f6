"""A host in a browser: tables against bots and round one screen, kept before they are told."""

from __future__ import annotations

import asyncio
import json
from base64 import b64decode
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from bandstand.bridges.midi import midi_file
from bandstand.bridges.score_sheet import sheet_file
from bandstand.games.registry import IDS, find
from bandstand.kernel.dice import seeded
from bandstand.kernel.record import from_json
from bandstand.local import archive
from bandstand.local.table import load
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState
from support.local_host import Device, Seat
from support.table_games import stands

A_CHORD = "a-chord"


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def against_bots(device: Device, game: str, players: int | None = None) -> str:
    """A table with bots that play at random, dealt."""
    await device.post("/api/me", {"name": "Ann"})
    count = min(find(game).meta.players) if players is None else players
    seats = [{"kind": "open"}, *[{"kind": "bot", "level": 0}] * (count - 1)]
    plan = {"game": game, "seats": seats, "public": False, "beat": 0}
    table = str((await device.post("/api/tables", plan))["id"])
    await device.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize("game", IDS)
def test_a_whole_game_against_bots(game: str) -> None:
    async def play() -> None:
        device = Device()
        table = await against_bots(device, game)
        seat = await device.sit(table)
        await seat.play_out()
        assert seat.table["scores"] is not None
        assert (await device.get("/api/tables/mine"))[0]["status"] == "finished"
        record = await device.get(f"/api/tables/{table}/record")
        brought = await device.post("/api/records", record)
        replay = await device.get(f"/api/records/{brought['id']}/replay?seat=0&count=3")
        assert [step["moves"] for step in replay["steps"]] == [0, 1, 2]
        played = await device.get(f"/api/tables/{table}/replay?start=1")
        assert played["game"] == game
        assert played["steps"][-1]["open"] is not None

    run(play())


def test_a_tab_closed_at_any_moment_loses_nothing_that_was_acknowledged() -> None:
    async def play() -> None:
        device = Device()
        table = await against_bots(device, A_CHORD)
        seat = await device.sit(table)
        moves = 0
        while seat.table["status"] == "playing":
            if not seat.may_move:
                await seat.receive()
                continue
            assert (await seat.move())["type"] == "done"
            moves += 1
            kept = await load(device.storage, table)
            mine = sum(made.seat == 0 for made in kept.playing.made)
            assert mine == moves
            device.host.let_go(table)  # that tab is gone, with all it had in memory
            device = Device(device.storage)
            seat = await device.sit(table)
        assert moves > 5

    run(play())


def test_what_is_said_in_advance_is_kept_and_done() -> None:
    async def play() -> None:
        before = Device()
        table = await against_bots(before, "fiddlefoo", 3)
        seat = await before.sit(table, premoves=True)
        while (told := await seat.answer("premove", moves=["done"], keep=True))["type"] != "done":
            assert told["code"] == "no-premove"  # asked for a card, which is answered first
            await (seat.move() if seat.may_move else seat.receive())
        before.host.let_go(table)
        seat = await Device(before.storage).sit(table, premoves=True)
        told = await seat.until("in-advance")
        assert [choice["text"] for choice in told["given"]] == ["done"]
        answered = 0
        while answered < 3:
            turn = seat.position["turn"]
            if seat.may_move and "done" not in [one["text"] for one in turn["moves"]]:
                await seat.move()  # a card, or its cell: not what was said
                continue
            line = (await seat.receive()).get("line", {})
            answered += line.get("seat") == 0 and line["move"]["text"] == "done"

    run(play())


def test_nothing_is_told_that_is_not_kept() -> None:
    async def play() -> None:
        device = Device()
        table = await against_bots(device, A_CHORD)
        seat = await device.sit(table)
        while not seat.may_move:
            await seat.receive()
        device.storage.refuses = True  # as if another tab had written these lines
        refused = await seat.move()
        assert (refused["type"], refused["code"]) == ("refused", "elsewhere")
        device.storage.refuses = False
        assert (await seat.move())["type"] == "done"

    run(play())


def test_what_another_tab_wrote_last_is_read_before_anything_is_decided() -> None:
    async def play() -> None:
        before = Device()
        table = await against_bots(before, A_CHORD)
        device = Device(before.storage)
        seat = await device.sit(table)
        asked = await before.sit(table)
        assert (await asked.answer("say", text="the last word of the other tab"))["type"] == "done"
        before.host.let_go(table)
        assert (await seat.answer("say", text="and the first of this one"))["type"] == "done"
        said = [line["text"] for one in seat.heard if (line := one.get("line")) and "text" in line]
        assert said == ["the last word of the other tab", "and the first of this one"]

    run(play())


def test_a_table_that_another_tab_takes_is_let_go() -> None:
    async def play() -> None:
        device = Device()
        table = await against_bots(device, A_CHORD)
        await device.sit(table)
        device.host.let_go(table)
        assert device.wires.closed == {1: 4409}
        seat = await device.sit(table, wire=2)  # and may be taken back
        assert seat.table["id"] == table

    run(play())


def test_a_damaged_table_is_refused_with_a_sentence() -> None:
    async def play() -> None:
        device = Device()
        table = await against_bots(device, A_CHORD)
        device.storage.tables[table][2][2] = '{"kind": "moved", "seat": 0, "move": 3}'
        device = Device(device.storage)
        status, problem = await device.ask("POST", f"/api/tables/{table}/leave", {})
        assert (status, problem["code"]) == (503, "broken-table")
        await device.host.connect(1, table)
        assert device.wires.closed == {1: 4404}

    run(play())


def test_round_one_screen_a_seat_is_shown_once_its_curtain_is_lifted() -> None:
    async def play() -> None:
        device = Device()
        await device.post("/api/me", {"name": "Ann"})
        seats = [{"kind": "local", "name": name} for name in ("Ann", "Ben", "Cy")]
        table = (await device.post("/api/tables", {"game": A_CHORD, "seats": seats}))["id"]
        await device.post(f"/api/tables/{table}/start")
        seat = await device.sit(table)
        assert seat.you["shown"] is None
        assert seat.position["turn"] is None
        waiting = seat.position["waiting"][0]
        assert (await device.ask("POST", f"/api/tables/{table}/hint", {}))[1]["code"] == "curtain"
        await seat.answer("lift", seat=waiting)
        assert seat.you["shown"] == waiting
        assert (await seat.move())["type"] == "done"

    run(play())


def test_hints_undo_rematch_branch_and_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "REVIEW_SECONDS", 0.05)

    async def play() -> None:
        device = Device()
        table = await against_bots(device, A_CHORD)
        seat = await device.sit(table)
        while not seat.may_move:
            await seat.receive()
        hint = await device.post(f"/api/tables/{table}/hint?language=fr", {"seat": 0})
        assert 1 <= len(hint["moves"]) <= 3
        await seat.move()
        taken_back = await seat.answer("take-back")
        assert taken_back["type"] in ("done", "refused")
        await seat.play_out()
        again = await device.post(f"/api/tables/{table}/rematch")
        assert again == await device.post(f"/api/tables/{table}/rematch")
        fork = {"number": 3, "seat": 0, "level": 0}
        branch = await device.post(f"/api/tables/{table}/branch", fork)
        assert branch["origin"] == {"of": "table", "id": table, "number": 3}
        review = await device.post(f"/api/tables/{table}/review")
        assert review["status"] == "thinking"
        while review["status"] == "thinking":
            await asyncio.sleep(0.01)
            review = await device.post(f"/api/tables/{table}/review")
        assert review["done"] == review["of"] == len(review["decisions"]) > 0
        later = Device(device.storage)  # it is kept: nobody thinks about it again
        assert await later.post(f"/api/tables/{table}/review") == review
        assert await device.ask("DELETE", f"/api/tables/{table}") == (204, None)
        assert (await device.ask("GET", f"/api/tables/{table}"))[0] == 404

    run(play())


def test_a_game_that_is_over_is_had_as_the_files_that_a_server_sends() -> None:
    async def play() -> None:
        device = Device()
        table = await against_bots(device, A_CHORD)
        music = await device.ask("GET", f"/api/tables/{table}/midi")
        assert (music[0], music[1]["code"]) == (409, "not-over")
        seat = await device.sit(table)
        await seat.play_out()
        record = from_json(json.dumps(await device.get(f"/api/tables/{table}/record")))
        files = {"midi": midi_file(record), "sheet": sheet_file(record).encode()}
        for kind, body in files.items():
            answer = await device.host.request("GET", f"/api/tables/{table}/{kind}", "")
            status, text, media_type = json.loads(answer)
            assert (status, b64decode(text)) == (200, body)
            assert media_type.startswith({"midi": "audio/midi", "sheet": "text/plain"}[kind])

    run(play())


async def _played(seat: Seat, decisions: int) -> None:
    while decisions and seat.table["status"] == "playing":
        if seat.may_move:
            await seat.move(decisions)
            decisions -= 1
        else:
            await seat.receive()


@pytest.mark.parametrize("game", IDS)
def test_every_message_could_come_from_an_imagined_world(game: str) -> None:
    """The law that the server's messages are checked by, in tests/server/test_secrecy.py."""

    async def play() -> None:
        device = Device()
        table = await against_bots(device, game, max(find(game).meta.players))
        seat = await device.sit(table)
        await _played(seat, 20)
        played = await load(device.storage, table)
        told = {one["number"]: one for one in seat.heard if one["type"] == "event"}
        assert len(told) > 5
        state, dice, checked = TableState(table), seeded(3), 0
        for shown in played.shown:
            apply(state, shown.line)
            message = told.get(state.counts[0])
            if message is None or not shown.visible & 1 or state.status == "finished":
                continue
            assert played.created.secret not in msgspec.json.encode(message).decode()
            if message.get("position"):
                truth = state.playing.state
                state.playing.state = truth.imagine(0, dice)
                assert message["position"] == stands(state, 0, reasons=False)
                state.playing.state = truth
                checked += 1
        assert checked > 5

    run(play())


def test_requests_that_make_no_sense_are_refused() -> None:
    async def play() -> None:
        device = Device()
        assert (await device.ask("GET", "/api/nowhere"))[0] == 404
        assert (await device.ask("POST", "/api/tables", {"game": A_CHORD, "seats": []}))[0] == 401
        await device.post("/api/me", {"name": "Ann"})
        assert (await device.ask("POST", "/api/tables", {"game": 5}))[0] == 400
        assert (await device.ask("POST", "/api/tables", {"game": A_CHORD, "seats": []}))[0] == 422
        assert (await device.ask("POST", "/api/records", {"game": A_CHORD}))[0] == 422
        renamed = await device.ask("PATCH", "/api/me", {"name": "Bea"})
        assert renamed == (200, json.loads(json.dumps(await device.get("/api/me/known"))))

    run(play())
