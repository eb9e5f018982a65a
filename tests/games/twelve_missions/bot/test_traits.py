"""What an instinct weighs moves by."""

import pytest

from conclave.catalogue import load_game
from conclave.core.chance import FastChance
from conclave.core.guide import GRANDMASTER, Effort
from conclave.core.options import Options
from conclave.games.twelve_missions.bot.card_traits import SAFE
from conclave.games.twelve_missions.bot.trait_blocks import LEADS, PLACES, PLAY_BY_WISH
from conclave.games.twelve_missions.bot.traits import traits
from conclave.games.twelve_missions.position import Position
from conclave.games.twelve_missions.rules.facts import LOOKED
from tests.games.twelve_missions.drawing import play, table

GAME = load_game("twelve_missions")


def decisions(seats: int, seed: int) -> list[Position]:
    """Every position of a game by instinct in which there is something to decide."""
    luck = FastChance(seed)
    state = GAME.start(seats, GAME.agree(seats, {}), luck)
    found: list[Position] = []
    while not state.over():
        assert isinstance(state, Position)
        if len(state.legal()) > 1:
            found.append(state.copy())
        state.play(GAME.guide.react(state, luck), luck)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_has_traits_of_its_own_kind_and_every_trait_a_place(seats: int) -> None:
    weighed = 0
    for position in decisions(seats, seed=seats):
        moves = GAME.guide.sensible(position)
        assert set(moves) <= set(position.legal())
        found = traits(position, moves)
        if not found:
            continue
        weighed += 1
        assert len(found) == len(moves)
        for places in found:
            assert len(set(places)) == len(places)
            assert 0 <= min(places) <= max(places) < PLACES
    assert weighed > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_law_5_traits_are_the_same_in_all_that_the_actor_imagines(seats: int) -> None:
    """But for what an Explorer put into a trick, which is as it is imagined."""
    for position in decisions(seats, seed=10 + seats)[::5]:
        if any(fact[0] == LOOKED for fact in position.facts):
            continue
        imagined = position.imagine(position.actor(), FastChance(seats))
        moves = GAME.guide.sensible(position)
        assert GAME.guide.sensible(imagined) == moves
        assert traits(imagined, moves) == traits(position, moves)


def leads(position: Position) -> list[int]:
    """How safely each of the cards would be ahead."""
    return [(row[0] - PLAY_BY_WISH) % LEADS for row in traits(position, position.legal())]


def test_a_card_is_the_safer_the_fewer_unseen_ones_are_higher() -> None:
    position = table("b10 b9 b7 y3", "k3 k4 k5 k6", mission=1, leads=0)
    assert leads(position) == [3, 4, 4, 1]


def test_the_last_card_is_ahead_or_not() -> None:
    position = table("b7 k3", "b8 b6", mission=1, leads=0)
    play(position, "b7")
    assert leads(position) == [0, SAFE]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_grandmaster_goes_by_instinct_but_not_in_pairs(seats: int) -> None:
    def effort(options: Options) -> Effort:
        state = GAME.start(seats, GAME.agree(seats, options), FastChance(1))
        assert (GAME.guide.instinct(state) is not None) == (not options)
        return GAME.guide.effort(GRANDMASTER, state)

    assert effort({}).instinct
    if seats == 4:
        assert not effort({"pairs": True}).instinct


@pytest.mark.parametrize("seats", [2, 4])
def test_an_instinct_says_how_it_came_to_be(seats: int) -> None:
    instinct = GAME.guide.instinct(GAME.start(seats, GAME.agree(seats, {}), FastChance(1)))
    assert instinct is not None
    assert instinct.card["game"] == "twelve_missions"
    for entry in ("seed", "seats", "chapters", "runs", "command", "minutes"):
        assert entry in instinct.card, entry
