"""What a word would do, said before it is said."""

import pytest

from conclave.core.chance import FastChance
from conclave.core.previews import Preview
from conclave.games.abracada.position import Position
from conclave.texts import Listener, ask
from tests.games.abracada.drawing import GAME, say, table

NOX = Listener(["Nox", "Ines", "Basil"], 0)
REFILL = 100


def effect(position: Position, sentence: str) -> str:
    message = GAME.previews(position)[sentence].effect
    return ask(message.id, message.params, NOX)


def cost(position: Position, sentence: str) -> str:
    message = GAME.previews(position)[sentence].cost
    assert message is not None
    return ask(message.id, message.params, NOX)


def three(mine: str = "> 3 5 6 7 8", left: str = "2 6 7 8 8") -> Position:
    """Of every spell one at least may be mine: they lie in the pile."""
    return table(mine, left, "4 5 7 7 8", pile="1 2 3 4 5 6 7 8")


def with_the_dragon_in_sight() -> Position:
    return table("> 3 5 6 7 8", "1 6 7 8 8", "4 5 7 7 8", pile="2 3 4 5 6 7 8 8")


@pytest.mark.parametrize(
    ("spell", "told"),
    [
        (1, "Hit: everybody else loses 1 to 3 lives. Miss: you lose 1 to 3 lives and your turn"),
        (2, "Hit: everybody else loses a life. Miss: you lose a life and your turn ends."),
        (3, "Hit: you gain nothing, as you have six lives."),
        (4, "Hit: you take a secret stone, worth a point if you survive."),
        (5, "Hit: cat and owl lose a life each."),
        (6, "Hit: cat loses a life."),
        (7, "Hit: owl loses a life."),
        (8, "Hit: you gain nothing, as you have six lives."),
    ],
)
def test_every_spell_tells_what_a_hit_and_a_miss_do(spell: int, told: str) -> None:
    """A seat goes by its word here; a table puts the name of its owner there."""
    assert effect(three(), f"cast {spell}").startswith(told)


@pytest.mark.parametrize(
    ("lives", "spell", "told"),
    [
        (5, 3, "you gain a life. Miss: you lose a life and your turn ends."),
        (4, 3, "you gain 1 or 2 lives."),
        (3, 3, "you gain 1 to 3 lives."),
        (5, 2, "everybody else loses a life and you gain one."),
        (5, 8, "you gain a life."),
        (1, 8, "Miss: you lose your last life."),
        (1, 1, "Miss: you lose your last life."),
        (3, 1, "Miss: you lose 1 to 3 lives, perhaps your last."),
    ],
)
def test_A6_A11_what_it_does_goes_by_ones_own_lives(lives: int, spell: int, told: str) -> None:
    assert told in effect(three(f"> 3 5 6 7 8 | {lives} lives"), f"cast {spell}")


def test_A14_a_spell_that_would_win_the_round_says_so() -> None:
    weak = three(left="2 6 7 8 8 | 1 life")
    assert "cat loses a life and you win the round (+3)." in effect(weak, "cast 6")
    assert "win" not in effect(weak, "cast 7")
    assert "If that takes" not in effect(three(left="2 6 7 8 8 | 4 lives"), "cast 1")
    assert "If that takes somebody’s last life, you win" in effect(
        three(left="2 6 7 8 8 | 3 lives"), "cast 1"
    )


def test_A13_A16_A17_the_last_stone_wins_with_secret_stones_up_to_8() -> None:
    assert "It’s your last stone, so you win the round (+4)." in effect(
        three("> 8 | took 4"), "cast 8"
    )
    assert "(+4)" in effect(three("> 4"), "cast 4")
    assert "(+1)" in effect(three("> 8 | 7 points"), "cast 8")


def test_A19_where_the_last_one_standing_wins_a_fall_may_not_be_enough() -> None:
    position = table(
        *("> 3 5 6 7 8", "2 6 7 8 8 | 1 life", "4 5 7 7 8 | 2 lives"),
        pile="1",
        options={"last_standing": True},
    )
    assert "cat loses a life, which puts somebody out." in effect(position, "cast 6")
    assert "If that takes" in effect(position, "cast 1")


def test_A12_with_two_seats_the_tempest_strikes_once() -> None:
    assert "Hit: cat loses a life." in effect(table("> 3 5 6 7 8", "2 6 7 8 8"), "cast 5")


def test_what_is_unseen_speaks_for_a_hit() -> None:
    position = with_the_dragon_in_sight()
    assert cost(position, "cast 1") == "The only one is in sight, so it can’t be yours."
    assert effect(position, "cast 1") == ("A sure miss: you lose 1 to 3 lives and your turn ends.")
    assert cost(position, "cast 8") == "5 unseen"


def test_a_spell_just_missed_is_known_not_to_be_there() -> None:
    position = with_the_dragon_in_sight()
    position.lessons[0] = (-4,)
    assert cost(position, "cast 4").startswith("You missed it")
    assert effect(position, "cast 4") == "A sure miss: you lose a life and your turn ends."
    position.lessons[0] = (6, -4, REFILL + 1)
    assert cost(position, "cast 4").endswith("unseen")


def test_A21_the_odds_stand_there_where_the_table_wants_them() -> None:
    position = table("> 3 5 6 7 8", "2 6 7 8 8", "4 5 7 7 8", options={"odds": True})
    assert cost(position, "cast 8").endswith("% likely")


def test_A9_stopping_says_what_is_drawn_and_who_is_next() -> None:
    position = three("> 3 5 6 7 8")
    say(position, "cast 7")
    say(position, "cast 8")
    assert effect(position, "stop") == "You draw 2 stones. Then it’s Ines’s turn."
    short = table("> 3 5 6", "2 6 7 8 8", "4 5 7 7 8", after=8, pile="1")
    assert effect(short, "stop") == "You draw a stone. Then it’s Ines’s turn."
    none = table("> 3 5 6", "2 6 7 8 8", "4 5 7 7 8", after=8, pile="")
    assert effect(none, "stop") == "The pile is empty, so you draw nothing. Then it’s Ines’s turn."


def barred(position: Position) -> dict[str, Preview]:
    shown = GAME.previews(position)
    return {sentence: preview for sentence, preview in shown.items() if preview.barred}


def test_A5_A7_what_cannot_be_said_now_tells_why() -> None:
    position = three("> 3 5 6 7 8")
    assert list(barred(position)) == ["stop"]
    say(position, "cast 3", roll=1)
    assert list(barred(position)) == ["cast 1", "cast 2"]
    assert effect(position, "cast 2") == "2 is too low: you have cast a 3."


def test_A8_a_slip_costs_what_it_costs() -> None:
    position = table("> 3 5 6", "2 6 7 8 8", after=6, options={"slips": True})
    assert not barred(position)
    assert effect(position, "cast 1").startswith("Too low. You lose a life and your turn ends")


def test_every_sentence_has_its_preview_and_no_game_that_is_over_any() -> None:
    chance = FastChance(3)
    position = GAME.start(4, {}, chance)
    while not position.over():
        shown = GAME.previews(position)
        said = [sentence for sentence, preview in shown.items() if not preview.barred]
        assert sorted(said) == sorted(GAME.sentences(position))
        legal = position.legal()
        position.play(legal[chance.below(len(legal))], chance)
    assert GAME.previews(position) == {}
