"""What a seat knows as a row of numbers: all that its view shows, but for the figures of the
edition, which are the same in every game."""

from typing import Final

from conclave.core.state import NOBODY
from conclave.core.tensors import (
    amounts,
    flags,
    nothing,
    numbers,
    one_of,
    seat_orders,
)
from conclave.games.twelve_missions.box.cards import CARDS, NONE, OF_COLOUR, RANKS
from conclave.games.twelve_missions.box.edition import MISSION_COUNT, ROUNDS
from conclave.games.twelve_missions.knowledge.open_table import queue
from conclave.games.twelve_missions.knowledge.progress import seen_tally
from conclave.games.twelve_missions.knowledge.tensor_fields import (
    FAR,
    IN_LAST,
    IN_SHEET,
    IN_TRICK,
    SCROLLS,
    SEATS,
    TAKEN_TRICK,
    TEN,
    TRICKS,
)
from conclave.games.twelve_missions.knowledge.view import tricks_in_round
from conclave.games.twelve_missions.rules.phases import EXPLORE, KEEP_ONE, PHASES
from conclave.games.twelve_missions.rules.score import mission_gains
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_COLOUR, SAYS_SEAT
from conclave.games.twelve_missions.rules.state import SheetRow, Table
from conclave.games.twelve_missions.rules.tricks import taking

_SEAT: Final = one_of(SEATS)
_ROUND: Final = one_of(ROUNDS)
_PHASE: Final = one_of(len(PHASES))
_MISSION: Final = one_of(MISSION_COUNT + 1)
_FOUR: Final = one_of(4)
_THREE: Final = one_of(3)
_SUIT: Final = one_of(6)
_RANK: Final = one_of(len(RANKS))
_CARD: Final = one_of(CARDS)
_SCROLL: Final = one_of(SCROLLS)
_FLAG: Final = amounts(1, 1)
_BYTE: Final = flags(8)
_COUNTS: Final = amounts(FAR, TEN)
_NO_SEATS: Final = [nothing(SEATS * seats) for seats in range(SEATS + 1)]
_NO_PLACES: Final = [nothing(IN_TRICK * places) for places in range(SEATS + 1)]
_NO_LAST: Final = [nothing(IN_LAST * places) for places in range(SEATS + 1)]
_NO_TRICKS: Final = [nothing(TAKEN_TRICK * tricks) for tricks in range(TRICKS + 1)]
_NO_CARDS: Final = nothing(CARDS)
_NO_HANDS: Final = [nothing(CARDS * seats) for seats in range(SEATS + 1)]
_NOTHING_LAID: Final = nothing(2 * SEATS * CARDS)
_NO_NUMBERS: Final = [nothing(seats) for seats in range(SEATS + 1)]
_ORDERS: Final = seat_orders(SEATS)
_UNWRITTEN: Final[list[bytes]] = []
_NO_COLOURS: Final = nothing(4)
_NO_SCROLLS: Final = nothing(SCROLLS)
_NO_SHEET: Final = [nothing(IN_SHEET * rounds) for rounds in range(ROUNDS + 1)]


def pieces(table: Table, seat: int) -> list[bytes]:
    seats = table.seats
    others = _ORDERS[seats][seat]
    kept = _kept(table, seat, others)
    row: list[bytes] = []
    _tell_round(row, table, seat)
    _tell_trick(row, table, seat)
    row.append(kept[0])
    row.append(_COUNTS[tricks_in_round(table)])
    row.append(kept[1])
    _tell_cards(row, table, seat)
    _tell_amounts(row, table, others)
    row.append(kept[2])
    if table.plain:
        row.append(_NOTHING_LAID)
    else:
        for other in others:
            _add_cards(row, table.up[other])
        row.append(_NO_HANDS[SEATS - seats])
        for other in others:
            _add_order(row, table.covers[other], CARDS, _NO_CARDS)
        row.append(_NO_HANDS[SEATS - seats])
    _tell_scroll(row, table, seat)
    row.append(kept[3])
    return row


def _kept(table: Table, seat: int, others: list[int]) -> list[bytes]:
    """What stays the same from one trick to the next, written once for each observer: the last
    trick, all of them, how far the seats are with the mission, and the sheet."""
    stage = ((table.turns * 32 + table.round) * 32 + len(table.owners)) * 32 + len(table.sheet)
    if table.written_at != stage:
        table.written_at = stage
        table.written = [_UNWRITTEN] * table.seats
    kept = table.written[seat]
    if not kept:
        kept = [
            _write_last(table, seat),
            _write_tricks(table, seat),
            _write_progress(table, others),
            _write_sheet(table, seat),
        ]
        table.written[seat] = kept
    return kept


def _told_from(seat: int, other: int, seats: int) -> int:
    return NOBODY if other < 0 else (other - seat) % seats


def _tell_round(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    waiting = queue(table)
    row += [
        _SEAT[seats - 1],
        _ROUND[table.variant.rounds - 1],
        _ROUND[table.round - 1],
        _FLAG[int(table.variant.pairs)],
        _SEAT[_told_from(seat, table.dealer, seats)],
        _PHASE[table.phase],
        _SEAT[_told_from(seat, table.turn, seats)],
    ]
    for other in waiting:
        row.append(_SEAT[(other - seat) % seats])
    row.append(_NO_SEATS[SEATS - len(waiting)])
    row.append(_MISSION[table.mission.number])
    row.append(_FOUR[table.dominant])
    row.append(_FOUR[table.led])


def _tell_trick(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    laid = len(table.cards)
    for place in range(laid):
        row.append(_SEAT[(table.seating[place] - seat) % seats])
        row.append(_CARD[table.cards[place]])
        row.append(_amount(table.value(place)))
        row.append(_SUIT[table.suit(place)])
        row.append(_RANK[table.powers[place]])
    row.append(_NO_PLACES[SEATS - laid])
    row.append(_SEAT[_told_from(seat, taking(table) if laid else NOBODY, seats)])
    row.append(_SEAT[_told_from(seat, table.next_leader, seats)])


def _write_last(table: Table, seat: int) -> bytes:
    row: list[bytes] = []
    last = len(table.last_cards)
    for place in range(last):
        row.append(_SEAT[(table.last_seating[place] - seat) % table.seats])
        row.append(_CARD[table.last_cards[place]])
    row.append(_NO_LAST[SEATS - last])
    return b"".join(row)


def _write_tricks(table: Table, seat: int) -> bytes:
    row: list[bytes] = []
    owners = table.owners
    for trick in range(len(owners)):
        row.append(_SEAT[(owners[trick] - seat) % table.seats])
        _add_cards(row, table.shown[trick])
    row.append(_NO_TRICKS[TRICKS - len(owners)])
    return b"".join(row)


def _tell_cards(row: list[bytes], table: Table, seat: int) -> None:
    """What the undealt cards and the observer's own are, as far as it knows."""
    _add_order(row, table.turned, CARDS, _NO_CARDS)
    row.append(_COUNTS[len(table.undealt)])
    _add_cards(row, table.hands[seat])
    _add_order(row, table.rows[seat], CARDS, _NO_CARDS)
    _add_cards(row, table.chosen[seat])
    _add_cards(row, table.away[seat])
    _add_scrolls(row, table.scrolls[seat])
    _add_scrolls(row, table.burnt[seat])
    mine = table.turn == seat
    _add_scrolls(row, table.looked_at if mine and table.phase == KEEP_ONE else ())
    row.append(_CARD[table.drawn if mine and table.phase == EXPLORE else NONE])


def _tell_amounts(row: list[bytes], table: Table, others: list[int]) -> None:
    empty = _NO_NUMBERS[SEATS - len(others)]
    for other in others:
        row.append(_COUNTS[table.hands[other].bit_count()])
    row.append(empty)
    for other in others:
        row.append(_COUNTS[len(table.rows[other])])
    row.append(empty)
    for masks in (table.chosen, table.away):
        for other in others:
            row.append(_COUNTS[masks[other].bit_count() if masks[other] else 0])
        row.append(empty)
    for held in (table.crystals, table.cubes, table.tricks, table.points):
        for other in others:
            row.append(_amount(held[other]))
        row.append(empty)
    for other in others:
        row.append(_COUNTS[len(table.scrolls[other])])
    row.append(empty)
    for other in others:
        row.append(_FLAG[len(table.open_scrolls[other])])
    row.append(empty)
    for other in others:
        row.append(_COUNTS[len(table.burnt[other])])
    row.append(empty)
    for other in others:
        row.append(_COUNTS[len(table.down[other])])
    row.append(empty)


def _write_progress(table: Table, others: list[int]) -> bytes:
    row: list[bytes] = []
    empty = _NO_NUMBERS[SEATS - len(others)]
    tally = seen_tally(table)
    for other in others:
        row.append(_amount(table.mission.have(tally, other)))
    row.append(empty)
    gains = mission_gains(table, tally)
    for other in others:
        row.append(_amount(gains[other]))
    row.append(empty)
    for other in others:
        for kind in OF_COLOUR:
            row.append(_COUNTS[(tally.taken[other] & kind).bit_count()])
    row.append(_NO_SEATS[SEATS - len(others)])
    return b"".join(row)


def _write_sheet(table: Table, seat: int) -> bytes:
    row: list[bytes] = []
    for finished in table.sheet:
        row.append(_sheet_row(finished, seat, table.seats))
    row.append(_NO_SHEET[ROUNDS - len(table.sheet)])
    return b"".join(row)


def _tell_scroll(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    effect = table.effect
    row.append(_SCROLL[table.scroll])
    if table.scroll:
        choice = table.effect_choice
        row += [
            _SCROLL[effect.number],
            _SEAT[_told_from(seat, table.effect_seat, seats)],
            _FOUR[choice] if effect.says == SAYS_COLOUR else _NO_COLOURS,
            _SEAT[(choice - seat) % seats] if effect.says == SAYS_SEAT else _SEAT[NOBODY],
            _FLAG[int(table.ready)],
            _THREE[table.claim],
        ]
    else:
        row += [_NO_SCROLLS, _SEAT[NOBODY], _NO_COLOURS, _SEAT[NOBODY], _FLAG[0], _THREE[NONE]]
    row.append(_COUNTS[len(table.deck)])
    _add_order(row, table.used, SCROLLS, _NO_SCROLLS)


def _sheet_row(finished: SheetRow, seat: int, seats: int) -> bytes:
    """It stays as it is, so it is written once for each observer."""
    if not finished.written:
        finished.written = [_write_sheet_row(finished, viewer, seats) for viewer in range(seats)]
    return finished.written[seat]


def _write_sheet_row(finished: SheetRow, seat: int, seats: int) -> bytes:
    others = _ORDERS[seats][seat]
    empty = SEATS - seats
    row = [_MISSION[finished.mission], _FOUR[finished.dominant]]
    for told in (finished.gains, finished.tricks):
        row += [_amount(told[other]) for other in others]
        row.append(nothing(empty))
    for other in others:
        _add_cards(row, finished.taken[other])
    row += [_NO_CARDS] * empty
    row.append(_SCROLL[finished.scroll])
    return b"".join(row)


def _amount(amount: int) -> bytes:
    return _COUNTS[amount] if 0 <= amount <= FAR else numbers([amount], TEN)


def _add_cards(row: list[bytes], mask: int) -> None:
    if not mask:
        row.append(_NO_CARDS)
        return
    row.append(_BYTE[mask & 0xFF])
    row.append(_BYTE[mask >> 8 & 0xFF])
    row.append(_BYTE[mask >> 16 & 0xFF])
    row.append(_BYTE[mask >> 24])


def _add_order(row: list[bytes], ordered: tuple[int, ...], size: int, none: bytes) -> None:
    """For each thing its place in the order, counted from 1; 0 for those that are not in it."""
    if not ordered:
        row.append(none)
        return
    places = [0] * size
    for place in range(len(ordered)):
        places[ordered[place]] = place + 1
    row.append(numbers(places, TEN))


def _add_scrolls(row: list[bytes], scrolls: tuple[int, ...]) -> None:
    if not scrolls:
        row.append(_NO_SCROLLS)
        return
    held = [0] * SCROLLS
    for scroll in scrolls:
        held[scroll] = 1
    row.append(numbers(held))
