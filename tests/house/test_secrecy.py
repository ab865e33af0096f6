"""Nothing leaves the house that its receiver may not know.

Whatever a viewer is told in the real world, it would be told the same in a world it imagines: then
no message can depend on what is hidden from it.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bandstand.games.registry import GAMES
from bandstand.house import present
from bandstand.house.database import open_engine
from bandstand.house.entries import Created, Moved, SeatPlan, Started
from bandstand.house.log import Line, read
from bandstand.house.sheet import SPECTATOR, Sheet, audience
from bandstand.kernel.dice import seeded
from support.battery import Case, cases, random_decision
from support.house_server import Running, Seat
from support.page_game import HIGH_NOTE, registered

OPEN = {"kind": "open"}
DECISIONS = 40  # looked at in a game
CASES = [case for case in cases() if case.number == 0]  # the battery tries all options
Told = dict[str, Any]


def started(case: Case, seed: int) -> Sheet:
    sheet = Sheet("table")
    seats = [SeatPlan("local") for _ in range(case.players)]
    rules = case.game.meta.rules_version
    options = dict(case.game.settle(case.players, case.options))
    entry = Created(case.game_id, rules, options, seats, "host", "Host", f"{seed:064x}")
    sheet.apply(Line(1, 0.0, entry))
    sheet.apply(Line(2, 0.0, Started()))
    return sheet


def stands(sheet: Sheet, viewer: int, reasons: bool) -> Any:
    """How things stand for a viewer, as it would travel."""
    return msgspec.json.decode(msgspec.json.encode(present.position(sheet, viewer, reasons)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_how_things_stand_is_the_same_in_an_imagined_world(case: Case) -> None:
    sheet = started(case, 5)
    dice = seeded(17)
    for _ in range(DECISIONS):
        if sheet.status != "playing":
            break
        truth = sheet.playing.state
        for viewer in range(case.players):
            real = stands(sheet, viewer, reasons=True)
            sheet.playing.state = truth.imagine(viewer, dice)
            assert stands(sheet, viewer, reasons=True) == real
            sheet.playing.state = truth
        seat, move = random_decision(truth, dice)
        shown = sheet.apply(Line(sheet.number + 1, 0.0, Moved(int(seat), int(move))))
        for viewer in {*range(case.players), SPECTATOR} - {int(seat)}:
            assert present.told(sheet, shown, viewer, 1).move is None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_line_that_shows_a_viewer_nothing_is_not_sent(case: Case) -> None:
    sheet = started(case, 6)
    dice = seeded(23)
    for _ in range(DECISIONS):
        if sheet.status != "playing":
            break
        before = sheet.playing.state.to_act()
        seat, move = random_decision(sheet.playing.state, dice)
        views = [sheet.game.view(sheet.playing.state, viewer) for viewer in range(case.players)]
        shown = sheet.apply(Line(sheet.number + 1, 0.0, Moved(int(seat), int(move))))
        changed = sheet.playing.state.to_act() != before or sheet.status != "playing"
        for viewer in range(case.players):
            same = sheet.game.view(sheet.playing.state, viewer) == views[viewer]
            if shown.visible >> viewer & 1:
                told = audience(shown.events) >> viewer & 1
                assert viewer == seat or changed or told or not same
            else:
                assert same


@pytest.mark.parametrize("case", CASES, ids=str)
def test_of_a_piece_on_its_way_a_viewer_is_told_what_it_may_know(case: Case) -> None:
    sheet = started(case, 7)
    dice = seeded(29)
    hidden = 0
    for _ in range(DECISIONS):
        if sheet.status != "playing":
            break
        seat, move = random_decision(sheet.playing.state, dice)
        sheet.apply(Line(sheet.number + 1, 0.0, Moved(int(seat), int(move))))
    for shown in sheet.shown:
        for viewer in (*range(case.players), SPECTATOR):
            line = msgspec.json.decode(msgspec.json.encode(present.told(sheet, shown, viewer, 1)))
            told = [
                (way["piece"], way["origin"], way["target"])
                for happened in line.get("events", [])
                for way in happened.get("travels", [])
            ]
            assert told == [way for event in shown.events for way in event.travels_shown_to(viewer)]
            hidden += sum(piece is None for piece, *_ in told)
    assert hidden > 0, "nobody was dealt a card that others may not see"


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
    sheet, dice = Sheet(table), seeded(3)
    for line in lines:
        shown = sheet.apply(line)
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


def test_a_quiet_move_leaves_no_gap_in_others_numbers() -> None:
    with registered():
        sheet = started(Case(HIGH_NOTE, 3, 0), 1)
        sheet.apply(Line(3, 0.0, Moved(0, int(sheet.playing.state.moves(0)[0]))))
        for viewer in (1, 2, SPECTATOR):
            numbers = [number for number, _ in present.lines_after(sheet, viewer, 0)]
            assert numbers == list(range(1, len(numbers) + 1))
