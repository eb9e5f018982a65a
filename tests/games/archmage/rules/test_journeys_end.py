"""X8: what can be done where the Journey ends."""

import pytest

from conclave.core.errors import IllegalMove
from tests.games.archmage.drawing import (
    can,
    holds,
    may_say,
    player,
    relics,
    say,
    table,
    taught,
    wards,
)


def acts(*seats: str, land: str = "") -> list[str]:
    """What can be said besides travelling on, deploying and ending."""
    position = table(*seats, land=land)
    journey = ("travel", "deploy", "explore", "attack", "end")
    return [sentence for sentence in may_say(position) if sentence.split()[0] not in journey]


def test_X17_an_action_ends_the_journey() -> None:
    position = table("> at b1", "", land="b1=camp")
    say(position, "recruit")
    assert may_say(position) == ["end"]
    with pytest.raises(IllegalMove) as refused:
        say(position, "travel b2")
    assert refused.value.id == "archmage-journey-over"


def test_X8_no_action_is_compulsory() -> None:
    position = table("> at b1, company 4", "", land="b1=camp")
    say(position, "end")
    assert position.company[0] == 4


def test_X8_a_town_gathers_a_relic_of_every_controlled_wilderness() -> None:
    position = table(
        "> at c1, tower d1, holds b2 b3 g2", "", land="d1=mine b2=grove b3=grove g2=crypt"
    )
    say(position, "gather")
    assert relics(position) == "seeds.2 gems bones"


def test_X8_gathering_gives_a_follower_for_every_controlled_camp() -> None:
    position = table("> at c1, holds b1 h1, company 5", "", land="b1=camp h1=camp")
    say(position, "gather")
    assert position.company[0] == 7


def test_X8_gathering_gives_a_relic_or_a_follower_for_every_controlled_town() -> None:
    position = table("> at c1, holds c1 c4 c7, company 5", "")
    say(position, "gather", "take blood", "take follower", "take blood")
    assert relics(position) == "blood.2"
    assert position.company[0] == 6
    assert may_say(position) == ["end"]


def test_X21_no_follower_from_an_empty_supply() -> None:
    position = table("> at c1, holds c1, supply 0", "")
    say(position, "gather")
    assert "follower" not in may_say(position, "take")


def test_X22_gathering_in_a_town_that_another_controls() -> None:
    assert "gather" in acts("> at c1, holds c4", "  at g2, holds c1")


def test_X22_recruiting_in_a_camp_that_another_controls() -> None:
    position = table("> at b1, company 4", "  at i1, holds b1", land="b1=camp")
    say(position, "recruit")
    assert position.company[0] == 7


def test_X21_nothing_to_gather_is_no_action() -> None:
    assert acts("> at c1", "") == []


def test_X8_others_hexes_yield_nothing_for_the_gatherer() -> None:
    position = table("> at c1, holds b2", "  at g2, holds b3", land="b2=mine b3=grove")
    say(position, "gather")
    assert relics(position) == "gems"


def test_X8_a_camp_recruits_up_to_three() -> None:
    position = table("> at b1, company 5", "  holds b1", land="b1=camp")
    say(position, "recruit")
    assert position.company[0] == 8
    position = table("> at b1, supply 2", "", land="b1=camp")
    say(position, "recruit")
    assert position.supply[0] == 0
    assert acts("> at b1, supply 0", "", land="b1=camp") == []


def test_X8_a_mystic_enclave_initiates_up_to_three_times() -> None:
    position = table("> at e2, has scrolls.9 blood.9, company 9", "  at g2")
    say(position, "initiate time", "initiate time", "initiate time")
    assert taught(position) == "time.3"
    assert relics(position) == "scrolls.3 blood.9"
    assert position.company[0] == 6
    assert may_say(position) == ["end"]


def test_X8_each_enclave_initiates_into_its_own_sphere() -> None:
    for hex, sphere in zip(
        ("e2", "f3", "f4", "e4", "d4", "d3"),
        ("time", "blood", "nature", "will", "matter", "death"),
        strict=True,
    ):
        everything = "scrolls.2 blood.2 seeds.2 gems.2 widgets.2 bones.2"
        assert acts(f"> at {hex}, has {everything}", "  at g2") == [f"initiate {sphere}"]


def test_X8_initiating_needs_two_relics_and_a_follower() -> None:
    assert acts("> at e2, has scrolls", "  at g2") == []
    assert acts("> at e2, has scrolls.2, company 0", "  at g2") == []


def test_X8_a_hybrid_enclave_initiates_once_for_each_of_its_spheres() -> None:
    position = table("> at b1, has scrolls.4 blood.4", "", land="b1=drow")
    assert may_say(position, "initiate") == ["time", "blood"]
    say(position, "initiate time")
    assert may_say(position) == ["initiate blood", "end"]
    say(position, "initiate blood")
    assert may_say(position) == ["end"]
    assert taught(position) == "time blood"


def test_X8_an_apprentice_teaches_its_spell_only_from_the_next_turn_on() -> None:
    position = table("> at e2, has scrolls.9", "  at g2")
    say(position, "initiate time")
    assert not can(position, "cast quicken")


def test_X8_wards_go_on_this_hex_and_every_adjacent_controlled_one() -> None:
    position = table(
        "> at c2, holds c1 c2 b2 d2 g2, tower d1",
        "  at h2, holds c3",
        land="c2=mine b2=mine d2=mine d1=mine g2=mine c3=grove",
    )
    say(position, "ward")
    assert wards(position) == "b2 c1 c2 d2"
    assert may_say(position) == ["end"]


def test_X8_a_hex_takes_one_ward() -> None:
    position = table("> at c2, holds c2 b2", "", land="c2=mine b2=mine", wards="c2")
    say(position, "ward")
    assert wards(position) == "b2 c2"
    position = table("> at c2, holds c2", "", land="c2=mine", wards="c2")
    assert not can(position, "ward")


def test_X23_a_mage_tower_takes_no_ward() -> None:
    position = table("> at c2, tower c2, holds b2", "", land="c2=mine b2=mine")
    say(position, "ward")
    assert wards(position) == "b2"
    assert not can(table("> at c2, tower c2", "", land="c2=mine"), "ward")


def test_X8_on_an_uncontrolled_hex_wards_go_around_it() -> None:
    position = table("> at c2, holds c3", "", land="c2=mine c3=mine")
    say(position, "ward")
    assert wards(position) == "c3"


def test_X8_the_mage_tower_is_built_on_uncontrolled_or_own_wilderness() -> None:
    assert "build" in acts("> at c2", "", land="c2=mine")
    assert "build" in acts("> at c2, holds c2", "", land="c2=mine")
    assert acts("> at c2", "  holds c2", land="c2=mine") == []
    assert acts("> at c1, holds c1", "") == ["gather"]


def test_X8_the_mage_tower_is_built_once() -> None:
    assert "build" not in acts("> at c2, tower g2", "", land="c2=mine g2=mine")


def test_X8_building_returns_follower_and_ward_and_keeps_control() -> None:
    position = table("> at c2, holds c2, company 3", "", land="c2=mine", wards="c2")
    say(position, "build")
    assert position.company[0] == 4
    assert wards(position) == ""
    assert holds(position) == "c2"
    assert player(position, 0)["tower"] == "c2"


def test_X8_building_gives_a_relic_of_the_hex_and_of_adjacent_controlled_wilderness() -> None:
    position = table(
        "> at c2, holds b2 c3 c1 e1",
        "  at g2, holds d2",
        land="c2=mine b2=grove c3=grove e1=crypt d2=ruins",
    )
    say(position, "build")
    assert relics(position) == "seeds.2 gems"


def test_X8_after_building_either_wards_or_initiation_and_promotion() -> None:
    drawn = ("> at c2, holds b2, has scrolls.4, taught time blood", "")
    position = table(*drawn, land="c2=mine b2=grove")
    say(position, "build")
    assert set(may_say(position)) >= {"initiate time", "promote gate from time", "ward", "end"}
    say(position, "ward")
    assert may_say(position) == ["end"]
    position = table(*drawn, land="c2=mine b2=grove")
    say(position, "build", "initiate time")
    assert not can(position, "ward")
    assert not can(position, "initiate time")
    assert can(position, "promote gate from time")


def test_X8_the_tower_hex_is_permanently_controlled_and_nobody_else_gets_in() -> None:
    position = table("> at b2", "  at g2, tower c2", land="c2=mine")
    assert not can(position, "travel c2")


def test_X8_the_own_tower_initiates_one_into_any_sphere_then_promotes() -> None:
    position = table("> at c2, tower c2, has bones.4 gems.4, taught time", "", land="c2=mine")
    assert may_say(position, "initiate") == ["will", "death"]
    say(position, "initiate death")
    assert may_say(position, "initiate") == []
    say(position, "promote divination from death")
    assert taught(position) == "divination"


def test_X24_no_initiation_after_a_promotion() -> None:
    position = table("> at c2, tower c2, has bones.4, taught time blood", "", land="c2=mine")
    say(position, "promote gate from time")
    assert not can(position, "initiate death")


def test_X8_or_the_own_tower_places_wards_around_it() -> None:
    position = table("> at c2, tower c2, holds c3, taught time blood", "", land="c2=mine c3=mine")
    say(position, "ward")
    assert wards(position) == "c3"
    assert may_say(position, "promote") == []


def test_X8_promoting_raises_one_and_returns_the_other_to_the_company() -> None:
    position = table("> at c2, tower c2, taught time.2 blood, company 4", "", land="c2=mine")
    say(position, "promote gate from time")
    assert taught(position) == "time gate"
    assert position.company[0] == 5


def test_X8_only_overlapping_spheres_of_one_level_combine() -> None:
    position = table("> at c2, tower c2, taught time.2 nature will gate", "", land="c2=mine")
    assert may_say(position, "promote") == ["wellspring from nature"]
    position = table("> at c2, tower c2, taught gate imprison time", "", land="c2=mine")
    assert may_say(position, "promote") == []


def test_X8_promotions_chain_up_to_a_master() -> None:
    position = table("> at c2, tower c2, taught time blood.2 nature, company 4", "", land="c2=mine")
    say(
        position,
        "promote gate from time",
        "promote chasm from blood",
        "promote corrupt from gate",
    )
    assert taught(position) == "corrupt"
    assert position.company[0] == 7


@pytest.mark.parametrize(
    ("two", "overlap"),
    [
        ("time blood", "gate"),
        ("blood nature", "chasm"),
        ("nature will", "wellspring"),
        ("will matter", "imprison"),
        ("matter death", "shadow"),
        ("time death", "divination"),
        ("gate divination", "time-stop"),
        ("gate chasm", "corrupt"),
        ("chasm wellspring", "upheaval"),
        ("wellspring imprison", "fortify"),
        ("imprison shadow", "automaton"),
        ("shadow divination", "obliterate"),
    ],
)
def test_X8_which_two_overlap_in_which(two: str, overlap: str) -> None:
    position = table(f"> at c2, tower c2, taught {two}", "", land="c2=mine")
    (sentence,) = may_say(position, "promote")
    assert sentence.split()[0] == overlap


def test_X8_nothing_on_the_cursed_tower_or_a_face_down_hex_or_anothers_wilderness() -> None:
    everything = "has scrolls.2 blood.2 seeds.2 gems.2 widgets.2 bones.2, holds c3"
    assert acts(f"> at e3, {everything}", "  at g2") == []
    assert acts(f"> at c2, {everything}", "  at g2") == []
    assert acts(f"> at c2, {everything}", "  at g2, holds c2") == []
