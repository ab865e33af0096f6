"""Deals and bots' dice that are the same whenever a test runs, so that no test waits for luck.

A server draws the secret of a shuffle and the seed of each answer of a bot from ``secrets``. While
a test runs, a server in the test's own process draws them, and the key that signs its cookies, from
a stream that the test's name seeds; ids stay random. ``make test ORDER=7`` gives other deals for
each number: what holds for one deal only is found by it, and the number repeats it.
"""

from __future__ import annotations

import os
import secrets
from random import Random

_SECRET_BYTES = 32
_token_hex = secrets.token_hex
_stream = Random()


def _hex_from_stream(nbytes: int | None = None) -> str:
    """The secret of a shuffle from the stream; any other token as it is."""
    return _stream.randbytes(nbytes).hex() if nbytes == _SECRET_BYTES else _token_hex(nbytes)


def _bits_from_stream(k: int) -> int:
    return _stream.getrandbits(k)


def begin(test: str) -> None:
    """From here on all is dealt as this test deals it."""
    _stream.seed(f"{os.environ.get('BANDSTAND_TEST_ORDER', '')} {test}")


def repeat_deals() -> None:
    """Draw from the stream wherever deals and bots' dice are drawn."""
    secrets.token_hex = _hex_from_stream
    secrets.randbits = _bits_from_stream
