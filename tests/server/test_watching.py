"""Looking at hands and spectators' talk over the wire; the rules are in tests/tables."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from bandstand.tables.delays import LINES_BEHIND
from support.page_game import HIGH_NOTE
from support.server_harness import Guest, Running, Seat, play_on

OPEN = {"kind": "open"}


def laid(house: Running, watching: str, **plan: object) -> tuple[Guest, Guest, str]:
    """Ada and Ben at a table under way."""
    ada, ben = house.guest("Ada"), house.guest("Ben")
    policy = {"hints": False, "away": "wait", "watching": watching}
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN], policy=policy, **plan)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, ben, table


def hand(seat: Seat) -> list[object]:
    return list(seat.position["view"]["hands"][0])


def test_a_spectator_looks_over_a_shoulder_until_its_owner_says_no(house: Running) -> None:
    ada, ben, table = laid(house, "shoulder")
    cleo = house.guest("Cleo")
    watching, seat = cleo.sit(table), ada.sit(table)
    asked = cleo.post(f"/api/tables/{table}/looks", {"seat": 0})["looks"]
    assert asked == [{"person": cleo.id, "name": "Cleo", "seat": 0, "missing": [ada.id]}]
    answer = f"/api/tables/{table}/looks/answer"
    assert ben.refused("POST", answer, {"person": cleo.id}) == (403, "not-yours")
    ada.post(answer, {"person": cleo.id})
    watching.until("welcome")
    assert (watching.you["shown"], watching.you["seats"]) == (0, [])
    assert hand(watching) == hand(seat)
    assert None not in hand(watching)
    assert watching.turn is None
    again = cleo.sit(table, number=99)
    assert hand(again) == hand(seat)
    assert None in hand(cleo.sit(table, screen=True))
    assert watching.ask("say", text="look!")["code"] == "looker"
    assert cleo.refused("GET", f"/api/tables/{table}/replay?seat=0") == (403, "not-yours")
    ada.post(answer, {"person": cleo.id, "yes": False})
    watching.until("welcome")
    assert None in hand(watching)


def test_spectators_talk_is_joined_when_the_game_is_over(house: Running) -> None:
    ada, ben, table = laid(house, "hidden")
    cleo, dan = house.guest("Cleo"), house.guest("Dan")
    seats, watching, other = [ada.sit(table), ben.sit(table)], cleo.sit(table), dan.sit(table)
    assert watching.ask("say", text="Not the seven")["type"] == "done"
    other.drain()
    assert other.lines[-1]["text"] == "Not the seven"
    remarks = f"/api/tables/{table}/remarks"
    assert ada.refused("GET", remarks) == (409, "not-over")
    play_on(*seats)
    assert not any(line.get("text") == "Not the seven" for seat in seats for line in seat.lines)
    assert [line["text"] for line in ada.get(remarks)] == ["Not the seven"]
    watching.ask("say", text="Bravo")
    seats[0].drain()
    assert seats[0].lines[-1]["text"] == "Bravo"


def test_a_host_sees_who_watches_and_asks_one_to_go(house: Running) -> None:
    ada, ben, table = laid(house, "hidden")
    cleo, dan = house.guest("Cleo"), house.guest("Dan")
    seat, watching = ada.sit(table), cleo.sit(table)
    dan.sit(table)
    where, bar = f"/api/tables/{table}/spectators", f"/api/tables/{table}/bar"
    assert [one["name"] for one in ada.get(where)] == ["Cleo", "Dan"]
    assert ben.get(where) == [], "only the host is told"
    assert ben.refused("POST", bar, {"person": cleo.id}) == (403, "not-host")
    assert ada.refused("POST", bar, {"person": "nobody"}) == (404, "not-found")
    ada.post(bar, {"person": cleo.id})
    with pytest.raises(ConnectionClosed):
        watching.until("pong")
    assert cleo.refused("GET", f"/api/tables/{table}/replay") == (403, "kicked")
    while [one["name"] for one in ada.get(where)] != ["Dan"]:
        seat.until("presence")
    seat.drain()
    assert seat.lines[-1]["sentence"] == "The host asks a spectator to go."
    assert "Cleo" not in str(seat.lines)


def test_where_people_play_for_rating_a_hand_is_seen_late(house: Running) -> None:
    """Not before every card of it has been played; then as it was some lines ago."""
    ada, ben, cleo = (house.guest(name) for name in ("Ada", "Ben", "Cleo"))
    for guest in (ada, ben):
        guest.ask("PATCH", "/api/me", {"rated": True})
    policy = {"hints": False, "away": "wait", "watching": "shoulder"}
    table = ada.lay("a-chord", [OPEN, OPEN], policy=policy, rated=True)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    watching, seats = cleo.sit(table), [ada.sit(table), ben.sit(table)]
    cleo.post(f"/api/tables/{table}/looks", {"seat": 0})
    ada.post(f"/api/tables/{table}/looks/answer", {"person": cleo.id})
    held = [chords(seats[0])]
    while watching.you["shown"] is None:
        assert set(chords(watching)) <= {None}, "no card is seen meanwhile"
        for seat in seats:
            seat.drain()
            if seat.may_move:
                seat.move()
        seats[0].drain()
        held.append(chords(seats[0]))
        watching.drain()
    assert seats[0].table["status"] == "playing"
    assert chords(watching) in held
    assert watching.number + LINES_BEHIND <= seats[0].number


def chords(seat: Seat) -> list[str | None]:
    """The first player's hand in Take the A Chord."""
    hand: list[str | None] = seat.position["view"]["people"][0]["hand"]
    return hand


def test_who_deletes_themselves_is_forgotten_where_they_only_watched(house: Running) -> None:
    ada, _, table = laid(house, "shoulder")
    cleo = house.guest("Cleo")
    cleo.post(f"/api/tables/{table}/looks", {"seat": 0})
    assert cleo.sit(table).ask("say", text="hello")["type"] == "done"
    cleo.post("/api/me/delete", {"name": "Cleo"})
    assert ada.get(f"/api/tables/{table}")["looks"] == []
    dan = house.guest("Dan").sit(table)
    assert "hello" not in str(dan.lines)
    assert "Cleo" not in str(dan.lines)


def test_pages_follow_whoever_leads_through_a_game_that_is_over(house: Running) -> None:
    ada, ben, table = laid(house, "hidden")
    seats = [ada.sit(table), ben.sit(table)]
    assert seats[0].ask("guide", number=1)["code"] == "not-over"
    for guest in (ada, ben):
        guest.post(f"/api/tables/{table}/resign")
    cleo = house.guest("Cleo").sit(table)
    assert seats[0].ask("guide", number=0, seat=1)["type"] == "done"
    led = cleo.until("led")
    assert (led["leader"], led["name"], led["number"], led["seat"]) == (ada.id, "Ada", 0, 1)
    assert house.guest("Dan").sit(table).until("led")["leader"] == ada.id
    assert cleo.ask("guide", number=0)["code"] == "led"
    assert cleo.ask("ask-to-lead")["type"] == "done"
    asking = seats[0].until("led")["asking"]
    while not asking:
        asking = seats[0].until("led")["asking"]
    seats[0].close()
    while cleo.until("led")["leader"] is not None:
        pass
    assert cleo.ask("guide", number=0)["type"] == "done"
