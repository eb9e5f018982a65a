"""Games of random moves: they end, and between them everything in the box comes to use."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.options import Options
from conclave.games.twelve_missions.box.cards import cards_of
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.deal import NO_CARDS, NO_ROWS
from conclave.games.twelve_missions.rules.follow_suit import playable
from conclave.games.twelve_missions.rules.legal import legal
from conclave.games.twelve_missions.rules.moves import PLAY
from conclave.games.twelve_missions.rules.phases import TRICK
from tests.games.twelve_missions.drawing import ALL_SCROLLS, GAME

GAMES = 60


def random_game(seats: int, options: Options, chance: FastChance) -> Position:
    position = GAME.start(seats, options, chance)
    assert isinstance(position, Position)
    while not position.over():
        position.play(chance.pick(position.legal()), chance)
    return position


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (4, {"pairs": True})])
def test_M4_every_mission_and_every_scroll_is_used(seats: int, options: Options) -> None:
    chance = FastChance(seats)
    missions: set[int] = set()
    scrolls: set[int] = set()
    for _ in range(GAMES):
        position = random_game(seats, options, chance)
        assert len(position.sheet) == 12
        missions |= {row.mission for row in position.sheet}
        scrolls |= set(position.used)
        for shown in position.open_scrolls:
            scrolls |= set(shown)
    assert sorted(missions) == GAME.edition.missions[seats]
    assert sorted(scrolls) == list(ALL_SCROLLS)
    # What all rounds share in which nothing lies in front of the seats was altered by none.
    assert not any(NO_CARDS[seats])
    assert not any(NO_ROWS[seats])


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (4, {"pairs": True})])
def test_M9_what_is_listed_as_the_turn_passes_is_what_may_be_played(
    seats: int, options: Options
) -> None:
    chance = FastChance(seats)
    for _ in range(GAMES // 4):
        position = GAME.start(seats, options, chance)
        assert isinstance(position, Position)
        while not position.over():
            assert position.legal() == legal(position)
            if position.phase == TRICK:
                plain = [move[1] for move in position.legal() if move[0] == PLAY]
                assert plain == cards_of(playable(position))
            position.play(chance.pick(position.legal()), chance)
