"""Nothing leaves the house that its receiver may not know.

Whatever a viewer is told in the real world, it would be told the same in a world it imagines: then
no message can depend on what is hidden from it.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded
from bandstand.server.store.database import open_engine
from bandstand.server.store.journal import read
from bandstand.tables.entries import Created
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState
from support.page_game import HIGH_NOTE
from support.server_harness import Running, Seat
from support.table_games import stands

OPEN = {"kind": "open"}
DECISIONS = 40  # looked at in a game
Told = dict[str, Any]


def play(seats: list[Seat]) -> list[list[Told]]:
    """Play on over the wire; returns every message that each seat received."""
    raw: list[list[Told]] = [[] for _ in seats]
    for decision in range(DECISIONS):
        for seat, told in zip(seats, raw, strict=True):
            asked = seat.send("ping")
            while (message := seat.receive()).get("id") != asked or message["type"] != "pong":
                told.append(message)
        able = [seat for seat in seats if seat.may_move]
        if not able:
            break
        able[decision % len(able)].move(decision)
    return raw


@pytest.mark.parametrize("game", [*sorted(GAMES), HIGH_NOTE])
def test_every_message_over_the_wire_could_come_from_an_imagined_world(
    house: Running, game: str
) -> None:
    players = max(GAMES[game].meta.players)
    guests = [house.guest(f"Guest {number}") for number in range(players)]
    table = guests[0].lay(game, [OPEN] * players)
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join")
    seats = [guest.sit(table) for guest in guests]
    guests[0].post(f"/api/tables/{table}/start")
    raw = play(seats)
    with open_engine(house.settings.data).connect() as connection:
        lines = read(connection, table)
    received = [
        {told["number"]: told for told in messages if told["type"] == "event"} for messages in raw
    ]
    assert len(received[0]) > 5
    assert isinstance(lines[0].entry, Created)
    secret = lines[0].entry.secret
    sheet, dice = TableState(table), seeded(3)
    for line in lines:
        shown = apply(sheet, line)
        if sheet.status == "finished":
            break
        for viewer in range(players):
            told = received[viewer].get(sheet.counts[viewer])
            if told is None or not shown.visible >> viewer & 1:
                continue
            assert secret not in msgspec.json.encode(told).decode()
            if sheet.match is not None and told.get("position"):
                truth = sheet.match.state
                sheet.match.state = truth.imagine(viewer, dice)
                assert told["position"] == stands(sheet, viewer, reasons=False)
                sheet.match.state = truth


def test_errors_do_not_tell_what_is_hidden(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seat = ada.sit(table)
    assert seat.turn is not None
    mine = {choice["move"] for choice in seat.turn["moves"]}
    answers = {
        seat.ask("move", turn=0, move=card)["sentence"].replace(f"the {card + 1}", "it")
        for card in set(range(12)) - mine
    }
    assert len(answers) == 1  # whether the other holds it or the stock
