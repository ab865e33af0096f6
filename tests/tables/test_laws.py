"""Laws of a table, on random commands by anybody: decide, evolve and the journal agree."""

from __future__ import annotations

import doctest
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bandstand.games.registry import IDS
from bandstand.kernel.dice import seeded
from bandstand.tables import commands, decide, entries, projection, visibility
from bandstand.tables.evolve import evolve
from bandstand.tables.snapshot import restore, save
from bandstand.tables.state import TableState
from bandstand.tables.visibility import SPECTATOR
from support.table_games import PureTable, lay, random_command

ANN, BO = commands.Person("ann", "Ann"), commands.Person("bo", "Bo")
FULL = 50  # lines
COMMANDS = 60
LAWS = settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(game_id: str, dice: Random) -> PureTable:
    table = PureTable()
    lay(table, game_id, dice)
    for _ in range(COMMANDS):
        table.now += dice.choice((0.0, 1.0, 7.0))
        table.submit(random_command(table.state, dice))
    return table


@pytest.mark.parametrize("game_id", IDS)
@LAWS
@given(seed=st.integers(0, 2**32))
def test_what_is_decided_can_be_folded_and_replayed(game_id: str, seed: int) -> None:
    table = played(game_id, Random(seed))
    again = table.replayed()
    assert save(again) == save(table.state)
    assert [one.visible for one in again.shown] == [one.visible for one in table.state.shown]
    restored = restore("table", again.number, save(again))
    assert save(restored) == save(again)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", IDS)
@LAWS
@given(seed=st.integers(0, 2**32))
def test_no_viewer_learns_what_it_cannot_know(game_id: str, seed: int) -> None:
    """Each projection is the same in a world that the viewer imagines."""
    dice = Random(seed)
    table = PureTable()
    lay(table, game_id, dice)
    for _ in range(COMMANDS):
        before = table.state
        table.submit(random_command(before, dice))
        if table.state.status != "playing" or before.status != "playing":
            continue
        for viewer in [*range(len(before.chairs)), SPECTATOR]:
            check_line(before, table.state, viewer)
            if viewer != SPECTATOR:
                imagined = table.state.copy()
                imagined.playing.state = table.state.playing.state.imagine(viewer, seeded(seed))
                assert told(imagined, viewer) == told(table.state, viewer)


def told(state: TableState, viewer: int) -> bytes:
    """All that a viewer is told of how things stand, as it travels."""
    position = projection.position(state, viewer, reasons=True)
    return msgspec.json.encode([projection.table_info(state), position])


def check_line(before: TableState, after: TableState, viewer: int) -> None:
    """Of a line that is not for the viewer nothing shows; of others no move but its own."""
    place = visibility.stream(viewer)
    if before.counts[place] == after.counts[place]:
        assert told(before, viewer) == told(after, viewer)
    for number, shown in visibility.lines_after(after, viewer, before.counts[place]):
        line = projection.told(after, shown, viewer, number)
        own = getattr(shown.line.entry, "seat", None) == viewer
        assert line.move is None or own
        for event, happened in zip(seen(shown, viewer), line.events, strict=True):
            assert happened.facts == after.game.show_facts(event)


def seen(shown: visibility.Shown, viewer: int) -> list[dict[str, Any]]:
    facts = [event.shown_to(viewer) for event in shown.events]
    return [fact for fact in facts if fact is not None]


def test_the_secret_of_the_shuffle_is_told_after_the_last_card() -> None:
    secret = "ab" * 32
    table = PureTable()
    seats = [entries.SeatPlan(), entries.SeatPlan("bot", 0)]
    table.submit(commands.Create(ANN, commands.Plan("a-chord", seats), secret))
    table.submit(commands.Start(ANN))
    assert projection.table_info(table.state).secret is None
    assert secret.encode() not in told(table.state, 0)
    while table.state.status == "playing":
        seat = table.state.waiting()[0]
        move, turn = int(table.state.playing.state.moves(seat)[0]), table.state.chairs[seat].turn
        command = commands.BotMove(seat, turn, move) if seat else commands.Move(ANN, turn, move)
        assert table.submit(command)
    assert projection.table_info(table.state).secret == secret


def test_a_command_that_was_done_is_done_once() -> None:
    table = PureTable()
    seats = [entries.SeatPlan(), entries.SeatPlan("bot", 0)]
    table.submit(commands.Create(ANN, commands.Plan("a-chord", seats), "00" * 32))
    table.submit(commands.Start(ANN))
    while table.state.waiting() != [0]:
        seat = table.state.waiting()[0]
        move = int(table.state.playing.state.moves(seat)[0])
        table.submit(commands.BotMove(seat, table.state.chairs[seat].turn, move))
    move = int(table.state.playing.state.moves(0)[0])
    again = commands.Move(ANN, table.state.chairs[0].turn, move)
    assert table.submit(again) == (entries.Moved(0, move),)
    number = table.state.number
    assert table.submit(again) == ()
    assert table.state.number == number


@pytest.mark.parametrize("dealt", [False, True])
def test_who_comes_and_goes_does_not_fill_a_journal_without_end(dealt: bool) -> None:
    table = PureTable()
    plan = commands.Plan("a-chord", [entries.SeatPlan(), entries.SeatPlan()])
    table.submit(commands.Create(ANN, plan, "00" * 32))
    table.submit(commands.Sit(BO))
    if dealt:
        table.submit(commands.Start(ANN))
    state = table.state
    for _ in range(FULL):
        for command in (commands.Leave(BO), commands.Back(BO) if dealt else commands.Sit(BO)):
            decision = decide.decide(state, command, 0.0, FULL)
            if isinstance(decision, tuple):
                first = state.number + 1
                state = evolve(
                    state, [entries.Line(n, 0.0, entry) for n, entry in enumerate(decision, first)]
                )
    assert FULL <= state.number <= FULL + 1


def test_the_example_of_decide_does_what_it_says() -> None:
    result = doctest.testmod(decide)
    assert (result.attempted, result.failed) == (3, 0)
