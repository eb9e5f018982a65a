"""What a seat knows as a row of numbers: all that its view shows, who is asked, and whether a seal
was broken in this round.

What lies on the board, and before each seat, is the same whoever looks; so it is written once and
kept until it changes.
"""

from typing import Final

from conclave.core.state import NOBODY
from conclave.core.tensors import (
    NUMBER,
    Field,
    SparseTensor,
    amounts,
    cut,
    flags,
    four_amounts,
    nothing,
    numbers,
    one_of,
    seat_orders,
)
from conclave.games.five_seals.box.codes import SCROLL, SPELL_WORDS
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
from conclave.games.five_seals.knowledge.seat_pieces import (
    ALIKE,
    AREAS,
    FIFTY,
    HUES,
    MOST_POINTS,
    SCROLLS,
    write_dice,
    write_floor,
    write_scrolls,
)
from conclave.games.five_seals.rules.phases import FIRST_STEP
from conclave.games.five_seals.rules.spells.book import CASTING, PHASES, STEPS
from conclave.games.five_seals.rules.spells.spell import A_COLOUR, A_SPOT, A_TOKEN, NO_CHOICE
from conclave.games.five_seals.rules.state import Table
from conclave.games.five_seals.rules.written import Written

SEATS: Final = MOST_SEATS
CIRCLES: Final = max([dungeon.boxes for dungeon in all_dungeons()])
"""Start circles and doorways of the largest dungeon."""
BOXES: Final = max([len(dungeon.spots) - dungeon.boxes for dungeon in all_dungeons()])
SPOTS: Final = CIRCLES + BOXES
SPELLS: Final = len(SPELL_WORDS)
_IN_BOX: Final = SPELLS + len(ELEMENTS)
TOKENS: Final = HUES * len(STRENGTHS)
LONGEST: Final = 600
"""No game has more rounds: of three in a row at least one breaks a seal."""
TEN: Final = 10
SUPPLY: Final = supply_of_a_colour(MOST_SEATS)

TENSOR: Final = SparseTensor(
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
    ],
    dict.fromkeys(
        ("mage", "familiar", "dice", "cup", "ready", "spent", "points", "synergy", "floor"), SEATS
    )
    | dict.fromkeys(("absorbed", "guardians"), len(ELEMENTS)),
    ("absorbed", "familiar"),
)

# Where in a row the pieces of a field begin.
_IN_TURN: Final = TENSOR.places["casting"]
_AFTER_TURN: Final = TENSOR.places["sixes"]
_AT_ABSORBED: Final = TENSOR.places["absorbed"]
_AT_TOKENS: Final = TENSOR.places["tokens"]
_AT_SCROLLS: Final = TENSOR.places["scrolls"]
_AT_GUARDIANS: Final = TENSOR.places["guardians"]
_AT_MAGE: Final = TENSOR.places["mage"]
_AT_FAMILIAR: Final = TENSOR.places["familiar"]
_AT_DONE: Final = TENSOR.places["done"]
_AT_DICE: Final = TENSOR.places["dice"]
_AT_CUP: Final = TENSOR.places["cup"]
_AT_READY: Final = TENSOR.places["ready"]
_AT_SPENT: Final = TENSOR.places["spent"]
_AT_POINTS: Final = TENSOR.places["points"]
_AT_SYNERGY: Final = TENSOR.places["synergy"]
_AT_FLOOR: Final = TENSOR.places["floor"]

_ORDERS: Final = seat_orders(SEATS)
_SEAT: Final = cut(one_of(SEATS))
_PLAN: Final = cut(one_of(len(PLANS)))
_CIRCLE: Final = cut(one_of(4))
_ROUND: Final = amounts(LONGEST, TEN)
_PHASE: Final = cut(one_of(len(PHASES)))
_SCROLL: Final = cut(one_of(SCROLLS))
_SPOT: Final = cut(one_of(SPOTS))
_TOKEN: Final = cut(one_of(TOKENS))
_ELEMENT: Final = cut(one_of(len(ELEMENTS)))
_SIXES: Final = amounts(TEN, TEN)
_QUIET: Final = cut(one_of(QUIET_ROUNDS + 1))
_FLAG: Final = amounts(1, 1)
_DONE: Final = flags(SEATS)
_SUPPLY: Final = four_amounts(SUPPLY, SUPPLY)
_CUPS: Final = four_amounts(DRAFTED, DRAFTED)
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
_NO_SCROLL: Final = nothing(_IN_BOX)


_CIRCLE_BYTES: Final = HUES * NUMBER
_BOX_BYTES: Final = _IN_BOX * NUMBER


def pieces(table: Table, seat: int) -> list[bytes]:
    row = TENSOR.blank[:]
    _tell_turn(row, table, seat)
    for element in ELEMENTS:
        token, spot = table.absorbed[element], table.guardians[element]
        if token:
            row[_AT_ABSORBED + element] = _TOKEN[_token(token)]
        if spot >= 0:
            row[_AT_GUARDIANS + element] = _SPOT[_spot(table, spot)]
    written = _written(table)
    row[_AT_TOKENS] = written.tokens
    row[_AT_SCROLLS] = written.scrolls
    _tell_seats(row, table, written, _ORDERS[table.seats][seat])
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
    seats, phase, supply = table.seats, table.phase, table.supply
    row[:_IN_TURN] = [
        _SEAT[seats - 1],
        _PLAN[table.variant.board // (SEATS + 1)],
        _CIRCLE[table.circle - 1],
        _ROUND[min(table.round, LONGEST)],
        _SEAT[_told_from(seat, table.first, seats)],
        _SEAT[_told_from(seat, table.turn, seats)],
        _SEAT[_told_from(seat, table.decider, seats)],
        _PHASE[phase],
    ]
    if phase >= FIRST_STEP:
        chosen, remembers = table.chosen, _REMEMBERS[phase]
        row[_IN_TURN:_AFTER_TURN] = [
            _SCROLL[table.casting if _CASTS[phase] else NOWHERE],
            _SPOT[_spot(table, chosen) if remembers == A_SPOT else NOWHERE],
            _TOKEN[_token(chosen) if remembers == A_TOKEN else NOWHERE],
            _ELEMENT[chosen if remembers == A_COLOUR else NOWHERE],
        ]
    row[_AFTER_TURN:_AT_ABSORBED] = [
        _SIXES[table.sixes],
        _SIXES[table.variant.fewest_sixes],
        _QUIET[min(table.quiet, QUIET_ROUNDS)],
        _FLAG[int(table.broken)],
        _SUPPLY[_number(supply, 0, SUPPLY + 1)],
    ]


def _number(digits: list[int], place: int, base: int) -> int:
    """The number of which the four from that place on are the digits."""
    high = digits[place] * base + digits[place + 1]
    return (high * base + digits[place + 2]) * base + digits[place + 3]


def _written(table: Table) -> Written:
    """What is kept of the table as numbers, the board as it lies now."""
    written = table.written
    if written is None:
        dungeon, lying = table.dungeon, table.lying
        tokens = [_IN_CIRCLE[thing] for thing in lying[: dungeon.boxes]]
        scrolls = [_in_the_box(thing) for thing in lying[dungeon.boxes :]]
        written = Written(table.seats, b"".join(tokens), b"".join(scrolls))
        table.written = written
    elif written.stale:
        for spot in written.stale:
            _write_spot(written, table, spot)
        written.stale = []
    return written


def _in_the_box(thing: int) -> bytes:
    return _THE_SCROLL[thing - SCROLL] if thing else _NO_SCROLL


def _write_spot(written: Written, table: Table, spot: int) -> None:
    thing, box = table.lying[spot], spot - table.dungeon.boxes
    if box < 0:
        first, board = spot * _CIRCLE_BYTES, written.tokens
        written.tokens = board[:first] + _IN_CIRCLE[thing] + board[first + _CIRCLE_BYTES :]
    else:
        first, board = box * _BOX_BYTES, written.scrolls
        written.scrolls = board[:first] + _in_the_box(thing) + board[first + _BOX_BYTES :]


def _tell_seats(row: list[bytes], table: Table, written: Written, others: list[int]) -> None:
    done = 0
    for place, other in enumerate(others):
        row[_AT_MAGE + place] = _SPOT[_spot(table, table.mages[other])]
        familiar = table.familiars[other]
        if familiar >= 0:
            row[_AT_FAMILIAR + place] = _SPOT[_spot(table, familiar)]
        done |= (table.done >> other & 1) << place
        row[_AT_CUP + place] = _CUPS[_number(table.cups, 4 * other, DRAFTED + 1)]
        seat = written.seats[other]
        write_dice(seat, table.dice, 4 * other)
        row[_AT_DICE + place] = seat.dice_piece
        write_scrolls(seat, table.ready[other], table.spent[other])
        row[_AT_READY + place] = seat.ready_piece
        row[_AT_SPENT + place] = seat.spent_piece
        row[_AT_POINTS + place] = seat.points
        row[_AT_SYNERGY + place] = seat.synergy
        write_floor(seat, table.reach(other))
        row[_AT_FLOOR + place] = seat.floor_piece
    row[_AT_DONE] = _DONE[done]
