"""Holidays: slow clocks stand still for somebody who is away, for a number of days a year."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bandstand.tables import clocks, commands, entries, holidays, projection
from bandstand.tables.entries import Holiday, Pace
from bandstand.tables.refusals import Refusal
from bandstand.tables.snapshot import restore, save
from support.table_games import PureTable

DAY = holidays.DAY
NOW = 1000 * DAY
ANN, BEN = commands.Person("ann", "Ann"), commands.Person("ben", "Ben")


def dealt(seconds: float = DAY, holiday: Holiday | None = None, bank: float = 0.0) -> PureTable:
    """A game of two people that has begun."""
    table = PureTable()
    seats = [entries.SeatPlan(), entries.SeatPlan()]
    plan = commands.Plan("a-chord", seats, pace=Pace(seconds, bank), beat=0.0)
    table.submit(commands.Create(replace(ANN, holiday=holiday), plan, "ab" * 32))
    table.submit(commands.Sit(replace(BEN, holiday=holiday)))
    table.submit(commands.Start(ANN))
    return table


def whose(table: PureTable) -> tuple[int, commands.Person]:
    seat = table.state.waiting()[0]
    return seat, ANN if table.state.chairs[seat].person == "ann" else BEN


def end_of(table: PureTable) -> float:
    moment = clocks.deadline(table.state, whose(table)[0])
    assert moment is not None
    return moment


@pytest.mark.parametrize(
    ("start", "end", "until"),
    [
        (2.0, 5.0, 1.0),  # after the time was up: nothing changes
        (0.5, 5.5, 6.0),  # half a day before, half a day after
        (-3.0, 4.0, 5.0),  # already away: the day begins afterwards
        (-5.0, -1.0, 1.0),  # over
    ],
)
def test_a_day_for_a_decision_stands_still_during_a_holiday(
    start: float, end: float, until: float
) -> None:
    holiday = Holiday(start * DAY, end * DAY)
    assert end_of(dealt(holiday=holiday)) == pytest.approx(until * DAY)
    table = dealt()
    table.submit(commands.TakeHoliday(replace(whose(table)[1], holiday=holiday)))
    assert end_of(table) == pytest.approx(until * DAY)
    again = restore("table", table.state.number, save(table.state))
    assert clocks.deadline(again, whose(table)[0]) == end_of(table)


def test_a_fast_clock_heeds_no_holiday() -> None:
    table = dealt(seconds=60.0, holiday=Holiday(0.0, 5 * DAY))
    assert end_of(table) == pytest.approx(60.0)


def test_a_person_who_comes_back_early_has_the_time_that_was_left() -> None:
    table = dealt()
    person = whose(table)[1]
    table.submit(commands.TakeHoliday(replace(person, holiday=Holiday(0.25 * DAY, 9 * DAY))))
    table.now = 3 * DAY
    (told,) = table.submit(commands.TakeHoliday(replace(person, holiday=None)))
    assert told == entries.HolidaySet(whose(table)[0], None)
    assert end_of(table) == pytest.approx(3.75 * DAY)


def test_a_decision_during_a_holiday_costs_no_bank() -> None:
    table = dealt(bank=0.5 * DAY)
    seat, person = whose(table)
    table.submit(commands.TakeHoliday(replace(person, holiday=Holiday(0.25 * DAY, 9 * DAY))))
    table.now = 5 * DAY
    move = int(table.state.playing.state.moves(seat)[0])
    turn = table.state.chairs[seat].turn
    assert table.submit(commands.Move(person, turn, move, seat))
    assert table.state.chairs[seat].bank == 0.5 * DAY


def test_everybody_sees_who_is_away_and_is_told_once() -> None:
    table = dealt()
    wish = commands.TakeHoliday(replace(ANN, holiday=Holiday(DAY, 2 * DAY)))
    assert table.submit(wish) == (entries.HolidaySet(0, Holiday(DAY, 2 * DAY)),)
    assert table.submit(wish) == ()
    seats = projection.table_info(table.state).seats
    assert [chair.holiday for chair in seats] == [Holiday(DAY, 2 * DAY), None]
    assert save(table.replayed()) == save(table.state)


def days(*stretches: tuple[float, float]) -> tuple[Holiday, ...]:
    return tuple(Holiday(NOW + start * DAY, NOW + end * DAY) for start, end in stretches)


def plan(kept: tuple[Holiday, ...], start: float, end: float) -> tuple[Holiday, ...]:
    return holidays.planned(kept, days((start, end))[0], NOW, 30)


def test_a_plan_takes_the_place_of_the_one_before() -> None:
    assert plan(days((5, 9)), 3, 10) == days((3, 10))
    assert plan(days((-2, 9)), 0, 20) == days((-2, 0), (0, 20))
    assert plan((), -5, 3) == days((0, 3)), "what is past cannot be had again"


def test_the_days_of_a_year_are_limited() -> None:
    taken = days((-200, -190), (-20, -10))
    assert plan(taken, 1, 11) == (*taken, *days((1, 11)))
    with pytest.raises(Refusal, match="10 are left"):
        plan(taken, 1, 12)
    # The first ten days are a year ago by then; long past ones are not even kept.
    assert plan(taken, 170, 190) == (*taken, *days((170, 190)))
    assert plan(days((-500, -470)), 1, 30) == days((1, 30))


@pytest.mark.parametrize("stretch", [(-9, -3), (5, 5), (7, 2), (360, 366), (0, 31)])
def test_holidays_that_cannot_be(stretch: tuple[float, float]) -> None:
    with pytest.raises(Refusal):
        plan((), *stretch)


def test_what_is_left_of_a_holiday_is_given_back() -> None:
    assert holidays.ended(days((-3, 8)), NOW) == days((-3, 0))
    assert holidays.ended(days((2, 8)), NOW) == ()
    assert holidays.ended(days((-9, -4)), NOW) == days((-9, -4))
