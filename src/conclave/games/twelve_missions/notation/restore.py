"""A position from plain data, checked: no card or scroll is made or lost on the way.

Only ``seats``, ``mission`` and ``hands`` must be given; docs/rules/twelve-missions.md says what
the rest is when it is left out.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from conclave.core.fields import impossible
from conclave.core.options import position_options
from conclave.core.plain import Plain
from conclave.core.state import NOBODY
from conclave.games.twelve_missions.box.cards import ALL, CARD_WORDS, NONE, cards_of, mask_of
from conclave.games.twelve_missions.box.edition import MISSION_COUNT, Edition
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.notation.restore_facts import restore_facts
from conclave.games.twelve_missions.notation.restore_points import restore_points, restore_sheet
from conclave.games.twelve_missions.notation.restore_trick import (
    restore_last,
    restore_trick,
    restore_tricks,
)
from conclave.games.twelve_missions.notation.restore_turn import restore_turn
from conclave.games.twelve_missions.notation.validate import validate
from conclave.games.twelve_missions.rules.deal import sheet_colour
from conclave.games.twelve_missions.rules.missions.book import MISSIONS
from conclave.games.twelve_missions.rules.scrolls.book import SCROLL_COUNT, SCROLLS, scroll_of
from conclave.games.twelve_missions.rules.state import Table
from conclave.games.twelve_missions.rules.tricks import quieten
from conclave.games.twelve_missions.rules.variant import OPTIONS, VERSIONS, Variant

P = TypeVar("P", bound=Table)
"""What is made: the game's position."""

FIELDS: Final = (
    *("seats", "version", "options", "round", "dealer", "mission", "missions", "shuffled"),
    *("phase", "turn", "queue"),
    *("hands", "up", "down", "covers", "rows", "chosen", "away", "undealt", "turned"),
    *("crystals", "cubes", "dominant", "led", "trick", "next_leader", "claim"),
    *("tricks", "last", "drawn"),
    *("scroll", "effect", "effect_seat", "effect_choice", "ready", "scrolls", "open_scrolls"),
    *("burnt", "looked_at", "fresh", "deck", "used"),
    *("points", "mission_points", "scroll_points", "lost", "bonus", "sheet", "facts"),
)
SHOWN_WHEN_DRAWN: Final = 5


def restore(dumped: Plain, edition: Edition, version: int, make: Callable[[int, Variant], P]) -> P:
    """The position, by the version of the rules that it names, or else by the given one."""
    fields = MissionFields(dumped)
    fields.only(FIELDS)
    seats = fields.seats(2, 4)
    if fields.has("version"):
        version = _version(fields)
    table = make(seats, Variant(seats, position_options(OPTIONS, fields), edition, version))
    _restore_round(table, fields)
    _restore_cards(table, fields)
    _restore_scrolls(table, fields)
    restore_turn(table, fields)
    restore_points(table, fields)
    restore_facts(table, fields)
    quieten(table)
    validate(table)
    return table


def _version(fields: MissionFields) -> int:
    version = fields.integer("version")
    if version not in VERSIONS:
        known = ", ".join([str(known) for known in VERSIONS])
        params: dict[str, str | int] = {"version": version, "known": known}
        raise impossible("version", "position-other-version", params)
    return version


def _restore_round(table: Table, fields: MissionFields) -> None:
    seats = table.seats
    table.round = fields.number("round", 1, 1, table.variant.rounds)
    table.dealer = fields.number("dealer", seats - 1, 0, seats - 1)
    number = fields.int_in("mission", 1, MISSION_COUNT)
    if number not in table.variant.missions:
        params: dict[str, str | int] = {"mission": number, "seats": seats}
        raise impossible("mission", "twelve_missions-mission-not-for", params)
    table.mission = MISSIONS[number]
    table.plain = table.mission.plain
    table.sheet = restore_sheet(fields, seats)
    gone = [number, *[row.mission for row in table.sheet]]
    rest = [mission for mission in table.variant.missions if mission not in gone]
    table.missions = fields.some("missions", 1, MISSION_COUNT) if fields.has("missions") else rest
    table.shuffled = fields.truth("shuffled") if fields.has("shuffled") else True
    table.dominant = fields.colour("dominant", sheet_colour(table))


def _restore_cards(table: Table, fields: MissionFields) -> None:
    seats = table.seats
    if not fields.has("hands"):
        raise fields.refusal("hands")
    table.hands = fields.masks_of_seats("hands", seats)
    table.up = fields.masks_of_seats("up", seats)
    table.down = fields.cards_of_seats("down", seats)
    table.covers = fields.cards_of_seats("covers", seats)
    table.rows = fields.cards_of_seats("rows", seats)
    table.chosen = fields.masks_of_seats("chosen", seats)
    table.away = fields.masks_of_seats("away", seats)
    table.turned = tuple(fields.cards("turned"))
    table.drawn = NONE if fields.data.get("drawn") is None else fields.card("drawn")
    restore_trick(table, fields)
    restore_tricks(table, fields)
    restore_last(table, fields)
    rest = ALL & ~_placed(table)
    table.undealt = fields.cards("undealt") if fields.has("undealt") else cards_of(rest)
    if mask_of(table.undealt) != rest:
        raise impossible("undealt", "twelve_missions-cards-miscounted")


def _placed(table: Table) -> int:
    """Every card but the undealt ones; each lies in one place."""
    places: list[tuple[str, int]] = []
    for seat in range(table.seats):
        places.append((f"hands.{seat}", table.hands[seat]))
        places.append((f"up.{seat}", table.up[seat]))
        places.append((f"down.{seat}", mask_of(list(table.down[seat]))))
        places.append((f"away.{seat}", table.away[seat]))
    for trick, pile in enumerate(table.piles):
        places.append((f"tricks.{trick}.cards", pile))
    for place, card in enumerate(table.cards):
        places.append((f"trick.{place}.card", 1 << card))
    places.append(("turned", mask_of(list(table.turned))))
    seen = 0
    for field, cards in places:
        if seen & cards:
            twice = CARD_WORDS[cards_of(seen & cards)[0]]
            raise impossible(field, "twelve_missions-card-twice", {"card": twice})
        seen |= cards
    return seen


def _restore_scrolls(table: Table, fields: MissionFields) -> None:
    seats = table.seats
    table.scroll = fields.number("scroll", 0, 0, SCROLL_COUNT)
    effect = fields.number("effect", table.scroll, 0, SCROLL_COUNT)
    table.effect = scroll_of(table.variant.version, effect)
    table.effect_seat = fields.number("effect_seat", NOBODY, NOBODY, seats - 1)
    table.effect_choice = fields.number("effect_choice", NONE, NONE, 3)
    table.ready = fields.truth("ready") if fields.has("ready") else table.scroll > 0
    table.scrolls = fields.some_of_seats("scrolls", seats, 1, SCROLL_COUNT)
    table.open_scrolls = fields.some_of_seats(
        "open_scrolls", seats, SHOWN_WHEN_DRAWN, SHOWN_WHEN_DRAWN
    )
    table.burnt = fields.some_of_seats("burnt", seats, 1, SCROLL_COUNT)
    table.looked_at = tuple(fields.some("looked_at", 1, SCROLL_COUNT))
    table.fresh = fields.number("fresh", 0, 0, SCROLL_COUNT)
    used = [table.scroll] if table.scroll else []
    if SCROLLS[table.scroll].copies and not table.effect.copies:
        used.insert(0, table.effect.number)
    table.used = tuple(fields.some("used", 1, SCROLL_COUNT) if fields.has("used") else used)
    rest = _scrolls_left(table)
    table.deck = fields.some("deck", 1, SCROLL_COUNT) if fields.has("deck") else rest
    if sorted(table.deck) != rest:
        raise impossible("deck", "twelve_missions-scrolls-miscounted")


def _scrolls_left(table: Table) -> list[int]:
    """Those that lie nowhere; every other lies in one place."""
    places: list[tuple[str, tuple[int, ...]]] = [
        ("used", table.used),
        ("looked_at", table.looked_at),
    ]
    for seat in range(table.seats):
        places.append((f"scrolls.{seat}", table.scrolls[seat]))
        places.append((f"open_scrolls.{seat}", table.open_scrolls[seat]))
        places.append((f"burnt.{seat}", table.burnt[seat]))
    left = list(range(1, SCROLL_COUNT + 1))
    for field, scrolls in places:
        for scroll in scrolls:
            if scroll not in left:
                raise impossible(field, "twelve_missions-scroll-twice", {"scroll": scroll})
            left.remove(scroll)
    return left
