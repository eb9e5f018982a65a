"""The beginning of a game."""

from typing import Final

from conclave.core.chance import Chance
from conclave.games.twelve_missions.rules.deal import NO_CARDS, NO_ROWS, next_round
from conclave.games.twelve_missions.rules.scrolls.book import SCROLL_COUNT
from conclave.games.twelve_missions.rules.state import Table

ALL_SCROLLS: Final = list(range(1, SCROLL_COUNT + 1))


def begin(table: Table, chance: Chance) -> None:
    """M5: shuffled missions and scrolls, an empty sheet, a dealer chosen by lot."""
    seats = table.seats
    table.missions = table.variant.missions[:]
    chance.shuffle(table.missions)
    table.deck = ALL_SCROLLS[:]
    chance.shuffle(table.deck)
    table.scrolls = NO_ROWS[seats][:]
    table.open_scrolls = NO_ROWS[seats][:]
    table.burnt = NO_ROWS[seats][:]
    table.used = ()
    table.points = NO_CARDS[seats]
    table.mission_points = NO_CARDS[seats]
    table.scroll_points = NO_CARDS[seats]
    table.lost = NO_CARDS[seats]
    table.sheet = ()
    table.round = 0
    table.shuffled = True
    next_round(table, chance.below(seats), chance, None)
