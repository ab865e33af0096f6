"""Positions as text: what the kernel reads and writes, without any game."""

from __future__ import annotations

import pytest

from bandstand.kernel.errors import PositionError
from bandstand.kernel.position import NOBODY, PositionReader, PositionWriter


def test_what_is_written_is_read() -> None:
    writer = PositionWriter("some-game", 2)
    writer.number("round", 3)
    writer.seat("starter", 1)
    writer.words("trick", ["r1", "b2"])
    writer.words_by_seat("hands", [["r3", "g4"], []])
    writer.numbers_by_seat("points", [0, -5])
    writer.word("phase", "tricks")
    writer.options({"aid": False, "list": [1, 2], "texts": ["a; b / c", "d e"]}, {"aid": True})
    reader = PositionReader(writer.text())
    assert (reader.game_id, reader.players) == ("some-game", 2)
    assert reader.number("round", 1) == 3
    assert reader.seat("starter") == 1
    assert reader.words("trick") == ["r1", "b2"]
    assert reader.words_by_seat("hands") == [["r3", "g4"], []]
    assert reader.numbers_by_seat("points") == [0, -5]
    assert reader.word("phase") == "tricks"
    assert reader.options() == {"aid": "false", "list": "1,2", "texts": ["a; b / c", "d e"]}
    reader.finish()


def test_usual_values_are_left_out_and_read_again() -> None:
    writer = PositionWriter("some-game", 3)
    writer.number("round", 1, 1)
    writer.seat("starter", NOBODY)
    writer.words("trick", [])
    writer.numbers_by_seat("points", [0, 0, 0])
    assert writer.text() == "some-game 3"
    reader = PositionReader(writer.text())
    assert reader.number("round", 1) == 1
    assert reader.seat("starter") == NOBODY
    assert reader.words("trick") == []
    assert reader.numbers_by_seat("points") == [0, 0, 0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("some-game", "begins with a game and a number of players"),
        ("some-game 2; round x", "is a whole number, not 'x'"),
        ("some-game 2; starter 3", "is a seat from 1 to 2 or '-', not '3'"),
        ("some-game 2; hands r1", "needs a part for each of 2 seats"),
        ("some-game 2; round 1; round 2", "occurs twice"),
        ("some-game 2; colour red", "has no field 'colour'. The fields: hands, round, starter."),
    ],
)
def test_a_mistake_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence.replace(".", r"\.")):
        read(text)


def read(text: str) -> None:
    reader = PositionReader(text)
    reader.number("round")
    reader.seat("starter")
    reader.words_by_seat("hands")
    reader.finish()
