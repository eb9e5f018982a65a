"""What a coach tells whoever is asked: what is at stake now, and what each thing does."""

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.notes import Note
from conclave.games.five_seals.box.codes import BINDING, SCROLL, SCROLL_WORDS, SEALS, STRENGTH_OF
from conclave.games.five_seals.box.dice import count
from conclave.games.five_seals.box.pieces import COLOURS, DRAFTED, ELEMENT_WORDS, MIND
from conclave.games.five_seals.knowledge.odds import chance_of, percent, seals_in_reach
from conclave.games.five_seals.knowledge.prospects import (
    best_rival,
    breakable,
    cheapest,
    choosing_place,
    points_gained,
    points_in,
    rivals_for,
    rooms_opened,
    target,
)
from conclave.games.five_seals.rules.events import dice_text, scroll_params
from conclave.games.five_seals.rules.moves import CAST, GIVE_UP
from conclave.games.five_seals.rules.phases import DRAFT, TURN
from conclave.games.five_seals.rules.score import score
from conclave.games.five_seals.rules.spells.book import POINTS_PER_SCROLL
from conclave.games.five_seals.rules.state import Table


def notes(table: Table) -> list[Note]:
    if table.phase == DRAFT:
        return [_dice(table)]
    if table.phase != TURN:
        return []
    if table.legal()[-1] == (GIVE_UP,):
        return [*_casts(table), _stuck(table), *_end(table)]
    return [
        *_end(table),
        *_scroll(table),
        *_doorway(table),
        *_sum(table),
        *_mind(table),
        *_synergy(table),
        *_rival(table),
        *_casts(table),
        *_dice_left(table),
    ]


def _dice(table: Table) -> Note:
    """The colour that most of the seals within reach have, and what one or two such dice may do."""
    seat = table.decider
    seals = [SEALS[table.lying[spot]] for spot in seals_in_reach(table, seat)]
    found = [len([seal for seal in seals if seal // 8 == colour]) for colour in COLOURS]
    most = max(COLOURS, key=lambda colour: (found[colour], -colour))
    strongest = max([seal % 8 for seal in seals if seal // 8 == most], default=2)
    params: Parameters = {"count": found[most], "all": len(seals), "element": ELEMENT_WORDS[most]}
    params["strength"] = strongest
    params["dice"] = 1 if strongest == 2 else 2
    params["percent"] = percent(chance_of(1 if strongest == 2 else 2, strongest))
    return Note("dice", Message("five_seals-note-dice", params), "take")


def _spots(table: Table) -> list[int]:
    return breakable(table, table.turn)


def _scroll(table: Table) -> list[Note]:
    """The scroll that brings most of those that the dice break."""
    seat = table.turn
    boxes = [spot for spot in _spots(table) if table.lying[spot] >= SCROLL]
    if not boxes:
        return []
    best = max(boxes, key=lambda spot: points_gained(table, seat, table.lying[spot] - SCROLL))
    params = target(table, best)
    params["gain"] = points_gained(table, seat, table.lying[best] - SCROLL)
    params["dice"] = dice_text(*cheapest(table, seat, best))
    return [Note("scroll", Message("five_seals-note-scroll", params), f"break {params['spot']}")]


def _doorway(table: Table) -> list[Note]:
    """The doorway with the most points behind it, of those that the dice open."""
    seat = table.turn
    best, most = -1, -1
    for spot in _spots(table):
        if table.lying[spot] < SCROLL:
            worth = points_in(table, rooms_opened(table, seat, spot))
            if worth > most:
                best, most = spot, worth
    if best < 0:
        return []
    params = target(table, best)
    params["worth"] = most
    params["rooms"] = rooms_opened(table, seat, best).bit_count()
    return [Note("doorway", Message("five_seals-note-doorway", params), f"break {params['spot']}")]


def _sum(table: Table) -> list[Note]:
    """F10: dice of a colour add up."""
    for spot in _spots(table):
        colour, dice = cheapest(table, table.turn, spot)
        if count(dice) > 1:
            params = target(table, spot)
            params["dice"] = dice_text(colour, dice)
            text = Message("five_seals-note-sum", params)
            return [Note("sum", text, f"break {params['spot']}")]
    return []


def _mind(table: Table) -> list[Note]:
    """F10: a Mind scroll is broken with any one colour."""
    for spot in _spots(table):
        if SEALS[table.lying[spot]] // 8 == MIND:
            params = target(table, spot)
            params["dice"] = dice_text(*cheapest(table, table.turn, spot))
            text = Message("five_seals-note-mind", params)
            return [Note("mind", text, f"break {params['spot']}")]
    return []


def _synergy(table: Table) -> list[Note]:
    """F16: a Synergy that lies within reach, and what it would bring."""
    seat = table.turn
    for spot in seals_in_reach(table, seat):
        scroll = table.lying[spot] - SCROLL
        if scroll >= 0 and POINTS_PER_SCROLL[scroll]:
            params = target(table, spot)
            params["gain"] = points_gained(table, seat, scroll)
            params["more"] = points_gained(table, seat, scroll) - STRENGTH_OF[scroll]
            return [Note("synergy", Message("five_seals-note-synergy", params))]
    return []


def _rival(table: Table) -> list[Note]:
    """Somebody who would take the same scroll."""
    for spot in _spots(table):
        others = rivals_for(table, table.turn, spot) if table.lying[spot] >= SCROLL else []
        if others:
            params = target(table, spot)
            params["seat"] = others[0]
            params["dice"] = dice_text(*cheapest(table, others[0], spot))
            text = Message("five_seals-note-rival", params)
            return [Note("rival", text, f"break {params['spot']}")]
    return []


def _casts(table: Table) -> list[Note]:
    """Each scroll that can be cast, once."""
    found: list[Note] = []
    scrolls = sorted({move[1] for move in table.legal() if move[0] == CAST})
    for scroll in scrolls:
        named = scroll_params(scroll)
        params: Parameters = {"spell": str(named["spell"]), "element": str(named["element"])}
        params["count"] = len(table.ready[table.turn])
        name = "binding" if scroll == BINDING else "cast"
        text = Message(f"five_seals-note-{name}", params)
        found.append(Note(f"cast-{named['spell']}", text, f"cast {SCROLL_WORDS[scroll]}"))
    # What everybody has all the time can wait.
    return sorted(found, key=lambda note: note.topic == "cast-binding")


def _stuck(table: Table) -> Note:
    params: Parameters = {"count": len(seals_in_reach(table, table.turn)), "most": DRAFTED}
    params["place"] = choosing_place(table)
    params["seats"] = table.seats
    return Note("give-up", Message("five_seals-note-give-up", params), "give up")


def _end(table: Table) -> list[Note]:
    """F14: how near the end is, once it is near."""
    left = table.sixes - table.variant.fewest_sixes + 1
    if left > 1:
        return []
    seat, rival = table.turn, best_rival(table, table.turn)
    params: Parameters = {"left": max(0, left), "mine": score(table, seat)[0], "seat": rival}
    params["theirs"] = score(table, rival)[0]
    name = "last-round" if left <= 0 else "end"
    return [Note(name, Message(f"five_seals-note-{name}", params))]


def _dice_left(table: Table) -> list[Note]:
    """F12, F13: a turn is one break, and a round as many as the dice are good for."""
    base = 4 * table.turn
    dice = sum([count(table.dice[base + colour]) for colour in COLOURS])
    if dice < 2:
        return []
    return [Note("turns", Message("five_seals-note-turns", {"count": dice}), "break")]
