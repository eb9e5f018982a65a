"""Playing on by policies takes the same course as playing: whatever ``advance`` makes of a position
can be said move by move, and comes to the same."""

from collections import Counter
from collections.abc import Iterator

import pytest

from conclave.core.chance import Chance, FastChance
from conclave.core.state import Move
from conclave.games.twelve_missions.bot.rollout import advance, play_on
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import DONE_MOVE, PASS_MOVE, PLAY
from conclave.games.twelve_missions.rules.phases import (
    BORROW,
    RESOURCES,
    SCROLL,
    SPEND,
    TRICK,
)
from conclave.games.twelve_missions.rules.tricks import quieten
from tests.games.twelve_missions.drawing import GAME, Luck

GAMES = 12
COMPARED = (
    *("phase", "turn", "dominant", "led", "seating", "cards", "cubes_on", "suits", "powers"),
    *("once", "levelled", "next_leader", "claim", "ready", "means", "quiet", "drawn"),
    *("hands", "up", "down", "covers", "rows", "away", "undealt", "turned", "crystals", "cubes"),
    *("tricks", "owners", "piles", "extras", "points"),
)
"""All but what is kept to be shown and noted."""


class Noted(Chance):
    """Any luck, with what was drawn last."""

    def __init__(self, seed: int) -> None:
        self.luck = FastChance(seed)
        self.last = 0

    def below(self, n: int) -> int:
        self.last = self.luck.below(n)
        return self.last


class Again(Chance):
    """The same draw, as far as it is one."""

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def below(self, n: int) -> int:
        return self.drawn if self.drawn < n else 0


def same(one: Position, other: Position) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in COMPARED)


def result(position: Position, rounds: int) -> tuple[list[int], ...]:
    """What a round came to, whether or not it went to the sheet and the next one was dealt."""
    if len(position.sheet) > rounds:
        row = position.sheet[-1]
        return position.points, row.tricks, row.taken
    taken = [0] * position.seats
    for owner, pile in zip(position.owners, position.piles, strict=True):
        taken[owner] |= pile
    return position.points, position.tricks, taken


def cards_laid(before: Position, after: Position) -> list[int]:
    """Trick by trick; none where the next round is dealt already and they can't be told."""
    if len(after.sheet) > len(before.sheet):
        left = [before.hands[seat] | before.up[seat] for seat in range(before.seats)]
        single = all(cards.bit_count() <= 1 for cards in left) and not any(before.down)
        return [sum(left)] if single else []
    laid = after.piles[len(before.piles) :]
    if after.round == before.round:
        laid.append(sum([1 << card for card in after.cards]))
    for card in before.cards:
        laid[0] &= ~(1 << card)
    return laid


def can_be_said(before: Position, after: Position, laid: list[int], drawn: int) -> bool:
    """Whether legal moves lead from one to the other: these cards are played, nothing is spent on
    them, and at the end perhaps something on the last one."""
    rounds = len(before.sheet)
    ended = result(after, rounds)
    twin = before.copy()
    while not same(twin, after):
        if len(twin.sheet) > rounds:
            return after.round > before.round and result(twin, rounds) == ended
        if twin.phase == TRICK:
            trick = laid[len(twin.piles) - len(before.piles)]
            held = trick & (twin.hands[twin.turn] | twin.up[twin.turn])
            move: Move = (PLAY, held.bit_length() - 1)
            if held.bit_count() != 1 or move not in twin.legal():
                return False
            twin.play(move, Luck())
        elif twin.phase in (SPEND, BORROW):
            for choice in twin.legal():
                spent = twin.copy()
                spent.play(choice, Again(drawn))
                closed = len(spent.sheet) > rounds and len(after.sheet) > rounds
                if same(spent, after) or (closed and result(spent, rounds) == ended):
                    return True
            twin.play(DONE_MOVE, Luck())
        else:
            return False
    return True


def tricks(seats: int, seed: int) -> Iterator[Position]:
    """Positions of a random game in which everybody loves scrolls."""
    chance = FastChance(100 * seats + seed)
    position = GAME.start(seats, {}, chance)
    while not position.over():
        if position.phase == TRICK:
            yield position
        moves = position.legal()
        if position.phase == SCROLL and len(moves) > 1:
            moves = moves[:-1]
        elif position.phase == RESOURCES and chance.below(2):
            moves = moves[-1:]
        position.play(chance.pick(moves), chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_played_on_can_be_said_move_by_move(seats: int, seed: int) -> None:
    for number, position in enumerate(tricks(seats, seed)):
        if number % 2 == seed % 2:
            after = position.copy()
            noted = Noted(number)
            advance(after, noted)
            laid = cards_laid(position, after)
            assert not laid or can_be_said(position, after, laid, noted.last)


def test_what_is_compared_has_everything_in_it() -> None:
    """Every mission, every scroll, every power, crystals and cubes."""
    missions: set[int] = set()
    scrolls: set[int] = set()
    powers: set[int] = set()
    spent: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for seed in range(GAMES):
            for position in tricks(seats, seed):
                missions.add(position.mission.number)
                scrolls.add(position.scroll)
                powers.update(position.powers)
                spent["crystals"] += any(position.crystals)
                spent["cubes"] += any(position.cubes)
                spent["laid"] += any(position.cubes_on)
    assert missions == set(range(1, 26))
    assert scrolls == set(range(21)) - {5, 17}
    assert powers == set(range(-1, 8))
    assert min(spent.values()) > 100


def at_the_first_trick(seats: int, luck: FastChance) -> Position:
    """Of a first round without scrolls, and nobody has anything to spend."""
    position = GAME.start(seats, {}, luck)
    while position.phase != TRICK:
        moves = position.legal()
        position.play(PASS_MOVE if PASS_MOVE in moves else luck.pick(moves), luck)
    position.crystals = [0] * seats
    position.cubes = [0] * seats
    quieten(position)
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(40))
def test_every_card_is_legal_and_every_trick_goes_to_its_taker(seats: int, seed: int) -> None:
    luck = FastChance(seed)
    position = at_the_first_trick(seats, luck)
    twin = position.copy()
    play_on(position, luck)
    for trick, pile in enumerate(position.piles):
        for _ in range(seats):
            assert twin.round == 1
            twin.play(next(move for move in twin.legal() if pile >> move[1] & 1), luck)
        if twin.round == 1:
            assert twin.owners == position.owners[: trick + 1]
    assert (twin.round, twin.points) == (2, position.points)
