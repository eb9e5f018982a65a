"""Setting up (F6, F7)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.games.five_seals.box.codes import (
    BINDING,
    NOTHING,
    SCROLL,
    SEALS,
    STRENGTH_OF,
    circle_scrolls,
)
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import COLOURS, STRENGTHS, TOKENS, supply_of_a_colour
from conclave.games.five_seals.rules.phases import DRAFT
from conclave.games.five_seals.rules.state import Table
from conclave.games.five_seals.rules.variant import Variant


def circle_for(variant: Variant, chance: Chance) -> int:
    """F6: the circle may be left to chance; it is drawn before anything is laid out."""
    return variant.circle or 1 + chance.below(4)


def set_up(table: Table, chance: Chance) -> None:
    """F6, F7: a seal for every circle, a scroll for every box; then dice are taken in turn."""
    clear_table(table)
    dungeon, lying = table.dungeon, table.lying
    for strength in STRENGTHS:
        _lay_out(lying, dungeon.circles[strength], PILES[strength], chance)
        _lay_out(lying, dungeon.niches[strength], DECKS[table.circle][strength], chance)
    look_around(table)
    table.first = chance.below(table.seats)
    table.turn = table.first
    table.ask(DRAFT, table.first)


def _lay_out(lying: list[int], spots: list[int], pieces: list[int], chance: Chance) -> None:
    shuffled = pieces[:]
    chance.shuffle(shuffled)
    for spot in spots:
        lying[spot] = shuffled.pop()


def _deck(circle: int) -> list[list[int]]:
    scrolls = circle_scrolls(1) + circle_scrolls(circle)
    return [[SCROLL + s for s in scrolls if STRENGTH_OF[s] == strength] for strength in range(7)]


PILES: Final = [[c * 8 + s for c in COLOURS for _ in range(TOKENS[s])] for s in range(7)]
"""F2: the seal tokens, by strength."""
DECKS: Final = [[], *(_deck(circle) for circle in range(1, 5))]
"""F6: by circle and strength, the scrolls of a game."""


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


def look_around(table: Table) -> None:
    """Find out where every seal is, and how many figures stand on seals."""
    table.sealed = [[] for _ in range(40)]
    table.prey = [[] for _ in range(32)]
    table.sixes = 0
    figures = [spot for spot in table.familiars + table.guardians if spot != NOWHERE]
    table.sentries = sum([table.lying[spot] != NOTHING for spot in figures])
    for spot in table.dungeon.spots:
        thing = table.lying[spot.number]
        if thing:
            table.sealed[SEALS[thing]].append(spot)
            if thing >= SCROLL and SEALS[thing] % 8 == 6:
                table.sixes += 1
    for seal in range(32):
        table.notice(seal)
