"""Ids and parameters become sentences, spoken to whoever listens."""

import pytest

from conclave.core.errors import ConclaveError, NotYourTurn
from conclave.core.plain import PlainDict
from conclave.texts import Listener, ask, explain, say, tell

NOX = Listener(["Nox", "Ines", "Rowan", "Basil"], 0)
SPECTATOR = Listener(["Nox", "Ines", "Rowan", "Basil"])


def lose(seat: int, lives: int = 1) -> PlainDict:
    return {"id": "abracada-lose", "seat": seat, "lives": lives}


def test_another_seat_is_spoken_of_by_name() -> None:
    assert tell([lose(1)], NOX) == ["Ines loses a life."]


def test_the_own_seat_is_you() -> None:
    assert tell([lose(0)], NOX) == ["You lose a life."]
    assert tell([lose(0)], SPECTATOR) == ["Nox loses a life."]


def test_neighbouring_events_that_differ_by_seat_alone_are_told_as_one() -> None:
    assert tell([lose(1), lose(3)], NOX) == ["Ines and Basil lose a life each."]
    assert tell([lose(1), lose(2), lose(3)], NOX) == ["Ines, Rowan and Basil lose a life each."]


def test_you_come_first_in_a_list() -> None:
    assert tell([lose(3), lose(0)], NOX) == ["You and Basil lose a life each."]
    assert tell([lose(3), lose(0)], SPECTATOR) == ["Basil and Nox lose a life each."]


def test_events_that_differ_in_more_stay_apart() -> None:
    assert tell([lose(1), lose(3, 2)], NOX) == ["Ines loses a life.", "Basil loses 2 lives."]


def test_a_secret_is_told_to_its_owner_only() -> None:
    assert tell([{"id": "abracada-secret", "seat": 0, "stone": 3}], NOX) == [
        "You take a secret stone: it is a 3."
    ]
    assert tell([{"id": "abracada-secret", "seat": 1}], NOX) == ["Ines takes a secret stone."]


def test_nobody_can_win_a_round() -> None:
    over: PlainDict = {"id": "abracada-round-over", "round": 3, "ending": "fell", "winner": -1}
    assert tell([over], NOX) == ["Nobody wins round 3."]


def test_what_is_asked_comes_in_words() -> None:
    assert ask("abracada-ask-more", {"spell": 5}, NOX) == "Name 5 or higher, or stop"
    assert ask("abracada-ask-more", {"spell": 8}, NOX) == "Name 8 again, or stop"


def test_a_refusal_names_the_seats() -> None:
    error = NotYourTurn("not-your-turn", {"seat": 0, "actor": 3})
    assert explain(error, NOX) == "It is not your turn; wait for Basil."
    assert explain(error) == "It is not your turn; wait for seat 3."


@pytest.mark.parametrize(("count", "stones"), [(1, "You draw a stone."), (3, "You draw 3 stones.")])
def test_numbers_and_nouns_agree(count: int, stones: str) -> None:
    assert tell([{"id": "abracada-refill", "seat": 0, "count": count}], NOX) == [stones]


def test_a_message_that_nobody_wrote_is_seen_as_its_id() -> None:
    assert say("no-such-message", {"spell": 5}) == "no-such-message (spell=5)"
    assert explain(ConclaveError("no-such-message")) == "no-such-message"
