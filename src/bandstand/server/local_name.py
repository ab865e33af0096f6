"""The name of this server on its network (``bandstand.local``), by multicast DNS.

It needs the extra ``lan``; without it, or where a network has no multicast, friends use the address
in numbers.
"""

from __future__ import annotations

import logging
import socket
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zeroconf.asyncio import AsyncZeroconf

NAME = "bandstand"
_SERVICE = "_http._tcp.local."
_MOST_NAMES = 20  # bandstand, bandstand-2, ...
_ANSWER_MS = 2_500  # for another holder of a name: one that has just spoken waits a second
_log = logging.getLogger(__name__)


def is_available() -> bool:
    """Whether the package for it is installed."""
    from importlib.util import find_spec

    return find_spec("zeroconf") is not None


class LocalName:
    """A name that leads to some addresses of this machine, from ``announce`` to ``withdraw``."""

    def __init__(self) -> None:
        self.host: str | None = None  # such as bandstand.local
        self._responder: AsyncZeroconf | None = None

    async def announce(self, addresses: Sequence[str], port: int) -> None:
        """Answer to the first name that nobody else on the network answers to."""
        if not is_available():
            return
        try:
            await self._announce(addresses, port)
        except OSError as error:
            _log.warning("no name on this network: %s", error)
            await self.withdraw()

    async def _announce(self, addresses: Sequence[str], port: int) -> None:
        from zeroconf import IPVersion, NonUniqueNameException
        from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

        self._responder = AsyncZeroconf(interfaces=list(addresses), ip_version=IPVersion.V4Only)
        await self._responder.zeroconf.async_wait_for_start()
        packed = [socket.inet_aton(address) for address in addresses]
        for number in range(1, _MOST_NAMES + 1):
            name = NAME if number == 1 else f"{NAME}-{number}"
            if await self._is_taken(f"{name}.local."):
                continue
            info = AsyncServiceInfo(
                _SERVICE, f"{name}.{_SERVICE}", port, addresses=packed, server=f"{name}.local."
            )
            try:
                await (await self._responder.async_register_service(info))
            except NonUniqueNameException:
                continue
            self.host = f"{name}.local"
            _log.warning("found on this network by name too: http://%s:%s/", self.host, port)
            return
        _log.warning("no name on this network: all are taken")
        await self.withdraw()

    async def _is_taken(self, host: str) -> bool:
        """Whether another machine, or another server on this one, answers to a name."""
        from zeroconf import AddressResolverIPv4, DNSQuestionType

        assert self._responder is not None
        asked = AddressResolverIPv4(host)
        # Answers to all: one to this port alone may reach another program that listens there.
        found = await asked.async_request(
            self._responder.zeroconf, _ANSWER_MS, question_type=DNSQuestionType.QM
        )
        return bool(found)

    async def withdraw(self) -> None:
        """Tell the network that the name is gone."""
        self.host = None
        if self._responder is not None:
            responder, self._responder = self._responder, None
            await responder.async_unregister_all_services()
            await responder.async_close()
