"""Finding people, and conduct: who looks for a game, whom people mute, block and report, and what
may be said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "12"
down_revision = "11"


def upgrade() -> None:
    talk = sa.Column("talk", sa.String(8), nullable=False, server_default="free")
    op.add_column("tables", talk)
    for column in (
        sa.Column("guest", sa.String(16)),
        sa.Column("saying", sa.String(16)),
        sa.Column("apart", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("chats", column)
    op.create_index("chats_by_guest", "chats", ["guest", "at"])
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("blocks_by_other", "blocks", ["other", "kind"])
    op.create_table(
        "removals",
        sa.Column(
            "code",
            sa.String(16),
            sa.ForeignKey("tables.code", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("guest", sa.String(16), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("reporter", sa.String(16), nullable=False),
        sa.Column("reported", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("context", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
        sa.Column("outcome", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("reports_by_reporter", "reports", ["reporter", "at"])
    op.create_table(
        "seekers",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("line", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("wish", sa.JSON, nullable=False),
        sa.Column("luck_hash", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("code", sa.String(16)),
    )
    op.create_index("seekers_by_game", "seekers", ["game", "since"])
