"""Randomness: our own small generator, so that clones are cheap and streams never change.

Two kinds share one class. *Seeded* dice are fast and repeatable, for simulation and search.
*Secret* dice are a keyed stream (BLAKE2b of a counter under a 256-bit secret), for a table: nobody
can predict cards from those seen, and once the secret is published anyone can check the shuffle.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, final

from bandstand.kernel.native import i64, mypyc_attr

# A linear congruential generator on 62 bits (L'Ecuyer's multiplier, an odd increment: full period),
# of which only the upper 32 bits are shown. Multiplication wraps; only the low 62 bits are kept.
_MULTIPLIER: Final = 3935559000370003845
_INCREMENT: Final = 2691343689449507681
_WORD: Final = 0x3FFFFFFFFFFFFFFF
_UNIT: Final = 1.0 / 9007199254740992.0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Dice:
    """A stream of random numbers, seeded or, with a secret, keyed."""

    __slots__ = ("secret", "state")

    def __init__(self, state: i64, secret: bytes | None) -> None:
        self.state = state
        self.secret = secret

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n below 2**31)."""
        if self.secret is None:
            state = (self.state * _MULTIPLIER + _INCREMENT) & _WORD
            self.state = state
            return ((state >> 30) * n) >> 32
        return self.keyed(n)

    def keyed(self, n: i64) -> i64:
        """The next number of the keyed stream: one 64-bit block per number."""
        assert self.secret is not None
        counter: int = self.state
        block = blake2b(counter.to_bytes(8, "little"), key=self.secret, digest_size=8).digest()
        self.state += 1
        wide: int = n
        return int.from_bytes(block, "little") * wide >> 64

    def unit(self) -> float:
        """A float from 0 to 1, excluding 1."""
        high: i64 = self.below(67108864)
        low: i64 = self.below(134217728)
        return float(high * 134217728 + low) * _UNIT

    def spawn(self) -> Dice:
        """New, independent seeded dice, derived from these."""
        high: i64 = self.below(1073741824)
        low: i64 = self.below(1073741824)
        return Dice(high * 1073741824 + low, None)

    def clone(self) -> Dice:
        """A copy that yields the same numbers."""
        return Dice(self.state, self.secret)

    def packed(self) -> tuple[int, str]:
        """The full state of these dice, as plain data."""
        return (self.state, "" if self.secret is None else self.secret.hex())

    def __reduce__(self) -> tuple[object, tuple[int, str]]:
        return (unpack, self.packed())


def unpack(state: int, secret: str) -> Dice:
    """The dice that ``packed`` described."""
    return Dice(state, bytes.fromhex(secret) if secret else None)


def seeded(seed: int) -> Dice:
    """Repeatable dice: neighbouring seeds give unrelated streams."""
    digest = blake2b(str(seed).encode(), digest_size=8, person=b"bandstand").digest()
    return Dice(int.from_bytes(digest, "little") & _WORD, None)


def keyed(secret: bytes) -> Dice:
    """The dice of a table, keyed by this 256-bit secret."""
    if len(secret) != 32:
        raise ValueError(f"a table's secret has 32 bytes, not {len(secret)}")
    return Dice(0, secret)


def commitment(secret: bytes) -> str:
    """What a table shows before the first card: the SHA-256 of its secret."""
    return sha256(secret).hexdigest()
