"""A position from plain data. What may be left out has the plainest value that fits.

What is written is read here; whether it can lie on a table is checked in ``census``.
"""

from conclave.core.errors import BadPosition
from conclave.core.fields import PositionFields
from conclave.core.options import complete_options, read_options
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import NOBODY
from conclave.games.five_seals.box.codes import BINDING, KNOWN_SCROLLS, SCROLL, TOKEN_WORDS
from conclave.games.five_seals.box.dice import DIE, values
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import COLOURS, ELEMENT_WORDS
from conclave.games.five_seals.notation.validate import check
from conclave.games.five_seals.position import Position
from conclave.games.five_seals.rules.moves import DIE_WORDS
from conclave.games.five_seals.rules.phases import (
    ABSORB,
    DRAFT,
    LOWER,
    OVER,
    PHASES,
    SECOND_PLACES,
    SPELL_OF_PHASE,
)
from conclave.games.five_seals.rules.setup import clear_table, look_around
from conclave.games.five_seals.rules.state import within
from conclave.games.five_seals.rules.variant import OPTIONS, Variant

_DICE = {word: (c, value) for c in COLOURS for value, word in enumerate(DIE_WORDS[c]) if value}

FIELDS = (
    *("seats", "options", "circle", "round", "first", "turn", "decider", "phase", "casting"),
    *("chosen", "quiet", "broken", "seals", "gone", "scrolls", "mages", "familiars", "guardians"),
    *("dice", "cups", "supply", "ready", "spent", "absorbed", "done"),
)


def restore(dumped: Plain) -> Position:
    fields = PositionFields(dumped)
    for field in fields.data:
        if field not in FIELDS:
            raise BadPosition("five_seals-no-such-field", {"field": field[:40]})
    seats = fields.int_in("seats", 2, 5)
    chosen = read_options(fields, "options") if fields.has("options") else {}
    if fields.has("circle") and "circle" not in chosen:
        chosen["circle"] = fields.int_in("circle", 1, 4)
    variant = Variant(seats, complete_options(OPTIONS, chosen))
    circle = fields.int_in("circle", 1, 4) if fields.has("circle") else variant.circle
    if not circle or variant.circle not in (0, circle):
        raise fields.refusal("circle")
    position = Position(seats, variant, circle)
    clear_table(position)
    look_around(position)
    _restore_board(position, fields)
    _restore_dice(position, fields)
    _restore_rows(position, fields)
    _restore_turn(position, fields)
    _restore_step(position, fields)
    check(position)
    for spot in range(position.dungeon.starts, position.dungeon.boxes):
        position.clear(spot)
    if not position.over() and not position.legal():
        raise BadPosition("five_seals-nothing-to-say", {"phase": PHASES[position.phase]})
    return position


def _restore_board(position: Position, fields: PositionFields) -> None:
    for field, known, offset in (("seals", TOKEN_WORDS, 0), ("scrolls", KNOWN_SCROLLS, SCROLL)):
        for place, thing in _mapping(fields, field).items():
            spot = _spot(position, place)
            if (spot >= position.dungeon.boxes) != (field == "scrolls"):
                raise BadPosition("five_seals-wrong-place", {"spot": place})
            position.put(spot, offset + _known(fields, field, known, thing))
    position.gone = fields.int_in("gone", 0, 120) if fields.has("gone") else 0
    if fields.has("mages"):
        position.mages = [_spot(position, word) for word in _row(fields, "mages", position.seats)]
    if fields.has("familiars"):
        words = _row(fields, "familiars", position.seats)
        position.familiars = [NOWHERE if w is None else _spot(position, w) for w in words]
    for element, watched in _mapping(fields, "guardians").items():
        spot = _spot(position, watched)
        position.guardians[_element(fields, "guardians", element)] = spot
    for element, token in _mapping(fields, "absorbed").items():
        number = _element(fields, "absorbed", element)
        position.absorbed[number] = _known(fields, "absorbed", TOKEN_WORDS, token)


def _restore_dice(position: Position, fields: PositionFields) -> None:
    """The supply holds whatever dice nobody has."""
    for seat, words in enumerate(_rows(fields, "dice", position.seats)):
        for word in words:
            if word not in _DICE:
                raise fields.refusal("dice")
            colour, value = _DICE[word]
            if len(values(position.dice[4 * seat + colour])) == 6:
                raise fields.refusal("dice")
            position.dice[4 * seat + colour] += DIE[value]
            position.supply[colour] -= 1
    for seat, words in enumerate(_rows(fields, "cups", position.seats)):
        for word in words:
            colour = _element(fields, "cups", word)
            if colour not in COLOURS:
                raise fields.refusal("cups")
            position.cups[4 * seat + colour] += 1
            position.supply[colour] -= 1
    if fields.has("supply"):
        supply = PositionFields(fields.mapping("supply"))
        if [supply.integer(ELEMENT_WORDS[c]) for c in COLOURS] != position.supply:
            raise BadPosition("five_seals-dice-miscounted")


def _restore_rows(position: Position, fields: PositionFields) -> None:
    """A Binding scroll that is not mentioned lies face up."""
    ready = _rows(fields, "ready", position.seats)
    spent = _rows(fields, "spent", position.seats)
    for seat in range(position.seats):
        position.ready[seat] = _scrolls(fields, "ready", ready[seat])
        position.spent[seat] = _scrolls(fields, "spent", spent[seat])
        if BINDING not in position.ready[seat] + position.spent[seat]:
            position.ready[seat] = within(position.ready[seat], BINDING)


def _restore_turn(position: Position, fields: PositionFields) -> None:
    seats = position.seats
    phase = fields.text("phase") if fields.has("phase") else "turn"
    if phase not in PHASES:
        raise fields.refusal("phase")
    position.phase = PHASES.index(phase)
    position.round = fields.int_in("round", 0, 10000) if fields.has("round") else 1
    position.first = fields.int_in("first", 0, seats - 1) if fields.has("first") else 0
    position.quiet = fields.int_in("quiet", 0, 2) if fields.has("quiet") else 0
    position.broken = fields.has("broken") and fields.truth("broken")
    if position.phase == OVER:
        position.turn, position.decider = NOBODY, NOBODY
    else:
        position.turn = fields.int_in("turn", 0, seats - 1) if fields.has("turn") else 0
        decides = fields.has("decider")
        position.decider = fields.int_in("decider", 0, seats - 1) if decides else position.turn
    for seat in fields.ints("done") if fields.has("done") else []:
        if not 0 <= seat < seats:
            raise fields.refusal("done")
        position.done |= 1 << seat
    if position.phase == DRAFT and position.round:
        position.done |= 1 << position.decider


def _restore_step(position: Position, fields: PositionFields) -> None:
    """What the steps of a spell remember."""
    phase = position.phase
    if phase in SPELL_OF_PHASE:
        position.casting = _known(fields, "casting", KNOWN_SCROLLS, fields.text("casting"))
        lies_there = any(position.casting in row for row in position.spent)
        if position.casting // 5 != SPELL_OF_PHASE[phase] or not lies_there:
            raise fields.refusal("casting")
    if phase in SECOND_PLACES:
        position.chosen = _spot(position, fields.text("chosen"))
        if not position.lying[position.chosen]:
            raise fields.refusal("chosen")
    elif phase == ABSORB:
        position.chosen = _known(fields, "chosen", TOKEN_WORDS, fields.text("chosen"))
    elif phase == LOWER:
        position.chosen = _element(fields, "chosen", fields.text("chosen"))


def _mapping(fields: PositionFields, field: str) -> PlainDict:
    return fields.mapping(field) if fields.has(field) else {}


def _row(fields: PositionFields, field: str, seats: int) -> list[Plain]:
    row = fields.items(field)
    if len(row) != seats:
        raise fields.refusal(field)
    return row


def _rows(fields: PositionFields, field: str, seats: int) -> list[list[str]]:
    """A list of words for each seat; for everybody an empty one if it is left out."""
    if not fields.has(field):
        return [[] for _ in range(seats)]
    rows: list[list[str]] = []
    for row in _row(fields, field, seats):
        rows.append(PositionFields({field: row}).texts(field))
    return rows


def _scrolls(fields: PositionFields, field: str, words: list[str]) -> tuple[int, ...]:
    return tuple(sorted(_known(fields, field, KNOWN_SCROLLS, word) for word in words))


def _known(fields: PositionFields, field: str, known: dict[str, int], word: Plain) -> int:
    if not isinstance(word, str):
        raise fields.refusal(field)
    if word not in known:
        raise BadPosition("five_seals-no-such-piece", {"field": field, "piece": word})
    return known[word]


def _element(fields: PositionFields, field: str, word: str) -> int:
    if word not in ELEMENT_WORDS:
        raise fields.refusal(field)
    return ELEMENT_WORDS.index(word)


def _spot(position: Position, word: Plain) -> int:
    if not isinstance(word, str) or word not in position.dungeon.known:
        raise BadPosition("five_seals-no-such-spot", {"spot": str(word)})
    return position.dungeon.known[word]
