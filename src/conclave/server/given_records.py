"""Records that somebody sends from a file: they lie at no table, so a digest is their name."""

from hashlib import sha256
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from conclave.core.record import Record, read_record
from conclave.core.reel import Reel
from conclave.server.quotas import Quotas
from conclave.server.reels import Reels

LARGEST_RECORD = 1024 * 1024


class RecordGiven(msgspec.Struct, forbid_unknown_fields=True):
    record: dict[str, Any]
    names: Annotated[list[str], Meta(max_length=12)] = []


def digest_of(record: Record) -> str:
    """The same however the file was written."""
    return sha256(msgspec.json.encode(record.dump(), order="sorted")).hexdigest()


async def reel_of_given(
    reels: Reels, quotas: Quotas, given: dict[str, Any], address: str
) -> tuple[str, Reel]:
    """Its digest, and the game; BadRecord if no game could have gone so."""
    quotas.spend_record(address)
    record = read_record(given)
    digest = digest_of(record)
    return digest, await reels.of_record(digest, record)
