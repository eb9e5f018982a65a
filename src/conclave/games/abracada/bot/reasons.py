"""Why one might name a spell, or stop: figures of the position in words.

First comes the reckoning, how likely it is; then what follows. Only lives, the stones in sight and
what the actor has learned of its own are looked at, never the stones it has imagined.
"""

from typing import Final

from conclave.core.messages import Message
from conclave.core.state import Move
from conclave.games.abracada.box.pieces import COPIES, DIE, FULL_LIFE, HAND, SLOTS, TOP
from conclave.games.abracada.knowledge.odds import percent
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.rules.moves import STOP
from conclave.games.abracada.rules.score import prize
from conclave.games.abracada.rules.spells import BOOK, struck
from conclave.games.abracada.rules.state import Table

DREAM: Final = 3
SINGER: Final = 4
WANDERER: Final = 2
DRINK: Final = 8
FRAIL: Final = 2
"""With so few lives what a rival may do next is worth a word."""


def reasons(table: Table, move: Move) -> list[Message]:
    seat = table.turn
    unseen = unseen_stones(table, seat)
    stones = len(table.hands[seat])
    chances = odds(table.lessons[seat], stones, unseen)
    if move[0] == STOP:
        return _of_stopping(table, chances)
    spell = move[1]
    if spell < table.last and not table.variant.easy:
        params = {"spell": spell, "last": table.last, "lives": table.lives[seat] - 1}
        return [Message("abracada-reason-slip", {**params})]
    told = [_likely(table, spell, unseen, chances[spell])]
    if chances[spell]:
        told += _of_a_hit(table, spell)
        told += _going_on(table, spell, unseen)
    if chances[spell] < 1:
        told.append(_of_a_miss(table, spell, chances[spell]))
    return told


def _likely(table: Table, spell: int, unseen: list[int], chance: float) -> Message:
    """The reckoning. Where hits and misses have taught more than the count of the unseen tells, it
    is said that they did."""
    count, urn = unseen[spell], sum(unseen)
    if not count:
        return Message("abracada-reason-in-sight", {"spell": spell, "copies": COPIES[spell]})
    if not chance:
        return Message("abracada-reason-ruled-out", {"spell": spell, "count": count})
    shown = percent(chance)
    if chance >= 1:
        return Message("abracada-reason-certain", {"spell": spell, "count": count, "all": urn})
    blind = percent(_by_count(count, urn, len(table.hands[table.turn])))
    return Message(
        "abracada-reason-odds",
        {
            "spell": spell,
            "count": count,
            "all": urn,
            "percent": shown,
            "learned": "yes" if shown != blind else "no",
        },
    )


def _by_count(count: int, urn: int, stones: int) -> float:
    """The chance of holding one for somebody who has learned nothing of their own stones."""
    without = 1.0
    for laid in range(stones):
        without *= max(0, urn - count - laid) / (urn - laid)
    return 1.0 - without


def _of_a_hit(table: Table, spell: int) -> list[Message]:
    told: list[Message] = []
    seat = table.turn
    secrets = len(table.taken[seat])
    takes = spell == SINGER and bool(table.secrets)
    points = prize(table, secrets + 1 if takes else secrets)
    if len(table.hands[seat]) == 1:  # A13
        told.append(Message("abracada-reason-last-stone", {"points": points}))
        return told + _to_the_top(table, points)
    victims = struck(table, table.turn, spell)
    if victims:
        told += _of_a_blow(table, spell, victims, points)
    if takes:
        params = {"count": secrets + 1, "left": len(table.secrets)}
        told.append(Message("abracada-reason-secret", {**params}))
    if spell in (WANDERER, DREAM, DRINK) and table.lives[seat] < FULL_LIFE:
        told.append(_of_a_rise(table, spell))
    if not told:
        left = len(table.hands[seat]) - 1
        why = "secrets" if spell == SINGER else "lives"
        told.append(Message("abracada-reason-idle", {"why": why, "left": left}))
    return told


def _of_a_blow(table: Table, spell: int, victims: list[int], points: int) -> list[Message]:
    """Whom it strikes: the frailest is named. A14, A19: whether that wins the round."""
    rolls = BOOK[spell].rolls
    lives = table.lives
    weakest = min(victims, key=lives.__getitem__)
    left = lives[weakest]
    faces = (1, 2, 3) if rolls else (1,)
    living = sum([1 for one in lives if one]) - 1
    needed = living if table.variant.last_standing else 1
    wins = sum([1 for face in faces if len([s for s in victims if lives[s] <= face]) >= needed])
    if not wins:
        strike = Message(
            "abracada-reason-strike",
            {
                "seat": weakest,
                "spell": spell,
                "victims": len(victims),
                "from": left,
                "to": max(0, left - max(faces)),
                "most": max(0, left - min(faces)),
            },
        )
        return [strike]
    sure = len([s for s in victims if lives[s] <= min(faces)])
    params = {
        "seat": weakest,
        "lives": left,
        "others": max(0, sure - 1),
        "points": points,
        "faces": wins if rolls else 0,
    }
    return [Message("abracada-reason-kill", {**params}), *_to_the_top(table, points)]


def _to_the_top(table: Table, points: int) -> list[Message]:
    """A17."""
    now = table.points[table.turn]
    if now + points < TOP:
        return []
    return [Message("abracada-reason-top", {"from": now, "top": TOP})]


def _of_a_rise(table: Table, spell: int) -> Message:
    lives = table.lives[table.turn]
    least, most = (min(DIE), max(DIE)) if spell == DREAM else (1, 1)
    params = {
        "from": lives,
        "least": min(FULL_LIFE, lives + least),
        "most": min(FULL_LIFE, lives + most),
    }
    return Message("abracada-reason-rise", {**params})


def _going_on(table: Table, spell: int, unseen: list[int]) -> list[Message]:
    """What would be likeliest after a hit, counted with what the hit would teach."""
    seat = table.turn
    stones = len(table.hands[seat]) - 1
    if not stones:
        return []
    left = unseen[:]
    left[spell] -= 1
    chances = odds((*table.lessons[seat], spell), stones, left)
    lowest = 1 if table.variant.easy else spell
    best = max(range(lowest, SLOTS), key=chances.__getitem__)
    if stones == 1 and not chances[best]:
        return []
    params = {"spell": spell, "next": best, "percent": percent(chances[best]), "left": stones}
    return [Message("abracada-reason-next", {**params})]


def _of_a_miss(table: Table, spell: int, chance: float) -> Message:
    """A6: a life or the die, and whether it is the last (A15)."""
    seat = table.turn
    lives = table.lives[seat]
    likely = percent(1.0 - chance)
    if BOOK[spell].perilous:
        fatal = sum([1 for face in (1, 2, 3) if face >= lives])
        return Message(
            "abracada-reason-miss-rolled",
            {"percent": likely, "lives": lives, "fatal": fatal},
        )
    if lives == 1:
        others = sum([1 for other in table.lives if other]) - 1
        secrets = len(table.taken[seat])
        standing = "yes" if table.variant.last_standing else "no"
        return Message(
            "abracada-reason-miss-last",
            {"percent": likely, "others": others, "secrets": secrets, "standing": standing},
        )
    return Message("abracada-reason-miss", {"percent": likely, "lives": lives - 1})


def _of_stopping(table: Table, chances: list[float]) -> list[Message]:
    seat = table.turn
    lives = table.lives[seat]
    lowest = 1 if table.variant.easy else table.last
    best = max(range(lowest, SLOTS), key=chances.__getitem__)
    risk = percent(1.0 - chances[best])
    told: list[Message] = []
    if risk == 100 and not chances[best]:
        told.append(Message("abracada-reason-stop-nothing", {}))
    elif risk:
        params = {"spell": best, "percent": risk, "lives": lives}
        told.append(Message("abracada-reason-stop-risk", {**params}))
    else:
        told.append(Message("abracada-reason-stop-certain", {"spell": best}))
    told += _threat(table)
    secrets = len(table.taken[seat])
    if secrets:
        told.append(Message("abracada-reason-stop-secrets", {"count": secrets}))
    missing = HAND - len(table.hands[seat])
    drawn = min(missing, len(table.pile))
    params = {"drawn": drawn, "stones": len(table.hands[seat]) + drawn}
    told.append(Message("abracada-reason-stop-draw", {**params}))
    return told


def _threat(table: Table) -> list[Message]:
    """Who plays next, and how many of the stones before them would cost the actor lives."""
    seat = table.turn
    after = table.left_of(seat)
    harmful = [stone for stone in table.hands[after] if seat in struck(table, after, stone)]
    lives = table.lives[seat]
    if lives > FRAIL or not harmful:
        return []
    params = {"seat": after, "stones": len(harmful), "lives": lives}
    return [Message("abracada-reason-threat", {**params})]
