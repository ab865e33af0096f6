"""Numbers in byte buffers: what is written is read back, and nothing is written outside."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bandstand.kernel.buffers import number_at, put_byte, put_number, put_word


def test_words_bytes_and_numbers_lie_where_they_are_put() -> None:
    buffer = bytearray(20)
    put_word(buffer, 1, 0x060504030201)
    put_byte(buffer, 8, 255)
    put_number(buffer, 12, -2)
    assert list(buffer[:9]) == [0, 1, 2, 3, 4, 5, 6, 0, 255]
    assert number_at(buffer, 12) == -2
    put_number(buffer, 12, 2**61 + 3)
    assert number_at(buffer, 12) == 2**61 + 3
    assert buffer[9:12] == b"\0\0\0"


def test_of_a_word_only_the_lowest_bits_are_written() -> None:
    buffer = bytearray(b"\7" * 8)
    put_word(buffer, 0, (1 << 60) + 9)
    assert buffer == b"\x09\0\0\0\0\0\7\7"


@pytest.mark.parametrize(
    ("put", "size"), [(put_word, 6), (put_byte, 1), (put_number, 8)], ids=["word", "byte", "number"]
)
def test_nothing_is_written_outside(put: Callable[[bytearray, int, int], None], size: int) -> None:
    buffer = bytearray(10)
    for at in (-1, 11 - size, 1_000):
        with pytest.raises(IndexError, match=f"has no {size} bytes at {at}"):
            put(buffer, at, 1)
    assert not any(buffer)
    put(buffer, 10 - size, 1)
    assert buffer[10 - size] == 1
    with pytest.raises(IndexError, match="has no 8 bytes at 3"):
        number_at(buffer, 3)
