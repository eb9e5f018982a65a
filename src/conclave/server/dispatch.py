"""From a message to what it asks for."""

from copy import deepcopy
from typing import assert_never

from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.catalogue import load_game
from conclave.core.plain import PlainDict
from conclave.server import chatting, commands, company, messages, new_tables, seating
from conclave.server.absence import ask_for_deputy
from conclave.server.advice import advise
from conclave.server.crowd import Listener
from conclave.server.live_table import LiveTable
from conclave.server.luck import Given
from conclave.server.making_moves import check_in_time
from conclave.server.messages import SeatingMessage, SocketMessage
from conclave.server.reminders import remind
from conclave.server.sofa_people import save_sofa, sofa_at
from conclave.server.sofa_sitting import bringer, check_may_bring, sit_on_sofa
from conclave.server.storage.rows import GuestRow
from conclave.server.storage.tables import StoredTable
from conclave.server.tables import Tables


async def execute(
    tables: Tables, live: LiveTable, guest: GuestRow, message: SocketMessage, asker: Listener
) -> PlainDict:
    """Do it, and give the answer."""
    match message:
        case messages.Say():
            return await commands.say(
                live, guest, message.version, message.sentence, message.nonce, asker
            )
        case messages.Undo():
            return await commands.undo(live, guest, message.version, message.nonce)
        case messages.GoOn():
            return await commands.go_on(live, guest, message.version, message.nonce)
        case messages.Ask():
            return await advise(tables.bots.workers, live, guest, message.about, message.version)
        case messages.Attend():
            asker.attentive = message.visible
            return {"type": "done", "version": live.version}
        case messages.Chat():
            return await chatting.chat(live, guest, message.text, message.nonce, tables.limits)
        case messages.Saying():
            return await chatting.quote(live, guest, message.saying, message.nonce, tables.limits)
        case messages.Remind():
            return await remind(live, guest, message.seat, message.nonce)
        case messages.Rematch():
            lucks = message.sofa
            return await new_tables.rematch(
                tables, live, guest, bringer(asker), _luck(message), lucks, message.nonce
            )
        case messages.SitOnSofa():
            return await _sit_on_sofa(tables, live, guest, message, bringer(asker))
        case _:
            return await commands.change(
                live,
                guest,
                message.nonce,
                lambda table: _change(live, table, guest, message),
                lambda db, table: _check(db, table, guest, message),
            )


async def _sit_on_sofa(
    tables: Tables, live: LiveTable, guest: GuestRow, message: messages.SitOnSofa, owner: GuestRow
) -> PlainDict:
    if message.nonce and (before := await live.answer_before(guest.id, message.nonce)):
        return before
    sofa = await sofa_at(tables.storage, owner)
    person = sofa.welcome(message.name, message.crest)

    def bring(table: StoredTable) -> None:
        check_may_bring(table, owner, guest)
        sit_on_sofa(table, owner, person, message.seat, _luck(message))

    bring(deepcopy(live.table))  # nobody is made a guest for a seat that can't be had
    await save_sofa(tables.storage, sofa)
    return await commands.change(
        live,
        guest,
        message.nonce,
        bring,
        lambda db, table: _check_both(db, table, owner.id, person.id),
    )


async def _check_both(db: AsyncConnection, table: StoredTable, owner: str, person: str) -> None:
    for guest in (owner, person):
        await company.check_may_sit(db, table, guest)


async def _check(
    db: AsyncConnection, table: StoredTable, guest: GuestRow, message: SeatingMessage
) -> None:
    """What hangs on more than the table itself."""
    match message:
        case messages.Sit():
            await company.check_may_sit(db, table, guest.id)
        case messages.Remove():
            await company.remove(db, table, guest.id, message.guest)


def _change(live: LiveTable, table: StoredTable, guest: GuestRow, message: SeatingMessage) -> None:
    """Do it to the table as it is stored."""
    match message:
        case messages.Sit():
            seating.sit(table, guest, message.seat, _luck(message))
        case messages.GiveLuck():
            seating.add_luck(table, guest.id, _luck(message))
        case messages.Reveal():
            seating.reveal_luck(table, guest.id, message.luck, load_game(table.row.game))
        case messages.Stand():
            _check_in_time(live, table, guest)
            seating.stand(table, guest.id, for_good=live.gone is not None)
        case messages.SetSeat():
            seating.set_seat(table, guest.id, message.seat, message.kind)
        case messages.Start():
            seating.start(table, guest.id, load_game(table.row.game))
        case messages.Deputy():
            _check_in_time(live, table, guest)
            ask_for_deputy(table, guest.id, message.seat, message.level, live.waiting())
        case messages.Resign():
            _check_in_time(live, table, guest)
            seating.resign(table, guest.id)
        case messages.TakeOver():
            seating.take_over(table, guest.id)
        case messages.Remove():
            company.leave_seat(table, guest.id, message.guest)
        case _:
            assert_never(message)


def _check_in_time(live: LiveTable, table: StoredTable, guest: GuestRow) -> None:
    """Nobody gets away from a clock that has run out by leaving the seat to a bot."""
    seat = seating.seat_of(table, guest.id)
    if seat is not None:
        check_in_time(table.row, seat.seat, live.house_time.now())


def _luck(
    message: messages.Sit | messages.GiveLuck | messages.Rematch | messages.SitOnSofa,
) -> Given:
    return Given(message.luck, message.hash)
