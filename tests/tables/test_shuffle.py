"""The sealed shuffle of a table: who may add to it and when, and what becomes of it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bandstand.games.registry import find
from bandstand.kernel.dice import commitment
from bandstand.kernel.record import from_json, write_secret
from bandstand.kernel.referee import verify
from bandstand.kernel.seal import Seal, mix
from bandstand.tables import commands, entries, projection
from bandstand.tables.decide import decide
from bandstand.tables.refusals import Refusal
from bandstand.tables.snapshot import restore, save
from support.table_games import PureTable, lay, random_command

ANN, BEN = commands.Person("ann", "Ann"), commands.Person("ben", "Ben")
SECRET, A, B = "ab" * 32, "01" * 32, "02" * 32
OPEN, BOT = entries.SeatPlan(), entries.SeatPlan("bot", 0)


def gathered(*seats: entries.SeatPlan) -> PureTable:
    table = PureTable()
    table.submit(commands.Create(ANN, commands.Plan("a-chord", list(seats)), SECRET))
    return table


def refused(table: PureTable, command: commands.Command) -> str:
    decision = decide(table.state, command, table.now)
    assert isinstance(decision, Refusal)
    return decision.code


def test_the_commitment_stands_before_anybody_adds() -> None:
    table = gathered(OPEN, OPEN, BOT)
    before = projection.table_info(table.state)
    assert before.commitment == commitment(bytes.fromhex(SECRET))
    assert before.entropy == [None, None, None]
    table.submit(commands.Sit(BEN))
    table.submit(commands.AddEntropy(BEN, B))
    after = projection.table_info(table.state)
    assert (after.commitment, after.entropy) == (before.commitment, [None, B, None])


def test_the_cards_come_from_the_secret_and_all_that_was_added() -> None:
    table = gathered(OPEN, OPEN, BOT)
    table.submit(commands.Sit(BEN))
    table.submit(commands.AddEntropy(BEN, B))
    table.submit(commands.AddEntropy(ANN, A))
    table.submit(commands.Start(ANN))
    record = table.state.playing.record
    key = mix(bytes.fromhex(SECRET), [A, B, None])
    assert record.dice == write_secret(key) != write_secret(bytes.fromhex(SECRET))
    assert record.seal == Seal.of(bytes.fromhex(SECRET), [A, B, None])


def test_a_table_that_nobody_adds_to_is_dealt_as_ever() -> None:
    table = gathered(OPEN, BOT)
    table.submit(commands.Start(ANN))
    record = table.state.playing.record
    assert (record.dice, record.seal) == (f"secret {SECRET}", None)


def test_each_adds_once_and_only_before_the_start() -> None:
    table = gathered(OPEN, BOT)
    assert refused(table, commands.AddEntropy(BEN, B)) == "not-yours"
    assert refused(table, commands.AddEntropy(ANN, "no bytes")) == "bad-entropy"
    assert table.submit(commands.AddEntropy(ANN, A)) == (entries.AddedEntropy(0, A),)
    assert table.submit(commands.AddEntropy(ANN, A)) == ()
    assert refused(table, commands.AddEntropy(ANN, B)) == "added"
    table.submit(commands.Start(ANN))
    assert refused(table, commands.AddEntropy(ANN, B)) == "started"


@pytest.mark.parametrize("going", [commands.Leave(BEN), commands.Kick(ANN, 1)])
def test_whoever_goes_takes_it_along(going: commands.Command) -> None:
    table = gathered(OPEN, OPEN)
    table.submit(commands.Sit(BEN))
    table.submit(commands.AddEntropy(BEN, B))
    table.submit(going)
    assert table.state.entropy == [None, None]


def test_who_takes_a_bots_chair_changes_no_card() -> None:
    table = gathered(OPEN, BOT)
    table.submit(commands.AddEntropy(ANN, A))
    table.submit(commands.Start(ANN))
    dice = table.state.playing.record.dice
    table.submit(commands.Sit(BEN))
    assert table.submit(commands.Admit(ANN, "ben"))
    assert table.state.entropy == [A, None]
    assert table.state.deal().record.dice == dice
    assert restore("table", table.state.number, save(table.state)).deal().record.dice == dice


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_whatever_people_do_the_record_carries_a_seal_that_holds(seed: int) -> None:
    dice, table = Random(seed), PureTable()
    lay(table, "a-chord", dice)
    for _ in range(60):
        table.submit(random_command(table.state, dice))
    if table.state.match is None:
        return
    record = from_json(table.state.match.record.to_json())
    verify(find("a-chord"), record)
    assert (record.seal is None) == (table.state.seal is None)
    if not table.state.is_over():
        told = str(projection.table_info(table.state))
        assert table.state.created.secret not in told
        assert record.dice.removeprefix("secret ") not in told
