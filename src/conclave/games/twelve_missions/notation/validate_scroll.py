"""Whether what a scroll does in a restored position is what a scroll could do."""

from typing import Final

from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.rules.scrolls.book import (
    CHAINED,
    COPYING,
    DRAWN_BY_8,
    WHEN_DRAWN,
)
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
    Table,
)

WORKS_IN: Final = {KEEP_ONE: 8, HAND_OVER: 2, HAND_BACK: 2, BORROW: 18, THEFT: 10, TALLY: 11}
"""Phases that only one scroll brings about."""


def check_effect(table: Table, fields: MissionFields) -> None:
    _check_scroll(table, fields)
    _check_choice(table, fields)
    _check_phase(table, fields)
    _check_drawn(table, fields)
    _check_claim(table, fields)
    _check_powers(table, fields)


def _check_scroll(table: Table, fields: MissionFields) -> None:
    """M6: one that was activated; only 7 has another's effect."""
    scroll, effect = table.scroll, table.effect
    if scroll in WHEN_DRAWN or (scroll and scroll not in table.used):
        raise fields.refusal("scroll")
    if scroll == COPYING:
        if effect in (0, COPYING) or effect in WHEN_DRAWN:
            raise fields.refusal("effect")
    elif effect != scroll:
        raise fields.refusal("effect")
    if (effect > 0) != (table.effect_seat != NONE):
        raise fields.refusal("effect_seat")
    if effect == 11 and not table.mission.fixed:
        raise fields.refusal("effect")


def _check_choice(table: Table, fields: MissionFields) -> None:
    if table.effect in (1, 2, 13, 19) and table.effect_choice == NONE:
        raise fields.refusal("effect_choice")
    if table.effect in (13, 19) and table.effect_choice >= table.seats:
        raise fields.refusal("effect_choice")


def _check_phase(table: Table, fields: MissionFields) -> None:
    """The phase is one to which the scroll leads, or at least one that it does not exclude."""
    phase = table.phase
    wanted = WORKS_IN.get(phase, table.effect)
    if table.effect != wanted or (phase == RESOURCES and table.effect == 6):
        raise fields.refusal("phase")
    if phase == SCROLL and table.effect and not table.fresh:
        raise fields.refusal("scroll")
    if phase == THEFT and not table.ready:
        raise fields.refusal("ready")
    if phase == TALLY and not table.mission.by_tricks:
        raise fields.refusal("phase")
    if phase in WORKS_IN and phase != HAND_OVER and table.turn != table.effect_seat:
        raise fields.refusal("turn")
    if phase in (HAND_OVER, HAND_BACK) and table.effect_seat in table.queue:
        raise fields.refusal("queue")


def _check_drawn(table: Table, fields: MissionFields) -> None:
    """Scroll 8: what was drawn is in sight while one is chosen, and the chosen one may be activated
    right after that."""
    drawn, fresh = table.looked_at, table.fresh
    if len(drawn) > DRAWN_BY_8 or bool(drawn) != (table.phase == KEEP_ONE):
        raise fields.refusal("looked_at")
    if not fresh:
        return
    seat = table.effect_seat
    if (
        table.phase != SCROLL
        or table.effect != CHAINED
        or table.queue != (seat,)
        or fresh not in table.scrolls[seat]
    ):
        raise fields.refusal("fresh")


def _check_claim(table: Table, fields: MissionFields) -> None:
    """Scroll 16: said with a card of this trick; a refused one counts as nothing."""
    played = table.seating[: len(table.cards)]
    nothing = [
        seat
        for seat, suit in zip(played, table.suits[: len(played)], strict=True)
        if suit == AS_NOTHING
    ]
    if table.claim and (table.effect != 16 or table.ready or table.effect_seat not in played):
        raise fields.refusal("claim")
    if nothing != ([table.effect_seat] if table.claim == REFUSED else []):
        raise fields.refusal("claim")


def _check_powers(table: Table, fields: MissionFields) -> None:
    """M12: a card has the power of its rank; by scroll 20 any."""
    for place, card in enumerate(table.cards):
        power = table.powers[place]
        if power not in (NONE, card & 7) and not table.has_effect(20, table.seating[place]):
            raise fields.refusal("trick")
