"""Whatever happens in a game, every seat hears whole sentences of it."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle

from conclave import ConclaveError, FastChance, all_games, new_match
from conclave.core.game import AnyGame
from conclave.core.options import Options
from conclave.core.state import State
from conclave.texts import Listener, ask, explain, knows, tell

NAMES = ["Nox", "Ines", "Rowan", "Basil", "Mira"]


@pytest.fixture(autouse=True)
def no_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fluent puts a word in the place of what it was not given; here that fails."""
    speak = FluentBundle.format_pattern

    def speak_whole(bundle: FluentBundle, pattern: Any, args: Any) -> Any:
        text, gaps = speak(bundle, pattern, args)
        assert gaps == [], text
        return text, gaps

    monkeypatch.setattr(FluentBundle, "format_pattern", speak_whole)


TABLES = [
    (game, seats, options)
    for game in all_games()
    for seats in range(game.fewest_seats, game.most_seats + 1)
    for options in game.option_sets
]


def speakable(id: str) -> str:
    assert knows(id), f"nobody wrote the message {id}"
    return id


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_whole_game_is_told_to_everybody(game: AnyGame, seats: int, options: Options) -> None:
    chance = FastChance(seats)
    match = new_match(game, seats, options, FastChance(7))
    listeners = [Listener(NAMES[:seats], seat) for seat in (*range(seats), None)]
    while not match.state.over():
        legal = match.state.legal()
        asked = game.asks(match.state)
        events = match.say(match.state.actor(), game.say(match.state, chance.pick(legal)))
        for listener in listeners:
            ask(speakable(asked.id), asked.params, listener)
            told = [game.tell(event, listener.seat) for event in events]
            heard = [event for event in told if event is not None]
            assert all(knows(str(event["id"])) for event in heard)
            assert all(sentence.endswith(".") for sentence in tell(heard, listener))
    speakable(game.asks(match.state).id)
    for standing in match.state.standings():
        for part in standing.parts:
            speakable(f"{game.slug}-part-{part}")


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_whatever_may_not_be_said_is_refused_in_words(
    game: AnyGame, seats: int, options: Options
) -> None:
    chance = FastChance(seats)
    state = game.start(seats, options, chance)
    words = list(game.vocabulary)
    for _ in range(30):
        if state.over():
            return
        for length in (1, 2, 3):
            for _ in range(10):
                phrase = " ".join(chance.pick(words) for _ in range(length))
                refusal = _refusal(game, state, phrase)
                assert refusal is None or refusal.endswith(".")
        state.play(chance.pick(state.legal()), chance)


def _refusal(game: AnyGame, state: State, phrase: str) -> str | None:
    try:
        game.hear(state, phrase)
    except ConclaveError as error:
        speakable(error.id)
        return explain(error)
    return None
