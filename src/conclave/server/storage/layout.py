"""Which layout a database has: whether it is ours, and whether this version can use it."""

from sqlalchemy import Connection, inspect, select

from conclave.core.errors import ConclaveError
from conclave.server.storage.schema import LAYOUTS, house, steps

EMPTY = ""
FIRST_TABLES = {"guests", "tables", "seats", "moves", "answers", "chats"}


class BadDatabase(ConclaveError):
    """A database that can't be opened, or that is not ours."""


def find_layout(db: Connection, database: str) -> str:
    """One of LAYOUTS, or EMPTY; a foreign or newer database is refused. Nothing is changed."""
    names = set(inspect(db).get_table_names())
    if not names:
        return EMPTY
    if house.name not in names:
        raise BadDatabase("database-foreign", {"database": database})
    if steps.name in names:
        found = db.execute(select(steps.c.version_num)).scalar()
    else:
        found = db.execute(select(house.c.schema_version)).scalar()
    if str(found) not in LAYOUTS:
        raise BadDatabase(
            "database-newer",
            {"database": database, "version": str(found), "expected": LAYOUTS[-1]},
        )
    if not names >= FIRST_TABLES:
        raise BadDatabase("database-foreign", {"database": database})
    return str(found)


def is_stamped(db: Connection) -> bool:
    """Whether Alembic knows its layout; not so if it was made before we used Alembic."""
    return inspect(db).has_table(steps.name)
