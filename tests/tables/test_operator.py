"""What the operator of a server does to a table: it is closed, and who is muted is not heard."""

from __future__ import annotations

import pytest

from bandstand.tables import commands, entries, projection
from bandstand.tables.decide import decide
from bandstand.tables.entries import Policy
from bandstand.tables.refusals import Refusal
from bandstand.tables.visibility import SPECTATOR
from support.watching import ANN, CY, watched


def test_a_closed_table_is_over_without_a_result() -> None:
    table = watched(Policy())
    assert table.submit(commands.Close()) == (entries.Closed(operator=True),)
    assert table.state.status == "closed"
    last = projection.told(table.state, table.state.shown[-1], SPECTATOR, 1)
    assert last.sentence == "The operator of this server has closed the table."
    again = decide(table.state, commands.Close(), table.now)
    assert isinstance(again, Refusal)
    assert again.code == "over"


@pytest.mark.parametrize("person", [ANN, CY], ids=["player", "spectator"])
def test_who_is_muted_is_refused_until_the_end(person: commands.Person) -> None:
    table = watched(Policy())
    refused = decide(table.state, commands.Say(person, "hello", table.now + 1), table.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "muted"
    said = decide(table.state, commands.Say(person, "hello", table.now), table.now)
    assert isinstance(said, tuple)
    assert len(said) == 1


def test_signs_are_talk_and_moves_are_not() -> None:
    table = watched(Policy())
    sign = decide(table.state, commands.Emote(ANN, entries.EMOTES[0], table.now + 1), table.now)
    assert isinstance(sign, Refusal)
    assert sign.code == "muted"
    table.move()
