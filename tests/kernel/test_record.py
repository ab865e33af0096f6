"""Records: one line a game, and a sentence for every line that is none."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bandstand.games.registry import find
from bandstand.kernel.dice import keyed, seeded
from bandstand.kernel.errors import BandstandError, RecordError
from bandstand.kernel.record import Record, from_json, read_dice, write_secret, write_seed
from bandstand.kernel.referee import verify

RECORD = Record(
    game="a-chord",
    rules=1,
    players=2,
    options={"first": 1, "inset": "reconstructed", "memory_aid": True},
    names=["Ann", "Bé"],
    dice="seed 7",
    moves=["1 rA"],
)


def changed(**fields: object) -> str:
    data: dict[str, Any] = json.loads(RECORD.to_json())
    return json.dumps({**data, **fields})


def test_a_record_is_one_line_and_reads_back() -> None:
    line = RECORD.to_json()
    assert "\n" not in line
    assert from_json(line) == RECORD


@pytest.mark.parametrize(
    "line", ["", "nonsense", "{", "[" * 100_000, "1" * 5000, "[]", "3", "null"]
)
def test_a_line_that_is_no_record_is_told(line: str) -> None:
    with pytest.raises(RecordError, match="This is not a record"):
        from_json(line)


@pytest.mark.parametrize("name", sorted(json.loads(RECORD.to_json())))
def test_a_missing_field_is_named(name: str) -> None:
    data = json.loads(RECORD.to_json())
    del data[name]
    with pytest.raises(RecordError, match=f"has no field '{name}'"):
        from_json(json.dumps(data))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 1),
        ("rules", "1"),
        ("rules", True),
        ("players", 2.5),
        ("options", []),
        ("names", "Ann"),
        ("names", ["Ann", 3]),
        ("moves", [1]),
        ("moves", None),
        ("scores", [1.5]),
        ("scores", [True]),
        ("placing", "1"),
        ("dice", 7),
        ("format", None),
    ],
)
def test_a_field_of_the_wrong_type_is_named(name: str, value: object) -> None:
    with pytest.raises(RecordError, match=f"Field '{name}' of this record holds"):
        from_json(changed(**{name: value}))


def test_a_field_no_record_has_is_named() -> None:
    with pytest.raises(RecordError, match="an unknown field 'colour'"):
        from_json(changed(colour="red"))


def test_another_format_is_told() -> None:
    with pytest.raises(RecordError, match="is in format 2; this version reads format 1"):
        from_json(changed(format=2))


def test_dice_are_named_by_seed_or_secret() -> None:
    secret = bytes(range(32))
    assert read_dice(write_seed(-5)).packed() == seeded(-5).packed()
    assert read_dice(write_secret(secret)).packed() == keyed(secret).packed()


@pytest.mark.parametrize(
    "text", ["", "seed", "seed x", "secret 00", "luck 3", "seed " + "1" * 5000]
)
def test_unknown_dice_are_told(text: str) -> None:
    with pytest.raises(RecordError, match="are unknown: they read 'seed'"):
        read_dice(text)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(json.loads(RECORD.to_json()))), _JSON)
def test_any_value_in_any_field_is_accepted_or_told(name: str, value: object) -> None:
    with contextlib.suppress(BandstandError):
        record = from_json(changed(**{name: value}))
        verify(find(record.game), record)
