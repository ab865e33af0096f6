"""Sentences about a table itself, in the languages of its people."""

from __future__ import annotations

from bandstand.tables import entries
from bandstand.tables.names import GONE
from bandstand.text import LANGUAGES
from bandstand.text.sentences import own_bundle

USUAL = LANGUAGES[0]


def known(language: str) -> str:
    """The language itself if there are sentences in it, else English."""
    return language if language in LANGUAGES else USUAL


def called(name: str, language: str) -> str:
    """A name as a sentence says it: people who left are called so in every language."""
    return sentence("gone", language) if name == GONE else name


def sentence(message: str, language: str, **args: str | float) -> str:
    """A message of text/table.*.ftl in a language."""
    return own_bundle("table", language).format(message, args)


def message(entry: entries.AnyEntry, paused: bool = False) -> str | None:
    """The message about such an entry; None if the game's own sentences say it all.

    *Paused*: with it the last person left, so that no bot plays on.
    """
    kind = str(entry.__struct_config__.tag)
    if isinstance(entry, entries.Absent):
        return f"{'paused' if paused else kind}-{entry.why}"
    if isinstance(entry, entries.Moved):
        return "moved-by-level" if entry.by == "level" else None
    if isinstance(entry, entries.HolidaySet) and entry.holiday is None:
        return "no-holiday"
    if isinstance(entry, entries.DeclinedSeat) and entry.withdrawn:
        return "withdrawn-seat"
    if isinstance(entry, entries.AskedLook) and entry.seat is None:
        return "asked-all-hands"
    if isinstance(entry, entries.EndedLook) and not entry.looked:
        return "no-look"
    if isinstance(entry, entries.HandedOver) and entry.lost:
        return "replaced-host"
    if isinstance(entry, entries.Readied) and not entry.ready:
        return "not-ready"
    if isinstance(entry, entries.Closed) and entry.operator:
        return "closed-by-operator"
    if isinstance(entry, entries.Created) and entry.origin is not None:
        return "goes-on"
    return kind if kind in own_bundle("table", USUAL) else None
