"""Twelve Missions for those who play by keyboard and by ear."""

import re

from playwright.sync_api import Page, expect

from tests.games.twelve_missions.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.listening import heard, said, sit_at

HANDS = ("b8 y3 k4 k6 | 1 crystal, 3 cubes", "b9 b4 k5 k7")
NEAR = 4
"""So many times one presses Tab without a curse."""


def sit_down(open_page: OpenPage, dealer: Dealer) -> Page:
    return sit_at(open_page, dealer, "twelve_missions", table(*HANDS, mission=1, dominant="red"))


def test_what_is_at_stake_and_how_it_stands_can_be_heard(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer)
    expect(heard(page)).to_contain_text("Mission 1: Take exactly three tricks, +4")
    expect(heard(page)).to_contain_text("Dominant: Red")
    expect(heard(page)).to_contain_text("Your turn. Lead any card")
    page.keyboard.press("?")
    expect(heard(page)).to_contain_text("No card has been played to this trick")
    expect(heard(page)).to_contain_text("Your hand: blue Knight 8, yellow Farmer 3")
    expect(heard(page)).to_contain_text("1 crystal, 3 cubes")
    page.keyboard.type("bl")
    said(page, "Enter")
    page.keyboard.press("?")
    expect(heard(page)).to_contain_text("blue Knight, value 8, takes it so far. Led: Blue")


def test_what_a_round_came_to_is_told_before_the_next_begins(
    open_page: OpenPage, dealer: Dealer
) -> None:
    before = ((0, "r3 r4"), (0, "r5 r6"), (1, "r7 r8"))
    last = table("b8", "b4", mission=1, dominant="red", tricks=before)
    page = sit_at(open_page, dealer, "twelve_missions", last)
    page.keyboard.type("bl")
    said(page, "Enter")
    result = "Mission 1: Take exactly three tricks. You: 3 tricks, 4 points."
    expect(heard(page)).to_contain_text(result)
    expect(heard(page)).not_to_contain_text("Round 2")
    page.keyboard.press("?")
    expect(heard(page)).to_contain_text(re.compile(f"{re.escape(result)}.*{re.escape(result)}"))
    page.get_by_role("button", name="Next round").press("Enter")
    expect(heard(page)).to_contain_text("Round 2 of 12")


def test_after_each_word_the_keyboard_is_where_the_next_one_is(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer)
    page.keyboard.type("kn")
    expect(page.locator(".chip:focus")).to_have_accessible_name("Knight 8, blue, Leads blue.")
    said(page, "Enter")
    expect(heard(page)).to_contain_text("Spend on your card, or say done")
    resting = page.locator(".chip:focus")
    expect(resting, "Enter alone spends nothing").to_have_attribute("data-line", "done")
    said(page, "Enter")
    expect(page.locator(".chip:focus")).to_have_accessible_name(re.compile("Farmer 3|Assassin 4"))
    for _ in range(NEAR):
        page.keyboard.press("Shift+Tab")
        if page.locator("main button.sayable:focus").count():
            break
    expect(page.locator("main .hand button.sayable:focus")).to_be_visible()
    said(page, "Enter")
    expect(page.locator("main button[data-says=done]"), "and there it goes on").to_be_focused()


def test_a_number_of_cubes_is_set_without_losing_the_place(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer)
    page.keyboard.type("kn")
    said(page, "Enter")
    higher = page.get_by_role("button", name="one higher")
    higher.focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    expect(higher).to_be_focused()
    expect(higher).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text("Value 11. Takes it so far.", exact=True)).to_be_visible()
    page.keyboard.press("Tab")
    lay = page.locator("main button[data-says='cubes +3']")
    expect(lay, "and the button beside it lays them").to_be_focused()
    said(page, "Enter")
    expect(page.locator("main .played")).to_have_accessible_name(re.compile("value 11"))
