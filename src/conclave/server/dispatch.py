"""From a message to what it asks for."""

from typing import assert_never

from conclave.catalogue import load_game
from conclave.core.plain import PlainDict
from conclave.server import commands, messages, new_tables, seating
from conclave.server.advice import advise
from conclave.server.crowd import Listener
from conclave.server.live_table import LiveTable
from conclave.server.luck import Given
from conclave.server.messages import SeatingMessage, SocketMessage
from conclave.server.sanitize import sanitize_chat
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
        case messages.Chat():
            return await commands.chat(live, guest, sanitize_chat(message.text), message.nonce)
        case messages.Rematch():
            return await new_tables.rematch(tables, live, guest, _luck(message), message.nonce)
        case _:
            return await commands.change(
                live, guest, message.nonce, lambda table: _change(live, table, guest, message)
            )


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
            seating.stand(table, guest.id, for_good=live.gone is not None)
        case messages.SetSeat():
            seating.set_seat(table, guest.id, message.seat, message.kind)
        case messages.Start():
            seating.start(table, guest.id, load_game(table.row.game))
        case messages.Deputy():
            seats = table.seats
            owner = seats[message.seat].guest if message.seat < len(seats) else None
            here = live.presence.is_here(owner)
            seating.appoint_deputy(table, guest.id, message.seat, message.level, here)
        case messages.TakeOver():
            seating.take_over(table, guest.id)
        case _:
            assert_never(message)


def _luck(message: messages.Sit | messages.GiveLuck | messages.Rematch) -> Given:
    return Given(message.luck, message.hash)
