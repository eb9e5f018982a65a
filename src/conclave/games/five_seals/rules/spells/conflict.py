"""The Circle of Conflict: circle III. F42: its targets are opponents whose round is not over."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import NOBODY, Move
from conclave.games.five_seals.box.codes import STRENGTH_OF
from conclave.games.five_seals.box.dice import DIE, Handful, above, below, choices, turned, values
from conclave.games.five_seals.box.pieces import COLOURS, HIGHEST, MIND
from conclave.games.five_seals.rules import moves
from conclave.games.five_seals.rules.events import dice_text, scroll_params, tell_cast
from conclave.games.five_seals.rules.moves import CAST, OF_SEAT
from conclave.games.five_seals.rules.round import finish
from conclave.games.five_seals.rules.spells.spell import (
    A_COLOUR,
    BY_NAME,
    NO_WAY,
    Spell,
    SpellStep,
    colours_of,
    turn_dice,
)
from conclave.games.five_seals.rules.state import Table, within, without


def _different(handful: Handful) -> list[int]:
    """The values that the dice show, each once."""
    return sorted(set(values(handful)))


class Deception(Spell):
    """F28: an opponent's die of its colour for one of yours of another colour."""

    word = "deception"

    def asks(self) -> list[SpellStep]:
        return [SpellStep("deceive", self.first_choices, self.deceive)]

    def ways(self, table: Table, scroll: int) -> list[Move]:
        base = 4 * table.turn
        mine = [colour for colour in COLOURS if table.dice[base + colour]]
        for rival in table.rivals():
            for colour in colours_of(scroll):
                if table.dice[4 * rival + colour] and mine not in ([], [colour]):
                    return BY_NAME[scroll]
        return NO_WAY

    def choices(self, table: Table, scroll: int) -> list[Move]:
        mine = table.dice[4 * table.turn : 4 * table.turn + 4]
        return [
            (moves.DECEIVE, rival, colour, value, other, given)
            for rival in table.rivals()
            for colour in colours_of(scroll)
            for value in _different(table.dice[4 * rival + colour])
            for other in COLOURS
            if other != colour
            for given in _different(mine[other])
        ]

    def deceive(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        """Colours are traded, values stay where they are."""
        seat, rival = table.turn, move[1]
        colour, value, other, given = move[2], move[3], move[4], move[5]
        table.dice[4 * rival + colour] -= DIE[value]
        table.dice[4 * rival + other] += DIE[value]
        table.dice[4 * seat + other] -= DIE[given]
        table.dice[4 * seat + colour] += DIE[given]
        if told is not None:
            params: PlainDict = {"actor": seat, "seat": rival}
            params["die"] = dice_text(colour, DIE[given])
            params["given"] = dice_text(other, DIE[value])
            told.append(Event("five_seals-deceive", params))
        table.go_on()


class Alteration(Spell):
    """F29: +1 to your dice of one colour, then −1 to one opponent's of the same; a die changes."""

    word = "alteration"

    def asks(self) -> list[SpellStep]:
        return [
            SpellStep("raise", self.first_choices, self.raise_dice, fewest=2),
            SpellStep("lower", self.lowerings, self.lower_dice, remembers=A_COLOUR),
        ]

    def ways(self, table: Table, scroll: int) -> list[Move]:
        colours = colours_of(scroll)
        possible = table.rivals() and (_can_raise(table, colours) or _can_lower(table, colours))
        return BY_NAME[scroll] if possible else NO_WAY

    def choices(self, table: Table, scroll: int) -> list[Move]:
        """Any of the actor's dice of one colour; none if somebody's can be lowered instead."""
        found: list[Move] = [
            (moves.RAISE, colour, some)
            for colour in colours_of(scroll)
            for some in choices(below(table.dice[4 * table.turn + colour], HIGHEST))
        ]
        return [*found, RAISE_NONE] if _can_lower(table, colours_of(scroll)) else found

    def cast(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        found = self.choices(table, move[1])
        if len(found) > 1:
            table.ask(self.phase, table.turn)
        else:
            # Either one way to raise dice and nothing to lower, or nothing to raise.
            self.raise_dice(table, found[0], chance, told)

    def raise_dice(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        """The colour that was raised is the only one that may be lowered; MIND: nothing was."""
        table.chosen = move[1]
        if move[2]:
            turn_dice(table, table.turn, move[1], move[2], turned(move[2], 1), told)
        if self.lowerings(table) == [LOWER_NONE]:
            table.go_on()
        else:
            table.ask(self.phase + 1, table.turn)

    def lowerings(self, table: Table) -> list[Move]:
        """Any number of one opponent's dice of that colour; none if something was raised."""
        if table.chosen == MIND:
            return _lowerings(table, colours_of(table.casting))
        return [*_lowerings(table, (table.chosen,)), LOWER_NONE]

    def lower_dice(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        if move[3]:
            turn_dice(table, move[1], move[2], move[3], turned(move[3], -1), told)
        table.go_on()


RAISE_NONE: Final[Move] = (moves.RAISE, MIND, 0)
LOWER_NONE: Final[Move] = (moves.LOWER, NOBODY, MIND, 0)


def _can_raise(table: Table, colours: tuple[int, ...]) -> bool:
    dice = table.dice
    return any(below(dice[4 * table.turn + colour], HIGHEST) for colour in colours)


def _can_lower(table: Table, colours: tuple[int, ...]) -> bool:
    dice = table.dice
    return any(above(dice[4 * r + colour], 1) for r in table.rivals() for colour in colours)


def _lowerings(table: Table, colours: tuple[int, ...]) -> list[Move]:
    return [
        (moves.LOWER, rival, colour, some)
        for rival in table.rivals()
        for colour in colours
        for some in choices(above(table.dice[4 * rival + colour], 1))
    ]


class Transfer(Spell):
    """F30: an opponent's face-up scroll of its element for one of yours of equal strength."""

    word = "transfer"

    def asks(self) -> list[SpellStep]:
        return [SpellStep("transfer", self.first_choices, self.trade)]

    def choices(self, table: Table, scroll: int) -> list[Move]:
        return [
            (moves.TRADE, rival, taken, given)
            for rival in table.rivals()
            for taken in table.ready[rival]
            if taken % 5 == scroll % 5 and taken != scroll and self.book[taken // 5].is_traded
            for given in table.ready[table.turn]
            if STRENGTH_OF[given] == STRENGTH_OF[taken] and given not in (scroll, taken)
        ]

    def trade(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        seat, rival, taken, given = table.turn, move[1], move[2], move[3]
        table.ready[rival] = within(without(table.ready[rival], taken), given)
        table.ready[seat] = within(without(table.ready[seat], given), taken)
        if told is not None:
            got = {"actor": seat, "seat": rival, **scroll_params(taken)}
            other = scroll_params(given)
            lost: PlainDict = {"given-spell": other["spell"], "given-element": other["element"]}
            told.append(Event("five_seals-transfer", {**got, **lost}))
        table.go_on()


class Theft(Spell):
    """F31: a die of its colour (Mind: any); with different ones the victim chooses."""

    word = "theft"

    def asks(self) -> list[SpellStep]:
        return [SpellStep("give", self.gifts, self.give, fewest=2)]

    def ways(self, table: Table, scroll: int) -> list[Move]:
        return [
            (CAST, scroll, OF_SEAT, rival)
            for rival in table.rivals()
            if any(table.dice[4 * rival + colour] for colour in colours_of(scroll))
        ]

    def cast(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        table.ask(self.phase, move[3])
        gifts = self.gifts(table)
        if len(gifts) == 1:
            self.give(table, gifts[0], chance, told)

    def gifts(self, table: Table) -> list[Move]:
        return [
            (moves.GIVE, colour, value)
            for colour in colours_of(table.casting)
            for value in _different(table.dice[4 * table.decider + colour])
        ]

    def give(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        seat, victim = table.turn, table.decider
        colour, die = move[1], DIE[move[2]]
        table.dice[4 * victim + colour] -= die
        table.dice[4 * seat + colour] += die
        if told is not None:
            params: PlainDict = {"actor": seat, "seat": victim, "die": dice_text(colour, die)}
            told.append(Event("five_seals-theft", params))
        if table.has_dice(victim):
            table.go_on()
        else:
            finish(table, victim, chance, told)  # F31: before the thief goes on


class Exploitation(Spell):
    """F32: whatever an opponent's face-up scroll of its element could do for the actor."""

    word = "exploitation"

    def asks(self) -> list[SpellStep]:
        return [SpellStep("exploit", self.first_choices, self.use)]

    def ways(self, table: Table, scroll: int) -> list[Move]:
        """F39: its own scroll is set aside first, so that what is lent can't use it."""
        seat = table.turn
        ready = table.ready[seat]
        if scroll in ready:
            table.ready[seat] = without(ready, scroll)
        found = self.choices(table, scroll)
        table.ready[seat] = ready
        return BY_NAME[scroll] if found else NO_WAY

    def choices(self, table: Table, scroll: int) -> list[Move]:
        return [
            (moves.USE, rival, *way[1:])
            for rival in table.rivals()
            for lent in table.ready[rival]
            if lent % 5 == scroll % 5 and self.book[lent // 5].is_lent
            for way in self.book[lent // 5].ways(table, lent)
        ]

    def use(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        rival, lent = move[1], move[2]
        table.turn_down(rival, lent)
        if told is not None:
            tell_cast(told, table.turn, lent)
        table.casting = lent
        table.go_on()
        self.book[lent // 5].cast(table, (CAST, *move[2:]), chance, told)


SPELLS: Final[list[type[Spell]]] = [Deception, Alteration, Transfer, Theft, Exploitation]
