"""What a seat knows as a row of numbers: all that its view shows, who is asked, and whether a seal
was broken in this round.

The board is told as it lies, the same for all seats, so it is written once and kept until something
on it changes.
"""

from typing import Final

from conclave.core.state import NOBODY
from conclave.core.tensors import (
    Field,
    Tensor,
    amounts,
    flags,
    four_amounts,
    nothing,
    numbers,
    one_of,
    seat_orders,
)
from conclave.games.five_seals.box.codes import SCROLL, SCROLL_WORDS, SPELL_WORDS
from conclave.games.five_seals.box.dice import DIE
from conclave.games.five_seals.box.dungeon import NOWHERE, all_dungeons
from conclave.games.five_seals.box.pieces import (
    COLOURS,
    DICE,
    DRAFTED,
    ELEMENTS,
    HIGHEST,
    MOST_SEATS,
    QUIET_ROUNDS,
    STRENGTHS,
    supply_of_a_colour,
)
from conclave.games.five_seals.box.plan_file import PLANS
from conclave.games.five_seals.rules.score import score
from conclave.games.five_seals.rules.spells.book import CASTING, PHASES, STEPS
from conclave.games.five_seals.rules.spells.spell import A_COLOUR, A_SPOT, A_TOKEN, NO_CHOICE
from conclave.games.five_seals.rules.state import Table

SEATS: Final = MOST_SEATS
CIRCLES: Final = max([dungeon.boxes for dungeon in all_dungeons()])
"""Start circles and doorways of the largest dungeon."""
BOXES: Final = max([len(dungeon.spots) - dungeon.boxes for dungeon in all_dungeons()])
SPOTS: Final = CIRCLES + BOXES
AREAS: Final = -(-max([len(dungeon.areas) for dungeon in all_dungeons()]) // 8) * 8
"""In whole bytes."""
SCROLLS: Final = len(SCROLL_WORDS)
SPELLS: Final = len(SPELL_WORDS)
HUES: Final = len(COLOURS)
_IN_BOX: Final = SPELLS + len(ELEMENTS)
TOKENS: Final = HUES * len(STRENGTHS)
LONGEST: Final = 600
"""No game has more rounds: of three in a row at least one breaks a seal."""
TEN: Final = 10
FIFTY: Final = 50
MOST_POINTS: Final = 500
ALIKE: Final = 2
"""Of each scroll, where both circles are the same."""
SUPPLY: Final = supply_of_a_colour(MOST_SEATS)

TENSOR: Final = Tensor(
    [
        Field("seats", SEATS, 0, 1, "how many seats there are, from 1 on"),
        Field("plan", len(PLANS), 0, 1, f"the dungeon: {', '.join(PLANS)}"),
        Field("circle", 4, 0, 1, "the circle of magic that is played, from 1 on"),
        Field("round", 1, 0, LONGEST, "which round is played; 0 before the first", TEN),
        Field("first", SEATS, 0, 1, "who began the round"),
        Field("turn", SEATS, 0, 1, "whose turn it is; nobody's when the game is over"),
        Field("decider", SEATS, 0, 1, "who is asked"),
        Field("phase", len(PHASES), 0, 1, f"what is decided: {', '.join(PHASES)}"),
        Field("casting", SCROLLS, 0, 1, "the scroll that is being cast"),
        Field("chosen_spot", SPOTS, 0, 1, "the spot that an earlier step has chosen"),
        Field("chosen_token", TOKENS, 0, 1, "the seal token, by colour and strength"),
        Field("chosen_element", len(ELEMENTS), 0, 1, "the element"),
        Field("sixes", 1, 0, TEN, "how many scrolls of strength 6 lie on the board", TEN),
        Field("fewest_sixes", 1, 0, TEN, "with fewer the game ends", TEN),
        Field("quiet", QUIET_ROUNDS + 1, 0, 1, "how many rounds in a row broke no seal, from 0 on"),
        Field("broken", 1, 0, 1, "whether a seal was broken in this round"),
        Field("supply", HUES, 0, SUPPLY, "how many dice of each colour can be taken", SUPPLY),
        Field("absorbed", len(ELEMENTS) * TOKENS, 0, 1, "the token on each Absorption scroll"),
        Field(
            "tokens",
            CIRCLES * HUES,
            0,
            HIGHEST,
            "of each circle: the strength of the seal token there, in the place of its colour",
            HIGHEST,
        ),
        Field(
            "scrolls",
            BOXES * _IN_BOX,
            0,
            1,
            f"of each box: the scroll there, its spell ({SPELLS}) and element ({len(ELEMENTS)})",
        ),
        Field("guardians", len(ELEMENTS) * SPOTS, 0, 1, "where the guardian of an element stands"),
        Field("mage", SEATS * SPOTS, 0, 1, f"of each seat: its spot, {CIRCLES} circles then boxes"),
        Field("familiar", SEATS * SPOTS, 0, 1, "where its familiar stands, if not with its owner"),
        Field("done", SEATS, 0, 1, "whether its round is over"),
        Field(
            "dice",
            SEATS * HUES * HIGHEST,
            0,
            DICE,
            "of each colour: how many dice show 1, 2, 3, 4, 5 and 6",
            DICE,
        ),
        Field("cup", SEATS * HUES, 0, DRAFTED, "how many dice of each colour it took", DRAFTED),
        Field("ready", SEATS * SCROLLS, 0, ALIKE, "its face-up scrolls, how many of each", ALIKE),
        Field("spent", SEATS * SCROLLS, 0, ALIKE, "its face-down scrolls", ALIKE),
        Field("points", SEATS, 0, MOST_POINTS, "its points", FIFTY),
        Field("synergy", SEATS, 0, MOST_POINTS, "those of them that are for Synergy", FIFTY),
        Field("floor", SEATS * AREAS, 0, 1, "the rooms that its mage can walk to, the hall first"),
    ]
)

_ORDERS: Final = seat_orders(SEATS)
_SEAT: Final = one_of(SEATS)
_PLAN: Final = one_of(len(PLANS))
_CIRCLE: Final = one_of(4)
_ROUND: Final = amounts(LONGEST, TEN)
_PHASE: Final = one_of(len(PHASES))
_SCROLL: Final = one_of(SCROLLS)
_SPOT: Final = one_of(SPOTS)
_TOKEN: Final = one_of(TOKENS)
_ELEMENT: Final = one_of(len(ELEMENTS))
_SIXES: Final = amounts(TEN, TEN)
_QUIET: Final = one_of(QUIET_ROUNDS + 1)
_FLAG: Final = amounts(1, 1)
_BYTE: Final = flags(8)
_SUPPLY: Final = amounts(SUPPLY, SUPPLY)
_CUPS: Final = four_amounts(DRAFTED, DRAFTED)
_POINTS: Final = amounts(MOST_POINTS, FIFTY)
_HELD: Final = amounts(ALIKE, ALIKE)
_NO_SCROLLS: Final = [nothing(places) for places in range(SCROLLS + 1)]
_NO_SPOTS: Final = [nothing(SPOTS * seats) for seats in range(SEATS + 1)]
_NO_DICE: Final = [nothing(HUES * HIGHEST * seats) for seats in range(SEATS + 1)]
_NO_CUPS: Final = [nothing(HUES * seats) for seats in range(SEATS + 1)]
_NO_ROWS: Final = [nothing(SCROLLS * seats) for seats in range(SEATS + 1)]
_NO_NUMBERS: Final = [nothing(seats) for seats in range(SEATS + 1)]
_NO_FLOORS: Final = [nothing(AREAS * seats) for seats in range(SEATS + 1)]
_NO_BOXES: Final = [nothing(_IN_BOX * boxes) for boxes in range(BOXES + 1)]
_NO_CIRCLES: Final = [nothing(HUES * circles) for circles in range(CIRCLES + 1)]
_REMEMBERS: Final = [
    STEPS[phase].remembers if phase in STEPS else NO_CHOICE for phase in range(len(PHASES))
]
"""By phase: what ``chosen`` is."""
_CASTS: Final = [phase in CASTING for phase in range(len(PHASES))]


def _in_circle() -> list[bytes]:
    """By what lies there: a token, or nothing."""
    return [
        numbers([thing % 8 if thing // 8 == colour else 0 for colour in COLOURS], HIGHEST)
        for thing in range(HUES * 8)
    ]


def _in_box() -> list[bytes]:
    """By scroll."""
    return [
        numbers(
            [int(scroll // 5 == spell) for spell in range(SPELLS)]
            + [int(scroll % 5 == element) for element in ELEMENTS]
        )
        for scroll in range(SCROLLS)
    ]


_IN_CIRCLE: Final = _in_circle()
_THE_SCROLL: Final = _in_box()


class _Handfuls(dict[int, bytes]):
    """There are fewer than a thousand, so each is written once."""

    def __missing__(self, handful: int) -> bytes:
        shown = [handful // DIE[value] % 10 for value in range(1, HIGHEST + 1)]
        self[handful] = numbers(shown, DICE)
        return self[handful]


_DICE: Final = _Handfuls()


def pieces(table: Table, seat: int) -> list[bytes]:
    seats = table.seats
    others = _ORDERS[seats][seat]
    row: list[bytes] = []
    _tell_turn(row, table, seat)
    for token in table.absorbed:
        row.append(_TOKEN[_token(token)])
    board = table.written
    if board is None:
        board = _write_board(table)
        table.written = board
    row.append(board)
    for spot in table.guardians:
        row.append(_SPOT[_spot(table, spot)])
    _tell_seats(row, table, others)
    return row


def _told_from(seat: int, other: int, seats: int) -> int:
    return NOBODY if other < 0 else (other - seat) % seats


def _spot(table: Table, spot: int) -> int:
    boxes = table.dungeon.boxes
    return spot if spot < boxes else spot - boxes + CIRCLES


def _token(token: int) -> int:
    """The number of a token among all; NOWHERE for none."""
    return token // 8 * len(STRENGTHS) + token % 8 - 2 if token else NOWHERE


def _tell_turn(row: list[bytes], table: Table, seat: int) -> None:
    seats, phase, chosen = table.seats, table.phase, table.chosen
    remembers = _REMEMBERS[phase]
    row += [
        _SEAT[seats - 1],
        _PLAN[table.variant.board // (SEATS + 1)],
        _CIRCLE[table.circle - 1],
        _ROUND[min(table.round, LONGEST)],
        _SEAT[_told_from(seat, table.first, seats)],
        _SEAT[_told_from(seat, table.turn, seats)],
        _SEAT[_told_from(seat, table.decider, seats)],
        _PHASE[phase],
        _SCROLL[table.casting if _CASTS[phase] else NOWHERE],
        _SPOT[_spot(table, chosen) if remembers == A_SPOT else NOWHERE],
        _TOKEN[_token(chosen) if remembers == A_TOKEN else NOWHERE],
        _ELEMENT[chosen if remembers == A_COLOUR else NOWHERE],
        _SIXES[table.sixes],
        _SIXES[table.variant.fewest_sixes],
        _QUIET[min(table.quiet, QUIET_ROUNDS)],
        _FLAG[int(table.broken)],
    ]
    for dice in table.supply:
        row.append(_SUPPLY[dice])


def _write_board(table: Table) -> bytes:
    dungeon, lying = table.dungeon, table.lying
    row: list[bytes] = []
    for spot in range(dungeon.boxes):
        row.append(_IN_CIRCLE[lying[spot]])
    row.append(_NO_CIRCLES[CIRCLES - dungeon.boxes])
    for spot in range(dungeon.boxes, len(lying)):
        row.append(_THE_SCROLL[lying[spot] - SCROLL] if lying[spot] else _NO_BOXES[1])
    row.append(_NO_BOXES[BOXES - (len(lying) - dungeon.boxes)])
    return b"".join(row)


def _tell_seats(row: list[bytes], table: Table, others: list[int]) -> None:
    empty = SEATS - len(others)
    for other in others:
        row.append(_SPOT[_spot(table, table.mages[other])])
    row.append(_NO_SPOTS[empty])
    for other in others:
        row.append(_SPOT[_spot(table, table.familiars[other])])
    row.append(_NO_SPOTS[empty])
    for other in others:
        row.append(_FLAG[table.done >> other & 1])
    row.append(_NO_NUMBERS[empty])
    for other in others:
        if table.has_dice(other):
            for place in range(4 * other, 4 * other + 4):
                row.append(_DICE[table.dice[place]])
        else:
            row.append(_NO_DICE[1])
    row.append(_NO_DICE[empty])
    for other in others:
        cups = 0
        for place in range(4 * other, 4 * other + 4):
            cups = cups * (DRAFTED + 1) + table.cups[place]
        row.append(_CUPS[cups])
    row.append(_NO_CUPS[empty])
    for other in others:
        _add_scrolls(row, table.ready[other])
    row.append(_NO_ROWS[empty])
    for other in others:
        _add_scrolls(row, table.spent[other])
    row.append(_NO_ROWS[empty])
    synergies: list[bytes] = []
    for other in others:
        points, synergy = score(table, other)
        row.append(_POINTS[min(points, MOST_POINTS)])
        synergies.append(_POINTS[min(synergy, MOST_POINTS)])
    row.append(_NO_NUMBERS[empty])
    row += synergies
    row.append(_NO_NUMBERS[empty])
    for other in others:
        floor = table.reach(other)
        for bit in range(0, AREAS, 8):
            row.append(_BYTE[floor >> bit & 0xFF])
    row.append(_NO_FLOORS[empty])


def _add_scrolls(row: list[bytes], scrolls: tuple[int, ...]) -> None:
    """How many of each: what lies between two that are held is left out at once."""
    told = 0
    ordered = list(scrolls)
    ordered.sort()
    held = len(ordered)
    at = 0
    while at < held:
        scroll = ordered[at]
        alike = 1
        while at + alike < held and ordered[at + alike] == scroll:
            alike += 1
        row.append(_NO_SCROLLS[scroll - told])
        row.append(_HELD[alike])
        told = scroll + 1
        at += alike
    row.append(_NO_SCROLLS[SCROLLS - told])
