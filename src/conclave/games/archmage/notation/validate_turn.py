"""Whether what is asked, and what the turn has still in store, could be so."""

from typing import Final

from conclave.core.fields import impossible
from conclave.core.state import NOBODY
from conclave.games.archmage.box.spheres import ALL_SPHERES, SPELL_WORDS, SPELLS, level
from conclave.games.archmage.box.terrain import CAMP, CURSED_TOWER, DROW, ENCLAVE, TOWN
from conclave.games.archmage.rules.casting import prices
from conclave.games.archmage.rules.journey import initiations
from conclave.games.archmage.rules.journeys_end import INITIATIONS, rites_of
from conclave.games.archmage.rules.legal import legal
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.phases import (
    JOURNEY,
    JOURNEYS_END,
    OFFER,
    PENALTY,
    PREPARE,
    PRICE,
    TOWNS,
)
from conclave.games.archmage.rules.spells.book import BOOK, OVER, PHASES, SPELL_STEPS
from conclave.games.archmage.rules.state import POINTS, Table
from conclave.games.archmage.rules.turn import planet_moves

_QUICKEN: Final = SPELL_WORDS.index("quicken")


def validate_phase(table: Table) -> None:
    if table.phase == OVER and table.round != table.variant.length:
        raise impossible("round", "archmage-over-too-soon", {"round": table.variant.length})
    if table.phase == PREPARE and table.round == 1:
        raise impossible("phase", "archmage-no-preparation")
    if table.phase == PREPARE and len(planet_moves(table)) < 2:  # X37
        raise impossible("phase", "archmage-single-planet")
    _check_decider(table)


def validate_turn(table: Table) -> None:
    phase = PHASES[table.phase]
    if not _args_fit(table):
        raise impossible("args", "archmage-args", {"phase": phase})
    _check_points(table)
    _check_divined(table)
    if table.again and table.second:
        raise impossible("second", "archmage-third-journey")
    if table.rites >= INITIATIONS:
        raise impossible("rites", "archmage-rites", {"most": INITIATIONS - 1})
    if table.phase == OVER:
        return  # what the last turn left unused says nothing any more
    _check_end(table)
    if not legal(table):
        raise impossible("phase", "archmage-nothing-to-say", {"phase": phase})


def _check_decider(table: Table) -> None:
    step = SPELL_STEPS.get(table.phase)
    if step is not None and step.of_another:
        if table.decider in (table.turn, NOBODY):
            raise impossible("decider", "archmage-decider-another", {"phase": step.word})
    elif table.decider != table.turn:
        raise impossible("decider", "archmage-decider")


def _args_fit(table: Table) -> bool:
    phase, args = table.phase, table.args
    if phase == TOWNS:
        return len(args) == 1 and 1 <= args[0] <= _towns(table)
    if phase == OFFER:
        return not args and _is_offered(table)
    if phase == PRICE:
        return len(args) == 3 and _is_owed(table) and _is_priced(table)
    if phase == PENALTY:
        return len(args) == 4 and _is_owed(table) and _is_penalised(table)
    step = SPELL_STEPS.get(phase)
    return not args if step is None else step.fits(table)


def _towns(table: Table) -> int:
    """X8: how many Towns give something, if the mage has gathered."""
    if table.tiles[table.mages[table.turn]] != TOWN:
        return 0
    return (table.held[table.turn] & table.lands[TOWN]).bit_count()


def _is_offered(table: Table) -> bool:
    """X7: by the hybrid enclave that was explored, to a seat that can accept."""
    hex = table.mages[table.turn]
    kind = table.tiles[hex]
    if not table.shown & BIT[hex] or not DROW <= kind < CURSED_TOWER:
        return False
    return bool(initiations(table, rites_of(kind)[1]))


def _is_owed(table: Table) -> bool:
    """X9: a part of what the spell costs, for a spell that could be cast."""
    spell, owed = table.args[0], table.args[1]
    if not 0 <= spell < SPELLS or not 1 <= owed <= level(spell) + 1:
        return False
    # What was paid already lay before the seat when it chose the spell.
    paid = level(spell) + 1 - owed
    if table.phase == PENALTY:
        paid += table.variant.edition.shadow_penalty - table.args[3]
    spot = table.turn * 6 + table.variant.spheres[spell][0]
    table.relics[spot] += paid
    castable = BOOK[spell].can(table)
    table.relics[spot] -= paid
    return castable


def _is_priced(table: Table) -> bool:
    """X31: the relics are asked for in their order, and only where there is a choice."""
    spell, owed, place = table.args
    if not 0 <= place < len(table.variant.spheres[spell]):
        return False
    return (owed <= level(spell) or place == 0) and len(prices(table)) > 1


def _is_penalised(table: Table) -> bool:
    """X31: for a relic of a sphere with a shadow on it."""
    spell, _, kind, left = table.args
    if kind not in table.variant.spheres[spell]:
        return False
    if not table.haunted[table.turn] >> kind & 1 or not table.relics[table.turn * 6 + kind]:
        return False
    return 1 <= left <= table.variant.edition.shadow_penalty


def _journey_points(table: Table) -> int:
    """The movement points that this Journey began with."""
    return table.variant.edition.time_stop_points if table.second else POINTS


def _check_points(table: Table) -> None:
    on_journey = table.stage != JOURNEYS_END
    most = _journey_points(table) if on_journey else 0
    least = most if table.phase == PREPARE else 0
    if table.phase == OFFER and not table.spent[table.turn] >> _QUICKEN & 1:
        most -= 1  # exploring took a point
    if not least <= table.points <= most:
        raise impossible("points", "archmage-points", {"least": least, "most": most})
    most = table.variant.edition.quicken_points if on_journey else 0
    if table.swift > most:
        raise impossible("swift", "archmage-points", {"least": 0, "most": most})


def _check_divined(table: Table) -> None:
    """Divination: a relic of Wilderness for one of the Journey's own points (X29)."""
    if table.divined and not table.divining:
        raise impossible("divined", "archmage-not-divining")
    if table.divined & ~table.wilds():
        raise impossible("divined", "archmage-divined-wild")
    most = _journey_points(table) - table.points + (POINTS if table.second else 0)
    if table.divined.bit_count() > most:
        raise impossible("divined", "archmage-divined-points", {"most": most})


def _check_end(table: Table) -> None:
    """X8: what the hex at the end of the Journey allows, once its action has begun."""
    seat = table.turn
    hex = table.mages[seat]
    kind = table.tiles[hex]
    if table.stage == JOURNEY:
        _check_rites(table, 0, 0)
    elif not table.shown & BIT[hex] or kind == CURSED_TOWER:
        raise impossible("stage", "archmage-no-end-here")
    elif kind > CAMP:
        times, spheres = rites_of(kind)
        _check_rites(table, times - 1, spheres)
        each_once = kind < ENCLAVE and table.rites
        if each_once and table.rite_spheres.bit_count() != table.rites:
            raise impossible("rite_spheres", "archmage-rite-spheres")
        if not table.taught[seat] & spheres:
            raise impossible("stage", "archmage-nobody-initiated")
    elif table.towers[seat] == hex:
        _check_tower(table)
    elif kind < TOWN and table.holder(hex) not in (NOBODY, seat):
        raise impossible("stage", "archmage-no-end-here")
    else:
        _check_rites(table, 0, 0)


def _check_rites(table: Table, most: int, spheres: int) -> None:
    """At most this many initiations, into these spheres, and neither promotion nor wards."""
    if table.promoting:
        raise impossible("promoting", "archmage-only-in-the-tower")
    if table.warding:
        raise impossible("warding", "archmage-only-in-the-tower")
    if table.rites > most:
        raise impossible("rites", "archmage-rites", {"most": most})
    needed = table.rites > 0 and table.rite_spheres == 0
    if needed or table.rite_spheres & ~spheres:
        raise impossible("rite_spheres", "archmage-rite-spheres")


def _check_tower(table: Table) -> None:
    """All that a Mage Tower allows, or what is left of it: no initiation after a promotion (X24),
    and wards instead of both."""
    if table.rites > 1:
        raise impossible("rites", "archmage-rites", {"most": 1})
    fresh = table.rites == 1
    if fresh and table.rite_spheres != ALL_SPHERES:
        raise impossible("rite_spheres", "archmage-rite-spheres")
    if table.warding != fresh:
        raise impossible("warding", "archmage-warding-first")
    begun = ALL_SPHERES & ~table.rite_spheres
    if table.rite_spheres and begun & (begun - 1):
        raise impossible("rite_spheres", "archmage-rite-spheres")
    initiated = table.rite_spheres != 0 and begun != 0
    if (fresh or initiated) and not table.promoting:
        raise impossible("promoting", "archmage-promoting-still")
