"""Playing on by hunches takes the same course as playing."""

import pytest

from conclave.core.chance import FastChance
from conclave.games.twelve_missions.moves import PASS_MOVE, PLAY
from conclave.games.twelve_missions.playing import advance
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.table import TRICK
from conclave.games.twelve_missions.tricks import quieten
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


def play_the_same(twin: Position, position: Position, tricks: int, luck: FastChance) -> None:
    """What was played on in the position since it had so many tricks."""
    cards = position.last_cards if len(position.owners) > tricks else position.cards
    for card in cards[len(twin.cards) :]:
        twin.play((PLAY, card), luck)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(40))
def test_every_card_is_legal_and_every_trick_goes_to_its_taker(seats: int, seed: int) -> None:
    luck = FastChance(seed)
    position = at_the_first_trick(seats, luck)
    twin = position.copy()
    while position.round == 1:
        tricks = len(position.owners)
        advance(position, luck)
        if position.round == 1 or position.owners:
            play_the_same(twin, position, tricks, luck)
    while twin.round == 1:  # the next round was dealt, and of the last trick nothing is left
        twin.play(twin.legal()[0], luck)
    assert position.points == twin.points
