"""What must hold of any position of any game, looked at while games are played.

Each check says in a sentence what is wrong, for whoever mends the rules; nothing is wrong if it
says nothing.
"""

import json

from conclave.core.chance import Chance
from conclave.core.game import AnyGame
from conclave.core.match import Match, replay
from conclave.core.plain import Plain
from conclave.core.record import read_record
from conclave.core.state import State


def check_moves(state: State) -> list[str]:
    """Somebody can decide something, and no move is listed twice."""
    legal = state.legal()
    found: list[str] = []
    if not legal:
        found.append("the actor has no legal move")
    if len(set(legal)) < len(legal):
        found.append("a legal move is listed twice")
    if not 0 <= state.actor() < state.seats:
        found.append(f"the actor {state.actor()} is no seat of this table")
    return found


def check_moment(game: AnyGame, state: State, chance: Chance) -> list[str]:
    """Sentences, the way through plain data, and what every seat may know."""
    return (
        _check_sentences(game, state)
        + _check_plain_data(game, state)
        + _check_imagining(game, state, chance)
    )


def check_end(match: Match) -> list[str]:
    """Somebody has won, and the record tells the same game."""
    found: list[str] = []
    state = match.state
    if state.legal():
        found.append("the game is over and moves are still legal")
    if min(standing.place for standing in state.standings()) != 1:
        found.append("the game is over and nobody has won")
    record = read_record(_through_json(match.record.dump()))
    if replay(match.game, record).state.dump() != state.dump():
        found.append("replaying the record gives another position")
    return found


def _check_sentences(game: AnyGame, state: State) -> list[str]:
    found: list[str] = []
    sentences = game.sentences(state)
    if len(set(sentences)) < len(sentences):
        found.append("two legal moves are said in the same words")
    for move, sentence in zip(state.legal(), sentences, strict=True):
        if game.hear(state, sentence) != move:
            found.append(f"'{sentence}' is heard as another move")
        found += [
            f"'{word}' is not in the vocabulary"
            for word in sentence.split()
            if word not in game.vocabulary
        ]
    return found


def _check_plain_data(game: AnyGame, state: State) -> list[str]:
    """Restoring counts the pieces, so nothing was made or lost if it does not refuse."""
    found: list[str] = []
    dumped = state.dump()
    there_and_back = _through_json(dumped)
    if not isinstance(there_and_back, dict) or game.restore(there_and_back).dump() != dumped:
        found.append("dumping and restoring gives another position")
    if state.copy().dump() != dumped:
        found.append("a copy is another position")
    return found


def _check_imagining(game: AnyGame, state: State, chance: Chance) -> list[str]:
    """No leak: a seat can't tell the position from one that it imagines."""
    found: list[str] = []
    for seat in range(state.seats):
        imagined = state.imagine(seat, chance)
        if game.view(imagined, seat) != game.view(state, seat):
            found.append(f"seat {seat} sees another table where it should see the same")
        if state.actor() == seat and game.sentences(imagined) != game.sentences(state):
            found.append(f"seat {seat} learns something from its legal moves")
        game.restore(imagined.dump())
    return found


def _through_json(plain: Plain) -> Plain:
    back: Plain = json.loads(json.dumps(plain))
    return back
