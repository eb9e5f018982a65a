"""Games from the first click to the last, as people play them."""

import re

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import OpenPage
from tests.web.people import (
    bar,
    by_keyboard,
    by_mouse,
    by_touch,
    click_on,
    enter_on,
    game_is_over,
    make_table,
    play_against_bots,
    play_on,
    tap_on,
)
from tests.web.readable import problems


def check_the_draws(page: Page) -> None:
    """Of a game that is over: they all fit, and one that was changed is found."""
    checked = page.get_by_role("status").filter(has_text="Every draw checked: ")
    expect(checked).to_contain_text(re.compile(r"(\d+) of \1\s+Your own luck is in them"))
    over = page.url
    checked.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Fair play")).to_be_visible()
    expect(page.get_by_role("row").nth(2)).to_contain_text("Shown after all hashes")
    expect(page.get_by_text("Every draw checked: ")).to_be_visible()
    assert problems(page) == []

    def change(route: Route) -> None:
        record = route.fetch().json()
        record["deal"][1] ^= 1
        record["nonces"][0] = "00" * 32
        route.fulfill(json=record)

    page.route("**/record", change)
    page.goto(over)
    warning = page.get_by_role("alert").filter(has_text="Something doesn’t fit")
    expect(warning).to_contain_text("Your own luck isn’t in the record.")
    expect(warning).to_contain_text("give another deal")
    page.unroute("**/record")


def test_one_click_and_a_whole_game_to_eight_points_by_mouse(open_page: OpenPage) -> None:
    page = open_page()
    play_against_bots(page)
    assert play_on(page, by_mouse, click_on, game_is_over) > 0
    standings = page.locator(".ranking").get_by_role("table")
    expect(standings.get_by_role("row")).to_have_count(5)
    assert "8" in standings.get_by_role("row").nth(1).get_by_role("cell").last.inner_text()
    assert problems(page) == []
    check_the_draws(page)
    over = page.url
    bar(page).get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != over)
    expect(bar(page)).to_be_visible()


def test_a_whole_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    make_table(page, ["Novice bot", "Novice bot", "Adept bot"])
    page.mouse.move(0, 0)
    play_on(page, by_keyboard, enter_on, game_is_over)
    page.get_by_role("button", name="Play again").focus()
    over = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != over)


def test_a_whole_game_with_a_finger_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, touch=True)
    make_table(page, ["Novice bot", "Adept bot", "Master bot"])
    play_on(page, by_touch, tap_on, game_is_over)
    expect(page.get_by_role("table")).to_be_visible()
    bar(page).get_by_role("button", name="Look at the table").tap()
    page.get_by_role("button", name="Tower").tap()
    expect(page.get_by_role("dialog", name="Tower")).to_be_visible()


def test_the_odds_are_shown_where_the_table_agreed_on_it(open_page: OpenPage) -> None:
    page = open_page()
    make_table(page, ["Novice bot"], options=("One round", "Show the odds", "Last one standing"))
    expect(page.get_by_role("main").get_by_text("%").first).to_be_visible()
    play_on(page, by_mouse, click_on, game_is_over)
