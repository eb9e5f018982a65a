"""How far each seat is with the mission, by what everybody has seen of the tricks."""

from collections.abc import Callable
from typing import Final

from conclave.core.plain import PlainDict
from conclave.games.twelve_missions.box.cards import (
    BLACK,
    BLUE,
    COLOURS,
    OF_COLOUR,
    RED,
    YELLOW,
    cards_of,
)
from conclave.games.twelve_missions.rules.missions.book import (
    DWARVES_AND_WIZARDS,
    HEAVY,
    SMALL_TRICK,
    Tally,
)
from conclave.games.twelve_missions.rules.score import mission_gains
from conclave.games.twelve_missions.rules.state import Table

NO_GOAL: Final = -1


def tricks(tally: Tally, seat: int) -> int:
    return tally.tricks[seat]


def colours_held(tally: Tally, seat: int) -> int:
    return sum([1 for colour in OF_COLOUR if tally.cards(seat, colour)])


def blue(tally: Tally, seat: int) -> int:
    return tally.cards(seat, OF_COLOUR[BLUE])


def yellow(tally: Tally, seat: int) -> int:
    return tally.cards(seat, OF_COLOUR[YELLOW])


def red(tally: Tally, seat: int) -> int:
    return tally.cards(seat, OF_COLOUR[RED])


def black(tally: Tally, seat: int) -> int:
    return tally.cards(seat, OF_COLOUR[BLACK])


def dwarves_and_wizards(tally: Tally, seat: int) -> int:
    return tally.cards(seat, DWARVES_AND_WIZARDS)


def small_tricks(tally: Tally, seat: int) -> int:
    return tally.small[seat]


def total(tally: Tally, seat: int) -> int:
    return sum([tally.values[card] for card in cards_of(tally.taken[seat])])


def tricks_of_pair(tally: Tally, seat: int) -> int:
    return tally.of_pair(seat)


def colours_led(tally: Tally, seat: int) -> int:
    """Mission 23: in how many colours the seat has the most cards, alone."""
    led = 0
    for colour in OF_COLOUR:
        counts = [(taken & colour).bit_count() for taken in tally.taken]
        led += tally.most_alone(seat, counts)
    return led


GOALS: Final[dict[int, tuple[int, Callable[[Tally, int], int]]]] = {
    # mission: how many are wanted (or feared), of what
    1: (3, tricks),
    2: (4, colours_held),
    3: (NO_GOAL, blue),
    4: (NO_GOAL, yellow),
    5: (4, tricks),
    6: (0, dwarves_and_wizards),
    7: (NO_GOAL, small_tricks),
    8: (4, colours_held),
    9: (NO_GOAL, red),
    10: (NO_GOAL, black),
    11: (HEAVY, total),
    12: (NO_GOAL, tricks),
    13: (1, tricks),
    14: (2, tricks),
    15: (NO_GOAL, tricks),
    16: (4, tricks),
    17: (2, tricks),
    18: (NO_GOAL, tricks),
    19: (NO_GOAL, dwarves_and_wizards),
    20: (NO_GOAL, tricks_of_pair),
    21: (NO_GOAL, tricks_of_pair),
    22: (NO_GOAL, tricks),
    23: (4, colours_led),
    24: (0, tricks),
    25: (NO_GOAL, tricks),
}


def seen_tally(table: Table) -> Tally:
    """Like ``score.tally``, by the cards as everybody saw them taken: what an Explorer has
    exchanged shows at the end."""
    taken = [0] * table.seats
    small = [0] * table.seats
    for trick, owner in enumerate(table.owners):
        shown = table.shown[trick]
        taken[owner] |= shown
        values = sum([table.values_of[card] for card in cards_of(shown)])
        small[owner] += values + table.extras[trick] <= SMALL_TRICK
    worth = table.variant.edition.points[table.mission.number]
    return Tally(worth, table.tricks, taken, small, table.values_of)


def progress(table: Table, seat: int) -> PlainDict:
    """What the seat has of what the mission counts, how many it takes (None: the more the better,
    or the worse), the points if the round ended now, and its cards by colour."""
    tally = seen_tally(table)
    goal, count = GOALS[table.mission.number]
    colours: PlainDict = {}
    for colour, kind in zip(COLOURS, OF_COLOUR, strict=True):
        colours[colour] = tally.cards(seat, kind)
    return {
        "have": count(tally, seat),
        "goal": None if goal == NO_GOAL else goal,
        "now": mission_gains(table, tally)[seat],
        "colours": colours,
    }
