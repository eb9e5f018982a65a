"""What a seat may hold, counted."""

from itertools import combinations

import pytest

from conclave.core.chance import FastChance
from tests.games.abracada.drawing import GAME, say, table


def test_every_row_that_fits_is_counted() -> None:
    position = table("> 3 5 8", "2 6 7 8 8", "4 5 7 7 8", pile="1 4 8", secrets="6 8")
    unseen = position.hands[0] + position.pile + position.secrets
    say(position, "cast 7")
    rows = [row for row in combinations(unseen, 3) if 7 not in row]
    position.hands[0] = [3, 5, 8]
    position.lessons[0] = (-7,)
    told = GAME.odds(position, 0, FastChance(1))
    assert [odds.about for odds in told] == [str(spell) for spell in range(1, 9)]
    for spell, odds in enumerate(told, start=1):
        assert odds.share == pytest.approx(sum(spell in row for row in rows) / len(rows))
        assert odds.error == 0


def test_they_are_the_same_in_all_that_the_seat_imagines() -> None:
    chance = FastChance(4)
    position = GAME.start(4, {}, chance)
    for _ in range(30):
        for seat in range(4):
            imagined = position.imagine(seat, chance)
            told = [odds.dump() for odds in GAME.odds(position, seat, chance)]
            assert told == [odds.dump() for odds in GAME.odds(imagined, seat, chance)]
        position.play(GAME.guide.playout(position, chance), chance)
