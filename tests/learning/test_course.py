"""What can be learned, and what is refused."""

import pytest

from conclave.catalogue import load_game
from conclave.core.errors import ConclaveError
from conclave.learning.course import make_course


def test_a_course_knows_what_it_is_about() -> None:
    course = make_course(load_game("archmage"), [2, 3], {"length": 9}, ["plan", "adept"], 4)
    assert course.dump()["seats"] == [2, 3]
    assert course.dump()["levels"] == ["plan", "adept"]


@pytest.mark.parametrize(
    ("slug", "seats", "levels", "refusal"),
    [
        ("abracada", [2], ["plan"], "learn-no-figures"),
        ("archmage", [1], ["plan"], "learn-alone"),
        ("archmage", [2, 9], ["plan"], "seats-out-of-range"),
        ("archmage", [2], ["planned"], "level-unknown"),
    ],
)
def test_what_can_not_be_learned_is_refused(
    slug: str, seats: list[int], levels: list[str], refusal: str
) -> None:
    with pytest.raises(ConclaveError, match=refusal):
        make_course(load_game(slug), seats, {}, levels, 0)
