"""Who sits where: changes to a table that are not moves of its game."""

import time

from conclave.bots.levels import LEVELS, levels_of
from conclave.catalogue import load_game
from conclave.core.fair_play import commitment, new_seed
from conclave.core.game import AnyGame
from conclave.core.match import Match, new_table_match
from conclave.core.options import Options
from conclave.server.codes import new_short_code
from conclave.server.crests import free_crest
from conclave.server.luck import Given, give, hidden, note_luck, reveal, settle
from conclave.server.refusals import Conflict, Forbidden, NotFound, Refused
from conclave.server.storage.rows import (
    BOT,
    LATE,
    OPEN,
    PERSON,
    PLAYING,
    RESIGNED,
    WAITING,
    Forfeit,
    GuestRow,
    SeatRow,
    TableRow,
)
from conclave.server.storage.tables import StoredTable

ME = "me"
NOBODY = ""
"""The host of a table that everybody has left."""
DEPUTY_OF_A_LEAVER = "adept"
FOR_GOOD = (LATE, RESIGNED)
"""How a seat is lost without a way back; whoever has lost it so may play the next game."""


def lay_table(
    code: str,
    game: AnyGame,
    options: Options,
    title: str,
    public: bool,
    kinds: list[str],
    host: GuestRow,
    luck: Given,
) -> StoredTable:
    """A new table: its dealer has committed to a seed, and its maker has a seat."""
    agreed = game.agree(len(kinds), options)
    if kinds.count(ME) != 1:
        raise Refused("seat-me-once", {"count": kinds.count(ME)})
    row = _new_row(code, game, agreed, title, public, host)
    table = StoredTable(row, [SeatRow(code, number, OPEN) for number in range(len(kinds))])
    for seat, kind in zip(table.seats, kinds, strict=True):
        if kind == ME:
            _seat_person(table, seat, host, luck)
        else:
            give_seat(table, seat, kind)
    return table


def _new_row(
    code: str, game: AnyGame, options: Options, title: str, public: bool, host: GuestRow
) -> TableRow:
    seed = new_seed()
    now = time.time()
    return TableRow(
        code=code,
        game=game.slug,
        rules_version=game.version,
        options=options,
        title=title,
        public=public,
        host=host.id,
        status=WAITING,
        seed=seed,
        commitment=commitment(seed),
        deal=[],
        made=now,
        touched=now,
        short_code=new_short_code(),
    )


def lay_for_practice(table: StoredTable) -> None:
    """Whoever takes back what was revealed has seen it: nobody else may be at that table."""
    if any(seat.kind == OPEN or seat.keeper is not None for seat in table.seats):
        raise Refused("practice-only-bots")
    table.row.practice = True


def lay_rematch(
    code: str, game: AnyGame, finished: StoredTable, asker: GuestRow, luck: Given
) -> StoredTable:
    """The same seats again. Whoever left the last game to a deputy has left it the seat as well."""
    kinds = [ME if seat.guest == asker.id else OPEN for seat in finished.seats]
    old = finished.row
    table = lay_table(code, game, old.options, old.title, old.public, kinds, asker, luck)
    for seat, before in zip(table.seats, finished.seats, strict=True):
        if seat.kind == PERSON:
            seat.crest = before.crest
        elif before.guest and (before.deputy is None or before.forfeit in FOR_GOOD):
            seat.kind, seat.guest = PERSON, before.guest
            seat.name, seat.crest = before.name, before.crest
        else:
            give_seat(table, seat, _still_offered(before.player(), game) or OPEN)
    table.row.practice = old.practice
    table.row.hints = old.hints
    table.row.rated = old.rated
    table.row.clock, table.row.patience = old.clock, old.patience
    table.row.talk = old.talk
    return table


def may_have_hints(table: StoredTable, guest: str | None) -> bool:
    """Against bots alone everybody may; where others play, if the host has allowed it."""
    if table.row.rated or seat_of(table, guest) is None:
        return False
    return table.row.hints or all(seat.kind == BOT or seat.guest == guest for seat in table.seats)


def seat_of(table: StoredTable, guest: str | None) -> SeatRow | None:
    """The seat of that guest, if any."""
    if guest is None:
        return None
    return next((seat for seat in table.seats if seat.guest == guest), None)


def own_seat(table: StoredTable, guest: str) -> SeatRow:
    seat = seat_of(table, guest)
    if seat is None:
        raise Forbidden("not-seated")
    return seat


def sit(table: StoredTable, guest: GuestRow, number: int | None, luck: Given) -> None:
    _check_waiting(table)
    if seat_of(table, guest.id):
        raise Conflict("already-seated")
    if table.row.practice:
        raise Conflict("practice-not-joined")
    if number is None:
        free = [seat for seat in table.seats if seat.kind == OPEN]
        if not free:
            raise Conflict("no-seat-free")
        seat = free[0]
    else:
        seat = numbered(table, number)
        if seat.kind != OPEN:
            raise Conflict("seat-taken", {"seat": number})
    _seat_person(table, seat, guest, luck)
    if table.row.host == NOBODY:
        table.row.host = guest.id


def add_luck(table: StoredTable, guest: str, luck: Given) -> None:
    _check_waiting(table)
    give(own_seat(table, guest), luck)


def stand(table: StoredTable, guest: str, for_good: bool = False) -> None:
    """Leave. In a running game a bot plays on, unless nobody can."""
    seat = own_seat(table, guest)
    if table.row.status == WAITING:
        _check_waiting(table)
        give_seat(table, seat, OPEN)
        _pass_hosting_on(table, guest)
    elif table.row.status == PLAYING and for_good:
        seat.guest = None
    elif table.row.status == PLAYING:
        seat.deputy = seat.deputy or DEPUTY_OF_A_LEAVER
    else:
        raise Conflict("game-is-over")


def set_seat(table: StoredTable, guest: str, number: int, kind: str) -> None:
    _check_host(table, guest)
    _check_waiting(table)
    if table.row.practice and kind == OPEN:
        raise Refused("practice-only-bots")
    give_seat(table, numbered(table, number), kind)


def start(table: StoredTable, guest: str, game: AnyGame) -> None:
    """From now on no hash can change. Deal, or let everybody reveal their luck before."""
    _check_host(table, guest)
    _check_waiting(table)
    if any(seat.kind == OPEN for seat in table.seats):
        raise Conflict("seats-still-open")
    game.agree(len(table.seats), table.row.options)
    if settle(table):
        table.row.revealing = time.time()
    else:
        deal(table, game)


def reveal_luck(table: StoredTable, guest: str, luck: str, game: AnyGame) -> None:
    """The last to reveal sets off the deal."""
    seat = own_seat(table, guest)
    if table.row.status == WAITING and table.row.revealing is None:
        raise Conflict("reveal-too-early")
    reveal(seat, luck)
    if table.row.status == WAITING and not hidden(table):
        deal(table, game)


def deal(table: StoredTable, game: AnyGame) -> Match:
    """The luck is the dealer's seed and what each seat has added to it."""
    row = table.row
    nonces = [seat.luck for seat in table.seats]
    match = new_table_match(game, len(table.seats), row.options, row.seed, nonces, row.position)
    note_luck(match.record, table.seats)
    row.revealing = None
    row.status = PLAYING
    row.began = time.time()
    row.rules_version = match.record.version  # the table may have waited since an earlier one
    row.deal = match.record.deal
    row.actor = match.state.actor()
    return match


def resign(table: StoredTable, guest: str) -> None:
    """Lose the game now. A bot plays on."""
    check_playing(table)
    seat = own_seat(table, guest)
    if seat.forfeit in FOR_GOOD:
        raise Conflict(f"seat-lost-{seat.forfeit}")
    clock = table.row.clock
    level = clock.late if clock and clock.late in LEVELS else DEPUTY_OF_A_LEAVER
    forfeit(table, seat, RESIGNED, seat.deputy or level)


def take_over(table: StoredTable, guest: str) -> None:
    check_playing(table)
    seat = own_seat(table, guest)
    if seat.deputy is None:
        raise Conflict("no-deputy")
    if seat.forfeit in FOR_GOOD:
        raise Conflict(f"seat-lost-{seat.forfeit}")
    seat.deputy = None
    seat.forfeit, seat.forfeit_version = "", None


def forfeit(table: StoredTable, seat: SeatRow, how: Forfeit, level: str | None) -> None:
    """Its owner has lost the game before its end, and a bot of that level plays on."""
    seat.forfeit, seat.forfeit_version = how, table.row.version
    seat.deputy = level
    seat.asked = None


def _seat_person(table: StoredTable, seat: SeatRow, guest: GuestRow, luck: Given) -> None:
    crest = free_crest(table.seats, guest.crest)
    seat.kind, seat.level = PERSON, None
    seat.guest, seat.name, seat.crest = guest.id, guest.name, crest
    seat.keeper = None
    give(seat, luck)


def _still_offered(level: str | None, game: AnyGame) -> str | None:
    """A bot from outside may be gone since."""
    return level if level is None or level in levels_of(game) else DEPUTY_OF_A_LEAVER


def give_seat(table: StoredTable, seat: SeatRow, kind: str) -> None:
    """Open the seat or give it to a bot; whoever sits there stands up."""
    levels = levels_of(load_game(table.row.game))
    if kind != OPEN and kind not in levels:
        kinds = ", ".join((OPEN, *levels))
        raise Refused("seat-kind-unknown", {"kind": kind[:24], "kinds": kinds})
    seat.kind = OPEN if kind == OPEN else BOT
    seat.level = None if kind == OPEN else kind
    seat.guest = seat.deputy = seat.keeper = None
    seat.name = seat.crest = ""
    give(seat, Given())


def _pass_hosting_on(table: StoredTable, guest: str) -> None:
    """A table whose host has left could never begin: the next person becomes its host, be it one
    who is yet to come."""
    heirs = [seat.guest for seat in table.seats if seat.guest is not None]
    if table.row.host == guest:
        table.row.host = heirs[0] if heirs else NOBODY


def numbered(table: StoredTable, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats):
        raise NotFound("seat-unknown", {"number": number, "max": len(table.seats) - 1})
    return table.seats[number]


def _check_host(table: StoredTable, guest: str) -> None:
    if table.row.host != guest:
        raise Forbidden("not-the-host")


def _check_waiting(table: StoredTable) -> None:
    if table.row.status != WAITING:
        raise Conflict("game-has-begun")
    if table.row.revealing is not None:
        raise Conflict("about-to-deal")


def check_playing(table: StoredTable) -> None:
    if table.row.status == WAITING:
        raise Conflict("game-not-begun")
    if table.row.status != PLAYING:
        raise Conflict("game-is-over")
