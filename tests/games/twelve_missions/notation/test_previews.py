"""What a sentence would cost and bring, told before it is said."""

import pytest

from conclave.games.twelve_missions.position import Position
from conclave.texts import Listener, ask
from tests.games.twelve_missions.drawing import CARD, GAME, play, say, table, word

NAMES = ["Nox", "Ines", "Rowan", "Basil"]


def told(position: Position, sentence: str) -> str:
    """The effect, then the cost, as the speaker reads them."""
    preview = GAME.previews(position)[CARD.sub(lambda found: word(found[0]), sentence)]
    listener = Listener(NAMES[: position.seats], position.actor())
    parts = [message for message in (preview.effect, preview.cost) if message is not None]
    return " / ".join([ask(part.id, part.params, listener) for part in parts])


def points(position: Position, sentence: str) -> list[tuple[int, int]]:
    return GAME.previews(position)[CARD.sub(lambda found: word(found[0]), sentence)].points


def idle(position: Position) -> bool:
    return GAME.previews(position)["done"].idle


def test_a_card_says_what_it_would_make_of_the_trick() -> None:
    position = table("b8 k3 k6", "b9 b5 r4", "y3 k4 k5", dominant="red")
    assert told(position, "play b8") == "Leads blue."
    play(position, "b8")
    assert told(position, "play b9") == "Takes it so far."
    assert told(position, "play b5") == "Loses to Nox's blue Knight, 8."
    play(position, "b9")
    off = "Yellow is neither led nor dominant: it can't take the trick."
    assert told(position, "play y3") == off


def test_M9_a_card_that_cannot_be_played_says_why() -> None:
    position = table("b8 k3 k6", "b9 r4 y5 | 1 crystal")
    play(position, "b8")
    barred = {said for said, preview in GAME.previews(position).items() if preview.barred}
    assert barred == {"play yellow.explorer"}, "the Assassin can be played for a crystal"
    position = table("b8 k3 k6", "b9 r5 y6")
    play(position, "b8")
    assert told(position, "play r5").startswith("You have blue cards, so play one of them")


def test_M10_cubes_say_the_value_and_whether_they_are_enough() -> None:
    position = table("b8 k3", "b6 y3 | 3 cubes", dominant="red")
    say(position, "play b8", "play b6")
    assert told(position, "cubes +2") == "Value 8. Loses to Nox's blue Knight, 8. / 2 cubes"
    assert told(position, "cubes +3") == "Value 9. Takes the trick. / 3 cubes"


def test_M12_a_power_says_what_it_does_and_what_that_makes_of_the_trick() -> None:
    position = table("b8 k3", "b6 y3 | 1 crystal", dominant="red")
    say(position, "play b8", "play b6")
    assert told(position, "power") == "The lowest takes this trick. Takes the trick. / 1 crystal"


def test_the_last_card_tells_the_points_that_it_would_move() -> None:
    before = ((0, "r3 r4"), (1, "r5 r6"), (1, "r7 r8"))
    position = table("b8 k3", "b9 b4", mission=1, tricks=before)
    assert points(position, "play b8") == [], "others are still to play"
    say(position, "play b8")
    assert points(position, "play b9") == [(1, 4)], "exactly three tricks"
    assert points(position, "play b4") == []


def test_counting_another_number_of_tricks_tells_what_the_round_would_give() -> None:
    position = table("b3", "b4", mission=12, scroll=(11, 0), tricks=((0, "y3 y4"),))
    play(position, "b3 b4")
    assert points(position, "count same") == [(0, -2), (1, -2)]
    assert points(position, "count more") == [(1, -2)]


def test_what_is_taken_says_what_it_is_good_for() -> None:
    position = table("b3 k3", "b4 k4", phase="resources")
    assert told(position, "take crystals") == "Each crystal buys the power of a card."
    assert "2 points at the end, once" in told(position, "take scroll")


def test_a_scroll_that_cannot_be_used_now_says_why() -> None:
    position = table("b3 k3 | scrolls 7 11 12", "b4 k4", mission=3, phase="scroll")
    assert (
        told(position, "activate scroll.12") == "Every trick you take this round is worth a point."
    )
    assert told(position, "activate scroll.11").startswith("Only for missions with fixed points")
    assert told(position, "activate scroll.7").startswith("No scroll has been used yet")
    position = table("b3 k3 | scrolls 11", "b4 k4", mission=2, phase="scroll")
    assert told(position, "activate scroll.11").startswith("It would do nothing")


def test_scroll_16_tells_whose_a_complete_trick_would_be() -> None:
    position = table(
        "b8 k3", "b9 y4", mission=1, scroll=(16, 0), tricks=((0, "r3 r4"), (0, "r5 r6"))
    )
    play(position, "b8 b9")
    assert told(position, "claim") == "The trick is yours."
    assert points(position, "claim") == [(0, 4)]
    assert told(position, "leave") == "The trick goes to Ines."
    position = table("b8 k3", "b9 y4", mission=1, scroll=(16, 1))
    play(position, "b8 b9")
    assert told(position, "refuse") == "The trick goes to Nox."
    assert told(position, "leave") == "The trick stays yours."


def test_done_is_idle_where_no_cube_reaches_the_taker() -> None:
    position = table("b9 k3", "b3 y3 | 5 cubes")
    say(position, "play b9", "play b3")
    assert idle(position)
    position = table("b9 k3", "b3 y3 | 7 cubes")
    say(position, "play b9", "play b3")
    assert not idle(position), "seven cubes make it 10"


def test_done_is_idle_where_the_taker_cannot_be_lost() -> None:
    position = table("b3 k3", "b9 y3 | 5 cubes")
    say(position, "play b3", "play b9")
    assert idle(position)
    position = table("b3 k3", "b8 y3 | 5 cubes")
    say(position, "play b3", "play b8")
    assert not idle(position), "five cubes make it a 3, and the earlier of equals is higher"


def test_done_is_idle_after_a_card_that_counts_for_nothing() -> None:
    position = table("b9 k3", "y3 y4 | 5 cubes", "b4 b5", dominant="red")
    say(position, "play b9", "play y3")
    assert idle(position)
    position = table("b9 k3", "r3 y4 | 5 cubes", "b4 b5", dominant="red")
    say(position, "play b9", "play r3")
    assert not idle(position), "a dominant card can still be overtaken"


FARMER = table("b10 k3", "b3 y3 | 1 crystal", "b4 k4", "b5 k5")
COUNTS_CUBES = table("b10 k3", "y3 y4 | 5 cubes", "b4 k4", "b5 k5", mission=7)
BORROWED = table("b10 k3", "y3 y4 | 5 cubes", "b4 k4", "b5 k5", scroll=(18, 0))
REFUSABLE = table("b10 k3", "b3 y4 | 5 cubes", scroll=(16, 0))


@pytest.mark.parametrize(
    ("position", "card"),
    [
        pytest.param(FARMER, "b3", id="the Farmer has a say in the next trick"),
        pytest.param(COUNTS_CUBES, "y3", id="the mission counts cubes"),
        pytest.param(BORROWED, "y3", id="somebody may change the card after its owner"),
        pytest.param(REFUSABLE, "b3", id="somebody may refuse the trick"),
    ],
)
def test_done_is_not_idle_where_spending_could_matter_otherwise(
    position: Position, card: str
) -> None:
    position = position.copy()
    say(position, "play b10")
    while position.actor() == 0:
        say(position, "done")
    say(position, f"play {card}")
    assert not idle(position)
