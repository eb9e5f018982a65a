"""The plan of a turn against the rules: what it expects of a cast is what comes of playing it."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.options import Options
from conclave.core.state import shares
from conclave.games.abracada.bot.evaluate import Outlook, between_rounds
from conclave.games.abracada.bot.turn_search import PRIDE, TurnPlan
from conclave.games.abracada.knowledge.own_stones import odds, unseen_stones
from conclave.games.abracada.position import Position
from conclave.games.abracada.rules.moves import CASTS, STOPPING
from conclave.games.abracada.rules.spells import BOOK
from tests.games.abracada.drawing import GAME, Rolls

VARIANTS: list[Options] = [
    {},
    {"easy": True},
    {"slips": True},
    {"last_standing": True},
    {"rounds": 1},
    {"rounds": 1, "last_standing": True},
]
DICE = (1, 2, 3)


def some_positions(seats: int, options: Options, seed: int) -> list[Position]:
    """From all over random games: wounded and dead seats, taken secrets, short rows."""
    chance = FastChance(seed)
    found: list[Position] = []
    for _ in range(3):
        position = GAME.start(seats, options, chance)
        while not position.over():
            assert isinstance(position, Position)
            found.append(position.copy())
            position.play(chance.pick(position.legal()), chance)
    return found[:: max(1, len(found) // 30)]


class Referee:
    """Plays what the plan thinks about, with nothing but the rules."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.seat = position.turn
        self.outlook = Outlook(position, position.turn)

    def share(self, after: Position) -> float:
        """The actor's share when its turn is over."""
        if after.over():
            return shares([standing.place for standing in after.standings()])[self.seat]
        if after.round != self.position.round:
            return between_rounds(after.points)[self.seat]
        return self.outlook.shares(after)[self.seat]

    def played(self, hand: list[int], spell: int, rolls: list[int]) -> Position:
        then = self.position.copy()
        then.hands[self.seat] = hand
        dice = Rolls(rolls)
        then.play(CASTS[spell], dice)
        assert not dice.faces, "no die was rolled"
        return then

    def hit(self, spell: int) -> float:
        """The spell is there, and the turn ends with it."""
        others = [8 if spell != 8 else 7] * (len(self.position.hands[self.seat]) - 1)
        found = []
        for rolled in DICE if BOOK[spell].rolls else DICE[:1]:
            rolls = [rolled] if BOOK[spell].rolls else []
            then = self.played([spell, *others], spell, rolls)
            if then.round == self.position.round and not then.over():
                then.play(STOPPING, FastChance(1))
            found.append(self.share(then))
        return sum(found) / len(found)

    def miss(self, spell: int) -> float:
        hand = [8 if spell != 8 else 7] * len(self.position.hands[self.seat])
        if BOOK[spell].perilous:
            return sum(self.share(self.played(hand, spell, [rolled])) for rolled in DICE) / 3
        return self.share(self.played(hand, spell, []))

    def unharmed(self) -> float:
        then = self.position.copy()
        then.last = then.last or 1
        then.play(STOPPING, FastChance(1))
        return self.share(then)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_plan_expects_what_play_brings(seats: int, options: Options) -> None:
    """A turn of one cast: hit or miss, each spell and roll, refills, deaths, the end of a round and
    of the game, whose turn is next."""
    casts = 0
    for position in some_positions(seats, options, seed=seats):
        referee, seat = Referee(position), position.turn
        stones = len(position.hands[seat])
        likely = odds(position.lessons[seat], stones, unseen_stones(position, seat))
        for share, move in TurnPlan(position, depth=1, least_likely=0.0).priors():
            if move == STOPPING:
                assert share == pytest.approx(referee.unharmed())
                continue
            spell = move[1]
            miss = referee.miss(spell)
            if not BOOK[spell].perilous:
                miss = min(miss, referee.unharmed() - PRIDE)
            expected = likely[spell] * referee.hit(spell) + (1 - likely[spell]) * miss
            assert share == pytest.approx(expected), f"cast {spell} in {position.dump()}"
            casts += 1
    assert casts > 20


def test_the_plan_does_not_look_at_the_stones_it_can_not_see() -> None:
    for position in some_positions(4, {}, seed=9)[:6]:
        other = position.imagine(position.turn, FastChance(3))
        assert TurnPlan(position, 2, 0.1).priors() == TurnPlan(other, 2, 0.1).priors()
