"""Whose analysis is next: guests in rotation, and of each guest one at a time."""

from conclave.server.storage.analyses import QUEUED, RUNNING, AnalysisRow, Unfinished


def in_turn(unfinished: list[Unfinished], stale: float) -> list[Unfinished]:
    """In the order in which they are worked at; what nobody has said to be worked at since
    ``stale`` is not. What is worked at comes first; then everybody's
    first, everybody's second, and so on, those asked for earlier before those asked for later.
    Somebody's that is worked at is their first, so whoever has many waits for their own."""
    own: dict[str, int] = {}
    ranks: dict[str, int] = {}
    ordered = sorted(unfinished, key=lambda one: (one.state != RUNNING, one.asked, one.key))
    for one in ordered:
        ranks[one.key] = own.get(one.guest, 0)
        own[one.guest] = ranks[one.key] + 1
    return sorted(
        ordered,
        key=lambda one: (waits(one, stale), ranks[one.key] if waits(one, stale) else 0, one.asked),
    )


def next_in_turn(unfinished: list[Unfinished], stale: float) -> Unfinished | None:
    """The first that nobody works at, of a guest for whom nobody works at another."""
    served = {one.guest for one in unfinished if not waits(one, stale)}
    queue = in_turn(unfinished, stale)
    free = [one for one in queue if waits(one, stale) and one.guest not in served]
    return free[0] if free else None


def ahead_of(key: str, unfinished: list[Unfinished], stale: float) -> int:
    """How many are worked at before it."""
    keys = [one.key for one in in_turn(unfinished, stale)]
    return keys.index(key) if key in keys else 0


def waits(one: Unfinished | AnalysisRow, stale: float) -> bool:
    """For somebody to work at it."""
    return one.state == QUEUED or one.beat is None or one.beat < stale
