"""What a coach would say of this position: what is at stake, and what a deed would do."""

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.notes import Note
from conclave.core.state import NOBODY
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import RELICS, SPELL_POINTS, SPELL_WORDS, SPHERES, level
from conclave.games.archmage.box.terrain import KIND_WORDS, TOWN, WILDERNESS
from conclave.games.archmage.knowledge.odds import hidden_hexes
from conclave.games.archmage.rules import moves
from conclave.games.archmage.rules.journeys_end import RECRUITS, bounties, wardable
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.phases import JOURNEY, PREPARE
from conclave.games.archmage.rules.score import land_points, points_of, tally
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.turn import is_last, planets_left


def notes(table: Table) -> list[Note]:
    """What most needs saying first."""
    seat = table.turn
    if seat == NOBODY or table.decider != seat:
        return []
    verbs = {move[0]: move for move in reversed(table.legal())}
    found: list[Note] = []
    if is_last(table):
        points = points_of(tally(table, seat))
        found.append(_note("last-turn", {"points": points}))
    if table.phase == PREPARE:
        found.append(_note("planets", {"turns": planets_left(table, seat)}, "advance"))
    if moves.DEPLOY in verbs:
        found.append(_deploying(table, seat))
    if moves.PROMOTE in verbs:
        spell = verbs[moves.PROMOTE][1]
        points = SPELL_POINTS[level(spell)]
        params: Parameters = {"spell": SPELL_WORDS[spell], "points": points}
        found.append(_note("promote", params, "promote"))
    if moves.INITIATE in verbs:
        sphere = verbs[moves.INITIATE][1]
        params = {"sphere": SPHERES[sphere], "relic": RELICS[sphere]}
        params["count"] = table.relics[seat * 6 + sphere]
        params["new"] = 0 if table.taught[seat] >> sphere & 1 else 1
        found.append(_note("initiate", params, "initiate"))
    if moves.EXPLORE in verbs:
        unseen = len(hidden_hexes(table, "w")) + len(hidden_hexes(table, "o"))
        found.append(_note("explore", {"count": unseen}, "explore"))
    if moves.BUILD in verbs and table.held[seat]:
        found.append(_building(table, seat))
    if moves.GATHER in verbs:
        wilds = table.held[seat] & table.wilds()
        relics = wilds.bit_count() + bounties(table, wilds)
        towns = (table.held[seat] & table.lands[TOWN]).bit_count()
        found.append(_note("gather", {"relics": relics, "towns": towns}, "gather"))
    if moves.RECRUIT in verbs:
        params = {"count": min(RECRUITS, table.supply[seat]), "company": table.company[seat]}
        found.append(_note("recruit", params, "recruit"))
    if moves.ATTACK in verbs:
        ward = 1 if table.wards & BIT[table.mages[seat]] else 0
        found.append(_note("attack", {"ward": ward, "points": table.points}, "attack"))
    if moves.CAST in verbs:
        spell = verbs[moves.CAST][1]
        found.append(
            _note("cast", {"spell": SPELL_WORDS[spell], "price": level(spell) + 1}, "cast")
        )
    if moves.WARD in verbs:
        count = wardable(table, table.mages[seat]).bit_count()
        found.append(_note("ward", {"count": count}, "ward"))
    lead = _contested(table, seat)
    if lead is not None:
        found.append(lead)
    if table.phase == JOURNEY and moves.TRAVEL in verbs:
        found.append(_journeying(table, seat))
    if table.phase == JOURNEY and not table.points:
        found.append(_note("end", {"turns": planets_left(table, seat)}, "end"))
    return found


def _note(topic: str, params: Parameters, sentence: str = "") -> Note:
    return Note(f"archmage-{topic}", Message(f"archmage-note-{topic}", params), sentence)


def _deploying(table: Table, seat: int) -> Note:
    params: Parameters = {"kind": KIND_WORDS[table.tiles[table.mages[seat]]]}
    params["company"] = table.company[seat]
    return _note("deploy", params, "deploy")


def _building(table: Table, seat: int) -> Note:
    hex = table.mages[seat]
    near = table.layout.around[hex] & table.held[seat] | BIT[hex]
    relics = sum([(near & table.lands[kind]).bit_count() for kind in WILDERNESS])
    return _note("build", {"relics": relics}, "build")


def _journeying(table: Table, seat: int) -> Note:
    """Before there is a tower the way leads to land, then to relics and the tower."""
    params: Parameters = {"points": table.points + table.swift}
    params["land"] = table.held[seat].bit_count()
    params["tower"] = "no" if table.towers[seat] == NOWHERE else "yes"
    params["pairs"] = sum([table.relics[seat * 6 + relic] // 2 for relic in range(6)])
    return _note("travel", params, "travel")


def _contested(table: Table, seat: int) -> Note | None:
    """A kind of Wilderness in which one hex more would make the difference."""
    for kind in WILDERNESS:
        own = (table.held[seat] & table.lands[kind]).bit_count()
        others = [
            (mask & table.lands[kind]).bit_count()
            for other, mask in enumerate(table.held)
            if other != seat
        ]
        most = max(others)
        if own and own == most and land_points(table, seat, kind) < 2:
            return _note("majority", {"kind": KIND_WORDS[kind], "count": own})
    return None
