"""A position from plain data, checked: no card or scroll is made or lost on the way.

Only ``seats``, ``mission`` and ``hands`` must be given; docs/rules/twelve-missions.md says what
the rest is when it is left out.
"""

from collections.abc import Callable
from typing import TypeVar

from conclave.core.errors import BadPosition
from conclave.core.options import complete_options, read_options
from conclave.core.plain import Plain
from conclave.core.state import NOBODY
from conclave.games.twelve_missions.box.cards import ALL, CARD_WORDS, NONE, cards_of, mask_of
from conclave.games.twelve_missions.box.edition import Edition
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.notation.restore_trick import (
    restore_facts,
    restore_last,
    restore_sheet,
    restore_trick,
    restore_tricks,
)
from conclave.games.twelve_missions.notation.validate import check
from conclave.games.twelve_missions.rules.deal import sheet_colour
from conclave.games.twelve_missions.rules.missions.book import MISSIONS
from conclave.games.twelve_missions.rules.missions.handing import prepare
from conclave.games.twelve_missions.rules.moves import MOST_CUBES, SCROLLS
from conclave.games.twelve_missions.rules.scrolls.book import WHEN_DRAWN
from conclave.games.twelve_missions.rules.state import (
    BORROW,
    CHOOSE,
    EXPLORE,
    HAND_BACK,
    HAND_OVER,
    KEEP_ONE,
    OVER,
    PHASES,
    SCROLL,
    SPEND,
    TALLY,
    THEFT,
    TRICK,
    Table,
)
from conclave.games.twelve_missions.rules.tricks import quieten
from conclave.games.twelve_missions.rules.variant import OPTIONS, Variant

P = TypeVar("P", bound=Table)
"""What is made: the game's position."""

MOST_POINTS = 999
OF_SCROLL = (KEEP_ONE, HAND_BACK, BORROW, THEFT, TALLY)
"""Phases in which the owner of the round's scroll decides."""


def restore(dumped: Plain, edition: Edition, make: Callable[[int, Variant], P]) -> P:
    fields = MissionFields(dumped)
    seats = fields.int_in("seats", 2, 4)
    chosen = read_options(fields, "options") if fields.has("options") else {}
    options = complete_options(OPTIONS, chosen)
    table = make(seats, Variant(seats, options, edition))
    _restore_round(table, fields)
    _restore_cards(table, fields)
    _restore_scrolls(table, fields)
    _restore_turn(table, fields)
    _restore_points(table, fields)
    restore_facts(table, fields)
    quieten(table)
    check(table, fields)
    return table


def _restore_round(table: Table, fields: MissionFields) -> None:
    seats = table.seats
    table.round = fields.number("round", 1, 1, table.variant.rounds)
    table.dealer = fields.number("dealer", seats - 1, 0, seats - 1)
    number = fields.int_in("mission", 1, 25)
    if number not in table.variant.missions:
        raise BadPosition("twelve_missions-mission-not-for", {"mission": number, "seats": seats})
    table.mission = MISSIONS[number]
    table.plain = table.mission.plain
    table.sheet = restore_sheet(fields, seats)
    gone = [number, *[row.mission for row in table.sheet]]
    rest = [mission for mission in table.variant.missions if mission not in gone]
    listed = fields.some("missions", 1, 25)
    table.missions = listed if fields.has("missions") else rest
    if any(mission not in rest for mission in table.missions) or (
        table.round + len(table.missions) < table.variant.rounds
    ):
        raise fields.refusal("missions")
    table.shuffled = fields.truth("shuffled") if fields.has("shuffled") else True
    table.dominant = fields.colour("dominant", sheet_colour(table))


def _restore_cards(table: Table, fields: MissionFields) -> None:
    seats = table.seats
    table.hands = fields.masks_of_seats("hands", seats)
    if not fields.has("hands"):
        raise fields.refusal("hands")
    table.up = fields.masks_of_seats("up", seats)
    table.down = fields.cards_of_seats("down", seats)
    table.covers = fields.cards_of_seats("covers", seats)
    table.rows = fields.cards_of_seats("rows", seats)
    table.chosen = fields.masks_of_seats("chosen", seats)
    table.away = fields.masks_of_seats("away", seats)
    table.turned = tuple(fields.cards("turned"))
    drawn = fields.data.get("drawn")
    table.drawn = NONE if drawn is None else fields.card(fields.text("drawn"))
    restore_trick(table, fields)
    restore_tricks(table, fields)
    restore_last(table, fields)
    placed = _placed(table)
    seen = 0
    for mask in placed:
        if seen & mask:
            twice = cards_of(seen & mask)[0]
            raise BadPosition("twelve_missions-card-twice", {"card": CARD_WORDS[twice]})
        seen |= mask
    rest = ALL & ~seen
    table.undealt = fields.cards("undealt") if fields.has("undealt") else cards_of(rest)
    if mask_of(table.undealt) != rest or len(table.undealt) != rest.bit_count():
        raise BadPosition("twelve_missions-cards-miscounted", {})


def _placed(table: Table) -> list[int]:
    """Everything but the undealt cards, place by place."""
    masks = [*table.hands, *table.up, *table.away, *table.piles]
    for down in table.down:
        masks += [1 << card for card in down]
    masks += [1 << card for card in (*table.cards, *table.turned)]
    return masks


def _restore_turn(table: Table, fields: MissionFields) -> None:
    seats = table.seats
    phase = fields.text("phase") if fields.has("phase") else PHASES[TRICK]
    if phase not in PHASES:
        raise fields.refusal("phase")
    table.phase = PHASES.index(phase)
    queue = fields.some("queue", 0, seats - 1)
    if table.phase == OVER:
        table.turn = NOBODY
    else:
        table.turn = fields.number("turn", _default_turn(table, queue), 0, seats - 1)
    table.queue = tuple(queue) if fields.has("queue") else _default_queue(table)
    if TRICK <= table.phase <= EXPLORE:
        table.seating += table.queue
        table.queue = ()
        if sorted(table.seating) != list(range(seats)):
            raise fields.refusal("queue")
    table.crystals = fields.numbers("crystals", seats, 0, MOST_CUBES)
    table.cubes = fields.numbers("cubes", seats, 0, MOST_CUBES)
    table.next_leader = fields.number("next_leader", NONE, NONE, seats - 1)
    table.claim = fields.number("claim", 0, 0, 2)
    if table.phase == CHOOSE and not fields.has("chosen"):
        prepare(table)


def _default_turn(table: Table, queue: list[int]) -> int:
    """Whose scroll is at work, or who played last, or the first of the queue, or who follows."""
    if table.phase in OF_SCROLL and table.effect_seat != NOBODY:
        return table.effect_seat
    if table.phase in (SPEND, EXPLORE) and table.seating:
        return table.seating[-1]
    if queue:
        return queue[0]
    last = table.seating[-1] if table.seating else table.dealer
    return table.left_of(last)


def _default_queue(table: Table) -> tuple[int, ...]:
    """In a trick those who have not played, from the actor on; else from the actor round to the
    dealer, or to the seat that asks for cards (scroll 2)."""
    if table.phase == OVER:
        return ()
    around = [(table.turn + step) % table.seats for step in range(table.seats)]
    if table.phase == HAND_OVER and table.effect_seat != NOBODY:
        return tuple(around[: around.index(table.effect_seat)])
    if table.phase < TRICK:
        around = around[: around.index(table.dealer) + 1]
        if table.phase == SCROLL:
            around = [seat for seat in around if table.scrolls[seat]]
        return tuple(around)
    return tuple([seat for seat in around if seat not in table.seating])


def _restore_scrolls(table: Table, fields: MissionFields) -> None:
    seats = table.seats
    table.scroll = fields.number("scroll", 0, 0, SCROLLS)
    table.effect = fields.number("effect", table.scroll, 0, SCROLLS)
    table.effect_seat = fields.number("effect_seat", NOBODY, NOBODY, seats - 1)
    table.effect_choice = fields.number("effect_choice", NONE, NONE, 3)
    table.ready = fields.truth("ready") if fields.has("ready") else table.scroll > 0
    table.scrolls = fields.some_of_seats("scrolls", seats, 1, SCROLLS)
    table.open_scrolls = fields.some_of_seats("open_scrolls", seats, 5, 5)
    table.burnt = fields.some_of_seats("burnt", seats, 1, SCROLLS)
    table.looked_at = tuple(fields.some("looked_at", 1, SCROLLS))
    table.fresh = fields.number("fresh", 0, 0, SCROLLS)
    scroll_used = [table.scroll] if table.scroll else []
    table.used = tuple(fields.some("used", 1, SCROLLS) if fields.has("used") else scroll_used)
    placed = [*table.looked_at, *table.used]
    for rows in (table.scrolls, table.open_scrolls, table.burnt):
        for row in rows:
            placed += row
    if len(set(placed)) != len(placed):
        raise BadPosition("twelve_missions-scrolls-miscounted", {})
    rest = [scroll for scroll in range(1, SCROLLS + 1) if scroll not in placed]
    table.deck = fields.some("deck", 1, SCROLLS) if fields.has("deck") else rest
    if sorted(table.deck) != rest:
        raise BadPosition("twelve_missions-scrolls-miscounted", {})
    if any(scroll in WHEN_DRAWN for row in table.scrolls for scroll in row):
        raise fields.refusal("scrolls")


def _restore_points(table: Table, fields: MissionFields) -> None:
    seats = table.seats
    table.points = fields.numbers("points", seats, -MOST_POINTS, MOST_POINTS)
    table.scroll_points = fields.numbers("scroll_points", seats, 0, MOST_POINTS)
    by_mission = [
        points - scrolls for points, scrolls in zip(table.points, table.scroll_points, strict=True)
    ]
    if fields.has("mission_points"):
        by_mission = fields.numbers("mission_points", seats, -MOST_POINTS, MOST_POINTS)
    table.mission_points = by_mission
    table.lost = fields.numbers("lost", seats, 0, MOST_POINTS)
    table.bonus = fields.numbers("bonus", seats, 0, MOST_POINTS)
