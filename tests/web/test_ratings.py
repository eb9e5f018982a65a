"""A rated game: chosen with the table, seen at the seats, counted at the end, and listed."""

import re

from playwright.sync_api import expect

from tests.games.abracada.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.people import by_mouse, click_on, game_is_over, play_on


def test_a_rated_game_against_a_bot_gives_a_rating_that_is_seen(
    open_page: OpenPage, dealer: Dealer
) -> None:
    # Whoever misses next has lost.
    seats = ("> 1 3 5 7 8 | 1 lives", "2 4 6 7 8 | 1 lives")
    dealer.deals("abracada", table(*seats, options={"rounds": 1}))
    page = open_page("/new/abracada", server=dealer.address)
    rated = page.get_by_role("checkbox", name=re.compile("^Rated"))
    rated.check()
    expect(page.get_by_role("checkbox", name=re.compile("^Practice"))).to_be_disabled()
    expect(page.get_by_role("checkbox", name=re.compile("^Allow hints"))).to_be_disabled()
    others = page.get_by_label(re.compile("Who sits"))
    while others.count() > 1:
        page.get_by_role("button", name=re.compile("^Remove seat")).last.click()
    others.first.select_option(label="Novice bot")
    page.get_by_text("One round", exact=True).click()
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("1381")).to_be_visible()

    play_on(page, by_mouse, click_on, game_is_over)
    expect(page.get_by_text("This game was rated.")).to_be_visible()
    mine = page.get_by_role("row", name=re.compile("You"))
    expect(mine).to_contain_text(re.compile(r"1500\?\s*[+−±]\d+"))

    page.goto("/")
    chip = page.get_by_role("link", name=re.compile(r"Abracada.*\d{4}\?"))
    chip.click()
    page.wait_for_url("**/ratings/abracada")
    expect(page.get_by_role("row", name=re.compile("Adept, a bot"))).to_contain_text("1500")
    page.get_by_role("checkbox", name=re.compile("^List me")).check()
    expect(page.get_by_role("row", name=re.compile("You"))).to_contain_text(re.compile(r"\d{4}\?"))
