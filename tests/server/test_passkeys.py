"""Passkeys: added, used on another device, removed; and every answer that proves nothing."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy import func, select, update

from bandstand.server.store import schema
from bandstand.server.store.database import open_engine, writing
from bandstand.server.store.passkeys import MOST_PASSKEYS
from support.authenticator import Authenticator, altered
from support.server_harness import SECONDS, Guest, Running

PASSKEYS = "/api/me/passkeys"
PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) Gecko/20100101 Firefox/131.0"


def device(house: Running, name: str = "") -> Guest:
    """A browser that has the house under a name: a passkey is bound to one."""
    address = house.address.replace("127.0.0.1", "localhost")
    client = httpx.Client(base_url=f"http://{address}", timeout=SECONDS)
    client.headers["user-agent"] = PHONE
    guest = Guest(address, client)
    if name:
        guest.id = guest.post("/api/me", {"name": name})["id"]
    return guest


def authenticator(guest: Guest) -> Authenticator:
    return Authenticator(f"http://{guest.address}")


def add_passkey(guest: Guest) -> Authenticator:
    key = authenticator(guest)
    options = guest.post(f"{PASSKEYS}/new")["options"]
    guest.post(PASSKEYS, {"credential": key.make(options)})
    return key


def asked(guest: Guest) -> dict[str, str]:
    options: dict[str, str] = guest.post(f"{PASSKEYS}/challenge")["options"]
    return options


def sign_in(guest: Guest, credential: object) -> httpx.Response:
    return guest.ask("POST", f"{PASSKEYS}/sign-in", {"credential": credential})


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


REFUSED = (403, "passkey-refused")
EXPIRED = (410, "passkey-expired")


def test_a_passkey_signs_in_on_another_device(house: Running) -> None:
    ada, phone = device(house, "Ada"), device(house)
    key = add_passkey(ada)
    response = sign_in(phone, key.sign(asked(phone)))
    assert response.json()["id"] == ada.id
    assert "HttpOnly" in response.headers["set-cookie"]
    assert phone.get("/api/me")["name"] == "Ada"
    assert len(ada.get("/api/me/devices")) == 2
    [listed] = ada.get(PASSKEYS)
    assert listed["description"] == "Firefox, Android"
    assert listed["host"] == "localhost"
    assert listed["used"] >= listed["created"]
    assert sign_in(phone, key.sign(asked(phone))).is_success, "again, on the same device"


def test_whoever_was_signed_in_before_is_signed_out(house: Running) -> None:
    ada, other = device(house, "Ada"), device(house, "Ben")
    key = add_passkey(ada)
    cookie = dict(other.client.cookies)
    assert sign_in(other, key.sign(asked(other))).is_success
    assert other.get("/api/me")["id"] == ada.id
    before = device(house)
    before.client.cookies.update(cookie)
    assert before.refused("GET", "/api/me") == (401, "unknown")


def test_what_a_browser_is_asked_to_make(house: Running) -> None:
    ada = device(house, "Ada")
    options = ada.post(f"{PASSKEYS}/new")["options"]
    assert options["rp"] == {"id": "localhost", "name": "Bandstand"}
    assert options["user"]["name"] == "Ada"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["attestation"] == "none"
    assert options.get("excludeCredentials", []) == []
    add_passkey(ada)
    assert len(ada.post(f"{PASSKEYS}/new")["options"]["excludeCredentials"]) == 1


def test_an_answer_is_heard_once(house: Running) -> None:
    ada, phone, thief = device(house, "Ada"), device(house), device(house)
    key = add_passkey(ada)
    answer = key.sign(asked(phone))
    assert sign_in(phone, answer).is_success
    assert refusal(sign_in(thief, answer)) == EXPIRED
    assert thief.refused("GET", "/api/me") == (401, "unknown")
    made = authenticator(ada).make(ada.post(f"{PASSKEYS}/new")["options"])
    ada.post(PASSKEYS, {"credential": made})
    assert ada.refused("POST", PASSKEYS, {"credential": made}) == EXPIRED
    options = ada.post(f"{PASSKEYS}/new")["options"]
    assert ada.refused("POST", PASSKEYS, {"credential": key.make(options)}) == (
        409,
        "passkey-known",
    )


def test_a_failed_answer_ends_its_challenge(house: Running) -> None:
    ada, phone = device(house, "Ada"), device(house)
    key = add_passkey(ada)
    answer = key.sign(asked(phone))
    assert refusal(sign_in(phone, altered(answer, "signature"))) == REFUSED
    assert refusal(sign_in(phone, answer)) == EXPIRED


def test_a_challenge_is_for_one_purpose_and_one_person(house: Running) -> None:
    ada, ben, phone = device(house, "Ada"), device(house, "Ben"), device(house)
    key = add_passkey(ada)
    to_make = ada.post(f"{PASSKEYS}/new")["options"]
    assert refusal(sign_in(phone, key.sign(to_make))) == EXPIRED
    made = authenticator(ben).make(to_make)
    assert ben.refused("POST", PASSKEYS, {"credential": made}) == EXPIRED
    made = authenticator(ada).make(asked(ada))
    assert ada.refused("POST", PASSKEYS, {"credential": made}) == EXPIRED
    assert len(ada.get(PASSKEYS)) == 1
    assert ben.get(PASSKEYS) == []


def test_a_challenge_that_nobody_asked(house: Running) -> None:
    ada, phone = device(house, "Ada"), device(house)
    key = add_passkey(ada)
    for challenge in ("AAAA", "", "ÄÖ", "x" * 5_000):
        assert refusal(sign_in(phone, key.sign({"challenge": challenge}))) == EXPIRED


def test_a_challenge_expires(house: Running) -> None:
    ada, phone = device(house, "Ada"), device(house)
    key = add_passkey(ada)
    answer = key.sign(asked(phone))
    challenges = schema.passkey_challenges
    engine = open_engine(house.settings.data)
    with writing(engine) as connection:
        connection.execute(update(challenges).values(expires=1.0))
    assert refusal(sign_in(phone, answer)) == EXPIRED
    asked(phone)  # the next one sweeps
    with engine.connect() as connection:
        old = select(func.count()).where(challenges.c.expires == 1.0)
        assert connection.execute(old).scalar() == 0
    engine.dispose()


@pytest.mark.parametrize(
    "forged",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://localhost:1"},
        {"origin": "http://localhost.evil.example"},
        {"type": "webauthn.create"},
    ],
)
def test_an_answer_given_elsewhere_is_refused(house: Running, forged: dict[str, str]) -> None:
    ada, phone = device(house, "Ada"), device(house)
    key = add_passkey(ada)
    assert refusal(sign_in(phone, key.sign(asked(phone), **forged))) == REFUSED


def test_another_host_and_another_key_are_refused(house: Running) -> None:
    ada, phone = device(house, "Ada"), device(house)
    key = add_passkey(ada)
    elsewhere = Authenticator(key.origin, "evil.example", key.id, key.key, 5)
    assert refusal(sign_in(phone, elsewhere.sign(asked(phone)))) == REFUSED
    impostor = Authenticator(key.origin, id=key.id, count=9)
    assert refusal(sign_in(phone, impostor.sign(asked(phone)))) == REFUSED
    for part in ("signature", "authenticatorData"):
        assert refusal(sign_in(phone, altered(key.sign(asked(phone)), part))) == REFUSED
    made = Authenticator(key.origin, "evil.example").make(ada.post(f"{PASSKEYS}/new")["options"])
    assert ada.refused("POST", PASSKEYS, {"credential": made}) == REFUSED


def test_a_copied_passkey_is_found_out_by_its_count(house: Running) -> None:
    ada, phone = device(house, "Ada"), device(house)
    key = add_passkey(ada)
    copy = Authenticator(key.origin, key.host, key.id, key.key)
    key.count = 4
    assert sign_in(phone, key.sign(asked(phone))).is_success
    assert refusal(sign_in(phone, copy.sign(asked(phone)))) == REFUSED


def test_another_sites_page_may_not_ask(house: Running) -> None:
    ada = device(house, "Ada")
    ada.client.headers["origin"] = "https://evil.example"
    for path in ("/new", "", "/challenge", "/sign-in"):
        assert ada.refused("POST", PASSKEYS + path) == (403, "other-origin")


def test_an_address_in_numbers_has_no_passkeys(house: Running) -> None:
    ada = house.guest("Ada")
    for path in ("/new", "/challenge"):
        assert ada.refused("POST", PASSKEYS + path) == (422, "passkey-address")


def test_passkeys_are_removed_by_their_owner(house: Running) -> None:
    ada, ben, phone = device(house, "Ada"), device(house, "Ben"), device(house)
    key = add_passkey(ada)
    [listed] = ada.get(PASSKEYS)
    path = f"{PASSKEYS}/{listed['id']}"
    assert ben.refused("DELETE", path) == (404, "not-found")
    assert ada.ask("DELETE", path).status_code == 204
    assert ada.get(PASSKEYS) == []
    assert refusal(sign_in(phone, key.sign(asked(phone)))) == (404, "no-passkey")


def test_nobody_and_programs_have_none(house: Running) -> None:
    ada, nobody = device(house, "Ada"), device(house)
    assert nobody.refused("POST", f"{PASSKEYS}/new") == (401, "unknown")
    assert nobody.refused("GET", PASSKEYS) == (401, "unknown")
    token = ada.post("/api/me/programs", {"name": "Robo"})["token"]
    nobody.client.headers["authorization"] = f"Bearer {token}"
    assert nobody.refused("POST", f"{PASSKEYS}/new") == (403, "not-a-guest")


def test_a_person_who_deletes_themselves_takes_their_passkeys_along(house: Running) -> None:
    ada, phone = device(house, "Ada"), device(house)
    key = add_passkey(ada)
    ada.post(f"{PASSKEYS}/new")
    ada.post("/api/me/delete", {"name": "Ada"})
    assert refusal(sign_in(phone, key.sign(asked(phone)))) == (404, "no-passkey")
    engine = open_engine(house.settings.data)
    with engine.connect() as connection:
        for table in (schema.passkeys, schema.passkey_challenges):
            query = select(func.count()).where(table.c.person_id == ada.id)
            assert connection.execute(query).scalar() == 0
    engine.dispose()


def test_a_person_has_a_number_of_passkeys_at_most(house: Running) -> None:
    ada = device(house, "Ada")
    for _ in range(MOST_PASSKEYS):
        add_passkey(ada)
    made = authenticator(ada).make(ada.post(f"{PASSKEYS}/new")["options"])
    assert ada.refused("POST", PASSKEYS, {"credential": made}) == (403, "too-many")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 7},
        {"id": "x", "response": {"clientDataJSON": "é"}},
        {"id": "x", "response": {"clientDataJSON": "AAAA"}},
        {"id": "x", "response": {"clientDataJSON": "e30"}},  # {}
        {"id": "x", "response": {"clientDataJSON": "W10"}},  # []
    ],
)
def test_nonsense_is_refused(house: Running, credential: dict[str, object]) -> None:
    ada = device(house, "Ada")
    for path in (PASSKEYS, f"{PASSKEYS}/sign-in"):
        assert ada.refused("POST", path, {"credential": credential}) == REFUSED
