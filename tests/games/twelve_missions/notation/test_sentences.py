"""Sentences of Twelve Missions: which words they use, and which older ones they still take."""

import json

import pytest

from conclave.catalogue import load_game
from conclave.core.errors import AmbiguousMove
from conclave.core.match import replay
from conclave.core.record import read_record
from conclave.core.seats import NUMBERED_SEATS, SEAT_WORDS
from tests.games.twelve_missions.drawing import GAME, choices, say, table
from tests.golden.games import FOLDER


def test_a_seat_is_said_by_the_word_that_it_has_in_every_game() -> None:
    position = table("b3 k3 | scrolls 13", "b4 k4", "b5 k5", "b6 k6", phase="scroll")
    assert choices(position) == {
        *("activate scroll.13 cat", "activate scroll.13 owl", "activate scroll.13 snake"),
        "pass",
    }
    assert set(SEAT_WORDS[:4]) <= set(GAME.vocabulary)
    assert not set(NUMBERED_SEATS) & set(GAME.vocabulary)


def test_a_seat_is_still_understood_by_its_number() -> None:
    position = table("b3 k3 | scrolls 13", "b4 k4", "b5 k5", "b6 k6", phase="scroll")
    for word, number in zip(SEAT_WORDS[1:4], NUMBERED_SEATS[1:4], strict=True):
        said = GAME.hear(position, f"activate scroll.13 {number}")
        assert said == GAME.hear(position, f"activate scroll.13 {word}")
    with pytest.raises(AmbiguousMove) as unfinished:
        GAME.hear(position, "activate scroll.13")
    assert unfinished.value.params["next"] == "cat, owl, snake"


def test_a_record_that_numbers_its_seats_is_replayed_and_told_in_words() -> None:
    written = (FOLDER / "twelve_missions-4.json").read_text()
    assert '"power seat.2"' in written
    replayed = replay(load_game("twelve_missions"), read_record(json.loads(written)))
    sentences = [said.sentence for said in replayed.record.moves]
    assert "power owl" in sentences
    assert not any("seat." in sentence for sentence in sentences)


def test_scroll_20_names_the_power_and_the_farmer_a_seat() -> None:
    position = table("b9 k3 k4 | 1 crystal", "b4 y4 k5", scroll=(20, 0))
    say(position, "play b9")
    assert {"power farmer raven", "power farmer cat", "power dwarf"} <= choices(position)
