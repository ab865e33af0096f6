"""Sealed shuffles: every bit of what anybody adds changes the dice, and a forged seal is told."""

from __future__ import annotations

import doctest
import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bandstand.games.registry import find
from bandstand.kernel import seal
from bandstand.kernel.errors import RecordError
from bandstand.kernel.record import Record, from_json, write_secret
from bandstand.kernel.referee import Match, verify
from bandstand.kernel.seal import Seal, is_entropy, mix

SECRET = bytes(range(32))
ANN, BEN = "ab" * 32, "cd" * 32
BYTES = st.binary(min_size=32, max_size=32)
ENTROPY = st.lists(st.none() | BYTES.map(bytes.hex), min_size=2, max_size=6)


def played(entropy: list[str | None]) -> Record:
    """A whole game of first moves, dealt by a sealed shuffle."""
    game, shuffle = find("a-chord"), Seal.of(SECRET, entropy)
    dice = write_secret(shuffle.key())
    record = Record("a-chord", 1, 2, {}, ["Ann", "Ben"], dice, seal=shuffle)
    match = Match(game, record)
    while not match.state.over():
        seat = 0 if match.state.to_act() & 1 else 1
        match.attempt(seat, match.state.moves(seat)[0])
    return match.record


def test_the_key_is_the_hash_of_the_secret_and_what_was_added() -> None:
    text = b"bandstand shuffle 1" + SECRET + b"\x00" + b"\xab" * 32 + b"\x02" + b"\xcd" * 32
    assert mix(SECRET, [ANN, None, BEN]) == sha256(text).digest()


@given(BYTES, ENTROPY)
def test_without_additions_the_secret_is_the_key(secret: bytes, entropy: list[str | None]) -> None:
    assert mix(secret, [None] * len(entropy)) == secret
    assert (mix(secret, entropy) == secret) == (set(entropy) == {None})


@given(BYTES, ENTROPY, st.data())
def test_every_bit_matters(secret: bytes, entropy: list[str | None], data: Any) -> None:
    """Another bit, another seat or one person less: other dice."""
    seats = [seat for seat, value in enumerate(entropy) if value is not None]
    if not seats:
        return
    seat, bit = data.draw(st.sampled_from(seats)), data.draw(st.integers(0, 255))
    value = int(str(entropy[seat]), 16)
    flipped, missing = list(entropy), list(entropy)
    flipped[seat], missing[seat] = f"{value ^ 1 << bit:064x}", None
    moved = [None, *entropy]
    others = [mix(secret, other) for other in (flipped, missing, moved)]
    assert mix(secret, entropy) not in others
    assert len(set(others)) == 3


@given(BYTES, ENTROPY)
def test_a_seal_in_a_record_reads_back(secret: bytes, entropy: list[str | None]) -> None:
    record = Record("a-chord", 1, len(entropy), {}, [], "", seal=Seal.of(secret, entropy))
    assert from_json(record.to_json()) == record


def test_a_record_without_a_seal_says_nothing_of_it() -> None:
    assert "seal" not in Record("a-chord", 1, 2, {}, ["Ann", "Ben"], "seed 1").to_data()


def test_a_sealed_game_can_be_verified() -> None:
    record = played([ANN, BEN])
    assert verify(find("a-chord"), from_json(record.to_json())).record.scores == record.scores


@pytest.mark.parametrize(
    "forged",
    [
        {"secret": "00" * 32},
        {"commitment": "00" * 32},
        {"entropy": [ANN, None]},
        {"entropy": [BEN, ANN]},
        {"entropy": [None, None]},
    ],
)
def test_a_forged_seal_is_told(forged: dict[str, Any]) -> None:
    record = played([ANN, BEN])
    assert record.seal is not None
    record.seal = replace(record.seal, **forged)
    with pytest.raises(RecordError, match="The seal is broken"):
        verify(find("a-chord"), record)


@pytest.mark.parametrize(
    "bad",
    [
        None,
        [],
        {},
        {"commitment": ANN, "secret": BEN},
        {"commitment": ANN, "secret": BEN, "entropy": None},
        {"commitment": ANN, "secret": BEN, "entropy": [ANN]},
        {"commitment": ANN, "secret": BEN, "entropy": [ANN, 1]},
        {"commitment": ANN, "secret": BEN, "entropy": [ANN, BEN], "more": 1},
        {"commitment": ANN.upper(), "secret": BEN, "entropy": [ANN, BEN]},
        {"commitment": ANN, "secret": "short", "entropy": [ANN, BEN]},
    ],
)
def test_what_is_no_seal_is_told(bad: object) -> None:
    line = json.dumps({**played([ANN, None]).to_data(), "seal": bad})
    with pytest.raises(RecordError, match="seal"):
        from_json(line)


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "g" * 64, "٣" * 64, ANN.upper()])
def test_entropy_is_32_bytes_in_hexadecimal(text: str) -> None:
    assert is_entropy(ANN)
    assert not is_entropy(text)


def test_the_example_does_what_it_says() -> None:
    assert doctest.testmod(seal) == (0, 1)
