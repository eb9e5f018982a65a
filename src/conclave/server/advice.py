"""What a player may be told besides the position: hints, the odds, a coach's notes.

All of it is worked out among the bots, from what the player's seat may know and nothing else.
"""

import secrets
from typing import Literal, TypeAlias

from conclave.core.chance import FastChance
from conclave.core.errors import NotYourTurn
from conclave.core.perspective import Perspective
from conclave.core.plain import PlainDict
from conclave.server.bot_workers import Workers
from conclave.server.live_table import LiveTable
from conclave.server.making_moves import check_version, speaking_seat
from conclave.server.refusals import Forbidden, Trouble
from conclave.server.seating import may_have_hints
from conclave.server.storage.rows import GuestRow, TableRow

Subject: TypeAlias = Literal["hint", "odds", "notes"]

SEEDS = 1 << 53


async def advise(
    workers: Workers, live: LiveTable, guest: GuestRow, about: Subject, version: int
) -> PlainDict:
    async with live.lock:
        if live.stale:
            await live.catch_up()
        question = _question(live, guest, about, version)
    answer = await workers.ask(question, guest.id)
    if answer is None:
        raise Trouble("advice-failed")
    return {"type": "advice", "about": about, "version": version, **answer}


def _question(live: LiveTable, guest: GuestRow, about: Subject, version: int) -> PlainDict:
    """Refused to whoever has no right to an answer, before anybody thinks about it."""
    seat = speaking_seat(live, guest).seat
    row = live.table.row
    if about == "odds":
        if not tells_odds(row):
            raise Forbidden("odds-not-allowed")
    elif row.rated:
        raise Forbidden("rated-no-hints")
    elif not may_have_hints(live.table, guest.id):
        raise Forbidden("hints-not-allowed")
    check_version(live, version)
    match = live.started()
    if about != "odds" and match.state.actor() != seat:
        raise NotYourTurn("hint-not-your-turn")
    perspective = Perspective(match.game, match.state, seat, FastChance(secrets.randbits(64)))
    question = perspective.dump()
    question |= {"game": row.game, "version": match.game.version, "about": about}
    return question | {"seed": secrets.randbelow(SEEDS)}


def tells_odds(row: TableRow) -> bool:
    return row.options.get("odds") is True
