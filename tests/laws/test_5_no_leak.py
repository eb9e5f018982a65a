"""Law 5: a seat is shown and told nothing by which it could tell the true position from one that
it imagines. Whatever a browser or a bot gets is made of what is looked at here."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import FastChance, NotedChance
from conclave.core.errors import ConclaveError
from conclave.core.events import Event
from conclave.core.follies import Deed
from conclave.core.game import AnyGame
from conclave.core.plain import Plain
from conclave.core.state import Move, State
from conclave.core.tensors import NUMBER
from tests.laws.tables import TableSetting, at_every_table, positions, some

seeds = st.integers(0, 2**32)


def written(data: Plain) -> str:
    return json.dumps(data)


def shown(game: AnyGame, state: State, seat: int) -> dict[str, str]:
    """Everything that is sent to a seat about a position, byte by byte."""
    asked = game.asks(state)
    everything: dict[str, Plain] = {
        "view": game.view(state, seat),
        "asks": [asked.id, dict(asked.params.items())],
        "actor": state.actor(),
        "standings": [standing.dump() for standing in state.standings()],
        "spectator": game.view(state, None),
        "odds": [one.dump() for one in game.odds(state, seat, FastChance(1)) if not one.error],
    }
    tensor = game.observation
    if tensor is not None:
        row = bytearray(tensor.size * NUMBER)
        game.observe(state, seat, row, 0)
        everything["observation"] = row.hex()
    if state.actor() == seat:
        if game.actions:
            mask = bytearray(game.actions)
            game.mask(state, mask, 0)
            everything["mask"] = mask.hex()
        everything["sentences"] = list(game.sentences(state))
        previews = game.previews(state)
        everything["previews"] = {said: preview.dump() for said, preview in previews.items()}
        everything["notes"] = [note.dump() for note in game.notes(state)]
        everything["reasons"] = reasons(game, state)
        everything["follies"] = follies(game, state)
        everything["refusals"] = [refusal(game, state, text) for text in sayings(game)]
    return {name: written(part) for name, part in everything.items()}


def reasons(game: AnyGame, state: State) -> Plain:
    """Why the actor might say each thing."""
    return [
        [game.say(state, move), [reason.dump() for reason in game.guide.reasons(state, move)]]
        for move in some(state.legal(), 12)
    ]


def follies(game: AnyGame, state: State) -> Plain:
    """What would be laughed at in some moves."""
    return [
        [game.say(state, move), folly.id]
        for move in some(state.legal(), 12)
        for folly in game.guide.follies()
        if folly.occasion(Deed(state, move)) and folly.silly(Deed(state, move))
    ]


def sayings(game: AnyGame) -> list[str]:
    """What might be tried: words, alone and after one another, and nonsense."""
    words = some(game.vocabulary, 30)
    pairs = [f"{first} {second}" for first in some(words, 5) for second in words]
    return ["", "abracadabra", *words, *pairs]


def refusal(game: AnyGame, state: State, text: str) -> Plain:
    try:
        return list(game.hear(state, text))
    except ConclaveError as error:
        return [type(error).__name__, error.id, dict(error.params.items())]


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_a_seat_sees_the_same_in_what_it_imagines(setting: TableSetting, seed: int) -> None:
    for state in positions(setting, seed, count=5):
        for seat in range(setting.seats):
            imagined = state.imagine(seat, FastChance(seed))
            assert shown(setting.game, imagined, seat) == shown(setting.game, state, seat)


class Outcome:
    """What came of a move, as a viewer learns it (None: a spectator)."""

    def __init__(self, game: AnyGame, state: State, move: Move, luck: int) -> None:
        self.game = game
        self.state = state.copy()
        self.told: list[Event] = []
        chance = NotedChance(FastChance(luck))
        self.state.play(move, chance, self.told)
        self.drew = bool(chance.take_notes())

    def seen(self, viewer: int | None) -> str:
        return written(self.game.view(self.state, viewer))

    def heard(self, viewer: int | None) -> str:
        told: list[Plain] = [self.game.tell(event, viewer) for event in self.told]
        return written(told)

    def can_be_undone(self) -> bool:
        return not self.drew and not any(event.reveals for event in self.told)


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_a_seat_is_told_no_more_than_it_then_sees(setting: TableSetting, seed: int) -> None:
    """The same move with the same luck in both positions. If the seat sees the same afterwards, it
    was told the same, and may take back the same; if not, it has learned something rightly."""
    game = setting.game
    compared = 0
    for state in positions(setting, seed, count=4):
        for seat in range(setting.seats):
            imagined = state.imagine(seat, FastChance(seed))
            for move in set(some(state.legal(), 12)) & set(imagined.legal()):
                truly = Outcome(game, state, move, seed)
                maybe = Outcome(game, imagined, move, seed)
                if truly.seen(seat) != maybe.seen(seat):
                    continue
                compared += 1
                assert truly.seen(None) == maybe.seen(None)
                for viewer in (seat, None):
                    assert truly.heard(viewer) == maybe.heard(viewer)
                assert truly.can_be_undone() == maybe.can_be_undone()
    assert compared, "else this shows nothing"


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_others_overhear_no_more_than_they_are_shown_and_told(
    setting: TableSetting, seed: int
) -> None:
    """Of moves that lead apart and look alike to another seat, that seat hears the same words."""
    game = setting.game
    for state in positions(setting, seed, count=8):
        for viewer in range(setting.seats):
            if viewer == state.actor():
                continue
            heard: dict[tuple[int, str, str], tuple[str, str]] = {}
            for move in some(state.legal(), 12):
                outcome = Outcome(game, state, move, seed)
                alike = (outcome.state.actor(), outcome.seen(viewer), outcome.heard(viewer))
                truly = written(outcome.state.dump())
                words = game.overheard(game.say(state, move))
                other = heard.setdefault(alike, (truly, words))
                assert other[0] == truly or other[1] == words


@at_every_table
@given(seed=seeds)
@settings(max_examples=3)
def test_a_spectator_is_told_no_more_than_any_seat(setting: TableSetting, seed: int) -> None:
    """A player could watch their own table through another window."""
    game = setting.game
    for state in positions(setting, seed, count=4):
        for move in some(state.legal(), 12):
            outcome = Outcome(game, state, move, seed)
            for event in outcome.told:
                public = game.tell(event, None)
                for seat in range(setting.seats):
                    told = game.tell(event, seat)
                    if public is not None:
                        assert told is not None
                        assert public.items() <= told.items()
