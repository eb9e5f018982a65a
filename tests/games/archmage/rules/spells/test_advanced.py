"""The advanced spells."""

from conclave.core.state import NOBODY
from tests.games.archmage.drawing import (
    at,
    can,
    holds,
    ids,
    may_say,
    player,
    relics,
    say,
    table,
    tokens,
    wards,
)


def test_gate_moves_the_mage_free_to_any_face_up_hex() -> None:
    position = table("> at c1, has scrolls blood, taught gate", "  at g2", land="h3=mine")
    say(position, "cast gate", "travel h3")
    assert at(position) == "h3"
    assert position.points == 5


def test_gate_goes_to_no_face_down_hex_no_mage_and_no_other_tower() -> None:
    position = table(
        "> at c1, has scrolls blood, taught gate, tower h5",
        "  at g2, tower h3",
        land="h3=mine g2=mine h4=mine h5=mine",
    )
    say(position, "cast gate")
    targets = may_say(position, "travel")
    assert "h4" in targets
    assert "h5" in targets
    assert not {"h3", "g2", "h2", "c1"} & set(targets)


def test_gate_before_or_after_spending_points() -> None:
    position = table("> at c1, has scrolls blood, taught gate", "  at g2", points=0)
    say(position, "cast gate", "travel c7")
    assert at(position) == "c7"
    position = table("> at c1, has scrolls blood, taught gate", "  at g2")
    say(position, "travel c2", "cast gate", "travel c7", "travel c6")
    assert at(position) == "c6"


def test_gate_not_after_the_journeys_end_action() -> None:
    position = table("> at b1, has scrolls blood, taught gate", "", land="b1=camp")
    say(position, "recruit")
    assert not can(position, "cast gate")


def test_X28_gate_enters_the_hex_so_chasm_wellspring_and_cursed_tower_act_but_no_vines() -> None:
    position = table(
        "> at c1, has scrolls blood, taught gate, company 4",
        "  at g2",
        land="h3=mine",
        tokens="h3=wellspring.1",
    )
    say(position, "cast gate", "travel h3")
    assert relics(position, 1) == "gems"
    for hex, token, company in (("h3", "h3=chasm.1", 3), ("h3", "h3=vines.1", 4), ("e3", "", 3)):
        position = table(
            "> at c1, has scrolls blood, taught gate, company 4",
            "  at g2, taught chasm nature",
            land="h3=mine",
            tokens=token,
            points=0,
        )
        say(position, "cast gate", f"travel {hex}")
        assert position.company[0] == company


def test_chasm_opens_the_next_two_hexes_in_the_chosen_direction() -> None:
    position = table("> at c2, has blood seeds, taught chasm", "  at i1")
    say(position, "cast chasm", "strike south")
    assert tokens(position) == "c3=chasm.0 c4=chasm.0"


def test_chasm_directions_follow_the_hexes() -> None:
    for direction, opened in (
        ("northeast", "d2=chasm.0 e1=chasm.0"),
        ("southwest", "a2=chasm.0 b3=chasm.0"),
        ("northwest", "b2=chasm.0"),
    ):
        position = table("> at c3, has blood seeds, taught chasm", "  at i1")
        say(position, "cast chasm", f"strike {direction}")
        assert tokens(position) == opened


def test_chasm_ends_before_the_city_a_tower_a_mage_and_the_edge() -> None:
    position = table("> at c1, has blood seeds, taught chasm", "  at c2")
    say(position, "cast chasm")
    assert may_say(position, "strike") == ["southeast", "southwest"]
    position = table("> at c3, has blood seeds, taught chasm", "  tower c5, at c5", land="c5=mine")
    say(position, "cast chasm", "strike south")
    assert tokens(position) == "c4=chasm.0"
    position = table("> at e1, has blood seeds, taught chasm", "  at i1")
    say(position, "cast chasm")
    assert "south" not in may_say(position, "strike")


def test_chasm_takes_a_ward_or_else_the_follower_without_blood() -> None:
    position = table(
        "> at c2, has blood seeds, taught chasm", "  at i1, holds c3 c4, company 9", wards="c3"
    )
    before = position.supply[1]
    say(position, "cast chasm", "strike south")
    assert wards(position) == ""
    assert holds(position, 1) == "c3"
    assert position.supply[1] == before + 1
    assert relics(position, 0) == relics(position, 1) == ""


def test_chasm_takes_own_followers_too() -> None:
    position = table("> at c2, holds c3, has blood seeds, taught chasm", "  at i1")
    say(position, "cast chasm", "strike south")
    assert holds(position, 0) == ""


def test_X34_entering_a_chasm_costs_a_follower_if_there_is_one() -> None:
    position = table("> at c2, company 2", "  at i1, taught chasm", tokens="c3=chasm.1")
    say(position, "travel c3")
    assert position.company[0] == 1
    assert position.points == 4
    position = table("> at c2, company 0", "  at i1, taught chasm", tokens="c3=chasm.1")
    say(position, "travel c3")
    assert position.company[0] == 0


def test_chasm_costs_its_caster_as_well_and_is_temporary() -> None:
    position = table("> at c2, has blood seeds, taught chasm, company 4", "  at i1")
    say(position, "cast chasm", "strike south", "travel c3", "travel c4")
    assert position.company[0] == 2
    say(position, "end", "advance gems", "end")
    assert tokens(position) == ""


def test_wellspring_pays_its_owner_whenever_another_mage_enters() -> None:
    position = table("> at c1", "  at i1", "  at i3", land="c2=mine", tokens="c2=wellspring.1")
    say(position, "travel c2", "travel c1", "travel c2")
    assert relics(position, 1) == "gems.2"
    assert relics(position, 0) == relics(position, 2) == ""


def test_wellspring_does_not_flow_for_its_owners_own_mage() -> None:
    position = table("> at c1", "", land="c2=mine", tokens="c2=wellspring.0")
    say(position, "travel c2")
    assert relics(position) == ""


def test_wellspring_adds_to_the_owners_gathering_if_the_hex_is_controlled() -> None:
    for holder, got in (("holds c2 c3", "gems.3"), ("holds c3", "gems")):
        position = table(f"> at c1, {holder}", "", land="c2=mine c3=mine", tokens="c2=wellspring.0")
        say(position, "gather")
        assert relics(position) == got


def test_wellspring_does_not_add_to_anothers_gathering() -> None:
    position = table("> at c1, holds c2", "", land="c2=mine", tokens="c2=wellspring.1")
    say(position, "gather")
    assert relics(position) == "gems"


def test_wellspring_lies_on_face_up_wilderness_only_and_is_permanent() -> None:
    position = table(
        "> has seeds gems, taught wellspring", "  at i1", land="c2=mine b1=camp h1=drow"
    )
    say(position, "cast wellspring")
    assert may_say(position) == ["mark c2"]
    say(position, "mark c2", "end", "advance gems", "end")
    assert tokens(position) == "c2=wellspring.0"


def test_imprison_takes_an_unwarded_enemy_follower_here_or_next_to_here_for_good() -> None:
    position = table(
        "> at c3, holds b3, has gems widgets, taught imprison",
        "  at i1, holds c3 c4 d2 g2, company 5",
        wards="d2",
    )
    before = position.supply[1]
    say(position, "cast imprison")
    assert may_say(position) == ["imprison c3", "imprison c4"]
    say(position, "imprison c4")
    assert holds(position, 1) == "c3 d2 g2"
    assert player(position, 1)["imprisoned"] == 1
    assert position.supply[1] == before
    assert position.company[1] == 5
    assert relics(position, 0) == relics(position, 1) == ""


def test_imprison_needs_somebody_to_imprison() -> None:
    position = table(
        "> at c3, holds c3, has gems widgets, taught imprison", "  at i1, holds c5 c4", wards="c4"
    )
    assert not can(position, "cast imprison")


def test_imprison_takes_no_mage_tower() -> None:
    position = table(
        "> at c3, has gems widgets, taught imprison", "  at i1, tower c2", land="c2=mine"
    )
    assert not can(position, "cast imprison")


def test_shadow_puts_an_own_follower_from_the_supply_onto_a_free_doorway() -> None:
    position = table("> has widgets bones, taught shadow, company 4", "", "")
    before = position.supply[0]
    say(position, "cast shadow")
    assert len(may_say(position)) == 12
    say(position, "shadow cat time")
    assert player(position, 1)["doors"] == {"time": 0}
    assert position.supply[0] == before - 1
    assert position.company[0] == 4


def test_shadow_takes_from_the_company_if_the_supply_is_empty() -> None:
    position = table("> has widgets bones, taught shadow, supply 0", "")
    before = position.company[0]
    say(position, "cast shadow", "shadow cat time")
    assert position.company[0] == before - 1
    position = table("> has widgets bones, taught shadow, supply 0, company 0, imprisoned 24", "")
    assert not can(position, "cast shadow")


def test_X32_shadow_finds_no_doorway_where_a_follower_stands_already() -> None:
    position = table("> has widgets bones, taught shadow", "  doors time.0 blood.2", "")
    say(position, "cast shadow")
    assert "cat time" not in may_say(position, "shadow")
    assert "cat blood" not in may_say(position, "shadow")
    assert "cat will" in may_say(position, "shadow")


def test_a_shadowed_sphere_wants_a_penalty_first_then_the_follower_goes_to_its_supply() -> None:
    position = table("> has scrolls.2 gems, taught time, doors time.1", "  company 3")
    before = position.supply[1]
    told = say(position, "cast quicken")
    assert may_say(position) == ["forfeit scrolls", "forfeit gems"]
    told = say(position, "forfeit gems")
    assert ids(told) == ["forfeit", "shadow-gone", "pay"]
    assert relics(position) == "scrolls"
    assert position.supply[1] == before + 1
    assert position.company[1] == 3
    assert position.doors[0] == NOBODY
    assert position.swift == 2


def test_the_penalty_may_not_eat_the_price() -> None:
    position = table("> has scrolls gems, taught time, doors time.1", "")
    say(position, "cast quicken")
    assert may_say(position) == ["forfeit gems"]
    assert not can(table("> has scrolls, taught time, doors time.1", ""), "cast quicken")


def test_X31_a_mixed_price_can_avoid_the_shadowed_sphere() -> None:
    position = table("> has scrolls.2 blood.2, taught gate, doors time.1", "")
    say(position, "cast gate", "pay blood")
    assert relics(position) == "scrolls.2"
    assert player(position, 0)["doors"] == {"time": 1}


def test_X31_two_shadowed_spheres_want_two_penalties() -> None:
    position = table("> has scrolls blood gems.2, taught gate, doors time.1 blood.1", "")
    say(position, "cast gate", "forfeit gems", "forfeit gems")
    assert relics(position) == ""
    assert player(position, 0)["doors"] == {}


def test_shadow_hinders_casting_only_not_initiation() -> None:
    position = table("> at e2, has scrolls.2, doors time.1", "  at g2")
    say(position, "initiate time")
    assert relics(position) == ""


def test_shadow_lasts_until_it_is_paid() -> None:
    position = table("> has widgets bones, taught shadow", "")
    say(position, "cast shadow", "shadow cat time", "end", "advance gems", "end", "advance gems")
    assert player(position, 1)["doors"] == {"time": 0}


def test_divination_buys_relics_of_controlled_wilderness_each_hex_once() -> None:
    position = table(
        "> at c1, holds c2 c3 g3, has scrolls.2, taught divination",
        "  at i1, holds g2",
        land="c2=mine c3=mine g3=crypt g2=grove",
    )
    say(position, "cast divination")
    assert may_say(position, "divine") == ["gems", "bones"]
    say(position, "divine gems", "divine gems")
    assert may_say(position, "divine") == ["bones"]
    assert relics(position) == "gems.2"
    assert position.points == 3


def test_divination_works_from_anywhere_a_face_down_hex_too() -> None:
    position = table("> at b2, holds c2, has scrolls.2, taught divination", "", land="c2=mine")
    say(position, "cast divination", "divine gems")
    assert relics(position) == "gems"


def test_divination_not_of_camps_or_towns() -> None:
    position = table("> at c2, holds c1 b1, has scrolls.2, taught divination", "", land="b1=camp")
    say(position, "cast divination")
    assert may_say(position, "divine") == []


def test_divination_lasts_for_the_turn() -> None:
    position = table("> at c2, holds c2, has scrolls.2, taught divination", "", land="c2=mine")
    say(position, "cast divination", "end", "advance gems", "end", "advance gems")
    assert may_say(position, "divine") == []
