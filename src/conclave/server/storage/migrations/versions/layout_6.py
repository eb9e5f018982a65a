"""After the game: positions that games begin with, what statistics are made of, and analyses."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    for column in (
        sa.Column("began", sa.Float),
        sa.Column("position", sa.JSON),
        sa.Column("played_on", sa.String(9)),
        sa.Column("tallies", sa.JSON),
        sa.Column("length", sa.Integer),
    ):
        op.add_column("tables", column)
    opened = sa.Column("statistics_open", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("guests", opened)
    op.create_table(
        "analyses",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE")),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("waited", sa.Float, nullable=False),
        sa.Column("beat", sa.Float),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("partial", sa.LargeBinary),
        sa.Column("analysis", sa.LargeBinary),
        sa.Column("summary", sa.JSON),
        sa.Column("made", sa.Float),
    )
    op.create_index("analyses_by_state", "analyses", ["state", "asked"])
    op.create_index("analyses_by_code", "analyses", ["code"])
