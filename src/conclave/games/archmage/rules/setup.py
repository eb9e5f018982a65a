"""The table before the first turn (X1–X5)."""

from conclave.core.chance import Chance
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import BACKS, HEXES, NOWHERE
from conclave.games.archmage.box.spheres import SPELLS
from conclave.games.archmage.box.terrain import (
    CURSED_TOWER,
    ENCLAVE,
    OUTPOSTS,
    TOWN,
    WILD_COPIES,
    WILDERNESS,
)
from conclave.games.archmage.rules.map import AS_LAID_OUT, CENTRE, FACE_UP
from conclave.games.archmage.rules.phases import JOURNEY
from conclave.games.archmage.rules.state import COMPANY, FOLLOWERS, Table
from conclave.games.archmage.rules.turn import begin_turn


def set_up(table: Table, chance: Chance) -> None:
    wild = [kind for kind in WILDERNESS for _ in range(WILD_COPIES)]
    outposts = list(OUTPOSTS)
    chance.shuffle(wild)
    chance.shuffle(outposts)
    clear_table(table)
    table.see_tiles(lay_out(table, wild, outposts))
    for seat in range(table.seats):
        _place_planets(table, seat, chance)
    table.starter = chance.below(table.seats)  # X5
    begin_turn(table, table.starter, None)


def lay_out(table: Table, wild: list[int], outposts: list[int]) -> list[int]:
    """X1: the hexes in their order, the face-down ones from these piles."""
    city = {CENTRE: CURSED_TOWER}
    for direction, hex in enumerate(AS_LAID_OUT.beside[CENTRE]):
        city[hex] = ENCLAVE + table.variant.edition.enclaves[direction]  # X2
    piles = {"w": iter(wild), "o": iter(outposts)}
    tiles: list[int] = []
    for hex, back in enumerate(BACKS):
        if back in piles:
            tiles.append(next(piles[back]))
        else:
            tiles.append(TOWN if back == "t" else city[hex])
    return tiles


def _place_planets(table: Table, seat: int, chance: Chance) -> None:
    """X4: each planet on its oval, and relics by its distance."""
    ovals = list(table.variant.ovals)
    chance.shuffle(ovals)
    planets = table.planets[:]
    for relic, oval in enumerate(ovals):
        planets[seat * 6 + relic] = oval
        table.relics[seat * 6 + relic] = table.variant.edition.relics[abs(oval)]
    table.planets = planets


def clear_table(table: Table) -> None:
    """X3: everything but the hexes, the planets and the relics."""
    seats = table.seats
    table.lie_as(AS_LAID_OUT)
    table.shown = FACE_UP
    table.wards = 0
    table.tokens = [None] * HEXES
    table.marked = table.slow = 0
    table.held = [0] * (seats + table.variant.solo)
    table.mages = [CENTRE] * seats
    table.towers = [NOWHERE] * seats
    table.blocked = 0
    table.round = 1
    table.starter = table.turn = table.decider = 0
    table.phase = table.stage = JOURNEY
    table.args = ()
    table.points = table.swift = table.rites = table.rite_spheres = table.divined = 0
    table.promoting = table.warding = table.subjugating = table.divining = False
    table.again = table.second = False
    table.relics = [0] * (6 * seats)
    table.company = [COMPANY] * seats
    table.supply = [FOLLOWERS - COMPANY] * seats
    table.apprentices = [0] * (SPELLS * seats)
    table.corrupt = [0] * (SPELLS * seats)
    table.taught = [0] * seats
    table.known = [0] * seats
    table.spent = [0] * seats
    table.planets = [0] * (6 * seats)
    table.doors = [NOBODY] * (6 * seats)
    table.haunted = [0] * seats
    table.imprisoned = [0] * seats
    table.skinned = 0
    table.scores = [()] * seats
    table.warlord = CENTRE if table.variant.solo else NOWHERE  # X14
    table.roamed = table.skips = False
    table.hindered = 0
    table.moves = None
