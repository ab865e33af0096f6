"""Traces: every step open."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from bandstand.games.registry import find
from bandstand.kernel.record import Record
from bandstand.lab.simulate import simulate
from bandstand.text.trace import trace

A_CHORD = find("a-chord")


def steps() -> tuple[Record, list[dict[str, Any]]]:
    records: list[Record] = []
    simulate(A_CHORD, 3, 1, 5, on_record=records.append)
    return records[0], list(trace(A_CHORD, records[0]))


def test_one_step_for_the_deal_and_one_a_move() -> None:
    record, found = steps()
    assert [step["move"] for step in found] == [None, *record.moves]
    assert [step["step"] for step in found] == list(range(len(record.moves) + 1))


def test_each_move_was_legal_in_the_step_before() -> None:
    _, found = steps()
    for before, after in pairwise(found):
        seat, move = after["move"].split(" ", 1)
        assert int(seat) - 1 in before["waiting"]
        assert move in before["legal"][int(seat) - 1]


def test_the_last_step_has_the_result() -> None:
    record, found = steps()
    assert found[-1]["over"]
    assert found[-1]["scores"] == record.scores
    assert found[-1]["waiting"] == []


def test_hidden_things_are_open_and_it_is_plain_data() -> None:
    _, found = steps()
    assert len(found[0]["pieces"]["hand 1"]) == 11
    assert json.loads(json.dumps(found[0])) == {
        **found[0],
        "dice": list(found[0]["dice"]),
    }
    sentences = [event["sentence"] for event in found[0]["events"]]
    assert any(sentence.startswith("Seat 2 is dealt 11 cards: ") for sentence in sentences)
