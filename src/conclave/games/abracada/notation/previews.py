"""What naming a spell, or stopping, would do, as far as the actor can know."""

from typing import Final, TypeAlias

from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.previews import Preview
from conclave.core.seats import SEAT_WORDS
from conclave.games.abracada.box.pieces import COPIES, DIE, FULL_LIFE, HAND, SLOTS, SPELLS
from conclave.games.abracada.knowledge.own_stones import odds, possible, unseen_stones
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

MOST_KEPT: Final = 20_000
"""Previews that are kept to be shown again: there are few at tables of two, more at larger ones."""

Key: TypeAlias = tuple[int, int, int, int, int, int, int, int, str, str]

_casts: dict[Key, Preview] = {}
"""By all that the preview of a spell speaks of. The same are shown again and again."""


def previews(table: Table) -> dict[str, Preview]:
    if table.over():
        return {}
    seat = table.turn
    last = table.last
    easy = table.variant.easy
    permitted = table.variant.permitted[last]
    hopes = Hopes(table)
    shown: dict[str, Preview] = {}
    for spell in SPELLS:
        if CASTS[spell] not in permitted:
            shown[SENTENCES[spell]] = TOO_LOW[last][spell]
        elif spell < last and not easy:
            shown[SENTENCES[spell]] = SLIPS[table.lives[seat]]
        else:
            shown[SENTENCES[spell]] = hopes.of(spell)
    shown[STOP] = Preview(_stop(table)) if STOPPING in permitted else NO_STOP
    return shown


def _too_low(spell: int, last: int) -> Preview:
    return Preview(Message("abracada-preview-too-low", {"spell": spell, "last": last}), barred=True)


def _slip(lives: int) -> Preview:
    return Preview(Message("abracada-preview-slip", {"lives": lives}))


TOO_LOW: Final = [[_too_low(spell, last) for spell in range(SLOTS)] for last in range(SLOTS)]
SLIPS: Final = [_slip(lives) for lives in range(FULL_LIFE + 1)]
NO_STOP: Final = Preview(Message("abracada-preview-no-stop", {}), barred=True)


class Hopes:
    """What the actor may hope for from each spell, in one position."""

    def __init__(self, table: Table) -> None:
        seat = table.turn
        lessons, hand = table.lessons[seat], len(table.hands[seat])
        self.table = table
        self.unseen = unseen_stones(table, seat)
        self.percents = NO_PERCENTS
        if table.variant.odds:
            chances = odds(lessons, hand, self.unseen)
            self.percents = [round(chance * 100) for chance in chances]
        self.possible = possible(lessons, hand, self.unseen)
        self.left, self.right = table.left_of(seat), table.right_of(seat)
        self.lives = table.lives[seat]
        self.secrets = len(table.secrets)
        self.prize = prize(table, len(table.taken[seat]))

    def of(self, spell: int) -> Preview:
        """Found, or made if it has not been shown before."""
        hit = self.possible >> spell & 1
        key: Key = (
            spell,
            self.unseen[spell],
            self.percents[spell] if hit else RULED_OUT,
            self.left,
            self.right,
            self.lives,
            self.secrets,
            self._points(spell),
            _then(self.table, spell) if hit else "",
            _miss(self.lives, BOOK[spell].perilous),
        )
        preview = _casts.get(key)
        if preview is None:
            preview = _preview(key)
            if len(_casts) >= MOST_KEPT:
                _casts.clear()
            _casts[key] = preview
        return preview

    def _points(self, spell: int) -> int:
        """What winning the round would bring."""
        if spell == NIGHT_SINGER and self.secrets:
            return prize(self.table, len(self.table.taken[self.table.turn]) + 1)
        return self.prize


NO_PERCENTS: Final = [-1] * SLOTS
"""Where odds are not told."""
RULED_OUT: Final = -2


def _preview(key: Key) -> Preview:
    spell, unseen, percent, left, right, lives, secrets, points, then, miss = key
    if percent == RULED_OUT:
        effect = Message("abracada-preview-sure-miss", {"miss": miss})
    else:
        params: Parameters = {
            "left": SEAT_WORDS[left],
            "right": SEAT_WORDS[right],
            "alone": left == right,
            "room": FULL_LIFE - lives,
            "secrets": secrets,
            "points": points,
            "spell": spell,
            "then": then,
            "miss": miss,
        }
        effect = Message("abracada-preview-cast", params)
    return Preview(effect, _unseen(spell, unseen, percent))


def _unseen(spell: int, count: int, percent: int) -> Message:
    """What speaks for a hit. A miss that is certain is said to be: nobody should have to recall
    that they tried this a turn ago and have drawn nothing since."""
    if not count:
        return Message("abracada-preview-none-unseen", {"spell": spell, "copies": COPIES[spell]})
    if percent == RULED_OUT:
        return Message("abracada-preview-ruled-out", {"spell": spell})
    return Message("abracada-preview-unseen", {"count": count, "percent": percent})


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
