"""Who is seated with whom, as far as wishes go."""

from typing import Any

import pytest

from conclave.catalogue import load_game
from conclave.server.seeking import pairing
from conclave.server.seeking.agreeing import Demand, met
from conclave.server.seeking.pairing import Company, Hall, Seeker
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
    return Hall(list(seekers), blocked or set(), GAME).pair(now, PATIENCE)


def might_meet(one: Seeker, other: Seeker) -> bool:
    return Hall([one, other], set(), GAME).might_meet(one, other)


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
    assert might_meet(seeker("Nox", 4), seeker("Ines", 3, fewest=2, most=5))
    assert not might_meet(seeker("Nox", 4), seeker("Ines", 3))
    assert not might_meet(seeker("Nox", clock=LIVE), seeker("Ines"))


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
    (company,) = Hall(people, set(), game).pair(1.0, PATIENCE)
    assert company.terms.options[option.name] == option.default


def test_whoever_takes_anything_brings_those_together_who_insist_on_different_things() -> None:
    anything = {"any_options": True, "any_clock": True, "any_rated": True}
    options = {"any_clock": True, "options": {"rounds": 1}}
    clock = {"any_options": True, "clock": LIVE}
    (company,) = paired(
        *(seeker("Nox", 3, **anything), seeker("Ines", 3, since=0.1, **options)),
        seeker("Basil", 3, since=0.2, **clock),
    )
    assert company.terms.options["rounds"] == 1
    assert company.terms.clock == LIVE


def test_nobody_is_seated_at_a_rated_table_with_unusual_rules() -> None:
    unusual: dict[str, Any] = {"options": {"odds": True}}
    rated = seeker("Ines", since=0.1, rated=True, any_options=True)
    assert paired(seeker("Nox", any_rated=True, **unusual), rated) == []
    (company,) = paired(seeker("Nox", any_rated=True, any_options=True, **unusual), rated)
    assert company.terms.rated
    assert not company.terms.options["odds"], "nobody insists on it"
    flexible = seeker("Ines", since=0.1, rated=True, any_options=True, any_rated=True)
    (company,) = paired(seeker("Nox", **unusual), flexible)
    assert not company.terms.rated


def test_many_who_agree_on_nothing_are_soon_looked_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared = 0

    def counting(one: Demand, other: Demand) -> Demand | None:
        nonlocal compared
        compared += 1
        return met(one, other)

    monkeypatch.setattr(pairing, "met", counting)
    anything: dict[str, Any] = {"any_options": True, "any_clock": True, "any_rated": True}
    people = [
        seeker(
            *(str(number), 2, number / 100),
            **anything,
            most=5,
            options={"rounds": number % 2},
            clock=LiveClock(600 + number, 0),
        )
        for number in range(40)
    ]
    apart = {frozenset((one.guest.id, other.guest.id)) for one in people for other in people}
    assert paired(*people, blocked=apart) == []
    people = [seeker(str(n), 5, n / 100, clock=LiveClock(600 + n, 0)) for n in range(40)]
    assert paired(*people) == []
    assert compared <= 2 * 40 * 40 * 4
