"""How a house is run: where its data is, whom it answers, how hard it works."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when the house opens."""

    data: str  # a database's URL, or the path of an SQLite file
    hints: str | None = None  # the URL of the Redis or NATS that several processes share
    origins: tuple[str, ...] = ()  # further addresses whose pages may use this house
    secure: bool = False  # behind TLS: cookies travel over nothing else
    thinkers: int = 1  # processes in which bots think; 0: a thread of this one
    beat: float = 0.7  # seconds a bot waits, so that people can follow
    review_seconds: float = 20.0  # about how long a thinker looks at a whole game again
    requests_per_minute: int = 600  # from one address
    messages_per_second: float = 20.0  # over one socket
    sockets_per_address: int = 200
    message_bytes: int = 4096
    body_bytes: int = 1_048_576
    trust_proxy: bool = False  # whether X-Forwarded-For says who asks
    takeover: float = 3.0  # seconds after which another process sees to what is due
    sweep: float = 2.0  # seconds between looks for tables nobody sees to
    grace: float = 60.0  # seconds before the house bot plays for whoever was cut off
    idle: float = 120.0  # seconds after which a table nobody watches is put away
    metrics_token: str | None = None  # who asks for metrics must bring it, if there is one
