"""Who may still beat a card: counted, and compared with all hands there can be."""

from itertools import combinations

from conclave.core.chance import FastChance
from conclave.games.twelve_missions import GAME
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions.drawing import say, table, word

CHANCE = FastChance(1)


def told(position: Position, seat: int, card: str) -> dict[str, float]:
    """By seat, or nobody: the odds about that card."""
    found = {}
    for odds in GAME.odds(position, seat, CHANCE):
        if odds.about == word(card):
            kind = odds.what.id.removeprefix("twelve_missions-odds-")
            found[str(odds.what.params.get("seat", kind))] = odds.share
    return found


def test_M23_all_hands_are_counted() -> None:
    at = table("y8 k4", "y3 y4", "b3 b4", dominant="red")
    unseen = [c + str(v) for c in "byrk" for v in range(3, 11)]
    unseen.remove("y8")
    unseen.remove("k4")
    beats_one = nobody = hands = 0
    for first in combinations(unseen, 2):
        rest = [card for card in unseen if card not in first]
        one = _beats_y8(first)
        for second in combinations(rest, 2):
            hands += 1
            beats_one += one
            nobody += not one and not _beats_y8(second)
    odds = told(at, 0, "y8")
    assert abs(odds["1"] - beats_one / hands) < 1e-9
    assert abs(odds["2"] - beats_one / hands) < 1e-9
    assert abs(odds["nobody"] - nobody / hands) < 1e-9


def _beats_y8(hand: tuple[str, ...]) -> bool:
    if any(card[0] == "y" for card in hand):
        return "y9" in hand or "y10" in hand
    return any(card[0] == "r" for card in hand)


def test_a_seat_that_showed_a_void_beats_it_only_with_the_dominant_colour() -> None:
    at = table("y8 y4 k4", "y3 k3 k9", "b3 b4 b5", dominant="red")
    say(at, "play y4", "play y3", "play b4")
    odds = told(at, 0, "y8")
    assert odds["2"] == 0.0  # neither yellow nor red: it showed that by playing blue


def test_a_card_that_is_beaten_says_by_whom_and_one_played_last_is_safe() -> None:
    at = table("y8 k4", "y3 y9", dominant="red")
    say(at, "play y8")
    assert told(at, 1, "y3") == {"0": 1.0}
    assert told(at, 1, "y9") == {"nobody": 1.0}


def test_rows_are_drawn_with_an_error() -> None:
    at = table(
        "y8 k4",
        "y3 y9",
        mission=15,
        dominant="red",
        rest={"rows": [["yellow.knight", "black.assassin"], ["yellow.oracle", "yellow.farmer"]]},
    )
    odds = GAME.odds(at, 0, CHANCE)
    assert all(one.error > 0 for one in odds if one.what.id.endswith("seat"))
    # Its next card is any of 30 unseen ones; y9, y10 and the eight red ones beat y8.
    share = told(at, 0, "y8")["1"]
    assert abs(share - 10 / 30) < 0.1
