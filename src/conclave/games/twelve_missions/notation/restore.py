"""A position from plain data, checked: no card or scroll is made or lost on the way.

Only ``seats``, ``mission`` and ``hands`` must be given; docs/rules/twelve-missions.md says what
the rest is when it is left out.
"""

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
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.deal import sheet_colour
from conclave.games.twelve_missions.rules.missions.book import MISSIONS
from conclave.games.twelve_missions.rules.moves import MOST_CUBES, SCROLL_COUNT
from conclave.games.twelve_missions.rules.scrolls.book import SCROLLS
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
)
from conclave.games.twelve_missions.rules.tricks import quieten
from conclave.games.twelve_missions.rules.variant import OPTIONS, Variant

MOST_POINTS = 999
OF_SCROLL = (KEEP_ONE, HAND_BACK, BORROW, THEFT, TALLY)
"""Phases in which the owner of the round's scroll decides."""


def restore(dumped: Plain, edition: Edition) -> Position:
    fields = MissionFields(dumped)
    seats = fields.int_in("seats", 2, 4)
    chosen = read_options(fields, "options") if fields.has("options") else {}
    options = complete_options(OPTIONS, chosen)
    position = Position(seats, Variant(seats, options, edition))
    _restore_round(position, fields)
    _restore_cards(position, fields)
    _restore_scrolls(position, fields)
    _restore_turn(position, fields)
    _restore_points(position, fields)
    restore_facts(position, fields)
    quieten(position)
    check(position, fields)
    return position


def _restore_round(position: Position, fields: MissionFields) -> None:
    seats = position.seats
    position.round = fields.number("round", 1, 1, position.variant.rounds)
    position.dealer = fields.number("dealer", seats - 1, 0, seats - 1)
    number = fields.int_in("mission", 1, 25)
    if number not in position.variant.missions:
        raise BadPosition("twelve_missions-mission-not-for", {"mission": number, "seats": seats})
    position.mission = MISSIONS[number]
    position.plain = position.mission.plain
    position.sheet = restore_sheet(fields, seats)
    gone = [number, *[row.mission for row in position.sheet]]
    rest = [mission for mission in position.variant.missions if mission not in gone]
    listed = fields.some("missions", 1, 25)
    position.missions = listed if fields.has("missions") else rest
    if any(mission not in rest for mission in position.missions) or (
        position.round + len(position.missions) < position.variant.rounds
    ):
        raise fields.refusal("missions")
    position.shuffled = fields.truth("shuffled") if fields.has("shuffled") else True
    position.dominant = fields.colour("dominant", sheet_colour(position))


def _restore_cards(position: Position, fields: MissionFields) -> None:
    seats = position.seats
    position.hands = fields.masks_of_seats("hands", seats)
    if not fields.has("hands"):
        raise fields.refusal("hands")
    position.up = fields.masks_of_seats("up", seats)
    position.down = fields.cards_of_seats("down", seats)
    position.covers = fields.cards_of_seats("covers", seats)
    position.rows = fields.cards_of_seats("rows", seats)
    position.chosen = fields.masks_of_seats("chosen", seats)
    position.away = fields.masks_of_seats("away", seats)
    position.turned = tuple(fields.cards("turned"))
    drawn = fields.data.get("drawn")
    position.drawn = NONE if drawn is None else fields.card(fields.text("drawn"))
    restore_trick(position, fields)
    restore_tricks(position, fields)
    restore_last(position, fields)
    placed = _placed(position)
    seen = 0
    for mask in placed:
        if seen & mask:
            twice = cards_of(seen & mask)[0]
            raise BadPosition("twelve_missions-card-twice", {"card": CARD_WORDS[twice]})
        seen |= mask
    rest = ALL & ~seen
    position.undealt = fields.cards("undealt") if fields.has("undealt") else cards_of(rest)
    if mask_of(position.undealt) != rest or len(position.undealt) != rest.bit_count():
        raise BadPosition("twelve_missions-cards-miscounted", {})


def _placed(position: Position) -> list[int]:
    """Everything but the undealt cards, place by place."""
    masks = [*position.hands, *position.up, *position.away, *position.piles]
    for down in position.down:
        masks += [1 << card for card in down]
    masks += [1 << card for card in (*position.cards, *position.turned)]
    return masks


def _restore_turn(position: Position, fields: MissionFields) -> None:
    seats = position.seats
    phase = fields.text("phase") if fields.has("phase") else PHASES[TRICK]
    if phase not in PHASES:
        raise fields.refusal("phase")
    position.phase = PHASES.index(phase)
    queue = fields.some("queue", 0, seats - 1)
    if position.phase == OVER:
        position.turn = NOBODY
    else:
        position.turn = fields.number("turn", _default_turn(position, queue), 0, seats - 1)
    position.queue = tuple(queue) if fields.has("queue") else _default_queue(position)
    if TRICK <= position.phase <= EXPLORE:
        position.seating += position.queue
        position.queue = ()
        if sorted(position.seating) != list(range(seats)):
            raise fields.refusal("queue")
    position.crystals = fields.numbers("crystals", seats, 0, MOST_CUBES)
    position.cubes = fields.numbers("cubes", seats, 0, MOST_CUBES)
    position.next_leader = fields.number("next_leader", NONE, NONE, seats - 1)
    position.claim = fields.number("claim", 0, 0, 2)
    if position.phase == CHOOSE and not fields.has("chosen"):
        position.mission.prepare(position)


def _default_turn(position: Position, queue: list[int]) -> int:
    """Whose scroll is at work, or who played last, or the first of the queue, or who follows."""
    if position.phase in OF_SCROLL and position.effect_seat != NOBODY:
        return position.effect_seat
    if position.phase in (SPEND, EXPLORE) and position.seating:
        return position.seating[-1]
    if queue:
        return queue[0]
    last = position.seating[-1] if position.seating else position.dealer
    return position.left_of(last)


def _default_queue(position: Position) -> tuple[int, ...]:
    """In a trick those who have not played, from the actor on; else from the actor round to the
    dealer, or to the seat that asks for cards (scroll 2)."""
    if position.phase == OVER:
        return ()
    around = [(position.turn + step) % position.seats for step in range(position.seats)]
    if position.phase == HAND_OVER and position.effect_seat != NOBODY:
        return tuple(around[: around.index(position.effect_seat)])
    if position.phase < TRICK:
        around = around[: around.index(position.dealer) + 1]
        if position.phase == SCROLL:
            around = [seat for seat in around if position.scrolls[seat]]
        return tuple(around)
    return tuple([seat for seat in around if seat not in position.seating])


def _restore_scrolls(position: Position, fields: MissionFields) -> None:
    seats = position.seats
    position.scroll = fields.number("scroll", 0, 0, SCROLL_COUNT)
    position.effect = SCROLLS[fields.number("effect", position.scroll, 0, SCROLL_COUNT)]
    position.effect_seat = fields.number("effect_seat", NOBODY, NOBODY, seats - 1)
    position.effect_choice = fields.number("effect_choice", NONE, NONE, 3)
    position.ready = fields.truth("ready") if fields.has("ready") else position.scroll > 0
    position.scrolls = fields.some_of_seats("scrolls", seats, 1, SCROLL_COUNT)
    position.open_scrolls = fields.some_of_seats("open_scrolls", seats, 5, 5)
    position.burnt = fields.some_of_seats("burnt", seats, 1, SCROLL_COUNT)
    position.looked_at = tuple(fields.some("looked_at", 1, SCROLL_COUNT))
    position.fresh = fields.number("fresh", 0, 0, SCROLL_COUNT)
    scroll_used = [position.scroll] if position.scroll else []
    position.used = tuple(
        fields.some("used", 1, SCROLL_COUNT) if fields.has("used") else scroll_used
    )
    placed = [*position.looked_at, *position.used]
    for rows in (position.scrolls, position.open_scrolls, position.burnt):
        for row in rows:
            placed += row
    if len(set(placed)) != len(placed):
        raise BadPosition("twelve_missions-scrolls-miscounted", {})
    rest = [scroll for scroll in range(1, SCROLL_COUNT + 1) if scroll not in placed]
    position.deck = fields.some("deck", 1, SCROLL_COUNT) if fields.has("deck") else rest
    if sorted(position.deck) != rest:
        raise BadPosition("twelve_missions-scrolls-miscounted", {})
    if any(SCROLLS[scroll].when_drawn for row in position.scrolls for scroll in row):
        raise fields.refusal("scrolls")


def _restore_points(position: Position, fields: MissionFields) -> None:
    seats = position.seats
    position.points = fields.numbers("points", seats, -MOST_POINTS, MOST_POINTS)
    position.scroll_points = fields.numbers("scroll_points", seats, 0, MOST_POINTS)
    by_mission = [
        points - scrolls
        for points, scrolls in zip(position.points, position.scroll_points, strict=True)
    ]
    if fields.has("mission_points"):
        by_mission = fields.numbers("mission_points", seats, -MOST_POINTS, MOST_POINTS)
    position.mission_points = by_mission
    position.lost = fields.numbers("lost", seats, 0, MOST_POINTS)
    position.bonus = fields.numbers("bonus", seats, 0, MOST_POINTS)
