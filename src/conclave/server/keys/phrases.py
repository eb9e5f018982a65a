"""Twelve words to write down, by which somebody is known anywhere.

Drawn by us and never chosen, they hold 128 bits: a hash of them can't be found by trying, so it
need not be a slow one. They are the words of BIP 39, each of which its first four letters tell; a
check among them finds most slips of the pen.
"""

import time
from functools import cache

from mnemonic import Mnemonic
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.authentication import hash_token
from conclave.server.holding import hold
from conclave.server.keys.entering import guest_behind
from conclave.server.refusals import Refused
from conclave.server.storage.database import Storage
from conclave.server.storage.keys import guest_of_phrase, put_phrase
from conclave.server.storage.rows import GuestRow

BITS = 128
WORDS = 12
UNKNOWN = "phrase-unknown"


@cache
def _words() -> Mnemonic:
    return Mnemonic("english")


async def make_phrase(storage: Storage, guest: str) -> list[str]:
    """Shown this once. The guest's former one ends."""
    phrase = _words().generate(BITS)
    async with storage.writing() as db:
        await hold(db, guest)
        await put_phrase(db, guest, hash_token(phrase), time.time())
    return phrase.split()


def read_phrase(typed: str) -> str:
    """The phrase that was meant: in any case, with anything but letters between the words, each of
    which may be shortened to four letters."""
    words = "".join(letter if letter.isalpha() else " " for letter in typed.lower()).split()
    if len(words) != WORDS:
        raise Refused("phrase-length", {"count": len(words), "words": WORDS})
    meant = [_words().expand_word(word) for word in words]
    for number, word in enumerate(meant, 1):
        if word not in _words().wordlist:
            raise Refused("phrase-word", {"number": number, "word": word[:24]})
    phrase = " ".join(meant)
    if not _words().check(phrase):
        raise Refused("phrase-misspelt")
    return phrase


async def look_behind_phrase(db: AsyncConnection, typed: str) -> GuestRow:
    found = await guest_of_phrase(db, hash_token(read_phrase(typed)))
    return await guest_behind(db, found, UNKNOWN)
