"""What a seat knows as a row of numbers: all that its view shows, but for the figures of the
edition, which are the same in every game."""

from typing import Final

from conclave.core.state import NOBODY
from conclave.core.tensors import NUMBER, nothing, one_of, seat_orders
from conclave.games.twelve_missions.box.cards import CARDS, NONE, RANKS, count_of
from conclave.games.twelve_missions.box.edition import MISSION_COUNT, ROUNDS
from conclave.games.twelve_missions.knowledge.open_table import queue
from conclave.games.twelve_missions.knowledge.tensor_fields import (
    IN_LAST,
    IN_SHEET,
    IN_TRICK,
    SCROLLS,
    SEATS,
    TAKEN_TRICK,
    TRICKS,
)
from conclave.games.twelve_missions.knowledge.tensor_pieces import (
    CARD,
    COUNT,
    FLAG,
    LAID,
    NO_NUMBERS,
    NO_SCROLLS,
    NOBODYS,
    SCROLL,
    SEAT,
    add_amounts,
    add_cards,
    add_lengths,
    add_order,
    add_scrolls,
    amount_of,
    cards_told,
)
from conclave.games.twelve_missions.knowledge.tensor_standing import (
    COLOURS,
    FIRST_TRICK,
    HAVE,
    NOW,
    USED,
    standing,
    twice,
)
from conclave.games.twelve_missions.knowledge.view import tricks_in_round
from conclave.games.twelve_missions.rules.phases import EXPLORE, KEEP_ONE, PHASES
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_COLOUR, SAYS_SEAT
from conclave.games.twelve_missions.rules.state import SheetRow, Table
from conclave.games.twelve_missions.rules.tricks import taking

# A piece is joined from two where both are always told one after the other.
_SEATS_AND_ROUNDS: Final = [[seats + rounds for rounds in one_of(ROUNDS)] for seats in SEAT]
_ROUND_AND_PAIRS: Final = [[told + pairs for pairs in FLAG] for told in one_of(ROUNDS)]
_ASKED: Final = [
    [[dealer + phase + turn for turn in SEAT] for phase in one_of(len(PHASES))] for dealer in SEAT
]
"""By dealer, phase and turn."""
_MISSION: Final = one_of(MISSION_COUNT + 1)
_FOUR: Final = one_of(4)
_DOMINANT_AND_LED: Final = [[dominant + led for led in _FOUR] for dominant in _FOUR]
_COUNTS_AS: Final = [[suit + rank for rank in one_of(len(RANKS))] for suit in one_of(6)]
"""By suit and by the rank whose power was used."""
_TAKING_AND_NEXT: Final = [[taking + leader for leader in SEAT] for taking in SEAT]
_THREE: Final = one_of(3)
_NO_SEATS: Final = [nothing(SEATS * seats) for seats in range(SEATS + 1)]
_NO_PLACES: Final = [nothing(IN_TRICK * places) for places in range(SEATS + 1)]
_NO_LAST: Final = [nothing(IN_LAST * places) for places in range(SEATS + 1)]
_NO_TRICKS: Final = [nothing(TAKEN_TRICK * tricks) for tricks in range(TRICKS + 1)]
_NO_HANDS: Final = [nothing(CARDS * seats) for seats in range(SEATS + 1)]
_NOTHING_LAID: Final = nothing(2 * SEATS * CARDS)
_NOTHING_APART: Final = nothing(3 * CARDS)
_NOTHING_LOOKED_AT: Final = nothing(2 * SCROLLS + CARDS)
_NOBODY_APART: Final = nothing(3 * SEATS)
_NO_COLOURS: Final = nothing(4)
_NO_EFFECT: Final = b"".join(
    [SCROLL[0], NO_SCROLLS, SEAT[NOBODY], _NO_COLOURS, SEAT[NOBODY], FLAG[0], _THREE[NONE]]
)
_ORDERS: Final = seat_orders(SEATS)
_NO_SHEET: Final = [nothing(IN_SHEET * rounds) for rounds in range(ROUNDS + 1)]


def pieces(table: Table, seat: int) -> list[bytes]:
    seats = table.seats
    others = _ORDERS[seats][seat]
    groups = standing(table)
    row: list[bytes] = []
    _tell_round(row, table, seat)
    _tell_trick(row, table, seat)
    _tell_tricks(row, table, seat, groups)
    _tell_cards(row, table, seat)
    _tell_amounts(row, table, others, groups)
    if table.plain:
        row.append(_NOTHING_LAID)
    else:
        for other in others:
            add_cards(row, table.up[other])
        row.append(_NO_HANDS[SEATS - seats])
        for other in others:
            add_order(row, table.covers[other])
        row.append(_NO_HANDS[SEATS - seats])
    _tell_scroll(row, table, seat)
    row.append(groups[USED])
    _tell_sheet(row, table, seat)
    return row


def _told_from(seat: int, other: int, seats: int) -> int:
    return NOBODY if other < 0 else (other - seat) % seats


def _tell_round(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    waiting = queue(table)
    dealer = _told_from(seat, table.dealer, seats)
    turn = _told_from(seat, table.turn, seats)
    row.append(_SEATS_AND_ROUNDS[seats - 1][table.variant.rounds - 1])
    row.append(_ROUND_AND_PAIRS[table.round - 1][int(table.variant.pairs)])
    row.append(_ASKED[dealer][table.phase][turn])
    for other in waiting:
        row.append(SEAT[(other - seat) % seats])
    row.append(_NO_SEATS[SEATS - len(waiting)])
    row.append(_MISSION[table.mission.number])
    row.append(_DOMINANT_AND_LED[table.dominant][table.led])


def _tell_trick(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    laid = len(table.cards)
    for place in range(laid):
        row.append(LAID[(table.seating[place] - seat) % seats][table.cards[place]])
        row.append(amount_of(table.value(place)))
        row.append(_COUNTS_AS[table.suit(place)][table.powers[place]])
    row.append(_NO_PLACES[SEATS - laid])
    taker = _told_from(seat, taking(table) if laid else NOBODY, seats)
    row.append(_TAKING_AND_NEXT[taker][_told_from(seat, table.next_leader, seats)])


def _tell_tricks(row: list[bytes], table: Table, seat: int, groups: list[bytes]) -> None:
    """The last one in detail, how many there will be, and all so far."""
    last = len(table.last_cards)
    for place in range(last):
        row.append(LAID[(table.last_seating[place] - seat) % table.seats][table.last_cards[place]])
    row.append(_NO_LAST[SEATS - last])
    row.append(COUNT[tricks_in_round(table)])
    owners = table.owners
    for trick in range(len(owners)):
        row.append(SEAT[(owners[trick] - seat) % table.seats])
        row.append(groups[FIRST_TRICK + trick])
    row.append(_NO_TRICKS[TRICKS - len(owners)])


def _tell_cards(row: list[bytes], table: Table, seat: int) -> None:
    """What the undealt cards and the observer's own are, as far as it knows."""
    add_order(row, table.turned)
    row.append(COUNT[len(table.undealt)])
    add_cards(row, table.hands[seat])
    if table.rows[seat] or table.chosen[seat] or table.away[seat]:
        add_order(row, table.rows[seat])
        add_cards(row, table.chosen[seat])
        add_cards(row, table.away[seat])
    else:
        row.append(_NOTHING_APART)
    add_scrolls(row, table.scrolls[seat])
    looks = table.turn == seat and (table.phase == KEEP_ONE or table.phase == EXPLORE)
    if looks or table.burnt[seat]:
        add_scrolls(row, table.burnt[seat])
        add_scrolls(row, table.looked_at if looks else ())
        row.append(CARD[table.drawn if looks else NONE])
    else:
        row.append(_NOTHING_LOOKED_AT)


def _tell_amounts(row: list[bytes], table: Table, others: list[int], groups: list[bytes]) -> None:
    first, end = NUMBER * others[0], NUMBER * (others[0] + len(others))
    empty = NO_NUMBERS[SEATS - len(others)]
    add_amounts(row, [count_of(hand) for hand in table.hands], others)
    if table.plain and not table.mission.sets_apart:
        row.append(_NOBODY_APART)
    else:
        add_lengths(row, table.rows, others)
        add_amounts(row, [count_of(cards) for cards in table.chosen], others)
        add_amounts(row, [count_of(cards) for cards in table.away], others)
    add_amounts(row, table.crystals, others)
    add_amounts(row, table.cubes, others)
    add_amounts(row, table.tricks, others)
    add_amounts(row, table.points, others)
    add_lengths(row, table.scrolls, others)
    for other in others:
        row.append(FLAG[len(table.open_scrolls[other])])
    row.append(empty)
    add_lengths(row, table.burnt, others)
    if table.plain:
        row.append(NOBODYS)
    else:
        add_lengths(row, table.down, others)
    for group in (HAVE, NOW):
        row.append(groups[group][first:end])
        row.append(empty)
    row.append(groups[COLOURS][4 * first : 4 * end])
    row.append(_NO_SEATS[SEATS - len(others)])


def _tell_scroll(row: list[bytes], table: Table, seat: int) -> None:
    seats = table.seats
    effect = table.effect
    if table.scroll:
        choice = table.effect_choice
        row += [
            SCROLL[table.scroll],
            SCROLL[effect.number],
            SEAT[_told_from(seat, table.effect_seat, seats)],
            _FOUR[choice] if effect.says == SAYS_COLOUR else _NO_COLOURS,
            SEAT[(choice - seat) % seats] if effect.says == SAYS_SEAT else SEAT[NOBODY],
            FLAG[int(table.ready)],
            _THREE[table.claim],
        ]
    else:
        row.append(_NO_EFFECT)
    row.append(COUNT[len(table.deck)])


def _tell_sheet(row: list[bytes], table: Table, seat: int) -> None:
    rounds = len(table.sheet)
    if rounds:
        last = table.sheet[rounds - 1]
        if not last.written_so_far:
            _write_sheet(table)
        row.append(last.written_so_far[seat])
    row.append(_NO_SHEET[ROUNDS - rounds])


def _write_sheet(table: Table) -> None:
    """For each observer. A finished round stays as it is, so it is written once."""
    sheets = [b"" for _ in range(table.seats)]
    for finished in table.sheet:
        if not finished.written:
            finished.written = _write_sheet_row(finished, table.seats)
        if finished.written_so_far:
            sheets = finished.written_so_far
            finished.written_so_far = []
        else:
            sheets = [sheets[seat] + finished.written[seat] for seat in range(table.seats)]
    table.sheet[len(table.sheet) - 1].written_so_far = sheets


def _write_sheet_row(finished: SheetRow, seats: int) -> list[bytes]:
    """By observer. What is told of the seats is written once, and each begins with its own."""
    empty = SEATS - seats
    head = _MISSION[finished.mission] + _FOUR[finished.dominant]
    gains = twice([amount_of(gain) for gain in finished.gains])
    tricks = twice([amount_of(count) for count in finished.tricks])
    taken = twice([cards_told(cards) for cards in finished.taken])
    rows: list[bytes] = []
    for seat in range(seats):
        first, end = NUMBER * seat, NUMBER * (seat + seats)
        row = [
            head,
            gains[first:end],
            NO_NUMBERS[empty],
            tricks[first:end],
            NO_NUMBERS[empty],
            taken[CARDS * first : CARDS * end],
            _NO_HANDS[empty],
            SCROLL[finished.scroll],
        ]
        rows.append(b"".join(row))
    return rows
