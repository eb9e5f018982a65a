"""Tables for practice, and the results of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    practice = sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", practice)
    op.add_column("tables", sa.Column("result", sa.JSON))
    # Servers from before Alembic look here for what is too new for them.
    op.execute("UPDATE house SET schema_version = 2")
