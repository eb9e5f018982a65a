"""Time: clocks at tables, how a seat was lost before the end, and who asks for a deputy."""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"

RUNNING = sa.text("due IS NOT NULL")


def upgrade() -> None:
    since = sa.Column("open_for", sa.Float, nullable=False, server_default=sa.text("0"))
    op.add_column("house", since)
    for column in (
        sa.Column("clock", sa.JSON),
        sa.Column("clocks", sa.JSON),
        sa.Column("due", sa.Float),
        sa.Column("patience", sa.Integer),
    ):
        op.add_column("tables", column)
    op.create_index(
        "tables_by_due", "tables", ["due"], sqlite_where=RUNNING, postgresql_where=RUNNING
    )
    for column in (
        sa.Column("forfeit", sa.String(8), nullable=False, server_default=""),
        sa.Column("forfeit_version", sa.Integer),
        sa.Column("asked", sa.JSON),
    ):
        op.add_column("seats", column)
