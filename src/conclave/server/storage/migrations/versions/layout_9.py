"""Telling people elsewhere that it is their turn: by push, and by mail."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"

CODE = sa.String(16).with_variant(sa.String(8), "sqlite")


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("device", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(88), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False, server_default=sa.text("0")),
    )
    op.create_index("push_subscriptions_by_guest", "push_subscriptions", ["guest", "made"])
    op.create_index("push_subscriptions_by_device", "push_subscriptions", ["device"])
    op.create_table(
        "mail_addresses",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("confirm_hash", sa.String(64), unique=True),
        sa.Column("attended", sa.Float, nullable=False, server_default=sa.text("0")),
    )
    op.create_index("mail_addresses_by_hash", "mail_addresses", ["hash"])
    op.create_table(
        "mail_counts",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("stop", sa.String(32), nullable=False, unique=True),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("confirmations", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("silent_until", sa.Float, nullable=False, server_default=sa.text("0")),
    )
    op.create_table(
        "turn_notices",
        sa.Column("code", CODE, sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("told", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("left_over", sa.JSON),
    )
    op.create_index("turn_notices_by_state", "turn_notices", ["state", "lease"])
    op.create_index("turn_notices_by_guest", "turn_notices", ["guest"])
