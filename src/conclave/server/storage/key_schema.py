"""By what a guest is known: devices that hold a token, and the keys that make a further one.

Of everything that is secret there is only the hash: whoever reads the database can't speak for a
guest.
"""

from sqlalchemy import BigInteger, Column, Float, Index, LargeBinary, String, Table, Text

from conclave.server.storage.metadata import metadata

# A browser, or a program, that somebody is known on.
devices = Table(
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Column("guest", String(16), nullable=False),
    # How it came to be theirs: the one they began with, or by which key.
    Column("kind", String(8), nullable=False),
    # What it said it was, in a few words.
    Column("label", String(60), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("devices_by_token", "token_hash", unique=True),
    Index("devices_by_guest", "guest"),
)

# A link that leads somebody to another device of theirs, once and soon.
transfers = Table(
    "transfers",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("expires", Float, nullable=False),
    Index("transfers_by_hash", "hash", unique=True),
)

# Words to write down.
phrases = Table(
    "phrases",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Index("phrases_by_hash", "hash", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    # As authenticators name it, in base64url; by its hash it is found.
    Column("credential", Text, nullable=False),
    Column("credential_hash", String(64), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    # How often it was used, as far as it counts that.
    Column("uses", BigInteger, nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),
    Index("passkeys_by_credential", "credential_hash", unique=True),
    Index("passkeys_by_guest", "guest"),
)

# What an authenticator is to sign, once: to make a passkey for a guest, or to come by one.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("guest", String(16)),
    Column("expires", Float, nullable=False),
    Index("challenges_by_guest", "guest"),
    Index("challenges_by_time", "expires"),
)

ALL = (devices, transfers, phrases, passkeys, challenges)
