"""Match nights in the database."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, text

from conclave.server.storage.metadata import metadata
from conclave.server.storage.stored_json import StoredJson

# A match night: rounds of tables that are made by themselves.
nights = Table(
    "nights",
    metadata,
    Column("code", String(16), primary_key=True),
    # To be said aloud; until the last round is over.
    Column("short_code", String(8), unique=True),
    Column("host", String(16), nullable=False),
    Column("title", String(60), nullable=False),
    Column("game", String(32), nullable=False),
    Column("options", StoredJson, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    # Who meets whom, and how a table that is not full is filled, with bots of which level.
    Column("pairing", String(8), nullable=False),
    Column("filling", String(8), nullable=False),
    Column("level", String(16), nullable=False),
    # What its tables are made with: the same as for any table.
    Column("clock", StoredJson),
    Column("rated", Boolean, nullable=False),
    # Whether the host lets people in one by one.
    Column("invited", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    # The one that is played; 0 before the first.
    Column("round", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    # Counts changes, so that whoever looks again knows whether there are any.
    Column("revision", Integer, nullable=False),
    Index("nights_by_host", "host", "status"),
    Index("nights_by_status", "status", "touched"),
)


def _night() -> Column[str]:
    return Column(
        "night", String(16), ForeignKey("nights.code", ondelete="CASCADE"), primary_key=True
    )


# Who takes part in a match night, people and the bots that fill its tables.
night_people = Table(
    "night_people",
    metadata,
    _night(),
    Column("number", Integer, primary_key=True),
    Column("guest", String(16)),
    Column("name", String(24), nullable=False),
    Column("crest", String(8), nullable=False),
    Column("level", String(16)),
    Column("state", String(8), nullable=False),
    Column("joined", Float, nullable=False),
    # Of the luck that the person adds to the next table; it serves once.
    Column("luck_hash", String(64), nullable=False, server_default=text("''")),
    Index("night_people_by_guest", "guest", "night", unique=True),
)

# The key is the arbiter: each table of a round is made once.
night_tables = Table(
    "night_tables",
    metadata,
    _night(),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("code", String(16), nullable=False),
    # Numbers in night_people, seat by seat, and the places once they count.
    Column("people", StoredJson, nullable=False),
    Column("places", StoredJson),
    Index("night_tables_by_code", "code"),
)

ALL = (nights, night_people, night_tables)
