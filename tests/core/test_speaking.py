"""Moves said word by word."""

import pytest

from conclave.catalogue import all_games
from conclave.core.chance import FastChance
from conclave.core.game import AnyGame
from conclave.core.speaking import FULL_STOP, Speaker


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_move_can_be_said_and_nothing_else(game: AnyGame) -> None:
    chance = FastChance(3)
    speaker = Speaker(game)
    state = game.start(game.most_seats, {}, chance)
    for _ in range(150):
        if state.over():
            break
        for wanted in state.legal():
            speaker.begin(state)
            assert _say(speaker, game.words(state, wanted)) == wanted
        speaker.begin(state)
        move = None
        while move is None:
            move = speaker.say(chance.pick(speaker.next()))
        assert move in state.legal()
        state.play(move, chance)


def _say(speaker: Speaker, words: list[str]) -> tuple[int, ...] | None:
    for word in (*words, FULL_STOP):
        move = speaker.say(speaker.words.index(word))
        if move is not None:
            return move
    return None


def test_a_word_that_does_not_fit_is_refused_and_forgotten() -> None:
    game = next(game for game in all_games() if game.slug == "abracada")
    speaker = Speaker(game)
    state = game.start(2, {}, FastChance(1))
    speaker.begin(state)
    with pytest.raises(ValueError, match=r"“stop” can't be said now; what can: cast"):
        speaker.say(speaker.words.index("stop"))
    with pytest.raises(ValueError, match="there is no action 999: they go from 0 to"):
        speaker.say(999)
    assert speaker.said == []
    assert [speaker.words[action] for action in speaker.next()] == ["cast"]
