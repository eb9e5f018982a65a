"""Tables of how people find and treat each other."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from conclave.server.storage.metadata import metadata
from conclave.server.storage.stored_json import StoredJson

# Whom somebody has muted or blocked.
blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("other", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Index("blocks_by_other", "other", "kind"),
)

# Whom the host of a table has sent away from it.
removals = Table(
    "removals",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(16), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("reporter", String(16), nullable=False),
    Column("reported", String(16), nullable=False),
    # As it was, and the last lines of the chat: both may have changed when somebody looks.
    Column("name", String(24), nullable=False),
    Column("code", String(16), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("context", StoredJson, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),
    Column("outcome", Text, nullable=False, server_default=""),
    Index("reports_by_reporter", "reporter", "at"),
)

# Who looks for people to play with, each once.
seekers = Table(
    "seekers",
    metadata,
    Column("guest", String(16), primary_key=True),
    # The connection that waits: another one of the same guest takes its place.
    Column("line", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("wish", StoredJson, nullable=False),
    Column("luck_hash", String(64), nullable=False),
    Column("since", Float, nullable=False),
    # When the process that holds the connection last said that it is there.
    Column("beat", Float, nullable=False),
    # The table that was found.
    Column("code", String(16)),
    Index("seekers_by_game", "game", "since"),
)

ALL = (blocks, removals, reports, seekers)
