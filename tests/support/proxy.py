"""A network between the pages and the server that a test can cut and restore."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_CHUNK = 65_536


class Proxy:
    """A TCP proxy; its connections can be cut, or held so that nothing passes any more."""

    def __init__(self, target: str) -> None:
        host, port = target.split(":")
        self._target = (host, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._lock = threading.Lock()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._up = True
        self._flowing = threading.Event()
        self._flowing.set()
        self.upgrades = 0  # sockets that were asked for while the network was there
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break every connection and refuse new ones."""
        with self._lock:
            self._up = False
            pairs, self._pairs = self._pairs, []
        for pair in pairs:
            _shut(*pair)

    def hold(self) -> None:
        """Let nothing pass any more, while every connection seems to stand."""
        self._flowing.clear()

    def restore(self) -> None:
        """Have the network as it was; what was held is lost."""
        self.cut()
        with self._lock:
            self._up = True
        self._flowing.set()

    def close(self) -> None:
        self.cut()
        self._flowing.set()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._connect, args=(client,), daemon=True).start()

    def _connect(self, client: socket.socket) -> None:
        if not self._up:
            _shut(client)
            return
        server = socket.create_connection(self._target)
        with self._lock:
            up = self._up  # it may have been cut meanwhile
            if up:
                self._pairs.append((client, server))
        if not up:
            _shut(client, server)
            return
        threading.Thread(target=self._pump, args=(server, client, False), daemon=True).start()
        self._pump(client, server, True)

    def _pump(self, source: socket.socket, sink: socket.socket, asks: bool) -> None:
        with suppress(OSError):
            while data := source.recv(_CHUNK):
                self._flowing.wait()
                if asks and b"upgrade: websocket" in data.lower():
                    self.upgrades += 1
                sink.sendall(data)
        _shut(source, sink)


def _shut(*sockets: socket.socket) -> None:
    for one in sockets:
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()


@contextmanager
def proxy(target: str) -> Iterator[Proxy]:
    between = Proxy(target)
    try:
        yield between
    finally:
        between.close()
