"""What a browser answers for a passkey, as ``PublicKeyCredential.toJSON`` writes it."""

import json
from base64 import urlsafe_b64decode
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from conclave.server.refusals import Refused

Bytes: TypeAlias = Annotated[str, Meta(max_length=8192)]
"""In base64url."""
CredentialId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1400)]


class RegisteredAnswer(msgspec.Struct, rename="camel"):
    client_data_json: Bytes = msgspec.field(name="clientDataJSON")
    attestation_object: Annotated[str, Meta(max_length=24_000)]


class Registered(msgspec.Struct, rename="camel"):
    """A passkey that was made."""

    id: CredentialId
    raw_id: CredentialId
    response: RegisteredAnswer
    type: Literal["public-key"]


class AssertedAnswer(msgspec.Struct, rename="camel"):
    client_data_json: Bytes = msgspec.field(name="clientDataJSON")
    authenticator_data: Bytes
    signature: Bytes
    user_handle: Bytes | None = None


class Asserted(msgspec.Struct, rename="camel"):
    """A passkey that has signed."""

    id: CredentialId
    raw_id: CredentialId
    response: AssertedAnswer
    type: Literal["public-key"]


def challenge_in(client_data: str) -> str:
    """What it says it has signed, in base64url without padding; whether it has is found later."""
    try:
        told = json.loads(urlsafe_b64decode(client_data + "=" * (-len(client_data) % 4)))
        challenge = told["challenge"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Refused("passkey-refused") from None
    if not isinstance(challenge, str) or not 1 <= len(challenge) <= 64:
        raise Refused("passkey-refused")
    return challenge
