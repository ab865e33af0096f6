"""Web push: messages encrypted for one browser (RFC 8291), from a server that signs (RFC 8292)."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from bandstand.server.notify.outgoing import Outgoing
from bandstand.server.store import schema
from bandstand.server.store.database import insert_new

if TYPE_CHECKING:
    from sqlalchemy import Connection


_CURVE = ec.SECP256R1()
_KEY_NAME = "vapid"
_KEY_BYTES = 32
_RECORD_BYTES = 4096
_TOKEN_SECONDS = 12 * 3_600  # push services allow a day
_PADDING = b"\x02"  # ends the only record


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser is reached, as its push manager says."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2_000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]  # the browser's public key
    auth: Annotated[str, msgspec.Meta(max_length=30)]  # a secret that it shares with us


def encode(data: bytes) -> str:
    """Bytes as base64url without padding, as everything about web push is written."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """Bytes from base64url, with or without padding."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def signing_key(connection: Connection) -> bytes:
    """The private key of this server, made once and shared by all its processes."""
    key = ec.generate_private_key(_CURVE).private_numbers().private_value
    keys = schema.keys
    fresh = {"name": _KEY_NAME, "value": key.to_bytes(_KEY_BYTES, "big").hex()}
    insert_new(connection, keys, fresh)
    query = select(keys.c.value).where(keys.c.name == _KEY_NAME)
    return bytes.fromhex(connection.execute(query).scalar_one())


class Vapid:
    """Signs requests, so that a push service knows who sends; *contact* is whom it may ask."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), _CURVE)
        self._contact = contact
        self.public = encode(_point(self._key.public_key()))

    def request(
        self, subscription: Subscription, message: bytes, topic: str, lasts: int, now: float
    ) -> Outgoing:
        """A message to a browser; the push service keeps it for this number of seconds.

        One that waits there is replaced by a later one of the same topic.
        """
        headers = {
            "Authorization": f"vapid t={self._token(subscription.endpoint, now)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(lasts),
            "Topic": topic,
            "Urgency": "normal",
        }
        return Outgoing("POST", subscription.endpoint, headers, encrypt(subscription, message))

    def _token(self, endpoint: str, now: float) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + _TOKEN_SECONDS,
            "sub": self._contact,
        }
        texts = [json.dumps(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(encode(text.encode()) for text in texts)
        der = self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        numbers = (number.to_bytes(_KEY_BYTES, "big") for number in decode_dss_signature(der))
        return f"{signed}.{encode(b''.join(numbers))}"


def encrypt(
    subscription: Subscription,
    message: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only this browser can read, by a key made for it alone."""
    own = own or ec.generate_private_key(_CURVE)
    salt = salt or secrets.token_bytes(16)
    theirs = decode(subscription.p256dh)
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs))
    info = b"WebPush: info\x00" + theirs + ours
    secret = _derive(shared, decode(subscription.auth), info, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    header = salt + _RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, message + _PADDING, None)


def check(subscription: Subscription) -> bool:
    """Whether messages can be encrypted for this browser."""
    try:
        encrypt(subscription, b"")
    except ValueError:
        return False
    return len(decode(subscription.auth)) == 16


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
