"""What no table could show is refused, with the field that says it and the reason."""

import pytest

from conclave.core.errors import BadPosition
from conclave.core.options import Options
from conclave.core.plain import Plain, PlainDict
from conclave.texts import explain
from tests.games.abracada.drawing import GAME, say, table
from tests.games.abracada.notation.test_restore import SMALLEST, running

STANDING: Options = {"last_standing": True}


def refusal(data: PlainDict) -> tuple[Plain, str]:
    """The field and the reason."""
    with pytest.raises(BadPosition) as refused:
        GAME.restore(data)
    field = refused.value.params["field"]
    assert explain(refused.value).startswith(f"“{field}”: ")
    return field, refused.value.id.removeprefix("abracada-")


REASONS: list[tuple[str, str, PlainDict]] = [
    ("pile", "no-such-stone", {"pile": [9]}),
    ("secrets", "no-such-stone", {"secrets": [7, 8, 0]}),
    ("hands.1", "no-such-stone", {"hands": [[8, 8, 7], [7, -6]]}),
    ("board.5", "stones-miscounted", {"pile": [6, 6]}),
    ("board.5", "stones-miscounted", {"pile": []}),
    ("secrets", "too-many-secrets", {"taken": [[5], [5]], "board": [1, 2, 3, 4, 3, 4, 4, 4]}),
    ("lessons.0", "impossible-lessons", {"lessons": [[-8], []]}),
    ("lessons.0", "impossible-lessons", {"lessons": [[1, 2, 3], []]}),
    ("lessons.0", "impossible-lessons", {"lessons": [[103], []]}),
    ("lessons.1", "impossible-lessons", {"lessons": [[], [0]]}),
    ("lessons.0", "impossible-lessons", {"lessons": [[50], []]}),
    ("lessons.0", "impossible-lessons", {"lessons": [[-1] * 5000, []]}),
    ("board.0", "cast-not-on-board", {"lessons": [[1], [1]]}),
    ("last", "cast-not-on-board", {"last": 1, "board": [0, 2, 3, 4, 5, 4, 4, 4], "pile": [6, 1]}),
    ("last", "last-differs-from-turn", {"last": 9}),
    ("last", "last-differs-from-turn", {"turn": -1}),
    ("last", "last-is-no-lesson", {"last": 5, "lessons": [[5, 6], []]}),
    ("turn", "should-be-over", {"points": [0, 8]}),
    ("round", "too-many-rounds", {"options": {"rounds": 1}, "round": 2}),
    ("turn", "should-go-on", {"turn": -1, "last": 9}),
    ("round", "too-few-points", {"round": 7}),
    ("points.1", "parts-differ", {"won": [0, 3]}),
    ("points.1", "parts-differ", {"survived": [0, 6]}),
    ("survived.1", "no-consolation", {"survived": [0, 1], "options": {"last_standing": True}}),
    ("turn", "actor-is-dead", {"lives": [0, 6]}),
    ("lives", "round-is-over", {"lives": [6, 0]}),
    ("lives", "round-is-over", {"lives": [6, 0], "options": {"last_standing": True}}),
    ("hands.1", "no-stones", {"hands": [[8, 8, 7, 7, 6], []]}),
]  # fmt: skip


@pytest.mark.parametrize(("field", "reason", "change"), REASONS)
def test_what_could_not_be_so_is_refused_with_its_reason(
    field: str, reason: str, change: PlainDict
) -> None:
    assert refusal({**SMALLEST, **change}) == (field, reason)


def test_A7_who_has_cast_in_this_turn_has_a_stone_less() -> None:
    position = table("> 8 8 7 6 5", "  7 7 7 6 6").dump()
    assert refusal({**position, "last": 1}) == ("last", "cast-from-full-row")


def test_A3_the_pile_is_not_higher_than_the_deal_leaves_it() -> None:
    board, pile = [0, 0, 0, 0, 5, 4, 4, 4], [6, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4]
    assert refusal({**SMALLEST, "board": [*board], "pile": [*pile]}) == ("pile", "pile-too-high")


def test_A9_what_was_drawn_is_no_longer_in_the_pile() -> None:
    lessons: list[Plain] = [[1, 101], []]
    position = table("> 8 8 7 6 5", "  7 7 7 6 6").dump()
    assert refusal({**position, "lessons": lessons}) == ("pile", "pile-too-high")


def test_A7_a_lower_spell_is_named_only_after_drawing() -> None:
    hands = ("> 8 8 7", "  7 7 6 6 6")
    for lessons in ([6, 5], [6, -5]):
        drawn = table(*hands, pile="8", options={"easy": True}, lessons={0: lessons}).dump()
        assert GAME.restore(drawn).dump() == drawn
        assert refusal({**drawn, "options": {}}) == ("lessons.0", "lessons-fall")
        table(*hands, pile="", lessons={0: lessons})
    table(*hands, pile="8", lessons={0: [5, 6]})


def killed() -> PlainDict:
    """A14: seat 0 killed its neighbour; seat 2 lives on with a secret stone."""
    position = table(
        "> 6 7 7 7 7", "  6 6 6 6 6 | 1 life", "  5 5 5 5 5 | 3 lives, 2 points, took 8"
    )
    say(position, "cast 6")
    return position.dump()


def fell() -> PlainDict:
    """A15: seat 0 brought itself down."""
    position = table("> 7 7 7 7 7 | 1 life", "  6 6 6 6 6", "  5 5 5 5 5")
    say(position, "cast 8")
    return position.dump()


def last_one_standing() -> PlainDict:
    """A19: seat 0 killed the last of the others."""
    position = table(
        "> 6 7 7 7 7", "  6 6 6 6 6 | 1 life", "  5 5 5 5 5 | 0 lives", options=STANDING
    )
    say(position, "cast 6")
    return position.dump()


def over() -> PlainDict:
    """A13, A17: seat 0 cast its last stone and has 8 points."""
    position = table("> 8 | 6 points", "  7 7 7 7 7 | 7 points, took 5")
    say(position, "cast 8")
    assert position.over()
    return position.dump()


def with_result(position: PlainDict, **change: Plain) -> PlainDict:
    result = position["result"]
    assert isinstance(result, dict)
    return {**position, "result": {**result, **change}}


def _secrets(position: PlainDict) -> list[Plain]:
    secrets = position["secrets"]
    assert isinstance(secrets, list)
    return secrets


RESULTS: dict[str, tuple[str, str, PlainDict]] = {
    "A1: nine stones of 8": (
        "result.hands",
        "too-many-stones",
        with_result(killed(), hands=[[8, 8, 8, 8], [8, 8, 8, 8], [5]]),
    ),
    "A1: no stone 9": (
        "result.hands.1",
        "no-such-stone",
        with_result(killed(), hands=[[7], [9], [5]]),
    ),
    "A3: five secret stones": (
        "result.taken",
        "too-many-secrets",
        with_result(killed(), taken=[[8, 8], [], [8, 8, 8]]),
    ),
    "A4: of another round": ("result.round", "not-the-last-round", with_result(killed(), round=2)),
    "A10: no stones, and yet not emptied": (
        "result.hands.2",
        "row-differs-from-ending",
        with_result(killed(), hands=[[7], [6], []]),
    ),
    "A10: emptied with stones left": (
        "result.hands.0",
        "row-differs-from-ending",
        with_result(killed(), ending="emptied", lives=[6, 0, 0]),
    ),
    "A13: emptied and another lives": (
        "result.lives",
        "lives-differ-from-ending",
        with_result(over(), lives=[6, 1]),
    ),
    "A14: killed and nobody is dead": (
        "result.lives",
        "lives-differ-from-ending",
        with_result(killed(), lives=[6, 1, 3]),
    ),
    "A14: killed by a dead seat": (
        "result.lives",
        "lives-differ-from-ending",
        with_result(killed(), actor=1),
    ),
    "A14: won by a survivor": ("result.winner", "wrong-winner", with_result(killed(), winner=2)),
    "A14: the killer's points": (
        "result.gains.0",
        "wrong-gain",
        with_result(killed(), gains=[2, 0, 2]),
    ),
    "A15: fell and lives": (
        "result.lives",
        "lives-differ-from-ending",
        with_result(fell(), lives=[1, 6, 6]),
    ),
    "A15: fell and another with it": (
        "result.lives",
        "lives-differ-from-ending",
        with_result(fell(), lives=[0, 0, 6]),
    ),
    "A15: a fall is won by nobody": (
        "result.winner",
        "wrong-winner",
        with_result(fell(), winner=1),
    ),
    "A16: the secret stones": (
        "result.gains.2",
        "wrong-gain",
        with_result(killed(), taken=[[], [], [8, 8]]),
    ),
    "A16: points that the round brought are not there": (
        "points.2",
        "points-before-result",
        {
            **killed(),
            "points": [3, 0, 0],
            "won": [3, 0, 0],
            "survived": [0, 0, 0],
            "secret_points": [0, 0, 0],
        },
    ),
    "A17: over before the last round": (
        "points.0",
        "points-before-result",
        {**over(), "won": [12, 7]},
    ),
    "A17: over without a last round": ("result", "no-result", {**over(), "result": None}),
    "A17: other lives than the last round left": (
        "lives",
        "not-as-in-result",
        {**over(), "lives": [5, 0]},
    ),
    "A17: other stones than the last round left": (
        "taken",
        "not-as-in-result",
        {**over(), "taken": [[], []], "secrets": [*_secrets(over()), 5]},
    ),
    "A19: two are left standing": (
        "result.lives",
        "lives-differ-from-ending",
        with_result(last_one_standing(), lives=[6, 0, 1]),
    ),
    "A19: the prize": (
        "result.gains.0",
        "wrong-gain",
        with_result(last_one_standing(), gains=[3, 0, 0]),
    ),
}


@pytest.mark.parametrize("case", RESULTS)
def test_a_round_that_can_not_have_ended_so_is_refused(case: str) -> None:
    field, reason, position = RESULTS[case]
    assert refusal(position) == (field, reason)


@pytest.mark.parametrize("position", [killed(), fell(), last_one_standing(), over(), running()])
def test_what_play_leads_to_is_accepted(position: PlainDict) -> None:
    assert GAME.restore(position).dump() == position


@pytest.mark.parametrize(
    ("field", "position"),
    [
        ("lesons", {**SMALLEST, "lesons": [[], []]}),
        ("result.winer", with_result(killed(), winer=0)),
    ],
)
def test_an_unknown_field_is_told_apart_from_a_bad_one(field: str, position: PlainDict) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.restore(position)
    assert (refused.value.params["field"], refused.value.id) == (field, "position-unknown-field")


@pytest.mark.parametrize(
    ("field", "reason", "change"),
    [
        ("seats", "seats-out-of-range", {"seats": 6}),
        ("options", "option-unknown", {"options": {"hard": True}}),
        ("options", "option-bad-value", {"options": {"rounds": 2}}),
        ("options", "option-bad-value", {"options": {"easy": 1}}),
    ],
)
def test_seats_and_options_of_no_table_are_refused(
    field: str, reason: str, change: PlainDict
) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.restore({**SMALLEST, **change})
    assert (refused.value.params["field"], refused.value.id) == (field, reason)
