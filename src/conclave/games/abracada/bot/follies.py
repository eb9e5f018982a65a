"""What a person would laugh at: naming what can't be there, and leaving what must be."""

from typing import Final, TypeAlias

from conclave.core.follies import Deed, Folly
from conclave.games.abracada.bot.policy import rising
from conclave.games.abracada.bot.spell_values import SPELL_VALUES
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.moves import STOPPING

SURE: Final = 1 - 1e-9

AbracadaDeed: TypeAlias = Deed[Position]


def _chances(position: Position) -> list[float]:
    seat = position.turn
    return odds(position.lessons[seat], len(position.hands[seat]), unseen_stones(position, seat))


def _sure(position: Position) -> list[int]:
    """The spells that may be named, are there for certain and do something."""
    chances = _chances(position)
    lives = position.lives[position.turn]
    found: list[int] = []
    for spell in rising(position):
        value = SPELL_VALUES[spell]
        idle = lives >= value.idle_from or (value.needs_secret and not position.secrets)
        if chances[spell] > SURE and not idle:
            found.append(spell)
    return found


def _casts(deed: AbracadaDeed) -> bool:
    return deed.move != STOPPING


def _names_what_cannot_be(deed: AbracadaDeed) -> bool:
    return _chances(deed.state)[deed.move[1]] < 1 - SURE


def _knows_one_and_may_stop(deed: AbracadaDeed) -> bool:
    return deed.state.last > 0 and len(_sure(deed.state)) > 0


def _stops(deed: AbracadaDeed) -> bool:
    return deed.move == STOPPING


def _knows_one_and_casts(deed: AbracadaDeed) -> bool:
    return _casts(deed) and len(_sure(deed.state)) > 0


def _leaps_over_it(deed: AbracadaDeed) -> bool:
    """A higher spell that may not be there, named first: afterwards the lower is out of turn."""
    spell = deed.move[1]
    chances = _chances(deed.state)
    return chances[spell] <= SURE and min(_sure(deed.state)) < spell


FOLLIES: Final[list[Folly[Position]]] = [
    Folly("abracada-folly-hopeless", _casts, _names_what_cannot_be),
    Folly("abracada-folly-sure-left", _knows_one_and_may_stop, _stops),
    Folly("abracada-folly-sure-leapt-over", _knows_one_and_casts, _leaps_over_it),
]
