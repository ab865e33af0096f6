"""When people are told, what they are told, and where the server does not send anything."""

from __future__ import annotations

import asyncio
import socket
import threading
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bandstand.server.notify import outgoing, webhooks
from bandstand.server.notify.calendar import calendar
from bandstand.server.notify.mail import is_address
from bandstand.server.notify.notices import digest, notice_of
from bandstand.server.notify.outgoing import ForbiddenAddressError, Outgoing, UnreachableError
from bandstand.server.notify.schedule import Drop, Postpone, Send, judge
from bandstand.server.store.deliveries import Delivery
from bandstand.server.store.lobby import SeatLine, Summary
from bandstand.server.store.notify_preferences import Preferences
from bandstand.tables.entries import Holiday
from bandstand.tables.messages import ChairLine, TableLine
from support.receivers import SECONDS, web_receiver

PARIS = ZoneInfo("Europe/Paris")
NIGHT = Preferences(zone="Europe/Paris", quiet_from=22 * 60, quiet_to=7 * 60)
HOUR = 3_600.0
SEATS = [SeatLine("person", "Ada", 0), SeatLine("person", "Bo [x](y) @all", 0)]


def paris(day: int, hour: int, minute: int = 0, month: int = 6) -> float:
    return datetime(2026, month, day, hour, minute, tzinfo=PARIS).timestamp()


def delivery(**changes: Any) -> Delivery:
    """A turn of Ada's that began at noon, with a deadline a day later."""
    usual: dict[str, Any] = {
        "person": "ada",
        "table": "table",
        "channel": "channel",
        "kind": "turn",
        "number": 7,
        "seats": 0b1,
        "due": paris(10, 12),
        "attempts": 0,
        "channel_kind": "push",
        "channel_state": "on",
        "address": "",
        "sent": None,
        "origin": "https://play.example.org",
        "game": "six-forces",
        "summary": Summary("Ada", SEATS, False, {"ada": paris(11, 12)}),
        "preferences": NIGHT,
    }
    return Delivery(**{**usual, **changes})


@pytest.mark.parametrize(
    ("moment", "end"),
    [
        (paris(10, 21, 59), None),
        (paris(10, 22), paris(11, 7)),
        (paris(11, 3), paris(11, 7)),
        (paris(11, 7), None),
        # The night in which clocks go back is an hour longer.
        (paris(24, 23, month=10), paris(25, 7, month=10)),
    ],
)
def test_quiet_hours_last_over_midnight(moment: float, end: float | None) -> None:
    assert NIGHT.quiet_until(moment) == end


def test_no_quiet_hours_are_no_hours() -> None:
    assert Preferences().quiet_until(paris(10, 3)) is None
    assert Preferences(quiet_from=60, quiet_to=60).quiet_until(paris(10, 1)) is None


def test_a_reminder_comes_before_the_deadline_and_before_the_night() -> None:
    noon = paris(10, 12)
    assert NIGHT.reminder_at(paris(10, 20), noon) == paris(10, 19)
    assert NIGHT.reminder_at(paris(11, 5), noon) == paris(10, 22) - 60
    assert NIGHT.reminder_at(paris(10, 12, 30), noon) is None
    assert NIGHT.reminder_at(None, noon) is None
    assert Preferences(remind=None).reminder_at(paris(10, 20), noon) is None


def test_a_turn_is_told_if_it_is_still_owed_and_nobody_looks() -> None:
    noon = paris(10, 12)
    assert judge(delivery(), [], noon) == Send()
    assert judge(delivery(), ["bo"], noon) == Send()
    assert judge(delivery(), ["ada"], noon) == Postpone(noon + 60)
    assert judge(delivery(), [], paris(10, 23)) == Postpone(paris(11, 7))
    assert judge(delivery(channel_state="paused"), [], noon) == Drop()
    answered = Summary("Ada", SEATS, False, {"bo": None})
    assert judge(delivery(summary=answered), [], noon) == Drop()


@pytest.mark.parametrize("kind", ["turn", "reminder"])
def test_nobody_is_told_of_turns_on_holiday(kind: str) -> None:
    noon = paris(10, 12)
    away = Holiday(noon - HOUR, noon + 600.0), Holiday(noon + 2 * HOUR, noon + 3 * HOUR)
    # It is asked again before a long holiday is to end: it may be ended before.
    assert judge(delivery(kind=kind, holidays=away), (), noon) == Postpone(noon + 600.0)
    long = (Holiday(noon - HOUR, noon + 9 * HOUR),)
    assert judge(delivery(kind=kind, holidays=long), (), noon) == Postpone(noon + 900.0)
    others = Summary("Ada", SEATS, False, {"bo": None})
    assert judge(delivery(kind=kind, holidays=long, summary=others), (), noon) == Drop()
    told = judge(delivery(holidays=away), (), noon + 700.0)
    assert told == Send()
    invited = delivery(kind="match", holidays=away)
    assert judge(invited, (), noon) == Send()


def test_a_reminder_follows_the_clock() -> None:
    reminder = delivery(kind="reminder", due=paris(11, 11))
    assert judge(reminder, [], paris(11, 11)) == Send()
    assert judge(reminder, [], paris(11, 13)) == Drop()
    longer = Summary("Ada", SEATS, False, {"ada": paris(11, 18)})
    later = judge(reminder._replace(summary=longer), [], paris(11, 11))
    assert later == Postpone(paris(11, 17))
    held = Summary("Ada", SEATS, False, {"ada": None})
    assert isinstance(judge(reminder._replace(summary=held), [], paris(11, 11)), Postpone)


def test_e_mail_waits_for_the_next_digest_but_not_with_a_reminder() -> None:
    noon = paris(11, 11)
    mail = delivery(channel_kind="email", sent=noon - HOUR / 2)
    assert judge(mail, [], noon) == Postpone(noon + HOUR / 2)
    assert judge(mail._replace(kind="reminder"), [], noon) == Send()


def test_a_delivery_has_one_key_for_all_its_attempts() -> None:
    key = delivery().key
    assert delivery(attempts=3, due=0.0).key == key
    others = {"table": "t", "number": 8, "person": "bo", "channel": "c", "kind": "reminder"}
    assert key not in {delivery(**{name: value}).key for name, value in others.items()}


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Your turn: 6 Forces"),
        ("fr", "À vous\u00a0: 6 Forces"),
        ("ja", "あなたの番です：6 Forces"),
    ],
)
def test_a_notice_names_game_opponents_deadline_and_link(language: str, title: str) -> None:
    told = notice_of(delivery(preferences=Preferences(language=language, zone="Europe/Paris")))
    assert told.title == title
    assert "Bo" in told.body
    assert "Ada" not in told.body
    assert "2026-06-11 12:00" in told.body
    assert told.link == "https://play.example.org/table/table"


def test_several_turns_are_one_e_mail() -> None:
    told = [notice_of(delivery()), notice_of(delivery(table="other"))]
    subject, text = digest(told, "en", "https://play.example.org")
    assert subject == "It’s your turn at 2 tables"
    assert "/table/table\n" in text
    assert "/table/other\n" in text
    assert digest(told[:1], "en", "")[0] == told[0].title


def test_every_preset_says_it_in_its_service_s_way() -> None:
    told = notice_of(delivery())
    hook = webhooks.Hook("https://ntfy.example/band/stand", "!room:example.org", "secret")
    asked = {kind: webhooks.request(kind, hook, told) for kind in webhooks.PRESETS}
    assert asked.keys() == {"ntfy", "discord", "matrix", "webhook"}
    assert asked["ntfy"].url == "https://ntfy.example/band"
    assert b'"topic":"stand"' in asked["ntfy"].body
    assert b'"allowed_mentions":{"parse":[]}' in asked["discord"].body
    assert rb"Bo \\[x\\]\\(y\\) \\@all" in asked["discord"].body
    room = f"rooms/%21room%3Aexample.org/send/m.room.message/{told.key}"
    assert asked["matrix"].url.endswith(f"/band/stand/_matrix/client/v3/{room}")
    assert asked["matrix"].method == "PUT"
    assert asked["matrix"].headers["Authorization"] == "Bearer secret"
    assert all(one.headers["Idempotency-Key"] == told.key for one in asked.values())
    assert webhooks.check("matrix", webhooks.Hook("https://m.example"), private=False) == "room"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fd00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::10.0.0.1",
        "2002:7f00:1::",
        "fec0::2",
        "::7f00:1",
        "64:ff9b:1::a00:1",
    ],
)
def test_private_addresses_are_not_open(address: str) -> None:
    assert not outgoing.is_open(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "64:ff9b::808:808"])
def test_the_others_are(address: str) -> None:
    assert outgoing.is_open(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://user:password@example.org/",
        "file:///etc/passwd",
        "https://",
        "https://example.org:99999/",
        "https://example.org/a b",
        "https://example.org/\r\nX: y",
        "https://.example.org/",
        "https://exa..mple.org/",
        f"https://{'a' * 64}.example/",
    ],
)
def test_what_is_no_address_of_a_web_server_is_refused(url: str) -> None:
    with pytest.raises(ForbiddenAddressError):
        outgoing.check_url(url, private=False)


def post(url: str, private: bool, seconds: float = 10.0) -> outgoing.Answer:
    return asyncio.run(outgoing.send(Outgoing("POST", url, {}, b"{}"), private, seconds))


def test_nothing_is_sent_into_the_own_network_unless_the_operator_allows_it() -> None:
    with pytest.raises(ForbiddenAddressError, match="private network"):
        post("https://localhost:1/", private=False)
    with web_receiver() as receiver:
        receiver.statuses = [429]
        assert post(receiver.url, private=True).status == 429


def test_a_receiver_that_never_answers_is_given_up() -> None:
    with web_receiver() as receiver:
        receiver.held.clear()
        with pytest.raises(UnreachableError, match="in time"):
            post(receiver.url, private=True, seconds=0.2)
    with pytest.raises(UnreachableError, match="cannot be reached"):
        post(receiver.url, private=True)


def test_names_that_nobody_answers_for_keep_no_other_name_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """More of them than the executor of an event loop has threads, on any machine."""
    answers, look_up = threading.Event(), socket.getaddrinfo

    def held(host: str, *details: Any, **more: Any) -> Any:
        if host.endswith(".example"):
            answers.wait()
            host = "127.0.0.1"
        return look_up(host, *details, **more)

    async def ask(url: str, seconds: float) -> outgoing.Answer:
        return await outgoing.send(Outgoing("POST", url, {}, b"{}"), True, seconds)

    async def whole() -> None:
        asked = [ask(f"http://slow{number}.example/", 0.01) for number in range(40)]
        try:
            given_up = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(one, UnreachableError) for one in given_up)
            assert (await ask(receiver.url, SECONDS)).status == 201
        finally:
            answers.set()

    monkeypatch.setattr(socket, "getaddrinfo", held)
    with web_receiver() as receiver:
        asyncio.run(whole())


@pytest.mark.parametrize("text", ["ada@example.org", "a.b+c@mail.example"])
def test_a_mailbox_is_known_by_its_address(text: str) -> None:
    assert is_address(text)


@pytest.mark.parametrize(
    "text", ["ada", "@example.org", "a@b, c@d.org", "a@example.org\nBcc: x@y.z"]
)
def test_anything_else_is_none(text: str) -> None:
    assert not is_address(text)


def test_a_calendar_has_the_deadlines_in_lines_of_75_bytes() -> None:
    until = paris(11, 12)
    seats = [ChairLine("person", name) for name in ("Ada", "Zoé; \\, " * 3, "とても長い名前" * 4)]
    line = TableLine("table", "six-forces", "playing", True, "Ada", seats, False, 0.0, 0.0)
    line.turn, line.until = True, until
    unclocked = TableLine("other", "six-forces", "playing", True, "Ada", [], False, 0.0, 0.0)
    unclocked.turn = True
    text = calendar([line, unclocked], "en", "https://play.example.org", until - HOUR)
    lines = text.split("\r\n")
    assert lines.pop() == ""
    assert all(len(line.encode()) <= 75 for line in lines)
    whole = text.replace("\r\n ", "").split("\r\n")
    assert "DTSTART:20260611T100000Z" in whole
    assert "SUMMARY:6 Forces: your time is up" in whole
    assert any("Zoé\\; \\\\\\, " in line for line in whole)
    assert whole.count("BEGIN:VEVENT") == 1
