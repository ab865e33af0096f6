"""WebAuthn: what a browser is asked to make or to sign, and whether its answer is genuine.

The package that does it takes most of a second to import, so it is imported when somebody first
uses a passkey; call these functions off the event loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bandstand.server.store.passkeys import NewPasskey
from bandstand.tables.refusals import Refusal, not_allowed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bandstand.server.store.passkeys import StoredPasskey
    from bandstand.tables.commands import Person

CHALLENGE_SECONDS = 300.0  # from the question to the answer
_SERVER_NAME = "Bandstand"
_LONGEST_CREDENTIAL = 1_400  # as base64url; the standard allows 1,023 bytes


class Place(NamedTuple):
    """Where a passkey is used: the host it is bound to, and the origins a page may have there."""

    host: str
    origins: list[str]


class _ClientData(msgspec.Struct):
    challenge: str


class _ClientResponse(msgspec.Struct):
    clientDataJSON: str  # noqa: N815  the standard's spelling


class _Credential(msgspec.Struct):
    id: str
    response: _ClientResponse


_client_data = msgspec.json.Decoder(_ClientData)
_credential = msgspec.json.Decoder(_Credential)


def creation_options(
    person: Person, place: Place, challenge: str, made: Sequence[str]
) -> dict[str, Any]:
    """What a browser needs to make a passkey; not a second one where one of *made* is."""
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    options = generate_registration_options(
        rp_id=place.host,
        rp_name=_SERVER_NAME,
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=base64url_to_bytes(challenge),
        timeout=int(CHALLENGE_SECONDS * 1000),
        # The device keeps who it is for: nobody types a name to sign in.
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(base64url_to_bytes(id_)) for id_ in made
        ],
    )
    return options_to_json_dict(options)


def request_options(place: Place, challenge: str) -> dict[str, Any]:
    """What a browser needs to sign in with whichever passkey it has for this host."""
    from webauthn import base64url_to_bytes, generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    options = generate_authentication_options(
        rp_id=place.host,
        challenge=base64url_to_bytes(challenge),
        timeout=int(CHALLENGE_SECONDS * 1000),
    )
    return options_to_json_dict(options)


def answered(credential: dict[str, Any]) -> tuple[str, str]:
    """The id of the passkey that answers, and the challenge it says it answers: not yet proven."""
    from webauthn import base64url_to_bytes

    try:
        read = _credential.decode(msgspec.json.encode(credential))
        data = base64url_to_bytes(read.response.clientDataJSON)
        return read.id, _client_data.decode(data).challenge
    except (msgspec.MsgspecError, ValueError):  # bytes that are not base64 are a ValueError
        raise refused() from None


def check_new(
    credential: dict[str, Any], challenge: str, place: Place, description: str
) -> NewPasskey:
    """The passkey that a browser made; a refusal if it does not answer this challenge here."""
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=place.host,
            expected_origin=place.origins,
        )
    except Exception:  # whatever a stranger sent is read by a library that reads five formats
        raise refused() from None
    id_ = bytes_to_base64url(verified.credential_id)
    if len(id_) > _LONGEST_CREDENTIAL:
        raise refused()
    key = bytes_to_base64url(verified.credential_public_key)
    return NewPasskey(id_, key, verified.sign_count, place.host, description)


def check_signature(
    credential: dict[str, Any], challenge: str, place: Place, passkey: StoredPasskey
) -> int:
    """How often the passkey has signed; a refusal if it did not sign this challenge here."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    if passkey.host != place.host:
        raise refused()
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=place.host,
            expected_origin=place.origins,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception:  # as above
        raise refused() from None
    return verified.new_sign_count


def refused() -> Refusal:
    """The answer of a device does not prove anything; which part is wrong is nobody's business."""
    return not_allowed("passkey-refused", "This passkey's answer is not valid here.")
