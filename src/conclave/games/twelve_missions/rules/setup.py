"""The beginning of a game."""

from conclave.core.chance import Chance
from conclave.games.twelve_missions.rules.deal import next_round
from conclave.games.twelve_missions.rules.scrolls.book import SCROLL_COUNT
from conclave.games.twelve_missions.rules.state import Table


def begin(table: Table, chance: Chance) -> None:
    """M5: shuffled missions and scrolls, an empty sheet, a dealer chosen by lot."""
    seats = table.seats
    table.missions = table.variant.missions[:]
    chance.shuffle(table.missions)
    table.deck = list(range(1, SCROLL_COUNT + 1))
    chance.shuffle(table.deck)
    table.scrolls = [()] * seats
    table.open_scrolls = [()] * seats
    table.burnt = [()] * seats
    table.used = ()
    table.points = [0] * seats
    table.mission_points = [0] * seats
    table.scroll_points = [0] * seats
    table.lost = [0] * seats
    table.sheet = ()
    table.round = 0
    table.shuffled = True
    next_round(table, chance.below(seats), chance, None)
