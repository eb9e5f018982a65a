"""What a verb would cost and bring, told before it is said."""

import time

import pytest

from conclave.core.chance import FastChance
from conclave.core.errors import Parameters
from conclave.core.messages import Message
from conclave.core.previews import Preview
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from conclave.texts import Listener, ask
from tests.games.archmage.drawing import can, say, solo, table


def preview(position: Position, sentence: str) -> Preview:
    return GAME.previews(position)[sentence]


def in_words(message: Message) -> str:
    return ask(message.id, message.params, Listener(["You", "Grimalka"], 0))


def effect(position: Position, sentence: str) -> str:
    return preview(position, sentence).effect.id.removeprefix("archmage-preview-")


def why_barred(position: Position, verb: str) -> str:
    found = preview(position, verb)
    assert found.barred
    return found.effect.id.removeprefix("archmage-barred-")


def params(position: Position, sentence: str) -> Parameters:
    return preview(position, sentence).effect.params


@pytest.mark.parametrize(
    ("rivals", "told", "points"),
    [
        ("", "yours", [(0, 2)]),
        ("holds g2", "shared", [(0, 1), (1, -1)]),
        ("holds g2 g3", "theirs", []),
    ],
)
def test_deploying_tells_who_leads_then_and_whose_points_change(
    rivals: str, told: str, points: list[tuple[int, int]]
) -> None:
    position = table("> at c2", f"  at h2, {rivals}", land="c2=mine g2=mine g3=mine h2=grove")
    assert effect(position, "deploy") == told
    assert preview(position, "deploy").points == points


def test_what_a_preview_says_of_points_comes_true() -> None:
    position = table(
        "> at c2, holds c3", "  at h2, holds g2 g3", land="c2=mine c3=mine g2=mine g3=mine h2=grove"
    )
    foreseen = preview(position, "deploy").points
    before = [standing.points for standing in position.standings()]
    say(position, "deploy")
    after = [standing.points for standing in position.standings()]
    assert foreseen == [(0, 1), (1, -1)]
    assert [new - old for new, old in zip(after, before, strict=True)] == [1, -1]


def test_deploying_in_a_town_is_for_gathering() -> None:
    assert effect(table("> at c1", "  at g2"), "deploy") == "deploy-town"


def test_an_attack_breaks_the_ward_or_kills() -> None:
    warded = table("> at c2", "  at h2, holds c2", land="c2=mine", wards="c2")
    assert (effect(warded, "attack"), preview(warded, "attack").points) == ("unward", [])
    bare = table("> at c2", "  at h2, holds c2", land="c2=mine")
    assert (effect(bare, "attack"), preview(bare, "attack").points) == ("kill", [(1, -2)])
    flames = solo("at c2", at="f2", inflamed="c2", land="c2=mine")
    assert effect(flames, "attack") == "quench"


def test_promoting_two_for_one_gains_nothing_and_says_so() -> None:
    position = table("> at c2, tower c2, taught time blood", "  at g2", land="c2=mine")
    told = preview(position, "promote gate from time")
    assert told.points == []
    assert told.effect.params["gain"] == 0
    said = in_words(told.effect)
    assert said == "gains 0: Gate in place of Quicken and Subjugate"


def test_promoting_where_another_apprentice_stays_gains() -> None:
    position = table("> at c2, tower c2, taught time.2 blood.2", "  at g2", land="c2=mine")
    assert effect(position, "promote gate from time") == "promote"
    assert preview(position, "promote gate from time").points == [(0, 2)]


def test_X26_in_the_last_turn_the_spells_risen_from_no_longer_count() -> None:
    position = table("> at c2, tower c2, taught time blood.2", "  at g2", land="c2=mine", round=13)
    told = preview(position, "promote gate from time")
    assert told.points == [(0, 1)]
    assert in_words(told.effect) == ("Gate in place of Quicken, which no longer counts")


def test_building_is_pressed_firmly_and_tells_its_bonus() -> None:
    position = table("> at c2, holds c2 c3", "  at g2", land="c2=mine c3=grove")
    told = preview(position, "build")
    assert told.firm
    assert told.effect.params["count"] == 2
    assert [said for said, one in GAME.previews(position).items() if one.firm] == ["build"]


def test_gathering_counts_what_the_land_gives() -> None:
    position = table(
        "> at c1, holds c2 c3 c4 b1, taught nature will wellspring",
        "  at g2",
        land="c2=mine c3=grove b1=camp",
        tokens="c3=wellspring.0",
    )
    told = params(position, "gather")
    assert (told["brings"], told["relics"], told["followers"], told["towns"]) == ("rft", 3, 1, 1)


def test_ending_the_turn_tells_what_is_left_unused_and_who_is_next() -> None:
    assert params(table("> at c2", "  at g2", points=4), "end") == {
        "points": 4,
        "next": "seat",
        "seat": 1,
    }
    last = table("> at c2, taught time", "  at g2", round=13, points=0)
    assert (params(last, "end")["next"], params(last, "end")["score"]) == ("score", 1)
    assert params(solo("at c2", at="f2"), "end")["next"] == "warlord"


@pytest.mark.parametrize(
    ("position", "verb", "why"),
    [
        (table("> at c2, holds c2", "  at g2", land="c2=mine"), "deploy", "yours"),
        (table("> at c2, company 0", "  at g2", land="c2=mine"), "deploy", "company"),
        (table("> at c2, holds c2", "  at g2", land="c2=mine", wards="c2"), "ward", "ward"),
        (table("> at c2", "  at g2", hidden="c2=mine", points=0), "explore", "movement"),
        (table("> at c1", "  at g2"), "gather", "gather"),
        (table("> at b1, supply 0", "  at g2", land="b1=camp"), "recruit", "recruit"),
        (table("> at e2, has scrolls", "  at g2"), "initiate", "relics"),
        (
            table(
                "> at c2",
                "  at h2, holds c2, skinned, taught will, spent stone-skin",
                land="c2=mine",
            ),
            "attack",
            "stone-skin",
        ),
        (table("> at c2", "  at h2, holds c2", land="c2=mine"), "build", "theirs"),
        (table("> at c2, tower c2", "  at g2", land="c2=mine"), "promote", "promote"),
    ],
)
def test_a_verb_of_this_hex_that_must_wait_says_why(
    position: Position, verb: str, why: str
) -> None:
    assert not can(position, verb)
    assert why_barred(position, verb) == why


def test_what_is_never_done_on_such_a_hex_is_left_out() -> None:
    told = GAME.previews(table("> at c1", "  at g2"))
    assert not {"recruit", "build", "ward", "initiate", "promote", "explore"} & set(told)


def test_once_the_end_of_the_journey_has_begun_the_rest_is_barred() -> None:
    position = table("> at c2", "  at g2", land="c2=mine")
    say(position, "build")
    assert not {"deploy", "build"} & set(GAME.previews(position))
    assert why_barred(position, "ward") == "ward"
    position = table("> at c1, holds c2", "  at g2", land="c2=mine")
    say(position, "gather")
    assert why_barred(position, "gather") == "done"
    assert why_barred(position, "deploy") == "journey"


def test_every_preview_can_be_read_and_is_quickly_told() -> None:
    chance = FastChance(7)
    slowest = 0.0
    for seats in (1, 2, 4):
        position = GAME.start(seats, {"length": 9}, chance)
        listener = Listener([f"Seat{seat}" for seat in range(seats)], 0)
        while not position.over():
            began = time.perf_counter()
            told = GAME.previews(position)
            slowest = max(slowest, time.perf_counter() - began)
            for one in told.values():
                for message in (one.effect, one.cost):
                    if message is not None:
                        words = ask(message.id, message.params, listener)
                        assert words
                        assert "{" not in words
                        assert message.id not in words
            position.play(GAME.guide.playout(position, chance), chance)
    assert slowest < 0.25
