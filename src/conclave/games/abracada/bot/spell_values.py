"""What the quick policy thinks of each spell: a row for each, in points of a round.

Whom a spell strikes and whether the die decides is asked of the spell itself. Tuned by playing
against each other.
"""

from typing import Final

from conclave.core.effects import Effect
from conclave.games.abracada.box.pieces import FULL_LIFE
from conclave.games.abracada.rules import spells
from conclave.games.abracada.rules.spells import AT_NOBODY, BOOK, Spell
from conclave.games.abracada.rules.state import Table

SHED: Final = 0.35
"""A stone less in front of the seat."""
KILL: Final = 2.5
EMPTY: Final = 3.0
"""The last stone cast."""

NEVER: Final = FULL_LIFE + 1


class Opinion:
    def __init__(self, gain: float, idle_from: int = NEVER, needs_secret: bool = False) -> None:
        self.gain = gain
        """A hit."""
        self.idle_from = idle_from
        """With that many lives a hit brings the caster nothing."""
        self.needs_secret = needs_secret
        """Without a secret stone in the middle a hit brings the caster nothing."""


NO_OPINION: Final = Opinion(0.0)
OPINIONS: Final[dict[Effect[Table], Opinion]] = {
    spells.ancient_dragon: Opinion(1.6),
    spells.dark_wanderer: Opinion(1.0),
    spells.sweet_dream: Opinion(0.45, idle_from=FULL_LIFE - 1),
    spells.night_singer: Opinion(0.9, needs_secret=True),
    spells.lightning_tempest: Opinion(0.7),
    spells.blizzard: Opinion(0.45),
    spells.fireball: Opinion(0.45),
    spells.magic_drink: Opinion(0.35, idle_from=FULL_LIFE),
}

# By lives, 0 to 6.
PRICE: Final[list[float]] = [0.0, 3.0, 1.2, 0.8, 0.7, 0.6, 0.6]
"""What a life lost costs."""
PERIL: Final[list[float]] = [
    price * 2 if lives > 3 else (price + PRICE[1]) / 1.5 for lives, price in enumerate(PRICE)
]
"""What losing as many lives as the die says costs."""
SURVIVED: Final[list[float]] = [0.0] * len(PRICE)
STRUCK: Final[list[float]] = [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""How likely a life less is the last one."""
BURNT: Final[list[float]] = [0.0, 1.0, 2 / 3, 1 / 3, 0.0, 0.0, 0.0]
"""How likely the roll takes the last one."""


class SpellValue:
    """An opinion, and what else counts for or against naming the spell."""

    def __init__(self, spell: Spell) -> None:
        opinion = OPINIONS.get(spell.effect, NO_OPINION)
        self.idle_from = opinion.idle_from
        self.needs_secret = opinion.needs_secret
        self.aim = spell.aim
        kills = SURVIVED if spell.aim == AT_NOBODY else BURNT if spell.rolls else STRUCK
        self.hit = [opinion.gain + SHED + KILL * likely for likely in kills]
        """By the lives of the frailest whom it strikes: what a hit brings."""
        self.price = PERIL if spell.perilous else PRICE
        """What a miss costs, by lives."""


SPELL_VALUES: Final = [SpellValue(spell) for spell in BOOK]
"""By spell; slot 0 is unused."""
