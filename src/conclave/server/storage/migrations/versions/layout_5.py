"""Luck in two steps: its hash while a table waits, and the luck itself before the deal."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revealing", sa.Float))
    for name, length in (("luck_hash", 64), ("luck_state", 8)):
        column = sa.Column(name, sa.String(length), nullable=False, server_default="")
        op.add_column("seats", column)
