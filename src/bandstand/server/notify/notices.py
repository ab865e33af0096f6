"""What people are told: made from the index of tables alone, which knows no card of any game."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Literal

import msgspec

from bandstand.games import registry
from bandstand.server.store.deliveries import ABOUT_PEOPLE
from bandstand.tables import locale
from bandstand.text.sentences import own_bundle

if TYPE_CHECKING:
    from bandstand.server.store.deliveries import Delivery
    from bandstand.server.store.notify_preferences import Preferences

NoticeKind = Literal["turn", "reminder", "match", "invitation", "friend", "accepted", "test"]
_OF_TURNS = ("turn", "reminder")


class Notice(msgspec.Struct, frozen=True):
    """One thing that a person is told, in words and as data."""

    kind: NoticeKind
    key: str  # the same for every attempt to tell just this
    title: str
    body: str
    link: str
    game: str = ""
    table: str = ""
    opponents: tuple[str, ...] = ()
    until: float | None = None  # seconds since 1970


def say(message: str, language: str, **args: str | float) -> str:
    """A message of text/notify.*.ftl in a language."""
    return own_bundle("notify", language).format(message, args)


def title_of(game: str) -> str:
    """The title of a game; its id, if it is not installed any more."""
    return registry.find(game).meta.title if game in registry.GAMES else game


def notice_of(delivery: Delivery) -> Notice:
    """What a delivery tells."""
    if delivery.kind in ABOUT_PEOPLE:
        return _notice_of_person(delivery)
    preferences = delivery.preferences
    language = locale.known(preferences.language)
    title = title_of(delivery.game)
    names = tuple(
        locale.called(seat.name, language)
        for number, seat in enumerate(delivery.summary.seats)
        if not delivery.seats >> number & 1 and seat.name
    )
    until = delivery.summary.waiting.get(delivery.person)
    return Notice(
        delivery.kind,
        delivery.key,
        say(delivery.kind, language, game=title),
        _body(names, until, preferences, language),
        f"{delivery.origin}/table/{delivery.table}",
        title,
        delivery.table,
        names,
        until,
    )


def _notice_of_person(delivery: Delivery) -> Notice:
    language = locale.known(delivery.preferences.language)
    title = say(delivery.kind, language, name=locale.called(delivery.about, language))
    body = say(f"{delivery.kind}-body", language)
    return Notice(delivery.kind, delivery.key, title, body, f"{delivery.origin}/lobby")


def _body(
    names: tuple[str, ...], until: float | None, preferences: Preferences, language: str
) -> str:
    said = []
    if names:
        said.append(say("opponents", language, names=", ".join(names)))
    if until is not None:
        moment = datetime.fromtimestamp(until, preferences.time_zone())
        said.append(say("until", language, moment=f"{moment:%Y-%m-%d %H:%M}"))
    return " ".join(said) or say("alone", language)


def trial(key: str, language: str, origin: str) -> Notice:
    """What is sent to see whether a channel works."""
    spoken = locale.known(language)
    return Notice("test", key, say("test", spoken), say("test-body", spoken), f"{origin}/")


def digest(notices: list[Notice], language: str, origin: str) -> tuple[str, str]:
    """Subject and text of one e-mail about all of them."""
    spoken = locale.known(language)
    tables = {notice.table or notice.key for notice in notices}
    about = "digest" if all(notice.kind in _OF_TURNS for notice in notices) else "digest-news"
    subject = say(about, spoken, count=len(tables)) if len(notices) > 1 else notices[0].title
    parts = [f"{notice.title}\n{notice.body}\n{notice.link}" for notice in notices]
    end = say("digest-end", spoken, link=f"{origin}/")
    return subject, "\n\n".join([*parts, f"-- \n{end}"]) + "\n"
