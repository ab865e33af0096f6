"""A sealed shuffle: nobody chooses the cards alone, and anyone can check that nobody did.

A server fixes its secret first and shows the hash of it, the *commitment*. Then everybody at the
table may add 32 bytes of their own, open to all. The dice are keyed by the hash of both: the
server cannot change its secret any more, and nobody else knows it before the last card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from bandstand.kernel.dice import commitment
from bandstand.kernel.errors import RecordError

BYTES = 32
_PREFIX = b"bandstand shuffle 1"
_DIGITS = frozenset("0123456789abcdef")


@dataclass(frozen=True)
class Seal:
    """What a record keeps of a shuffle that people added to; all in hexadecimal."""

    commitment: str  # SHA-256 of the secret, shown before anybody added anything
    secret: str
    entropy: list[str | None]  # what each seat added; None: nothing

    @classmethod
    def of(cls, secret: bytes, entropy: Sequence[str | None]) -> Seal:
        """The seal of a secret, and what was added to it."""
        return cls(commitment(secret), secret.hex(), list(entropy))

    def key(self) -> bytes:
        """The secret that the dice are keyed by."""
        return mix(bytes.fromhex(self.secret), self.entropy)


def mix(secret: bytes, entropy: Sequence[str | None]) -> bytes:
    """The key of the dice; the secret itself, if nobody added anything.

    SHA-256 of the prefix, the secret, and of each seat that added something its number, from 0,
    as one byte, and its 32 bytes.

    >>> mix(bytes(32), ["ab" * 32, None]).hex()[:16]
    'b3825f7175c5a39c'
    """
    added = [(seat, value) for seat, value in enumerate(entropy) if value is not None]
    if not added:
        return secret
    parts = [bytes([seat]) + bytes.fromhex(value) for seat, value in added]
    return sha256(b"".join([_PREFIX, secret, *parts])).digest()


def is_entropy(text: str) -> bool:
    """Whether it is 32 bytes in lower-case hexadecimal digits."""
    return len(text) == 2 * BYTES and _DIGITS.issuperset(text)


def read_seal(data: object, players: int) -> Seal:
    """The seal of a record; RecordError says what is wrong with it."""
    if not isinstance(data, dict) or set(data) != {"commitment", "secret", "entropy"}:
        raise RecordError("The seal of a record has a commitment, a secret and entropy.")
    for name in ("commitment", "secret"):
        _check_hexadecimal(data[name])
    entropy = data["entropy"]
    if not isinstance(entropy, list) or len(entropy) != players:
        raise RecordError(f"The entropy of a seal is a list of {players}: one for each seat.")
    for value in entropy:
        if value is not None:
            _check_hexadecimal(value)
    return Seal(data["commitment"], data["secret"], entropy)


def _check_hexadecimal(value: object) -> None:
    if not isinstance(value, str) or not is_entropy(value):
        raise RecordError(f"{value!r} in the seal is not 64 lower-case hexadecimal digits.")


def check_seal(seal: Seal, key: bytes | None) -> None:
    """Refuse a seal that does not fit its commitment, or the key of the dice."""
    if commitment(bytes.fromhex(seal.secret)) != seal.commitment:
        raise RecordError("The seal is broken: its secret has another hash than its commitment.")
    if seal.key() != key:
        raise RecordError("The seal is broken: its secret and entropy do not make these dice.")
