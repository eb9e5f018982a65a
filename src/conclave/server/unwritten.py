"""Why something could not be written, where a traceback would tell an operator nothing more: the
disk is full, broken or locked. Then one line of the log is enough."""

import errno
import sqlite3

from sqlalchemy.exc import DBAPIError

OF_THE_FILE = {
    *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN),
}
OF_THE_DISK = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EIO}
OF_THE_SERVER = ("53", "58")
"""How PostgreSQL's codes begin where it has no room or no disk."""


def why_unwritten(error: BaseException | None) -> str | None:
    """In a few words; nothing if it is some other fault."""
    if isinstance(error, DBAPIError):
        error = error.orig
    if error is not None and _is_of_the_disk(error):
        return str(error).partition("\n")[0] or type(error).__name__
    return None


def _is_of_the_disk(error: BaseException) -> bool:
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        return code is not None and code & 0xFF in OF_THE_FILE
    if isinstance(error, OSError):
        return error.errno in OF_THE_DISK
    return str(getattr(error, "sqlstate", "")).startswith(OF_THE_SERVER)
