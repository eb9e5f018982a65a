"""Reasons for moves: their figures, recomputed from the drawing."""

from itertools import combinations

from conclave.core.chance import FastChance
from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.games.twelve_missions import GAME
from conclave.games.twelve_missions.position import Position
from conclave.texts import knows
from tests.games.twelve_missions.drawing import CARD, say, table, word


def why(position: Position, sentence: str) -> dict[str, Parameters]:
    """The reasons for that sentence, by kind."""
    spelled = CARD.sub(lambda found: word(found[0]), sentence)
    found = GAME.guide.reasons(position, GAME.hear(position, spelled))
    return {reason.id.removeprefix("twelve_missions-reason-"): reason.params for reason in found}


def test_a_lead_tells_how_many_unseen_cards_are_higher_and_that_nobody_can_beat_it() -> None:
    at = table("b8 y3", "b3 b4", dominant="red")
    lead = why(at, "play b8")["lead"]
    assert (lead["higher"], lead["out"]) == (2, 7)
    # The other seat holds two of the 30 unseen cards. It beats b8 with b9 or b10, or with a red
    # card if it has no blue one.
    unseen = [c + str(v) for c in "byrk" for v in range(3, 11)]
    unseen.remove("b8")
    unseen.remove("y3")
    hands = list(combinations(unseen, 2))
    safe = [hand for hand in hands if not _beats_b8(hand)]
    assert lead["percent"] == round(100 * len(safe) / len(hands))


def _beats_b8(hand: tuple[str, ...]) -> bool:
    if any(card[0] == "b" for card in hand):
        return "b9" in hand or "b10" in hand
    return any(card[0] == "r" for card in hand)


def test_the_highest_dominant_card_is_safe() -> None:
    assert why(table("r10 y3", "b3 b4", "k3 k4"), "play r10")["safe"]["seats"] == 2


def test_the_last_card_of_a_trick_takes_it_for_its_points() -> None:
    at = table("r4 y3", "r9 b3", mission=9, dominant="blue", leads=0)
    say(at, "play r4")
    takes = why(at, "play r9")["takes"]
    assert takes["points"] == -2  # two red cards, M14


def test_a_lower_card_stays_under_the_one_that_takes_the_trick() -> None:
    at = table("r9 y3", "r4 r5", dominant="blue")
    say(at, "play r9")
    under = why(at, "play r4")
    assert (under["under"]["seat"], under["under"]["best"]) == (0, 9)
    assert under["of-colour"]["place"] == "lowest"


def test_a_card_that_is_neither_led_nor_dominant_can_be_a_gift() -> None:
    at = table("b9 y3", "r4 k5", mission=9, dominant="yellow")
    say(at, "play b9")
    found = why(at, "play r4")
    assert found["off"]["seat"] == 0
    assert (found["gift"]["points"], found["gift"]["way"]) == (1, "costs")
    assert "gift" not in why(at, "play k5")


def test_the_only_card_that_may_be_played() -> None:
    at = table("b9 y3", "b4 k5", dominant="yellow")
    say(at, "play b9")
    assert why(at, "play b4")["only"]["count"] == 2


def test_the_count_of_the_mission_so_far() -> None:
    at = table("b9 y3", "b4 k5", mission=1, tricks=((0, "r3 r4"), (1, "r5 r6")))
    so_far = why(at, "play b9")["so-far"]
    assert so_far == {"mission": 1, "have": 1, "goal": 3, "left": 2}


def test_the_fewest_cubes_over_the_card_that_takes_the_trick() -> None:
    at = table("b7 y3", "b6 k5 | 3 cubes", mission=3, dominant="red")
    say(at, "play b7", "play b6")
    lift = why(at, "cubes +2")
    assert (lift["cubes-lift"]["value"], lift["cubes-lift"]["best"]) == (8, 7)
    assert lift["cubes-lift"]["points"] == 2
    assert lift["keeps"] == {"crystals": 0, "cubes": 1, "left": 1}
    assert why(at, "cubes +1")["cubes-vain"]["seat"] == 0


def test_cubes_bring_a_card_down() -> None:
    at = table("b7 y3", "b8 k5 | 3 cubes", mission=9, dominant="red")
    say(at, "play b7", "play b8")
    drop = why(at, "cubes -1")["cubes-drop"]
    assert (drop["value"], drop["seat"], drop["points"]) == (7, 0, 0)


def test_cubes_on_a_card_that_others_may_beat() -> None:
    at = table("b8 y3 | 2 cubes", "b3 b4", dominant=None, mission=3, rest={"dominant": "red"})
    say(at, "play b8")
    guard = why(at, "cubes +1")["cubes-guard"]
    # b9, b10 and eight red ones; then b10 and the red ones, since the earlier of equals is higher.
    assert (guard["before"], guard["after"]) == (10, 9)


def test_what_can_change_nothing_is_said_to() -> None:
    at = table("r9 y3", "b4 k5 | 1 cube", dominant="red")
    say(at, "play r9", "play b4")
    assert why(at, "done")["idle"]["seat"] == 0


def test_a_dwarf_turns_the_trick_about() -> None:
    at = table("b8 y3", "b6 k5 | 1 crystal", mission=3, dominant="red")
    say(at, "play b8", "play b6")
    turns = why(at, "power")["turns"]
    assert (turns["turns"], turns["seat"], turns["points"]) == ("yes", 1, 2)


def test_an_emperor_keeps_others_from_spending() -> None:
    at = table("b10 y3 | 1 crystal", "b6 k5 | 1 crystal, 5 cubes", "b3 k6 | 10 cubes")
    say(at, "play b10")
    assert why(at, "power")["emperor"] == {"crystals": 1, "cubes": 15, "seats": 2}


def test_a_farmer_tells_when_one_will_play() -> None:
    at = table("b3 y3 | 1 crystal", "b6 k5", "b4 k6")
    say(at, "play b3")
    assert why(at, "power cat")["farmer"]["place"] == 3


def test_a_knight_counts_the_dominant_cards_that_are_out() -> None:
    at = table("b8 r3 | 1 crystal", "b6 k5", "b4 k6", dominant="red")
    say(at, "play b8")
    assert why(at, "power")["knight"]["count"] == 7


def test_an_assassin_saves_the_cards_that_are_due() -> None:
    at = table("b8 r3 r6", "b5 b6 k4 | 2 crystals", dominant="red")
    say(at, "play b8")
    assert why(at, "play k4 power")["defies"] == {"count": 2, "crystals": 1}


def test_cubes_that_lift_the_best_dominant_card_over_the_rest() -> None:
    at = table("r8 " + EIGHT, "b3 b5 b6 b7 b8 b9 b10 y4", dominant="red", phase="resources")
    taken = why(at, "take cubes")["take-cubes"]
    assert (taken["rank"], taken["need"], taken["enough"]) == ("knight", 3, "yes")  # r10


def test_a_scroll_is_worth_points_to_whoever_holds_none() -> None:
    at = table("r8 " + EIGHT, "b3 b5 b6 b7 b8 b9 b10 y4", dominant="red", phase="resources")
    assert why(at, "take scroll")["take-scroll"]["points"] == 2


EIGHT = "k3 k4 k5 k6 k7 k8 k9"


def test_a_scroll_in_figures_and_what_it_gives_up() -> None:
    at = table(
        f"r8 {EIGHT} | scrolls 1 12", "b3 b5 b6 b7 b8 b9 b10 y4", dominant="red", phase="scroll"
    )
    named = why(at, "activate scroll.1 black")
    assert (named["scroll-1"]["count"], named["scroll-1"]["dominant"]) == (7, 1)
    assert named["gives-up"]["left"] == 1
    assert why(at, "activate scroll.12")["scroll-12"]["count"] == 8
    assert why(at, "pass")["passes"]["count"] == 2


def test_every_move_has_a_reason_that_does_not_depend_on_what_is_hidden() -> None:
    for seed in range(3):
        chance = FastChance(seed)
        position = GAME.start(2 + seed, {}, chance)
        while not position.over():
            if chance.below(40) == 0:
                twin = position.imagine(position.actor(), chance)
                for move in position.legal()[:12]:
                    found = GAME.guide.reasons(position, move)
                    assert found, GAME.say(position, move)
                    assert _plain(found) == _plain(GAME.guide.reasons(twin, move))
                    assert all(knows(reason.id) for reason in found)
            position.play(GAME.guide.playout(position, chance), chance)


def _plain(found: list[Message]) -> list[object]:
    return [reason.dump() for reason in found]
