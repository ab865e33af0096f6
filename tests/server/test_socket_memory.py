"""What a quiet socket keeps: no headers of its handshake, no queues that take kilobytes."""

from __future__ import annotations

import asyncio
import gc
import time
from types import CoroutineType
from typing import Any

import pytest

from bandstand.server.http.socket_protocol import Gate, SocketProtocol
from bandstand.server.live.mailbox import Mailbox
from support.server_harness import SECONDS, Running


def open_sockets() -> list[SocketProtocol]:
    # By type: a proxy of another test's object would be asked for its class, which may be gone.
    found = [one for one in gc.get_objects() if issubclass(type(one), SocketProtocol)]
    return [one for one in found if one.handshake_complete and not one.disconnected]


def speaking() -> list[CoroutineType[Any, Any, Any]]:
    """What sends the messages of each open socket."""
    found = [one for one in gc.get_objects() if type(one) is CoroutineType]  # no proxies
    return [one for one in found if one.__name__ == "_speak" and one.cr_frame is not None]


def holds_a_message(sender: CoroutineType[Any, Any, Any]) -> bool:
    frame = sender.cr_frame  # gone once the socket is
    return frame is not None and "message" in frame.f_locals


def test_a_mailbox_hands_out_what_was_put_in_in_order() -> None:
    async def read() -> list[str]:
        mailbox: Mailbox[str] = Mailbox()
        mailbox.put_nowait("first")
        mailbox.put_nowait("second")
        assert mailbox.qsize() == 2
        found = [await mailbox.get(), mailbox.get_nowait()]
        assert mailbox.empty()
        return found

    assert asyncio.run(read()) == ["first", "second"]


def test_who_waits_at_a_mailbox_is_woken_once_for_several() -> None:
    async def read() -> list[str]:
        mailbox: Mailbox[str] = Mailbox()
        waiting = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        mailbox.put_nowait("first")
        mailbox.put_nowait("second")
        return [await waiting, await mailbox.get()]

    assert asyncio.run(read()) == ["first", "second"]


def test_nothing_is_lost_when_a_reader_gives_up() -> None:
    async def read() -> str:
        mailbox: Mailbox[str] = Mailbox()
        waiting = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        mailbox.put_nowait("kept")
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        return await mailbox.get()

    assert asyncio.run(read()) == "kept"


def test_a_gate_lets_through_who_waited_when_it_opens_and_who_comes_after() -> None:
    async def pass_through() -> bool:
        gate = Gate()
        await gate.wait()
        gate.clear()
        waiting = asyncio.create_task(gate.wait())
        await asyncio.sleep(0)
        still = not waiting.done()
        gate.set()
        await waiting
        await gate.wait()
        return still

    assert asyncio.run(pass_through())


def test_an_open_socket_keeps_no_headers(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay("a-chord", [{"kind": "open"}, {"kind": "bot", "level": 0}])
    before = open_sockets()
    seat = ada.sit(table)
    sockets = [one for one in open_sockets() if one not in before]
    assert sockets
    for one in sockets:
        assert not list(one.request.headers.raw_items())
        assert not list(one.response.headers.raw_items())
        assert one.scope["headers"] == []
    seat.close()


def test_a_socket_does_not_keep_what_was_sent_last(house: Running) -> None:
    ada = house.guest("Ada")
    seat = ada.sit(ada.lay("a-chord", [{"kind": "open"}, {"kind": "bot", "level": 0}]))
    senders = speaking()
    assert senders
    end = time.monotonic() + SECONDS
    # The page may have a message before the server goes on behind its sending.
    while any(map(holds_a_message, senders)):
        assert time.monotonic() < end, "a sender that waits has still a message"
        time.sleep(0.01)
    assert seat.ask("emote", emote="bravo")["type"] == "done"
    seat.close()
