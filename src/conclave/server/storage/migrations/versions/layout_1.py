"""The first layout: guests, tables, seats, moves, answers and chats."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    house = op.create_table("house", sa.Column("schema_version", sa.Integer, primary_key=True))
    op.bulk_insert(house, [{"schema_version": 1}])
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("crest", sa.String(8), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    _create_tables()
    op.create_table(
        "seats",
        _code(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(16)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("crest", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("deputy", sa.String(16)),
        sa.Column("luck", sa.String(64), nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest", "code"], unique=True)
    _create_what_was_said()


def _code() -> sa.Column[str]:
    tables = sa.ForeignKey("tables.code", ondelete="CASCADE")
    return sa.Column("code", sa.String(8), tables, primary_key=True)


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("deal", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("last_seat", sa.Integer),
        sa.Column("last_sentence", sa.Text),
        sa.Column("rematch", sa.String(8)),
    )
    op.create_index("tables_by_status", "tables", ["status", "touched"])
    op.create_index("tables_by_host", "tables", ["host", "status"])


def _create_what_was_said() -> None:
    op.create_table(
        "moves",
        _code(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sentence", sa.Text, nullable=False),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("guest", sa.String(16)),
        sa.Column("nonce", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "answers",
        _code(),
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("nonce", sa.String(64), primary_key=True),
        sa.Column("answer", sa.JSON, nullable=False),
    )
    op.create_table(
        "chats",
        _code(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
