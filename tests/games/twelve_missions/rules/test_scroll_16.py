"""Scroll 16: a trick is claimed or refused, with one's own card or when it is complete."""

from conclave.core.plain import PlainDict
from tests.games.twelve_missions.drawing import (
    GAME,
    cards,
    choices,
    gains,
    ids,
    play,
    playable,
    say,
    table,
    words,
)

YELLOW = 1


def test_scroll_16_claims_a_complete_trick() -> None:
    """The book's example: the cards do not let A take the trick, so the scroll does."""
    position = table("b3 k3", "b10 k4", "b4 k5", scroll=(16, 0))
    play(position, "b3 b10 b4")
    assert position.turn == 0
    assert choices(position) == {"claim", "leave"}
    told = say(position, "claim")
    assert ids(told) == ["claim", "trick"]
    assert position.owners == [0]
    assert position.turn == 0, "whoever takes a trick leads the next"


def test_scroll_16_refuses_a_complete_trick() -> None:
    position = table("b3 k3", "b10 k4", "b4 k5", scroll=(16, 1))
    play(position, "b3 b10 b4")
    assert choices(position) == {"refuse", "leave"}
    told = say(position, "refuse")
    assert ids(told) == ["refuse", "trick"]
    assert position.owners == [2]
    assert position.turn == 2


def test_scroll_16_a_trick_may_be_left_and_another_claimed() -> None:
    position = table("b3 k3", "b10 k4", scroll=(16, 0))
    play(position, "b3 b10")
    say(position, "leave")
    assert position.owners == [1]
    play(position, "k4 k3")
    say(position, "claim")
    assert position.tricks == [0, 0], "the round is over"
    assert position.sheet[-1].tricks == [1, 1]


def test_scroll_16_is_used_once() -> None:
    position = table("b3 k3 k6", "b10 k4 k7", scroll=(16, 0))
    play(position, "b3 b10")
    say(position, "claim")
    say(position, "play k3")
    assert position.turn == 1, "not asked with the card"
    play(position, "k4")
    assert position.owners == [0, 1], "nor about the trick"


def test_scroll_16_may_be_said_right_after_ones_own_card() -> None:
    position = table("b10 k3", "b3 k4", "b9 k5", scroll=(16, 1))
    say(position, "play b10", "play b3")
    assert choices(position) == {"claim", "refuse", "done"}
    say(position, "claim", "play b9")
    assert position.owners == [1]
    assert position.turn == 1, "and is not asked again"


def test_scroll_16_whoever_plays_last_is_asked_once() -> None:
    position = table("b10 k3", "b3 k4", scroll=(16, 1))
    say(position, "play b10", "play b3")
    assert choices(position) == {"claim", "leave"}


def test_scroll_16_whoever_plays_last_spends_first() -> None:
    position = table("b10 k3", "b3 k4 | 1 cube", scroll=(16, 1))
    say(position, "play b10", "play b3")
    assert choices(position) == {"cubes +1", "cubes -1", "done"}
    say(position, "cubes +1")
    assert choices(position) == {"claim", "leave"}


def test_scroll_16_a_lead_refused_at_once_names_the_led_colour() -> None:
    position = table("b10 k3", "b3 y3", "y10 k5", scroll=(16, 0))
    say(position, "play b10")
    assert {"refuse yellow", "refuse blue"} <= choices(position)
    say(position, "refuse yellow")
    assert position.led == YELLOW
    assert playable(position) == {"y3"}
    play(position, "y3 y10")
    assert position.owners == [2]


def test_scroll_16_a_lead_refused_when_complete_keeps_its_colour() -> None:
    position = table("b10 k3", "b3 k4", "y10 k5", scroll=(16, 0))
    play(position, "b10 b3 y10")
    say(position, "refuse")
    assert position.owners == [1]


def test_scroll_16_a_lead_that_nobody_else_can_take_can_not_be_refused() -> None:
    position = table("b10 k3", "y3 k4", "y10 k5", scroll=(16, 0))
    play(position, "b10 y3 y10")
    assert position.owners == [0]
    assert choices(position) == {"play black.farmer"}


def test_scroll_16_a_refused_lead_is_taken_if_nobody_plays_that_colour_or_the_dominant() -> None:
    position = table("b10 k3", "b3 k4", "b4 k5", scroll=(16, 0))
    say(position, "play b10", "refuse yellow")
    play(position, "b3 b4")
    assert position.owners == [0]


def test_scroll_16_a_dominant_card_takes_a_refused_lead() -> None:
    position = table("b10 k3", "b3 k4", "r4 k5", scroll=(16, 0))
    say(position, "play b10", "refuse yellow")
    play(position, "b3 r4")
    assert position.owners == [2]


def test_scroll_16_is_asked_about_the_last_trick_before_the_points() -> None:
    position = table("b3", "b10", mission=3, scroll=(16, 0))
    play(position, "b3 b10")
    assert position.sheet == ()
    say(position, "claim")
    assert gains(position) == [2, 0]


def test_scroll_16_the_emperor_does_not_stop_it_when_the_trick_is_complete() -> None:
    position = table("b10 k3 | 1 crystal", "b3 k4", "b9 k5", scroll=(16, 1))
    say(position, "play b10", "power", "play b3", "done", "play b9", "claim")
    assert position.owners == [1]


def test_scroll_16_against_dwarf_the_card_of_a_refused_complete_trick_is_not_the_lowest() -> None:
    position = table("b6 k3 | 1 crystal", "b3 k4", "b10 k5", scroll=(16, 1))
    say(position, "play b6", "power", "play b3", "done", "play b10")
    assert choices(position) == {"refuse", "leave"}
    say(position, "refuse")
    assert position.owners == [0]


def test_scroll_16_a_refused_knight_still_levels_later_cards() -> None:
    position = table("b8 k3 | 1 crystal", "b3 k4", "r9 k5", scroll=(16, 0))
    say(position, "play b8", "power", "done")
    play(position, "b3 r9")
    assert choices(position) == {"refuse", "leave"}, "the red card is an ordinary one"
    say(position, "refuse")
    assert position.owners == [1]


def test_scroll_16_a_refused_oracle_still_leads_its_new_colour() -> None:
    position = table("b9 k3 | 1 crystal", "y3 k4", "b10 k5", scroll=(16, 0))
    say(position, "play b9", "power yellow", "done")
    play(position, "y3 b10")
    say(position, "refuse")
    assert position.owners == [1]


def test_scroll_16_an_assassin_played_against_the_duty_may_claim_the_trick() -> None:
    position = table("b10 k3", "b5 k4 | 1 crystal", scroll=(16, 1))
    say(position, "play b10", "play k4 power", "claim")
    assert position.owners == [1]


def test_scroll_16_the_farmers_leader_leads_whoever_claims() -> None:
    position = table("b3 k3 | 1 crystal", "b4 k4", "b10 k5", scroll=(16, 1))
    say(position, "play b3", "power owl", "play b4", "done", "play b10", "claim")
    assert position.owners == [1]
    assert position.turn == 2


def test_scroll_16_mission_7_counts_a_claimed_trick_with_its_cubes() -> None:
    seats = ("b3 | 2 cubes", "b4", "b5", "b10")
    position = table(*seats, mission=7, scroll=(16, 0))
    say(position, "play b3", "cubes -2", "done")
    play(position, "b4 b5 b10")
    say(position, "claim")
    assert gains(position) == [2, 0, 0, 0]


def test_scroll_16_mission_15_a_row_goes_on_after_a_claim() -> None:
    rows: PlainDict = {"rows": [words("b3 k3"), words("b10 k4")]}
    position = table("b3 k3", "b10 k4", mission=15, scroll=(16, 0), rest=rows)
    play(position, "b3 b10")
    say(position, "claim")
    assert playable(position) == {"k3"}


def test_scroll_16_mission_22_hands_go_round_after_the_decision() -> None:
    position = table("b3 k3", "b10 k4", mission=22, scroll=(16, 0))
    play(position, "b3 b10")
    assert position.hands == [cards("k3"), cards("k4")]
    say(position, "leave")
    assert position.hands == [cards("k4"), cards("k3")]


def test_scroll_16_mission_20_a_claimed_trick_is_the_pairs() -> None:
    position = table("b3", "b4", "b5", "b10", mission=20, scroll=(16, 0))
    play(position, "b3 b4 b5 b10")
    say(position, "claim")
    assert gains(position) == [3, 0, 3, 0]


def test_scroll_16_copied_by_7_asks_about_a_complete_trick_too() -> None:
    position = table("b3 k3", "b10 k4", scroll=(7, 0), effect=16, used=(16,))
    play(position, "b3 b10")
    assert choices(position) == {"claim", "leave"}


def test_scroll_16_the_question_is_seen_by_all_and_survives_a_dump() -> None:
    position = table("b3 k3", "b10 k4", "b4 k5", scroll=(16, 0))
    play(position, "b3 b10 b4")
    for viewer in (0, 1, None):
        view = GAME.view(position, viewer)
        assert (view["phase"], view["turn"], view["taking"], view["queue"]) == ("decide", 0, 1, [])
    assert GAME.asks(position).id == "twelve_missions-ask-decide-claim"
    again = GAME.restore(position.dump())
    assert again.dump() == position.dump()
    assert choices(again) == {"claim", "leave"}
    position = table("b10 k3", "b3 k4", scroll=(16, 0))
    play(position, "b10 b3")
    assert GAME.asks(position).id == "twelve_missions-ask-decide-refuse"
