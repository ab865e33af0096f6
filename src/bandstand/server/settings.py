"""How a server is run: where its data is, whom it answers, how hard it works."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bandstand.kernel.levels import STEADY, TIRELESS

LogFormat = Literal["json", "text"]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when the server starts."""

    data: str  # a database's URL, or the path of an SQLite file
    bus: str | None = None  # the URL of the Redis or NATS that several processes share
    origins: tuple[str, ...] = ()  # further addresses whose pages may use this server
    # Host names the server answers to; none: those of this machine and its network (see hosts.py).
    allowed_hosts: tuple[str, ...] = ()
    public_url: str | None = None  # the address by which the world finds it, if there is one
    network: tuple[str, ...] = ()  # where others on the same network find it, the likeliest first
    openable: bool = False  # whether this computer's browser may open it to the network
    secure: bool = False  # behind TLS: cookies travel over nothing else
    bot_processes: int = 1  # in which bots think; 0: a thread of this one
    bots: tuple[str, ...] = ()  # further bots, NAME=BOT; installed ones are found
    bot_seconds: float = 2.0  # in which such a bot must answer, or a level makes the move
    readers: int = 1  # processes that replay, export and import games; 0: a thread of this one
    compiled: str | None = None  # where a compiled copy of the package will be, for the bots
    offline: str | None = None  # a folder of `bandstand site`, served under /offline/
    # The strongest level of bots that people may choose; the substitute bot plays at the least.
    highest_level: Annotated[int, msgspec.Meta(ge=STEADY, le=TIRELESS)] = TIRELESS
    beat: float = 0.7  # seconds a bot waits, so that people can follow
    review_seconds: float = 20.0  # about how long the bots look at a whole game again
    link_seconds: float = 30 * 86_400.0  # how long a recovery link lasts
    holiday_days: float = 30.0  # that a person may take in a year
    requests_per_minute: int = 600  # from one address
    messages_per_second: float = 20.0  # over one socket
    sockets_per_address: int = 200
    sockets_per_minute: int = 300  # opened from one address
    sockets_per_minute_and_person: int = 60
    hints_per_person: int = 2  # that wait or are being thought about
    reads_per_person: int = 16  # replays and the like that wait or are being worked on
    reviews_per_person: int = 2  # that are not finished
    header_seconds: float = 15.0  # in which a request's headers must have come
    body_seconds: float = 30.0  # in which its body must have come
    message_bytes: int = 4096
    body_bytes: int = 1_048_576
    trust_proxy: bool = False  # whether X-Forwarded-For says who asks
    takeover: float = 3.0  # seconds after which another process sees to what is due
    sweep: float = 2.0  # seconds between looks for tables nobody sees to
    grace: float = 60.0  # seconds before the substitute bot plays for a player who was cut off
    reprieve: float = 10.0  # seconds after opening in which nobody's old time runs out
    idle: float = 120.0  # seconds after which a table nobody watches is put away
    open_tables: int = 30  # unfinished tables that one person may host
    kept_records: int = 500  # that one person brought
    person_bytes: int = 200_000_000  # journals of a person's tables, and the records they brought
    table_lines: int = 5_000  # from here on a table's journal takes no more chat
    abandoned_days: float = 90.0  # a game without a move for this long is closed; 0: never
    closed_days: float = 30.0  # a table closed without a result is deleted; 0: never
    chat_days: float = 0.0  # chat at a table that is over is removed; 0: never
    guest_days: float = 30.0  # a guest who never played is forgotten; 0: never
    retention_seconds: float = 600.0  # between looks for what has expired
    log_format: LogFormat = "json"  # one JSON object a line, or lines of text for people
    metrics_token: str | None = None  # who asks for metrics must bring it, if there is one
    # Telling people of their turns (bandstand.server.notify).
    notify_delay: float = 45.0  # seconds a turn must last: longer than a lost socket seems open
    notify_sweep: float = 5.0  # seconds between looks for what is to be sent
    notify_lease: float = 120.0  # seconds after which a process that sends is taken for dead
    notify_retries: tuple[float, ...] = (30.0, 120.0, 600.0, 3_600.0, 14_400.0)  # seconds
    notify_private: bool = False  # whether webhooks may lead into private networks, without TLS
    smtp: str | None = None  # smtp://user:password@host:587 or smtps://..., for e-mail
    mail_from: str | None = None  # the sender of e-mail, and whom push services may ask
