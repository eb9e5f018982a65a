"""The same person on several devices: devices, and the keys that make a further one."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    _make_devices()
    _make_keys()
    # A token now leads to a device. SQLite can't drop a column that is unique: the table is copied.
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("token_hash")


def _make_devices() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    # Every token that is out there stays good.
    op.execute(
        "INSERT INTO devices (id, token_hash, guest, kind, label, made, seen) "
        "SELECT id, token_hash, id, 'first', '', made, seen FROM guests"
    )
    op.create_index("devices_by_token", "devices", ["token_hash"], unique=True)
    op.create_index("devices_by_guest", "devices", ["guest"])


def _make_keys() -> None:
    for table, last in (("transfers", "expires"), ("phrases", "made")):
        op.create_table(
            table,
            sa.Column("guest", sa.String(16), primary_key=True),
            sa.Column("hash", sa.String(64), nullable=False),
            sa.Column(last, sa.Float, nullable=False),
        )
        op.create_index(f"{table}_by_hash", table, ["hash"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("credential_hash", sa.String(64), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("passkeys_by_credential", "passkeys", ["credential_hash"], unique=True)
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(16)),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("challenges_by_guest", "challenges", ["guest"])
    op.create_index("challenges_by_time", "challenges", ["expires"])
