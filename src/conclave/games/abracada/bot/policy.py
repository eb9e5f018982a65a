"""Quick, sensible play, for the many moves that a search plays out.

The policy works from what the seat can see and from a rough chance for each spell: the exact odds
would cost five times as much, and a playout does not repay them.
"""

from conclave.core.state import Move
from conclave.games.abracada.bot.spell_values import EMPTY, SHED, SPELL_VALUES
from conclave.games.abracada.box.pieces import FULL_LIFE, SLOTS, SPELLS
from conclave.games.abracada.knowledge.own_stones import unseen_stones
from conclave.games.abracada.rules.moves import CASTS, STOPPING
from conclave.games.abracada.rules.state import REFILL, Table


def rough_chances(table: Table, seat: int) -> list[float]:
    """About how likely the seat holds each spell, as if each of its stones that may be the spell
    had been drawn by itself."""
    unseen = unseen_stones(table, seat)
    stones = len(table.hands[seat])
    fresh = [stones] * SLOTS
    since = 0
    for lesson in reversed(table.lessons[seat]):
        if lesson > REFILL:
            since += lesson - REFILL
            if since >= stones:
                break
        elif lesson < 0 and fresh[-lesson] > since:
            fresh[-lesson] = since
    urn = sum(unseen)
    return [1 - (1 - unseen[spell] / urn) ** fresh[spell] for spell in range(SLOTS)]


def policy(table: Table, chances: list[float]) -> Move:
    """The move that promises most for this turn, spell by spell."""
    mine = table.lives[table.turn]
    frailest = _frailest(table)
    last_stone = len(table.hands[table.turn]) == 1
    best = STOPPING
    most = 0.0
    if table.last == 0:  # A5
        best = CASTS[-1]
        most = -100.0
    for spell in rising(table):
        likely = chances[spell]
        if likely <= 0.0:
            continue
        gain = _gain(table, spell, frailest)
        if last_stone:
            gain += EMPTY
        hope = likely * gain - (1 - likely) * SPELL_VALUES[spell].price[mine]
        if hope > most:
            best = CASTS[spell]
            most = hope
    return best


def hit_values(table: Table) -> list[float]:
    """By spell: what the policy would give for a hit."""
    frailest = _frailest(table)
    more = EMPTY if len(table.hands[table.turn]) == 1 else 0.0
    return [_gain(table, spell, frailest) + more if spell else 0.0 for spell in range(SLOTS)]


def _gain(table: Table, spell: int, frailest: list[int]) -> float:
    value = SPELL_VALUES[spell]
    if table.lives[table.turn] >= value.idle_from or (value.needs_secret and not table.secrets):
        return SHED
    return value.hit[frailest[value.aim]]


def rising(table: Table) -> range:
    """The spells that may follow the last one and are no slips (A7, A8, A18)."""
    if table.last == 0 or table.variant.easy:
        return SPELLS
    return range(table.last, SLOTS)


def _frailest(table: Table) -> list[int]:
    """By the aim of a spell: the fewest lives among those it would strike."""
    lives = table.lives
    seat = table.turn
    left = lives[table.left_of(seat)]
    right = lives[table.right_of(seat)]
    weakest = min([lives[s] for s in range(table.seats) if s != seat and lives[s]])
    return [FULL_LIFE, weakest, min(left, right), left, right]
