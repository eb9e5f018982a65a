"""A card picked by its place among those that may be played, without their list."""

import pytest

from conclave.core.chance import ScriptedChance
from conclave.games.twelve_missions.box.cards import ALL
from conclave.games.twelve_missions.rules.moves import (
    DEFY,
    PILE,
    WAIT_MOVE,
    any_play,
    any_play_or_other,
    any_with_card,
    plays,
    with_cards,
)


@pytest.mark.parametrize("held", [1, 0x80000000, 0x00FF0000, 0x81422418, ALL])
def test_every_place_gives_the_card_that_the_list_has_there(held: int) -> None:
    listed = plays(held)
    picked = [any_play(held, ScriptedChance(place)) for place in range(len(listed))]
    assert picked == listed


@pytest.mark.parametrize("defiant", [0, 0x02000200])
@pytest.mark.parametrize("may_wait", [False, True])
def test_cards_that_defy_the_duty_and_waiting_come_after_those_that_obey(
    defiant: int, may_wait: bool
) -> None:
    listed = plays(0x81422418) + with_cards(DEFY, defiant) + [WAIT_MOVE] * may_wait
    picked = [
        any_play_or_other(0x81422418, defiant, may_wait, ScriptedChance(place))
        for place in range(len(listed))
    ]
    assert picked == listed


@pytest.mark.parametrize("held", [1, 0x80000000, 0x81422418])
def test_a_card_to_set_apart_is_picked_alike(held: int) -> None:
    listed = with_cards(PILE, held)
    picked = [any_with_card(PILE, held, ScriptedChance(place)) for place in range(len(listed))]
    assert picked == listed
