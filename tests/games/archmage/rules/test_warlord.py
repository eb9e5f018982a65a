"""X14–X16: alone against the Warlord."""

import pytest

from conclave.core.errors import BadPosition
from conclave.core.plain import PlainDict
from conclave.games.archmage.game import GAME
from conclave.games.archmage.position import Position
from tests.games.archmage.drawing import (
    can,
    holds,
    ids,
    is_shown,
    may_say,
    relics,
    say,
    solo,
    table,
    wards,
)

NORTH, NORTHEAST, SOUTHEAST, SOUTH, SOUTHWEST, NORTHWEST = range(6)


def warlord(position: Position) -> PlainDict:
    found = position.dump()["warlord"]
    assert isinstance(found, dict)
    return found


def inflamed(position: Position) -> str:
    words = warlord(position)["holds"]
    assert isinstance(words, list)
    return " ".join(map(str, words))


def test_X14_the_warlord_starts_on_the_cursed_tower_and_acts_after_each_turn() -> None:
    position = solo("at c2")
    told = say(position, "end", luck=[NORTHWEST])
    assert warlord(position)["at"] == "b2"
    assert "warlord" in ids(told)
    assert position.actor() == 0


def test_X14_it_moves_three_hexes_and_inflames_what_nobody_controls() -> None:
    position = solo("at e3", at="c1", land="c2=mine")
    say(position, "end", luck=[SOUTH])
    assert warlord(position)["at"] == "c4"
    assert inflamed(position) == "c2 c3 c4"
    assert is_shown(position, "c3")


def test_X14_turning_a_hex_up_gives_nobody_its_bonus() -> None:
    position = solo("at e3", at="c1", hidden="c2=mine c3=mine")
    say(position, "end", luck=[SOUTH])
    assert relics(position) == ""


def test_X14_enclaves_are_not_inflamed() -> None:
    position = solo("at a1", at="h3", land="h1=drow")
    say(position, "end", luck=[NORTH])
    assert "h1" not in inflamed(position)


def test_X14_it_turns_clockwise_at_the_edge() -> None:
    position = solo("at e3", at="a1")
    say(position, "end", luck=[NORTH])
    # There is nothing north of a1, and b2 lies northeast; from there on it keeps that direction.
    assert inflamed(position) == "b2 c2 d1"


def test_X14_from_its_second_move_on_the_city_is_closed_to_it() -> None:
    position = solo("at a1", at="e1")
    say(position, "end", luck=[SOUTH])
    # South is the city, southwest is d2, and it keeps that direction.
    assert inflamed(position) == "b3 c3 d2"


def test_X14_on_its_first_move_it_leaves_through_the_city() -> None:
    position = solo("at a1")
    say(position, "end", luck=[SOUTH])
    # Two hexes bring it out to e5; from there it turns at the edge.
    assert inflamed(position) == "d6 e5"
    assert warlord(position)["roamed"] is True


def test_X14_a_mage_and_a_mage_tower_are_in_its_way() -> None:
    position = solo("at c2, tower b2", at="c1", land="b2=mine")
    say(position, "end", luck=[SOUTH])
    # South of c1 is the mage, southwest lies b1; from there only c1 is open, and then d1.
    assert is_shown(position, "b1")
    assert warlord(position)["at"] == "d1"


def test_X14_a_ward_goes_and_stops_it() -> None:
    position = solo("at e3, holds c2", at="c1", land="c2=mine", wards="c2")
    say(position, "end", luck=[SOUTH])
    assert wards(position) == ""
    assert holds(position) == "c2"
    assert warlord(position)["at"] == "c2"
    assert inflamed(position) == ""


def test_X14_a_follower_dies_for_a_blood_and_the_hex_is_inflamed() -> None:
    position = solo("at e3, holds c3, company 4", at="c1", land="c3=mine")
    before = position.supply[0]
    say(position, "end", luck=[SOUTH])
    assert holds(position) == ""
    assert relics(position) == "blood"
    assert position.supply[0] == before + 1
    assert "c3" in inflamed(position)


def test_X36_stone_skin_holds_against_the_warlord() -> None:
    position = solo("at e3, holds c3, has gems, taught will", at="c1", land="c3=mine")
    say(position, "cast stone-skin", "end", luck=[SOUTH])
    assert holds(position) == "c3"
    assert warlord(position)["at"] == "c4"


def test_X14_an_attack_on_an_inflame_token_costs_a_point_and_gives_blood() -> None:
    position = solo("at c2", at="g2", inflamed="c2", land="c2=mine")
    say(position, "attack")
    assert relics(position) == "blood"
    assert inflamed(position) == ""
    assert position.points == 4
    say(position, "deploy")
    assert holds(position) == "c2"


def test_X36_the_mage_may_not_enter_the_warlords_hex() -> None:
    position = solo("at c2", at="c3")
    assert "c3" not in may_say(position, "travel")


def test_X36_vines_hold_it_up_by_a_hex() -> None:
    position = solo("at e3, has seeds, taught nature", at="c1")
    say(position, "cast vines", "mark c2", "done", "end", luck=[SOUTH])
    assert warlord(position)["at"] == "c3"


def test_X36_a_wellspring_flows_when_it_enters() -> None:
    position = solo("at e3", at="c1", land="c2=mine", tokens="c2=wellspring.0")
    say(position, "end", luck=[SOUTH])
    assert relics(position) == "gems"


def test_X14_it_does_not_act_after_the_last_turn() -> None:
    position = solo("at a1", round=13)
    say(position, "end")
    assert position.over()


def test_X15_majorities_count_against_the_warlord() -> None:
    position = solo("holds c2", at="g2", inflamed="c3 h3", land="c2=mine c3=mine h3=grove")
    assert position.standings()[0].parts["land"] == 1
    position = solo("holds c2", at="g2", inflamed="c3 h3", land="c2=mine c3=mine h3=mine")
    assert position.standings()[0].parts["land"] == 0


@pytest.mark.parametrize(("spell", "relics"), [("decay", "bones"), ("shadow", "bones widgets")])
def test_X15_decay_and_shadow_shorten_its_next_move_by_two(spell: str, relics: str) -> None:
    sphere = "death" if spell == "decay" else "shadow"
    position = solo(f"at a1, has {relics}, taught {sphere}", at="c1")
    say(position, f"cast {spell}", "end", luck=[SOUTH])
    assert warlord(position)["at"] == "c2"
    say(position, "advance gems", "end", luck=[SOUTH])
    assert warlord(position)["at"] == "c5"


def test_X15_both_together_stop_it() -> None:
    position = solo("at a1, has bones.3, taught death shadow", at="c1")
    say(position, "cast decay", "cast shadow", "end", luck=[SOUTH])
    assert warlord(position)["at"] == "c1"


def test_X15_corrupt_removes_two_inflame_tokens() -> None:
    position = solo(
        "at a1, has scrolls.3, taught corrupt", at="g2", inflamed="c2 c3 c4", land="c2=mine"
    )
    say(position, "cast corrupt", "quench c2", "quench c4")
    assert inflamed(position) == "c3"
    assert relics(position) == ""
    assert can(position, "end")
    position = solo("at a1, has scrolls.3, taught corrupt", at="g2")
    assert not can(position, "cast corrupt")


def test_X15_imprison_skips_its_next_move() -> None:
    position = solo("at a1, has gems.2, taught imprison", at="c1")
    say(position, "cast imprison", "end")
    assert warlord(position)["at"] == "c1"
    say(position, "advance gems", "end", luck=[SOUTH])
    assert warlord(position)["at"] == "c4"


def test_X15_subjugate_works_on_inflame_tokens() -> None:
    position = solo("at c2, has blood, taught blood, company 4", at="g2", inflamed="c2")
    say(position, "cast subjugate", "attack")
    assert position.company[0] == 5


def test_X36_chasm_and_obliterate_remove_inflame_tokens() -> None:
    position = solo("at c1, has blood.2, taught chasm", at="g2", inflamed="c2")
    say(position, "cast chasm", "strike south")
    assert inflamed(position) == ""
    position = solo("at c1, has bones.3, taught obliterate", at="g2", inflamed="c2")
    say(position, "cast obliterate")
    assert inflamed(position) == ""


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "apprentice"),
        (15, "apprentice"),
        (16, "adept"),
        (22, "mage"),
        (28, "master"),
        (33, "master"),
        (34, "archmage"),
    ],
)
def test_X16_the_result_is_a_rank_by_points(points: int, rank: str) -> None:
    assert GAME.edition.rank(points) == rank


def test_X16_the_rank_is_told_at_the_end() -> None:
    position = solo("at a1, taught time", round=13)
    told = say(position, "end")
    assert told[-2].seen_by(0) == {
        "id": "archmage-rank",
        "seat": 0,
        "points": 1,
        "rank": "apprentice",
    }


def test_a_table_of_several_has_no_warlord() -> None:
    with pytest.raises(BadPosition):
        table("> ", "", warlord={"at": "e3"})
