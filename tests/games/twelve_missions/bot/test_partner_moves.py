"""Missions 20 and 21, many tricks of them: no bot takes its partner's trick for nothing.

Adept and master choose among the moves that the guide finds worth a thought, so these are looked
at; the novice is watched.
"""

from collections.abc import Iterator

import pytest

from conclave.core.chance import FastChance
from conclave.core.guide import NOVICE
from conclave.core.state import Move
from conclave.games.twelve_missions.box.cards import CARD_WORDS
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import CLAIM, CUBES, DEFY, DONE, PLAY, POWER
from conclave.games.twelve_missions.rules.phases import SPEND, TRICK
from conclave.games.twelve_missions.rules.tricks import taking
from tests.games.twelve_missions.drawing import GAME

ROUNDS = 60


def dealt(mission: int, chance: FastChance) -> Position:
    """A round of its own, with crystals and cubes for everybody."""
    pack = list(CARD_WORDS)
    chance.shuffle(pack)
    cubes = [chance.below(3) for _ in range(4)]
    position = GAME.restore(
        {
            "seats": 4,
            "mission": mission,
            "round": 1 + chance.below(4),
            "hands": [[*pack[8 * seat : 8 * seat + 8]] for seat in range(4)],
            "crystals": [2 - fives for fives in cubes],
            "cubes": [5 * fives for fives in cubes],
        }
    )
    assert isinstance(position, Position)
    return position


def partners_tricks(mission: int, seed: int) -> Iterator[tuple[Position, Move]]:
    """Where a card is played or spent on while the partner has the trick: the position, and what a
    novice does."""
    chance = FastChance(seed)
    for _ in range(ROUNDS):
        position = dealt(mission, chance)
        begun = position.round
        while position.round == begun:
            move = GAME.guide.advise(position, NOVICE, chance)
            assert move is not None
            if (
                position.phase in (TRICK, SPEND)
                and position.cards
                and taking(position) == position.opposite(position.turn)
            ):
                yield position, move
            position.play(move, chance)


def takes(position: Position, move: Move) -> bool:
    position.cards.append(move[1])
    own = taking(position) == position.turn
    position.cards.pop()
    return own


@pytest.mark.parametrize("mission", [20, 21])
def test_who_plays_last_leaves_the_partner_its_trick(mission: int) -> None:
    decisions = 0
    for position, advised in partners_tricks(mission, mission):
        if position.phase != TRICK or len(position.cards) < 3:
            continue
        if all(takes(position, move) for move in position.legal() if move[0] in (PLAY, DEFY)):
            continue  # there is no choice
        decisions += 1
        thought_of = [move for _, move in GAME.guide.priors(position)]
        for move in (advised, *thought_of):
            assert not takes(position, move)
    assert decisions > 50


@pytest.mark.parametrize("mission", [20, 21])
def test_nothing_is_spent_to_take_the_partners_trick(mission: int) -> None:
    decisions = 0
    for position, advised in partners_tricks(mission, mission):
        if position.phase != SPEND:
            continue
        decisions += 1
        partner = position.opposite(position.turn)
        thought_of = [move for _, move in GAME.guide.priors(position)]
        assert (DONE,) in thought_of
        for move in (advised, *thought_of):
            assert move[0] not in (CUBES, CLAIM)
            if move[0] == POWER and len(position.cards) < position.seats:
                ahead = position.copy()
                ahead.play(move, FastChance(1))
                assert taking(ahead) == partner
    assert decisions > 50
