"""The tables of the database. A table where people play is rows in them: it *is* its record."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

from conclave.server.storage import (
    key_schema,
    night_schema,
    notice_schema,
    people_schema,
    rating_schema,
)
from conclave.server.storage.metadata import metadata as metadata
from conclave.server.storage.stored_json import StoredJson

LAYOUTS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14")
"""As the steps in ``migrations`` call them, the present one last."""

ELSEWHERE = (
    *(key_schema.ALL, rating_schema.ALL, night_schema.ALL, notice_schema.ALL),
    people_schema.ALL,
)
"""Tables that are declared in files of their own."""

# Every database of ours has it, with the layout as servers from before Alembic understand it.
house = Table(
    "house",
    metadata,
    Column("schema_version", Integer, primary_key=True),
    # Counts what the operator has ordered, so that servers notice.
    Column("orders", Integer, nullable=False, server_default=text("0")),
    # Of the day, for everybody who comes.
    Column("message", Text, nullable=False, server_default=""),
    # For how many seconds the house has been open while a clock ran: the time of all clocks.
    Column("open_for", Float, nullable=False, server_default=text("0")),
)

# Alembic's own: the step that was taken last.
steps = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("crest", String(8), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # Whether others may look at the guest's statistics.
    Column("statistics_open", Boolean, nullable=False, server_default=false()),
    # Whether the leaderboards name the guest.
    Column("listed", Boolean, nullable=False, server_default=false()),
    # The guest at whose device this one plays, having none: see ``sofa_people``.
    Column("keeper", String(16)),
    Index("guests_by_keeper", "keeper"),
)


# A guest by id, or an address, or a network.
bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# SQLite holds to no length, and keeps to the one that it was told first.
Link = String(16).with_variant(String(8), "sqlite")


def _code(primary: bool = True) -> Column[str]:
    return Column("code", Link, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=primary)


_RUNNING = text("due IS NOT NULL")

tables = Table(
    "tables",
    metadata,
    Column("code", Link, primary_key=True),
    # To be said aloud; only while the table waits.
    Column("short_code", String(8)),
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
    Column("rematch", Link),
    # When it was started, until it is dealt: in between everybody reveals their luck.
    Column("revealing", Float),
    # When it was dealt.
    Column("began", Float),
    # Where the game began, if not with a deal.
    Column("position", StoredJson),
    # How it came of a finished game: from one of its positions, or with the same luck.
    Column("played_on", String(9)),
    # What each seat did how often, and how many moves stand, once the game is over.
    Column("tallies", StoredJson),
    Column("length", Integer),
    # Whether its result changes ratings, and what came of that once it is over: see rating_games.
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("counted", String(12)),
    # The match night that it belongs to.
    Column("night", String(16)),
    Index("tables_to_count", "rated", "counted"),
    # The time that each seat has, as chosen; how much of it is left; and, by the house's own time,
    # when the clock that runs will have run out.
    Column("clock", StoredJson),
    Column("clocks", StoredJson),
    Column("due", Float),
    # For how many seconds the others wait for somebody who is here and does not move.
    Column("patience", Integer),
    Index("tables_by_due", "due", sqlite_where=_RUNNING, postgresql_where=_RUNNING),
    # What people may say to each other: anything, sayings from a list, or nothing.
    Column("talk", String(8), nullable=False, server_default="free"),
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_short_code", "short_code", unique=True),
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
    # Empty while only its hash is known.
    Column("luck", String(64), nullable=False),
    Column("luck_hash", String(64), nullable=False, server_default=""),
    Column("luck_state", String(8), nullable=False, server_default=""),
    # Of a guest who plays at the device of another: that other one.
    Column("keeper", String(16)),
    # How its owner lost the game before its end, and in which version.
    Column("forfeit", String(8), nullable=False, server_default=""),
    Column("forfeit_version", Integer),
    # Who has asked for a deputy in its owner's place, and since when.
    Column("asked", StoredJson),
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
    Column("guest", String(16)),
    # Which of the sayings it is, if it is one.
    Column("saying", String(16)),
    # Said by somebody who watched a running game: not for those who play it.
    Column("apart", Boolean, nullable=False, server_default=false()),
    Index("chats_by_guest", "guest", "at"),
)

# What luck and skill made of finished games: asked for, being worked at, or done.
analyses = Table(
    "analyses",
    metadata,
    # A table's code, or the digest of a record that lies at no table.
    Column("key", String(64), primary_key=True),
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE")),
    Column("state", String(8), nullable=False),
    # Who asked first, and when.
    Column("guest", String(16), nullable=False),
    Column("asked", Float, nullable=False),
    # When somebody last waited for it, and when whoever works at it last said so.
    Column("waited", Float, nullable=False),
    Column("beat", Float),
    Column("progress", Float, nullable=False),
    # A record that lies at no table, until it is analysed: compressed JSON.
    Column("record", LargeBinary),
    # What is known so far, and in the end the whole: compressed JSON.
    Column("partial", LargeBinary),
    Column("analysis", LargeBinary),
    # Each seat's luck, and what it lost a decision: for lists and statistics.
    Column("summary", StoredJson),
    Column("made", Float),
    Index("analyses_by_state", "state", "asked"),
    Index("analyses_by_code", "code"),
)
