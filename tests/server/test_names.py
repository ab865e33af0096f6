"""Names: any script and emoji, nothing invisible, nobody else's."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bandstand.tables import names
from bandstand.tables.chairs import BOT_NAMES
from bandstand.tables.refusals import Refusal
from support.page_game import HIGH_NOTE
from support.server_harness import Running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
LOCAL = {"kind": "local"}

REAL = [
    "Ada Lovelace",
    "José",
    "Nguyễn Thị Ánh",
    "Олександр",
    "Γιώργος",
    "山田太郎",
    "さくら",
    "김민준",
    "محمد",
    "علی\u200cرضا",  # Persian writes a zero-width non-joiner here
    "שָׁלוֹם",
    "प्रिया",
    "क्\u200dष",
    "สมชาย",
    "မြင့်မြတ်",
    "葛\U000e0100城",  # a variant of an ideograph, as in many Japanese names
    "O'Neill-Smith 3rd",
    "R2-D2",
    "🎷",
    "Ada 👩🏽\u200d🎤",
    "❤\ufe0f Ben",
    "x",
    "Бриошь",
]
INVISIBLE = [
    "",
    "   ",
    "\u3000\u00a0\u2003",
    "\n\t",
    "\u200b",
    "A\u200bda",
    "Ada\u200d",
    "A\u200cda",
    "\u202eadA",
    "Ada\u2069",
    "\ufeffAda",
    "A\u00adda",
    "A\0da",
    "A\x1bda",
    "\u3164",
    "\u115f\u1160",
    "\u2800",
    "Ada\ufe0f",
    "Ada\U000e0041",
    "\u0301\u0301",
    "\u0301Ada",
    "...",
    "--",
    "A\u0301\u0302\u0303\u0304\u0305da",
    "\ue000",
    "x" * 25,
    "🎷" * 25,
    "x" * 100_000,
]
BORROWED = [
    *BOT_NAMES,
    "brio",
    "BRIO",
    "Brio 2",
    "Brío",
    "Вrіо",  # in Cyrillic
    "Βrιο",  # in Greek
    "Ｂｒｉｏ",
    "𝐁𝐫𝐢𝐨",
    "ʙʀɪᴏ",
    "B r i o",
    "B.rio",
    "Iento",  # with a capital I
    "D0lce",
    "bandstand",
    "The House",
    "house-bot",
    "Admin",
    "Аdmin",
    "You",
    "Vous",
    "あなた",
    "ﾊｳｽ",
    names.GONE,
    "somebody who left 3",
]


@pytest.mark.parametrize("name", REAL)
def test_real_names_will_do(name: str) -> None:
    assert names.person_name(name) == name


@pytest.mark.parametrize("name", INVISIBLE)
def test_names_that_cannot_be_seen(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        names.person_name(name)
    assert (refused.value.status, refused.value.code) == (422, "bad-name")
    assert str(refused.value).isprintable(), "the sentence does not repeat what cannot be seen"


@pytest.mark.parametrize("name", BORROWED)
def test_names_of_the_house_and_its_bots(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        names.person_name(name)
    assert (refused.value.status, refused.value.code) == (422, "borrowed-name")


def test_names_are_kept_in_one_form() -> None:
    assert names.person_name("  Ada \t\u00a0\u3000 Lovelace ") == "Ada Lovelace"
    assert names.person_name("Jose\u0301") == "José"
    assert names.clean_name("x" * 24) == "x" * 24
    assert names.clean_name("x" * 40, names.LONGEST_RECORD_NAME)


@given(text=st.text(max_size=40))
def test_a_clean_name_is_short_visible_and_stays_as_it_is(text: str) -> None:
    try:
        name = names.clean_name(text)
    except Refusal:
        return
    assert names.clean_name(name) == name
    assert len(name.encode()) <= 4 * names.LONGEST_NAME
    assert name == name.strip()
    assert names.look_alike(name, name)


def test_who_could_be_taken_for_whom() -> None:
    for one, other in (("Ada", "аda"), ("Ada", "ADA"), ("Iago", "lago"), ("Zoë", "Zoe")):
        assert names.look_alike(one, other), (one, other)
    for one, other in (
        ("Ada", "Ida"),
        ("がく", "かく"),
        ("🎷", "🎸"),
        ("Ada 2", "Ada 3"),
        ("Том", "Тим"),
    ):
        assert not names.look_alike(one, other), (one, other)


def test_people_without_a_name_get_a_number() -> None:
    assert names.name_at_table("Guest", ["Ada"]) == "Guest"
    assert names.name_at_table("Guest", ["Guest"]) == "Guest 2"
    assert names.name_at_table("Guest 2", ["Guest", "Guest 2"]) == "Guest 3"
    assert names.name_at_table("Invité", ["Invité", "Guest 2"]) == "Invité 2"
    assert names.name_at_table("ゲスト", ["ゲスト"]) == "ゲスト 2"
    with pytest.raises(Refusal, match="for example Ada 2") as refused:
        names.name_at_table("Ada", ["Аdа"])
    assert refused.value.code == "same-name"


# At a table.


def test_a_name_is_refused_wherever_one_enters(house: Running) -> None:
    ada = house.guest("Ada")
    assert ada.refused("POST", "/api/me", {"name": "Presto"}) == (422, "borrowed-name")
    assert ada.refused("PATCH", "/api/me", {"name": "The house"}) == (422, "borrowed-name")
    assert ada.refused("PATCH", "/api/me", {"name": "A\u200bda"}) == (422, "bad-name")
    assert ada.refused("POST", "/api/me/programs", {"name": "Brio"}) == (422, "borrowed-name")
    assert ada.get("/api/me")["name"] == "Ada"

    def lay(*seats: Mapping[str, object]) -> tuple[int, str]:
        return ada.refused("POST", "/api/tables", {"game": HIGH_NOTE, "seats": seats})

    assert lay(OPEN, {**BOT, "name": "\u3164"}) == (422, "bad-name")
    assert lay(OPEN, {**BOT, "name": "House"}) == (422, "borrowed-name")
    assert lay(OPEN, {**BOT, "name": "Аdа"}) == (409, "same-name")
    assert lay(LOCAL, {**LOCAL, "name": "Dolce"}) == (422, "borrowed-name")
    assert lay({**LOCAL, "name": "Zed"}, {**LOCAL, "name": "zed"}) == (409, "same-name")
    assert lay(LOCAL, {**LOCAL, "name": "Guest l"}) == (409, "same-name")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    seat = f"/api/tables/{table}/seats/1"
    assert ada.refused("PUT", seat, {**BOT, "name": "ADA"}) == (409, "same-name")
    assert ada.ask("PUT", seat, {**BOT, "name": "Dolce"}).json()["seats"][1]["name"] == "Dolce"


def test_nobody_sits_down_as_somebody_else(house: Running) -> None:
    ada, eve = house.guest("Ada"), house.guest("Аdа")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN, BOT])
    join = f"/api/tables/{table}/join"
    assert eve.refused("POST", join) == (409, "same-name")
    eve.ask("PATCH", "/api/me", {"name": "Eve"})
    assert eve.post(join)["seats"][1]["name"] == "Eve"


def test_nobody_asks_for_a_chair_as_somebody_else(house: Running) -> None:
    ada, eve, dan = house.guest("Ada"), house.guest("Аdа"), house.guest("Guest")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT, BOT])
    ada.post(f"/api/tables/{table}/start")
    join = f"/api/tables/{table}/join"
    assert eve.refused("POST", join) == (409, "same-name")
    dan.post(join, {"seat": 1})
    asked = house.guest("Guest").post(join, {"seat": 2})["requests"]
    assert [request["name"] for request in asked] == ["Guest", "Guest 2"]


def test_a_new_name_is_told_at_every_table_one_sits_at(house: Running) -> None:
    eve = house.guest("Guest")
    tables = [eve.lay(HIGH_NOTE, [OPEN, BOT]) for _ in range(3)]
    eve.post(f"/api/tables/{tables[1]}/start")
    eve.post(f"/api/tables/{tables[2]}/start")
    finished = eve.sit(tables[2])
    finished.play_out()
    seats = [eve.sit(table) for table in tables[:2]]
    assert eve.ask("PATCH", "/api/me", {"name": "Eve"}).json()["name"] == "Eve"
    for seat in seats:
        while seat.table["seats"][0]["name"] != "Eve":
            seat.receive()
        told = seat.lines[-1]
        assert (told["kind"], told["name"]) == ("renamed", "Eve")
        assert told["sentence"] == "A player now goes by the name Eve."
        seat.ask("say", text="Good evening")
        assert seat.lines[-1]["name"] == "Eve"
    assert next(line["name"] for line in eve.get("/api/tables/mine")[0]["seats"]) == "Eve"
    assert eve.get(f"/api/tables/{tables[2]}")["seats"][0]["name"] == "Guest", "that game is over"
    seats[1].play_out()
    assert eve.get(f"/api/tables/{tables[1]}/replay")["names"][0] == "Eve"


def test_a_name_that_is_taken_is_refused_where_people_gather(house: Running) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    eve.post(f"/api/tables/{table}/join")
    assert eve.refused("PATCH", "/api/me", {"name": "ada"}) == (409, "same-name")
    assert eve.get("/api/me")["name"] == "Eve"
    assert eve.get(f"/api/tables/{table}")["seats"][1]["name"] == "Eve"


def test_a_deleted_person_leaves_no_name_they_had(house: Running) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    eve.post(f"/api/tables/{table}/join")
    eve.ask("PATCH", "/api/me", {"name": "Evelyn"})
    ada.post(f"/api/tables/{table}/start")
    eve.post("/api/me/delete", {"name": "Evelyn"})
    seat = ada.sit(table)
    seat.drain()
    assert "Eve" not in str((seat.lines, seat.table))


def test_a_taken_name_does_not_speak_in_a_running_game(house: Running) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    eve.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    assert eve.ask("PATCH", "/api/me", {"name": "Ada"}).is_success
    seat = eve.sit(table)
    seat.ask("say", text="Trust me")
    seat.ask("emote", emote="bravo")
    said = [line["name"] for line in seat.lines if line["kind"] in ("said", "emoted")]
    assert said == ["Eve", "Eve"]


def test_two_who_chose_no_name_meet(house: Running) -> None:
    one, other = house.guest("Guest"), house.guest("Guest")
    table = one.lay(HIGH_NOTE, [OPEN, OPEN])
    seats = other.post(f"/api/tables/{table}/join")["seats"]
    assert [seat["name"] for seat in seats] == ["Guest", "Guest 2"]


def test_names_in_a_record_from_elsewhere(house: Running) -> None:
    ada = house.guest("Ada")
    record = {
        "game": "a-chord",
        "rules": 1,
        "players": 2,
        "options": {},
        "names": ["Brio", "Ada"],
        "dice": "seed 1",
        "moves": [],
        "scores": None,
        "placing": None,
        "format": 1,
    }
    for odd in ("A\u200bda", "\u202eadA", "", "x" * 41):
        bad = {**record, "names": ["Brio", odd]}
        assert ada.refused("POST", "/api/records", bad) == (422, "bad-name")
    brought = ada.post("/api/records", {**record, "names": [" Brio ", "Ada"]})["id"]
    assert ada.get(f"/api/records/{brought}/replay")["names"] == ["Brio", "Ada"]


def test_the_page_counts_to_the_same_number() -> None:
    source = Path(__file__).parents[2] / "web" / "src" / "lib" / "names.ts"
    found = re.search(r"LONGEST_NAME = (\d+);", source.read_text(encoding="utf-8"))
    assert found is not None
    assert int(found[1]) == names.LONGEST_NAME
    guests = re.search(r"GUEST_NAMES = \[(.*?)\];", source.read_text(encoding="utf-8"))
    assert guests is not None
    assert re.findall(r'"(.*?)"', guests[1]) == list(names._GUEST_NAMES)
