"""Records, replays, results and ratings of games that were played."""

from __future__ import annotations

import io
import json

import mido

from bandstand.games import registry
from bandstand.kernel.dice import commitment
from bandstand.kernel.record import from_json
from bandstand.kernel.referee import verify
from support.page_game import HIGH_NOTE
from support.server_harness import Guest, Running, play_on

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


def finished(house: Running, *guests: Guest, rated: bool = False) -> str:
    table = guests[0].lay(HIGH_NOTE, [OPEN] * len(guests) + ([] if rated else [BOT]), rated=rated)
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join")
    guests[0].post(f"/api/tables/{table}/start")
    seats = [guest.sit(table) for guest in guests]
    play_on(*seats)
    return table


def test_a_record_can_be_checked_by_anyone(house: Running) -> None:
    ada = house.guest("Ada")
    table = finished(house, ada)
    info = ada.get(f"/api/tables/{table}")
    assert commitment(bytes.fromhex(info["secret"])) == info["commitment"]
    sent = ada.get(f"/api/tables/{table}/record")
    assert "position" not in sent, "only practice begins from a position"
    record = from_json(json.dumps(sent))
    match = verify(registry.find(record.game), record)
    assert match.record.scores == info["scores"]


def test_no_record_before_the_end(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "not-over")
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "not-over")
    assert ada.get(f"/api/tables/{table}")["secret"] is None


def test_talk_is_no_part_of_a_replay(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    ada.post(f"/api/tables/{table}/start")
    seat = ada.sit(table)
    seat.ask("say", text="between us")
    seat.ask("emote", emote="oops")
    seat.play_out()
    for reader in (ada, ben):
        found = reader.get(f"/api/tables/{table}/replay")
        kinds = {step["line"]["kind"] for step in found["steps"]}
        assert {"created", "started", "moved"} <= kinds
        assert not kinds & {"said", "emoted"}
        assert "between us" not in json.dumps(found)
        last = found["total"]
        assert reader.get(f"/api/tables/{table}/replay?start={last + 1}")["steps"] == []


def test_a_replay_is_open_only_after_the_end(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    ada.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}/replay"
    seat = ada.sit(table)
    mine = ada.get(f"{path}?seat=0")
    assert mine["steps"][-1]["view"] is not None
    assert all(step["open"] is None for step in mine["steps"])
    assert ada.refused("GET", f"{path}?seat=1") == (403, "not-yours")
    assert ben.refused("GET", f"{path}?seat=0") == (403, "not-yours")
    assert ben.get(path)["steps"][-1]["view"]["hands"] == [[None] * 3, [None] * 3]
    seat.play_out()
    assert seat.table["status"] == "finished"
    final = ben.get(f"{path}?seat=1")
    assert final["total"] == len(final["steps"])
    assert None not in final["steps"][3]["view"]["hands"][1]
    assert sum(len(cards) for cards in final["steps"][-1]["open"].values()) == 12
    some = ben.get(f"{path}?seat=1&start=3&count=2")
    assert [step["number"] for step in some["steps"]] == [3, 4]
    assert (ada.get(path)["yours"], ben.get(path)["yours"]) == ([0], [])
    assert ben.refused("GET", f"{path}?seat=5") == (422, "no-seat")
    assert ben.refused("GET", f"{path}?count=5000")[0] == 400


def test_records_travel(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    finished(house, ada)
    lines = ada.ask("GET", "/api/records/mine").text.splitlines()
    assert len(lines) == 1
    brought = ben.post("/api/records", json.loads(lines[0]))["id"]
    replay = ben.get(f"/api/records/{brought}/replay")
    assert replay["total"] == len(json.loads(lines[0])["moves"])
    assert replay["steps"][0]["open"]
    assert ben.ask("GET", "/api/records/mine").text.splitlines() == lines
    alone = ben.post("/api/records?alone=true", json.loads(lines[0]))["id"]
    kept = [(one["id"], one["alone"]) for one in ben.get("/api/records")]
    assert kept == [(alone, True), (brought, False)]
    assert ben.get(f"/api/people/{ben.id}/tallies") == []  # a record is no result
    broken = json.loads(lines[0])
    broken["scores"][0] += 1
    assert ben.refused("POST", "/api/records", broken) == (422, "will-not-do")
    assert ben.refused("POST", "/api/records", {"game": "chess"}) == (422, "will-not-do")
    assert ben.refused("GET", "/api/records/nothing/replay") == (404, "not-found")


def test_results_and_ratings(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    path = "/api/tables"
    plan = {"game": HIGH_NOTE, "seats": [OPEN, OPEN], "rated": True}
    assert ada.refused("POST", path, plan) == (403, "not-rated")
    assert ada.get("/api/tables/mine") == []
    for guest in (ada, ben):
        guest.ask("PATCH", "/api/me", {"rated": True})
    table = finished(house, ada, ben, rated=True)
    info = ada.get(f"{path}/{table}")
    (tally,) = ada.get(f"/api/people/{ada.id}/tallies")
    assert (tally["game"], tally["games"]) == (HIGH_NOTE, 1)
    against = ada.get(f"/api/people/{ada.id}/against/{ben.id}")
    assert against["games"] == 1
    assert against["ahead"] == int(info["placing"][0] < info["placing"][1])
    ladder = {one["person"]: one for one in ada.get(f"/api/games/{HIGH_NOTE}/ladder")}
    assert ladder[ada.id]["games"] == 1
    at_pace = f"/api/games/{HIGH_NOTE}/ladder?pace="
    assert {ada.id, ben.id} <= {one["person"] for one in ada.get(at_pace + "untimed")}
    assert not {ada.id, ben.id} & {one["person"] for one in ada.get(at_pace + "live")}
    assert ada.refused("GET", at_pace + "fast")[0] == 400
    better = ada.id if info["placing"][0] < info["placing"][1] else ben.id
    worse = ben.id if better == ada.id else ada.id
    if info["placing"][0] != info["placing"][1]:
        assert ladder[better]["strength"] > ladder[worse]["strength"]
    seat = ada.lay(HIGH_NOTE, [OPEN, OPEN], rated=True)
    assert house.guest("Cleo").refused("POST", f"{path}/{seat}/join") == (403, "not-rated")


def test_my_tables_say_where_i_am_awaited_and_how_i_came_out(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN], pace={"seconds": 3600, "bank": 0})
    ben.post(f"/api/tables/{table}/join")
    (line,) = ada.get("/api/tables/mine")
    assert (line["turn"], line["until"], line["place"]) == (False, None, None)
    ada.post(f"/api/tables/{table}/start")
    seated = [(ada, ada.sit(table)), (ben, ben.sit(table))]
    while seated[0][1].table["status"] == "playing":
        for guest, seat in seated:
            seat.drain()
            (line,) = guest.get("/api/tables/mine")
            assert line["turn"] == (line["until"] is not None) == seat.may_move
            if seat.may_move:
                seat.move()
    placing = ada.get(f"/api/tables/{table}")["placing"]
    for (guest, _), place in zip(seated, placing, strict=True):
        (line,) = guest.get("/api/tables/mine")
        assert (line["turn"], line["until"], line["place"]) == (False, None, place)


def test_only_oneself_is_told_of_ones_turn(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN], public=True, pace={"seconds": 3600, "bank": 0})
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    (line,) = [line for line in ben.get("/api/tables") if line["id"] == table]
    assert (line["turn"], line["until"], line["place"]) == (False, None, None)


def test_a_profile_tells_ratings_of_those_who_want_them(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    for guest in (ada, ben):
        guest.ask("PATCH", "/api/me", {"rated": True})
    table = finished(house, ada, ben, rated=True)
    profile = ben.get(f"/api/people/{ada.id}")
    assert profile["person"]["name"] == "Ada"
    assert profile["tallies"] == ada.get(f"/api/people/{ada.id}/tallies")
    (rating,) = profile["ratings"]
    ladder = {one["person"]: one for one in ada.get(f"/api/games/{HIGH_NOTE}/ladder")}
    assert rating == {
        "game": HIGH_NOTE,
        **{name: ladder[ada.id][name] for name in ("strength", "unsure", "games")},
    }
    (course,) = profile["courses"]
    assert course["points"][-1]["strength"] == rating["strength"]
    ada.ask("PATCH", "/api/me", {"rated": False})
    profile = ben.get(f"/api/people/{ada.id}")
    assert (profile["ratings"], profile["courses"]) == ([], [])
    assert ben.refused("GET", "/api/people/nobody") == (404, "not-found")
    (one,) = ben.get("/api/me/opponents")
    first, second = ada.get(f"/api/tables/{table}")["placing"]
    assert (one["person"], one["name"], one["games"]) == (ada.id, "Ada", 1)
    assert (one["ahead"], one["behind"]) == (int(second < first), int(second > first))


def test_unrated_games_leave_the_ladder_alone(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    finished(house, ada, ben)
    ladder = ada.get(f"/api/games/{HIGH_NOTE}/ladder")
    assert not {ada.id, ben.id} & {one["person"] for one in ladder}
    assert ada.get(f"/api/people/{ada.id}/against/{ben.id}")["games"] == 1


def test_a_game_that_is_over_as_music_and_as_a_sheet(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay("a-chord", [OPEN, BOT, BOT])
    path = f"/api/tables/{table}"
    assert ada.refused("GET", f"{path}/midi") == (409, "not-over")
    ada.post(f"{path}/start")
    assert ada.refused("GET", f"{path}/sheet") == (409, "not-over")
    seat = ada.sit(table)
    seat.play_out()
    music = ada.ask("GET", f"{path}/midi")
    assert music.headers["content-type"] == "audio/midi"
    assert 'filename="a-chord.mid"' in music.headers["content-disposition"]
    notes = [one for one in mido.MidiFile(file=io.BytesIO(music.content)) if one.type == "note_on"]
    assert len(notes) > 33
    sheet = ada.ask("GET", f"{path}/sheet")
    assert sheet.headers["content-type"] == "text/plain; charset=utf-8"
    assert sheet.text.startswith("Take the A Chord\n")
    assert str(seat.table["scores"][0]) in sheet.text.splitlines()[-2].split()
