"""Whether what lies on a table can lie there: the counts of the box, and where figures stand."""

from collections import Counter

from conclave.core.errors import BadPosition, Parameters
from conclave.core.fields import impossible
from conclave.games.five_seals.box.codes import (
    ABSORPTION,
    BINDING,
    CIRCLE_OF,
    NOTHING,
    SCROLL,
    SCROLL_WORDS,
    STRENGTH_OF,
    circle_scrolls,
    scroll_of,
    token_word,
)
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import (
    COLOURS,
    ELEMENT_WORDS,
    MIND,
    MOVEMENT,
    STRENGTHS,
    TOKENS,
)
from conclave.games.five_seals.rules.spells.book import BOOK, STEPS
from conclave.games.five_seals.rules.spells.spell import A_TOKEN
from conclave.games.five_seals.rules.state import Table


def validate(table: Table) -> None:
    _check_tokens(table)
    _check_scrolls(table)
    _check_rows(table)
    _check_strengths(table)
    for colour in COLOURS:
        if table.supply[colour] < 0:
            raise impossible("dice", "five_seals-dice-miscounted")
    _check_absorbed(table)
    for seat in range(table.seats):
        _check_figures(table, seat)
    _check_guardians(table)


def _check_tokens(table: Table) -> None:
    """F2, F6: the box has a number of each kind, and one token was laid in each doorway."""
    tokens = [thing for thing in table.lying if 0 < thing < SCROLL]
    tokens += [token for token in table.absorbed if token]
    room = table.dungeon.boxes - table.dungeon.starts - len(tokens)
    if table.gone > room:
        raise impossible("gone", "five_seals-too-many-gone", {"count": table.gone, "most": room})
    if table.phase in STEPS and STEPS[table.phase].remembers == A_TOKEN:
        tokens.append(table.chosen)
        if not table.gone:
            raise impossible("gone", "five_seals-none-gone")
    for token, count in Counter(tokens).items():
        if count > TOKENS[token % 8]:
            raise _too_many("seals", token_word(token), count, TOKENS[token % 8])


def _check_scrolls(table: Table) -> None:
    """F2: one Binding each, and the scrolls of the basic circle and of the one that is played."""
    box = Counter(circle_scrolls(1) + circle_scrolls(table.circle))
    found: Counter[int] = Counter()
    for field, scroll in _all_scrolls(table):
        found[scroll] += 1
        if scroll == BINDING:
            if field.startswith("scrolls"):
                raise impossible(field, "five_seals-binding-in-a-box")
        elif not box[scroll]:
            raise _other_circle(table, field, SCROLL_WORDS[scroll], CIRCLE_OF[scroll])
        elif found[scroll] > box[scroll]:
            raise _too_many(field, SCROLL_WORDS[scroll], found[scroll], box[scroll])
    for seat in range(table.seats):
        if (table.ready[seat] + table.spent[seat]).count(BINDING) != 1:
            raise impossible(f"ready.{seat}", "five_seals-one-binding")


def _check_rows(table: Table) -> None:
    """F22: what is never cast never lies face down."""
    for seat, row in enumerate(table.spent):
        for scroll in row:
            if not BOOK[scroll].is_cast:
                named: Parameters = {"scroll": SCROLL_WORDS[scroll]}
                raise impossible(f"spent.{seat}", "five_seals-never-face-down", named)


def _all_scrolls(table: Table) -> list[tuple[str, int]]:
    """Each scroll on the board and in front of the seats, with the field it stands in."""
    scrolls: list[tuple[str, int]] = []
    for spot in range(table.dungeon.boxes, len(table.lying)):
        if table.lying[spot]:
            scrolls.append((f"scrolls.{table.dungeon.words[spot]}", table.lying[spot] - SCROLL))
    for seat in range(table.seats):
        scrolls += [(f"ready.{seat}", scroll) for scroll in table.ready[seat]]
        scrolls += [(f"spent.{seat}", scroll) for scroll in table.spent[seat]]
    return scrolls


def _check_strengths(table: Table) -> None:
    """F6: every box was given a scroll of its strength."""
    for strength, niches in enumerate(table.dungeon.niches):
        laid = sum([STRENGTH_OF[scroll] == strength for _, scroll in _all_scrolls(table)])
        if laid > len(niches) and strength in STRENGTHS:
            counted: Parameters = {"strength": strength, "count": laid, "most": len(niches)}
            raise impossible("scrolls", "five_seals-too-many-of-a-strength", counted)


def _check_absorbed(table: Table) -> None:
    """F25: a token of its colour lies on an Absorption scroll that somebody has."""
    for element, token in enumerate(table.absorbed):
        if not token:
            continue
        scroll, field = scroll_of(ABSORPTION, element), f"absorbed.{ELEMENT_WORDS[element]}"
        if table.circle != CIRCLE_OF[scroll]:
            raise _other_circle(table, field, SCROLL_WORDS[scroll], CIRCLE_OF[scroll])
        if not any(scroll in row for row in table.ready + table.spent):
            raise impossible(field, "five_seals-nobody-has", {"scroll": SCROLL_WORDS[scroll]})
        if element not in (token // 8, MIND):
            raise impossible(field, "five_seals-wrong-token", {"element": ELEMENT_WORDS[element]})


def _check_figures(table: Table, seat: int) -> None:
    """F5, F12, F17, F33: a mage stands on an empty spot, a familiar too or, in the Circle of
    Movement, on a token. Nobody shares a spot but a mage and its own familiar, and in the hall
    everybody has a start circle."""
    mage, familiar = table.mages[seat], table.familiars[seat]
    if table.lying[mage]:
        raise impossible(f"mages.{seat}", "five_seals-spot-taken")
    under = table.lying[familiar] if familiar != NOWHERE else NOTHING
    if under >= SCROLL or (under and table.circle != MOVEMENT):
        raise impossible(f"familiars.{seat}", "five_seals-spot-taken")
    for field, spot in (("mages", mage), ("familiars", familiar)):
        if spot == NOWHERE:
            continue
        if spot < table.dungeon.starts and spot != seat:
            own = table.dungeon.words[seat]
            raise impossible(f"{field}.{seat}", "five_seals-wrong-start", {"spot": own})
        if spot in table.mages[:seat] + table.familiars[:seat]:
            raise impossible(f"{field}.{seat}", "five_seals-spot-taken")


def _check_guardians(table: Table) -> None:
    """F36: a guardian stands on a scroll of its element."""
    for element, spot in enumerate(table.guardians):
        if spot == NOWHERE:
            continue
        word = ELEMENT_WORDS[element]
        if table.circle != MOVEMENT:
            raise _other_circle(table, f"guardians.{word}", f"guardian.{word}", MOVEMENT)
        thing = table.lying[spot]
        if thing < SCROLL or (thing - SCROLL) % 5 != element:
            raise impossible(f"guardians.{word}", "five_seals-guards-nothing", {"element": word})


def _too_many(field: str, piece: str, count: int, most: int) -> BadPosition:
    return impossible(field, "five_seals-too-many", {"piece": piece, "count": count, "most": most})


def _other_circle(table: Table, field: str, piece: str, circle: int) -> BadPosition:
    return impossible(
        field,
        "five_seals-other-circle",
        {"piece": piece, "circle": circle, "played": table.circle},
    )
