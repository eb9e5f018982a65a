"""Time at a table as whoever sits there sees it. It passes when the test says so."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.running import running
from tests.server.still_clock import StillClock
from tests.web.conftest import OpenPage
from tests.web.people import bar, make_table, wait_for_my_turn, words


def test_a_clock_is_chosen_runs_and_ends_the_game(tmp_path: Path, open_page: OpenPage) -> None:
    clock = StillClock()
    with running(clock.settings(tmp_path / "clock.sqlite3")) as address:
        page = open_page("/new/abracada", server=address)
        others = page.get_by_label(re.compile("Who sits"))
        expect(others).to_have_count(3)
        for place in range(3):
            others.nth(place).select_option(label="Novice bot")
        page.get_by_label("Time", exact=True).select_option(label="live, 5 min + 5 s")
        page.get_by_label("When somebody’s time is up").select_option(label="The game ends there")
        page.get_by_role("button", name="Start now").click()
        page.wait_for_url("**/t/*")
        wait_for_my_turn(page)
        expect(bar(page)).to_contain_text(re.compile(r"you\s*[45]:\d\d"))
        clock.go_on(305.0)
        told = "Your time was up, so the game ended here."
        expect(page.get_by_role("region").get_by_text(told)).to_be_visible()
        expect(page.get_by_role("log", name="What happens")).to_contain_text(told)
        row = page.get_by_role("row").filter(has_text="out of time")
        expect(row).to_contain_text("4")
        page.close()


def test_who_keeps_the_others_waiting_is_reminded_and_then_voted_out(
    tmp_path: Path, open_page: OpenPage
) -> None:
    clock = StillClock()
    with running(clock.settings(tmp_path / "votes.sqlite3")) as address:

        def arrive(path: str = "/", **others: int) -> Page:
            return open_page(
                path, server=address, before=lambda page: page.clock.install(), **others
            )

        host = arrive()
        make_table(host, ["A person", "A person"])
        people = [host, arrive(host.url, width=390, height=844), arrive(host.url)]

        def wait(seconds: int) -> None:
            clock.go_on(seconds)
            for page in people:
                page.clock.run_for(seconds * 1000)

        for page, free in zip(people[1:], (2, 1), strict=True):
            seats = page.get_by_role("button", name="Sit down")
            expect(seats).to_have_count(free)
            seats.first.click()
        expect(host.get_by_text("Everyone is here.")).to_be_visible()
        host.get_by_role("button", name="Start the game").click()
        while not (asked := [page for page in people if words(page).count()]):
            host.wait_for_timeout(50)
        (slow,) = asked
        first, second = (page for page in people if page is not slow)

        remind = bar(first).get_by_role("button", name="Remind")
        wait(31)
        remind.click()
        expect(bar(slow).get_by_text("is waiting for you")).to_be_visible()
        expect(bar(second).get_by_text("has reminded")).to_be_visible()
        expect(remind).to_have_count(0)

        vote = "Ask for a bot"
        expect(bar(first).get_by_role("button", name=vote)).to_have_count(0)
        wait(300)
        bar(first).get_by_role("button", name=vote).click()
        expect(bar(slow).get_by_text("1 of 2 wants a bot to play for you")).to_be_visible()
        expect(bar(first).get_by_role("button", name=vote)).to_have_count(0)
        bar(second).get_by_role("button", name=vote).click()
        expect(bar(slow).get_by_text("A bot is playing for you")).to_be_visible()
        for page in people:
            page.close()
