"""Who is told what."""

from conclave.core.events import Event, all_eyes_but
from conclave.core.plain import PlainDict
from conclave.core.state import Standing, rank


def test_everybody_is_told_what_is_open() -> None:
    event = Event("stairs-move", {"seat": 1})
    for seat in (0, 1, None):
        assert event.seen_by(seat) == {"id": "stairs-move", "seat": 1}


def test_only_eyes_see_the_secret() -> None:
    secret: PlainDict = {"stone": 4}
    event = Event("stairs-stone", {"seat": 1}, secret, eyes=0b010)
    assert event.seen_by(1) == {"id": "stairs-stone", "seat": 1, "stone": 4}
    for seat in (0, 2, None):
        assert event.seen_by(seat) == {"id": "stairs-stone", "seat": 1}


def test_a_spectator_is_nobody_s_eyes() -> None:
    event = Event("stairs-stone", {}, {"stone": 4}, eyes=0b111)
    assert event.seen_by(None) == {"id": "stairs-stone"}


def test_what_one_is_told_can_be_changed_without_changing_the_event() -> None:
    event = Event("stairs-move", {"seat": 1})
    event.seen_by(0)["seat"] = 2
    assert event.seen_by(0)["seat"] == 1


def test_all_eyes_but_one() -> None:
    assert all_eyes_but(0, 3) == 0b110
    assert all_eyes_but(2, 3) == 0b011


def test_equal_scores_share_a_place_and_the_next_is_left_out() -> None:
    assert rank([(3, 1), (5, 0), (3, 1), (3, 2), (0, 0)]) == [3, 1, 3, 2, 5]


def test_a_standing_is_plain_data() -> None:
    standing = Standing(0, 1, 8, {"won": 6, "survived": 2})
    parts: PlainDict = {"won": 6, "survived": 2}
    assert standing.dump() == {"seat": 0, "place": 1, "points": 8, "parts": parts}
