"""A quick, sensible move: what a player does who has a plan for the turn and no time to think."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.bot.answers import Answer, offer, plentiful, wanted
from conclave.games.archmage.bot.destinations import (
    apprentice_value,
    end_value,
    land_value,
    need,
    promotion_value,
)
from conclave.games.archmage.bot.evaluate import turns_left
from conclave.games.archmage.bot.features import way
from conclave.games.archmage.bot.spell_values import SPELL_ANSWERS, VALUES, price
from conclave.games.archmage.bot.weights import WEIGHTS
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.spheres import SPELLS
from conclave.games.archmage.box.terrain import CAMP
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules import moves, phases
from conclave.games.archmage.rules.map import BIT, CENTRE
from conclave.games.archmage.rules.moves import NEITHER, SIMPLE, TRAVELS
from conclave.games.archmage.rules.reach import distances

ANSWERS: Final[dict[int, Answer]] = {
    phases.PREPARE: wanted,
    phases.OFFER: offer,
    phases.TOWNS: wanted,
    phases.PRICE: plentiful,
    phases.PENALTY: plentiful,
    **SPELL_ANSWERS,
}
"""By phase."""


def policy(position: Position, chance: Chance) -> Move:
    legal = position.legal()
    if len(legal) == 1:
        return legal[0]
    phase = position.phase
    if phase == phases.JOURNEY:
        return _journey(position, legal)
    if phase == phases.JOURNEYS_END:
        return _journeys_end(position, legal)
    return ANSWERS[phase](position, legal, chance)


def _journey(position: Position, legal: list[Move]) -> Move:
    seat = position.turn
    left = turns_left(position, seat)
    hex = position.mages[seat]
    spell = _spell(position, legal)
    if spell is not None:
        return spell
    verbs = {move[0] for move in legal}
    if moves.DEPLOY in verbs and land_value(position, hex, left) > _follower_price(position, left):
        return SIMPLE[moves.DEPLOY]
    if moves.EXPLORE in verbs:
        return SIMPLE[moves.EXPLORE]
    if moves.ATTACK in verbs and _attack_value(position, hex, left) > WEIGHTS.attack_from:
        return SIMPLE[moves.ATTACK]
    if position.points + position.swift:
        step = _step(position, hex, _goal(position, hex, left), left)
        if step != hex and TRAVELS[step] in legal:
            return TRAVELS[step]
    for move in legal:
        if move[0] == moves.DIVINE and left:
            return move
    return _journeys_end(position, legal)


def _follower_price(position: Position, left: int) -> float:
    """The fewer are in the company, the dearer one is."""
    company = position.company[position.turn]
    if company > WEIGHTS.follower_from or not left:
        return 0.0
    return WEIGHTS.follower - WEIGHTS.follower_each * company


def _attack_value(position: Position, hex: int, left: int) -> float:
    if not position.company[position.turn]:
        return 0.2
    wards = WEIGHTS.through_ward if position.wards & BIT[hex] else 0.0
    return land_value(position, hex, left) + WEIGHTS.attack - wards


def _goal(position: Position, start: int, left: int) -> int:
    """Where to end the Journey: for what its end brings, and for what can be taken there."""
    points = position.points + position.swift
    best, most = start, end_value(position, start, left) - _afar(position, start, left)
    for hex, cost in distances(position, start, points).items():
        if hex == start:
            continue
        value = end_value(position, hex, left) - WEIGHTS.step * cost
        value -= _afar(position, hex, left)
        value += WEIGHTS.grasp * _prize(position, hex, points - cost, left)
        if value > most:
            best, most = hex, value
    return best


def _afar(position: Position, hex: int, left: int) -> float:
    """What it costs the next turn to begin far from the city and from the seat's tower."""
    if not left:
        return 0.0
    far = WEIGHTS.from_city * way(position, hex, CENTRE)
    tower = position.towers[position.turn]
    return far if tower == NOWHERE else far + WEIGHTS.from_tower * way(position, hex, tower)


def _prize(position: Position, hex: int, spare: int, left: int) -> float:
    """What there is to take on a hex, with ``spare`` points left on arrival."""
    seat = position.turn
    if not position.shown & BIT[hex]:
        return WEIGHTS.unseen if spare else 0.0
    if position.tiles[hex] > CAMP or not position.company[seat]:
        return 0.0
    holder = position.holder(hex)
    if holder == NOBODY:
        return max(0.0, land_value(position, hex, left) - _follower_price(position, left))
    if holder == seat or position.protected(holder):
        return 0.0
    blows = 2 if position.wards & BIT[hex] else 1
    if spare < blows:
        return 0.0
    return max(0.0, _attack_value(position, hex, left) - WEIGHTS.attack_from)


def _step(position: Position, start: int, goal: int, left: int) -> int:
    """The next hex on the way to the goal, which may be a detour to something worth taking as
    long as the goal stays in reach."""
    points = position.points + position.swift
    home = distances(position, goal, points)
    best, most = start, WEIGHTS.detour
    nearest, least = start, home.get(start, 99)
    for other in position.layout.near[start]:
        if position.blocked & BIT[other] or other not in home:
            continue
        cost = position.entry_cost(other)
        work = 0 if position.shown & BIT[other] else 1
        spare = points - cost - home[other]
        if spare >= work:
            value = _prize(position, other, spare, left) - WEIGHTS.detour_step * (cost + work)
            if value > most:
                best, most = other, value
        if home[other] < least:
            nearest, least = other, home[other]
    if best != start:
        return best
    errand = _errand(position, start, home, left)
    return nearest if errand == start else _towards(position, start, errand, nearest)


def _errand(position: Position, start: int, home: dict[int, int], left: int) -> int:
    """A hex further off that is worth a detour, if the goal stays in reach; else the start. What
    lies at hand comes first."""
    points = position.points + position.swift
    best, most = start, WEIGHTS.detour
    for hex, cost in distances(position, start, points).items():
        if cost < 2 or hex not in home:
            continue
        work = 0 if position.shown & BIT[hex] else 1
        spare = points - cost - home[hex]
        if spare >= work:
            value = _prize(position, hex, spare, left) - WEIGHTS.detour_step * (cost + work)
            if value > most:
                best, most = hex, value
    return best


def _towards(position: Position, start: int, end: int, otherwise: int) -> int:
    """The next hex on the cheapest way there."""
    back = distances(position, end, position.points + position.swift)
    best, least = otherwise, 99
    for other in position.layout.near[start]:
        if position.blocked & BIT[other] or other not in back:
            continue
        cost = position.entry_cost(other) + back[other]
        if cost < least:
            best, least = other, cost
    return best


def _journeys_end(position: Position, legal: list[Move]) -> Move:
    """The best action that can be said, spells included; failing that, the end of the turn."""
    seat = position.turn
    left = turns_left(position, seat)
    spell = _spell(position, legal)
    if spell is not None:
        return spell
    best, most = SIMPLE[moves.END], 0.0
    for move in legal:
        value = _action_value(position, move, left)
        if value > most:
            best, most = move, value
    return best


def _action_value(position: Position, move: Move, left: int) -> float:
    seat, verb = position.turn, move[0]
    if verb == moves.INITIATE:
        # Before promoting, which ends initiation.
        value = apprentice_value(position.apprentices[seat * SPELLS + move[1]], left)
        return value + 5.0 + need(position, seat, move[1]) * 0.1 if value > 0.1 else 0.0
    if verb == moves.PROMOTE:
        bad = 0.0 if move[2] == NEITHER else WEIGHTS.unclean
        return promotion_value(position, seat, move[1], left) - bad
    if verb == moves.BUILD:
        return 1.5 if left else 0.1
    if verb == moves.WARD:
        return WEIGHTS.ward_now if left else 0.0
    if verb in (moves.GATHER, moves.RECRUIT):
        return 0.3
    return 0.0


def _spell(position: Position, legal: list[Move]) -> Move | None:
    best: Move | None = None
    most = 0.0
    for move in legal:
        if move[0] == moves.CAST:
            value = VALUES[move[1]](position) - price(position, move[1])
            if value > most:
                best, most = move, value
    return best
