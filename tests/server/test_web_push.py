"""Web push by the book: the example of RFC 8291, and signatures that a push service can check."""

from __future__ import annotations

import json
from pathlib import Path

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from bandstand.server.notify.web_push import (
    Subscription,
    Vapid,
    check,
    decode,
    encrypt,
    signing_key,
)
from bandstand.server.store.database import migrate, open_engine, writing
from support.receivers import BrowserKeys

ENDPOINT = "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"
# RFC 8291, section 5 and appendix A.
EXAMPLE = Subscription(
    ENDPOINT,
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
    "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXL"
    "WyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_byte_by_byte() -> None:
    sender = ec.derive_private_key(int.from_bytes(decode(SENDER), "big"), ec.SECP256R1())
    message = b"When I grow up, I want to be a watermelon"
    assert encrypt(EXAMPLE, message, sender, decode(SALT)) == decode(BODY)


def test_a_browser_reads_what_was_encrypted_for_it() -> None:
    browser = BrowserKeys()
    subscription = Subscription(**browser.subscription(ENDPOINT))
    told = {"title": "À vous : 6 Forces", "turns": 2}
    assert browser.read(encrypt(subscription, json.dumps(told).encode())) == told


def test_a_subscription_with_broken_keys_is_known_as_such() -> None:
    assert check(EXAMPLE)
    assert not check(Subscription(ENDPOINT, EXAMPLE.p256dh[:-6], EXAMPLE.auth))
    assert not check(Subscription(ENDPOINT, EXAMPLE.p256dh, "AAAA"))
    assert not check(Subscription(ENDPOINT, "é", EXAMPLE.auth))


def test_a_push_service_can_check_who_sends() -> None:
    vapid = Vapid(bytes(range(1, 33)), "mailto:operator@example.org")
    request = vapid.request(EXAMPLE, b"x", "topic", 60, 1_000_000.0)
    scheme, _, rest = request.headers["Authorization"].partition(" ")
    token, key = (part.split("=", 1)[1] for part in rest.split(", "))
    assert scheme == "vapid"
    assert key == vapid.public
    signed, _, signature = token.rpartition(".")
    raw = decode(signature)
    numbers = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    point.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    header, claims = (json.loads(decode(part)) for part in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "https://push.example.net"
    assert claims["sub"] == "mailto:operator@example.org"
    assert 1_000_000 < claims["exp"] <= 1_000_000 + 86_400


def test_the_key_is_made_once(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "house.db"))
    migrate(engine)
    with writing(engine) as connection:
        first = signing_key(connection)
    with writing(engine) as connection:
        assert signing_key(connection) == first
    engine.dispose()
    assert (tmp_path / "house.db").stat().st_mode & 0o777 == 0o600
