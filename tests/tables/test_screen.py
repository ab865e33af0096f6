"""A table laid on a screen that all look at: who laid it has no chair, who comes first is host."""

from __future__ import annotations

from bandstand.tables import commands, entries
from bandstand.tables.decide import decide
from bandstand.tables.refusals import Refusal
from support.table_games import PureTable

TV = commands.Person("tv", "Guest")
ANN, BEN = commands.Person("ann", "Ann"), commands.Person("ben", "Ben")
OPEN, BOT, LOCAL = entries.SeatPlan(), entries.SeatPlan("bot", 0), entries.SeatPlan("local")


def laid(*seats: entries.SeatPlan) -> PureTable:
    table = PureTable()
    plan = commands.Plan("a-chord", list(seats), screen=True)
    table.submit(commands.Create(TV, plan, "ab" * 32))
    return table


def refused(table: PureTable, command: commands.Command) -> str:
    decision = decide(table.state, command, table.now)
    assert isinstance(decision, Refusal)
    return decision.code


def test_who_laid_it_does_not_sit() -> None:
    table = laid(OPEN, OPEN)
    assert table.state.present_people() == []
    assert table.state.status == "gathering"


def test_whoever_comes_first_is_host_and_starts() -> None:
    table = laid(OPEN, OPEN, BOT)
    table.submit(commands.Sit(ANN))
    table.submit(commands.Sit(BEN))
    assert table.state.host == "ann"
    assert table.replayed().host == "ann"
    assert refused(table, commands.Start(TV)) == "not-host"
    assert refused(table, commands.Start(BEN)) == "not-host"
    assert table.submit(commands.Start(ANN))


def test_a_host_who_leaves_is_replaced_as_ever() -> None:
    table = laid(OPEN, OPEN)
    table.submit(commands.Sit(ANN))
    table.submit(commands.Sit(BEN))
    table.submit(commands.Leave(ANN))
    assert table.state.host == "ben"


def test_round_one_screen_there_is_no_second_one() -> None:
    plan = commands.Plan("a-chord", [LOCAL, LOCAL], screen=True)
    decision = decide(PureTable().state, commands.Create(TV, plan, "ab" * 32), 0.0)
    assert isinstance(decision, Refusal)
    assert decision.code == "bad-table"
