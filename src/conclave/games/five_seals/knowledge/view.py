"""What a seat may see. Nothing is hidden in this game: all see the same (F8)."""

from functools import cache

from conclave.core.plain import Plain, PlainDict
from conclave.games.five_seals.box.dungeon import Dungeon, dungeon_of
from conclave.games.five_seals.box.pieces import FAMILIARS
from conclave.games.five_seals.knowledge.table_words import (
    absorbed_words,
    casting_word,
    chosen_word,
    cup_words,
    guardian_words,
    row_words,
    scroll_words,
    seal_words,
    seat_dice,
    spot_word,
    supply_words,
)
from conclave.games.five_seals.rules.score import score
from conclave.games.five_seals.rules.spells.book import PHASES
from conclave.games.five_seals.rules.state import Table


def view(table: Table, seat: int | None) -> PlainDict:
    return {
        "round": table.round,
        "circle": table.circle,
        "first": table.first,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "casting": casting_word(table),
        "chosen": chosen_word(table),
        "sixes": table.sixes,
        "fewest_sixes": table.variant.fewest_sixes,
        "quiet": table.quiet,
        "supply": supply_words(table),
        "seals": seal_words(table),
        "scrolls": scroll_words(table),
        "guardians": guardian_words(table),
        "absorbed": absorbed_words(table),
        "seats": [_seat(table, other) for other in range(table.seats)],
        "plan": _plan(table.dungeon.name, table.seats),
    }


def _seat(table: Table, seat: int) -> PlainDict:
    points, synergy = score(table, seat)
    return {
        "word": FAMILIARS[seat],
        "mage": table.dungeon.words[table.mages[seat]],
        "familiar": spot_word(table, table.familiars[seat]),
        "done": bool(table.done >> seat & 1),
        "dice": seat_dice(table, seat),
        "cup": cup_words(table, seat),
        "ready": row_words(table.ready[seat]),
        "spent": row_words(table.spent[seat]),
        "points": points,
        "synergy": synergy,
        "floor": _floor(table, seat),
    }


def _floor(table: Table, seat: int) -> Plain:
    """The rooms that the mage can walk into."""
    areas = table.reach(seat)
    return [area.word for number, area in enumerate(table.dungeon.areas) if areas >> number & 1]


@cache
def _plan(name: str, seats: int) -> PlainDict:
    return draw(dungeon_of(name, seats))


def draw(dungeon: Dungeon) -> PlainDict:
    """The dungeon as it is drawn: the middle is 0,0 and the outer wall has the radius 1. An area is
    its word, two radii and two angles (in turns from the top, clockwise); a spot is its word, its
    strength (0: a start circle), x and y, and the areas it touches."""
    areas: list[Plain] = []
    for area in dungeon.areas:
        areas.append([area.word, *area.radii, *area.angles])
    spots: list[Plain] = []
    for spot in dungeon.spots:
        touched = [dungeon.areas[number].word for number in sorted(set(spot.areas))]
        spots.append([spot.word, spot.strength, spot.x, spot.y, *touched])
    return {"name": dungeon.name, "wedges": len(dungeon.segments), "areas": areas, "spots": spots}
