"""The Circle of Spaces: circle II. It moves seals and scrolls about; none need be reachable."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.five_seals import phases
from conclave.games.five_seals.dice import DIE, below, values
from conclave.games.five_seals.dungeon import spots_in
from conclave.games.five_seals.moves import CAST, CHOOSE, OF_DICE, REMOVE, WITH
from conclave.games.five_seals.pieces import COLOURS, HIGHEST, STRENGTHS
from conclave.games.five_seals.scrolls import NOTHING
from conclave.games.five_seals.spell import Spell, Step, colours_of, seals_of, tokens_of
from conclave.games.five_seals.table import Table, Told
from conclave.games.five_seals.telling import dice_text, tell_turned, token_params


def _tokens(table: Table, colour: int, strength: int) -> int:
    return table.sealed[colour * 8 + strength] & table.tokens


def _of_other_colours(table: Table, colour: int, strength: int) -> int:
    found = 0
    for other in COLOURS:
        if other != colour:
            found |= _tokens(table, other, strength)
    return found


def _swappable(table: Table, scroll: int) -> int:
    """F23: the tokens of its colour that have an equally strong one of another colour."""
    found = 0
    for colour in colours_of(scroll):
        for strength in STRENGTHS:
            tokens = _tokens(table, colour, strength)
            if tokens and _of_other_colours(table, colour, strength):
                found |= tokens
    return found


def swap_ways(table: Table, scroll: int) -> list[Move]:
    return [(CAST, scroll)] if _swappable(table, scroll) else []


def swap(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.SWAP, table.turn)


def swap_first(table: Table, scroll: int) -> list[Move]:
    return [(CHOOSE, spot) for spot in spots_in(_swappable(table, scroll))]


def swap_second(table: Table, scroll: int) -> list[Move]:
    token = table.lying[table.chosen]
    return [(WITH, spot) for spot in spots_in(_of_other_colours(table, token // 8, token % 8))]


def _exchangeable(table: Table, scroll: int) -> int:
    """F24: the tokens of a colour of which there are at least two strengths."""
    found = 0
    for colour in colours_of(scroll):
        rows = [_tokens(table, colour, strength) for strength in STRENGTHS]
        if sum([row != 0 for row in rows]) > 1:
            for row in rows:
                found |= row
    return found


def exchange_ways(table: Table, scroll: int) -> list[Move]:
    return [(CAST, scroll)] if _exchangeable(table, scroll) else []


def exchange(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.EXCHANGE, table.turn)


def exchange_first(table: Table, scroll: int) -> list[Move]:
    return [(CHOOSE, spot) for spot in spots_in(_exchangeable(table, scroll))]


def exchange_second(table: Table, scroll: int) -> list[Move]:
    token = table.lying[table.chosen]
    spots = 0
    for strength in STRENGTHS:
        if strength != token % 8:
            spots |= _tokens(table, token // 8, strength)
    return [(WITH, spot) for spot in spots_in(spots)]


def absorption_ways(table: Table, scroll: int) -> list[Move]:
    """F25: a token lies on the scroll, and a die shows less than 6."""
    if not table.absorbed[scroll % 5]:
        return []
    found: list[Move] = []
    for colour in COLOURS:
        handful = below(table.dice[4 * table.turn + colour], HIGHEST)
        for value in sorted(set(values(handful))):
            found.append((CAST, scroll, OF_DICE, colour, DIE[value]))
    return found


def absorption(table: Table, move: Move, chance: Chance, told: Told) -> None:
    element, colour, die = move[1] % 5, move[3], move[4]
    token = table.absorbed[element]
    table.absorbed[element] = NOTHING
    table.gone += 1
    new = DIE[min(HIGHEST, values(die)[0] + token % 8)]
    table.dice[4 * table.turn + colour] += new - die
    if told is not None:
        tell_turned(told, table.turn, dice_text(colour, die), dice_text(colour, new))


def disintegration_ways(table: Table, scroll: int) -> list[Move]:
    """F26: any token of its colour."""
    return [(CAST, scroll)] if tokens_of(table, scroll) else []


def disintegration(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.DISINTEGRATE, table.turn)


def removals(table: Table, scroll: int) -> list[Move]:
    return [(REMOVE, spot) for spot in spots_in(tokens_of(table, scroll))]


def remove(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """F26: this is not a break."""
    spot = move[1]
    token = table.lift(spot)
    table.gone += 1
    table.clear(spot)
    if told is not None:
        params: PlainDict = {
            "seat": table.turn,
            "spot": table.dungeon.words[spot],
            **token_params(token),
        }
        told.append(Event("five_seals-remove", params))
    table.go_on()


def _scrolls(table: Table) -> int:
    found = 0
    for seals in table.sealed:
        found |= seals
    return found & ~table.tokens


def _rearrangeable(table: Table, scroll: int) -> int:
    """F27: the scrolls of its element, if there is another scroll to trade places with."""
    scrolls = _scrolls(table)
    if scrolls & (scrolls - 1) == 0:
        return 0
    return seals_of(table, scroll) & scrolls


def rearrangement_ways(table: Table, scroll: int) -> list[Move]:
    return [(CAST, scroll)] if _rearrangeable(table, scroll) else []


def rearrangement(table: Table, move: Move, chance: Chance, told: Told) -> None:
    table.ask(phases.REARRANGE, table.turn)


def rearrange_first(table: Table, scroll: int) -> list[Move]:
    return [(CHOOSE, spot) for spot in spots_in(_rearrangeable(table, scroll))]


def rearrange_second(table: Table, scroll: int) -> list[Move]:
    return [(WITH, spot) for spot in spots_in(_scrolls(table)) if spot != table.chosen]


def choose(table: Table, move: Move, chance: Chance, told: Told) -> None:
    """The first of two; the phase that asks for the second is the next one."""
    table.chosen = move[1]
    table.ask(table.phase + 1, table.turn)


def trade_places(table: Table, move: Move, chance: Chance, told: Told) -> None:
    one, two = table.chosen, move[1]
    thing, other = table.lift(one), table.lift(two)
    table.put(one, other)
    table.put(two, thing)
    if told is not None:
        spots = {"spot": table.dungeon.words[one], "other": table.dungeon.words[two]}
        told.append(Event("five_seals-trade-places", {"seat": table.turn, **spots}))
    table.go_on()


SPELLS: Final = [
    Spell("swap", swap_ways, swap),  # 2
    Spell("exchange", exchange_ways, exchange),  # 3
    Spell("absorption", absorption_ways, absorption),  # 4
    Spell("disintegration", disintegration_ways, disintegration),  # 5
    Spell("rearrangement", rearrangement_ways, rearrangement),  # 6
]

STEPS: Final = {
    phases.SWAP: Step(swap_first, choose),
    phases.SWAP_WITH: Step(swap_second, trade_places),
    phases.EXCHANGE: Step(exchange_first, choose),
    phases.EXCHANGE_WITH: Step(exchange_second, trade_places),
    phases.DISINTEGRATE: Step(removals, remove),
    phases.REARRANGE: Step(rearrange_first, choose),
    phases.REARRANGE_WITH: Step(rearrange_second, trade_places),
}
