"""What an operator does, as data: over HTTP and from the shell the same.

Every act is written down in the audit together with what it changes.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bandstand.tables.entries import kebab

Access = Literal["open", "members", "code"]  # who may join
Until = float | None  # seconds since 1970; None: for good
Why = Annotated[str, msgspec.Meta(max_length=500)]
PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
ShortText = Annotated[str, msgspec.Meta(max_length=60)]
LongText = Annotated[str, msgspec.Meta(max_length=4000)]
LineOfText = Annotated[str, msgspec.Meta(max_length=300)]


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", tag=kebab):
    """Something that an operator does, and why."""

    why: Why = ""


class OnPerson(Act, frozen=True, kw_only=True, tag=kebab):
    """Something that is done to a person."""

    person: PersonId


class Grant(OnPerson, frozen=True, kw_only=True, tag=kebab):
    """Make a person an administrator."""


class Revoke(OnPerson, frozen=True, kw_only=True, tag=kebab):
    """Take away a person's administrator rights."""


class Rename(OnPerson, frozen=True, kw_only=True, tag=kebab):
    """Give a person another name, at their tables too."""

    name: str


class Mute(OnPerson, frozen=True, kw_only=True, tag=kebab):
    """Mute a person's chat and signs, at every table."""

    until: Until = None


class Unmute(OnPerson, frozen=True, kw_only=True, tag=kebab):
    """Lift a mute."""


class Ban(OnPerson, frozen=True, kw_only=True, tag=kebab):
    """Ban a person and their programs."""

    until: Until = None


class Unban(OnPerson, frozen=True, kw_only=True, tag=kebab):
    """Lift a person's ban."""


class BanAddress(Act, frozen=True, kw_only=True, tag=kebab):
    """Ban everybody who comes from an address or a network."""

    address: str
    until: Until = None


class UnbanAddress(Act, frozen=True, kw_only=True, tag=kebab):
    """Lift the ban of an address or a network."""

    address: str


class AddMember(Act, frozen=True, kw_only=True, tag=kebab):
    """Add a person who comes by a recovery link, also where nobody else may."""

    name: str


class CloseTable(Act, frozen=True, kw_only=True, tag=kebab):
    """Close a table without a result."""

    table: PersonId


class CloseReport(Act, frozen=True, kw_only=True, tag=kebab):
    """Close a report that has been dealt with."""

    report: PersonId


class Announce(Act, frozen=True, kw_only=True, tag=kebab):
    """Show a sentence on every page until a moment; without a text, show none."""

    text: LineOfText = ""
    until: Until = None


class SetTexts(Act, frozen=True, kw_only=True, tag=kebab):
    """Change the server's name, welcome text or privacy note; None leaves one unchanged."""

    name: ShortText | None = None
    welcome: LongText | None = None
    privacy: LongText | None = None


class SetAccess(Act, frozen=True, kw_only=True, tag=kebab):
    """Choose who may join: everybody, members only, or anyone with the invitation code."""

    access: Access
    code: ShortText | None = None  # None: as it was, or a new one if there was none


# These reach the tables, so a running server does them; the rest is in the database alone.
AtTables = Rename | CloseTable


class Inspect(msgspec.Struct, frozen=True, tag_field="act", tag=kebab):
    """Ask a running server for its load and errors; it changes nothing, so it is no act."""


Order = AtTables | Inspect  # what the shell leaves for a running server
