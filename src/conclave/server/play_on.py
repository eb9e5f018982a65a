"""Playing on from a game that is over: alone with bots, for practice.

*Otherwise* begins with one of its positions, of which what the seat could not know is imagined
anew. *The same* begins all over with the same luck: the seed and what each seat added to it.
"""

import re
from typing import Literal, TypeAlias

from conclave.bots.levels import check_offered, levels_of
from conclave.core.chance import LiveChance
from conclave.core.errors import BadRecord
from conclave.core.fair_play import commitment, new_seed
from conclave.core.plain import PlainDict
from conclave.core.record import Record
from conclave.core.reel import Reel
from conclave.server import seating
from conclave.server.codes import new_code
from conclave.server.luck import Given
from conclave.server.new_tables import open_table
from conclave.server.quotas import Quotas
from conclave.server.reels import Reels
from conclave.server.refusals import Conflict, NotFound
from conclave.server.storage.rows import OPENLY, REPLACED, REVEALED, GuestRow, SeatRow
from conclave.server.storage.tables import StoredTable
from conclave.server.tables import Tables

PlayOn: TypeAlias = Literal["otherwise", "same"]

SEED = re.compile(r"[0-9a-f]{64}")
LUCK = re.compile(r"[\x21-\x7e]{0,64}")
HASH = re.compile(r"([0-9a-f]{64})?")


async def play_on(
    tables: Tables,
    quotas: Quotas,
    reels: Reels,
    guest: GuestRow,
    reel: Reel,
    how: PlayOn,
    move: int,
    seat: int,
    level: str,
) -> StoredTable:
    """A table for practice, begun: the guest in that seat and bots of that level elsewhere."""
    table = _lay(reel, guest, seat, level)
    if how == "otherwise":
        table.row.position = await reels.aside(_imagined, reel, move, seat)
    elif reel.record.seed:
        table.row.position = reel.record.position
        _take_luck(table, reel.record)
    else:
        table.row.position = reel.at(0).dump()
    table.row.played_on = how
    seating.start(table, guest.id, reel.game)
    if how == "same" and reel.record.seed and table.row.deal != reel.record.deal:
        raise BadRecord("record-deal-differs")
    await open_table(tables, quotas, guest, table)
    return table


def _lay(reel: Reel, guest: GuestRow, seat: int, level: str) -> StoredTable:
    record = reel.record
    check_offered(level, levels_of(reel.game))
    if seat >= record.seats:
        raise NotFound("seat-unknown", {"number": seat, "max": record.seats - 1})
    kinds = [level] * record.seats
    kinds[seat] = seating.ME
    # By the rules that the game was played by, whatever the present ones are.
    table = seating.lay_table(
        new_code(), reel.game, record.options, "", False, kinds, guest, Given()
    )
    seating.lay_for_practice(table)
    return table


def _imagined(reel: Reel, move: int, seat: int) -> PlainDict:
    """The position after so many moves as the seat could have imagined it."""
    state = reel.at(move)
    if state.over():
        raise Conflict("play-on-over")
    return state.imagine(seat, LiveChance(bytes.fromhex(new_seed()))).dump()


def _take_luck(table: StoredTable, record: Record) -> None:
    """The luck of the whole game, seat by seat: it has been shown, so it can be checked as before,
    but nobody can be surprised by it."""
    if not SEED.fullmatch(record.seed):
        raise BadRecord("record-bad-field", {"field": "seed"})
    if commitment(record.seed) != record.commitment:
        raise BadRecord("record-seed-not-committed")
    nonces = record.nonces or [""] * record.seats
    hashes = record.hashes or [""] * record.seats
    for field, texts, form in (("nonces", nonces, LUCK), ("hashes", hashes, HASH)):
        if len(texts) != record.seats or not all(map(form.fullmatch, texts)):
            raise BadRecord("record-bad-field", {"field": field})
    table.row.seed, table.row.commitment = record.seed, record.commitment
    for seat in table.seats:
        _give_again(seat, nonces[seat.seat], hashes[seat.seat], record)


def _give_again(seat: SeatRow, luck: str, hash: str, record: Record) -> None:
    seat.luck, seat.luck_hash = luck, hash
    if seat.seat in record.replaced:
        seat.luck_state = REPLACED
    elif seat.seat in record.openly:
        seat.luck_state = OPENLY
    elif luck:
        seat.luck_state = REVEALED
