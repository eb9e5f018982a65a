"""Whether what a scroll does in a restored position is what a scroll could do."""

from typing import Final

from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.scrolls.book import SCROLLS
from conclave.games.twelve_missions.rules.scrolls.more_scrolls import LOOKED_AT
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_NOTHING, SAYS_SEAT
from conclave.games.twelve_missions.rules.state import (
    AS_NOTHING,
    BORROW,
    HAND_BACK,
    HAND_OVER,
    KEEP_ONE,
    REFUSED,
    RESOURCES,
    SCROLL,
    TALLY,
    THEFT,
)

WORKS_IN: Final = {KEEP_ONE: 8, HAND_OVER: 2, HAND_BACK: 2, BORROW: 18, THEFT: 10, TALLY: 11}
"""Phases that only one scroll brings about."""


def has_effect(position: Position, number: int, seat: int) -> bool:
    return position.effect.number == number and position.effect_seat == seat


def check_effect(position: Position, fields: MissionFields) -> None:
    _check_scroll(position, fields)
    _check_choice(position, fields)
    _check_phase(position, fields)
    _check_drawn(position, fields)
    _check_claim(position, fields)
    _check_powers(position, fields)


def _check_scroll(position: Position, fields: MissionFields) -> None:
    """M6: one that was activated; only 7 has another's effect."""
    scroll, effect = SCROLLS[position.scroll], position.effect
    if scroll.when_drawn or (scroll.number and scroll.number not in position.used):
        raise fields.refusal("scroll")
    if scroll.copies:
        if not effect.number or effect.copies or effect.when_drawn:
            raise fields.refusal("effect")
    elif effect is not scroll:
        raise fields.refusal("effect")
    if (effect.number > 0) != (position.effect_seat != NONE):
        raise fields.refusal("effect_seat")
    if effect.number == 11 and not position.mission.fixed:
        raise fields.refusal("effect")


def _check_choice(position: Position, fields: MissionFields) -> None:
    says = position.effect.says
    if says != SAYS_NOTHING and position.effect_choice == NONE:
        raise fields.refusal("effect_choice")
    if says == SAYS_SEAT and position.effect_choice >= position.seats:
        raise fields.refusal("effect_choice")


def _check_phase(position: Position, fields: MissionFields) -> None:
    """The phase is one to which the scroll leads, or at least one that it does not exclude."""
    phase = position.phase
    effect = position.effect
    wanted = WORKS_IN.get(phase, effect.number)
    if effect.number != wanted or (phase == RESOURCES and effect.no_resources):
        raise fields.refusal("phase")
    if phase == SCROLL and effect.number and not position.fresh:
        raise fields.refusal("scroll")
    if phase == THEFT and not position.ready:
        raise fields.refusal("ready")
    if phase == TALLY and not position.mission.by_tricks:
        raise fields.refusal("phase")
    if phase in WORKS_IN and phase != HAND_OVER and position.turn != position.effect_seat:
        raise fields.refusal("turn")
    if phase in (HAND_OVER, HAND_BACK) and position.effect_seat in position.queue:
        raise fields.refusal("queue")


def _check_drawn(position: Position, fields: MissionFields) -> None:
    """Scroll 8: what was drawn is in sight while one is chosen, and the chosen one may be activated
    right after that."""
    drawn, fresh = position.looked_at, position.fresh
    if len(drawn) > LOOKED_AT or bool(drawn) != (position.phase == KEEP_ONE):
        raise fields.refusal("looked_at")
    if not fresh:
        return
    seat = position.effect_seat
    if (
        position.phase != SCROLL
        or position.effect.number != 8
        or position.queue != (seat,)
        or fresh not in position.scrolls[seat]
    ):
        raise fields.refusal("fresh")


def _check_claim(position: Position, fields: MissionFields) -> None:
    """Scroll 16: said with a card of this trick; a refused one counts as nothing."""
    played = position.seating[: len(position.cards)]
    nothing = [
        seat
        for seat, suit in zip(played, position.suits[: len(played)], strict=True)
        if suit == AS_NOTHING
    ]
    if position.claim and (
        not position.effect.may_decide or position.ready or position.effect_seat not in played
    ):
        raise fields.refusal("claim")
    if nothing != ([position.effect_seat] if position.claim == REFUSED else []):
        raise fields.refusal("claim")


def _check_powers(position: Position, fields: MissionFields) -> None:
    """M12: a card has the power of its rank; by scroll 20 any."""
    for place, card in enumerate(position.cards):
        power = position.powers[place]
        if power not in (NONE, card & 7) and not has_effect(position, 20, position.seating[place]):
            raise fields.refusal("trick")
