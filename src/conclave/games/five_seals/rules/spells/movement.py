"""The Circle of Movement: circle IV. Ways past seals and figures, and figures in the way.

F40: whoever breaks a seal by one of these spells has ended the turn.
"""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import SEALS
from conclave.games.five_seals.box.dungeon import NOWHERE
from conclave.games.five_seals.box.pieces import ELEMENT_WORDS, MIND
from conclave.games.five_seals.rules.breaking import breaks, pay, take_seal
from conclave.games.five_seals.rules.moves import FREE, GUARD, SEND
from conclave.games.five_seals.rules.spells.spell import (
    BY_NAME,
    NO_WAY,
    Spell,
    SpellStep,
    scrolls_of,
    seals_of,
    tokens_of,
)
from conclave.games.five_seals.rules.state import Table
from conclave.games.five_seals.rules.walking import reach_past


class Dispatch(Spell):
    """F33: the familiar goes to a token of its colour that carries no figure."""

    word = "dispatch"

    def asks(self) -> list[SpellStep]:
        return [SpellStep("dispatch", self.first_choices, self.send)]

    def ways(self, table: Table, scroll: int) -> list[Move]:
        return BY_NAME[scroll] if _bare_tokens(table, scroll) else NO_WAY

    def choices(self, table: Table, scroll: int) -> list[Move]:
        return [(SEND, spot) for spot in _bare_tokens(table, scroll)]

    def send(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        table.move_familiar(table.turn, move[1])
        if told is not None:
            word = table.dungeon.words[move[1]]
            told.append(Event("five_seals-familiar", {"seat": table.turn, "spot": word}))
        table.go_on()


def _bare_tokens(table: Table, scroll: int) -> list[int]:
    """The tokens of its colour (Mind: any) that carry no figure."""
    return [spot for spot in tokens_of(table, scroll) if spot not in table.familiars]


class _Past(Spell):
    """A spell that leads past a doorway, and breaks a seal that could not be reached otherwise."""

    def choices(self, table: Table, scroll: int) -> list[Move]:
        return _beyond(table, self.doorways(table, scroll))

    def doorways(self, table: Table, scroll: int) -> list[int]:
        """Those that the actor may pass, each within reach."""
        raise NotImplementedError

    def pass_on(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        """Past whichever of the doorways leads to the seal; which one makes no difference."""
        doorways = self.doorways(table, table.casting)
        passed = next(doorway for doorway in doorways if move in _beyond(table, [doorway]))
        pay(table, move)
        table.has_broken(take_seal(table, move[1], passed, told))


def _beyond(table: Table, doorways: list[int]) -> list[Move]:
    """The ways to break what the actor can reach past one of the doorways, but not otherwise."""
    if not doorways:
        return NO_WAY
    before, ends = table.reach(table.turn), table.dungeon.ends
    found = breaks(table, reach_past(table, table.turn, doorways))
    return [move for move in found if not ends[move[1]] & before]


class Leap(_Past):
    """F34: over a token of its colour that carries no figure."""

    word = "leap"

    def asks(self) -> list[SpellStep]:
        return [SpellStep("leap", self.first_choices, self.pass_on)]

    def doorways(self, table: Table, scroll: int) -> list[int]:
        reach, ends = table.reach(table.turn), table.dungeon.ends
        return [spot for spot in _bare_tokens(table, scroll) if ends[spot] & reach]


class Teleportation(_Past):
    """F35: past a figure of another seat, to a seal of its colour (Mind: any)."""

    word = "teleportation"

    def asks(self) -> list[SpellStep]:
        return [SpellStep("teleport", self.first_choices, self.pass_on)]

    def choices(self, table: Table, scroll: int) -> list[Move]:
        found, element = _beyond(table, self.doorways(table, scroll)), scroll % 5
        if element == MIND or not found:
            return found
        return [move for move in found if SEALS[table.lying[move[1]]] // 8 == element]

    def doorways(self, table: Table, scroll: int) -> list[int]:
        """Where one figure of another seat stands. Two are one too many."""
        reach, ends = table.reach(table.turn), table.dungeon.ends
        found: list[int] = []
        for seat in range(table.seats):
            mage, familiar = table.mages[seat], table.familiars[seat]
            if seat == table.turn or mage == familiar:
                continue
            for spot in (mage, familiar):
                if spot >= 0 and ends[spot] & reach:
                    found.append(spot)
        return found


class Guardian(Spell):
    """F36: its guardian goes onto a scroll of its element, or off the board."""

    word = "guardian"

    def asks(self) -> list[SpellStep]:
        return [SpellStep("guard", self.first_choices, self.guard)]

    def choices(self, table: Table, scroll: int) -> list[Move]:
        now = table.guardians[scroll % 5]
        found: list[Move] = [(GUARD, spot) for spot in scrolls_of(table, scroll) if spot != now]
        return found if now == NOWHERE else [*found, (GUARD, NOWHERE)]

    def guard(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        element, spot = table.casting % 5, move[1]
        table.move_guardian(element, spot)
        if told is not None:
            word = "off" if spot == NOWHERE else table.dungeon.words[spot]
            params: PlainDict = {"seat": table.turn, "element": ELEMENT_WORDS[element]}
            params["spot"] = word
            told.append(Event("five_seals-guard", params))
        table.go_on()


class Speed(Spell):
    """F37: a seal with dice, then one of its colour without; both must be possible."""

    word = "speed"

    def asks(self) -> list[SpellStep]:
        return [
            SpellStep("speed", self.first_choices, self.break_first),
            SpellStep("speed-free", self.second_choices, self.break_second),
        ]

    def choices(self, table: Table, scroll: int) -> list[Move]:
        """Those after which there is another one; the same seal is not broken twice."""
        found: list[Move] = []
        spot, fit = NOWHERE, False
        for move in breaks(table, table.reach(table.turn)):
            if move[1] != spot:
                spot = move[1]
                then = _free_seals(table, scroll, reach_past(table, table.turn, [spot]))
                fit = then not in ([], [spot])
            if fit:
                found.append(move)
        return found

    def break_first(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        pay(table, move)
        take_seal(table, move[1], NOWHERE, told)
        table.ask(self.phase + 1, table.turn)

    def second_choices(self, table: Table) -> list[Move]:
        floor = table.reach(table.turn)
        return [(FREE, spot) for spot in _free_seals(table, table.casting, floor)]

    def break_second(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        table.has_broken(take_seal(table, move[1], NOWHERE, told))


def _free_seals(table: Table, scroll: int, floor: int) -> list[int]:
    """The seals of its colour that the actor could break next, without dice."""
    everything = range(table.dungeon.starts, len(table.lying))
    spots = everything if scroll % 5 == MIND else seals_of(table, scroll)
    closed, ends = table.closed(table.turn), table.dungeon.ends
    return [
        spot for spot in spots if ends[spot] & floor and table.lying[spot] and spot not in closed
    ]


SPELLS: Final[list[type[Spell]]] = [Dispatch, Leap, Teleportation, Guardian, Speed]
