"""Friends by mutual consent, invitations to people one knows, and word of both."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bandstand.server.store import friends, schema
from bandstand.server.store.database import open_engine
from support.page_game import HIGH_NOTE
from support.receivers import wait_for, web_receiver
from support.server_harness import Guest, Running, running

OPEN = {"kind": "open"}


def relations(guest: Guest) -> dict[str, str]:
    """Whom somebody knows, by name."""
    return {one["name"]: one["relation"] for one in guest.get("/api/me/friends")}


def befriend(guest: Guest, other: Guest) -> None:
    response = guest.ask("PUT", f"/api/me/friends/{other.id}")
    assert response.is_success, response.text


def meet(*guests: Guest) -> str:
    """A table at which all of them sit, and one seat is open."""
    first, *others = guests
    table = first.lay(HIGH_NOTE, [OPEN] * (len(guests) + 1))
    for other in others:
        other.post(f"/api/tables/{table}/join")
    return table


def test_friends_are_two_who_both_said_so(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    befriend(ada, ben)
    befriend(ada, ben)
    assert (relations(ada), relations(ben)) == ({"Ben": "asked"}, {"Ada": "asks"})
    befriend(ben, ada)
    assert (relations(ada), relations(ben)) == ({"Ben": "friend"}, {"Ada": "friend"})
    assert ben.ask("DELETE", f"/api/me/friends/{ada.id}").status_code == 204
    assert relations(ada) == relations(ben) == {}


def test_a_wish_can_be_declined_or_withdrawn(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    for who, other in ((ada, ben), (ben, ada)):
        befriend(ada, ben)
        who.ask("DELETE", f"/api/me/friends/{other.id}")
        assert relations(ada) == relations(ben) == {}


def test_nobody_is_their_own_friend_or_that_of_somebody_unknown(house: Running) -> None:
    ada = house.guest("Ada")
    for other in (ada.id, "nobody"):
        assert ada.refused("PUT", f"/api/me/friends/{other}") == (404, "not-found")


def test_whom_one_does_not_hear_one_is_not_asked_by(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    ben.ask("PUT", f"/api/me/mutes/{ada.id}")
    befriend(ada, ben)
    assert (relations(ada), relations(ben)) == ({"Ben": "asked"}, {})


def test_a_person_asks_so_many_and_no_more(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST_ASKED", 1)
    ada, ben, cleo = (house.guest(name) for name in ("Ada", "Ben", "Cleo"))
    befriend(ada, ben)
    assert ada.refused("PUT", f"/api/me/friends/{cleo.id}") == (409, "asked-many")
    befriend(cleo, ada)
    befriend(ada, cleo)  # an answer is always possible
    assert relations(ada) == {"Ben": "asked", "Cleo": "friend"}
    monkeypatch.setattr(friends, "MOST_FRIENDS", 1)
    monkeypatch.setattr(friends, "MOST_ASKED", 9)
    dora = house.guest("Dora")
    assert ada.refused("PUT", f"/api/me/friends/{dora.id}") == (403, "many-friends")


def test_friends_and_people_one_met_can_be_invited_and_nobody_else(house: Running) -> None:
    ada, ben, cleo, dora = (house.guest(name) for name in ("Ada", "Ben", "Cleo", "Dora"))
    meet(ada, ben)
    befriend(ada, cleo)
    befriend(cleo, ada)
    assert relations(ada) == {"Cleo": "friend", "Ben": "met"}
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN], public=False)
    path = f"/api/tables/{table}/invitations"
    for guest in (ben, cleo):
        ada.post(path, {"person": guest.id})
    assert ada.get(path)["people"] == sorted([ben.id, cleo.id])
    assert ada.refused("POST", path, {"person": dora.id}) == (403, "stranger")
    assert ben.refused("POST", path, {"person": ada.id}) == (403, "not-seated")
    assert ben.refused("GET", path) == (403, "not-seated")
    (invitation,) = ben.get("/api/me/invitations")
    assert invitation == {"table": table, "game": HIGH_NOTE, "inviter": ada.id, "name": "Ada"}
    ben.ask("DELETE", f"/api/me/invitations/{table}")
    assert ben.get("/api/me/invitations") == []
    cleo.post(f"/api/tables/{table}/join")
    assert cleo.get("/api/me/invitations") == []
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("POST", path, {"person": ben.id}) == (409, "started")


def test_nobody_is_invited_to_a_locked_room(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = meet(ada, ben)
    ben.post(f"/api/tables/{table}/leave")
    ada.ask("PUT", f"/api/tables/{table}/party", {"locked": True})
    asked = {"person": ben.id}
    assert ada.refused("POST", f"/api/tables/{table}/invitations", asked) == (403, "locked")


def test_an_invitation_of_somebody_one_does_not_hear_is_not_shown(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = meet(ada, ben)
    ben.post(f"/api/tables/{table}/leave")
    other = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    ben.ask("PUT", f"/api/me/mutes/{ada.id}")
    ada.post(f"/api/tables/{other}/invitations", {"person": ben.id})
    assert ben.get("/api/me/invitations") == []


def test_a_friend_who_is_at_a_table_is_seen_to_be_there(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    befriend(ada, ben)
    befriend(ben, ada)
    assert not ada.get("/api/me/friends")[0]["here"]
    seat = ben.sit(ben.lay(HIGH_NOTE, [OPEN, OPEN]))
    assert ada.get("/api/me/friends")[0]["here"]
    seat.close()


def test_who_asks_again_and_again_is_announced_once(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    quick: dict[str, Any] = {"notify_private": True, "notify_sweep": 0.05, "notify_delay": 0.0}
    with web_receiver() as web, running(data, **quick) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        ben.post("/api/me/notify/channels", {"kind": "webhook", "url": web.url})
        befriend(ada, ben)
        wait_for(lambda: states_of_word(data) == ["sent"])
        ada.ask("DELETE", f"/api/me/friends/{ben.id}")
        befriend(ada, ben)
        assert states_of_word(data) == ["sent"]  # nothing waits to be sent
        assert len(web.received) == 1


def states_of_word(data: str) -> list[str]:
    engine = open_engine(data)
    with engine.connect() as connection:
        found = list(connection.execute(select(schema.deliveries.c.state)).scalars())
    engine.dispose()
    return found


def test_whoever_deletes_themselves_leaves_nothing_behind(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with running(data) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        table = meet(ada, ben)
        befriend(ada, ben)
        befriend(ben, ada)
        ben.post(f"/api/tables/{table}/leave")
        ada.post(f"/api/tables/{table}/invitations", {"person": ben.id})
        ada.post("/api/me/delete", {"name": "Ada"})
        assert relations(ben) == {}
    engine = open_engine(data)
    with engine.connect() as connection:
        for left in (schema.friendships, schema.invitations):
            assert connection.execute(select(left)).all() == []
    engine.dispose()


@pytest.mark.slow
def test_word_of_wishes_and_invitations_arrives_once(tmp_path: Path) -> None:
    quick: dict[str, Any] = {"notify_private": True, "notify_sweep": 0.05, "notify_delay": 0.0}
    with web_receiver() as web, running(str(tmp_path / "house.db"), **quick) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        for guest in (ada, ben):
            asked = {"kind": "webhook", "url": f"{web.url}/{guest.id}"}
            guest.post("/api/me/notify/channels", asked)
        befriend(ada, ben)
        wait_for(lambda: len(web.received) == 1)
        befriend(ben, ada)
        wait_for(lambda: len(web.received) == 2)
        table = ada.lay("a-chord", [OPEN, OPEN])
        for _ in range(2):
            ada.post(f"/api/tables/{table}/invitations", {"person": ben.id})
        assert web.count_after_a_while(3) == 3
    told = [(one.path, one.json["title"], one.json["link"]) for one in web.received]
    assert [(path, title) for path, title, _ in told] == [
        (f"/{ben.id}", "Ada would like to be friends"),
        (f"/{ada.id}", "Ben and you are friends now"),
        (f"/{ben.id}", "You’re invited: Take the A Chord"),
    ]
    assert [link.rpartition("/")[2] for _, _, link in told] == ["lobby", "lobby", table]
