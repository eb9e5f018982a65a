"""Analyses in the database: those that are asked for, being worked at, and done.

Who works at one holds it by the time of its own last beat. Whoever takes it over or removes it
changes that, and so the other notices at its next beat.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage.rows import read_row
from conclave.server.storage.schema import analyses, moves

QUEUED: Final = "queued"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"

# As for the layout: any number that is the same in all our processes and no other lock's.
QUEUE_LOCK = 20_261_116

_UNFINISHED = analyses.c.state.in_((QUEUED, RUNNING))


class AnalysisRow(msgspec.Struct):
    key: str
    code: str | None
    state: str
    guest: str
    asked: float
    waited: float
    beat: float | None
    progress: float
    partial: bytes | None
    analysis: bytes | None
    made: float | None


class Unfinished(msgspec.Struct):
    """One that has still to be worked at, or is just now."""

    key: str
    code: str | None
    guest: str
    state: str
    asked: float
    beat: float | None


async def lock_queue(db: AsyncConnection) -> None:
    """One at a time changes who is next, until the transaction ends; SQLite sees to that itself."""
    if db.dialect.name == "postgresql":
        await db.execute(text(f"SELECT pg_advisory_xact_lock({QUEUE_LOCK})"))


async def find_analysis(db: AsyncConnection, key: str) -> AnalysisRow | None:
    columns = [analyses.c[name] for name in AnalysisRow.__struct_fields__]
    row = (await db.execute(select(*columns).where(analyses.c.key == key))).first()
    return None if row is None else read_row(row, AnalysisRow)


async def unfinished_analyses(db: AsyncConnection) -> list[Unfinished]:
    """The first to be asked for first."""
    columns = [analyses.c[name] for name in Unfinished.__struct_fields__]
    found = await db.execute(
        select(*columns).where(_UNFINISHED).order_by(analyses.c.asked, analyses.c.key)
    )
    return [read_row(row, Unfinished) for row in found]


async def last_move_at(db: AsyncConnection, code: str) -> float:
    found = await db.execute(select(func.max(moves.c.at)).where(moves.c.code == code))
    return found.scalar() or 0.0


async def queue_analysis(
    db: AsyncConnection, key: str, record: bytes | None, guest: str, now: float
) -> None:
    """In place of what there was under that key: a table's code, unless a record comes with it."""
    await db.execute(delete(analyses).where(analyses.c.key == key))
    await db.execute(
        insert(analyses).values(
            key=key,
            code=key if record is None else None,
            record=record,
            state=QUEUED,
            guest=guest,
            asked=now,
            waited=now,
            progress=0.0,
        )
    )


async def waiting_record(db: AsyncConnection, key: str) -> bytes | None:
    """What came with it when it was asked for."""
    found = await db.execute(select(analyses.c.record).where(analyses.c.key == key))
    record: bytes | None = found.scalar()
    return record


async def remove_old_of_records(db: AsyncConnection, before: float, most: int) -> None:
    """Those of records that were made before, and but so many of the rest, the newest: they lie at
    no table with which they would go."""
    loose = and_(analyses.c.code.is_(None), analyses.c.made.is_not(None))
    await db.execute(delete(analyses).where(loose, analyses.c.made < before))
    newest = select(analyses.c.made).where(loose).order_by(analyses.c.made.desc()).offset(most)
    latest = (await db.execute(newest.limit(1))).scalar()
    if latest is not None:
        await db.execute(delete(analyses).where(loose, analyses.c.made <= latest))


async def note_waiting(db: AsyncConnection, key: str, waited: float) -> None:
    await db.execute(
        update(analyses).where(analyses.c.key == key, _UNFINISHED).values(waited=waited)
    )


async def claim_analysis(db: AsyncConnection, key: str, now: float, stale: float) -> bool:
    """Whether it is ours now: it was queued, or its beat is older than ``stale``."""
    free = or_(
        analyses.c.state == QUEUED,
        and_(analyses.c.state == RUNNING, analyses.c.beat < stale),
    )
    changed = await db.execute(
        update(analyses)
        .where(analyses.c.key == key, free)
        .values(state=RUNNING, beat=now, progress=0.0, partial=None)
    )
    return changed.rowcount == 1


async def beat(
    db: AsyncConnection, key: str, held: float, now: float, progress: float, partial: bytes
) -> float | None:
    """How far it has come. When somebody last waited for it; None if it is not ours any more."""
    changed = await db.execute(
        update(analyses)
        .where(analyses.c.key == key, analyses.c.state == RUNNING, analyses.c.beat == held)
        .values(beat=now, progress=progress, partial=partial)
        .returning(analyses.c.waited)
    )
    waited: float | None = changed.scalar()
    return waited


async def finish_analysis(
    db: AsyncConnection, key: str, held: float, now: float, analysis: bytes, summary: list[Any]
) -> None:
    """Nobody has to know any more who asked for it."""
    told = {"analysis": analysis, "summary": summary}
    await _end(db, key, held, state=DONE, made=now, guest="", record=None, **told)


async def fail_analysis(db: AsyncConnection, key: str, held: float, now: float) -> None:
    await _end(db, key, held, state=FAILED, made=now, guest="", record=None)


async def give_back_analysis(db: AsyncConnection, key: str, held: float) -> None:
    """For another process, or for this one when it is back."""
    await _end(db, key, held, state=QUEUED, beat=None, progress=0.0)


async def _end(db: AsyncConnection, key: str, held: float, **values: Any) -> None:
    ours = and_(analyses.c.key == key, analyses.c.state == RUNNING, analyses.c.beat == held)
    await db.execute(update(analyses).where(ours).values(partial=None, **values))


async def step_back(db: AsyncConnection, guest: str, now: float) -> None:
    """Whoever was served queues up with the rest behind all who wait already."""
    own = [one for one in await unfinished_analyses(db) if one.guest == guest]
    for place, one in enumerate(own):  # a moment apart, so that their own order stays
        later = update(analyses).where(analyses.c.key == one.key, analyses.c.state == QUEUED)
        await db.execute(later.values(asked=now + 0.001 * place))


async def give_back_all(db: AsyncConnection) -> None:
    """Where nobody else could be working at any."""
    await db.execute(
        update(analyses)
        .where(analyses.c.state == RUNNING)
        .values(state=QUEUED, beat=None, progress=0.0, partial=None)
    )


async def remove_analysis(db: AsyncConnection, key: str) -> None:
    await db.execute(delete(analyses).where(analyses.c.key == key))


async def remove_unfinished(db: AsyncConnection, key: str) -> None:
    await db.execute(delete(analyses).where(analyses.c.key == key, _UNFINISHED))


async def remove_abandoned(db: AsyncConnection, before: float) -> None:
    """Those that nobody has waited for since."""
    await db.execute(delete(analyses).where(_UNFINISHED, analyses.c.waited < before))
