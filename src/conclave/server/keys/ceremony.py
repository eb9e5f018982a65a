"""WebAuthn, as far as we need it: what a browser is asked, and whether its answer is good.

Whose passkeys they are is told by the host under which the server is asked; that the host is one of
ours was checked before. A page at ``http`` is taken at its word on this machine alone, as browsers
do.
"""

import logging
import re
from ipaddress import ip_address

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from conclave.core.plain import PlainDict
from conclave.server.keys.credentials import Asserted, Registered
from conclave.server.refusals import Refused
from conclave.server.storage.passkeys import PasskeyRow
from conclave.server.storage.rows import GuestRow

SECONDS_TO_ANSWER = 300.0

log = logging.getLogger(__name__)

_PORT = re.compile(r":[0-9]+\Z")


class Site:
    """Under which name the server is asked."""

    def __init__(self, host: str) -> None:
        self.id = _PORT.sub("", host.lower())
        if not self.id or _is_address(self.id):
            raise Refused("passkeys-need-a-name", {"host": self.id[:60]})
        self.origins = [f"https://{host.lower()}"]
        if self.id == "localhost" or self.id.endswith(".localhost"):
            self.origins.append(f"http://{host.lower()}")


def _is_address(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def ask_to_register(
    site: Site, guest: GuestRow, challenge: str, passkeys: list[PasskeyRow], called: str
) -> PlainDict:
    """``called`` is the name of the house. The passkey must be one that a browser finds by itself,
    so that it serves on a device where nobody has said who they are."""
    options = generate_registration_options(
        rp_id=site.id,
        rp_name=called,
        user_id=guest.id.encode(),
        user_name=guest.name,
        user_display_name=guest.name,
        challenge=base64url_to_bytes(challenge),
        timeout=int(SECONDS_TO_ANSWER * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential)) for one in passkeys
        ],
    )
    return options_to_json_dict(options)


def ask_to_sign(site: Site, challenge: str) -> PlainDict:
    options = generate_authentication_options(
        rp_id=site.id,
        challenge=base64url_to_bytes(challenge),
        timeout=int(SECONDS_TO_ANSWER * 1000),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json_dict(options)


def read_registered(site: Site, challenge: str, answer: Registered) -> tuple[str, bytes, int]:
    """The credential, its public key, and how often it says it was used."""
    try:
        verified = verify_registration_response(
            credential=msgspec.to_builtins(answer),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origins,
        )
    except Exception as error:
        raise _bad(error) from error
    credential = bytes_to_base64url(verified.credential_id)
    return credential, verified.credential_public_key, verified.sign_count


def check_asserted(site: Site, challenge: str, answer: Asserted, passkey: PasskeyRow) -> int:
    """How often the passkey says it was used."""
    try:
        verified = verify_authentication_response(
            credential=msgspec.to_builtins(answer),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origins,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )
    except Exception as error:
        raise _bad(error) from error
    return verified.new_sign_count


def _bad(error: Exception) -> Refused:
    """Whatever a stranger sent, and however the library came to grief over it."""
    log.info("a passkey's answer is not good: %s", str(error)[:200])
    return Refused("passkey-refused")
