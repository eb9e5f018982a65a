"""Which table somebody names, and that nobody finds one by trying codes."""

from conclave.server.codes import can_be_guessed, is_code
from conclave.server.quotas import Quotas
from conclave.server.refusals import unknown_table
from conclave.server.storage.database import Storage
from conclave.server.storage.tables import code_called


async def code_named(storage: Storage, quotas: Quotas, address: str, named: str) -> str:
    """The code of the table that somebody at that address names by its code or its short code."""
    if not is_code(named):
        raise unknown_table(named)
    if not can_be_guessed(named):
        return named
    with quotas.guess(address):
        async with storage.reading() as db:
            code = await code_called(db, named)
        if code is None:
            raise unknown_table(named)
    return code
