"""A position from plain data. What may be left out has the plainest value that fits.

What is written is read here; whether it can lie on a table is for ``validate`` to say.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from conclave.core.fields import PositionFields, impossible
from conclave.core.options import position_options
from conclave.core.plain import Plain, PlainDict
from conclave.core.state import NOBODY
from conclave.games.five_seals.box.codes import BINDING, KNOWN_SCROLLS, SCROLL, TOKEN_WORDS
from conclave.games.five_seals.box.dice import DIE, KNOWN_DICE, count
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import (
    COLOURS,
    DICE,
    ELEMENT_WORDS,
    FEWEST_SEATS,
    MOST_SEATS,
)
from conclave.games.five_seals.notation.validate import validate
from conclave.games.five_seals.notation.validate_turn import (
    AFTER_A_BREAK,
    validate_step,
    validate_turn,
    was_sent,
)
from conclave.games.five_seals.rules.phases import DRAFT, OVER
from conclave.games.five_seals.rules.setup import clear_table, look_around
from conclave.games.five_seals.rules.spells.book import CASTING, PHASES, STEPS
from conclave.games.five_seals.rules.spells.spell import A_COLOUR, A_SPOT, A_TOKEN, NO_CHOICE
from conclave.games.five_seals.rules.state import Table, within
from conclave.games.five_seals.rules.variant import OPTIONS, Variant

P = TypeVar("P", bound=Table)

FIELDS: Final = (
    *("seats", "options", "circle", "round", "first", "turn", "decider", "phase", "casting"),
    *("chosen", "quiet", "broken", "seals", "gone", "scrolls", "mages", "familiars", "guardians"),
    *("dice", "cups", "supply", "ready", "spent", "absorbed", "done"),
)
MOST_ROUNDS: Final = 10000


def restore(dumped: Plain, make: Callable[[int, Variant, int], P]) -> P:
    fields = PositionFields(dumped)
    fields.only(FIELDS)
    table = _restore_variant(fields, make)
    clear_table(table)
    _restore_phase(table, fields)
    _restore_board(table, fields)
    _restore_dice(table, fields)
    _restore_rows(table, fields)
    _restore_turn(table, fields)
    _restore_step(table, fields)
    look_around(table)
    validate(table)
    validate_turn(table)
    for spot in range(table.dungeon.starts, table.dungeon.boxes):
        table.clear(spot)
    validate_step(table)
    return table


def _restore_variant(fields: PositionFields, make: Callable[[int, Variant, int], P]) -> P:
    """The field ``circle`` stands in for the option; where that is random it must be there."""
    seats = fields.seats(FEWEST_SEATS, MOST_SEATS)
    options = position_options(OPTIONS, fields)
    circle = fields.int_in("circle", 1, 4) if fields.has("circle") else 0
    if circle and not (fields.has("options") and "circle" in fields.mapping("options")):
        options["circle"] = circle
    variant = Variant(seats, options)
    if not circle and not variant.circle:
        raise impossible("circle", "five_seals-which-circle")
    if circle and variant.circle not in (0, circle):
        raise impossible("circle", "five_seals-two-circles", {"option": variant.circle})
    return make(seats, variant, circle or variant.circle)


def _restore_phase(table: Table, fields: PositionFields) -> None:
    phase = fields.text("phase") if fields.has("phase") else "turn"
    if phase not in PHASES:
        names = ", ".join(PHASES)
        raise impossible("phase", "five_seals-no-such-phase", {"phase": phase[:40], "names": names})
    table.phase = PHASES.index(phase)
    table.quiet = fields.int_in("quiet", 0, 2) if fields.has("quiet") else 0
    table.round = fields.int_in("round", 0, MOST_ROUNDS) if fields.has("round") else 1 + table.quiet


def _restore_board(table: Table, fields: PositionFields) -> None:
    for place, token in _mapping(fields, "seals").items():
        field = f"seals.{place[:40]}"
        spot = _spot(table, field, place)
        if not table.dungeon.starts <= spot < table.dungeon.boxes:
            raise impossible(field, "five_seals-no-doorway")
        table.lying[spot] = _known(field, TOKEN_WORDS, token)
    for place, scroll in _mapping(fields, "scrolls").items():
        field = f"scrolls.{place[:40]}"
        spot = _spot(table, field, place)
        if spot < table.dungeon.boxes:
            raise impossible(field, "five_seals-no-box")
        table.lying[spot] = SCROLL + _known(field, KNOWN_SCROLLS, scroll)
    for seat, mage in enumerate(_row(fields, "mages", table.seats)):
        table.mages[seat] = _spot(table, f"mages.{seat}", mage)
    for seat, familiar in enumerate(_row(fields, "familiars", table.seats)):
        if familiar is not None:
            table.familiars[seat] = _spot(table, f"familiars.{seat}", familiar)
    for word, watched in _mapping(fields, "guardians").items():
        field = f"guardians.{word[:40]}"
        table.guardians[_element(field, word)] = _spot(table, field, watched)
    for word, token in _mapping(fields, "absorbed").items():
        field = f"absorbed.{word[:40]}"
        table.absorbed[_element(field, word)] = _known(field, TOKEN_WORDS, token)


def _restore_dice(table: Table, fields: PositionFields) -> None:
    """The supply holds whatever dice nobody has."""
    for seat, words in enumerate(_rows(fields, "dice", table.seats)):
        for word in words:
            if word not in KNOWN_DICE:
                raise impossible(f"dice.{seat}", "five_seals-no-such-die", {"die": word[:40]})
            colour, value = KNOWN_DICE[word]
            if count(table.dice[4 * seat + colour]) == DICE:
                raise impossible(f"dice.{seat}", "five_seals-dice-miscounted")
            table.dice[4 * seat + colour] += DIE[value]
            table.supply[colour] -= 1
    for seat, words in enumerate(_rows(fields, "cups", table.seats)):
        for word in words:
            colour = _element(f"cups.{seat}", word)
            if colour not in COLOURS:
                raise impossible(f"cups.{seat}", "five_seals-no-such-colour", {"colour": word})
            table.cups[4 * seat + colour] += 1
            table.supply[colour] -= 1
    if fields.has("supply"):
        supply = PositionFields(fields.mapping("supply"))
        supply.only(ELEMENT_WORDS[:4])
        for colour in COLOURS:
            if supply.integer(ELEMENT_WORDS[colour]) != table.supply[colour]:
                raise impossible(f"supply.{ELEMENT_WORDS[colour]}", "five_seals-dice-miscounted")


def _restore_rows(table: Table, fields: PositionFields) -> None:
    """A Binding scroll that is not mentioned lies face down if the familiar can only have been sent
    by it, and face up otherwise."""
    ready = _rows(fields, "ready", table.seats)
    spent = _rows(fields, "spent", table.seats)
    for seat in range(table.seats):
        table.ready[seat] = _scrolls(f"ready.{seat}", ready[seat])
        table.spent[seat] = _scrolls(f"spent.{seat}", spent[seat])
        if BINDING not in table.ready[seat] + table.spent[seat]:
            if table.familiars[seat] == NOWHERE or was_sent(table, seat):
                table.ready[seat] = within(table.ready[seat], BINDING)
            else:
                table.spent[seat] = within(table.spent[seat], BINDING)


def _restore_turn(table: Table, fields: PositionFields) -> None:
    last = table.seats - 1
    table.first = fields.int_in("first", 0, last) if fields.has("first") else 0
    if table.phase == OVER:
        for field in ("turn", "decider"):
            if fields.has(field) and fields.integer(field) != NOBODY:
                raise impossible(field, "five_seals-nobodys-turn")
        table.turn, table.decider = NOBODY, NOBODY
    else:
        table.turn = fields.int_in("turn", 0, last) if fields.has("turn") else 0
        decides = fields.has("decider")
        table.decider = fields.int_in("decider", 0, last) if decides else table.turn
    table.done = _done(table, fields)
    follows = PHASES[table.phase] in AFTER_A_BREAK
    table.broken = fields.truth("broken") if fields.has("broken") else follows
    absorbs = table.phase in STEPS and STEPS[table.phase].remembers == A_TOKEN
    circles = table.dungeon.boxes - table.dungeon.starts
    table.gone = fields.int_in("gone", 0, circles) if fields.has("gone") else int(absorbs)


def _done(table: Table, fields: PositionFields) -> int:
    """A seat that takes dice for the next round is done with this one."""
    done = 0
    if fields.has("done"):
        for seat in fields.ints_in("done", len(fields.items("done")), 0, table.seats - 1):
            if done >> seat & 1:
                raise impossible("done", "five_seals-done-twice", {"number": seat})
            done |= 1 << seat
    elif table.phase == OVER:
        done = (1 << table.seats) - 1
    if table.phase == DRAFT and table.round:
        done |= 1 << table.decider
    return done


def _restore_step(table: Table, fields: PositionFields) -> None:
    """What the steps of a spell remember."""
    phase = table.phase
    if phase in CASTING:
        table.casting = _known("casting", KNOWN_SCROLLS, fields.text("casting"))
    elif fields.has("casting") and fields.data["casting"] is not None:
        raise impossible("casting", "five_seals-nothing-cast", {"phase": PHASES[phase]})
    remembers = STEPS[phase].remembers if phase in STEPS else NO_CHOICE
    if remembers == A_SPOT:
        table.chosen = _spot(table, "chosen", fields.text("chosen"))
    elif remembers == A_TOKEN:
        table.chosen = _known("chosen", TOKEN_WORDS, fields.text("chosen"))
    elif remembers == A_COLOUR:
        table.chosen = _element("chosen", fields.text("chosen"))
    elif fields.has("chosen") and fields.data["chosen"] is not None:
        raise impossible("chosen", "five_seals-nothing-chosen", {"phase": PHASES[phase]})


def _mapping(fields: PositionFields, field: str) -> PlainDict:
    return fields.mapping(field) if fields.has(field) else {}


def _row(fields: PositionFields, field: str, seats: int) -> list[Plain]:
    """Something for each seat, or nothing for anybody if it is left out."""
    if not fields.has(field):
        return []
    row = fields.items(field)
    if len(row) != seats:
        raise impossible(field, "five_seals-one-for-each-seat", {"count": len(row), "seats": seats})
    return row


def _rows(fields: PositionFields, field: str, seats: int) -> list[list[str]]:
    """A list of words for each seat; for everybody an empty one if it is left out."""
    if not fields.has(field):
        return [[] for _ in range(seats)]
    rows: list[list[str]] = []
    for seat, row in enumerate(_row(fields, field, seats)):
        rows.append(PositionFields({f"{field}.{seat}": row}).texts(f"{field}.{seat}"))
    return rows


def _scrolls(field: str, words: list[str]) -> tuple[int, ...]:
    return tuple(sorted([_known(field, KNOWN_SCROLLS, word) for word in words]))


def _known(field: str, known: dict[str, int], word: Plain) -> int:
    if not isinstance(word, str):
        raise PositionFields({}).refusal(field)
    if word not in known:
        raise impossible(field, "five_seals-no-such-piece", {"piece": word[:40]})
    return known[word]


def _element(field: str, word: str) -> int:
    if word not in ELEMENT_WORDS:
        raise impossible(field, "five_seals-no-such-element", {"element": word[:40]})
    return ELEMENT_WORDS.index(word)


def _spot(table: Table, field: str, word: Plain) -> int:
    if not isinstance(word, str):
        raise PositionFields({}).refusal(field)
    if word not in table.dungeon.known:
        raise impossible(field, "five_seals-no-such-spot", {"spot": word[:40]})
    return table.dungeon.known[word]
