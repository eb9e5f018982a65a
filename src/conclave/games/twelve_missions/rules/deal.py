"""The beginning of a round: the mission is turned up, the cards are dealt (M5)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.state import NOBODY
from conclave.games.twelve_missions.box.cards import CARDS, NONE, mask_of
from conclave.games.twelve_missions.rules.facts import START, Fact
from conclave.games.twelve_missions.rules.missions.book import MISSIONS
from conclave.games.twelve_missions.rules.scrolls.scroll import NO_SCROLL
from conclave.games.twelve_missions.rules.state import (
    MORE,
    Table,
    colour_word,
    tell,
    without,
)
from conclave.games.twelve_missions.rules.tricks import clear_trick

PACK: Final = list(range(CARDS))
ALL_MORE: Final = [[MORE] * seats for seats in range(5)]
"""By the number of seats: before the tricks nobody asks, see ``tricks.quieten``."""
NO_TRICK: Final[list[int]] = []
NO_CARDS: Final[list[list[int]]] = [[0] * seats for seats in range(5)]
NO_ROWS: Final[list[list[tuple[int, ...]]]] = [[()] * seats for seats in range(5)]
"""By the number of seats: nothing in front of any of them. Rounds that leave it so share these."""


def next_round(table: Table, dealer: int, chance: Chance, told: Told) -> None:
    seats = table.seats
    table.round += 1
    table.dealer = dealer
    drawn = table.draw(table.missions, chance)
    table.mission = MISSIONS[table.missions[drawn]]
    table.missions = without(table.missions, drawn)
    table.plain = table.mission.plain
    table.quiet = False
    table.means = ALL_MORE[seats]
    table.crystals = NO_CARDS[seats][:]
    table.cubes = NO_CARDS[seats][:]
    table.bonus = NO_CARDS[seats]
    table.scroll = 0
    table.effect = NO_SCROLL
    table.effect_seat = NOBODY
    table.effect_choice = NONE
    table.ready = False
    table.looked_at = ()
    table.fresh = 0
    table.dominant = sheet_colour(table)
    if told is not None:
        _tell_round(table, told)
    deal(table, chance, told)


def _tell_round(table: Table, told: list[Event]) -> None:
    turning = table.mission.turns_up
    said = "twelve_missions-round-turning" if turning else "twelve_missions-round"
    tell(
        told,
        said,
        {
            "round": table.round,
            "seat": table.dealer,
            "mission": table.mission.number,
            "colour": colour_word(table.dominant),
        },
    )


def sheet_colour(table: Table) -> int:
    """M3; mission 14 has its own way to a dominant colour."""
    if table.mission.turns_up:
        return NONE
    return table.variant.edition.dominant[table.round - 1]


def deal(table: Table, chance: Chance, told: Told) -> None:
    """M5: as the mission says. What lies on the table is dealt before what goes to the hand."""
    mission = table.mission
    pack = PACK[:]
    chance.shuffle(pack)
    _clear_table(table)
    laid = mission.face_up + mission.face_down
    if laid:
        _lay_out(table, pack, laid)
    size = mission.hand
    table.hands = [mask_of(pack[size * seat : size * (seat + 1)]) for seat in range(table.seats)]
    dealt = size * table.seats
    table.undealt = pack[dealt:] if dealt < len(pack) else NO_TRICK
    table.facts = [mission.start_facts[table.seats]]
    if told is not None:
        tell(told, "twelve_missions-dealt", {"count": mission.dealt()}, reveals=True)


def _clear_table(table: Table) -> None:
    """Nothing lies in front of the seats, and no trick was taken."""
    seats = table.seats
    if table.plain:
        # Nothing will lie there before the next deal.
        table.up = NO_CARDS[seats]
        table.down = NO_ROWS[seats]
        table.covers = NO_ROWS[seats]
        table.rows = NO_ROWS[seats]
    else:
        table.up = NO_CARDS[seats][:]
        table.down = NO_ROWS[seats][:]
        table.covers = NO_ROWS[seats][:]
        table.rows = NO_ROWS[seats][:]
    table.chosen = NO_CARDS[seats]
    table.away = NO_CARDS[seats]
    table.turned = ()
    table.tricks = NO_CARDS[seats][:]
    table.owners = []
    table.piles = []
    table.shown = table.piles
    table.extras = []
    table.seating = ()
    table.last_seating = ()
    table.last_cards = NO_TRICK
    table.drawn = NONE
    table.next_leader = NONE
    clear_trick(table)


def _lay_out(table: Table, pack: list[int], count: int) -> None:
    """``count`` cards for each seat come off the pack and onto the table."""
    for seat in range(table.seats):
        table.mission.lay_out(table, seat, pack[seat * count : (seat + 1) * count])
    del pack[: table.seats * count]


def start_fact(table: Table) -> Fact:
    counts: list[int] = [START]
    for seat in range(table.seats):
        counts.append(table.hands[seat].bit_count())
        counts.append(len(table.down[seat]))
        counts.append(table.away[seat].bit_count())
    return (*counts, len(table.undealt))
