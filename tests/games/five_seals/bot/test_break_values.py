"""What bots work out by themselves is what the rules say."""

import pytest

from conclave.core.chance import FastChance
from conclave.games.five_seals.bot.break_values import best_breaks, break_value, scroll_points
from conclave.games.five_seals.box.codes import SCROLL
from conclave.games.five_seals.game import GAME
from conclave.games.five_seals.rules.moves import BREAK
from conclave.games.five_seals.rules.score import score
from conclave.games.five_seals.rules.state import within


@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_F16_a_scroll_adds_the_points_that_it_is_said_to_add(circle: int) -> None:
    chance = FastChance(circle)
    position = GAME.start(3, {"circle": circle}, chance)
    while not position.over():
        position.play(chance.pick(position.legal()), chance)
        lying = [thing - SCROLL for thing in position.lying if thing >= SCROLL]
        scroll, seat = chance.pick(lying), chance.below(3)
        before = score(position, seat)[0]
        richer = position.copy()
        richer.ready[seat] = within(richer.ready[seat], scroll)
        assert scroll_points(position, seat, scroll) == score(richer, seat)[0] - before


@pytest.mark.parametrize("circle", [1, 2, 3])
def test_F10_what_dice_could_break_at_best_is_what_they_may_break(circle: int) -> None:
    chance = FastChance(circle)
    position = GAME.start(3, {"circle": circle}, chance)
    while not position.over():
        position.play(chance.pick(position.legal()), chance)
        breaks = [move for move in position.legal() if move[0] == BREAK]
        floor = position.reach(position.turn) if breaks else 0
        best = best_breaks(position, position.turn, floor)
        for _, spot, colour, _ in breaks:
            worth = break_value(position, position.turn, spot, floor)
            assert best[8 * colour + 6] >= worth, "with enough dice it is among the best"
