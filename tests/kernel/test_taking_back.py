"""Taking moves back in a game of secret choices."""

from __future__ import annotations

import pytest

from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.record import Record, write_seed
from bandstand.kernel.referee import Match, verify
from bandstand.text.preview import preview
from support import pledge


def new_match(players: int) -> Match:
    names = ["Ann", "Ben", "Cas"][:players]
    return Match(pledge.GAME, Record("pledge", 1, players, {}, names, write_seed(1)))


def test_a_quiet_move_is_taken_back_as_if_it_had_never_been() -> None:
    match = new_match(3)
    match.attempt(0, 1)
    before = (match.state.packed(), list(match.record.moves), len(match.events))
    assert match.would_be_quiet(0, 2)
    match.attempt(0, 2)
    assert match.last_was_quiet(0)
    match.take_back(0)
    assert (match.state.packed(), match.record.moves, len(match.events)) == before


def test_asking_whether_a_move_is_quiet_changes_nothing() -> None:
    match = new_match(3)
    before = match.state.packed()
    match.would_be_quiet(0, 2)
    assert match.state.packed() == before
    assert match.events == []


def test_what_others_did_unseen_since_is_kept() -> None:
    match = new_match(3)
    match.attempt(0, 1)
    match.attempt(1, 2)
    match.attempt(2, 0)
    match.take_back(0)
    assert match.record.moves == ["2 two", "3 none"]
    assert match.state.moves(0) == [0, 1, 2]


def test_a_quiet_move_stands_once_somebody_acted_in_the_open() -> None:
    match = new_match(3)
    match.attempt(0, 1)
    match.attempt(1, pledge.WAVE)
    assert not match.last_was_quiet(0)
    with pytest.raises(BandstandError, match="stands"):
        match.take_back(0)


def test_the_move_that_reveals_is_not_quiet() -> None:
    match = new_match(2)
    for seat in (0, 1):
        match.attempt(seat, 2)
    assert match.would_be_quiet(0, pledge.DONE)
    match.attempt(0, pledge.DONE)
    assert not match.would_be_quiet(1, pledge.DONE)


def test_alone_only_chance_makes_a_move_stand() -> None:
    match = new_match(1)
    assert match.would_be_quiet(0, pledge.WAVE)
    match.attempt(0, 2)
    assert not match.would_be_quiet(0, pledge.DONE)


def test_a_match_after_taking_back_replays() -> None:
    match = new_match(2)
    match.attempt(0, 1)
    match.take_back(0)
    for _ in range(2):
        for seat in (0, 1):
            match.attempt(seat, 2)
            match.attempt(seat, pledge.DONE)
    assert match.state.over()
    verify(pledge.GAME, match.record)


def test_what_chance_decides_is_not_predicted() -> None:
    match = new_match(1)
    match.attempt(0, 1)
    assert preview(match, 0, pledge.DONE, seeded(1)) is None
