"""Moves, answers and chats in the database."""

from contextlib import suppress

import msgspec
from sqlalchemy import and_, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.plain import PlainDict
from conclave.server.storage.rows import BadRow, ChatRow, MoveRow, read_row
from conclave.server.storage.schema import answers, chats, moves

CHATS_KEPT = 200
"""At one table, the newest."""
MOST_ANSWERS = 1000
"""Kept for one guest at one table, beside those of moves."""


async def moves_after(db: AsyncConnection, code: str, number: int) -> list[MoveRow]:
    found = await db.execute(
        select(moves).where(moves.c.code == code, moves.c.number > number).order_by(moves.c.number)
    )
    return [read_row(move, MoveRow) for move in found]


async def find_answer(db: AsyncConnection, code: str, guest: str, nonce: str) -> PlainDict | None:
    found = await db.execute(
        select(answers.c.answer).where(
            answers.c.code == code, answers.c.guest == guest, answers.c.nonce == nonce
        )
    )
    answer = found.scalar()
    return answer if isinstance(answer, dict) else None


async def answers_at(db: AsyncConnection, code: str) -> dict[tuple[str, str], PlainDict]:
    """By guest and nonce, all answers at the table that are not those of moves."""
    found = await db.execute(
        select(answers.c.guest, answers.c.nonce, answers.c.answer).where(answers.c.code == code)
    )
    return {(row.guest, row.nonce): row.answer for row in found if isinstance(row.answer, dict)}


async def add_answer(
    db: AsyncConnection, code: str, guest: str, nonce: str, answer: PlainDict
) -> None:
    """Store an answer. Whoever has got very many at one table is remembered from here on only."""
    theirs = and_(answers.c.code == code, answers.c.guest == guest)
    count = await db.execute(select(func.count()).select_from(answers).where(theirs))
    if count.scalar_one() >= MOST_ANSWERS:
        await db.execute(delete(answers).where(theirs))
    await db.execute(insert(answers).values(code=code, guest=guest, nonce=nonce, answer=answer))


async def add_chat(db: AsyncConnection, chat: ChatRow) -> None:
    """Store a chat under the next number, in place of the oldest where many are kept. The table
    must have been found ``to_change``, or two chats could get the same number."""
    last = await db.execute(select(func.max(chats.c.number)).where(chats.c.code == chat.code))
    chat.number = (last.scalar() or 0) + 1
    await db.execute(
        delete(chats).where(chats.c.code == chat.code, chats.c.number <= chat.number - CHATS_KEPT)
    )
    await db.execute(insert(chats).values(**msgspec.structs.asdict(chat)))


async def said_lately(db: AsyncConnection, guest: str, since: float) -> list[ChatRow]:
    """What the guest has said since, at whichever tables."""
    found = await db.execute(select(chats).where(chats.c.guest == guest, chats.c.at > since))
    return [read_row(chat, ChatRow) for chat in found]


async def chats_after(db: AsyncConnection, code: str, number: int, limit: int) -> list[ChatRow]:
    """The newest chats after that number, oldest first."""
    found = await db.execute(
        select(chats)
        .where(chats.c.code == code, chats.c.number > number)
        .order_by(chats.c.number.desc())
        .limit(limit)
    )
    readable: list[ChatRow] = []
    for chat in found:
        with suppress(BadRow):
            readable.append(read_row(chat, ChatRow))
    return readable[::-1]
