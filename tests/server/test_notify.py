"""A turn arrives, once, by every channel, whatever happens to the server in between."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import func, select

from bandstand.server.notify import outgoing
from bandstand.server.store import notify_channels, schema
from bandstand.server.store.database import open_engine
from support.page_game import HIGH_NOTE, registered
from support.receivers import (
    BrowserKeys,
    MailReceiver,
    WebReceiver,
    mail_receiver,
    wait_for,
    web_receiver,
)
from support.server_harness import Guest, Running, running
from support.server_process import free_port

OPEN = {"kind": "open"}
NEVER = 1_000_000.0
QUICK: dict[str, Any] = {
    "notify_private": True,
    "notify_sweep": 0.05,
    "notify_delay": 0.0,
    "notify_retries": (0.1, 0.1),
}
SLOW = {**QUICK, "notify_delay": NEVER}
WEBHOOKS = ("ntfy", "discord", "matrix", "webhook")


@pytest.fixture(autouse=True)
def high_note() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture
def web() -> Iterator[WebReceiver]:
    with web_receiver() as receiver:
        yield receiver


@pytest.fixture
def data(tmp_path: Path) -> str:
    return str(tmp_path / "house.db")


def channel(kind: str, web: WebReceiver) -> dict[str, Any]:
    """What is asked for a webhook channel of a kind."""
    more = {"room": "!r:example.org", "token": "secret"} if kind == "matrix" else {}
    return {"kind": kind, "url": f"{web.url}/{kind}", **more}


def listener(server: Running, asked: dict[str, Any], **chosen: Any) -> Guest:
    """A guest who is told of turns by one channel."""
    guest = server.guest("Ada")
    if chosen:
        response = guest.ask("PUT", "/api/me/notify", chosen)
        assert response.is_success, response.text
    guest.post("/api/me/notify/channels", asked)
    return guest


def await_ada(server: Running, ada: Guest, **plan: Any) -> str:
    """A game that waits for Ada, and for Bo."""
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN], **plan)
    server.guest("Bo").post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return table


def again(server: Running, guest: Guest) -> Guest:
    """The same person, at a server that was started again."""
    guest.client.base_url = server.url
    guest.address = server.address
    return guest


def queued(data: str, state: str) -> int:
    engine = open_engine(data)
    with engine.connect() as connection:
        queue = schema.deliveries
        query = select(func.count()).select_from(queue).where(queue.c.state == state)
        count = connection.execute(query).scalar_one()
    engine.dispose()
    return count


@pytest.mark.slow
def test_webhooks_are_told_once_though_the_server_restarts(web: WebReceiver, data: str) -> None:
    with running(data, **SLOW) as server:
        ada = server.guest("Ada")
        for kind in WEBHOOKS:
            ada.post("/api/me/notify/channels", channel(kind, web))
        table = await_ada(server, ada)
    assert web.received == []
    assert queued(data, "pending") == len(WEBHOOKS)
    with running(data, **QUICK):
        wait_for(lambda: queued(data, "sent") == len(WEBHOOKS))
    with running(data, **QUICK):
        assert web.count_after_a_while(len(WEBHOOKS)) == len(WEBHOOKS)
    assert all(table.encode() in one.body and b"Bo" in one.body for one in web.received)
    assert sorted(one.method for one in web.received) == ["POST", "POST", "POST", "PUT"]


def test_receivers_of_one_person_that_hang_keep_nobody_waiting(
    web: WebReceiver, data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing.send, "__defaults__", (NEVER,))  # nothing is given up
    with web_receiver() as slow, running(data, **QUICK) as server:
        slow.held.clear()
        ada = server.guest("Ada")
        for number in range(notify_channels.MOST_CHANNELS):
            address = {"kind": "webhook", "url": f"{slow.url}/{number}"}
            ada.post("/api/me/notify/channels", address)
        await_ada(server, ada)
        wait_for(lambda: slow.received)
        await_ada(server, listener(server, channel("webhook", web)))
        try:
            wait_for(lambda: web.received)
        finally:
            slow.held.set()
        wait_for(lambda: len(slow.received) == notify_channels.MOST_CHANNELS)


@pytest.mark.slow
def test_a_browser_is_told_once_though_the_server_restarts(web: WebReceiver, data: str) -> None:
    browser = BrowserKeys()
    with running(data, **SLOW) as server:
        push = {"kind": "push", "subscription": browser.subscription(f"{web.url}/push/1")}
        ada = listener(server, push)
        key = ada.get("/api/me/notify")["push_key"]
        table = await_ada(server, ada)
        link = f"{server.url}/table/{table}"
    with running(data, **QUICK):
        wait_for(lambda: queued(data, "sent") == 1)
    with running(data, **QUICK) as server:
        assert web.count_after_a_while(1) == 1
        assert again(server, ada).get("/api/me/notify")["push_key"] == key
    (told,) = web.received
    assert told.path == "/push/1"
    assert told.headers["authorization"].endswith(f"k={key}")
    assert 0 < len(told.headers["topic"]) <= 32
    message = browser.read(told.body)
    assert message["link"] == link
    assert message["tag"] == f"turn-{table}"
    assert message["turns"] == 1
    assert message["body"] == "With Bo."


@pytest.mark.slow
def test_a_mailbox_is_confirmed_and_then_told_of_all_turns_at_once(data: str) -> None:
    with mail_receiver(free_port()) as mail:
        sending = {"smtp": mail.url, "mail_from": "bandstand@example.org"}
        with running(data, **SLOW, **sending) as server:
            ada = listener(server, {"kind": "email", "email": "ada@example.org"}, language="fr")
            confirm(ada, mail)
            tables = [await_ada(server, ada), await_ada(server, ada)]
        assert mail.received == []
        assert queued(data, "pending") == 2
        with running(data, **QUICK, **sending):
            wait_for(lambda: queued(data, "sent") == 2)
        (told,) = mail.received
        assert told["To"] == "ada@example.org"
        assert told["Subject"] == "C’est à vous à 2 tables"
        assert all(table in told.get_content() for table in tables)
        # The next e-mail waits for its hour.
        with running(data, **QUICK, **sending) as server:
            await_ada(server, again(server, ada))
            wait_for(lambda: pending_due(data) > time() + 3_000)
        assert len(mail.received) == 1


def confirm(guest: Guest, mail: MailReceiver) -> None:
    """Bring the code back that was sent to the mailbox."""
    (sent,) = mail.received
    code = str(sent["Subject"]).split()[0]
    (info,) = guest.get("/api/me/notify")["channels"]
    path = f"/api/me/notify/channels/{info['id']}"
    assert info["state"] == "unconfirmed"
    assert guest.refused("POST", f"{path}/test") == (403, "unconfirmed")
    wrong = {"code": "x"}
    assert guest.refused("POST", f"{path}/confirm", wrong) == (422, "wrong-code")
    (info,) = guest.post(f"{path}/confirm", {"code": code})["channels"]
    assert info["state"] == "on"
    mail.received.clear()


def pending_due(data: str, which: Any = func.max) -> float:
    engine = open_engine(data)
    with engine.connect() as connection:
        queue = schema.deliveries
        query = select(which(queue.c.due)).where(queue.c.state == "pending")
        due = connection.execute(query).scalar_one()
    engine.dispose()
    return due or 0.0


@pytest.mark.slow
def test_what_fails_is_tried_again_and_given_up_at_last(web: WebReceiver, data: str) -> None:
    with running(data, **QUICK) as server:
        ada = listener(server, channel("webhook", web))
        web.statuses = [500, 503]
        await_ada(server, ada)
        wait_for(lambda: queued(data, "sent") == 1)
        assert len(web.received) == 3
        assert len({one.headers["idempotency-key"] for one in web.received}) == 1
        web.statuses = [500, 500, 500]
        await_ada(server, ada)
        wait_for(lambda: queued(data, "failed") == 1)
        (info,) = ada.get("/api/me/notify")["channels"]
        assert info["state"] == "paused"
        assert (info["trouble"], info["detail"]) == ("status", "500")
        # A test that arrives shows that it can be used again.
        (info,) = ada.post(f"/api/me/notify/channels/{info['id']}/test")["channels"]
        assert (info["state"], info["trouble"]) == ("on", None)


@pytest.mark.slow
def test_what_does_not_arrive_keeps_the_rest_of_its_channel_waiting(
    web: WebReceiver, data: str
) -> None:
    """Each attempt may take ten seconds in which the channels of others wait for theirs."""
    with running(data, **SLOW) as server:
        ada = listener(server, channel("webhook", web))
        for _ in range(3):
            await_ada(server, ada)
    web.statuses = [500] * 3
    with running(data, **{**QUICK, "notify_retries": (NEVER,)}):
        wait_for(lambda: pending_due(data, func.min) > time() + NEVER / 2)
    assert queued(data, "pending") == 3
    assert len(web.received) == 1


@pytest.mark.slow
def test_a_browser_that_unsubscribed_is_forgotten(web: WebReceiver, data: str) -> None:
    with running(data, **QUICK) as server:
        keys = BrowserKeys().subscription(f"{web.url}/gone")
        ada = listener(server, {"kind": "push", "subscription": keys})
        web.statuses = [410]
        await_ada(server, ada)
        wait_for(lambda: ada.get("/api/me/notify")["channels"] == [])
        assert queued(data, "pending") == queued(data, "failed") == 0


@pytest.mark.slow
def test_nobody_is_told_while_they_look_at_the_table(web: WebReceiver, data: str) -> None:
    with running(data, **QUICK) as server:
        ada = listener(server, channel("webhook", web))
        table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
        seat = ada.sit(table)
        server.guest("Bo").post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        wait_for(lambda: pending_due(data) > time() + 30)
        assert web.received == []
        seat.close()
        # The same with the page in the background: then word comes.
        table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
        ada.sit(table, visible=False)
        server.guest("Bo").post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        wait_for(lambda: len(web.received) == 1)
        assert table in web.received[0].json["link"]


@pytest.mark.slow
def test_whoever_answers_in_time_is_not_told(web: WebReceiver, data: str) -> None:
    with running(data, **SLOW) as server:
        ada = listener(server, channel("webhook", web))
        table = await_ada(server, ada)
        assert queued(data, "pending") == 1
        seat = ada.sit(table)
        seat.move()
        seat.close()
        assert ada.get("/api/me/notify/turns") == {"turns": 0}
    with running(data, **QUICK):
        wait_for(lambda: queued(data, "pending") == 0)
    assert web.received == []


@pytest.mark.slow
def test_a_turn_and_a_reminder_are_two_things(web: WebReceiver, data: str) -> None:
    pace = {"seconds": 259_200}
    with running(data, **QUICK) as server:
        ada = listener(server, channel("webhook", web), remind=259_200 - 5)
        await_ada(server, ada, pace=pace)
        wait_for(lambda: len(web.received) == 2)
        first, second = (one.json for one in web.received)
        assert (first["kind"], second["kind"]) == ("turn", "reminder")
        assert first["until"] == second["until"] != ""
        assert first["key"] != second["key"]


def test_the_key_of_a_notice_does_not_tell_how_many_lines_are_secret(
    web: WebReceiver, data: str
) -> None:
    with running(data, **QUICK) as server:
        await_ada(server, listener(server, channel("webhook", web)))
        wait_for(lambda: queued(data, "sent") == 1)
    engine = open_engine(data)
    with engine.connect() as connection:
        row = connection.execute(select(schema.deliveries)).one()
    engine.dispose()
    mine = row.table_id, row.person_id, row.channel_id, row.kind
    assert web.received[0].json["key"] not in {known_key(*mine, number) for number in range(99)}
    assert row.number in range(99)


def known_key(table: str, person: str, channel: str, kind: str, number: int) -> str:
    """The key that the queue knows a delivery by: whoever knows all but the number finds it."""
    parts = (table, str(number), person, channel, kind)
    return sha256("\n".join(parts).encode()).hexdigest()[:32]


@pytest.mark.slow
def test_quiet_hours_are_kept(web: WebReceiver, data: str) -> None:
    minute = int(time() // 60) % 1_440
    hours = {"quiet_from": (minute - 60) % 1_440, "quiet_to": (minute + 60) % 1_440}
    with running(data, **QUICK) as server:
        ada = listener(server, channel("webhook", web), **hours)
        await_ada(server, ada)
        wait_for(lambda: pending_due(data) > time() + 3_000)
    assert web.received == []


def test_a_calendar_is_read_by_its_secret_address(data: str) -> None:
    with running(data) as server:
        ada = server.guest("Ada")
        table = await_ada(server, ada, pace={"seconds": 259_200})
        await_ada(server, ada)
        token = ada.post("/api/me/notify/calendar")["token"]
    with running(data) as server:
        ada, stranger = again(server, ada), server.guest("Eve")
        found = stranger.ask("GET", f"/api/calendar/{token}.ics")
        assert found.headers["content-type"].startswith("text/calendar")
        assert found.text.count("BEGIN:VEVENT") == 1
        assert table in found.text
        newer = ada.post("/api/me/notify/calendar")["token"]
        assert stranger.refused("GET", f"/api/calendar/{token}.ics") == (404, "not-found")
        assert ada.ask("DELETE", "/api/me/notify/calendar").status_code == 204
        assert stranger.refused("GET", f"/api/calendar/{newer}.ics") == (404, "not-found")


def test_channels_are_their_owner_s_alone(web: WebReceiver, data: str) -> None:
    with running(data, **QUICK) as server:
        ada = listener(server, channel("matrix", web))
        (info,) = ada.get("/api/me/notify")["channels"]
        assert info["label"] == web.url.removeprefix("http://")
        assert "secret" not in str(info)
        path = f"/api/me/notify/channels/{info['id']}"
        bo = server.guest("Bo")
        assert bo.refused("DELETE", path) == (404, "not-found")
        assert bo.refused("POST", f"{path}/test") == (404, "not-found")
        assert ada.ask("DELETE", path).json()["channels"] == []


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"kind": "webhook", "url": "http://example.org/"}, "bad-address"),
        ({"kind": "matrix", "url": "https://example.org/"}, "bad-address"),
        (
            {"kind": "matrix", "url": "https://example.org/", "room": "r", "token": "t\r\nX: y"},
            "bad-address",
        ),
        (
            {"kind": "matrix", "url": "https://example.org/", "room": "r", "token": "é"},
            "bad-address",
        ),
        ({"kind": "push"}, "bad-address"),
        ({"kind": "email", "email": "ada@example.org"}, "no-mail"),
    ],
)
def test_what_nothing_can_be_sent_to_is_refused(
    house: Running, asked: dict[str, Any], code: str
) -> None:
    ada = house.guest("Ada")
    assert ada.refused("POST", "/api/me/notify/channels", asked)[1] == code


def test_a_subscription_is_not_kept_at_any_length(house: Running) -> None:
    ada = house.guest("Ada")
    usual = BrowserKeys().subscription("https://push.example.org/1")
    odd = {
        "endpoint": f"https://push.example.org/{'x' * 100_000}",
        "p256dh": usual["p256dh"] + "!" * 100_000,  # what is no base64 is skipped in reading it
        "auth": usual["auth"] + "!" * 100_000,
    }
    for name, value in odd.items():
        asked = {"kind": "push", "subscription": {**usual, name: value}}
        assert ada.refused("POST", "/api/me/notify/channels", asked)[0] == 400
    asked = {"kind": "push", "subscription": usual}
    assert ada.ask("POST", "/api/me/notify/channels", asked).status_code == 201


def test_a_webhook_into_the_server_s_own_network_is_not_called(house: Running) -> None:
    ada = house.guest("Ada")
    inside = {"kind": "webhook", "url": "https://localhost:1/"}
    (info,) = ada.post("/api/me/notify/channels", inside)["channels"]
    (info,) = ada.post(f"/api/me/notify/channels/{info['id']}/test")["channels"]
    assert (info["state"], info["trouble"], info["detail"]) == ("paused", "private", "localhost:1")


def test_preferences_are_checked(house: Running) -> None:
    ada = house.guest("Ada")
    assert ada.refused("PUT", "/api/me/notify", {"zone": "Mars/Olympus"})[1] == "no-zone"
    assert ada.refused("PUT", "/api/me/notify", {"quiet_from": 60})[1] == "half-quiet"
    assert ada.refused("PUT", "/api/me/notify", {"quiet_from": 1440, "quiet_to": 0})[0] == 400


def test_nothing_is_kept_of_somebody_who_left(web: WebReceiver, data: str) -> None:
    with running(data, **SLOW) as server:
        ada = listener(server, channel("webhook", web))
        await_ada(server, ada)
        ada.post("/api/me/delete", {"name": "Ada"})
    engine = open_engine(data)
    with engine.connect() as connection:
        for table in (schema.notify_people, schema.notify_channels, schema.deliveries):
            assert connection.execute(select(table)).all() == []
    engine.dispose()


def test_a_browser_that_is_signed_out_is_told_no_more(web: WebReceiver, data: str) -> None:
    with running(data, **QUICK) as server:
        keys = BrowserKeys().subscription(f"{web.url}/push")
        ada = listener(server, {"kind": "push", "subscription": keys})
        assert ada.get("/api/me/notify")["channels"][0]["here"]
        ada.post("/api/me/sign-out", {"where": "here"})
    engine = open_engine(data)
    with engine.connect() as connection:
        assert connection.execute(select(schema.notify_channels)).all() == []
    engine.dispose()


def test_a_server_that_closes_finishes_what_it_sends(web: WebReceiver, data: str) -> None:
    web.held.clear()
    with running(data, **QUICK) as server:
        await_ada(server, listener(server, channel("webhook", web)))
        wait_for(lambda: len(web.received) == 1)
        threading.Timer(0.3, web.held.set).start()
    assert queued(data, "sent") == 1
