"""Taking back what others have seen needs their consent, and tells nobody anything else."""

from __future__ import annotations

from random import Random

import pytest

from bandstand.tables import commands, projection
from bandstand.tables.entries import AskedBack, Line, Moved, SeatPlan
from bandstand.tables.evolve import evolve
from bandstand.tables.state import TableState
from bandstand.tables.visibility import is_public
from support.table_games import PEOPLE, PureTable

GAME = "fiddlefoo"  # all choose several cards at the same time, one by one, each in secret
PLAYERS = PEOPLE[:3]


def with_a_request() -> tuple[PureTable, commands.Move]:
    """Somebody asks to take a move back; another has a move of which nobody will be told."""
    dice = Random(5)
    table = PureTable()
    table.submit(commands.Create(PLAYERS[0], commands.Plan(GAME, [SeatPlan()] * 3), "07" * 32))
    for person in PLAYERS[1:]:
        table.submit(commands.Sit(person))
    table.submit(commands.Start(PLAYERS[0]))
    while table.state.status == "playing":
        for asker in PLAYERS:
            hidden = hidden_move(table, {*PLAYERS} - {asker})
            if hidden and not table.state.playing.last_was_quiet(PLAYERS.index(asker)):
                asked = table.submit(commands.TakeBack(asker))
                if asked and isinstance(asked[0], AskedBack):
                    return table, hidden
        seat = dice.choice(table.state.waiting())
        table.submit(a_move(table.state, seat, dice.choice(table.state.playing.state.moves(seat))))
    raise AssertionError("no such moment in this game")


def a_move(state: TableState, seat: int, move: int) -> commands.Move:
    return commands.Move(PLAYERS[seat], state.chairs[seat].turn, int(move))


def hidden_move(table: PureTable, people: set[commands.Person]) -> commands.Move | None:
    state = table.state
    for seat in state.waiting():
        for move in state.playing.state.moves(seat):
            after = evolve(state, [Line(state.number + 1, 0.0, Moved(seat, int(move)))])
            if PLAYERS[seat] in people and not is_public(after, after.shown[-1]):
                return a_move(state, seat, move)
    return None


def test_a_move_that_nobody_notices_does_not_end_a_request() -> None:
    """Else everybody would see the request vanish, and know that somebody has chosen."""
    table, hidden = with_a_request()
    before = projection.table_info(table.state)
    assert before.wish is not None
    assert table.submit(hidden)
    assert projection.table_info(table.state) == before


def test_whoever_agrees_takes_hidden_moves_back_too() -> None:
    table, hidden = with_a_request()
    assert table.state.wish is not None
    keep = table.state.wish.keep
    table.submit(hidden)
    for person in PLAYERS:
        table.submit(commands.Agree(person))
    assert table.state.wish is None
    assert len(table.state.playing.made) == keep
    assert table.replayed().playing.record == table.state.playing.record


@pytest.mark.parametrize("lasting", [True, False])
def test_a_request_of_an_earlier_version_ends_as_it_did(lasting: bool) -> None:
    table, hidden = with_a_request()
    assert table.state.wish is not None
    table.state.wish.lasting = lasting
    table.submit(hidden)
    assert (table.state.wish is not None) == lasting
