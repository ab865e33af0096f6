"""Clocks that are honest: nothing refills one but a decision that everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bandstand.games.registry import GAMES
from bandstand.tables import clocks
from bandstand.tables.entries import (
    Absent,
    Agreed,
    AnyEntry,
    AskedBack,
    Back,
    Created,
    Line,
    Moved,
    Pace,
    Resigned,
    Sat,
    SeatPlan,
    Started,
    TookBack,
)
from bandstand.tables.evolve import apply
from bandstand.tables.snapshot import restore, save
from bandstand.tables.state import TableState
from bandstand.tables.visibility import is_public
from support.page_game import HIGH_NOTE, registered
from support.server_harness import Guest, Running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
SECONDS, BANK = 30.0, 100.0


@pytest.fixture(autouse=True)
def _game() -> Iterator[None]:
    with registered():
        yield


class Desk:
    """A sheet whose lines are written at chosen moments."""

    def __init__(
        self, game: str, seats: list[str], pace: Pace, beat: float = 0.0, **options: Any
    ) -> None:
        self.state = TableState("table")
        kinds = [SeatPlan("bot" if seat == "bot" else "open") for seat in seats]
        settled = dict(GAMES[game].settle(len(seats), options))
        rules = GAMES[game].meta.rules_version
        secret = "07" * 32
        self.write(0.0, Created(game, rules, settled, kinds, "p0", "Host", secret, pace=pace))
        for seat, kind in enumerate(seats):
            if kind != "bot":
                self.write(0.0, Sat(seat, f"p{seat}", f"Guest {seat}"))
        self.state.beat = beat  # at once: there is nothing to watch before the clock starts
        self.write(0.0, Started())

    def write(self, at: float, entry: AnyEntry) -> None:
        apply(self.state, Line(self.state.number + 1, at, entry))

    def move(self, at: float, seat: int, by: Any = "owner", choice: int = 0) -> None:
        move = int(self.state.playing.state.moves(seat)[choice])
        self.write(at, Moved(seat, move, by))

    def left(self, seat: int, at: float) -> float:
        """How long the seat may still take."""
        deadline = clocks.deadline(self.state, seat)
        assert deadline is not None
        return deadline - at


def two(bank: float = BANK) -> Desk:
    return Desk(HIGH_NOTE, ["person", "person"], Pace(SECONDS, bank))


# Leaving and coming back.


def test_leaving_and_coming_back_refills_nothing() -> None:
    desk = two(bank=0.0)
    for at in range(1, 18):
        desk.write(at, Absent(0, "gone"))
        desk.write(at + 0.5, Back(0))
    assert desk.left(0, 17.5) == pytest.approx(12.5)
    assert desk.left(1, 17.5) == pytest.approx(12.5)


def test_leaving_and_coming_back_refunds_no_bank() -> None:
    desk = two()
    desk.write(50.0, Absent(0, "gone"))
    desk.write(60.0, Back(0))
    assert desk.left(0, 60.0) == pytest.approx(70.0)
    assert desk.state.chairs[0].bank == pytest.approx(70.0)
    desk.move(65.0, 0)
    assert desk.state.chairs[0].bank == pytest.approx(65.0)


def test_the_next_decision_has_its_seconds_anew() -> None:
    desk = two()
    desk.move(10.0, 0)
    desk.move(12.0, 1)
    assert desk.left(0, 12.0) == pytest.approx(SECONDS + BANK)


def test_a_time_out_spends_the_bank_and_the_decision() -> None:
    desk = two()
    desk.move(3.0, 1)
    desk.write(130.0, Absent(0, "time"))
    assert desk.state.chairs[0].bank == 0.0
    assert clocks.automatic(desk.state) == [0]
    desk.write(130.2, Back(0))
    assert clocks.automatic(desk.state) == [0]  # too late for this one
    assert clocks.out_of_time(desk.state, 0)
    desk.move(131.0, 0, "house")
    assert clocks.automatic(desk.state) == []
    assert desk.left(0, 131.0) == pytest.approx(SECONDS)
    assert desk.left(1, 131.0) == pytest.approx(SECONDS + BANK)


# Taking back.


def test_a_move_taken_back_freely_brings_no_time() -> None:
    desk = two()
    desk.move(20.0, 0)
    desk.write(25.0, TookBack(0))
    assert desk.left(0, 25.0) == pytest.approx(10.0 + BANK)
    desk.move(65.0, 0)
    assert desk.state.chairs[0].bank == pytest.approx(70.0)
    desk.write(66.0, TookBack(0))
    assert desk.left(0, 66.0) == pytest.approx(70.0)


def test_what_the_house_bot_played_for_want_of_time_is_not_taken_back_into_time() -> None:
    desk = two(bank=0.0)
    desk.write(30.0, Absent(0, "time"))
    desk.move(31.0, 0, "house")
    desk.write(32.0, Back(0))
    desk.write(33.0, TookBack(0))
    assert clocks.automatic(desk.state) == [0]


def test_where_nobody_is_asked_going_back_brings_no_time() -> None:
    desk = Desk(HIGH_NOTE, ["person", "bot"], Pace(SECONDS, BANK))
    desk.move(25.0, 0)
    desk.move(26.0, 1, "bot")
    assert desk.left(0, 26.0) == pytest.approx(SECONDS + BANK)
    desk.write(28.0, AskedBack(0, 0))  # bots agree at once
    assert desk.state.undone == 1
    assert desk.left(0, 28.0) == pytest.approx(3.0 + BANK)


def test_with_consent_a_decision_has_its_seconds_anew_but_no_bank() -> None:
    desk = two()
    desk.move(50.0, 0)
    desk.move(51.0, 1)
    desk.write(52.0, AskedBack(0, 0))
    desk.write(61.0, Agreed(1))
    assert desk.state.undone == 1
    assert desk.left(0, 61.0) == pytest.approx(SECONDS + 80.0)
    assert desk.left(1, 61.0) == pytest.approx(SECONDS + 79.0)


def test_a_standing_order_moves_no_clock() -> None:
    desk = Desk("re-chord", ["person", "person"], Pace(SECONDS, BANK))
    sheet = desk.state
    (active,) = sheet.waiting()
    deadline = clocks.deadline(sheet, active)
    for at, seat in ((10.0, active), (40.0, 1 - active)):
        order = int(sheet.playing.state.unprompted_moves(seat)[-1])
        desk.write(at, Moved(seat, order))
        assert clocks.deadline(sheet, active) == deadline
        assert sheet.chairs[active].bank == BANK
        desk.write(at + 1.0, TookBack(seat))
        assert clocks.deadline(sheet, active) == deadline
        assert sheet.chairs[active].bank == BANK


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_quiet_step_moves_a_clock(game: str) -> None:
    """Else the clock would tell others of it, and who steps to and fro would never be late."""
    desk = Desk(game, ["person"] * max(GAMES[game].meta.players), Pace(SECONDS, BANK))
    sheet, at = desk.state, 0.0
    for _ in range(150):
        if sheet.status != "playing":
            break
        seat = sheet.waiting()[0]
        before = sheet.waiting(), [clocks.deadline(sheet, one) for one in sheet.waiting()]
        at += 1.0
        desk.move(at, seat)
        if not is_public(sheet, sheet.shown[-1]):
            assert before == (
                sheet.waiting(),
                [clocks.deadline(sheet, one) for one in sheet.waiting()],
            )


# Nobody is left.


def test_when_nobody_is_left_the_game_waits() -> None:
    desk = Desk(HIGH_NOTE, ["person", "person", "bot"], Pace())
    sheet = desk.state
    desk.write(1.0, Absent(0, "lost"))
    assert (sheet.paused(), clocks.automatic(sheet)) == (False, [0, 2])
    desk.write(2.0, Absent(1, "gone"))
    assert (sheet.paused(), clocks.automatic(sheet), clocks.due(sheet, 0.7)) == (True, [], None)
    desk.write(3.0, Back(1))
    assert (sheet.paused(), clocks.automatic(sheet)) == (False, [0, 2])
    desk.write(4.0, Resigned(1))
    assert (sheet.status, sheet.paused(), clocks.due(sheet, 0.7)) == ("playing", True, None)


def test_while_the_game_waits_no_clock_runs() -> None:
    desk = Desk(HIGH_NOTE, ["person", "bot"], Pace(SECONDS, BANK))
    desk.write(10.0, Absent(0, "gone"))
    assert desk.state.paused()
    desk.write(90_000.0, Back(0))
    assert desk.left(0, 90_000.0) == pytest.approx(20.0 + BANK)


def test_who_is_not_away_is_waited_for_as_long_as_the_clock_allows() -> None:
    """Whoever plays by correspondence is not connected all day: that is nobody's absence."""
    desk = Desk(HIGH_NOTE, ["person", "person"], Pace(3 * 86_400.0))
    desk.write(3 * 86_400.0, Absent(0, "time"))
    assert not desk.state.paused()
    desk.move(3 * 86_400.0 + 1, 0, "house")
    assert clocks.due(desk.state, 0.7) == 3 * 86_400.0  # Ben's time, which ran all the while


def test_a_log_in_which_bots_played_on_alone_is_read_as_before() -> None:
    desk = Desk(HIGH_NOTE, ["person", "person"], Pace(SECONDS, BANK))
    desk.write(1.0, Absent(0, "time"))
    desk.write(2.0, Absent(1, "time"))
    while desk.state.status == "playing":
        desk.move(3.0, desk.state.waiting()[0], "house")
    assert desk.state.status == "finished"
    assert desk.state.playing.record.placing is not None


def test_a_sheet_with_clocks_is_saved_and_restored() -> None:
    desk = two()
    desk.move(20.0, 0)
    desk.write(25.0, TookBack(0))
    desk.write(26.0, Absent(0, "gone"))
    again = restore("table", desk.state.number, save(desk.state))
    assert save(again) == save(desk.state)
    assert again.chairs == desk.state.chairs


def test_a_snapshot_of_before_these_clocks_is_read() -> None:
    desk = two()
    saved = msgspec.json.decode(save(desk.state))
    for chair in saved["chairs"]:
        del chair["spent"], chair["times"]
    del saved["requests"], saved["declined"]
    again = restore("table", desk.state.number, msgspec.json.encode(saved).decode())
    assert clocks.deadline(again, 0) == clocks.deadline(desk.state, 0)
    apply(again, Line(again.number + 1, 1.0, Moved(0, int(again.playing.state.moves(0)[0]))))
    apply(again, Line(again.number + 1, 2.0, TookBack(0)))


# Over the wire.


def test_the_clock_starts_when_what_happened_could_be_watched() -> None:
    """The same for everybody, at the table's speed; leaving meanwhile wins and costs nothing."""
    desk = Desk("a-chord", ["person", "person"], Pace(SECONDS, BANK), beat=0.5)
    watching = clocks.time_to_watch(desk.state)
    assert watching == 1.5
    first = desk.state.waiting()[0]
    assert desk.left(first, 0.0) == watching + SECONDS + BANK
    desk.move(1.0, first)
    (second,) = desk.state.waiting()
    assert desk.left(second, 1.0) == watching + SECONDS + BANK
    desk.write(2.0, Absent(second, "gone"))
    desk.write(2.2, Back(second))
    assert desk.left(second, 1.0) == watching + SECONDS + BANK
    desk.write(10.0, Absent(second, "gone"))
    desk.write(10.0, Back(second))
    assert desk.left(second, 10.0) == SECONDS + BANK - (10.0 - 1.0 - watching)
    desk.state.beat = None
    assert clocks.time_to_watch(desk.state) == pytest.approx(2.1)


def timed(house: Running, **plan: Any) -> tuple[Guest, Guest, str]:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN], **plan)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, ben, table


def test_seventeen_times_out_and_in_takes_no_more_than_the_time_allowed(house: Running) -> None:
    ada, ben, table = timed(house, pace={"seconds": 5}, beat=3.0)  # a slow bot lets one come back
    seat, other = ada.sit(table), ben.sit(table)
    other.move()
    seat.drain()
    deadline, owed = seat.position["clocks"][0]["deadline"], seat.turn
    for _ in range(17):
        ada.post(f"/api/tables/{table}/leave")
        seat.ask("back")
        seat.drain()
        (clock,) = [one for one in seat.position["clocks"] if one["seat"] == 0]
        if clock["deadline"] is None or seat.turn != owed:
            break  # a slow machine: time ran out, or the bot was quicker
        assert clock["deadline"] == pytest.approx(deadline, abs=1e-3)


def test_one_person_alone_who_leaves_finds_the_game_as_it_was(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT, BOT])
    ada.post(f"/api/tables/{table}/start")
    assert not ada.get(f"/api/tables/{table}")["paused"]
    assert ada.post(f"/api/tables/{table}/leave")["paused"]
    watcher = house.guest("Cleo").sit(table)
    assert watcher.lines[-1]["sentence"] == "Ada has left. Everybody is away: the game waits."
    other = house.guest("Ben")  # meanwhile a whole game is played at another table
    elsewhere = other.lay(HIGH_NOTE, [OPEN, BOT, BOT])
    other.post(f"/api/tables/{elsewhere}/start")
    other.sit(elsewhere).play_out()
    number = watcher.number
    watcher.drain()
    assert watcher.number == number
    seat = ada.sit(table)
    if seat.table["paused"]:
        assert seat.ask("back")["type"] == "done"
    seat.play_out()
    assert seat.table["status"] == "finished"


def test_too_late_for_a_decision_is_said(house: Running) -> None:
    ada, ben, table = timed(house, pace={"seconds": 5}, beat=3.0)
    seat, other = ada.sit(table), ben.sit(table)
    other.move()
    while not other.table["seats"][0]["absent"]:
        other.receive()
    assert seat.turn is not None
    answer = {"turn": seat.turn["turn"], "move": seat.turn["moves"][0]["move"]}
    seat.ask("back")
    assert seat.ask("move", **answer)["code"] in ("time", "late")  # late: the bot was quicker
    while not other.may_move:
        other.receive()
