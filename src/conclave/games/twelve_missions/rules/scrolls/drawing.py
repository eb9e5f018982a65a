"""How a scroll comes to a hand: off the deck (M7), or as the one kept of scroll 8's draw."""

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.state import Move
from conclave.games.twelve_missions.rules.moves import KEEP
from conclave.games.twelve_missions.rules.scrolls.book import SCROLLS
from conclave.games.twelve_missions.rules.scrolls.more_scrolls import top_scroll
from conclave.games.twelve_missions.rules.state import Table


def draw(table: Table, seat: int, chance: Chance, told: Told) -> None:
    """The top scroll of the deck, if there is one."""
    if not table.deck:
        return
    number = top_scroll(table, chance)
    if told is not None:
        told.append(
            Event("twelve_missions-draw", {"seat": seat}, {"scroll": number}, 1 << seat, True)
        )
    _receive(table, seat, number, chance, told)


def _receive(table: Table, seat: int, number: int, chance: Chance, told: Told) -> bool:
    """The scroll comes to a hand, or works at once; whether it came to the hand."""
    scroll = SCROLLS[number]
    if not scroll.when_drawn:
        table.scrolls[seat] += (number,)
        return True
    scroll.drawn(table, seat, told)
    if scroll.draws_another:
        draw(table, seat, chance, told)
    return False


def keeps(table: Table) -> list[Move]:
    return [(KEEP, number) for number in table.looked_at]


def keep(table: Table, number: int, chance: Chance, told: Told) -> None:
    """Scroll 8, second half: the others are discarded unseen; the kept one may be activated at
    once."""
    seat = table.turn
    table.burnt[seat] += tuple([drawn for drawn in table.looked_at if drawn != number])
    table.looked_at = ()
    if told is not None:
        told.append(
            Event("twelve_missions-keep", {"seat": seat}, {"scroll": number}, 1 << seat, True)
        )
    if _receive(table, seat, number, chance, told):
        table.fresh = number
