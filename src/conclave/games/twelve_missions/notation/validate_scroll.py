"""Whether the scrolls of a restored position lie where they could, and do what they could."""

from typing import Final

from conclave.core.fields import impossible
from conclave.games.twelve_missions.box.cards import NONE
from conclave.games.twelve_missions.rules.missions.mission import Mission
from conclave.games.twelve_missions.rules.phases import (
    BORROW,
    DECIDE,
    HAND_BACK,
    HAND_OVER,
    KEEP_ONE,
    RESOURCES,
    SCROLL,
    TALLY,
    THEFT,
    TRICK,
)
from conclave.games.twelve_missions.rules.scrolls.book import SCROLLS
from conclave.games.twelve_missions.rules.scrolls.more_scrolls import LOOKED_AT
from conclave.games.twelve_missions.rules.scrolls.scroll import SAYS_COLOUR, SAYS_SEAT
from conclave.games.twelve_missions.rules.state import AS_NOTHING, REFUSED, Table

WORKS_IN: Final = {
    KEEP_ONE: 8,
    HAND_OVER: 2,
    HAND_BACK: 2,
    BORROW: 18,
    DECIDE: 16,
    THEFT: 10,
    TALLY: 11,
}
"""Phases that only one scroll brings about."""
COPYING: Final = 7
CHAINED: Final = 8
SHOWN: Final = 5
"""Drawn, it is laid open and never counts as used."""
FREE_POINTS: Final = 17


def validate_scroll(table: Table) -> None:
    _check_places(table)
    _check_activated(table)
    _check_choice(table)
    _check_ready(table)
    _check_phase(table)
    _check_drawn(table)
    _check_claim(table)


def _check_places(table: Table) -> None:
    for seat, held in enumerate(table.scrolls):
        if any(SCROLLS[scroll].when_drawn for scroll in held):
            raise impossible(f"scrolls.{seat}", "twelve_missions-works-when-drawn")
    if SHOWN in table.used:
        raise impossible("used", "twelve_missions-stays-unused")
    for seat, burnt in enumerate(table.burnt):
        uses = (CHAINED in table.used) + (COPYING in table.used)
        if burnt and (CHAINED not in table.used or len(burnt) > (LOOKED_AT - 1) * uses):
            raise impossible(f"burnt.{seat}", "twelve_missions-burnt-by-8")


def _check_activated(table: Table) -> None:
    """M6: the last that was used; only 7 has another's effect, of one used before."""
    scroll, effect = table.scroll, table.effect.number
    activated = [used for used in table.used if used != FREE_POINTS]
    if SCROLLS[scroll].when_drawn or (scroll and activated[-1:] != [scroll]):
        raise impossible("scroll", "twelve_missions-scroll-activated")
    if scroll == COPYING:
        if not table.effect.may_be_copied or effect not in table.used:
            raise impossible("effect", "twelve_missions-copies-used")
    elif effect != scroll:
        raise impossible("effect", "twelve_missions-own-effect")
    if (effect > 0) != (table.effect_seat != NONE):
        raise impossible("effect_seat", "twelve_missions-whose-effect")
    check_with_mission("effect", effect, table.mission)


def check_with_mission(field: str, scroll: int, mission: Mission) -> None:
    """Scroll 11 is for fixed missions; scroll 2 asks for cards of hands, which 18 does not have."""
    if (scroll == 11 and not mission.fixed) or (scroll == 2 and mission.covered):
        params: dict[str, str | int] = {"scroll": scroll, "mission": mission.number}
        raise impossible(field, "twelve_missions-not-with-mission", params)


def _check_choice(table: Table) -> None:
    """What was said with the scroll: a colour, another seat, any seat, or nothing."""
    effect, choice = table.effect, table.effect_choice
    if effect.says == SAYS_SEAT:
        right = choice in effect.choices(table, table.effect_seat)
    elif effect.says == SAYS_COLOUR:
        usual = NONE if table.mission.turns_up else _colour_of_sheet(table)
        right = choice not in (NONE, usual)
    else:
        right = choice == NONE
    if not right:
        raise impossible("effect_choice", "twelve_missions-said-with", {"scroll": effect.number})


def _colour_of_sheet(table: Table) -> int:
    return table.variant.edition.dominant[table.round - 1]


def _check_ready(table: Table) -> None:
    """Scrolls 10 and 16 are used up on a trick; whatever else was activated stays in force."""
    effect = table.effect.number
    if table.ready:
        right = effect > 0
    elif effect == 10:
        right = table.effect_seat in table.owners
    elif effect == 16:
        right = table.claim > 0 or bool(table.owners)
    else:
        right = effect == 0
    if not right:
        raise impossible("ready", "twelve_missions-ready-once")


def _check_phase(table: Table) -> None:
    """The phase is one to which the scroll leads, or at least one that it does not exclude."""
    phase, effect = table.phase, table.effect.number
    if effect != WORKS_IN.get(phase, effect) or (phase == RESOURCES and table.effect.no_resources):
        raise impossible("phase", "twelve_missions-phase-of-scroll", {"scroll": effect})
    if phase == DECIDE and not table.effect.when_complete:
        raise impossible("phase", "twelve_missions-decides-in-version-2")
    if phase == SCROLL and effect and not table.fresh:
        raise impossible("scroll", "twelve_missions-one-scroll-a-round")
    if phase in (DECIDE, THEFT) and not table.ready:
        raise impossible("ready", "twelve_missions-ready-once")
    if phase == TALLY and not table.mission.by_tricks:
        number = table.mission.number
        raise impossible("phase", "twelve_missions-not-by-tricks", {"mission": number})
    if phase in WORKS_IN and phase != HAND_OVER and table.turn != table.effect_seat:
        raise impossible("turn", "twelve_missions-turn-of-scroll")
    if phase in (HAND_OVER, HAND_BACK) and table.effect_seat in table.queue:
        raise impossible("queue", "twelve_missions-queue-order")
    if phase in (HAND_OVER, HAND_BACK) and not table.queue:
        raise impossible("queue", "twelve_missions-queue-order")


def _check_drawn(table: Table) -> None:
    """Scroll 8: what was drawn is in sight while one is chosen, and the chosen one may be activated
    right after that."""
    drawn, fresh = table.looked_at, table.fresh
    most = min(LOOKED_AT, len(drawn) + len(table.deck))
    if len(drawn) != (most if table.phase == KEEP_ONE else 0) or (
        table.phase == KEEP_ONE and not drawn
    ):
        raise impossible("looked_at", "twelve_missions-drawn-by-8")
    if not fresh:
        return
    seat = table.effect_seat
    if table.phase != SCROLL or table.effect.number != CHAINED or fresh not in table.scrolls[seat]:
        raise impossible("fresh", "twelve_missions-fresh-by-8")
    if table.turn != seat:
        raise impossible("turn", "twelve_missions-turn-of-scroll")


def _check_claim(table: Table) -> None:
    """Scroll 16: said with a card of this trick; a refused one counts as nothing."""
    played = table.seating[: len(table.cards)] if table.phase >= TRICK else ()
    nothing = [
        seat
        for seat, suit in zip(played, table.suits[: len(played)], strict=True)
        if suit == AS_NOTHING
    ]
    owner = table.effect_seat
    if table.claim and (not table.effect.may_decide or table.ready or owner not in played):
        raise impossible("claim", "twelve_missions-claim-of-16")
    if nothing != ([owner] if table.claim == REFUSED else []):
        raise impossible("claim", "twelve_missions-counts-as-nothing")
