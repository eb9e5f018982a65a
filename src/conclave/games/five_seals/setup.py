"""Setting up (F5–F7)."""

from conclave.core.chance import Chance
from conclave.games.five_seals.dungeon import NOWHERE
from conclave.games.five_seals.phases import DRAFT
from conclave.games.five_seals.pieces import COLOURS, STRENGTHS, TOKENS, supply_of_a_colour
from conclave.games.five_seals.scrolls import (
    BINDING,
    NOTHING,
    SCROLL,
    SEALS,
    circle_scrolls,
    strength_of,
)
from conclave.games.five_seals.table import Table


def set_up(table: Table, chance: Chance) -> None:
    """F6, F7: a seal for every circle, a scroll for every box; then dice are taken in turn."""
    clear_table(table)
    scrolls = circle_scrolls(1) + circle_scrolls(table.circle)
    dungeon = table.dungeon
    for strength in STRENGTHS:
        tokens = [colour * 8 + strength for colour in COLOURS for _ in range(TOKENS[strength])]
        chance.shuffle(tokens)
        cards = [SCROLL + scroll for scroll in scrolls if strength_of(scroll) == strength]
        chance.shuffle(cards)
        for spot in dungeon.circles[strength]:
            table.lying[spot] = tokens.pop()
        for spot in dungeon.niches[strength]:
            table.lying[spot] = cards.pop()
    look_around(table)
    table.first = chance.below(table.seats)
    table.turn = table.first
    table.ask(DRAFT, table.first)


def clear_table(table: Table) -> None:
    """An empty dungeon, the mages in the hall, all dice in the supply."""
    seats, dungeon = table.seats, table.dungeon
    table.round = 0
    table.casting = 0
    table.chosen = 0
    table.quiet = 0
    table.broken = False
    table.lying = [NOTHING] * len(dungeon.spots)
    table.gone = 0
    table.region = list(range(len(dungeon.areas)))
    table.floor = [1 << area for area in range(len(dungeon.areas))]
    table.mages = list(range(seats))
    table.familiars = [NOWHERE] * seats
    table.guardians = [NOWHERE] * 5
    table.dice = [0] * (4 * seats)
    table.cups = [0] * (4 * seats)
    table.supply = [supply_of_a_colour(seats)] * 4
    table.ready = [(BINDING,)] * seats
    table.spent = [()] * seats
    table.absorbed = [NOTHING] * 5
    table.done = 0
    look_around(table)


def look_around(table: Table) -> None:
    """Find out where every seal is."""
    table.sealed = [[] for _ in range(40)]
    table.prey = [[] for _ in range(32)]
    table.near = [0] * 32
    table.sixes = 0
    for spot, thing in enumerate(table.lying):
        if thing:
            table.sealed[SEALS[thing]].append(spot)
            if thing >= SCROLL and SEALS[thing] % 8 == 6:
                table.sixes += 1
    for seal in range(32):
        table.notice(seal)
