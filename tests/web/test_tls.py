"""On a network under TLS: the server behind Caddy, by the very lines of docs/server.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from support.browser import chromium_again, visitor
from support.server_harness import Running, running
from support.server_process import free_port
from support.tls import caddy_alone, caddy_with_mkcert, programs, trusted_key


class Secured(Running):
    """A server as its visitors see it through the proxy."""

    @property
    def url(self) -> str:
        return f"https://{self.address}"


@pytest.fixture(params=[caddy_alone, caddy_with_mkcert], ids=["caddy", "mkcert"])
def secured(
    request: pytest.FixtureRequest, tmp_path: Path, browser: Browser
) -> Iterator[tuple[Browser, Secured]]:
    """A server with ``--behind-proxy --public-url``, and a browser that trusts its proxy."""
    programs()
    port = free_port()
    address = f"127.0.0.1:{port}"
    public = f"https://{address}"
    behind = {"public_url": public, "origins": (public,), "secure": True, "trust_proxy": True}
    with (
        running(str(tmp_path / "house.db"), **behind) as house,
        request.param(tmp_path, port, house.address) as root,
    ):
        trust = f"--ignore-certificate-errors-spki-list={trusted_key(port, root)}"
        with chromium_again(browser, trust) as trusting:
            yield trusting, Secured(address, house.settings)


def test_friends_play_under_tls(secured: tuple[Browser, Secured]) -> None:
    """Link, cookie, socket and service worker: what notifications and installing ask for."""
    browser, house = secured
    sockets: list[str] = []
    with visitor(browser, house, service_worker=True) as person:
        page = person.page
        page.on("websocket", lambda opened: sockets.append(opened.url))
        person.visit("/")
        page.get_by_role("button", name="With friends: Take the A Chord").click()
        page.get_by_role("button", name="Create table").click()
        link = page.get_by_label("Invite")
        expect(link).to_have_value(re.compile(f"^{re.escape(house.url)}/room/"))
        expect(page.get_by_role("button", name="Put a bot here").first).to_be_visible()
        assert [url.partition(":")[0] for url in sockets] == ["wss"]
        cookies = [one for one in person.context.cookies() if "127.0.0.1" in str(one["domain"])]
        assert cookies
        assert all(one["secure"] and one["httpOnly"] for one in cookies)
        assert page.evaluate("isSecureContext")
        script = page.evaluate(
            "navigator.serviceWorker.ready.then(found => found.active.scriptURL)"
        )
        assert script == f"{house.url}/sw.js"
