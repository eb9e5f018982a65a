"""Playing on by policies takes the same course as playing."""

import pytest

from conclave.core.chance import FastChance
from conclave.games.twelve_missions.bot.rollout import play_on
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.moves import PASS_MOVE
from conclave.games.twelve_missions.rules.state import TRICK
from conclave.games.twelve_missions.rules.tricks import quieten
from tests.games.twelve_missions.drawing import GAME


def at_the_first_trick(seats: int, luck: FastChance) -> Position:
    """Of a first round without scrolls, and nobody has anything to spend."""
    position = GAME.start(seats, {}, luck)
    assert isinstance(position, Position)
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
