"""Whether what lies on a table can lie there: the counts of the box, and where figures stand."""

from collections import Counter

from conclave.core.errors import BadPosition
from conclave.games.five_seals.box.codes import (
    ABSORPTION,
    BINDING,
    SCROLL,
    SCROLL_WORDS,
    circle_of,
    circle_scrolls,
    scroll_of,
)
from conclave.games.five_seals.box.dice import values
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import COLOURS, ELEMENT_WORDS, TOKENS
from conclave.games.five_seals.rules.phases import DRAFT, OVER
from conclave.games.five_seals.rules.state import Table


def check(table: Table) -> None:
    _check_tokens(table)
    _check_scrolls(table)
    if any(left < 0 for left in table.supply):
        raise BadPosition("five_seals-dice-miscounted")
    _check_absorbed(table)
    _check_figures(table)
    _check_rounds(table)


def tokens(table: Table) -> Counter[int]:
    """The seal tokens on the board and on Absorption scrolls."""
    things = [thing for thing in table.lying if 0 < thing < SCROLL]
    return Counter(things + [token for token in table.absorbed if token])


def scrolls(table: Table) -> Counter[int]:
    """The scrolls on the board and in front of the seats."""
    lying = [thing - SCROLL for thing in table.lying if thing >= SCROLL]
    for row in table.ready + table.spent:
        lying += row
    return Counter(lying)


def dice(table: Table) -> list[int]:
    """How many dice of each colour there are, wherever they are (F6)."""
    return [
        table.supply[colour]
        + sum(table.cups[colour::4])
        + sum(len(values(handful)) for handful in table.dice[colour::4])
        for colour in COLOURS
    ]


def _check_tokens(table: Table) -> None:
    for token, count in tokens(table).items():
        if count > TOKENS[token % 8]:
            word = f"{ELEMENT_WORDS[token // 8]}.{token % 8}"
            raise BadPosition(
                "five_seals-too-many",
                {"piece": word, "count": count, "most": TOKENS[token % 8]},
            )


def _check_scrolls(table: Table) -> None:
    for seat in range(table.seats):
        if (table.ready[seat] + table.spent[seat]).count(BINDING) != 1:
            raise BadPosition("five_seals-one-binding", {"number": seat})
    box = Counter(circle_scrolls(1) + circle_scrolls(table.circle) + [BINDING] * table.seats)
    for scroll, count in scrolls(table).items():
        if not box[scroll]:
            _refuse_circle(table, SCROLL_WORDS[scroll], circle_of(scroll))
        if count > box[scroll]:
            raise BadPosition(
                "five_seals-too-many",
                {"piece": SCROLL_WORDS[scroll], "count": count, "most": box[scroll]},
            )
    if BINDING + SCROLL in table.lying:
        raise BadPosition("five_seals-wrong-place", {"spot": SCROLL_WORDS[BINDING]})


def _refuse_circle(table: Table, piece: str, circle: int) -> None:
    raise BadPosition(
        "five_seals-other-circle", {"piece": piece, "circle": circle, "played": table.circle}
    )


def _check_absorbed(table: Table) -> None:
    """F25: a token lies on an Absorption scroll that somebody has."""
    for element, token in enumerate(table.absorbed):
        if not token:
            continue
        scroll = scroll_of(ABSORPTION, element)
        if table.circle != circle_of(scroll):
            _refuse_circle(table, SCROLL_WORDS[scroll], circle_of(scroll))
        if not any(scroll in row for row in table.ready + table.spent):
            raise BadPosition("five_seals-nobody-has", {"scroll": SCROLL_WORDS[scroll]})


def _check_figures(table: Table) -> None:
    """A mage stands on an empty spot, a familiar there too or (circle IV) on a token, a guardian on
    a scroll of its element, and nobody shares a spot but a mage and its own familiar."""
    owners: dict[int, int] = {}
    for seat in range(table.seats):
        mage, familiar = table.mages[seat], table.familiars[seat]
        for spot in {mage, familiar} - {NOWHERE}:
            if owners.setdefault(spot, seat) != seat:
                raise BadPosition("five_seals-spot-taken", {"spot": table.dungeon.words[spot]})
        sent = familiar != NOWHERE and table.lying[familiar] != 0
        if table.lying[mage] or (sent and (table.circle != 4 or table.lying[familiar] >= SCROLL)):
            spot = mage if table.lying[mage] else familiar
            raise BadPosition("five_seals-spot-taken", {"spot": table.dungeon.words[spot]})
    for element, spot in enumerate(table.guardians):
        if spot != NOWHERE:
            if table.circle != 4:
                _refuse_circle(table, f"guardian.{ELEMENT_WORDS[element]}", 4)
            thing = table.lying[spot]
            if thing < SCROLL or (thing - SCROLL) % 5 != element:
                raise BadPosition("five_seals-wrong-place", {"spot": table.dungeon.words[spot]})


def _check_rounds(table: Table) -> None:
    """F13: for whom the round is over, scrolls are face up, the familiar is home, and dice wait in
    the cup; for the others they are rolled."""
    for seat in range(table.seats):
        places = range(4 * seat, 4 * seat + 4)
        rolled = any(table.dice[place] for place in places)
        waiting = any(table.cups[place] for place in places)
        if table.done >> seat & 1 or not table.round:
            home = table.familiars[seat] == NOWHERE and not table.spent[seat]
            if rolled or not home:
                raise BadPosition("five_seals-round-is-over", {"number": seat})
        elif waiting:
            raise BadPosition("five_seals-round-goes-on", {"number": seat})
    if table.phase == OVER:
        return
    if table.phase == DRAFT:
        if any(table.cups[4 * table.decider : 4 * table.decider + 4]):
            raise BadPosition("position-bad-field", {"field": "cups"})
        if table.decider == table.turn:
            return
    if not table.round or table.done >> table.turn & 1:
        raise BadPosition("position-bad-field", {"field": "turn"})
    if table.phase != DRAFT and table.done >> table.decider & 1:
        raise BadPosition("position-bad-field", {"field": "decider"})
