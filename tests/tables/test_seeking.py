"""Seeks: who meets whom, decided for all at once, and the table that comes of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bandstand.tables.commands import Person
from bandstand.tables.entries import Line
from bandstand.tables.evolve import evolve
from bandstand.tables.seeking import (
    PACES,
    Meeting,
    NewTable,
    Seek,
    lay,
    meet,
    people_needed,
    table_sizes,
)
from bandstand.tables.state import TableState

SIZES = {"duo": 2, "trio": 3}
NOW = 1_000.0
NEW = NewTable("table", "0" * 64, "party")

seeks = st.builds(
    Seek,
    person=st.uuids().map(str),
    games=st.lists(st.sampled_from(["duo", "trio", "gone"]), min_size=1, unique=True).map(tuple),
    tempo=st.sampled_from(["live", "daily"]),
    rated=st.booleans(),
    bots=st.booleans(),
    created=st.floats(0.0, NOW),
    until=st.floats(NOW - 100.0, NOW + 100.0),
)
many = st.lists(seeks, max_size=12, unique_by=lambda seek: seek.person)


def sought(person: str, *games: str, **changes: object) -> Seek:
    usual = {"tempo": "live", "rated": False, "bots": False, "created": 0.0, "until": NOW + 60.0}
    return Seek(person, games, **{**usual, **changes})  # type: ignore[arg-type]


@given(many)
def test_every_seek_is_met_ended_or_waiting_and_nobody_is_met_twice(found: list[Seek]) -> None:
    outcome = meet(found, SIZES, NOW)
    met = [seek for meeting in outcome.meetings for seek in meeting.seeks]
    settled = [*met, *outcome.expired, *outcome.waiting]
    assert sorted(seek.person for seek in settled) == sorted(seek.person for seek in found)


@given(many)
def test_those_who_meet_want_the_same(found: list[Seek]) -> None:
    for game, members in meet(found, SIZES, NOW).meetings:
        assert all(game in seek.games for seek in members)
        assert len({(seek.tempo, seek.rated) for seek in members}) == 1 or len(members) == 1
        alone = len(members) == 1
        assert alone or len(members) == people_needed(game, members[0].rated, SIZES)
        if alone:
            assert members[0].bots
            assert members[0].until <= NOW


@given(many)
def test_whose_time_is_up_waits_no_longer_and_nobody_else_is_sent_away(found: list[Seek]) -> None:
    outcome = meet(found, SIZES, NOW)
    assert all(seek.until > NOW for seek in outcome.waiting)
    for seek in outcome.expired:
        in_vain = seek.until <= NOW and not seek.bots
        assert in_vain or not SIZES.keys() & set(seek.games)


@given(many)
def test_nobody_waits_beside_somebody_who_wants_the_same(found: list[Seek]) -> None:
    assert meet(meet(found, SIZES, NOW).waiting, SIZES, NOW).meetings == []


@given(many, st.randoms())
def test_the_order_in_which_seeks_are_read_changes_nothing(found: list[Seek], dice: object) -> None:
    mixed = list(found)
    dice.shuffle(mixed)  # type: ignore[attr-defined]
    assert meet(mixed, SIZES, NOW) == meet(found, SIZES, NOW)


def test_whoever_looked_first_chooses_the_game_and_meets_the_first() -> None:
    ada = sought("ada", "trio", "duo", created=1.0)
    ben = sought("ben", "duo", created=2.0)
    cleo = sought("cleo", "duo", "trio", created=3.0)
    assert meet([cleo, ben, ada], SIZES, NOW).meetings == [Meeting("trio", (ada, cleo))]
    assert meet([cleo, ben, ada], {"duo": 2}, NOW).meetings == [Meeting("duo", (ada, ben))]


def test_a_rated_table_of_three_needs_three() -> None:
    found = [sought(name, "trio", rated=True, created=float(n)) for n, name in enumerate("ab")]
    assert meet(found, SIZES, NOW).meetings == []
    third = sought("c", "trio", rated=True, created=9.0)
    assert meet([*found, third], SIZES, NOW).meetings == [Meeting("trio", (*found, third))]


def laid(meeting: Meeting, *names: str) -> TableState:
    people = [
        Person(seek.person, name, rated=True)
        for seek, name in zip(meeting.seeks, names, strict=True)
    ]
    lines: list[Line] = lay(meeting, people, table_sizes(), NEW, NOW)
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    return evolve(TableState("table"), lines)


def test_people_are_seated_and_bots_take_the_other_chairs() -> None:
    meeting = Meeting("six-forces", (sought("ada", "six-forces"), sought("ben", "six-forces")))
    state = laid(meeting, "Ada", "Ben")
    assert [chair.kind for chair in state.chairs] == ["person", "person", "bot"]
    assert (state.status, state.host) == ("gathering", "ada")
    assert state.created.pace == PACES["live"]


def test_at_a_day_for_each_decision_the_cards_are_dealt_at_once() -> None:
    pair = (sought("ada", "a-chord", tempo="daily"), sought("ben", "a-chord", tempo="daily"))
    state = laid(Meeting("a-chord", pair), "Ada", "Ben")
    assert (state.status, state.created.pace.seconds) == ("playing", 86_400.0)


def test_alone_one_plays_against_bots_without_a_clock() -> None:
    state = laid(Meeting("six-forces", (sought("ada", "six-forces", bots=True),)), "Ada")
    assert [chair.kind for chair in state.chairs] == ["person", "bot", "bot"]
    assert (state.status, state.created.pace.seconds) == ("playing", None)


def test_a_rated_meeting_is_a_rated_table() -> None:
    pair = (sought("ada", "a-chord", rated=True), sought("ben", "a-chord", rated=True))
    assert laid(Meeting("a-chord", pair), "Ada", "Ben").created.rated


@pytest.mark.parametrize(
    ("names", "called"), [(("Kim", "Kim"), "Kim 2"), (("Guest", "Guest"), "Guest 2")]
)
def test_strangers_of_one_name_are_told_apart(names: tuple[str, str], called: str) -> None:
    pair = (sought("ada", "a-chord"), sought("ben", "a-chord"))
    state = laid(Meeting("a-chord", pair), *names)
    assert [chair.name for chair in state.chairs] == [names[0], called]


def test_who_was_called_like_a_bot_before_that_was_refused_gets_a_table_too() -> None:
    pair = (sought("ada", "six-forces"), sought("ben", "six-forces"))
    state = laid(Meeting("six-forces", pair), "Ada", "Forza")
    assert [chair.name for chair in state.chairs] == ["Ada", "Forza 2", "Forza"]
