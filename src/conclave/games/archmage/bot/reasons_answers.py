"""Why an answer to what a spell asks: where, whom, which relic. A row for each at the end."""

from collections.abc import Callable
from typing import Final

from conclave.core.messages import Message
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.bot.features import way
from conclave.games.archmage.bot.reasons_end import standing
from conclave.games.archmage.bot.reasons_spells import Figures, cast
from conclave.games.archmage.bot.reckoning import after, gain, named, pairs, told_change
from conclave.games.archmage.box.spheres import RELICS, SPELLS, SPHERES
from conclave.games.archmage.box.terrain import KIND_WORDS
from conclave.games.archmage.position import Position
from conclave.games.archmage.rules import moves
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.spells.advanced import chasm_hexes


def mark(position: Position, move: Move) -> list[Message]:
    """Where vines grow or a spring flows."""
    seat, hex = position.turn, move[1]
    figures: Figures = {"hex": position.layout.words[hex], "seat": NOBODY, "steps": 99}
    for other in range(position.seats):
        steps = way(position, position.mages[other], hex)
        if other != seat and steps < int(figures["steps"]):
            figures["seat"], figures["steps"] = other, steps
    if position.variant.solo:
        figures["steps"] = way(position, position.warlord, hex)
    return [Message("archmage-reason-mark", figures)]


def change(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    then = after(position, move)
    figures: Figures = {"pairs": pairs(then, seat), "before": pairs(position, seat)}
    figures["relic"] = RELICS[move[2]]
    figures["count"] = then.relics[seat * 6 + move[2]]
    return [Message("archmage-reason-change", figures)]


def choose(position: Position, move: Move) -> list[Message]:
    figures: Figures = {"seat": move[1], "count": position.relics_of(move[1])}
    figures["lost"] = position.variant.edition.decay_relics
    return [Message("archmage-reason-cast-decay", figures)]


def give_up(position: Position, move: Move) -> list[Message]:
    """Which relic is paid, forfeited or discarded: an odd one breaks no pair."""
    have = position.relics[position.decider * 6 + move[1]]
    figures: Figures = {"relic": RELICS[move[1]], "have": have, "odd": have & 1}
    figures["pairs"] = (have - 1) // 2
    return [Message("archmage-reason-give-up", figures)]


def strike(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    burning = 0
    for hex in chasm_hexes(position, move[1]):
        burning |= BIT[hex]
    burning &= ~position.wards
    own = (burning & position.held[seat]).bit_count()
    theirs = (burning & position.taken()).bit_count() - own
    figures: Figures = {"theirs": theirs, "own": own}
    figures.update(told_change(gain(position, after(position, move), seat)))
    return [Message("archmage-reason-strike", figures)]


def imprison_hex(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    holder = position.holder(move[1])
    then = after(position, move)
    figures: Figures = {"seat": named(position, holder), "gained": gain(position, then, seat)}
    figures["lost"] = -gain(position, then, holder)
    figures["hex"] = position.layout.words[move[1]]
    return [Message("archmage-reason-imprison", figures)]


def shadow_sphere(position: Position, move: Move) -> list[Message]:
    victim, sphere = move[1], move[2]
    figures: Figures = {"seat": victim, "sphere": SPHERES[sphere], "relic": RELICS[sphere]}
    figures["count"] = position.relics[victim * 6 + sphere]
    return [Message("archmage-reason-shadow", figures)]


def corrupt_sphere(position: Position, move: Move) -> list[Message]:
    victim, sphere = move[1], move[2]
    figures: Figures = {"seat": victim, "sphere": SPHERES[sphere]}
    figures["count"] = position.apprentices[victim * SPELLS + sphere]
    return [Message("archmage-reason-corrupt", figures)]


def quench(position: Position, move: Move) -> list[Message]:
    seat = position.turn
    kind = position.tiles[move[1]]
    left = (position.held[1] & position.lands[kind]).bit_count() - 1
    figures: Figures = {"kind": KIND_WORDS[kind], "count": left}
    figures["points"] = gain(position, after(position, move), seat)
    return [Message("archmage-reason-quench", figures)]


def lift(position: Position, move: Move) -> list[Message]:
    figures: Figures = {"hex": position.layout.words[move[1]]}
    figures["seat"] = named(position, position.holder(move[1]))
    figures["held"] = int(position.holder(move[1]) != NOBODY)
    figures["toll"] = 1 + position.variant.edition.upheaval_points
    return [Message("archmage-reason-lift", figures)]


def settle(position: Position, move: Move) -> list[Message]:
    return [standing(position, position.turn)]


def finish(position: Position, move: Move) -> list[Message]:
    return [Message("archmage-reason-done", {"pairs": pairs(position, position.turn)})]


ANSWERS: Final[dict[int, Callable[[Position, Move], list[Message]]]] = {
    moves.CAST: cast,
    moves.PAY: give_up,
    moves.FORFEIT: give_up,
    moves.DISCARD: give_up,
    moves.MARK: mark,
    moves.DONE: finish,
    moves.CHANGE: change,
    moves.CHOOSE: choose,
    moves.STRIKE: strike,
    moves.IMPRISON: imprison_hex,
    moves.SHADOW: shadow_sphere,
    moves.CORRUPT: corrupt_sphere,
    moves.QUENCH: quench,
    moves.LIFT: lift,
    moves.SETTLE: settle,
}
"""By verb."""
