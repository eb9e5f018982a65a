"""Abracada…What? for those who play by keyboard and by ear."""

import re

from playwright.sync_api import Page, expect

from tests.games.abracada.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.listening import heard, said, sit_at, under_the_keyboard
from tests.web.people import bar, words


def sit_down(open_page: OpenPage, dealer: Dealer, mine: str, theirs: str) -> Page:
    return sit_at(open_page, dealer, "abracada", table(mine, theirs))


def test_who_shows_what_and_what_may_be_mine_can_be_heard(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer, "> 3 3 5 8 8 | 4 lives", "1 6 7 7 8 | 5 lives")
    shown = "on your left and right: 5 lives, 0 points, stones 1, 6, 7, 7 and 8."
    expect(heard(page)).to_contain_text("Round 1.")
    expect(heard(page)).to_contain_text(shown)
    expect(heard(page)).to_contain_text("Your turn. Name a spell")
    stop = words(page).and_(page.locator("[tabindex='0']"))
    expect(stop).to_have_accessible_name(re.compile("^3, Sweet Dream"))  # of 1 and 2 none is unseen
    page.keyboard.press("8")
    expect(under_the_keyboard(page)).to_have_accessible_name(
        "8, Magic Drink, 7 unseen · Hit: you gain a life. Miss: you lose a life and your turn ends."
    )
    said(page, "Enter")
    expect(heard(page)).to_contain_text(
        "You: cast 8. Magic Drink: a hit. You gain a life. Lives: You 5."
    )
    page.keyboard.press("?")
    told = heard(page).locator("p").last
    expect(told).to_contain_text("Cast this turn: 8 Magic Drink. Name 8 again, or stop.")
    expect(told).to_contain_text("You have 5 lives, 4 stones, 0 points.")
    expect(told).to_contain_text("Stones you have not seen: 3 Sweet Dream: 2, 5 Lightning Tempest")
    expect(told).to_contain_text("8 Magic Drink: 6. All in sight: 1 Ancient Dragon. All on the")
    expect(told).to_contain_text(shown)
    expect(told).not_to_contain_text("stones 3, 3")


def test_a_round_is_told_when_it_ends_and_the_next_when_it_begins(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer, "> 2 3 3 5 8", "1 6 7 7 8 | 1 life")
    page.keyboard.press("5")
    said(page, "Enter")
    expect(heard(page)).to_contain_text("is out. You win round 1.")
    expect(heard(page)).to_contain_text("Your stones were: 2, 3, 3 and 8. You: 3 points, now 3.")
    expect(heard(page)).not_to_contain_text("Round 2")
    expect(bar(page).get_by_role("button", name="Next round")).to_be_focused()
    page.keyboard.press("Enter")
    expect(heard(page)).to_contain_text("Round 2.")


def test_a_question_mark_in_the_chat_is_only_a_question_mark(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer, "> 3 3 5 8 8", "1 6 7 7 8")
    page.get_by_role("button", name="Settings").press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_contain_text(
        "describe the table, for screen readers"
    )
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    watcher = open_page(page.url, server=dealer.address)
    expect(bar(watcher)).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").press_sequentially("hear, hear")
    page.keyboard.press("Enter")
    expect(heard(watcher)).to_contain_text("in the chat: hear, hear")
    page.get_by_role("textbox", name="Say something").press_sequentially("why?")
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("why?")
    expect(heard(page)).not_to_contain_text("Stones you have not seen")
    watcher.get_by_role("button", name="Settings").focus()
    watcher.keyboard.press("?")
    expect(heard(watcher)).to_contain_text("6 lives, 0 points, 5 stones.")
    expect(heard(watcher)).not_to_contain_text("stones 1")
