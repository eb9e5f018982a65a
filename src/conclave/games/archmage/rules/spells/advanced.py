"""The advanced spells, in the order of their overlaps: Time and Blood to Death and Time."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import NOBODY, Move
from conclave.games.archmage.box.coordinates import NOWHERE
from conclave.games.archmage.box.edition import Edition
from conclave.games.archmage.box.spheres import SPHERES
from conclave.games.archmage.rules import moves
from conclave.games.archmage.rules.map import BIT, CITY, hexes_in
from conclave.games.archmage.rules.moves import MARKS, STRIKE, TRAVELS
from conclave.games.archmage.rules.spells.fundamental import can_hinder, hinder, is_journey_left
from conclave.games.archmage.rules.spells.spell import Spell, Step
from conclave.games.archmage.rules.state import Table
from conclave.games.archmage.rules.tokens import TokenKind


def _gate_hexes(table: Table) -> int:
    """Face up, without another mage or another's tower, and not where the mage is."""
    return table.shown & ~table.blocked & ~BIT[table.mages[table.turn]]


def can_gate(table: Table) -> bool:
    return table.in_journey() and _gate_hexes(table) != 0


def gate(table: Table, told: Told) -> None:
    GO_THROUGH.ask(table)


def gate_ways(table: Table) -> list[Move]:
    return [TRAVELS[hex] for hex in hexes_in(_gate_hexes(table))]


def go_through(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """X28: what entering brings, it brings; but being free it pays no token's toll."""
    if told is not None:
        word = table.layout.words[move[1]]
        told.append(Event("archmage-gate", {"seat": table.turn, "hex": word}))
    table.enter(move[1], told)
    table.go_on()


def gate_fits(table: Table) -> bool:
    return not table.args and table.in_journey()


GO_THROUGH: Final = Step("gate", gate_ways, go_through, gate_fits)


def _fall(table: Table, hex: int, owner: int, mage: int, told: Told) -> None:
    """X34: a mage loses a follower, if there is one in its company; whoever opened the chasm."""
    if mage != NOBODY:
        table.dismiss(mage, table.variant.edition.chasm_followers, told)


def _chasm_hexes(edition: Edition) -> int:
    return edition.chasm_hexes


ABYSS: Final[TokenKind[Table]] = TokenKind("chasm", entered=_fall, most=_chasm_hexes, fades=True)


def chasm_hexes(table: Table, direction: int) -> list[int]:
    """In line from the mage, ending before the city, a Mage Tower, a mage or the map's edge."""
    closed = CITY | table.tower_hexes() | table.mage_hexes()
    hex = table.mages[table.turn]
    found: list[int] = []
    for _ in range(table.variant.edition.chasm_hexes):
        hex = table.layout.beside[hex][direction]
        if hex == NOWHERE or closed & BIT[hex]:
            break
        found.append(hex)
    return found


def chasm_ways(table: Table) -> list[Move]:
    return [(STRIKE, direction) for direction in range(6) if chasm_hexes(table, direction)]


def can_chasm(table: Table) -> bool:
    return bool(chasm_ways(table))


def chasm(table: Table, told: Told) -> None:
    OPEN.ask(table)


def open_chasm(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """A ward goes, or else the follower, the caster's too; Stone Skin is no help."""
    for hex in chasm_hexes(table, move[1]):
        table.lay_token(hex, ABYSS, told)
        holder = table.holder(hex)
        if table.wards & BIT[hex]:
            table.unward(hex, told)
        elif holder != NOBODY:
            table.slay(hex, holder, told)
    table.go_on()


def has_chasm(table: Table, seat: int) -> bool:
    return table.token_hexes(ABYSS.of[seat]) != 0


OPEN: Final = Step("chasm", chasm_ways, open_chasm)


def _flow(table: Table, hex: int, owner: int, mage: int, told: Told) -> None:
    """Its owner gains when anybody else comes, the Warlord included (X36)."""
    if mage != owner:
        table.gain(owner, table.tiles[hex], table.variant.edition.wellspring_relics, told)


def _bounty(edition: Edition) -> int:
    return edition.wellspring_relics


WELL: Final[TokenKind[Table]] = TokenKind(
    "wellspring", entered=_flow, bounty=_bounty, in_wilds=True
)


def _springs(table: Table) -> int:
    """Face-up Wilderness without a Wellspring of the caster's."""
    return table.wilds() & ~table.token_hexes(WELL.of[table.turn])


def can_wellspring(table: Table) -> bool:
    return _springs(table) != 0


def wellspring(table: Table, told: Told) -> None:
    SPRING.ask(table)


def wellspring_ways(table: Table) -> list[Move]:
    return [MARKS[hex] for hex in hexes_in(_springs(table))]


def spring(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.lay_token(move[1], WELL, told)
    table.go_on()


SPRING: Final = Step("wellspring", wellspring_ways, spring)


def _seizable(table: Table) -> int:
    """Unwarded followers of others on the mage's hex or beside it."""
    hex = table.mages[table.turn]
    theirs = 0
    for seat in range(table.seats):
        if seat != table.turn:
            theirs |= table.held[seat]
    near = table.layout.around[hex] | BIT[hex]
    return theirs & near & ~table.wards & ~table.tower_hexes()


def can_imprison(table: Table) -> bool:
    if table.variant.solo:
        return not table.skips
    return _seizable(table) != 0


def imprison(table: Table, told: Told) -> None:
    if not table.variant.solo:
        SEIZE.ask(table)
        return
    table.skips = True  # X15
    if told is not None:
        told.append(Event("archmage-warlord-imprisoned", {}))


def imprison_ways(table: Table) -> list[Move]:
    return [(moves.IMPRISON, hex) for hex in hexes_in(_seizable(table))]


def seize(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """It leaves the game for good."""
    hex = move[1]
    owner = table.holder(hex)
    table.held[owner] &= ~BIT[hex]
    imprisoned = table.imprisoned[:]
    imprisoned[owner] += 1
    table.imprisoned = imprisoned
    if told is not None:
        taken: PlainDict = {"seat": owner, "hex": table.layout.words[hex]}
        told.append(Event("archmage-imprisoned", taken))
    table.go_on()


def among_rivals(table: Table) -> bool:
    return not table.args and not table.variant.solo


def is_holding_warlord(table: Table, seat: int) -> bool:
    return table.skips and table.turn == seat


SEIZE: Final = Step("imprison", imprison_ways, seize, among_rivals)


def shadow_ways(table: Table) -> list[Move]:
    """X32: a doorway where nobody's follower stands; there is one for each sphere."""
    return [
        (moves.SHADOW, seat, sphere)
        for seat in range(table.seats)
        if seat != table.turn
        for sphere in range(6)
        if table.doors[seat * 6 + sphere] == NOBODY
    ]


def can_shadow(table: Table) -> bool:
    if table.variant.solo:
        return can_hinder(table)
    seat = table.turn
    return table.supply[seat] + table.company[seat] > 0 and bool(shadow_ways(table))


def shadow(table: Table, told: Told) -> None:
    if table.variant.solo:
        hinder(table, told)
    else:
        HAUNT.ask(table)


def cast_shadow(table: Table, move: Move, chance: Chance, told: Told) -> None:
    owner, seat, sphere = table.turn, move[1], move[2]
    if table.supply[owner]:
        table.supply[owner] -= 1
    else:
        table.company[owner] -= 1
    doors, haunted = table.doors[:], table.haunted[:]
    doors[seat * 6 + sphere] = owner
    haunted[seat] |= 1 << sphere
    table.doors, table.haunted = doors, haunted
    if told is not None:
        told.append(Event("archmage-shadow", {"seat": seat, "sphere": SPHERES[sphere]}))
    table.go_on()


def shadow_fits(table: Table) -> bool:
    return among_rivals(table) and can_shadow(table)


HAUNT: Final = Step("shadow", shadow_ways, cast_shadow, shadow_fits)


def divination(table: Table, told: Told) -> None:
    table.divining = True


def is_divining(table: Table, seat: int) -> bool:
    return table.divining and table.turn == seat


SPELLS: Final[list[Spell]] = [
    Spell("gate", can_gate, gate, [GO_THROUGH]),
    Spell("chasm", can_chasm, chasm, [OPEN], token=ABYSS, lasts=has_chasm),
    Spell("wellspring", can_wellspring, wellspring, [SPRING], token=WELL),
    Spell("imprison", can_imprison, imprison, [SEIZE], lasts=is_holding_warlord),
    Spell("shadow", can_shadow, shadow, [HAUNT]),
    Spell("divination", is_journey_left, divination, lasts=is_divining, all_turn=True),
]
