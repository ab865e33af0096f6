"""Carries out an operator's acts in the database: each with its line in the audit.

Servers notice within a moment: they poll the rules (``live/desk.py``).
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete

from bandstand.server.store import (
    acts,
    administrators,
    audit,
    desk_rules,
    people,
    reports,
    schema,
    seeks,
)
from bandstand.server.store.database import upsert
from bandstand.tables.commands import Person
from bandstand.tables.names import person_name
from bandstand.tables.refusals import not_allowed, not_found, not_now, unprocessable

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

_CODE_BYTES = 6
_LAST_MOMENT = datetime(9999, 12, 31, tzinfo=UTC).timestamp()  # of those that a date can name


def write(connection: Connection, act: acts.Act, actor: str, at: float) -> None:
    """Do what an act asks and write it down, or raise the refusal."""
    detail = _WRITES[type(act)](connection, act, at)
    audit.add(connection, act, actor, at, detail)


def add_member(
    connection: Connection, act: acts.AddMember, actor: str, at: float
) -> tuple[Person, str]:
    """A new person, and the secret of the recovery link by which they come."""
    person = people.add(connection, person_name(act.name), at)
    audit.add(connection, act, actor, at, subject=person.id)
    return person, people.new_token(connection, person.id, "recovery", at)


def checked_person(connection: Connection, person_id: str) -> Person:
    """The person that an act is about."""
    found = people.find(connection, person_id)
    if found is None:
        raise not_found("person")
    return found


def _grant(connection: Connection, act: acts.Grant, at: float) -> str:
    if checked_person(connection, act.person).kind != "guest":
        raise not_allowed("not-a-guest", "A program cannot be an administrator.")
    administrators.grant(connection, act.person, at)
    return ""


def _revoke(connection: Connection, act: acts.Revoke, at: float) -> str:
    if not administrators.revoke(connection, act.person):
        raise not_now("no-administrator", "That person is no administrator.")
    return ""


def _mute(connection: Connection, act: acts.Mute, at: float) -> str:
    checked_person(connection, act.person)
    _check_end(act.until, at)
    upsert(connection, schema.silenced, {"person_id": act.person, "until": act.until})
    return ""


def _unmute(connection: Connection, act: acts.Unmute, at: float) -> str:
    silenced = schema.silenced
    connection.execute(delete(silenced).where(silenced.c.person_id == act.person))
    return ""


def _ban(connection: Connection, act: acts.Ban, at: float) -> str:
    checked_person(connection, act.person)
    _check_end(act.until, at)
    if act.person in desk_rules.read(connection).administrators:
        raise not_allowed("administrator", "An administrator cannot be banned. Revoke that first.")
    row = {"subject": act.person, "kind": "person", "until": act.until}
    upsert(connection, schema.bans, row)
    programs = [program.id for program in people.programs(connection, act.person)]
    seeks.remove(connection, [act.person, *programs])  # nobody is to wait for them at a table
    return ""


def _unban(connection: Connection, act: acts.Unban, at: float) -> str:
    _lift(connection, act.person, "person")
    return ""


def _ban_address(connection: Connection, act: acts.BanAddress, at: float) -> str:
    network = _network(act.address)
    _check_end(act.until, at)
    if network.is_loopback or network.is_unspecified:
        sentence = "That is this computer itself, or the proxy before it: it would ban everybody."
        raise not_allowed("own-address", sentence)
    row = {"subject": str(network), "kind": "address", "until": act.until}
    upsert(connection, schema.bans, row)
    return ""


def _unban_address(connection: Connection, act: acts.UnbanAddress, at: float) -> str:
    _lift(connection, str(_network(act.address)), "address")
    return ""


def _network(address: str) -> desk_rules.Network:
    network = desk_rules.network_of(address)
    if network is None:
        sentence = "That is no address. Examples: 192.0.2.7, 192.0.2.0/24, 2001:db8::1."
        raise unprocessable("no-address", sentence)
    return network


def _lift(connection: Connection, subject: str, kind: str) -> None:
    bans = schema.bans
    connection.execute(delete(bans).where(bans.c.subject == subject, bans.c.kind == kind))


def _close_report(connection: Connection, act: acts.CloseReport, at: float) -> str:
    if not reports.close(connection, act.report):
        raise not_found("report")
    return ""


def _announce(connection: Connection, act: acts.Announce, at: float) -> str:
    text = _tidy(act.text)
    _check_end(act.until, at)
    if text:
        row = {"name": desk_rules.ANNOUNCEMENT, "value": text, "until": act.until}
        upsert(connection, schema.server_texts, row)
    else:
        texts = schema.server_texts
        connection.execute(delete(texts).where(texts.c.name == desk_rules.ANNOUNCEMENT))
    return text


def _set_texts(connection: Connection, act: acts.SetTexts, at: float) -> str:
    given = {"name": act.name, "welcome": act.welcome, "privacy": act.privacy}
    changed = {name: text for name, text in given.items() if text is not None}
    for name, text in changed.items():
        tidy = _tidy(text) if name == "name" else text.strip()
        row = {"name": name, "value": tidy, "until": None}
        upsert(connection, schema.server_texts, row)
    return ", ".join(changed)


def _set_access(connection: Connection, act: acts.SetAccess, at: float) -> str:
    known = desk_rules.read(connection).texts.get(desk_rules.CODE, "")
    code = _tidy(act.code or "") or known or secrets.token_urlsafe(_CODE_BYTES)
    for name, value in ((desk_rules.ACCESS, act.access), (desk_rules.CODE, code)):
        upsert(connection, schema.server_texts, {"name": name, "value": value, "until": None})
    return act.access


def _tidy(text: str) -> str:
    """A text on one line, of signs that can be shown."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _check_end(until: acts.Until, at: float) -> None:
    if until is not None and until <= at:
        raise unprocessable("in-the-past", "The end lies in the past.")
    if until is not None and until > _LAST_MOMENT:
        raise unprocessable("far-off", "That end is too far off. Name none: it holds for good.")


_WRITES: dict[type, Callable[[Connection, Any, float], str]] = {
    acts.Grant: _grant,
    acts.Revoke: _revoke,
    acts.Mute: _mute,
    acts.Unmute: _unmute,
    acts.Ban: _ban,
    acts.Unban: _unban,
    acts.BanAddress: _ban_address,
    acts.UnbanAddress: _unban_address,
    acts.CloseReport: _close_report,
    acts.Announce: _announce,
    acts.SetTexts: _set_texts,
    acts.SetAccess: _set_access,
}
