"""Longer links and short codes of tables, who is banned, and what the operator says."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"

LINKED = ("tables", "seats", "moves", "answers", "chats")


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":  # which holds to no length
        for table in LINKED:
            _widen(table, "code")
        _widen("tables", "rematch")
    op.add_column("tables", sa.Column("short_code", sa.String(8)))
    op.create_index("tables_by_short_code", "tables", ["short_code"], unique=True)
    op.add_column(
        "house", sa.Column("orders", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.add_column("house", sa.Column("message", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def _widen(table: str, column: str) -> None:
    op.alter_column(table, column, type_=sa.String(16), existing_type=sa.String(8))
