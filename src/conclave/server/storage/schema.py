"""The tables of the database. A table where people play is rows in them: it *is* its record."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

from conclave.server.storage.stored_json import StoredJson

LAYOUTS = ("1", "2", "3")
"""As the steps in ``migrations`` call them, the present one last."""

metadata = MetaData()

# Every database of ours has it, with the layout as servers from before Alembic understand it.
house = Table("house", metadata, Column("schema_version", Integer, primary_key=True))

# Alembic's own: the step that was taken last.
steps = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    # Only the hash: whoever reads the database can't speak for a guest.
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("crest", String(8), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
)


def _code(primary: bool = True) -> Column[str]:
    return Column(
        "code", String(8), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=primary
    )


tables = Table(
    "tables",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", StoredJson, nullable=False),
    Column("title", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("host", String(16), nullable=False),
    Column("status", String(8), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("deal", StoredJson, nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    # Counts changes of the table and its seats; a move is stored only while it stays the same.
    Column("revision", Integer, nullable=False),
    # The number of the last row in moves, and what follows from it.
    Column("version", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("last_seat", Integer),
    Column("last_sentence", Text),
    # Each seat's place and points, once the game is over.
    Column("result", StoredJson),
    Column("rematch", String(8)),
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_host", "host", "status"),
)

seats = Table(
    "seats",
    metadata,
    _code(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(16)),
    Column("name", String(24), nullable=False),
    Column("crest", String(8), nullable=False),
    Column("level", String(16)),
    Column("deputy", String(16)),
    Column("luck", String(64), nullable=False),
    Index("seats_by_guest", "guest", "code", unique=True),
)

# The key is the arbiter between racing players and processes: a number is given once.
# A row is never changed: taking back is a row of its own, which leads back to the last move of its
# seat that stands.
moves = Table(
    "moves",
    metadata,
    _code(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(4), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("sentence", Text, nullable=False),
    Column("draws", StoredJson, nullable=False),
    Column("guest", String(16)),
    Column("nonce", String(64)),
    Column("at", Float, nullable=False),
)

# What was answered to messages that changed something other than the position.
answers = Table(
    "answers",
    metadata,
    _code(),
    Column("guest", String(16), primary_key=True),
    Column("nonce", String(64), primary_key=True),
    Column("answer", StoredJson, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    _code(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
