"""One sofa: guests who play at the device of another."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    op.add_column("guests", sa.Column("keeper", sa.String(16)))
    op.create_index("guests_by_keeper", "guests", ["keeper"])
    op.add_column("seats", sa.Column("keeper", sa.String(16)))
