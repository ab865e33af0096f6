"""A passkey's device in software: makes key pairs, and signs what a page of some origin asks."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

_PRESENT, _VERIFIED, _NEW = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One passkey, for one host, used by pages of one origin."""

    origin: str
    host: str = "localhost"
    id: bytes = field(default_factory=lambda: token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    count: int = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What ``navigator.credentials.create`` answers."""
        client = self._client_data("webauthn.create", options["challenge"])
        known = struct.pack(">16sH", bytes(16), len(self.id)) + self.id + self._public_key()
        data = self._authenticator_data(_PRESENT | _VERIFIED | _NEW) + known
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(clientDataJSON=client, attestationObject=attestation)

    def sign(self, options: dict[str, Any], **forged: str) -> dict[str, Any]:
        """What ``navigator.credentials.get`` answers; *forged* replaces parts of client data."""
        self.count += 1
        client = self._client_data("webauthn.get", options["challenge"], **forged)
        data = self._authenticator_data(_PRESENT | _VERIFIED)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _client_data(self, kind: str, challenge: str, **forged: str) -> bytes:
        data = {"type": kind, "challenge": challenge, "origin": self.origin, **forged}
        return json.dumps(data).encode()

    def _authenticator_data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _public_key(self) -> bytes:
        """In COSE's form: elliptic curve, ES256, P-256, both coordinates."""
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def _credential(self, **response: bytes) -> dict[str, Any]:
        id_ = bytes_to_base64url(self.id)
        encoded = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id_, "rawId": id_, "type": "public-key", "response": encoded}


def altered(credential: dict[str, Any], part: str) -> dict[str, Any]:
    """The same answer with the last byte of a part of its response changed."""
    data = bytearray(base64url_to_bytes(credential["response"][part]))
    data[-1] ^= 1
    response = {**credential["response"], part: bytes_to_base64url(bytes(data))}
    return {**credential, "response": response}
