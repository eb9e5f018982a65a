"""What a seat may see and is asked. Nothing is hidden in this game: all see the same (F8)."""

from functools import cache

from conclave.core.game import Message
from conclave.core.plain import Plain, PlainDict
from conclave.games.five_seals.box.codes import SCROLL_WORDS
from conclave.games.five_seals.box.dungeon import NOWHERE, Dungeon, dungeon_of
from conclave.games.five_seals.box.pieces import ELEMENT_WORDS, FAMILIARS
from conclave.games.five_seals.notation.dump import (
    chosen,
    cup_of,
    dice_of,
    row_words,
    scroll_words,
    seal_words,
    spot_word,
    supply_words,
    token_word,
)
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.events import scroll_params
from conclave.games.five_seals.rules.moves import GIVE_UP
from conclave.games.five_seals.rules.phases import PHASES, SPELL_OF_PHASE
from conclave.games.five_seals.rules.round import score


def view(position: Position, seat: int | None) -> PlainDict:
    casting = position.phase in SPELL_OF_PHASE
    return {
        "round": position.round,
        "circle": position.circle,
        "first": position.first,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "casting": SCROLL_WORDS[position.casting] if casting else None,
        "chosen": chosen(position),
        "sixes": position.sixes,
        "fewest_sixes": position.variant.fewest_sixes,
        "quiet": position.quiet,
        "supply": supply_words(position),
        "seals": seal_words(position),
        "scrolls": scroll_words(position),
        "guardians": {
            ELEMENT_WORDS[element]: position.dungeon.words[spot]
            for element, spot in enumerate(position.guardians)
            if spot != NOWHERE
        },
        "absorbed": {
            ELEMENT_WORDS[element]: token_word(token)
            for element, token in enumerate(position.absorbed)
            if token
        },
        "seats": [_seat(position, other) for other in range(position.seats)],
        "plan": _plan(position.dungeon.name, position.seats),
    }


def _seat(position: Position, seat: int) -> PlainDict:
    points, synergy = score(position, seat)
    return {
        "word": FAMILIARS[seat],
        "mage": position.dungeon.words[position.mages[seat]],
        "familiar": spot_word(position, position.familiars[seat]),
        "done": bool(position.done >> seat & 1),
        "dice": dice_of(position, seat),
        "cup": cup_of(position, seat),
        "ready": row_words(position.ready[seat]),
        "spent": row_words(position.spent[seat]),
        "points": points,
        "synergy": synergy,
        "floor": _floor(position, seat),
    }


def _floor(position: Position, seat: int) -> Plain:
    """The rooms that the mage can walk into."""
    areas = position.reach(seat)
    return [area.word for number, area in enumerate(position.dungeon.areas) if areas >> number & 1]


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


def asks(position: Position) -> Message:
    phase = PHASES[position.phase]
    if position.legal()[-1:] == [(GIVE_UP,)]:
        return Message("five_seals-ask-stuck", {})  # F9
    if position.phase not in SPELL_OF_PHASE:
        return Message(f"five_seals-ask-{phase}", {})
    scroll = scroll_params(position.casting)
    spell, element = str(scroll["spell"]), str(scroll["element"])
    return Message(f"five_seals-ask-{phase}", {"spell": spell, "element": element})
