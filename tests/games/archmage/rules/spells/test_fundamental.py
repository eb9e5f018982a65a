"""The fundamental spells."""

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


def test_quicken_adds_two_points_for_travel_exploring_and_attacks() -> None:
    position = table("> at c1, has scrolls, taught time", "  at i1, holds c4", points=1)
    say(position, "cast quicken", "travel c2", "explore")
    assert may_say(position, "travel") != []
    position = table("> at c3, has scrolls, taught time", "  at i1, holds c4", points=0)
    say(position, "cast quicken", "travel c4", "attack")
    assert holds(position, 1) == ""
    assert may_say(position, "travel") == []


def test_quicken_not_after_the_journeys_end_action() -> None:
    position = table("> at b1, has scrolls, taught time", "", land="b1=camp")
    say(position, "recruit")
    assert not can(position, "cast quicken")


def test_quicken_at_any_time_of_the_journey_even_with_no_points_left() -> None:
    position = table("> at c1, has scrolls, taught time", "", points=0)
    assert can(position, "cast quicken")


def test_X29_quickens_points_buy_no_divination() -> None:
    position = table(
        "> at c1, holds c2, has scrolls.5, taught time divination", "", land="c2=mine", points=0
    )
    say(position, "cast quicken", "cast divination")
    assert may_say(position, "divine") == []
    assert may_say(position, "travel") != []


def test_X29_quickens_points_are_spent_first_so_that_the_others_can_divine() -> None:
    position = table(
        "> at c1, holds c2 c3, has scrolls.3, taught time divination",
        "",
        land="c2=mine c3=grove",
        points=1,
    )
    say(position, "cast quicken", "cast divination", "travel c2", "travel c3", "divine gems")
    assert relics(position) == "gems"


def test_subjugate_brings_a_follower_for_each_one_killed_by_an_attack() -> None:
    position = table("> at c4, has blood, taught blood, company 4", "  at i1, holds c4 c3")
    say(position, "cast subjugate", "attack", "travel c3", "attack")
    assert position.company[0] == 6
    assert relics(position) == "blood.2"


def test_subjugate_does_not_count_wards() -> None:
    position = table("> at c4, has blood, taught blood, company 4", "  holds c4", wards="c4")
    say(position, "cast subjugate", "attack")
    assert position.company[0] == 4
    say(position, "attack")
    assert position.company[0] == 5


def test_subjugate_counts_only_attacks_paid_with_points() -> None:
    position = table(
        "> at c3, has blood.3, taught blood chasm, company 4", "  at i1, holds c4", points=0
    )
    say(position, "cast subjugate", "cast chasm", "strike south")
    assert holds(position, 1) == ""
    assert position.company[0] == 4


def test_subjugate_lasts_for_the_turn() -> None:
    position = table("> has blood, taught blood", "  at c3", "")
    say(position, "cast subjugate", "end", "advance gems")
    assert position.subjugating is False


def test_X30_subjugate_and_divination_not_after_the_journeys_end_action() -> None:
    seat = "> at b1, has blood.9 scrolls.9, taught blood divination time-stop"
    position = table(seat, "  at i1", land="b1=camp")
    assert can(position, "cast subjugate")
    say(position, "recruit")
    assert not can(position, "cast subjugate")
    assert not can(position, "cast divination")
    say(position, "cast time-stop", "pay scrolls", "pay scrolls", "pay scrolls")
    assert can(position, "cast subjugate")
    assert can(position, "cast divination")


def test_vines_cost_a_point_more_to_enter() -> None:
    position = table("> at c1, has seeds, taught nature", "  at i1")
    say(position, "cast vines", "mark c2", "done", "end", "advance gems", "end")
    position = table("> at c1", "  taught nature", tokens="c2=vines.1", points=1)
    assert "c2" not in may_say(position, "travel")
    position = table("> at c1", "  taught nature", tokens="c2=vines.1", points=2)
    say(position, "travel c2")
    assert position.points == 0


def test_X34_vines_cost_their_caster_too() -> None:
    position = table("> at c1, has seeds, taught nature", "")
    say(position, "cast vines", "mark c2", "done", "travel c2")
    assert position.points == 3


def test_vines_grow_on_up_to_two_hexes() -> None:
    position = table("> has seeds, taught nature", "")
    say(position, "cast vines", "mark c2")
    assert "c2" not in may_say(position, "mark")
    say(position, "mark g2")
    assert tokens(position) == "c2=vines.0 g2=vines.0"
    assert may_say(position, "travel") != []


def test_vines_do_not_grow_in_the_city_or_on_a_mage_tower() -> None:
    position = table("> has seeds, taught nature", "  tower g3, at g3", land="g3=mine")
    say(position, "cast vines")
    marks = may_say(position, "mark")
    assert not {"e2", "e3", "d4", "g3"} & set(marks)
    assert len(marks) == 41


def test_vines_are_temporary() -> None:
    position = table("> has seeds, taught nature", "")
    say(position, "cast vines", "mark c2", "done", "end", "advance gems")
    assert tokens(position) == "c2=vines.0"
    say(position, "end")
    assert tokens(position) == ""


def test_stone_skin_keeps_followers_from_attacks() -> None:
    position = table("> at c4", "  at i1, holds c4, taught will, skinned")
    assert not can(position, "attack")
    position = table("> at c4", "  at i1, holds c4, taught will, skinned", wards="c4")
    say(position, "attack")
    assert wards(position) == ""
    assert not can(position, "attack")


def test_stone_skin_keeps_followers_from_obliterate_but_not_their_wards() -> None:
    position = table(
        "> at c4, holds c3, has bones.3, taught obliterate",
        "  at i1, holds c4 b4, taught will, skinned",
        wards="c4",
    )
    say(position, "cast obliterate")
    assert holds(position, 1) == "b4 c4"
    assert holds(position, 0) == ""
    assert wards(position) == ""


def test_stone_skin_is_no_help_against_the_cursed_tower_chasms_and_imprison() -> None:
    position = table("> at e2, company 4, taught will, skinned", "  at g2")
    say(position, "travel e3")
    assert position.company[0] == 3
    skinned = "  at i1, holds c4, taught will, skinned"
    position = table("> at c3, has blood.2, taught chasm", skinned)
    say(position, "cast chasm", "strike south")
    assert holds(position, 1) == ""
    position = table("> at c3, has gems.2, taught imprison", skinned)
    say(position, "cast imprison", "imprison c4")
    assert holds(position, 1) == ""


def test_stone_skin_lasts_until_the_casters_next_turn() -> None:
    position = table("> has gems, taught will", "")
    say(position, "cast stone-skin", "end")
    assert player(position, 0)["stone_skin"] is True
    say(position, "advance gems", "end")
    assert player(position, 0)["stone_skin"] is False


def test_transmute_exchanges_up_to_three_relics_one_for_one() -> None:
    position = table("> has widgets gems.4, taught matter", "")
    say(position, "cast transmute", "change gems to scrolls", "change gems to bones")
    say(position, "change gems to seeds")
    assert relics(position) == "scrolls seeds gems bones"
    assert may_say(position, "change") == []


def test_transmute_may_stop_early() -> None:
    position = table("> has widgets gems.4, taught matter", "")
    say(position, "cast transmute", "change gems to scrolls", "done")
    assert relics(position) == "scrolls gems.3"


def test_transmute_takes_and_makes_blood_and_widgets_once_its_price_is_paid() -> None:
    position = table("> has widgets.2 blood, taught matter", "")
    say(position, "cast transmute", "change blood to widgets", "change widgets to blood")
    assert relics(position) == "blood widgets"
    say(position, "done")


def test_transmute_needs_something_to_exchange_after_its_price() -> None:
    assert not can(table("> has widgets, taught matter", ""), "cast transmute")


def test_decay_makes_an_opponent_with_ten_relics_discard_three_of_their_choice() -> None:
    position = table("> has bones, taught death", "  has gems.9 seeds")
    told = say(position, "cast decay")
    assert ids(told)[-1] == "decay"
    assert position.actor() == 1
    assert may_say(position) == ["discard seeds", "discard gems"]
    say(position, "discard seeds", "discard gems", "discard gems")
    assert relics(position, 1) == "gems.7"
    assert position.actor() == 0
    assert can(position, "end")


def test_X37_a_victim_of_decay_is_chosen_only_if_there_are_several() -> None:
    position = table("> has bones, taught death", "  has gems.10", "  has gems.9")
    say(position, "cast decay")
    assert position.actor() == 1
    position = table("> has bones, taught death", "  has gems.10", "  has gems.10")
    say(position, "cast decay")
    assert may_say(position, "choose") == ["cat", "owl"]


def test_decay_does_nothing_to_an_opponent_with_fewer() -> None:
    position = table("> has bones, taught death", "  has gems.9")
    assert not can(position, "cast decay")


def test_decay_chooses_among_several_rich_opponents_but_never_the_caster() -> None:
    position = table("> has bones.12, taught death", "  has gems.10", "  has seeds.10", "")
    say(position, "cast decay")
    assert may_say(position) == ["choose cat", "choose owl"]
    say(position, "choose owl", "discard seeds", "discard seeds", "discard seeds")
    assert relics(position, 2) == "seeds.7"


def test_decay_can_follow_the_journeys_end_action() -> None:
    position = table("> at b1, has bones, taught death", "  has gems.10", land="b1=camp")
    say(position, "recruit", "cast decay", "discard gems", "discard gems", "discard gems")
    assert may_say(position) == ["end"]
    assert at(position) == "b1"
