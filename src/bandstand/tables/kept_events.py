"""The events of a line as a table keeps them: packed into bytes.

A table keeps all its lines, and hardly anybody asks for old ones. As objects, with their dicts and
lists, the events of a move take about eight times the memory.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from bandstand.kernel.event import Event, Travel

if TYPE_CHECKING:
    from collections.abc import Iterable

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder()


def pack(events: Iterable[Event]) -> bytes:
    """The events as bytes."""
    return _encoder.encode(
        [
            (
                event.kind,
                event.facts,
                event.secret,
                event.knowers,
                event.audience,
                [(way.piece, way.origin, way.target, way.knowers) for way in event.travels],
            )
            for event in events
        ]
    )


@lru_cache(maxsize=1)  # everybody at a table is told of a move one after the other
def unpack(kept: bytes) -> tuple[Event, ...]:
    """The events that ``pack`` was given."""
    return tuple(
        Event(kind, facts, secret, knowers, audience, [Travel(*way) for way in travels])
        for kind, facts, secret, knowers, audience, travels in _decoder.decode(kept)
    )


NONE = pack([])
