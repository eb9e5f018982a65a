"""Cards for imagined tricks, chosen in next to no time: whether to take the trick or to duck is
decided by the mission, and which of the cards that do it by lot, leaning to low or to high ones.

A card that is really played gets a little more thought: ``policy.best_card``.
"""

from typing import Final

from conclave.games.twelve_missions.bot.mission_values import MISSION_VALUES
from conclave.games.twelve_missions.bot.spend_policy import HALF
from conclave.games.twelve_missions.bot.trick_value import trick_wish, value_of
from conclave.games.twelve_missions.box.cards import NONE, SHIFT
from conclave.games.twelve_missions.box.edition import ABOVE_ALL, FAR
from conclave.games.twelve_missions.rules.state import Table

LOTS: Final = 32
"""How many equally likely lots there are; one decides between the cards that would do."""
LOTS_OF_A_TRICK: Final = LOTS**5
WHIM: Final = 4
"""With a lot below this any card that may be played is played, so that imagined rivals are not all
too predictable."""


def _leaning(to_high: bool) -> list[list[int]]:
    """By the cards held of a colour, as bits, and by lot: the rank to play. The odds fall evenly
    from one end to the other: of n cards, the first (the lowest, or the highest) is n times as
    likely as the last."""
    chosen: list[list[int]] = [[]]
    for byte in range(1, 256):
        ranks = [rank for rank in range(8) if byte >> rank & 1]
        if to_high:
            ranks.reverse()
        weighed = [rank for at, rank in enumerate(ranks) for _ in range(len(ranks) - at)]
        chosen.append([weighed[lot * len(weighed) // LOTS] for lot in range(LOTS)])
    return chosen


LOW: Final = _leaning(to_high=False)
HIGH: Final = _leaning(to_high=True)


def lead(table: Table, seat: int, wish: float, lot: int) -> int:
    """High or dominant cards if tricks are wanted; low ones of other colours if they are not."""
    hand = table.hands[seat]
    dominant = table.dominant
    if wish >= HALF and lot & 1 and dominant != NONE:
        held = hand >> SHIFT[dominant] & 0xFF
        if held:
            return 8 * dominant + HIGH[held][lot]
    for step in range(4):
        colour = lot + step & 3
        held = hand >> SHIFT[colour] & 0xFF
        if held and (wish >= 0.0 or colour != dominant):
            return 8 * colour + (HIGH if wish > 0.0 else LOW)[held][lot]
    return 8 * dominant + LOW[hand >> SHIFT[dominant] & 0xFF][lot]


def follow(
    table: Table, seat: int, bar: int, taker: int, so_far: int, wish: float, lot: int
) -> int:
    """A card to a trick that holds the cards ``so_far``, of which the highest stands at ``bar`` and
    would take it for ``taker``. ``wish`` is what any trick is worth to the seat."""
    hand = table.hands[seat]
    dominant = table.dominant
    colour = table.led
    held = hand >> SHIFT[colour] & 0xFF
    if not held and dominant != NONE:
        colour = dominant
        held = hand >> SHIFT[colour] & 0xFF
    if not held:
        return discard(table, seat, wish, lot)
    if held & held - 1 == 0 or lot < WHIM:
        return 8 * colour + HIGH[held][lot]
    value = MISSION_VALUES[table.mission.number]
    if value.picky:
        wish += value.cards_wish(table, seat, so_far)
    if wish == 0.0:
        return 8 * colour + HIGH[held][lot]
    if colour == dominant:
        bar -= ABOVE_ALL
    ahead = held
    if bar > -FAR:
        ahead = 0 if bar > FAR else held & table.variant.edition.above[bar + FAR]
    if ahead and table.seats == 4 and taker == seat ^ 2:
        wish = beside_partner(table, seat, wish)
    if wish <= 0.0:
        behind = held - ahead
        return 8 * colour + (HIGH[behind][lot] if behind else LOW[held][lot])
    if not ahead:
        return 8 * colour + LOW[held][lot]
    last = len(table.cards) == table.seats - 1
    return 8 * colour + (LOW if last or wish < HALF else HIGH)[ahead][lot]


def beside_partner(table: Table, seat: int, wish: float) -> float:
    """What the trick is worth if the seat opposite, a partner perhaps, would take it otherwise."""
    if value_of(table).paired:
        return -HALF
    return wish - trick_wish(table, seat ^ 2) if table.variant.pairs else wish


def discard(table: Table, seat: int, wish: float, lot: int) -> int:
    """A card that can't take the trick: preferably one that harms whoever gets it, and none that
    the seat would like to take itself."""
    hand = table.hands[seat]
    value = MISSION_VALUES[table.mission.number]
    liked = hand & value.liked
    if liked:
        if value.ill:
            hand = liked
        elif liked != hand:
            hand -= liked
    leaning = LOW if wish > 0.0 else HIGH
    colour = lot & 3
    while not hand >> SHIFT[colour] & 0xFF:
        colour = colour + 1 & 3
    return 8 * colour + leaning[hand >> SHIFT[colour] & 0xFF][lot]
