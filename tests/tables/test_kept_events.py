"""A table keeps the events of its lines packed, and keeps nothing twice."""

from __future__ import annotations

import sys

import pytest

from bandstand.games.registry import GAMES
from bandstand.kernel.event import Event
from bandstand.kernel.referee import replay
from bandstand.tables import entries
from bandstand.tables.entries import Policy
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState
from support.table_games import random_table
from support.watching import Watcher, watched

MOVES = 40
MOST_BYTES = 10_000  # of the events of a deal and 40 moves; as objects they take 50,000


def played(game: str, players: int) -> TableState:
    state = TableState("table")
    for line in random_table(game, players, 3):
        apply(state, line)
    return state


def parts(event: Event) -> object:
    ways = [(way.piece, way.origin, way.target, way.knowers) for way in event.travels]
    return event.kind, event.facts, event.secret, event.knowers, event.audience, ways


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_line_keeps_what_the_rules_told_of_it(game: str) -> None:
    state = played(game, max(GAMES[game].meta.players))
    played_on = (entries.Started, entries.Moved)
    lines = [one for one in state.shown if isinstance(one.line.entry, played_on)]
    steps = replay(state.game, state.playing.record)
    for shown, (_, told) in zip(lines, steps, strict=True):
        assert [parts(event) for event in shown.events] == [parts(event) for event in told]
    assert any(shown.events for shown in lines)


def test_a_line_that_made_nothing_happen_keeps_no_events() -> None:
    assert played("a-chord", 3).shown[0].events == ()


def test_kept_events_take_little_memory() -> None:
    lines = played("a-chord", 4).shown[: MOVES + 2]
    assert sum(sys.getsizeof(shown.kept) for shown in lines) < MOST_BYTES


def test_only_the_lines_of_a_table_keep_events() -> None:
    table = watched(Policy())
    assert table.state.shown[-1].events
    assert table.state.playing.events == []
    table.move()
    assert table.state.shown[-1].events
    assert table.state.playing.events == []


class Keeper(Watcher):
    """A connection that alone holds what it was sent last."""

    def send_written(self, message: bytes) -> None:
        self.last = message


def test_a_message_that_everybody_was_sent_is_not_kept() -> None:
    table, first, second = watched(Policy()), Keeper(None), Keeper(None)
    table.broadcast.add(first, 0)
    table.broadcast.add(second, 0)
    table.move()
    message = first.last
    assert message is second.last, "written once for both"
    other = message + b" "
    lists = [other], [other]
    assert sys.getrefcount(message) == sys.getrefcount(other)
    assert lists
