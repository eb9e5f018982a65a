"""Ratings: which tables are rated and what came of them; and match nights."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", rated)
    op.add_column("tables", sa.Column("counted", sa.String(12)))
    op.add_column("tables", sa.Column("night", sa.String(16)))
    op.create_index("tables_to_count", "tables", ["rated", "counted"])
    listed = sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("guests", listed)
    _ratings()
    _nights()


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "mu"])
    op.create_table(
        "rating_games",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("field", sa.JSON, nullable=False),
    )
    op.create_index("rating_games_by_time", "rating_games", ["at"])
    game = sa.ForeignKey("rating_games.number", ondelete="CASCADE")
    op.create_table(
        "rating_changes",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, game, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu_after", sa.Float, nullable=False),
        sa.Column("sigma_after", sa.Float, nullable=False),
    )
    columns = ["guest", "game", "number"]
    op.create_index("rating_changes_by_guest", "rating_changes", columns)
    op.create_index("rating_changes_by_code", "rating_changes", ["code"])


def _nights() -> None:
    op.create_table(
        "nights",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("short_code", sa.String(8), unique=True),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("pairing", sa.String(8), nullable=False),
        sa.Column("filling", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("invited", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
    )
    op.create_index("nights_by_host", "nights", ["host", "status"])
    op.create_index("nights_by_status", "nights", ["status", "touched"])
    op.create_table(
        "night_people",
        _night(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(16)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("crest", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
    )
    op.create_index("night_people_by_guest", "night_people", ["guest", "night"], unique=True)
    op.create_table(
        "night_tables",
        _night(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("people", sa.JSON, nullable=False),
        sa.Column("places", sa.JSON),
    )
    op.create_index("night_tables_by_code", "night_tables", ["code"])


def _night() -> sa.Column[str]:
    night = sa.ForeignKey("nights.code", ondelete="CASCADE")
    return sa.Column("night", sa.String(16), night, primary_key=True)
