"""Why one might do it: every figure is that of the position, counted anew by brute force here."""

from itertools import combinations

import pytest

from conclave.core.chance import FastChance
from conclave.games.abracada.position import Position
from conclave.texts import Listener, ask
from tests.games.abracada.drawing import GAME, table

NOX = Listener(["Nox", "Ines", "Basil"], 0)
LEFT, RIGHT = "2 6 7 8 8", "4 5 7 7 8"


def three(mine: str = "> 3 5 6 7 8", left: str = LEFT, right: str = RIGHT) -> Position:
    return table(mine, left, right, pile="1 2 3 4 5 6 7 8")


def told(position: Position, sentence: str) -> list[str]:
    reasons = GAME.guide.reasons(position, GAME.hear(position, sentence))
    return [ask(reason.id, reason.params, NOX) for reason in reasons]


def counted(position: Position, spell: int, missed: int = 0) -> int:
    """In percent: the rows of unseen stones with the spell among all that fit the miss."""
    unseen = sorted(position.hands[0] + position.pile + position.secrets)
    rows = [row for row in combinations(unseen, len(position.hands[0])) if missed not in row]
    return round(100 * sum(spell in row for row in rows) / len(rows))


@pytest.mark.parametrize("spell", [2, 3, 5, 7, 8])
def test_the_reckoning_counts_every_row_one_may_hold(spell: int) -> None:
    position = three()
    assert told(position, f"cast {spell}")[0].endswith(
        f": {counted(position, spell)} % you have one."
    )


def test_what_one_has_learned_counts() -> None:
    position = three()
    plain = counted(position, 8)
    position.lessons[0] = (-4,)
    after = counted(position, 8, missed=4)
    assert after != plain
    assert told(position, "cast 8")[0] == (
        "5 of 17 unseen stones are Magic Drinks: after your hits and misses this round, "
        f"{after} % you have one."
    )


def test_a_sure_hit_and_sure_misses_are_said_to_be() -> None:
    position = three()
    position.lessons[0] = (-4,)
    assert told(position, "cast 4")[0].startswith("You named Night Singer, missed and drew nothing")
    seen = table("> 3 5 6 7 8", "1 6 7 8 8", RIGHT)
    assert told(seen, "cast 1")[0] == "The only Ancient Dragon is in sight: a sure miss."
    sure = table("> 8 8", "2 6 7 8 8", RIGHT, pile="8", secrets="")
    assert told(sure, "cast 8")[0].startswith("You must have a Magic Drink")


def test_A14_what_a_hit_does_to_whom() -> None:
    position = three(left=f"{LEFT} | 3 lives")
    assert "A hit brings Ines from 3 to 2 lives." in told(position, "cast 6")
    assert "A hit brings Basil from 6 to 5 lives." in told(position, "cast 7")
    assert "A hit costs 2 players lives. It brings Ines from 3 to 2 lives." in told(
        position, "cast 5"
    )
    weak = three(left=f"{LEFT} | 1 life")
    assert told(weak, "cast 6")[1] == "Ines has 1 life: a hit wins the round (+3)."
    assert not any("wins the round (" in reason for reason in told(weak, "cast 7"))


@pytest.mark.parametrize(
    ("lives", "rolled"),
    [
        (1, "a hit wins the round, whatever you roll (+3)."),
        (2, "a hit and a roll of 2 or 3 win the round (+3)."),
        (3, "a hit and a roll of 3 win the round (+3)."),
    ],
)
def test_A1_the_dragon_is_told_by_its_rolls(lives: int, rolled: str) -> None:
    assert told(three(left=f"{LEFT} | {lives} lives"), "cast 1")[1].endswith(rolled)


def test_A1_a_strong_rival_keeps_some_lives() -> None:
    assert (
        "It brings Ines from 5 to 2–4 lives." in told(three(left=f"{LEFT} | 5 lives"), "cast 1")[1]
    )


def test_A17_the_top_is_in_reach() -> None:
    position = three("> 3 5 6 7 8 | 5 points", left=f"{LEFT} | 1 life")
    assert told(position, "cast 6")[2] == "That takes you from 5 to 8 points and ends the game."
    far = three("> 3 5 6 7 8 | 4 points", left=f"{LEFT} | 1 life")
    assert not any("ends the game" in reason for reason in told(far, "cast 6"))


def test_A11_how_far_one_rises() -> None:
    position = three("> 3 5 6 7 8 | 4 lives")
    assert "A hit brings you from 4 to 5–6 lives." in told(position, "cast 3")
    assert "A hit brings you from 4 to 5 lives." in told(position, "cast 8")
    assert told(three(), "cast 8")[1] == (
        "You already have six lives, so a hit only gets rid of a stone: 4 would be left."
    )


def test_A16_a_secret_stone_is_worth_a_point() -> None:
    assert told(three(), "cast 4")[1] == (
        "A hit takes one of 4 secret stones, your first: worth a point if you survive the round."
    )
    none = table("> 3 5 6 7 8", LEFT, RIGHT, pile="4", secrets="")
    assert told(none, "cast 4")[1].startswith("No secret stone is left")


def test_A7_what_may_be_named_after_a_hit_is_counted_with_what_the_hit_teaches() -> None:
    """A row with a 7 loses one; a row is as likely with one 7 as with two."""
    position = three("> 7 8")
    unseen = sorted(position.hands[0] + position.pile + position.secrets)
    rows = [row for row in combinations(unseen, 2) if 7 in row]
    again = round(100 * sum(8 in row for row in rows) / len(rows))
    assert (
        f"After a hit, 1 stone is left and another hit wins the round: 8 would be {again} % likely."
    ) in told(position, "cast 7")


def test_A6_A15_what_a_miss_costs() -> None:
    position = three("> 3 5 6 7 8 | 4 lives")
    assert told(position, "cast 8")[-1] == (
        f"A miss ({100 - counted(position, 8)} %) leaves you 3 lives."
    )
    assert told(position, "cast 1")[-1].endswith("costs 1 to 3 of your 4 lives.")
    frail = three("> 3 5 6 7 8 | 2 lives")
    assert told(frail, "cast 1")[-1].endswith("2 lives; a roll of 2 or 3 puts you out.")
    last = three("> 3 5 6 7 8 | 1 life, took 4")
    assert told(last, "cast 8")[-1].endswith(
        "takes your last life and gives the other 2 a point each; "
        "your secret stone counts for nothing."
    )


def test_A13_the_last_stone_wins() -> None:
    assert told(three("> 8"), "cast 8")[1] == (
        "It is your last stone: a hit wins the round, +3 for you and nothing for the others."
    )


def test_A9_stopping_keeps_what_one_has() -> None:
    position = table("> 3 5 6 | 1 life, took 4", LEFT, RIGHT, after=7, pile="1 2 3 8")
    reasons = told(position, "stop")
    likeliest = max(range(7, 9), key=lambda spell: counted(position, spell))
    assert reasons == [
        f"Even your likeliest spell, {likeliest}, would miss "
        f"{100 - counted(position, likeliest)} % of the time and cost your last life.",
        "Ines plays next with 2 stones that could hurt you; you have 1 life.",
        "Your secret stone is worth a point only if you survive the round.",
        "You draw 2 stones, back to 5.",
    ]


def test_A8_a_slip_is_told_as_one() -> None:
    position = table("> 3 5 6", LEFT, after=6, options={"slips": True})
    assert told(position, "cast 2") == [
        "2 is too low after 6: it costs a life for sure and leaves you 5."
    ]


@pytest.mark.parametrize("options", GAME.option_sets)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_move_has_a_reason_and_the_unseen_does_not_speak(
    seats: int, options: dict[str, bool | int | str]
) -> None:
    chance = FastChance(seats)
    position = GAME.start(seats, options, chance)
    for _ in range(60):
        if position.over():
            break
        imagined = position.imagine(position.actor(), chance)
        for move in position.legal():
            reasons = [reason.dump() for reason in GAME.guide.reasons(position, move)]
            assert reasons
            assert reasons == [reason.dump() for reason in GAME.guide.reasons(imagined, move)]
        legal = position.legal()
        position.play(legal[chance.below(len(legal))], chance)
