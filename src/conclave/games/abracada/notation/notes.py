"""What a coach would say: what is at stake, then what can be done."""

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.notes import Note
from conclave.games.abracada.box.pieces import COPIES, DIE, FULL_LIFE, HAND, SLOTS, SPELLS, TOP
from conclave.games.abracada.knowledge.odds import percent
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.rules.moves import CASTS
from conclave.games.abracada.rules.score import prize
from conclave.games.abracada.rules.spells import BOOK, struck
from conclave.games.abracada.rules.state import Table

WORTH_NAMING = 0.25
"""How likely a spell must be for the coach to speak of it."""


def notes(table: Table) -> list[Note]:
    if table.over():
        return []
    seat = table.turn
    unseen = unseen_stones(table, seat)
    chances = odds(table.lessons[seat], len(table.hands[seat]), unseen)
    told = _at_stake(table, chances)
    if table.last:
        told += _after_a_hit(table, chances)
    told += _counting(table, unseen, chances)
    return told + _spells(table, chances)


def _at_stake(table: Table, chances: list[float]) -> list[Note]:
    told: list[Note] = []
    seat = table.turn
    points = prize(table, len(table.taken[seat]))
    if len(table.hands[seat]) == 1:
        told.append(Note("last-stone", Message("abracada-note-last-stone", {"points": points})))
    elif not table.variant.last_standing:
        told += _prey(table, chances, points)
    if table.lives[seat] == 1:
        best = _likeliest(table, chances)
        last: Parameters = {"spell": best, "risk": percent(1.0 - chances[best])}
        told.append(Note("last-life", Message("abracada-note-last-life", last)))
    goal: Parameters = {
        "points": table.points[seat],
        "missing": TOP - table.points[seat],
        "prize": points,
        "rounds": table.variant.rounds,
        "standing": table.variant.last_standing,
    }
    told.append(Note("goal", Message("abracada-note-goal", goal)))
    secrets = len(table.taken[seat])
    if secrets:
        told.append(Note("secrets", Message("abracada-note-secrets", {"count": secrets})))
    return told


def _prey(table: Table, chances: list[float], points: int) -> list[Note]:
    """Somebody has one life left, and a spell that may be here would take it."""
    best = 0
    for spell in SPELLS:
        if CASTS[spell] not in table.variant.permitted[table.last]:
            continue
        if spell < table.last and not table.variant.easy:
            continue
        kills = any(table.lives[victim] == 1 for victim in struck(table, table.turn, spell))
        if kills and chances[spell] > chances[best]:
            best = spell
    if not best:
        return []
    victim = next(one for one in struck(table, table.turn, best) if table.lives[one] == 1)
    params: Parameters = {
        "seat": victim,
        "spell": best,
        "percent": percent(chances[best]),
        "points": points,
    }
    return [Note("prey", Message("abracada-note-prey", params), f"cast {best}")]


def _after_a_hit(table: Table, chances: list[float]) -> list[Note]:
    seat = table.turn
    best = _likeliest(table, chances)
    stones = len(table.hands[seat])
    drawn = min(HAND - stones, len(table.pile))
    stop: Parameters = {
        "spell": best,
        "percent": percent(chances[best]),
        "risk": percent(1.0 - chances[best]),
        "drawn": drawn,
    }
    told = [Note("stop", Message("abracada-note-stop", stop), "stop")]
    if not table.variant.easy:
        rising: Parameters = {"spell": table.last, "stones": stones}
        told.append(Note("rising", Message("abracada-note-rising", rising)))
    return told


def _likeliest(table: Table, chances: list[float]) -> int:
    """Of the spells that may be named and are no slips."""
    lowest = 1 if table.variant.easy else max(1, table.last)
    return max(range(lowest, SLOTS), key=chances.__getitem__)


def _counting(table: Table, unseen: list[int], chances: list[float]) -> list[Note]:
    told: list[Note] = []
    most = max(SPELLS, key=chances.__getitem__)
    count: Parameters = {
        "spell": most,
        "count": unseen[most],
        "copies": COPIES[most],
        "all": sum(unseen),
        "percent": percent(chances[most]),
    }
    told.append(Note("unseen", Message("abracada-note-unseen", count)))
    for spell in SPELLS:
        if unseen[spell] and not chances[spell]:
            told.append(Note("missed", Message("abracada-note-missed", {"spell": spell})))
            break
    for spell in SPELLS:
        if not unseen[spell]:
            gone: Parameters = {"spell": spell, "copies": COPIES[spell]}
            told.append(Note("in-sight", Message("abracada-note-in-sight", gone)))
            break
    return told


def _spells(table: Table, chances: list[float]) -> list[Note]:
    """What each spell would do here and now, the likeliest first."""
    told: list[tuple[float, Note]] = []
    permitted = table.variant.permitted[table.last]
    seat = table.turn
    for spell in SPELLS:
        if CASTS[spell] not in permitted or chances[spell] < WORTH_NAMING:
            continue
        if spell < table.last and not table.variant.easy:
            continue
        params: Parameters = {
            "spell": spell,
            "percent": percent(chances[spell]),
            "seat": table.left_of(seat),
            "actor": table.right_of(seat),  # the two names that a text can tell apart
            "alone": table.left_of(seat) == table.right_of(seat),
            "lives": table.lives[seat],
            "room": FULL_LIFE - table.lives[seat],
            "secrets": len(table.secrets),
            "most": max(DIE) if BOOK[spell].rolls else 1,
        }
        note = Note(f"spell-{spell}", Message("abracada-note-spell", params), f"cast {spell}")
        told.append((-chances[spell], note))
    return [note for _, note in sorted(told, key=_by_chance)]


def _by_chance(entry: tuple[float, Note]) -> float:
    return entry[0]
