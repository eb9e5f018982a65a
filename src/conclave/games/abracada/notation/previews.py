"""What naming a spell, or stopping, would do, as far as the actor can know."""

from typing import Final

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.previews import Preview
from conclave.core.seats import SEAT_WORDS
from conclave.games.abracada.box.pieces import COPIES, DIE, FULL_LIFE, HAND, SPELLS
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.notation.sentences import words
from conclave.games.abracada.rules.moves import CASTS, STOPPING
from conclave.games.abracada.rules.score import prize
from conclave.games.abracada.rules.spells import BOOK, struck
from conclave.games.abracada.rules.state import Table

NIGHT_SINGER: Final = 4
"""It brings a secret stone, which is worth a point."""

SENTENCES: Final = [" ".join(words(move)) for move in CASTS]
STOP: Final = " ".join(words(STOPPING))
LEAST: Final = min(DIE)
MOST: Final = max(DIE)


def previews(table: Table) -> dict[str, Preview]:
    if table.over():
        return {}
    seat = table.turn
    unseen = unseen_stones(table, seat)
    chances = odds(table.lessons[seat], len(table.hands[seat]), unseen)
    shown: dict[str, Preview] = {}
    permitted = table.variant.permitted[table.last]
    around = _around(table)
    for spell in SPELLS:
        if CASTS[spell] not in permitted:
            too_low = Message("abracada-preview-too-low", {"spell": spell, "last": table.last})
            preview = Preview(too_low, barred=True)
        elif spell < table.last and not table.variant.easy:
            preview = Preview(Message("abracada-preview-slip", {"lives": table.lives[seat]}))
        else:
            effect = _cast(table, spell, around) if chances[spell] else _sure_miss(table, spell)
            preview = Preview(effect, _unseen(table, spell, unseen[spell], chances))
        shown[SENTENCES[spell]] = preview
    if STOPPING in permitted:
        shown[STOP] = Preview(_stop(table))
    else:
        shown[STOP] = Preview(Message("abracada-preview-no-stop", {}), barred=True)
    return shown


def _unseen(table: Table, spell: int, count: int, chances: list[float]) -> Message:
    """What speaks for a hit. A miss that is certain is said to be: nobody should have to recall
    that they tried this a turn ago and have drawn nothing since."""
    if not count:
        return Message("abracada-preview-none-unseen", {"spell": spell, "copies": COPIES[spell]})
    if not chances[spell]:
        return Message("abracada-preview-ruled-out", {"spell": spell})
    percent = round(chances[spell] * 100) if table.variant.odds else -1
    return Message("abracada-preview-unseen", {"count": count, "percent": percent})


def _around(table: Table) -> Parameters:
    """What every spell's preview says alike."""
    seat = table.turn
    left, right = table.left_of(seat), table.right_of(seat)
    return {
        "left": SEAT_WORDS[left],
        "right": SEAT_WORDS[right],
        "alone": left == right,
        "room": FULL_LIFE - table.lives[seat],
        "secrets": len(table.secrets),
        "points": prize(table, len(table.taken[seat])),
    }


def _cast(table: Table, spell: int, around: Parameters) -> Message:
    params = around.copy()
    params["spell"] = spell
    params["then"] = _then(table, spell)
    params["miss"] = _miss(table.lives[table.turn], BOOK[spell].perilous)
    if spell == NIGHT_SINGER and table.secrets:
        params["points"] = prize(table, len(table.taken[table.turn]) + 1)
    return Message("abracada-preview-cast", params)


def _sure_miss(table: Table, spell: int) -> Message:
    miss = _miss(table.lives[table.turn], BOOK[spell].perilous)
    return Message("abracada-preview-sure-miss", {"miss": miss})


def _miss(lives: int, perilous: bool) -> str:
    """A6: a life, or what the die says; and whether it would be the last."""
    if not perilous:
        return "last" if lives == 1 else "one"
    if lives <= LEAST:
        return "last"
    return "perhaps-last" if lives <= MOST else "roll"


def _then(table: Table, spell: int) -> str:
    """Whether a hit would end the round, or put somebody out."""
    if len(table.hands[table.turn]) == 1:
        return "emptied"
    targets = struck(table, table.turn, spell)
    if not targets:
        return "nothing"
    rolls = BOOK[spell].rolls
    sure = likely = 0
    for seat in targets:
        if table.lives[seat] <= (LEAST if rolls else 1):
            sure += 1
        if table.lives[seat] <= (MOST if rolls else 1):
            likely += 1
    if not likely:
        return "nothing"
    needed = 1
    if table.variant.last_standing:
        needed = sum([1 for left in table.lives if left]) - 1
    if sure >= needed:
        return "wins"
    if likely >= needed:
        return "may-win"
    return "out" if sure else "may-out"


def _stop(table: Table) -> Message:
    """A9: the draw, and who is next."""
    seat = table.turn
    missing = HAND - len(table.hands[seat])
    params: Parameters = {
        "drawn": min(missing, len(table.pile)),
        "missing": missing,
        "seat": table.left_of(seat),
    }
    return Message("abracada-preview-stop", params)
