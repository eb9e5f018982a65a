"""What is said of a turn, by whichever way: game, table and who waits; nothing of the cards."""

import msgspec

from conclave.server.storage.tables import StoredTable
from conclave.server.table_payloads import seat_names
from conclave.texts import say

HOUR = 3600
DAY = 24 * HOUR


class TurnSaid(msgspec.Struct):
    """A push, as the service worker reads it."""

    code: str
    title: str
    body: str


def words_of(table: StoredTable, seat: int, seconds: float | None) -> tuple[str, ...]:
    """A heading, and some sentences; ``seconds`` are those left to move."""
    row = table.row
    heading = say("turn-title", {"game": say(f"game-{row.game}")})
    facts: dict[str, str | int] = {"title": row.title or "none"}
    if row.last_seat is None or row.last_seat in (seat, -1):
        waiting = say("turn-body-alone", facts)
    else:
        name = seat_names(table)[row.last_seat]
        waiting = say("turn-body", {**facts, "name": name})
    left = () if seconds is None else (time_left(seconds),)
    return (heading, waiting, *left)


def time_left(seconds: float) -> str:
    """Rounded down, so that nobody relies on more than there is."""
    unit, length = next(
        (one for one in (("days", DAY), ("hours", HOUR)) if seconds >= 2 * one[1]),
        ("minutes", 60),
    )
    return say("turn-time-left", {"unit": unit, "count": max(1, int(seconds // length))})


def push_of(table: StoredTable, words: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(TurnSaid(table.row.code, words[0], " ".join(words[1:])))
