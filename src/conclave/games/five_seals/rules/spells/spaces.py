"""The Circle of Spaces: circle II. It moves seals and scrolls, wherever they are (F41)."""

from typing import Final

from conclave.core.chance import Chance
from conclave.core.effects import Told
from conclave.core.events import Event
from conclave.core.plain import PlainDict
from conclave.core.state import Move
from conclave.games.five_seals.box.codes import NOTHING, scroll_of
from conclave.games.five_seals.box.dice import DIE, below, values
from conclave.games.five_seals.box.pieces import COLOURS, HIGHEST, MIND, STRENGTHS
from conclave.games.five_seals.rules import moves
from conclave.games.five_seals.rules.events import scroll_params, token_params
from conclave.games.five_seals.rules.moves import CAST, CHOOSE, LEAVE, OF_DICE, REMOVE, WITH
from conclave.games.five_seals.rules.round import end_turn
from conclave.games.five_seals.rules.spells.spell import (
    A_SPOT,
    A_TOKEN,
    BY_NAME,
    NO_WAY,
    Spell,
    SpellStep,
    colours_of,
    scrolls_of,
    tokens_of,
    turn_dice,
)
from conclave.games.five_seals.rules.state import Table


class _OfTwoPlaces(Spell):
    """What lies in two places trades them: the first is chosen, then the second."""

    phase_word: str = ""

    def asks(self) -> list[SpellStep]:
        return [
            SpellStep(self.phase_word, self.first_choices, self.choose),
            SpellStep(f"{self.phase_word}-with", self.partners, self.trade, remembers=A_SPOT),
        ]

    def ways(self, table: Table, scroll: int) -> list[Move]:
        return BY_NAME[scroll] if self.first_places(table, scroll) else NO_WAY

    def choices(self, table: Table, scroll: int) -> list[Move]:
        return [(CHOOSE, spot) for spot in self.first_places(table, scroll)]

    def first_places(self, table: Table, scroll: int) -> list[int]:
        raise NotImplementedError

    def partners(self, table: Table) -> list[Move]:
        return [(WITH, spot) for spot in self.second_places(table)]

    def second_places(self, table: Table) -> list[int]:
        """What can trade places with what was chosen."""
        raise NotImplementedError

    def choose(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        table.chosen = move[1]
        table.ask(self.phase + 1, table.turn)

    def trade(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        one, two = table.chosen, move[1]
        thing, other = table.lift(one), table.lift(two)
        table.put(one, other)
        table.put(two, thing)
        if told is not None:
            spots = {"spot": table.dungeon.words[one], "other": table.dungeon.words[two]}
            told.append(Event("five_seals-trade-places", {"seat": table.turn, **spots}))
        table.go_on()


class Swap(_OfTwoPlaces):
    """F23: two tokens of equal strength and different colours, one of them of its colour."""

    word = "swap"
    phase_word = "swap"

    def first_places(self, table: Table, scroll: int) -> list[int]:
        found: list[int] = []
        for colour in colours_of(scroll):
            for strength in STRENGTHS:
                tokens = _tokens(table, colour, strength)
                if tokens and _of_other_colours(table, colour, strength):
                    found += tokens
        return sorted(found)

    def second_places(self, table: Table) -> list[int]:
        token = table.lying[table.chosen]
        return _of_other_colours(table, token // 8, token % 8)


def _tokens(table: Table, colour: int, strength: int) -> list[int]:
    boxes = table.dungeon.boxes
    spots = table.sealed[colour * 8 + strength]
    return [spot.number for spot in spots if spot.number < boxes]


def _of_other_colours(table: Table, colour: int, strength: int) -> list[int]:
    found: list[int] = []
    for other in COLOURS:
        if other != colour:
            found += _tokens(table, other, strength)
    return sorted(found)


class Exchange(_OfTwoPlaces):
    """F24: two tokens of its colour and of different strengths."""

    word = "exchange"
    phase_word = "exchange"

    def first_places(self, table: Table, scroll: int) -> list[int]:
        found: list[int] = []
        for colour in colours_of(scroll):
            rows = [_tokens(table, colour, strength) for strength in STRENGTHS]
            if sum([row != [] for row in rows]) > 1:
                for row in rows:
                    found += row
        return sorted(found)

    def second_places(self, table: Table) -> list[int]:
        token = table.lying[table.chosen]
        spots: list[int] = []
        for strength in STRENGTHS:
            if strength != token % 8:
                spots += _tokens(table, token // 8, strength)
        return sorted(spots)


class Absorption(Spell):
    """F25: a broken token may go onto the scroll; cast, its strength is added to a die."""

    word = "absorption"
    reacts = True

    def asks(self) -> list[SpellStep]:
        return [SpellStep("absorb", self.places, self.absorb, remembers=A_TOKEN, fewest=2)]

    def ways(self, table: Table, scroll: int) -> list[Move]:
        """A token lies on the scroll, and a die shows less than 6."""
        if not table.absorbed[scroll % 5]:
            return NO_WAY
        found: list[Move] = []
        for colour in COLOURS:
            handful = below(table.dice[4 * table.turn + colour], HIGHEST)
            for value in sorted(set(values(handful))):
                found.append((CAST, scroll, OF_DICE, colour, DIE[value]))
        return found

    def cast(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        element, colour, die = move[1] % 5, move[3], move[4]
        token = table.absorbed[element]
        table.absorbed[element] = NOTHING
        table.gone += 1
        new = DIE[min(HIGHEST, values(die)[0] + token % 8)]
        turn_dice(table, table.turn, colour, die, new, told)

    def offers(self, table: Table) -> bool:
        return len(self.places(table)) > 1

    def places(self, table: Table) -> list[Move]:
        """Onto which face-up scroll the broken token can be put, or none."""
        ready = table.ready[table.turn]
        found: list[Move] = [
            (moves.ABSORB, element)
            for element in (table.chosen // 8, MIND)
            if scroll_of(self.number, element) in ready and table.absorbed[element] != table.chosen
        ]
        return [*found, (LEAVE,)]

    def absorb(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        """A token that was on the scroll leaves the game."""
        if move[0] == moves.ABSORB:
            if not table.absorbed[move[1]]:
                table.gone -= 1
            table.absorbed[move[1]] = table.chosen
            if told is not None:
                scroll, token = scroll_params(scroll_of(self.number, move[1])), table.chosen
                seal = {"colour": token_params(token)["element"], "strength": token % 8}
                told.append(Event("five_seals-absorb", {"seat": table.turn, **scroll, **seal}))
        end_turn(table, chance, told)


class Disintegration(Spell):
    """F26: a token of its colour is removed. That is not a break."""

    word = "disintegration"

    def asks(self) -> list[SpellStep]:
        return [SpellStep("disintegrate", self.first_choices, self.remove)]

    def ways(self, table: Table, scroll: int) -> list[Move]:
        return BY_NAME[scroll] if tokens_of(table, scroll) else NO_WAY

    def choices(self, table: Table, scroll: int) -> list[Move]:
        return [(REMOVE, spot) for spot in tokens_of(table, scroll)]

    def remove(self, table: Table, move: Move, chance: Chance, told: Told) -> None:
        spot = move[1]
        token = table.lift(spot)
        table.gone += 1
        table.clear(spot)
        if told is not None:
            params: PlainDict = {
                "seat": table.turn,
                "spot": table.dungeon.words[spot],
                **token_params(token),
            }
            told.append(Event("five_seals-remove", params))
        table.go_on()


class Rearrangement(_OfTwoPlaces):
    """F27: two scrolls in the dungeon, one of them of its element."""

    word = "rearrangement"
    phase_word = "rearrange"

    def first_places(self, table: Table, scroll: int) -> list[int]:
        return scrolls_of(table, scroll) if len(_scrolls(table)) > 1 else []

    def second_places(self, table: Table) -> list[int]:
        return [spot for spot in _scrolls(table) if spot != table.chosen]


def _scrolls(table: Table) -> list[int]:
    return [spot for spot in range(table.dungeon.boxes, len(table.lying)) if table.lying[spot]]


SPELLS: Final[list[type[Spell]]] = [Absorption, Swap, Exchange, Disintegration, Rearrangement]
