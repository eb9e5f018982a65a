"""The bots' opinion of each spell: when it is worth its price, in points, and how to answer what
it asks. A row for each at the end."""

from collections.abc import Callable
from typing import Final, TypeAlias

from conclave.games.archmage.bot import answers
from conclave.games.archmage.bot.answers import Answer
from conclave.games.archmage.bot.destinations import end_value, need
from conclave.games.archmage.bot.evaluate import turns_left
from conclave.games.archmage.bot.weights import WEIGHTS
from conclave.games.archmage.box.coordinates import HEXES
from conclave.games.archmage.box.spheres import level
from conclave.games.archmage.rules.map import BIT
from conclave.games.archmage.rules.reach import distances
from conclave.games.archmage.rules.spells.book import BOOK
from conclave.games.archmage.rules.spells.fundamental import RICH
from conclave.games.archmage.rules.spells.spell import Spell
from conclave.games.archmage.rules.state import Table

Value: TypeAlias = Callable[[Table], float]


def price(table: Table, spell: int) -> float:
    """What its relics would be worth otherwise: odd ones and those of the last turn little."""
    seat = table.turn
    if not turns_left(table, seat):
        return 0.05
    spare = 0
    for kind in table.variant.spheres[spell]:
        have = table.relics[seat * 6 + kind]
        spare += (have & 1) + (2 if have > 6 else 0)
    owed = level(spell) + 1
    return WEIGHTS.odd_price * min(spare, owed) + WEIGHTS.pair_price * max(0, owed - spare)


def rivals_near(table: Table) -> tuple[int, int]:
    """How many followers stand on the mage's hex and around it: the rivals', and the seat's."""
    seat = table.turn
    hex = table.mages[seat]
    near = (table.layout.around[hex] | BIT[hex]) & ~table.tower_hexes()
    theirs = 0
    for other, mask in enumerate(table.held):
        if other != seat and not table.protected(other):
            theirs += (mask & near).bit_count()
    return theirs, (table.held[seat] & near).bit_count()


def quicken(table: Table) -> float:
    return WEIGHTS.quicken if table.points <= 1 else WEIGHTS.quicken_early


def subjugate(table: Table) -> float:
    theirs, _ = rivals_near(table)
    return WEIGHTS.subjugate * min(theirs, 2) if table.points else 0.0


def vines(table: Table) -> float:
    return WEIGHTS.vines


def stone_skin(table: Table) -> float:
    exposed = table.held[table.turn] & ~table.wards
    return WEIGHTS.stone_skin * exposed.bit_count() if turns_left(table, table.turn) else 0.0


def transmute(table: Table) -> float:
    """As many odd relics as can be paired."""
    seat = table.turn
    if not turns_left(table, seat):
        return 0.0
    odd = sum([table.relics[seat * 6 + relic] & 1 for relic in range(6)])
    wanted = sum([need(table, seat, relic) > 0.6 for relic in range(6)])
    return WEIGHTS.transmute * min(odd // 2, wanted)


def decay(table: Table) -> float:
    if table.variant.solo:
        return WEIGHTS.hinder
    rich = [other for other in range(table.seats) if table.relics_of(other) >= RICH]
    return WEIGHTS.decay if rich else 0.0


def gate(table: Table) -> float:
    """How much better the best far hex is than what can be walked to."""
    seat = table.turn
    left = turns_left(table, seat)
    walk = distances(table, table.mages[seat], table.points + table.swift)
    here, far = 0.0, 0.0
    for hex in range(HEXES):
        if not table.shown & BIT[hex] or table.blocked & BIT[hex]:
            continue
        value = end_value(table, hex, left)
        if hex in walk:
            here = max(here, value)
        else:
            far = max(far, value)
    return WEIGHTS.gate * (far - here)


def chasm(table: Table) -> float:
    theirs, own = rivals_near(table)
    return WEIGHTS.chasm * theirs - WEIGHTS.chasm_own * own


def wellspring(table: Table) -> float:
    seat = table.turn
    return WEIGHTS.wellspring * turns_left(table, seat) if table.held[seat] & table.wilds() else 0.0


def imprison(table: Table) -> float:
    return WEIGHTS.imprison_alone if table.variant.solo else WEIGHTS.imprison


def shadow(table: Table) -> float:
    return WEIGHTS.shadow if turns_left(table, table.turn) else 0.0


def divination(table: Table) -> float:
    wild = (table.held[table.turn] & table.wilds()).bit_count()
    return WEIGHTS.divination * min(wild, table.points) if turns_left(table, table.turn) else 0.0


def time_stop(table: Table) -> float:
    return WEIGHTS.time_stop


def corrupt(table: Table) -> float:
    if table.variant.solo:
        return WEIGHTS.corrupt_alone
    return WEIGHTS.corrupt if turns_left(table, table.turn) else 0.1


def upheaval(table: Table) -> float:
    return WEIGHTS.upheaval


def fortify(table: Table) -> float:
    open_hexes = table.held[table.turn] & table.wilds() & ~table.wards
    return WEIGHTS.fortify * open_hexes.bit_count() if turns_left(table, table.turn) else 0.0


def automaton(table: Table) -> float:
    return WEIGHTS.automaton


def obliterate(table: Table) -> float:
    theirs, own = rivals_near(table)
    return WEIGHTS.obliterate * (theirs - own)


def worthless(table: Table) -> float:
    return 0.0


class Opinion:
    """When to cast a spell, and what to answer to its questions, in their order."""

    def __init__(self, value: Value, answers: list[Answer] | None = None) -> None:
        self.value = value
        self.answers: list[Answer] = answers or []


OPINIONS: Final[dict[str, Opinion]] = {
    "quicken": Opinion(quicken),
    "subjugate": Opinion(subjugate),
    "vines": Opinion(vines, [answers.vines]),
    "stone-skin": Opinion(stone_skin),
    "transmute": Opinion(transmute, [answers.transmute]),
    "decay": Opinion(decay, [answers.richest, answers.plentiful]),
    "gate": Opinion(gate, [answers.gate]),
    "chasm": Opinion(chasm, [answers.chasm]),
    "wellspring": Opinion(wellspring, [answers.wellspring]),
    "imprison": Opinion(imprison, [answers.contested]),
    "shadow": Opinion(shadow, [answers.shadow]),
    "divination": Opinion(divination),
    "time-stop": Opinion(time_stop),
    "corrupt": Opinion(corrupt, [answers.corrupt, answers.contested]),
    "upheaval": Opinion(upheaval, [answers.lift, answers.anything]),
    "fortify": Opinion(fortify),
    "automaton": Opinion(automaton, [answers.automaton]),
    "obliterate": Opinion(obliterate),
}
"""By the spell's word."""

INDIFFERENT: Final = Opinion(worthless)
"""Of a spell without a row: it is never cast."""


def opinion(spell: Spell) -> Opinion:
    return OPINIONS.get(spell.word, INDIFFERENT)


VALUES: Final[list[Value]] = [opinion(spell).value for spell in BOOK]
"""By the spell's number."""


def _answers() -> dict[int, Answer]:
    found: dict[int, Answer] = {}
    for spell in BOOK:
        given = opinion(spell).answers
        for place, step in enumerate(spell.steps):
            found[step.phase] = given[place] if place < len(given) else answers.anything
    return found


SPELL_ANSWERS: Final[dict[int, Answer]] = _answers()
"""By phase."""
