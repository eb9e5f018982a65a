"""A table with a clock as whoever sits there sees it. Time passes when the test says so."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.running import running
from tests.server.still_clock import StillClock
from tests.web.conftest import OpenPage
from tests.web.people import bar, wait_for_my_turn


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
