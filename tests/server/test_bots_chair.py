"""Taking a bot's chair while the game goes on: those who play it are asked first."""

from __future__ import annotations

from bandstand.tables.decide import gathering
from support.page_game import HIGH_NOTE
from support.server_harness import Guest, Running, Seat

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


def running_game(house: Running, *people: str, bots: int = 1) -> tuple[list[Guest], str]:
    guests = [house.guest(name) for name in people]
    table = guests[0].lay("a-chord", [OPEN] * len(people) + [BOT] * bots)
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join")
    guests[0].post(f"/api/tables/{table}/start")
    return guests, f"/api/tables/{table}"


def sit_at(guest: Guest, path: str) -> Seat:
    return guest.sit(path.rpartition("/")[2])


def test_a_friend_with_the_link_asks_and_the_host_says_yes(house: Running) -> None:
    (ada,), path = running_game(house, "Ada")
    ben = house.guest("Ben")
    host, friend = sit_at(ada, path), sit_at(ben, path)
    asked = ben.post(f"{path}/join", {"seat": 1})
    assert asked["requests"] == [{"seat": 1, "person": ben.id, "name": "Ben"}]
    assert asked["seats"][1]["kind"] == "bot"
    assert asked["admits"] == [ada.id]
    host.drain()
    assert host.lines[-1]["sentence"] == "Ben asks for a bot’s seat."
    assert host.table["requests"] == asked["requests"]
    assert friend.ask("admit", person=ben.id)["code"] == "not-host"
    assert host.ask("admit", person=ben.id)["type"] == "done"
    friend.until("welcome")
    assert friend.you["shown"] == 1
    assert friend.table["seats"][1]["name"] == "Ben"
    assert friend.table["requests"] == []
    assert host.ask("admit", person=ben.id)["code"] == "nothing-asked"


def test_the_host_says_no_and_is_not_asked_again(house: Running) -> None:
    (ada,), path = running_game(house, "Ada", bots=2)
    ben = house.guest("Ben")
    ben.post(f"{path}/join")
    answered = ada.post(f"{path}/admit", {"person": ben.id, "yes": False})
    assert answered["requests"] == []
    assert answered["seats"][1]["kind"] == "bot"
    assert ben.refused("POST", f"{path}/join") == (403, "declined")
    assert house.guest("Cleo").post(f"{path}/join")["requests"][0]["name"] == "Cleo"


def test_who_asks_may_think_better_of_it(house: Running) -> None:
    (ada,), path = running_game(house, "Ada", bots=2)
    ben = house.guest("Ben")
    seat = sit_at(ben, path)
    number = seat.number
    ben.post(f"{path}/join", {"seat": 1})
    ben.post(f"{path}/join", {"seat": 1})
    ben.post(f"{path}/join")
    assert ben.post(f"{path}/join", {"seat": 2})["requests"][0]["seat"] == 2
    assert seat.ask("admit", person=ben.id, yes=False)["type"] == "done"
    assert seat.table["requests"] == []
    assert seat.lines[-1]["sentence"] == "Ben no longer asks for a seat."
    talk = [line["kind"] for line in seat.lines if line["number"] > number]
    assert [kind for kind in talk if kind == "asked-seat"] == ["asked-seat"] * 2
    assert ben.post(f"{path}/join")["requests"][0]["person"] == ben.id
    assert ada.post(f"{path}/admit", {"person": ben.id})["seats"][1]["name"] == "Ben"


def test_with_one_yes_the_others_who_ask_for_that_chair_ask_no_more(house: Running) -> None:
    (ada,), path = running_game(house, "Ada", bots=2)
    ben, cleo, dora = (house.guest(name) for name in ("Ben", "Cleo", "Dora"))
    for guest, seat in ((ben, 1), (cleo, 1), (dora, 2)):
        guest.post(f"{path}/join", {"seat": seat})
    answered = ada.post(f"{path}/admit", {"person": cleo.id})
    assert [one["name"] for one in answered["requests"]] == ["Dora"]
    assert cleo.refused("POST", f"{path}/join") == (409, "seated")
    assert ben.refused("POST", f"{path}/join", {"seat": 1}) == (409, "taken")


def test_while_the_host_is_away_the_others_who_play_decide(house: Running) -> None:
    (ada, ben), path = running_game(house, "Ada", "Ben")
    cleo = house.guest("Cleo")
    cleo.post(f"{path}/join")
    assert ben.refused("POST", f"{path}/admit", {"person": cleo.id}) == (403, "not-host")
    assert ada.post(f"{path}/leave")["admits"] == [ben.id]
    assert ben.post(f"{path}/admit", {"person": cleo.id})["seats"][2]["name"] == "Cleo"


def test_while_everybody_is_away_nobody_decides(house: Running) -> None:
    (ada,), path = running_game(house, "Ada")
    ben = house.guest("Ben")
    ada.post(f"{path}/leave")
    assert ben.post(f"{path}/join")["admits"] == []
    assert ben.refused("POST", f"{path}/admit", {"person": ben.id}) == (403, "not-host")
    sit_at(ada, path).ask("back")
    assert ada.get(path)["requests"][0]["person"] == ben.id
    assert ada.post(f"{path}/admit", {"person": ben.id})["seats"][1]["name"] == "Ben"


def test_only_so_many_ask_at_a_time(house: Running) -> None:
    _, path = running_game(house, "Ada")
    for number in range(gathering.MOST_REQUESTS):
        house.guest(f"Guest {number}").post(f"{path}/join")
    assert house.guest("Zoe").refused("POST", f"{path}/join") == (409, "many-ask")


def test_before_the_deal_an_open_chair_needs_no_yes(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    assert ben.post(f"/api/tables/{table}/join")["seats"][1]["name"] == "Ben"
    assert ada.refused("POST", f"/api/tables/{table}/admit", {"person": ben.id}) == (
        409,
        "nothing-asked",
    )
