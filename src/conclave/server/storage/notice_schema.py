"""The tables about telling people elsewhere that it is their turn."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text, text

from conclave.server.storage.metadata import metadata
from conclave.server.storage.stored_json import StoredJson

# As in schema.py: SQLite keeps to the length that it was told first.
Code = String(16).with_variant(String(8), "sqlite")

# Browsers that may be told of a guest's turns while they are closed.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    # An endpoint is as long as its push service likes.
    Column("hash", String(64), primary_key=True),
    Column("guest", String(16), nullable=False),
    # With the device they go: who has logged out somewhere is told nothing there.
    Column("device", String(16), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(88), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("made", Float, nullable=False),
    # How often in a row it could not be reached.
    Column("failed", Integer, nullable=False, server_default=text("0")),
    Index("push_subscriptions_by_guest", "guest", "made"),
    Index("push_subscriptions_by_device", "device"),
)

# Where a guest wants to be written to, and for nothing else.
mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("asked", Float, nullable=False),
    # When it was confirmed; until then nothing but the question goes there.
    Column("confirmed", Float),
    # Of the word in the link by which it is confirmed, which serves once.
    Column("confirm_hash", String(64), unique=True),
    # When the guest was last seen here while it was their turn somewhere.
    Column("attended", Float, nullable=False, server_default=text("0")),
    Index("mail_addresses_by_hash", "hash"),
)

# How much went to a mail address, whoever asked for it. Kept for a month: the links in mails work
# even when whoever gave the address has taken it back.
mail_counts = Table(
    "mail_counts",
    metadata,
    Column("hash", String(64), primary_key=True),
    # The word in the links that end all mails there. It opens nothing, and every mail repeats it.
    Column("stop", String(32), nullable=False, unique=True),
    Column("day", Integer, nullable=False),
    Column("confirmations", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    # Somebody who was asked in vain wants to be left alone.
    Column("silent_until", Float, nullable=False, server_default=text("0")),
)

# The last turn of a guest at a table that they were told of, or needed no word of. The key is the
# arbiter between processes: whoever writes a version there tells of it.
turn_notices = Table(
    "turn_notices",
    metadata,
    Column("code", Code, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    # The version that they were last really told of; 0: of none.
    Column("told", Integer, nullable=False, server_default=text("0")),
    # From when on another process may take it up.
    Column("lease", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default=text("0")),
    # What is still to be told by which way; null: by all there are.
    Column("left_over", StoredJson),
    Index("turn_notices_by_state", "state", "lease"),
    Index("turn_notices_by_guest", "guest"),
)

ALL = (push_subscriptions, mail_addresses, mail_counts, turn_notices)
