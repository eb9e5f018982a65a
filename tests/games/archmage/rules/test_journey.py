"""X7: travel, exploring, deploying and attacks."""

import pytest

from conclave.core.errors import IllegalMove
from tests.games.archmage.drawing import (
    at,
    can,
    holds,
    ids,
    is_shown,
    may_say,
    player,
    relics,
    say,
    table,
    taught,
    wards,
)


def refusal(sentence: str, *seats: str, land: str = "", points: int = 5, wards: str = "") -> str:
    position = table(*seats, land=land, points=points, wards=wards)
    with pytest.raises(IllegalMove) as refused:
        say(position, sentence)
    return refused.value.id.removeprefix("archmage-")


def test_X7_a_journey_has_five_movement_points() -> None:
    position = table("> at c2", "")
    say(position, "travel c3", "travel c4", "travel c5", "travel c6", "travel c7")
    assert may_say(position, "travel") == []
    assert at(position) == "c7"


def test_X7_travel_goes_to_adjacent_hexes() -> None:
    position = table("> at a1", "")
    assert may_say(position, "travel") == ["b2", "b3", "a2"]
    assert refusal("travel c2", "> at a1", "") == "too-far"


def test_X7_not_onto_another_mage() -> None:
    position = table("> at c2", "  at c3")
    assert "c3" not in may_say(position, "travel")
    assert refusal("travel c3", "> at c2", "  at c3") == "blocked"


def test_X7_not_onto_anothers_mage_tower_but_onto_the_own() -> None:
    position = table("> at c2, tower c3", "  at g2, tower b2", land="c3=mine b2=mine")
    assert "b2" not in may_say(position, "travel")
    assert "c3" in may_say(position, "travel")


def test_X19_mages_share_the_cursed_tower_at_the_start_but_nobody_may_come_back_to_it() -> None:
    position = table("> at e2", "  at e3")
    assert "e3" not in may_say(position, "travel")


def test_X7_others_followers_do_not_stop_travel() -> None:
    position = table("> at c2", "  at g2, holds c3")
    say(position, "travel c3", "travel c4")
    assert at(position) == "c4"
    assert holds(position, 1) == "c3"


def test_X7_entering_the_cursed_tower_costs_a_follower() -> None:
    position = table("> at e2, company 3", "  at g2")
    say(position, "travel e3")
    assert position.company[0] == 2
    assert position.supply[0] == 23


def test_X7_entering_the_cursed_tower_without_followers_costs_nothing() -> None:
    position = table("> at e2, company 0", "  at g2")
    say(position, "travel e3")
    assert position.company[0] == 0


def test_X7_exploring_costs_a_point_turns_the_hex_and_gives_its_relic() -> None:
    position = table("> at c2", "", hidden="c2=grove")
    say(position, "explore")
    assert relics(position) == "seeds"
    assert is_shown(position, "c2")
    assert position.points == 4


def test_X7_only_a_face_down_hex_under_the_mage_can_be_explored() -> None:
    assert not can(table("> at c2", "", land="c2=grove"), "explore")
    assert refusal("explore", "> at c2", "", land="c2=grove") == "already-shown"


def test_X7_exploring_needs_a_point() -> None:
    assert refusal("explore", "> at c2", "", points=0) == "no-points"


def test_X7_exploring_is_not_compulsory() -> None:
    position = table("> at c2", "", hidden="c2=grove")
    say(position, "travel c3")
    assert not is_shown(position, "c2")


def test_X7_a_camp_gives_a_follower() -> None:
    position = table("> at b1, company 4", "", hidden="b1=camp")
    say(position, "explore")
    assert position.company[0] == 5
    assert position.supply[0] == 20


def test_X7_a_hybrid_enclave_offers_an_apprentice_for_two_equal_relics() -> None:
    position = table("> at b1, has scrolls.2 blood.3, company 4", "", hidden="b1=drow")
    say(position, "explore")
    assert may_say(position) == ["initiate time", "initiate blood", "decline"]
    say(position, "initiate blood")
    assert taught(position) == "blood"
    assert relics(position) == "scrolls.2 blood"
    assert position.company[0] == 3
    assert position.points == 4


def test_X7_only_one_apprentice_for_exploring_a_hybrid_enclave() -> None:
    position = table("> at b1, has seeds.2 gems.2", "", hidden="b1=trolls")
    say(position, "explore", "initiate nature")
    assert can(position, "travel b2")
    assert position.stage == position.phase


def test_X7_the_offer_can_be_declined() -> None:
    position = table("> at b1, has widgets.2", "", hidden="b1=gremlins")
    say(position, "explore", "decline")
    assert relics(position) == "widgets.2"
    assert can(position, "travel b2")


def test_X7_one_relic_of_each_kind_buys_no_apprentice() -> None:
    position = table("> at b1, has widgets bones", "", hidden="b1=gremlins")
    say(position, "explore")
    assert can(position, "travel b2")


def test_X20_an_apprentice_needs_a_follower_of_the_company() -> None:
    position = table("> at b1, has widgets.2, company 0", "", hidden="b1=gremlins")
    say(position, "explore")
    assert can(position, "travel b2")


@pytest.mark.parametrize("hex", ["c2", "c1", "b1"])
def test_X7_wilderness_towns_and_camps_can_be_deployed_on(hex: str) -> None:
    position = table(f"> at {hex}, company 4", "", land="c2=mine b1=camp")
    say(position, "deploy")
    assert holds(position) == hex
    assert position.company[0] == 3
    assert position.points == 5


@pytest.mark.parametrize("hex", ["e2", "e3", "h1", "b2"])
def test_X7_city_hybrid_enclaves_and_face_down_hexes_can_not(hex: str) -> None:
    assert refusal("deploy", f"> at {hex}", "  at g2", land="h1=drow") == "no-land"


def test_X7_no_deploying_where_anybody_controls() -> None:
    assert refusal("deploy", "> at c2, holds c2", "") == "land-taken"
    assert refusal("deploy", "> at c2", "  holds c2") == "land-taken"


def test_X7_no_deploying_without_a_company() -> None:
    assert refusal("deploy", "> at c1, company 0", "") == "no-company"


def test_X7_deploying_is_free_and_possible_at_any_moment_of_the_journey() -> None:
    position = table("> at c2", "", hidden="c2=mine", points=1)
    say(position, "explore", "deploy")
    assert holds(position) == "c2"


def test_X18_no_deploying_after_the_journeys_end_action() -> None:
    position = table("> at c2, holds b2", "", land="c2=mine b2=grove")
    assert can(position, "deploy")
    say(position, "ward")
    assert not can(position, "deploy")


def test_X7_an_attack_kills_and_gives_blood_to_both() -> None:
    position = table("> at c2", "  at g2, holds c2", land="c2=mine")
    told = say(position, "attack")
    assert ids(told) == ["attack", "slain", "gain", "gain"]
    assert relics(position, 0) == relics(position, 1) == "blood"
    assert holds(position, 1) == ""
    assert position.points == 4


def test_X7_the_killed_follower_goes_to_its_owners_supply() -> None:
    position = table("> at c2", "  at g2, holds c2, company 4")
    before = position.supply[1]
    say(position, "attack")
    assert position.supply[1] == before + 1
    assert position.company[1] == 4


def test_X7_a_ward_must_be_removed_first_and_gives_no_blood() -> None:
    position = table("> at c2", "  at g2, holds c2", wards="c2")
    say(position, "attack")
    assert wards(position) == ""
    assert relics(position, 0) == relics(position, 1) == ""
    assert holds(position, 1) == "c2"
    say(position, "attack")
    assert holds(position, 1) == ""
    assert position.points == 3


def test_X7_after_the_attack_the_hex_can_be_deployed_on() -> None:
    position = table("> at c2", "  at g2, holds c2", points=1)
    say(position, "attack", "deploy")
    assert holds(position) == "c2"


def test_X7_an_attack_needs_a_point_and_another_seats_follower() -> None:
    assert refusal("attack", "> at c2", "  at g2, holds c2", points=0) == "no-points"
    assert refusal("attack", "> at c2, holds c2", "") == "no-enemy"
    assert refusal("attack", "> at c2", "", land="c2=mine") == "no-enemy"


def test_X7_attacking_is_not_compulsory() -> None:
    position = table("> at c2", "  at g2, holds c2")
    say(position, "travel c3")
    assert holds(position, 1) == "c2"


def test_X7_followers_of_one_seat_alone_return_to_it() -> None:
    position = table("> at c2", "  at g2, holds c2", "  at g3")
    say(position, "attack")
    assert player(position, 2)["supply"] == 10
