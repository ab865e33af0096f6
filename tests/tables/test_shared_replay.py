"""Looking back together: one leads, anybody may ask to, and nobody sees more than before."""

from __future__ import annotations

import pytest

from bandstand.tables import commands, messages
from bandstand.tables.entries import Policy
from bandstand.tables.refusals import Refusal
from bandstand.tables.shared_replay import AnySharing, SharedReplay, after, without
from bandstand.tables.state import TableState
from support.watching import ANN, BEN, CY, watched


def finished() -> TableState:
    """The table of a game that was broken off after three moves."""
    table = watched(Policy())
    for _ in range(3):
        table.move()
    table.submit(commands.CloseAbandoned(1.0))
    return table.state


def refused(
    state: TableState, shared: SharedReplay, person: commands.Person, asked: AnySharing
) -> str:
    with pytest.raises(Refusal) as caught:
        after(state, shared, person, asked)
    return caught.value.code


def test_the_first_to_go_to_a_moment_leads() -> None:
    state = finished()
    shared = after(state, SharedReplay(), ANN, messages.Guide(number=2, seat=1))
    assert (shared.leader, shared.name, shared.number, shared.seat) == (ANN.id, "Ann", 2, 1)
    assert refused(state, shared, BEN, messages.Guide(number=1)) == "led"
    shared = after(state, shared, ANN, messages.Guide(number=3))
    assert (shared.number, shared.seat) == (3, None)
    assert after(state, shared, ANN, messages.StopLeading()) == SharedReplay()


def test_anybody_asks_to_lead_and_goes_on_from_the_same_moment() -> None:
    state = finished()
    shared = after(state, SharedReplay(), ANN, messages.Guide(number=2))
    shared = after(state, shared, CY, messages.AskToLead())
    assert after(state, shared, CY, messages.AskToLead()) == shared
    assert refused(state, shared, CY, messages.HandLead(person=CY.id)) == "not-leader"
    handed = after(state, shared, ANN, messages.HandLead(person=CY.id))
    assert (handed.leader, handed.number, handed.asking) == (CY.id, 2, ())
    assert after(state, shared, ANN, messages.HandLead()).asking == ()


def test_without_its_leader_it_is_over() -> None:
    state = finished()
    shared = after(state, SharedReplay(), ANN, messages.Guide(number=2))
    shared = after(state, shared, CY, messages.AskToLead())
    assert without(shared, CY.id).asking == ()
    assert without(shared, ANN.id) == SharedReplay()
    assert refused(state, SharedReplay(), CY, messages.AskToLead()) == "nobody-leads"


def test_only_moments_of_a_game_that_is_over_and_only_for_those_who_may_watch() -> None:
    running = watched(Policy()).state
    assert refused(running, SharedReplay(), ANN, messages.Guide(number=0)) == "not-over"
    state = finished()
    assert refused(state, SharedReplay(), ANN, messages.Guide(number=99)) == "no-moment"
    assert refused(state, SharedReplay(), ANN, messages.Guide(number=0, seat=5)) == "no-seat"
    state.barred.append(CY.id)
    assert refused(state, SharedReplay(), CY, messages.Guide(number=0)) == "kicked"


def test_pages_are_told_where_the_leader_is_and_nothing_of_the_game() -> None:
    shared = after(finished(), SharedReplay(), ANN, messages.Guide(number=2, seat=0))
    told = messages.write_answer(shared.told())
    expected = {"leader", "name", "number", "seat", "asking"}
    assert set(messages.Led.__struct_fields__) == expected
    assert b'"number":2' in told
