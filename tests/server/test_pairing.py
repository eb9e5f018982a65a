"""Who is seated with whom, as far as wishes go."""

from typing import Any

from conclave.catalogue import load_game
from conclave.server.seeking.pairing import Company, Seeker, might_meet, pair
from conclave.server.seeking.wish import Wish
from conclave.server.storage.rows import GuestRow, LiveClock

GAME = load_game("abracada")
PATIENCE = 30.0
LIVE = LiveClock(600, 15)


def seeker(name: str, seats: int = 2, since: float = 0.0, **wishes: Any) -> Seeker:
    bounds = {"fewest": seats, "most": seats, **wishes}
    wish = Wish(game="abracada", seats=seats, **bounds)
    return Seeker(GuestRow(name, name, "raven"), wish, since)


def paired(
    *seekers: Seeker, now: float = 1.0, blocked: set[frozenset[str]] | None = None
) -> list[Company]:
    return pair(list(seekers), blocked or set(), GAME, now, PATIENCE)


def names(company: Company) -> list[str]:
    return [one.guest.name for one in company.people]


def test_two_who_want_the_same_are_seated_at_once() -> None:
    (company,) = paired(seeker("Nox"), seeker("Ines", since=0.5))
    assert names(company) == ["Nox", "Ines"]
    assert company.size == 2


def test_nobody_is_seated_twice_and_who_waited_longest_comes_first() -> None:
    people = [seeker(name, since=9 - place) for place, name in enumerate("abcde")]
    companies = paired(*people, now=10)
    assert [names(company) for company in companies] == [["e", "d"], ["c", "b"]]


def test_people_alone_wait_until_the_table_is_full() -> None:
    assert paired(seeker("Nox", 3), seeker("Ines", 3)) == []
    (company,) = paired(seeker("Nox", 3), seeker("Ines", 3), seeker("Basil", 3))
    assert company.size == 3


def test_whoever_takes_any_number_of_seats_is_seated_with_as_many_as_there_are() -> None:
    anyhow = {"fewest": 2, "most": 5}
    (company,) = paired(*(seeker(name, 4, **anyhow) for name in "abc"))
    assert company.size == 3
    (company,) = paired(seeker("Nox", 4, **anyhow), seeker("Ines", 2))
    assert company.size == 2
    assert paired(seeker("Nox", 4, fewest=3, most=5), seeker("Ines", 2)) == []


def test_options_clocks_and_rating_are_as_all_accept() -> None:
    short, long = {"rounds": 1}, {"rounds": 0}
    assert paired(seeker("Nox", options=short), seeker("Ines", options=long)) == []
    (company,) = paired(
        seeker("Nox", any_options=True, options=short), seeker("Ines", options=long)
    )
    assert company.terms.options["rounds"] == 0
    assert paired(seeker("Nox", clock=LIVE), seeker("Ines")) == []
    (company,) = paired(seeker("Nox", any_clock=True), seeker("Ines", clock=LIVE))
    assert company.terms.clock == LIVE
    assert paired(seeker("Nox", rated=True), seeker("Ines")) == []
    (company,) = paired(seeker("Nox", rated=True), seeker("Ines", any_rated=True))
    assert company.terms.rated


def test_whoever_takes_anything_does_not_keep_others_apart() -> None:
    """The second insists on something else; the first and the third agree all the same."""
    people = [
        seeker("Nox", any_options=True),
        seeker("Ines", 3, since=0.1),
        seeker("Basil", since=0.2, options={"rounds": 1}),
    ]
    (company,) = paired(*people)
    assert names(company) == ["Nox", "Basil"]


def test_people_who_blocked_each_other_are_seated_with_others() -> None:
    apart = {frozenset(("Nox", "Ines"))}
    assert paired(seeker("Nox"), seeker("Ines"), blocked=apart) == []
    (company,) = paired(
        *(seeker("Nox"), seeker("Ines", since=0.1), seeker("Basil", since=0.2)), blocked=apart
    )
    assert names(company) == ["Nox", "Basil"]


def test_bots_take_the_seats_that_are_left_after_a_while_where_all_agree() -> None:
    nox, ines = seeker("Nox", 4), seeker("Ines", 4, since=20)
    assert paired(nox, ines, now=29) == []
    (company,) = paired(nox, ines, now=30)
    assert (names(company), company.size) == (["Nox", "Ines"], 4)
    (alone,) = paired(nox, seeker("Ines", 4, since=20, bots=False), now=30)
    assert names(alone) == ["Nox"]
    assert paired(seeker("Nox", 4, bots=False), now=900) == []


def test_who_might_meet_whom() -> None:
    assert might_meet(seeker("Nox", 4), seeker("Ines", 3, fewest=2, most=5), GAME)
    assert not might_meet(seeker("Nox", 4), seeker("Ines", 3), GAME)
    assert not might_meet(seeker("Nox", clock=LIVE), seeker("Ines"), GAME)


def test_an_option_for_other_tables_is_no_hindrance() -> None:
    """Pairs are for four; whoever likes them may be seated with three all the same."""
    game = load_game("twelve_missions")
    (option,) = [option for option in game.options if option.seats]
    value = next(choice for choice in option.choices if choice != option.default)
    wish = Wish(
        game=game.slug,
        seats=option.seats,
        fewest=2,
        most=option.seats,
        options={option.name: value},
        any_options=True,
    )
    people = [Seeker(GuestRow(name, name, "cat"), wish, 0.0) for name in "ab"]
    (company,) = pair(people, set(), game, 1.0, PATIENCE)
    assert company.terms.options[option.name] == option.default
