"""Records that lie at no table wait to be analysed too."""

import sqlalchemy as sa
from alembic import op

revision = "13"
down_revision = "12"


def upgrade() -> None:
    op.add_column("analyses", sa.Column("record", sa.LargeBinary))
