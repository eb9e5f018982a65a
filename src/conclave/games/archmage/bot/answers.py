"""Quick answers to what Preparation, prices and spells ask."""

from collections.abc import Callable
from typing import TypeAlias

from conclave.core.chance import Chance
from conclave.core.state import Move
from conclave.games.archmage.bot.destinations import end_value, land_value, need
from conclave.games.archmage.bot.evaluate import expected_points, turns_left
from conclave.games.archmage.box.spheres import SPELLS
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules import moves
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.moves import FOLLOWER
from conclave.games.archmage.rules.spells.advanced import chasm_hexes

Answer: TypeAlias = Callable[[Position, list[Move], Chance], Move]


def _best(found: list[Move], values: list[float]) -> Move:
    best = 0
    for number, value in enumerate(values):
        if value > values[best]:
            best = number
    return found[best]


def wanted(position: Position, legal: list[Move], chance: Chance) -> Move:
    """The planet, or the yield of a Town, whose relic is most welcome."""
    seat = position.turn
    values: list[float] = []
    for move in legal:
        if move[1] == FOLLOWER:
            values.append(0.9 if position.company[seat] < 4 else 0.2)
        else:
            values.append(need(position, seat, move[1]) + 0.01 * chance.below(5))
    return _best(legal, values)


def offer(position: Position, legal: list[Move], chance: Chance) -> Move:
    seat = position.turn
    counts = [position.apprentices[seat * SPELLS + move[1]] for move in legal if len(move) > 1]
    return legal[counts.index(min(counts))]


def plentiful(position: Position, legal: list[Move], chance: Chance) -> Move:
    """The relic that is missed least: of an odd number, and of the most."""
    base = position.decider * 6
    values: list[float] = []
    for move in legal:
        have = position.relics[base + move[1]]
        values.append(0.3 * have + (1.0 if have & 1 else 0.0))
    return _best(legal, values)


def vines(position: Position, legal: list[Move], chance: Chance) -> Move:
    """Around another's mage, or around the Warlord."""
    around = 0
    for seat, hex in enumerate(position.mages):
        if seat != position.turn:
            around |= position.layout.around[hex]
    if position.variant.solo:
        around |= position.layout.around[position.warlord]
    near = [move for move in legal if move[0] == moves.MARK and around & BIT[move[1]]]
    return chance.pick(near) if near else legal[-1]


def transmute(position: Position, legal: list[Move], chance: Chance) -> Move:
    seat = position.turn
    best, most = legal[-1], 0.1
    for move in legal:
        if move[0] != moves.CHANGE:
            continue
        have = position.relics[seat * 6 + move[1]]
        loss = 0.1 if have & 1 else 0.5 * need(position, seat, move[1]) + 0.3
        value = need(position, seat, move[2]) - loss
        if not position.relics[seat * 6 + move[2]] & 1:
            value -= 0.4
        if value > most:
            best, most = move, value
    return best


def richest(position: Position, legal: list[Move], chance: Chance) -> Move:
    return _best(legal, [expected_points(position, move[1]) for move in legal])


def gate(position: Position, legal: list[Move], chance: Chance) -> Move:
    left = turns_left(position, position.turn)
    return _best(legal, [end_value(position, move[1], left) for move in legal])


def chasm(position: Position, legal: list[Move], chance: Chance) -> Move:
    seat = position.turn
    values: list[float] = []
    for move in legal:
        value = 0.01 * chance.below(5)
        for hex in chasm_hexes(position, move[1]):
            holder = position.holder(hex)
            if holder == seat:
                value -= 1.0
            elif holder >= 0:
                value += 1.0
        values.append(value)
    return _best(legal, values)


def wellspring(position: Position, legal: list[Move], chance: Chance) -> Move:
    own = [move for move in legal if position.held[position.turn] & BIT[move[1]]]
    return chance.pick(own or legal)


def contested(position: Position, legal: list[Move], chance: Chance) -> Move:
    """The hex that would be worth most to have."""
    left = turns_left(position, position.turn)
    return _best(legal, [land_value(position, move[1], left) for move in legal])


def shadow(position: Position, legal: list[Move], chance: Chance) -> Move:
    """The leader's sphere that has a spell and relics to cast it."""
    values: list[float] = []
    for move in legal:
        victim, sphere = move[1], move[2]
        relics = min(4, position.relics[victim * 6 + sphere])
        known = position.taught[victim] >> sphere & 1
        values.append(expected_points(position, victim) + 0.5 * relics + known)
    return _best(legal, values)


def corrupt(position: Position, legal: list[Move], chance: Chance) -> Move:
    """Where the victim has but one apprentice, it can't be spared."""
    values = [-1.0 * position.apprentices[move[1] * SPELLS + move[2]] for move in legal]
    return _best(legal, values)


def automaton(position: Position, legal: list[Move], chance: Chance) -> Move:
    base = position.turn * SPELLS
    return _best(legal, [-1.0 * position.apprentices[base + move[1]] for move in legal])


def anything(position: Position, legal: list[Move], chance: Chance) -> Move:
    return chance.pick(legal)


def lift(position: Position, legal: list[Move], chance: Chance) -> Move:
    """Others' land, far from oneself."""
    own = position.held[position.turn]
    theirs = position.taken() & ~own
    values: list[float] = []
    for move in legal:
        bit = BIT[move[1]]
        value = 1.0 if theirs & bit else -1.0 if own & bit else 0.0
        values.append(value + 0.01 * chance.below(9))
    return _best(legal, values)
