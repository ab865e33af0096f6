"""Whatever is sent, the connection stays, the table lives, and the answer is a message."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from support.page_game import HIGH_NOTE
from support.server_harness import Running, Seat

KINDS = [
    "hello",
    "visibility",
    "move",
    "why",
    "take-back",
    "agree",
    "decline",
    "say",
    "emote",
    "lift",
    "lower",
    "back",
    "ping",
    "dance",
]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | ANYTHING},
    optional={
        "id": ANYTHING,
        "turn": st.integers(-3, 9) | ANYTHING,
        "move": st.integers(-3, 20) | st.sampled_from(["n1", "N12", "", "n99"]) | ANYTHING,
        "seat": st.integers(-2, 4) | ANYTHING,
        "text": st.text(max_size=600) | ANYTHING,
        "emote": st.sampled_from(["bravo", "x"]) | ANYTHING,
        "number": ANYTHING,
        "visible": st.booleans() | ANYTHING,
        "more": ANYTHING,
    },
)


@pytest.fixture(scope="module")
def seat(house: Running) -> Seat:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [{"kind": "local"}, {"kind": "local"}])
    ada.post(f"/api/tables/{table}/start")
    return ada.sit(table)


def still_lives(seat: Seat) -> None:
    answer = seat.ask("ping")
    assert answer["type"] == "pong"


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=MESSAGES)
def test_any_message_gets_an_answer(seat: Seat, message: dict[str, Any]) -> None:
    seat.socket.send(json.dumps(message))
    still_lives(seat)


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.text(max_size=200) | st.binary(max_size=200))
def test_any_bytes_get_an_answer(seat: Seat, data: str | bytes) -> None:
    try:
        text = data.encode() if isinstance(data, str) else data
    except UnicodeEncodeError:  # half a sign cannot travel at all
        return
    seat.socket.send(text)
    still_lives(seat)


def test_deep_and_long_messages(seat: Seat) -> None:
    for data in ("[" * 2000, '{"type":"say","text":"' + "x" * 60_000 + '"}', '{"type":' * 500):
        seat.socket.send(data)
        still_lives(seat)


def test_hello_comes_first_and_once(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [{"kind": "open"}, {"kind": "bot", "level": 0}])
    seat = ada.sit(table)
    assert seat.ask("hello")["code"] == "greeted"
