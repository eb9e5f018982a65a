"""Where a mage would like to be, and why: what ending a Journey there would bring, in points."""

from conclave.core.state import NOBODY
from conclave.games.archmage.bot.evaluate import POINTS, turns_left
from conclave.games.archmage.bot.features import way
from conclave.games.archmage.bot.weights import WEIGHTS
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import ADVANCED, MASTER, SPELLS
from conclave.games.archmage.box.terrain import (
    CAMP,
    CURSED_TOWER,
    DROW,
    ENCLAVE,
    HYBRID_SPHERES,
    TOWN,
    WILDERNESS,
)
from conclave.games.archmage.rules.map import BIT, CENTRE
from conclave.games.archmage.rules.state import Table


def end_value(table: Table, hex: int, left: int) -> float:
    """What the seat whose turn it is could make of a Journey's End there."""
    seat = table.turn
    bit = BIT[hex]
    if not table.shown & bit:
        return 0.0
    kind = table.tiles[hex]
    if kind == TOWN:
        return _gathering(table, seat, left)
    if kind == CAMP:
        return _recruiting(table, seat, left)
    if kind >= ENCLAVE:
        return initiation_value(table, seat, kind - ENCLAVE, 3, left)
    if kind == CURSED_TOWER:
        return 0.0
    if kind >= DROW:
        spheres = HYBRID_SPHERES[kind - DROW]
        return sum(
            [initiation_value(table, seat, s, 1, left) for s in range(6) if spheres >> s & 1]
        )
    if table.towers[seat] == hex:
        return _tower_value(table, seat, left)
    if table.holder(hex) not in (NOBODY, seat):
        return 0.0
    near = (table.layout.around[hex] & table.held[seat]).bit_count()
    if table.towers[seat] == NOWHERE:
        inside = _tower_value(table, seat, left)
        far = WEIGHTS.build_from_city * way(table, hex, CENTRE)
        site = WEIGHTS.build + WEIGHTS.build_near * near - far
        return site + min(WEIGHTS.build_most, WEIGHTS.build_turn * left) + inside
    return WEIGHTS.ward * near if left else 0.0


def _recruiting(table: Table, seat: int, left: int) -> float:
    if table.company[seat] > WEIGHTS.company or not left:
        return WEIGHTS.recruit_spare
    return WEIGHTS.recruit * min(3, table.supply[seat])


def _gathering(table: Table, seat: int, left: int) -> float:
    """As many relics as there is time to make use of, those in hand coming first."""
    held = table.held[seat]
    relics = (held & table.wilds()).bit_count() + (held & table.lands[TOWN]).bit_count()
    use = WEIGHTS.relics_a_turn * left - table.relics_of(seat)
    return WEIGHTS.relic * min(relics, use) if use > 0 else 0.0


def initiation_value(table: Table, seat: int, sphere: int, most: int, left: int) -> float:
    """The points of initiating there as often as may be."""
    times = min(most, table.relics[seat * 6 + sphere] // 2, table.company[seat])
    value = 0.0
    count = table.apprentices[seat * SPELLS + sphere]
    for _ in range(times):
        value += apprentice_value(count, left)
        count += 1
    return value


def apprentice_value(count: int, left: int) -> float:
    """What one more is worth where ``count`` stand already."""
    if not count:
        return 1.0
    if not left:
        return 0.0
    return max(WEIGHTS.least, WEIGHTS.second - WEIGHTS.each_more * (count - 1))


def _tower_value(table: Table, seat: int, left: int) -> float:
    """One initiation into the best sphere, and the promotions that are ready."""
    best = 0.0
    if table.company[seat]:
        for sphere in range(6):
            if table.relics[seat * 6 + sphere] >= 2:
                count = table.apprentices[seat * SPELLS + sphere]
                best = max(best, apprentice_value(count, left))
    promotions = 0.0
    for spell in range(ADVANCED, SPELLS):
        promotions += max(0.0, promotion_value(table, seat, spell, left))
    return best + promotions + (WEIGHTS.tower_visit if left else 0.0)


def promotion_value(table: Table, seat: int, spell: int, left: int) -> float:
    """The points a promotion wins; an emptied place can be filled again while there is time."""
    base = seat * SPELLS
    first, second = table.variant.parents[spell]
    places = table.apprentices
    if not (places[base + first] and places[base + second]):
        return -1.0
    worth = float(POINTS[spell])
    value = worth
    if places[base + spell]:
        value = WEIGHTS.again * worth if left and spell < MASTER else 0.0
    refill = WEIGHTS.refill if spell < MASTER else WEIGHTS.refill_high
    refill *= min(1.0, left / WEIGHTS.refill_turns)
    for parent in (first, second):
        if places[base + parent] == 1:
            value -= POINTS[parent] - refill
        else:
            value -= WEIGHTS.spare_parent * POINTS[parent] if left else 0.0
    if spell < MASTER and _leads_higher(table, seat, spell):
        value += WEIGHTS.climb
    return value + (0.05 if left else 0.0)


def _leads_higher(table: Table, seat: int, spell: int) -> bool:
    """Whether a master spell not yet known would be open at once."""
    taught = table.taught[seat]
    for summit in range(MASTER, SPELLS):
        first, second = table.variant.parents[summit]
        if taught >> summit & 1 or spell not in (first, second):
            continue
        if taught >> (second if spell == first else first) & 1:
            return True
    return False


def land_value(table: Table, hex: int, left: int) -> float:
    """What controlling a free hex would bring: its yield, and the majority of its kind."""
    seat = table.turn
    kind = table.tiles[hex]
    if kind > CAMP:
        return 0.0
    value = min(WEIGHTS.land_most, WEIGHTS.land_turn * left)
    if kind not in WILDERNESS:
        return value * WEIGHTS.settlement
    land = table.lands[kind] & table.shown
    own = (table.held[seat] & land).bit_count()
    most = 0
    for other, mask in enumerate(table.held):
        if other != seat:
            most = max(most, (mask & land).bit_count())
    if own in (most, most - 1):
        value += WEIGHTS.lead
    elif own == most + 1:
        value += WEIGHTS.clear_lead
    return value


def need(table: Table, seat: int, relic: int) -> float:
    """How welcome one more relic of a kind is: one that makes a pair for a new sphere most."""
    have = table.relics[seat * 6 + relic]
    count = table.apprentices[seat * SPELLS + relic]
    value = apprentice_value(count, turns_left(table, seat))
    return value * (1.0 if have & 1 else WEIGHTS.odd_relic) - WEIGHTS.hoard * have
