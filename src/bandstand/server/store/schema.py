"""What the database holds. The journal is the truth; the rest is kept to find it quickly."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

# The numbered journal of every table. The primary key is the lock: of two processes that want to
# write the same number, one is refused, reads what the other wrote and thinks again.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
)

# A table's state after a number of entries, so that a long game need not be replayed to be resumed.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# One line a table, for the lobby and for the driver, which looks for tables where something is due.
tables = Table(
    "tables",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("due", Double),
    Column("summary", Text, nullable=False),
    Column("host", String(32)),
    Column("bytes", BigInteger, nullable=False, server_default=text("0")),  # of its journal
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_due", "due"),
)

# Who sits, or sat, at which table.
sittings = Table(
    "sittings",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
)

people = Table(
    "people",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("owner", String(32)),
    Column("rated", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Index("people_by_owner", "owner"),
)

# Hashes of recovery links and of programs' tokens: somebody who reads the database cannot use them.
tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("purpose", String(16), nullable=False),
    Column("created", Double, nullable=False),
    Column("ended", String(16)),  # why a recovery link works no more: used, replaced, withdrawn
    Index("tokens_by_person", "person_id", "purpose"),
)

# Where people are signed in: a cookie names one of these.
devices = Table(
    "devices",
    metadata,
    Column("device_id", String(32), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("description", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index("devices_by_person", "person_id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("muted_id", String(32), primary_key=True),
)

# How every finished game ended for each person who finished it.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32)),
    Column("name", String(40), nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("finished", Double, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("results_by_person", "person_id", "game", "finished"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

# Games that were played elsewhere and brought here as records.
records = Table(
    "records",
    metadata,
    Column("record_id", String(32), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    Column("bytes", BigInteger, nullable=False, server_default=text("0")),
    Index("records_by_person", "person_id", "at"),
)

# What was found when a game that is over was looked at again; it can be computed again at any time.
reviews = Table(
    "reviews",
    metadata,
    Column("subject", String(40), primary_key=True),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
)

# Secrets of the server itself, shared by all its processes: the key that signs cookies.
keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
