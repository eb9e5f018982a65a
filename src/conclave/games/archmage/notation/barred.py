"""The verbs that belong to the hex under the mage but can't be said now, each with its reason."""

from conclave.core.messages import Message
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import BITS, RELICS
from conclave.games.archmage.box.terrain import CAMP, CURSED_TOWER, TOWN
from conclave.games.archmage.rules import moves
from conclave.games.archmage.rules.journeys_end import rites_of
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.phases import JOURNEYS_END
from conclave.games.archmage.rules.state import Table


def barred(table: Table) -> dict[str, Message]:
    said = {move[0] for move in table.legal()}
    reasons: dict[str, Message] = {}
    for verb, number, why in _of_this_hex(table):
        if number not in said:
            reasons[verb] = why
    return reasons


def _of_this_hex(table: Table) -> list[tuple[str, int, Message]]:
    """What is done on a hex of this kind, and why not, should it be impossible now."""
    seat = table.turn
    hex = table.mages[seat]
    if not table.shown & BIT[hex]:
        return [("explore", moves.EXPLORE, _on_the_way(table, "archmage-barred-movement"))]
    kind = table.tiles[hex]
    if kind == CURSED_TOWER:
        return []
    if kind > CAMP:
        return [("initiate", moves.INITIATE, _no_initiation(table, rites_of(kind)[1]))]
    found = [] if table.towers[seat] == hex else [_taking(table, hex)]
    if kind == TOWN:
        found.append(("gather", moves.GATHER, _at_the_end(table, "archmage-barred-gather")))
    elif kind == CAMP:
        found.append(("recruit", moves.RECRUIT, _at_the_end(table, "archmage-barred-recruit")))
    else:
        found += _in_the_wild(table, hex)
    return found


def _on_the_way(table: Table, id: str) -> Message:
    """Unless it is too late for the Journey anyway."""
    return Message("archmage-barred-journey" if table.phase == JOURNEYS_END else id, {})


def _at_the_end(table: Table, id: str) -> Message:
    """Unless the Journey's End has been something already."""
    return Message("archmage-barred-done" if table.phase == JOURNEYS_END else id, {})


def _taking(table: Table, hex: int) -> tuple[str, int, Message]:
    """Deploy, or attack where another stands in the way."""
    seat = table.turn
    holder = table.holder(hex)
    if holder not in (NOBODY, seat):
        spent = not table.points + table.swift
        id = "archmage-barred-movement" if spent else "archmage-barred-stone-skin"
        return ("attack", moves.ATTACK, _on_the_way(table, id))
    if holder == seat:
        return ("deploy", moves.DEPLOY, Message("archmage-barred-yours", {}))
    return ("deploy", moves.DEPLOY, _on_the_way(table, "archmage-barred-company"))


def _in_the_wild(table: Table, hex: int) -> list[tuple[str, int, Message]]:
    seat = table.turn
    tower = table.towers[seat]
    if table.holder(hex) not in (NOBODY, seat):
        return [] if tower != NOWHERE else [("build", moves.BUILD, _theirs(table, hex))]
    ward = ("ward", moves.WARD, _no_ward(table))
    if tower == NOWHERE:
        return [("build", moves.BUILD, _at_the_end(table, "archmage-barred-done")), ward]
    if tower != hex:
        return [ward]
    return [
        ("initiate", moves.INITIATE, _no_initiation(table, (1 << len(RELICS)) - 1)),
        ward,
        ("promote", moves.PROMOTE, _at_the_tower(table)),
    ]


def _no_ward(table: Table) -> Message:
    """A tower still allows it after it was built, where there is something to ward."""
    if table.warding:
        return Message("archmage-barred-ward", {})
    return _at_the_end(table, "archmage-barred-ward")


def _theirs(table: Table, hex: int) -> Message:
    holder = table.holder(hex)
    if holder >= table.seats:
        return Message("archmage-barred-flames", {})
    return Message("archmage-barred-theirs", {"seat": holder})


def _no_initiation(table: Table, spheres: int) -> Message:
    seat = table.turn
    if table.phase == JOURNEYS_END and not table.rites:
        return Message("archmage-barred-done", {})
    if not table.company[seat]:
        return Message("archmage-barred-company", {})
    kinds = BITS[spheres]
    if len(kinds) == 1:
        return Message("archmage-barred-relics", {"relic": RELICS[kinds[0]], "count": 2})
    return Message("archmage-barred-pair", {})


def _at_the_tower(table: Table) -> Message:
    warded = table.phase == JOURNEYS_END and not table.promoting
    return Message("archmage-barred-done" if warded else "archmage-barred-promote", {})
