"""Whether a turn can have come this far: the round, who is asked, and what a step remembers."""

from typing import Final

from conclave.core.errors import Parameters
from conclave.core.fields import impossible
from conclave.games.five_seals.box.codes import (
    BINDING,
    DISPATCH,
    GUARDIAN,
    SCROLL_WORDS,
    scroll_of,
)
from conclave.games.five_seals.box.dice import above
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import CONFLICT, DRAFTED, ELEMENT_WORDS, MIND
from conclave.games.five_seals.rules.moves import CHOOSE
from conclave.games.five_seals.rules.phases import DRAFT, OVER
from conclave.games.five_seals.rules.round import is_last_round
from conclave.games.five_seals.rules.spells.book import BOOK, CASTING, PHASES, STEPS
from conclave.games.five_seals.rules.spells.conflict import LOWER_NONE
from conclave.games.five_seals.rules.spells.spell import A_COLOUR, A_SPOT, colours_of
from conclave.games.five_seals.rules.state import Table

_GIVE: Final = PHASES.index("give")
AFTER_A_BREAK: Final = ("absorb", "speed-free")
"""The phases that follow a break in the same turn."""


def validate_turn(table: Table) -> None:
    for seat in range(table.seats):
        if sum(table.cups[4 * seat : 4 * seat + 4]) > DRAFTED:
            raise impossible(f"cups.{seat}", "five_seals-cup-too-full", {"most": DRAFTED})
    if not table.round:
        _check_first_dice(table)
        return
    if table.quiet >= table.round:
        raise impossible("quiet", "five_seals-too-quiet", {"round": table.round})
    for seat in range(table.seats):
        _check_seat(table, seat)
    _check_guards(table)
    if table.phase == OVER:
        _check_end(table)
    elif table.phase == DRAFT:
        _check_draft(table)
    else:
        _check_decider(table)


def _check_first_dice(table: Table) -> None:
    """F7: before the first round dice are taken in turn, and nothing else has happened."""
    if table.phase != DRAFT:
        raise impossible("phase", "five_seals-first-dice")
    if table.decider != table.turn:
        raise impossible("decider", "five_seals-decides", {"number": table.turn})
    before = (table.turn - table.first) % table.seats
    taken = [(table.first + place) % table.seats for place in range(before)]
    if table.done != sum([1 << seat for seat in taken]):
        raise impossible("done", "five_seals-dice-in-turn")
    for seat in range(table.seats):
        dice = sum(table.cups[4 * seat : 4 * seat + 4])
        if dice != (DRAFTED if seat in taken else 0):
            raise impossible(f"cups.{seat}", "five_seals-dice-in-turn")
        for field, fits in (
            (f"dice.{seat}", not table.has_dice(seat)),
            (f"mages.{seat}", table.mages[seat] < table.dungeon.starts),
            (f"familiars.{seat}", table.familiars[seat] == NOWHERE),
            (f"ready.{seat}", table.ready[seat] == (BINDING,)),
            (f"spent.{seat}", not table.spent[seat]),
        ):
            if not fits:
                raise impossible(field, "five_seals-not-begun")
    for field, begun in (
        ("gone", table.gone > 0),
        ("quiet", table.quiet > 0),
        ("broken", table.broken),
        ("guardians", max(table.guardians) != NOWHERE),
        ("absorbed", any(table.absorbed)),
    ):
        if begun:
            raise impossible(field, "five_seals-not-begun")


def _check_seat(table: Table, seat: int) -> None:
    """F13: for whom the round is over, scrolls are face up, the familiar is home, and dice wait in
    the cup; for the others they are rolled."""
    if not table.done >> seat & 1:
        if any(table.cups[4 * seat : 4 * seat + 4]):
            raise impossible(f"cups.{seat}", "five_seals-round-goes-on", {"number": seat})
        if table.familiars[seat] != NOWHERE and not was_sent(table, seat):
            raise impossible(f"familiars.{seat}", "five_seals-not-sent")
        return
    for field, fits in (
        (f"dice.{seat}", not table.has_dice(seat)),
        (f"familiars.{seat}", table.familiars[seat] == NOWHERE),
        (f"spent.{seat}", not table.spent[seat]),
    ):
        if not fits:
            raise impossible(field, "five_seals-round-is-over", {"number": seat})


def was_sent(table: Table, seat: int) -> bool:
    """F17, F33: by Binding or Dispatch, which lies face down as long as the familiar is out; onto a
    token only by Dispatch of its colour."""
    spent, under = table.spent[seat], table.lying[table.familiars[seat]]
    if not under:
        return BINDING in spent or any(scroll // 5 == DISPATCH for scroll in spent)
    return any(scroll_of(DISPATCH, element) in spent for element in (under // 8, MIND))


def _check_guards(table: Table) -> None:
    """F36: somebody has the scroll that a guardian was sent by."""
    for element, spot in enumerate(table.guardians):
        scroll = scroll_of(GUARDIAN, element)
        if spot != NOWHERE and not any(scroll in row for row in table.ready + table.spent):
            field = f"guardians.{ELEMENT_WORDS[element]}"
            raise impossible(field, "five_seals-nobody-guards", {"scroll": SCROLL_WORDS[scroll]})


def _check_end(table: Table) -> None:
    """F14, F15: the game ends with a round."""
    if table.done != (1 << table.seats) - 1:
        raise impossible("done", "five_seals-over-for-all")
    if not is_last_round(table):
        raise impossible("phase", "five_seals-goes-on", {"fewest": table.variant.fewest_sixes})


def _check_draft(table: Table) -> None:
    """F13: dice are taken at the end of one's turn or, by the victim of a theft, in the thief's."""
    decider, turn = table.decider, table.turn
    if any(table.cups[4 * decider : 4 * decider + 4]):
        raise impossible(f"cups.{decider}", "five_seals-takes-dice", {"number": decider})
    if not any(table.supply):
        raise impossible("phase", "five_seals-nothing-to-ask", {"phase": PHASES[DRAFT]})
    if table.done == (1 << table.seats) - 1 and is_last_round(table):
        raise impossible("phase", "five_seals-no-more-dice")
    if decider == turn:
        return
    if table.done >> turn & 1:
        raise impossible("turn", "five_seals-turn-is-over", {"number": turn})
    if table.circle != CONFLICT or not table.has_dice(turn) or not _may_have_stolen(table):
        raise impossible("decider", "five_seals-decides", {"number": turn})


def _may_have_stolen(table: Table) -> bool:
    """F31, F32: by Theft, or by Exploitation of somebody's. The victim's own is face up again."""
    cast = [BOOK[scroll].word for scroll in table.spent[table.turn]]
    return "theft" in cast or "exploitation" in cast


def _check_decider(table: Table) -> None:
    """F31: only the victim of a theft is asked in another's turn."""
    turn, decider = table.turn, table.decider
    if table.done >> turn & 1:
        raise impossible("turn", "five_seals-turn-is-over", {"number": turn})
    if table.phase == _GIVE:
        if decider not in table.rivals():
            raise impossible("decider", "five_seals-robs", {"number": turn})
    elif decider != turn:
        raise impossible("decider", "five_seals-decides", {"number": turn})


def validate_step(table: Table) -> None:
    """Whether the step of a spell is asked like this. It needs the doorways that are open."""
    phase = table.phase
    if phase not in STEPS:
        return
    step = STEPS[phase]
    if phase in CASTING:
        _check_casting(table)
    if step.remembers == A_SPOT:
        if (CHOOSE, table.chosen) not in CASTING[phase].first_choices(table):
            raise impossible("chosen", "five_seals-can-not-choose")
    elif step.remembers == A_COLOUR:
        _check_colour(table)
    if PHASES[phase] in AFTER_A_BREAK:
        _check_break(table)
    found = table.legal()
    if len(found) < step.fewest or found == [LOWER_NONE]:
        raise impossible("phase", "five_seals-nothing-to-ask", {"phase": PHASES[phase]})


def _check_casting(table: Table) -> None:
    """F9, F32: it lies face down before whoever casts it, or before somebody it was lent by."""
    scroll, turn = table.casting, table.turn
    spell = BOOK[scroll]
    if spell is not CASTING[table.phase]:
        word = CASTING[table.phase].word
        raise impossible("casting", "five_seals-other-spell", {"spell": word})
    if scroll in table.spent[turn]:
        return
    used = [other for other in table.spent[turn] if BOOK[other].word == "exploitation"]
    lent = any(scroll in table.spent[seat] for seat in table.rivals())
    if not (spell.is_lent and lent and any(other % 5 == scroll % 5 for other in used)):
        named: Parameters = {"scroll": SCROLL_WORDS[scroll], "number": turn}
        raise impossible("casting", "five_seals-not-cast", named)


def _check_colour(table: Table) -> None:
    """F29: the colour of the scroll was raised, and a raised die shows at least 2; or none was."""
    colour = table.chosen
    if colour == MIND:
        return
    raised = above(table.dice[4 * table.turn + colour], 1)
    if colour not in colours_of(table.casting) or not raised:
        raise impossible("chosen", "five_seals-not-raised")


def _check_break(table: Table) -> None:
    """F12, F17, F37: a seal was just broken, and the mage stands where it was; in a doorway it may
    be the familiar, but not if the mage is in the middle of a spell."""
    if not table.broken:
        raise impossible("broken", "five_seals-just-broken")
    mage, familiar = table.mages[table.turn], table.familiars[table.turn]
    doorways = range(table.dungeon.starts, table.dungeon.boxes)
    if table.phase in CASTING:
        fits = mage >= table.dungeon.starts
    else:
        fits = mage in doorways or familiar in doorways
    if not fits:
        raise impossible(f"mages.{table.turn}", "five_seals-stands-elsewhere")
