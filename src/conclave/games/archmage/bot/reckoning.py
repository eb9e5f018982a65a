"""Figures that reasons are made of. None looks at what lies face down."""

from conclave.core.chance import ScriptedChance
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.bot.destinations import need
from conclave.games.archmage.box.spheres import ADVANCED, MASTER, SPELLS
from conclave.games.archmage.box.terrain import CAMP, TOWN
from conclave.games.archmage.knowledge.odds import hidden_kinds
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules.journeys_end import bounties
from conclave.games.archmage.rules.score import land_points, points_of, tally
from conclave.games.archmage.rules.state import Table


def points_now(table: Table, seat: int) -> int:
    """What the seat would score, or has scored."""
    return points_of(table.scores[seat] or tally(table, seat))


def best_rival(table: Table, seat: int) -> int:
    """The other seat with the most points, or NOBODY."""
    best = NOBODY
    for other in range(table.seats):
        if other != seat and (best == NOBODY or points_now(table, other) > points_now(table, best)):
            best = other
    return best


def after(position: Position, move: Move) -> Position:
    """The position that a move without luck leads to."""
    twin = position.copy()
    twin.play(move, ScriptedChance())
    return twin


def gain(before: Table, then: Table, seat: int) -> int:
    """By how much a seat's points change, unless it has scored already (X27)."""
    return 0 if before.scores[seat] else points_now(then, seat) - points_now(before, seat)


def told_change(change: int) -> dict[str, str | int]:
    """A change of points as messages tell it."""
    way = "more" if change > 0 else "less" if change < 0 else "same"
    return {"gain": abs(change), "change": way}


def count_of(table: Table, holder: int, kind: int) -> int:
    """How many hexes of a kind somebody controls."""
    return (table.held[holder] & table.lands[kind]).bit_count()


def strongest(table: Table, seat: int, kind: int) -> int:
    """Who else controls most of a kind; the seat after the last is the Warlord."""
    best = NOBODY
    for other in range(len(table.held)):
        if other == seat:
            continue
        if best == NOBODY or count_of(table, other, kind) > count_of(table, best, kind):
            best = other
    return best


def named(table: Table, holder: int) -> int:
    """A holder as messages know it: nobody for the Warlord."""
    return NOBODY if holder >= table.seats else holder


def gain_of_one_more(table: Table, seat: int, kind: int) -> int:
    """The points that one more hex of a Wilderness kind would bring."""
    own = count_of(table, seat, kind) + 1
    level = 0
    points = 2
    for other in range(len(table.held)):
        if other == seat:
            continue
        count = count_of(table, other, kind)
        if count > own:
            points = 0
        elif count == own:
            level += 1
    if points and level:
        points = 1 if level == 1 else 0
    return points - land_points(table, seat, kind)


def pairs(table: Table, seat: int) -> int:
    """How many apprentices the seat's relics would pay for."""
    return sum([table.relics[seat * 6 + relic] // 2 for relic in range(6)])


def yields(table: Table, seat: int) -> tuple[int, int, int]:
    """What gathering brings: relics, followers, and what is chosen for Towns."""
    held = table.held[seat]
    wilds = held & table.wilds()
    followers = min((held & table.lands[CAMP]).bit_count(), table.supply[seat])
    return (
        wilds.bit_count() + bounties(table, wilds),
        followers,
        (held & table.lands[TOWN]).bit_count(),
    )


def promotions_ready(table: Table, seat: int) -> list[int]:
    """The spells that two apprentices of the seat could rise to."""
    base = seat * SPELLS
    found: list[int] = []
    for spell in range(ADVANCED, SPELLS):
        first, second = table.variant.parents[spell]
        if table.apprentices[base + first] and table.apprentices[base + second]:
            found.append(spell)
    return found


def opened_by(table: Table, seat: int, place: int) -> int:
    """A spell above that an apprentice in this place would open and that the seat lacks; else
    NOBODY."""
    taught = table.taught[seat]
    for spell in range(ADVANCED if place < ADVANCED else MASTER, SPELLS):
        first, second = table.variant.parents[spell]
        if place not in (first, second) or taught >> spell & 1:
            continue
        if taught >> (second if place == first else first) & 1:
            return spell
    return NOBODY


def most_welcome(table: Table, seat: int, back: str) -> int:
    """The kind among the face-down hexes whose relic the seat has most use for; or NOBODY."""
    counts = hidden_kinds(table, back)
    best, most = NOBODY, 0.0
    for kind in range(TOWN):
        if counts[kind]:
            value = need(table, seat, kind) * counts[kind]
            if best == NOBODY or value > most:
                best, most = kind, value
    return best


def percent(count: int, total: int) -> int:
    return (200 * count + total) // (2 * total)
