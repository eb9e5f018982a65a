"""Bringing a database to the present layout, and copying an SQLite file before that is done."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from conclave.server.storage.layout import EMPTY, is_stamped

MIGRATIONS = Path(__file__).parent / "migrations"

# Alembic's steps find their connection in what all threads share.
_one_at_a_time = threading.Lock()


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def upgrade(db: Connection, found: str) -> None:
    """From the layout that was found, within the transaction of ``db``."""
    config = alembic_config()
    config.attributes["connection"] = db
    with _one_at_a_time:
        if found != EMPTY and not is_stamped(db):
            command.stamp(config, found)
        command.upgrade(config, "head")


def back_up(file: Path, layout: str) -> Path:
    """A copy of the SQLite file beside it, named for the layout it had; complete, or not there."""
    copy = _free_name(file, layout)
    copy_database(file, copy)
    return copy


def copy_database(file: Path, copy: Path) -> None:
    """As it is at one moment, whoever is writing to it; complete, or not there."""
    unfinished = copy.with_name(copy.name + ".part")
    try:
        with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(unfinished)) as new:
            old.backup(new)
        unfinished.chmod(file.stat().st_mode & 0o777)
        unfinished.replace(copy)
    finally:
        unfinished.unlink(missing_ok=True)


def _free_name(file: Path, layout: str) -> Path:
    name = f"{file.stem}-layout-{layout}"
    number = 1
    while True:
        copy = file.with_name(f"{name}{'' if number == 1 else f'-{number}'}{file.suffix}")
        if not copy.exists():
            return copy
        number += 1
