"""Ratings in the database, and the games that they come of."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from conclave.server.storage.metadata import metadata
from conclave.server.storage.stored_json import StoredJson

# Where a guest stands in a game, after all rated games so far.
ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    # When the last of them ended.
    Column("at", Float, nullable=False),
    Index("ratings_by_game", "game", "mu"),
)

# Each rated game that counted, in the order of counting, with all that its ratings follow from. It
# outlives its table, so that everything can be worked out again.
rating_games = Table(
    "rating_games",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("at", Float, nullable=False),
    # Seat by seat: who, the place that counts, and the rating that was used.
    Column("field", StoredJson, nullable=False),
    Index("rating_games_by_time", "at"),
)

# What such a game made of one guest's rating.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("guest", String(16), primary_key=True),
    Column(
        "number",
        Integer,
        ForeignKey("rating_games.number", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("game", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("code", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu_after", Float, nullable=False),
    Column("sigma_after", Float, nullable=False),
    Index("rating_changes_by_guest", "guest", "game", "number"),
    Index("rating_changes_by_code", "code"),
)

ALL = (ratings, rating_games, rating_changes)
