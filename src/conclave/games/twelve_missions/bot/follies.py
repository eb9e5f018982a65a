"""What a person would laugh at: cubes and crystals that change nothing, scrolls that nobody will
ever use, and high cards thrown away."""

from typing import Final, TypeAlias

from conclave.core.follies import Deed, Folly
from conclave.games.twelve_missions.bot.idle_spending import (
    ORDERING,
    card_between,
    idle,
    is_last,
    may_turn_yet,
    takes_with,
)
from conclave.games.twelve_missions.bot.trick_value import value_of
from conclave.games.twelve_missions.bot.wasted_cards import lost_anyway, wasted
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import ACTIVATE, CUBES, PASS, PLAY, POWER, TAKE
from conclave.games.twelve_missions.rules.phases import SCROLL, TRICK
from conclave.games.twelve_missions.rules.resources import SCROLL as A_SCROLL
from conclave.games.twelve_missions.rules.tricks import UNUSUAL, UPSIDE_DOWN, taking

MissionsDeed: TypeAlias = Deed[Position]


def _lays_cubes(deed: MissionsDeed) -> bool:
    return deed.move[0] == CUBES and not may_turn_yet(deed.state)


def _takes(deed: MissionsDeed) -> bool:
    return taking(deed.state) == deed.state.turn


def _still_takes(deed: MissionsDeed) -> bool:
    return takes_with(deed.state, deed.move[1])


def _upwards(deed: MissionsDeed) -> bool:
    """Towards taking the trick, which is down where a Dwarf has turned it about."""
    return (deed.move[1] > 0) != (deed.state.once & UPSIDE_DOWN > 0)


def _lost_all_the_same(deed: MissionsDeed) -> bool:
    return is_last(deed.state) and not _takes(deed) and not _still_takes(deed)


def _taken_all_the_same(deed: MissionsDeed) -> bool:
    return is_last(deed.state) and _takes(deed) and _still_takes(deed)


def _up_in_vain(deed: MissionsDeed) -> bool:
    return not is_last(deed.state) and _upwards(deed) and not _still_takes(deed)


def _down_in_vain(deed: MissionsDeed) -> bool:
    """With no card left that could take the trick now and could not before."""
    position = deed.state
    if is_last(position) or _upwards(deed) or not _takes(deed) or not _still_takes(deed):
        return False
    return not position.once & UNUSUAL and not card_between(position, deed.move[1])


def _down_behind(deed: MissionsDeed) -> bool:
    return not is_last(deed.state) and not _upwards(deed) and not _takes(deed)


def _orders(deed: MissionsDeed) -> bool:
    return deed.move[0] == POWER and deed.move[1] in ORDERING


def _idle(deed: MissionsDeed) -> bool:
    return idle(deed.state, deed.move)


def _takes_scroll(deed: MissionsDeed) -> bool:
    return deed.move[0] == TAKE and deed.move[1] == A_SCROLL


def _has_scroll(deed: MissionsDeed) -> bool:
    return len(deed.state.scrolls[deed.state.turn]) > 0


def _has_enough_scrolls(deed: MissionsDeed) -> bool:
    """One for each round to come, and one to keep for the end (M15)."""
    position = deed.state
    to_come = position.variant.rounds - position.round
    return len(position.scrolls[position.turn]) > to_come


def _has_one_to_spare_at_the_end(deed: MissionsDeed) -> bool:
    position = deed.state
    if position.phase != SCROLL or position.round < position.variant.rounds:
        return False
    usable = any(move[0] == ACTIVATE for move in position.legal())
    return usable and len(position.scrolls[position.turn]) > 1


def _passes(deed: MissionsDeed) -> bool:
    return deed.move[0] == PASS


def _follows_a_lost_trick(deed: MissionsDeed) -> bool:
    position = deed.state
    if position.phase != TRICK or deed.move[0] != PLAY or not position.cards:
        return False
    return value_of(position).welcome and lost_anyway(position)


def _throws_high(deed: MissionsDeed) -> bool:
    return wasted(deed.state, deed.move[1])


FOLLIES: Final[list[Folly[Position]]] = [
    Folly("twelve_missions-folly-lost-anyway", _lays_cubes, _lost_all_the_same),
    Folly("twelve_missions-folly-taken-anyway", _lays_cubes, _taken_all_the_same),
    Folly("twelve_missions-folly-up-in-vain", _lays_cubes, _up_in_vain),
    Folly("twelve_missions-folly-down-in-vain", _lays_cubes, _down_in_vain),
    Folly("twelve_missions-folly-down-behind", _lays_cubes, _down_behind),
    Folly("twelve_missions-folly-idle-power", _orders, _idle),
    Folly("twelve_missions-folly-scroll-on-scroll", _takes_scroll, _has_scroll),
    Folly("twelve_missions-folly-scroll-too-late", _takes_scroll, _has_enough_scrolls),
    Folly("twelve_missions-folly-scroll-kept", _has_one_to_spare_at_the_end, _passes),
    Folly("twelve_missions-folly-thrown-high", _follows_a_lost_trick, _throws_high),
]
