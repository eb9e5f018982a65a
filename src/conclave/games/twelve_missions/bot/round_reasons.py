"""Why a scroll is activated or kept, resources are taken, or a card is set apart."""

from typing import Final

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.state import Move
from conclave.games.twelve_missions.bot.told import count_so_far, said, worth_of
from conclave.games.twelve_missions.box.cards import (
    BIT,
    COLOURS,
    DWARF,
    KNIGHT,
    NONE,
    OF_COLOUR,
    OF_RANK,
    ORACLE,
    RANKS,
    WIZARD,
    cards_of,
)
from conclave.games.twelve_missions.knowledge.rivals import Rivals
from conclave.games.twelve_missions.rules.moves import ACTIVATE, KEEP, LAY, PASS, TAKE
from conclave.games.twelve_missions.rules.phases import EXPLORE
from conclave.games.twelve_missions.rules.resources import CRYSTALS, CUBES, SCROLL
from conclave.games.twelve_missions.rules.score import UNUSED_SCROLL
from conclave.games.twelve_missions.rules.scrolls.book import scroll_of
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_COLOUR
from conclave.games.twelve_missions.rules.state import Table

TURNING: Final = OF_RANK[DWARF] | OF_RANK[WIZARD] | OF_RANK[KNIGHT] | OF_RANK[ORACLE]
"""Cards whose powers decide who takes a trick."""


def of_round(table: Table, move: Move) -> list[Message]:
    kind = move[0]
    if kind == TAKE:
        return _of_taking(table, move[1])
    if kind == ACTIVATE:
        return [_of_scroll(table, move[2] or move[1], move[3]), _of_giving_up(table)]
    if kind == PASS:
        return [_of_passing(table), _hand(table)]
    if kind == KEEP:
        params: Parameters = {"scroll": move[1], "count": len(table.looked_at)}
        return [said("keeps-scroll", params), _hand(table)]
    return _of_parting(table, move)


def _held(table: Table) -> int:
    return table.hands[table.turn] | table.up[table.turn]


def _hand(table: Table) -> Message:
    """The hand in two figures: dominant cards, and values in all."""
    held = _held(table)
    values = sum([table.values_of[card] for card in cards_of(held)])
    of_dominant = 0 if table.dominant == NONE else held & OF_COLOUR[table.dominant]
    params: Parameters = {
        "count": held.bit_count(),
        "dominant": of_dominant.bit_count(),
        "values": values,
    }
    return said("hand", params)


def _of_taking(table: Table, which: int) -> list[Message]:
    if which == SCROLL:
        first = not table.scrolls[table.turn] and not table.open_scrolls[table.turn]
        params: Parameters = {
            "points": UNUSED_SCROLL if first else 0,
            "deck": len(table.deck),
            "rounds": table.variant.rounds - table.round,
        }
        return [said("take-scroll", params), _rivals_have(table)]
    found: list[Message] = []
    if CUBES[which]:
        found.append(_of_cubes(table, CUBES[which]))
    if CRYSTALS[which]:
        count: Parameters = {
            "crystals": CRYSTALS[which],
            "count": (_held(table) & TURNING).bit_count(),
            "held": _held(table).bit_count(),
        }
        found.append(said("take-crystals", count))
    return [*found, _rivals_have(table)]


def _of_cubes(table: Table, cubes: int) -> Message:
    """What they make of the highest card that the actor has of the dominant colour, or of any."""
    held = _held(table)
    if not held:
        return said("take-unseen", {"cubes": cubes})
    strong = held if table.dominant == NONE else held & OF_COLOUR[table.dominant] or held
    best = max(cards_of(strong), key=lambda card: table.values_of[card])
    higher = Rivals(table, table.turn).unseen & OF_COLOUR[best >> 3] & -(BIT[best] << 1)
    top = max([table.values_of[card] for card in cards_of(higher)], default=0)
    params: Parameters = {
        "cubes": cubes,
        "colour": COLOURS[best >> 3],
        "rank": RANKS[best & 7],
        "need": max(0, top + 1 - table.values_of[best]),
        "enough": "yes" if top + 1 - table.values_of[best] <= cubes else "no",
    }
    return said("take-cubes", params)


def _rivals_have(table: Table) -> Message:
    others = [seat for seat in range(table.seats) if seat != table.turn]
    params: Parameters = {
        "crystals": sum([table.crystals[seat] for seat in others]),
        "cubes": sum([table.cubes[seat] for seat in others]),
        "waiting": len(table.queue) - 1,
    }
    return said("rivals-have", params)


def _of_scroll(table: Table, number: int, choice: int) -> Message:
    """What that scroll would work on, in figures."""
    scroll = scroll_of(table.variant.version, number)
    held = _held(table)
    worth = table.mission.worth(table.variant.edition)
    params: dict[str, str | int] = {"scroll": number, "mission": table.mission.number}
    if scroll.says == SAYS_COLOUR:
        params["colour"] = COLOURS[choice]
        params["count"] = (held & OF_COLOUR[choice]).bit_count()
        now = 0 if table.dominant == NONE else held & OF_COLOUR[table.dominant]
        params["dominant"] = now.bit_count()
        return said("scroll-1" if scroll.names_dominant else "scroll-2", params)
    if number == 3:
        params["points"] = max(0, worth)
        params["double"] = max(0, 2 * worth)
        params["fixed"] = "yes" if table.mission.fixed else "no"
        return said("scroll-3", params)
    if scroll.each_trick:
        params["count"] = table.left_to_play(table.turn) - table.mission.lost
        return said("scroll-12", params)
    if scroll.recounts:
        params["points"] = worth
        params["vain"] = "no" if table.mission.by_tricks else "yes"
        return said("scroll-11", params)
    params["deck"] = len(table.deck)
    params["seats"] = table.seats - 1
    params["tricks"] = table.left_to_play(table.turn) - table.mission.lost
    params["count"] = held.bit_count()
    params["values"] = sum([table.values_of[card] for card in cards_of(held)])
    params["powers"] = (held & TURNING).bit_count()
    if choice != NONE:
        params["seat"] = choice
    return said("scroll", params)


def _of_giving_up(table: Table) -> Message:
    """M15: the first unused scroll at the end is worth points, further ones nothing."""
    left = len(table.scrolls[table.turn]) + len(table.open_scrolls[table.turn]) - 1
    return said("gives-up", {"points": UNUSED_SCROLL, "left": left})


def _of_passing(table: Table) -> Message:
    params: Parameters = {
        "count": len(table.scrolls[table.turn]),
        "points": UNUSED_SCROLL,
        "rounds": table.variant.rounds - table.round,
    }
    return said("passes", params)


def _of_parting(table: Table, move: Move) -> list[Message]:
    """A card handed on, piled, laid in a row or put back: where it stands among those at hand."""
    card = move[1]
    held = table.hands[table.turn]
    if table.phase == EXPLORE:
        held |= BIT[table.drawn]
    values = table.values_of
    above = [one for one in cards_of(held) if values[one] > values[card]]
    params: dict[str, str | int] = {
        "colour": COLOURS[card >> 3],
        "rank": RANKS[card & 7],
        "value": values[card],
        "above": len(above),
        "count": held.bit_count(),
    }
    found: list[Message] = []
    if move[0] == LAY:
        params["place"] = len(table.rows[table.turn]) + 1
        return [said("lays", params), count_so_far(table)]
    found.append(said("parts", params))
    if card >> 3 == table.dominant:
        dominant = (held & OF_COLOUR[card >> 3]).bit_count()
        found.append(said("parts-dominant", {"count": dominant, "colour": COLOURS[card >> 3]}))
    points = worth_of(table, BIT[card])
    if points:
        found.append(said("parts-counted", {"points": points}))
    if len(found) == 1:
        colour = (held & OF_COLOUR[card >> 3]).bit_count()
        found.append(said("parts-colour", {"colour": COLOURS[card >> 3], "count": colour}))
    return found[:3]
