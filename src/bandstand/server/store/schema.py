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
    false,
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
    Column("party", String(32)),  # of the people who stay together from table to table
    Column("talk_removed", Double),  # when what had been said there was last removed
    Index("tables_by_party", "party", "created"),
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
    Column("face", String(60)),  # as JSON; none, if none was chosen
    Column("holidays", Text),  # as JSON, of the last year and the one ahead; none: none
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

# What a person can sign in with: the public half of a key pair that their device keeps (WebAuthn).
passkeys = Table(
    "passkeys",
    metadata,
    Column("passkey_id", String(32), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("credential", String(1400), nullable=False),  # its id at the device, as base64url
    Column("public_key", Text, nullable=False),  # COSE, as base64url
    Column("sign_count", BigInteger, nullable=False),
    Column("host", String(255), nullable=False),  # the name of the server it was made for
    Column("description", String(40), nullable=False),  # of the device it was made on
    Column("created", Double, nullable=False),
    Column("used", Double),
    Index("passkeys_by_person", "person_id"),
    Index("passkeys_by_credential", "credential", unique=True),
)

# What a passkey was asked to sign. A row is taken out by the first answer: none is heard twice.
passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person_id", String(32)),  # who adds a passkey; none: somebody signs in
    Column("expires", Double, nullable=False),
    Index("passkey_challenges_by_expiry", "expires"),
)

# What a person's pages remember of them, for their other devices.
preferences = Table(
    "preferences",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("body", Text, nullable=False),  # as JSON
    Column("at", Double, nullable=False),
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
    Column("level", Integer),  # of a bot
    Column("pace", String(8)),  # live, daily, untimed; none: of a game before it was kept
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

# The same for the games of one pace alone.
pace_ratings = Table(
    "pace_ratings",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("pace", String(8), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

# What people look for; once somebody was found, where they play.
seeks = Table(
    "seeks",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("games", Text, nullable=False),  # as JSON, the preferred first
    Column("tempo", String(8), nullable=False),  # live, daily
    Column("rated", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),  # whether bots fill in at the end
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("table_id", String(32)),
)

# Who asked whom to be friends; friends, once it was accepted.
friendships = Table(
    "friendships",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("friend_id", String(32), primary_key=True),
    Column("asked", Double, nullable=False),
    Column("accepted", Double),
    Index("friendships_by_friend", "friend_id"),
)

# Who was invited to which table, and by whom.
invitations = Table(
    "invitations",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("inviter_id", String(32), nullable=False),
    Column("created", Double, nullable=False),
    Index("invitations_by_table", "table_id"),
)

# What every rated game made of a rating.
rating_history = Table(
    "rating_history",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("games", Integer, primary_key=True),  # rated games up to then
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", Double, nullable=False),
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
    Column("alone", Boolean, nullable=False, server_default=false()),  # on a device, no server
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

# How a person wants to be told that it is their turn; nobody who has no row here is.
notify_people = Table(
    "notify_people",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),  # a name of the IANA time zone database
    Column("quiet_from", Integer),  # minutes after midnight; none: no quiet hours
    Column("quiet_to", Integer),
    Column("remind", Integer),  # seconds before a deadline; none: no reminder
    Column("digest", Integer, nullable=False),  # seconds between two e-mails, at least
    Column("origin", String(200), nullable=False),  # where links in messages lead
)

# Where a person is told: a browser's push service, a webhook, a mailbox.
notify_channels = Table(
    "notify_channels",
    metadata,
    Column("channel_id", String(32), primary_key=True),
    Column("person_id", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),  # as JSON
    Column("device_id", String(32)),  # whose browser it is, for web push
    Column("state", String(16), nullable=False),  # on, unconfirmed, paused
    Column("code", String(64)),  # the hash of what confirms a mailbox
    Column("tries", Integer, nullable=False, server_default=text("0")),  # of that code
    Column("created", Double, nullable=False),
    Column("sent", Double),  # when something last arrived
    Column("trouble", String(200)),  # why it is paused
    Index("notify_channels_by_person", "person_id"),
)

# What is to be told by which channel. One row serves turn after turn: `number` is the line of the
# journal since which the decision is owed, and a later one takes the place of an earlier.
deliveries = Table(
    "deliveries",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("channel_id", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),  # turn, reminder, match, ...
    Column("number", Integer, nullable=False),
    Column("seats", Integer, nullable=False),  # the person's own, as bits
    Column("due", Double, nullable=False),
    Column("state", String(8), nullable=False),  # pending, sending, sent, failed
    Column("attempts", Integer, nullable=False),
    Column("claimed", Double),  # since when it is being sent
    Index("deliveries_by_due", "state", "due"),
    Index("deliveries_by_channel", "channel_id"),
    Index("deliveries_by_table", "table_id"),
)

# Who runs the server: they have its desk. Programs never do.
administrators = Table(
    "administrators",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("granted", Double, nullable=False),
)

# Whose talk the operator stopped; `until` is when that ends, none: never.
silenced = Table(
    "silenced",
    metadata,
    Column("person_id", String(32), primary_key=True),
    Column("until", Double),
)

# Who may not use the server: a person by their id, or a network such as 192.0.2.7/32.
bans = Table(
    "bans",
    metadata,
    Column("subject", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),  # person, address
    Column("until", Double),
)

# What the operator says about the server, by name: its name, its announcement, who may come.
server_texts = Table(
    "server_texts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
    Column("until", Double),
)

# What people told the operator about others; `said` is the line of talk as the journal has it.
reports = Table(
    "reports",
    metadata,
    Column("report_id", String(32), primary_key=True),
    Column("at", Double, nullable=False),
    Column("person_id", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("table_id", String(32)),
    Column("said", Text),
    Column("words", Text, nullable=False),
    Column("state", String(8), nullable=False),  # open, closed
    Index("reports_by_state", "state", "at"),
)

# Every act of an operator. Names are not kept here: people may delete themselves.
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("actor", String(32), nullable=False),  # a person's id, or where else it was done
    Column("act", String(32), nullable=False),
    Column("subject", String(64), nullable=False),  # a person, a table, a network, a report
    Column("detail", Text, nullable=False),
    Column("until", Double),
    Column("why", Text, nullable=False),
    Index("audit_by_subject", "subject"),
)

# Acts from the shell that need a running server: it takes them up in its round, and answers.
desk_orders = Table(
    "desk_orders",
    metadata,
    Column("order_id", String(32), primary_key=True),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    Column("taken", Boolean, nullable=False, server_default=false()),
    Column("answer", Text),  # empty: it was done; else why not
)

# Secrets of the server itself, shared by all its processes: the key that signs cookies.
keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
