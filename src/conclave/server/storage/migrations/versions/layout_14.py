"""Those who take part in a match night add luck to their next table."""

import sqlalchemy as sa
from alembic import op

revision = "14"
down_revision = "13"


def upgrade() -> None:
    luck = sa.Column("luck_hash", sa.String(64), nullable=False, server_default=sa.text("''"))
    op.add_column("night_people", luck)
