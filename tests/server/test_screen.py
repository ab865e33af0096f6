"""Secrecy of a big screen: whoever's browser it runs in, it is told what spectators are told."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosedError

from bandstand.games.registry import GAMES
from support.server_harness import Running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_screen_in_a_players_own_browser_shows_nobodys_hand(house: Running, game: str) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    most = max(GAMES[game].meta.players)
    table = ada.lay(game, [OPEN] + [BOT] * (most - 1))
    ada.post(f"/api/tables/{table}/start")
    screen, watching, seat = ada.sit(table, screen=True), ben.sit(table), ada.sit(table)
    for _ in range(12):
        for one in (screen, watching, seat):
            one.drain()
        if screen.table["status"] != "playing":
            break
        both = min(len(screen.lines), len(watching.lines))  # a bot may have moved in between
        assert screen.lines[:both] == watching.lines[:both]
        assert screen.position["turn"] is None
        if screen.number == watching.number:
            assert screen.position == watching.position
        if seat.may_move:
            seat.move()
    assert screen.you["seats"] == []
    assert screen.you["person"] is None


def test_a_screen_does_nothing_and_is_nobodys_presence(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    screen, seat = ada.sit(table, screen=True), ben.sit(table)
    for kind, content in (
        ("say", {"text": "hello"}),
        ("resign", {}),
        ("take-back", {}),
        ("lift", {"seat": 0}),
        ("move", {"turn": 0, "move": 0, "seat": 0}),
    ):
        answer = screen.ask(kind, **content)
        assert (answer["type"], answer["code"]) == ("refused", "unknown")
    seat.drain()
    assert seat.presence["seats"] == [1]


def test_a_closed_table_shows_on_the_screens_of_its_players_alone(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, BOT], spectators="closed")
    ada.post(f"/api/tables/{table}/start")
    assert ada.sit(table, screen=True).table["status"] == "playing"
    with pytest.raises(ConnectionClosedError):
        ben.sit(table, screen=True)
