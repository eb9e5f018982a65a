"""The features of a position that a seat's expected points are made of."""

from typing import Final

from conclave.games.archmage.box.coordinates import NOWHERE, PLACES
from conclave.games.archmage.box.spheres import ADVANCED, MASTER, SPELLS
from conclave.games.archmage.box.terrain import CAMP, TOWN, WILDERNESS
from conclave.games.archmage.rules.map import CENTRE, hexes_in
from conclave.games.archmage.rules.spells.advanced import WELL
from conclave.games.archmage.rules.state import Table

FEATURES: Final = (
    *("constant", "fundamental", "advanced", "master", "more fundamental", "more advanced"),
    *("open overlaps", "open summits", "pairs", "single relics", "first pairs", "best pairs"),
    *("company", "spare company", "tower", "tower afar", "wild", "towns", "camps", "kinds"),
    *("clear leads", "narrow leads", "ties", "one behind", "wards", "corrupt", "corrupt above"),
    *("from tower", "from town", "from city", "shadows", "wellsprings", "alone", "in two"),
)
FAR: Final = 8


def features(table: Table, seat: int) -> list[float]:
    """In the order of FEATURES."""
    found = [1.0]
    _add_tower_board(table, seat, found)
    _add_relics(table, seat, found)
    company = table.company[seat]
    found.append(min(company, 5))
    found.append(max(0, company - 5))
    tower = table.towers[seat]
    found.append(0.0 if tower == NOWHERE else 1.0)
    found.append(0.0 if tower == NOWHERE else way(table, tower, CENTRE))
    _add_land(table, seat, found)
    _add_places(table, seat, tower, found)
    found.append(table.haunted[seat].bit_count())
    found.append(table.token_hexes(WELL.of[seat]).bit_count() if table.marked else 0.0)
    found.append(1.0 if table.seats == 1 else 0.0)
    found.append(1.0 if table.seats == 2 else 0.0)
    return found


def _add_tower_board(table: Table, seat: int, found: list[float]) -> None:
    base = seat * SPELLS
    places = table.apprentices
    taught = table.taught[seat]
    extra, more = 0, 0
    for place in range(base, base + ADVANCED):
        if places[place] > 1:
            extra += min(2, places[place] - 1)
    for place in range(base + ADVANCED, base + MASTER):
        if places[place] > 1:
            more += min(2, places[place] - 1)
    overlaps, summits = 0, 0
    if taught:
        parents = table.variant.parents
        for spell in range(ADVANCED, SPELLS):
            first, second = parents[spell]
            if taught >> first & 1 and taught >> second & 1 and not taught >> spell & 1:
                if spell < MASTER:
                    overlaps += 1
                else:
                    summits += 1
    found.append((taught & 63).bit_count())
    found.append((taught >> 6 & 63).bit_count())
    found.append((taught >> 12).bit_count())
    found.append(extra)
    found.append(more)
    found.append(overlaps)
    found.append(summits)


def _add_relics(table: Table, seat: int, found: list[float]) -> None:
    taught = table.taught[seat]
    pairs, singles, firsts, best = 0, 0, 0, 0
    for sphere in range(6):
        have = table.relics[seat * 6 + sphere]
        if not have:
            continue
        two = min(3, have >> 1)
        pairs += two
        singles += have & 1
        if two:
            if not taught >> sphere & 1:
                firsts += 1
            if two > best:
                best = two
    found.append(pairs)
    found.append(singles)
    found.append(firsts)
    found.append(best)


def _add_land(table: Table, seat: int, found: list[float]) -> None:
    """How much there is of each, and how far the seat leads in it."""
    held = table.held[seat]
    lands = table.lands
    wild, kinds = 0, 0
    clear, narrow, ties, behind = 0, 0, 0, 0
    for kind in WILDERNESS:
        land = lands[kind]
        own = (held & land).bit_count()
        most = 0
        for other, mask in enumerate(table.held):
            if other != seat:
                count = (mask & land).bit_count()
                if count > most:
                    most = count
        wild += own
        if own:
            kinds += 1
            if own > most + 1:
                clear += 1
            elif own > most:
                narrow += 1
            elif own == most:
                ties += 1
        if own == most - 1:
            behind += 1
    found.append(wild)
    found.append((held & lands[TOWN]).bit_count())
    found.append((held & lands[CAMP]).bit_count())
    found.append(kinds)
    found.append(clear)
    found.append(narrow)
    found.append(ties)
    found.append(behind)
    found.append((table.wards & held).bit_count())
    base = seat * SPELLS
    found.append(sum(table.corrupt[base : base + ADVANCED]))
    found.append(sum(table.corrupt[base + ADVANCED : base + SPELLS]))


def _add_places(table: Table, seat: int, tower: int, found: list[float]) -> None:
    mage = table.mages[seat]
    town = FAR
    for hex in hexes_in(table.lands[TOWN]):
        far = way(table, mage, hex)
        if far < town:
            town = far
    found.append(0.0 if tower == NOWHERE else way(table, mage, tower))
    found.append(town)
    found.append(way(table, mage, CENTRE))


def way(table: Table, start: int, goal: int) -> int:
    """How many hexes it is from one to another as the crow flies."""
    one, other = PLACES[table.layout.place[start]], PLACES[table.layout.place[goal]]
    across = abs(one.x - other.x)
    return across + max(0, (abs(one.y - other.y) - across) // 2)
