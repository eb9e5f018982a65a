"""What was seen of the round's cards, from plain data."""

from typing import Final

from conclave.core.fields import impossible
from conclave.games.twelve_missions.box.cards import ALL, CARDS, NONE
from conclave.games.twelve_missions.notation.fields import MissionFields
from conclave.games.twelve_missions.rules.deal import start_fact
from conclave.games.twelve_missions.rules.facts import (
    ASKED_FOR,
    BARRED,
    DRAWN_UP,
    GAVE_BACK,
    HANDED,
    HOLDS,
    LEFT,
    LOOKED,
    PLAYED,
    PUT_BACK,
    SHOWN,
    START,
    SWAPPED,
    TAKEN_UP,
    UNKNOWN,
    WENT_ROUND,
    Fact,
)
from conclave.games.twelve_missions.rules.phases import EXPLORE
from conclave.games.twelve_missions.rules.state import Table

MOST_FACTS: Final = 200
"""A round has 32 plays at most, and few facts for each."""

# What follows the kind: s a seat, c a card, m a mask, k a colour, t a trick, n a number; a capital
# letter if it may be UNKNOWN.
SHAPES: Final = {
    PLAYED: "sc",
    BARRED: "sm",
    DRAWN_UP: "s",
    LOOKED: "stC",
    PUT_BACK: "stC",
    ASKED_FOR: "sskC",
    GAVE_BACK: "ssC",
    SWAPPED: "ssMM",
    HANDED: "ssMn",
    TAKEN_UP: "",
    LEFT: "sn",
    SHOWN: "c",
    HOLDS: "sm",
}
HIGHEST: Final = {"c": CARDS - 1, "m": ALL, "k": 3, "t": 7, "n": CARDS}


def restore_facts(table: Table, fields: MissionFields) -> None:
    """What was seen; if left out, nothing but what lies open now, and that an Explorer looks."""
    if not fields.has("facts"):
        table.facts = [start_fact(table)]
        if table.phase == EXPLORE and table.drawn != NONE:
            table.facts.append((LOOKED, table.turn, len(table.piles) - 1, table.drawn))
        return
    table.facts = [tuple(fact) for fact in fields.int_lists("facts")]
    if not 0 < len(table.facts) <= MOST_FACTS:
        raise impossible("facts", "twelve_missions-facts-begin")
    for at, fact in enumerate(table.facts):
        begins = fact[:1] == (START,)
        if begins != (at == 0):
            raise impossible(f"facts.{at}", "twelve_missions-facts-begin")
        if not _well_formed(fact, table.seats):
            raise impossible(f"facts.{at}", "twelve_missions-fact-form")
    if sum(table.facts[0][1:]) > CARDS:
        raise impossible("facts.0", "twelve_missions-facts-begin")


def _well_formed(fact: Fact, seats: int) -> bool:
    """Whether data that somebody wrote has the form of a fact."""
    if not fact:
        return False
    shape = SHAPES.get(fact[0])
    if fact[0] == START:
        shape = "n" * (3 * seats + 1)
    elif fact[0] == WENT_ROUND:
        shape = "M" * seats
    if shape is None or len(fact) != len(shape) + 1:
        return False
    for number, letter in zip(fact[1:], shape, strict=True):
        lowest = UNKNOWN if letter.isupper() else 0
        highest = seats - 1 if letter == "s" else HIGHEST[letter.lower()]
        if not lowest <= number <= highest:
            return False
    return True
