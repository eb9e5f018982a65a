"""Casting: which spells, for what, and paying for them (X9)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.box.spheres import ADVANCED, RELICS, level, spells_in
from conclave.games.archmage.rules import phases
from conclave.games.archmage.rules.moves import CASTS, FORFEITS, PAYS
from conclave.games.archmage.rules.spells.book import BOOK, SPELL_OF
from conclave.games.archmage.rules.spells.spell import Spell
from conclave.games.archmage.rules.state import Table

MIXES: Final[list[list[tuple[int, ...]]]] = [
    [(n,) for n in range(4)],
    [(n, m) for n in range(4) for m in range(4)],
    [(n, m, k) for n in range(4) for m in range(4) for k in range(4)],
]
"""How many relics of one, two or three kinds could make up a price."""


def casts(table: Table, found: list[Move]) -> None:
    """X9: each known spell once a turn, if it can be paid for and does something (X21)."""
    seat = table.turn
    for spell in spells_in(table.known[seat] & ~table.spent[seat]):
        if affordable(table, spell) and BOOK[spell].can(table):
            found.append(CASTS[spell])


def affordable(table: Table, spell: int) -> bool:
    if not table.haunted[table.turn]:
        if spell < ADVANCED:
            return table.relics[table.turn * 6 + spell] > 0
        return relics_among(table, table.variant.spheres[spell]) > level(spell)
    return payable(table, table.variant.spheres[spell], level(spell) + 1)


def relics_among(table: Table, kinds: list[int]) -> int:
    """How many relics of these kinds the actor has."""
    relics, base, count = table.relics, table.turn * 6, 0
    for kind in kinds:
        count += relics[base + kind]
    return count


def payable(table: Table, kinds: list[int], owed: int) -> bool:
    """Whether these kinds can make up the price, the penalties of Shadow included."""
    seat = table.turn
    base = seat * 6
    if not owed:
        return True
    if not table.haunted[seat]:
        return relics_among(table, kinds) >= owed
    spare = table.relics_of(seat) - owed
    for mix in MIXES[len(kinds) - 1]:
        if sum(mix) != owed:
            continue
        penalties = 0
        for kind, count in zip(kinds, mix, strict=True):
            if count > table.relics[base + kind]:
                break
            if count and table.haunted[seat] >> kind & 1:
                penalties += table.variant.edition.shadow_penalty
        else:
            if penalties <= spare:
                return True
    return False


def cast(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """X9: a relic for a fundamental spell, and one more for each level above."""
    spell = move[1]
    table.spent[table.turn] |= 1 << spell
    if told is not None:
        said: PlainDict = {"seat": table.turn, "spell": BOOK[spell].word}
        told.append(Event("archmage-cast", said))
    _charge(table, spell, level(spell) + 1, 0, told)


def _charge(table: Table, spell: int, owed: int, place: int, told: Told) -> None:
    """X31: ask for the next relic, or take it if there is no choice; when all is paid, the effect.

    The kinds are paid in their order, from ``place`` on, so that a mix has one way to be said.
    """
    while owed:
        table.ask(phases.PRICE, (spell, owed, place))
        choices = prices(table)
        if len(choices) > 1:
            return
        kind = choices[0][1]
        if table.haunted[table.turn] >> kind & 1:
            _charge_penalty(table, spell, owed, kind)
            return
        _take(table, kind, told)
        owed -= 1
        place = table.variant.spheres[spell].index(kind)
    table.go_on()
    BOOK[spell].cast(table, told)


def prices(table: Table) -> list[Move]:
    spell, owed, place = table.args
    kinds = table.variant.spheres[spell]
    base = table.turn * 6
    found: list[Move] = []
    for number in range(place, len(kinds)):
        kind = kinds[number]
        if table.relics[base + kind] and _payable_with(table, kinds[number:], owed, kind):
            found.append(PAYS[kind])
    return found


def _payable_with(table: Table, kinds: list[int], owed: int, kind: int) -> bool:
    """Whether the price can be made up if one relic of this kind is in it."""
    seat = table.turn
    spot = seat * 6 + kind
    haunted = table.haunted
    if not haunted[seat] >> kind & 1:
        table.relics[spot] -= 1
        fits = payable(table, kinds, owed - 1)
        table.relics[spot] += 1
        return fits
    # The penalty frees the doorway: what is left must then pay the rest and the penalty.
    table.haunted = haunted[:]
    table.haunted[seat] &= ~(1 << kind)
    table.relics[spot] -= 1
    penalty = table.variant.edition.shadow_penalty
    fits = any_forfeits(table, kinds, owed - 1, penalty)
    table.relics[spot] += 1
    table.haunted = haunted
    return fits


def any_forfeits(table: Table, kinds: list[int], owed: int, penalty: int) -> bool:
    """Whether a penalty of that many relics, of any kinds, leaves enough for the price."""
    if not penalty:
        return payable(table, kinds, owed)
    base = table.turn * 6
    for kind in range(6):
        if not table.relics[base + kind]:
            continue
        table.relics[base + kind] -= 1
        fits = any_forfeits(table, kinds, owed, penalty - 1)
        table.relics[base + kind] += 1
        if fits:
            return True
    return False


def pay(table: Table, move: Move, chance: Chance, told: Told) -> None:
    spell, owed, _ = table.args
    kind = move[1]
    if table.haunted[table.turn] >> kind & 1:
        _charge_penalty(table, spell, owed, kind)
        return
    _take(table, kind, told)
    _charge(table, spell, owed - 1, table.variant.spheres[spell].index(kind), told)


def _charge_penalty(table: Table, spell: int, owed: int, kind: int) -> None:
    penalty = table.variant.edition.shadow_penalty
    table.ask(phases.PENALTY, (spell, owed, kind, penalty))


def penalties(table: Table) -> list[Move]:
    """X31: for a shadow, a relic of any kind that is not needed for the price itself."""
    spell, owed, kind, penalty = table.args
    seat = table.turn
    spheres = table.variant.spheres[spell]
    kinds = spheres[spheres.index(kind) :]
    base = seat * 6
    haunted = table.haunted
    table.haunted = haunted[:]
    table.haunted[seat] &= ~(1 << kind)
    table.relics[base + kind] -= 1
    found: list[Move] = []
    for given in range(6):
        if table.relics[base + given]:
            table.relics[base + given] -= 1
            if any_forfeits(table, kinds, owed - 1, penalty - 1):
                found.append(FORFEITS[given])
            table.relics[base + given] += 1
    table.relics[base + kind] += 1
    table.haunted = haunted
    return found


def forfeit(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """X31: the penalty first; then the follower goes to its owner's supply, then the price."""
    spell, owed, kind, penalty = table.args
    seat = table.turn
    table.relics[seat * 6 + move[1]] -= 1
    if told is not None:
        told.append(Event("archmage-forfeit", {"seat": seat, "relic": RELICS[move[1]]}))
    if penalty > 1:
        table.ask(phases.PENALTY, (spell, owed, kind, penalty - 1))
        return
    owner = table.doors[seat * 6 + kind]
    doors, haunted = table.doors[:], table.haunted[:]
    doors[seat * 6 + kind] = NOBODY
    haunted[seat] &= ~(1 << kind)
    table.doors, table.haunted = doors, haunted
    table.supply[owner] += 1
    if told is not None:
        told.append(Event("archmage-shadow-gone", {"seat": owner}))
    _take(table, kind, told)
    _charge(table, spell, owed - 1, table.variant.spheres[spell].index(kind), told)


def _take(table: Table, kind: int, told: Told) -> None:
    seat = table.turn
    table.relics[seat * 6 + kind] -= 1
    if told is not None:
        told.append(Event("archmage-pay", {"seat": seat, "relic": RELICS[kind]}))


def being_cast(table: Table) -> Spell | None:
    """The spell that is being paid for or asks something."""
    if table.phase in (phases.PRICE, phases.PENALTY):
        return BOOK[table.args[0]]
    return SPELL_OF.get(table.phase)
