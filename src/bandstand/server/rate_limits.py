"""How often something may be asked: a bucket of tokens that fills again at a steady rate."""

from __future__ import annotations

from time import monotonic

_MOST_KNOWN = 20_000


class Bucket:
    """Tokens for one asker."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1.0:
            return False
        self.tokens -= 1.0
        return True

    def is_full(self) -> bool:
        """Whether nothing was asked for a while."""
        return self.tokens + (monotonic() - self.at) * self.rate >= self.size


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether the address may ask once more."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= _MOST_KNOWN:
                self._forget()
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
        return bucket.take()

    def _forget(self) -> None:
        busy = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full()}
        # Too many at once is an attack: then all counts start again.
        self._buckets = busy if len(busy) < _MOST_KNOWN else {}


def per_minute_buckets(count: int) -> Buckets:
    """Buckets that let each asker do something so often a minute, at any pace."""
    return Buckets(count / 60.0, float(count))
