"""The Circle of Conflict: circle III. Its targets are opponents whose round is not over."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import NOBODY, Move
from conclave.games.five_seals.box.codes import BINDING, SYNERGY, strength_of
from conclave.games.five_seals.box.dice import DIE, Handful, above, below, choices, turned, values
from conclave.games.five_seals.box.pieces import COLOURS, HIGHEST, MIND
from conclave.games.five_seals.rules import moves, phases
from conclave.games.five_seals.rules.events import dice_text, scroll_params, tell_cast, tell_turned
from conclave.games.five_seals.rules.moves import CAST, OF_SEAT
from conclave.games.five_seals.rules.round import finish
from conclave.games.five_seals.rules.spells.spell import (
    BOOK,
    BY_NAME,
    NO_WAY,
    Spell,
    Step,
    colours_of,
)
from conclave.games.five_seals.rules.state import Table, Told, within, without


def _different(handful: Handful) -> list[int]:
    """The values that the dice show, each once."""
    return sorted(set(values(handful)))


def deceptions(table: Table, scroll: int) -> list[Move]:
    """F28: a die of its colour for an own die of another colour."""
    mine = table.dice[4 * table.turn : 4 * table.turn + 4]
    return [
        (moves.DECEIVE, rival, colour, value, other, given)
        for rival in table.rivals()
        for colour in colours_of(scroll)
        for value in _different(table.dice[4 * rival + colour])
        for other in COLOURS
        if other != colour
        for given in _different(mine[other])
    ]


def deception_ways(table: Table, scroll: int) -> list[Move]:
    base = 4 * table.turn
    mine = [colour for colour in COLOURS if table.dice[base + colour]]
    for rival in table.rivals():
        for colour in colours_of(scroll):
            if table.dice[4 * rival + colour] and mine not in ([], [colour]):
                return BY_NAME[scroll]
    return NO_WAY


def deception(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.DECEIVE, table.turn)


def deceive(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """F28: colours are traded, values stay where they are."""
    seat, rival = table.turn, move[1]
    colour, value, other, given = move[2], move[3], move[4], move[5]
    table.dice[4 * rival + colour] -= DIE[value]
    table.dice[4 * rival + other] += DIE[value]
    table.dice[4 * seat + other] -= DIE[given]
    table.dice[4 * seat + colour] += DIE[given]
    if told is not None:
        got, lost = dice_text(colour, DIE[given]), dice_text(other, DIE[value])
        told.append(
            Event("five_seals-deceive", {"actor": seat, "seat": rival, "die": got, "given": lost})
        )
    table.go_on()


def raises(table: Table, scroll: int) -> list[Move]:
    """F29: any number of own dice of one colour; none if somebody's can be lowered instead."""
    found: list[Move] = [
        (moves.RAISE, colour, some)
        for colour in colours_of(scroll)
        for some in choices(below(table.dice[4 * table.turn + colour], HIGHEST))
    ]
    return [*found, (moves.RAISE, MIND, 0)] if _can_lower(table, colours_of(scroll)) else found


def _can_raise(table: Table, colours: tuple[int, ...]) -> bool:
    dice = table.dice
    return any(below(dice[4 * table.turn + colour], HIGHEST) for colour in colours)


def _can_lower(table: Table, colours: tuple[int, ...]) -> bool:
    dice = table.dice
    return any(above(dice[4 * r + colour], 1) for r in table.rivals() for colour in colours)


def _lowerings(table: Table, colours: tuple[int, ...]) -> list[Move]:
    return [
        (moves.LOWER, rival, colour, some)
        for rival in table.rivals()
        for colour in colours
        for some in choices(above(table.dice[4 * rival + colour], 1))
    ]


def alteration_ways(table: Table, scroll: int) -> list[Move]:
    """F29: at least one die would change, and there is an opponent left to quarrel with."""
    colours = colours_of(scroll)
    possible = table.rivals() and (_can_raise(table, colours) or _can_lower(table, colours))
    return BY_NAME[scroll] if possible else NO_WAY


def alteration(table: Table, move: Move, chance: Chance, told: Told) -> None:
    if len(raises(table, move[1])) > 1:
        table.ask(phases.RAISE, table.turn)
        return
    # Nothing to choose: either one way to raise dice and nothing to lower, or nothing to raise.
    raise_dice(table, raises(table, move[1])[0], chance, told)


def raise_dice(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """The colour that was raised is the only one that may be lowered; MIND: nothing was."""
    table.chosen = move[1]
    if move[2]:
        _turn(table, table.turn, move[1], move[2], 1, told)
    if lowers(table, table.casting) == [_LOWER_NONE]:
        table.go_on()
    else:
        table.ask(phases.LOWER, table.turn)


def lowers(table: Table, scroll: int) -> list[Move]:
    """F29: any number of one opponent's dice of that colour; none if something was raised."""
    if table.chosen == MIND:
        return _lowerings(table, colours_of(scroll))
    return [*_lowerings(table, (table.chosen,)), _LOWER_NONE]


def lower_dice(table: Table, move: Move, chance: Chance, told: Told) -> None:
    if move[3]:
        _turn(table, move[1], move[2], move[3], -1, told)
    table.go_on()


def _turn(table: Table, seat: int, colour: int, some: Handful, by: int, told: Told) -> None:
    new = turned(some, by)
    table.dice[4 * seat + colour] += new - some
    if told is not None:
        tell_turned(told, seat, dice_text(colour, some), dice_text(colour, new))


_LOWER_NONE: Final[Move] = (moves.LOWER, NOBODY, MIND, 0)


def transfers(table: Table, scroll: int) -> list[Move]:
    """F30: an opponent's face-up scroll of its element for an equally strong own one."""
    return [
        (moves.TRADE, rival, taken, given)
        for rival in table.rivals()
        for taken in table.ready[rival]
        if taken % 5 == scroll % 5 and taken not in (BINDING, scroll)
        for given in table.ready[table.turn]
        if strength_of(given) == strength_of(taken) and given not in (scroll, taken)
    ]


def transfer_ways(table: Table, scroll: int) -> list[Move]:
    return BY_NAME[scroll] if transfers(table, scroll) else NO_WAY


def transfer(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.TRANSFER, table.turn)


def trade_scrolls(table: Table, move: Move, chance: Chance, told: Told) -> None:
    seat, rival, taken, given = table.turn, move[1], move[2], move[3]
    table.ready[rival] = within(without(table.ready[rival], taken), given)
    table.ready[seat] = within(without(table.ready[seat], given), taken)
    if told is not None:
        got = {"actor": seat, "seat": rival, **scroll_params(taken)}
        other = scroll_params(given)
        lost: PlainDict = {"given-spell": other["spell"], "given-element": other["element"]}
        told.append(Event("five_seals-transfer", {**got, **lost}))
    table.go_on()


def theft_ways(table: Table, scroll: int) -> list[Move]:
    """F31: an opponent who has a die of its colour (Mind: any die)."""
    return [
        (CAST, scroll, OF_SEAT, rival)
        for rival in table.rivals()
        if any(table.dice[4 * rival + colour] for colour in colours_of(scroll))
    ]


def theft(table: Table, move: Move, chance: Chance, told: Told) -> None:
    victim = move[3]
    table.ask(phases.GIVE, victim)
    gifts = gives(table, move[1])
    if len(gifts) == 1:
        give(table, gifts[0], chance, told)


def gives(table: Table, scroll: int) -> list[Move]:
    """F31: with several dice of that colour (Mind: of any) the victim chooses."""
    return [
        (moves.GIVE, colour, value)
        for colour in colours_of(scroll)
        for value in _different(table.dice[4 * table.decider + colour])
    ]


def give(table: Table, move: Move, chance: Chance, told: Told) -> None:
    seat, victim = table.turn, table.decider
    colour, die = move[1], DIE[move[2]]
    table.dice[4 * victim + colour] -= die
    table.dice[4 * seat + colour] += die
    if told is not None:
        params: PlainDict = {"actor": seat, "seat": victim, "die": dice_text(colour, die)}
        told.append(Event("five_seals-theft", params))
    if table.has_dice(victim):
        table.go_on()
    else:
        finish(table, victim, chance, told)  # F31: before the thief goes on


def exploits(table: Table, scroll: int) -> list[Move]:
    """F32: whatever an opponent's face-up scroll of its element could do for the actor."""
    return [
        (moves.USE, rival, *way[1:])
        for rival in table.rivals()
        for lent in table.ready[rival]
        if lent % 5 == scroll % 5 and lent != BINDING and lent // 5 != SYNERGY
        for way in BOOK[lent].ways(table, lent)
    ]


def exploitation_ways(table: Table, scroll: int) -> list[Move]:
    """The scroll is laid aside while one looks: it can't be transferred in its own cast."""
    seat = table.turn
    ready = table.ready[seat]
    if scroll in ready:
        table.ready[seat] = without(ready, scroll)
    found = exploits(table, scroll)
    table.ready[seat] = ready
    return BY_NAME[scroll] if found else NO_WAY


def exploitation(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.EXPLOIT, table.turn)


def exploit(table: Table, move: Move, chance: Chance, told: Told) -> None:
    rival, lent = move[1], move[2]
    table.turn_down(rival, lent)
    if told is not None:
        tell_cast(told, table.turn, lent)
    table.casting = lent
    table.go_on()
    BOOK[lent].cast(table, (CAST, *move[2:]), chance, told)


SPELLS: Final[list[Spell]] = [
    Spell("deception", deception_ways, deception),  # 2
    Spell("alteration", alteration_ways, alteration),  # 3
    Spell("transfer", transfer_ways, transfer),  # 4
    Spell("theft", theft_ways, theft),  # 5
    Spell("exploitation", exploitation_ways, exploitation),  # 6
]

STEPS: Final[dict[int, Step]] = {
    phases.DECEIVE: Step(deceptions, deceive),
    phases.RAISE: Step(raises, raise_dice),
    phases.LOWER: Step(lowers, lower_dice),
    phases.TRANSFER: Step(transfers, trade_scrolls),
    phases.GIVE: Step(gives, give),
    phases.EXPLOIT: Step(exploits, exploit),
}
