"""Faces at a table: they come with whoever sits down, and change with them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bandstand.tables import commands, entries, projection
from bandstand.tables.snapshot import restore, save
from support.table_games import PureTable

BLUE = entries.Face("blue", "violin")
RED = entries.Face("red", "drum")
ANN = commands.Person("ann", "Ann", face=BLUE)
BEN = commands.Person("ben", "Ben", "program")
OPEN, BOT = entries.SeatPlan(), entries.SeatPlan("bot", 0)


def gathered(*seats: entries.SeatPlan) -> PureTable:
    table = PureTable()
    table.submit(commands.Create(ANN, commands.Plan("a-chord", list(seats)), "ab" * 32))
    return table


def faces(table: PureTable) -> list[tuple[entries.Face | None, bool]]:
    return [(chair.face, chair.program) for chair in projection.table_info(table.state).seats]


def test_a_face_comes_with_whoever_sits_down() -> None:
    table = gathered(OPEN, OPEN)
    table.submit(commands.Sit(BEN))
    assert faces(table) == [(BLUE, False), (None, True)]


def test_whoever_leaves_takes_their_face_along() -> None:
    table = gathered(OPEN, OPEN)
    table.submit(commands.Sit(BEN))
    table.submit(commands.Leave(ANN))
    assert faces(table) == [(None, False), (None, True)]


def test_whoever_gets_a_bots_chair_brings_their_face() -> None:
    table = gathered(OPEN, BOT)
    table.submit(commands.Start(ANN))
    table.submit(commands.Sit(replace(BEN, face=RED)))
    assert faces(table) == [(BLUE, False), (None, False)]
    assert table.submit(commands.Admit(ANN, "ben"))
    assert faces(table) == [(BLUE, False), (RED, True)]
    again = restore("table", table.state.number, save(table.state))
    assert [chair.face for chair in again.chairs] == [BLUE, RED]


def test_another_face_is_told_once_and_not_after_the_end() -> None:
    table = gathered(OPEN, BOT)
    changed = commands.Reface(replace(ANN, face=RED))
    assert table.submit(changed) == (entries.Refaced(0, RED),)
    assert table.submit(changed) == ()
    assert table.submit(commands.Reface(replace(ANN, face=None))) == ()
    assert table.submit(commands.Reface(replace(BEN, face=RED))) == ()
    table.submit(commands.Leave(ANN))
    assert table.submit(commands.Reface(ANN)) == ()


def test_old_lines_have_no_face() -> None:
    entry = entries.read_entry('{"kind":"sat","seat":0,"person":"ann","name":"Ann"}')
    assert entry == entries.Sat(0, "ann", "Ann")


@pytest.mark.parametrize("face", ['{"colour":"pink","instrument":"drum"}', '{"colour":"blue"}'])
def test_a_face_is_one_of_those_that_are_drawn(face: str) -> None:
    with pytest.raises(ValueError, match=r"Invalid enum value|missing required field"):
        entries.read_entry(f'{{"kind":"refaced","seat":0,"face":{face}}}')
