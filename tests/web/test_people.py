"""Finding people to play with, and what one may do about them."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.people import bar, tile


def wait_for_players(page: Page) -> None:
    tile(page).get_by_label("Seats").select_option(label="2")
    tile(page).get_by_role("button", name="Play now").click()


def test_play_now_leads_two_people_to_one_table(open_page: OpenPage) -> None:
    first, second = open_page(), open_page(width=390, height=844, touch=True)
    liked = first.get_by_role("group", name="How you’d like to play with people")
    liked.get_by_label("Clock").select_option(label="5 min + 5 s")
    wait_for_players(first)
    strip = first.get_by_role("region", name="Looking for players: Abracada…What?")
    expect(strip).to_contain_text("Nobody else is waiting yet.")
    first.get_by_role("link", name="Credits").click()
    expect(strip).to_be_visible()
    strip.get_by_role("button", name="Stop looking").click()
    expect(strip).to_have_count(0)
    first.goto("/")
    wait_for_players(first)
    expect(strip).to_be_visible()
    wait_for_players(second)
    for page in (first, second):
        page.wait_for_url("**/t/*")
        # The first is asked for no clock again: the browser has remembered.
        expect(bar(page)).to_contain_text(re.compile(r"you\s*[45]:\d\d"))
    assert first.url == second.url


def test_a_person_is_muted_sent_away_and_forgiven_by_keyboard(open_page: OpenPage) -> None:
    host = open_page("/new/abracada")
    host.get_by_text("Sayings only").click()
    host.get_by_role("button", name="Create table").click()
    host.wait_for_url("**/t/*")
    guest = open_page(host.url)
    expect(guest.get_by_label("Say something")).to_have_count(0)
    chips = guest.get_by_role("toolbar", name="Sayings")
    chips.get_by_role("button", name="Hello!").focus()
    guest.keyboard.press("ArrowRight")
    guest.keyboard.press("Enter")
    said = host.get_by_role("list", name="Chat").get_by_text("Good luck!")
    expect(said).to_be_visible()
    name = host.get_by_role("list", name="Chat").get_by_role("button", name=re.compile("what you"))
    name.focus()
    host.keyboard.press("Enter")
    menu = host.get_by_role("menu")
    expect(menu.get_by_role("menuitem", name="Their page")).to_be_focused()
    host.keyboard.press("ArrowDown")
    host.keyboard.press("Enter")
    expect(said).to_have_count(0)
    watching = host.get_by_role("button", name=re.compile(": what you can do")).first
    watching.click()
    host.get_by_role("menuitem", name="Report…").click()
    report = host.get_by_role("dialog", name=re.compile("^Report"))
    report.get_by_label("Spam").check()
    report.get_by_role("button", name="Send the report").click()
    expect(report).to_contain_text("Thank you.")
    host.keyboard.press("Escape")
    watching.click()
    host.get_by_role("menuitem", name="Send away").click()
    told = guest.get_by_text("has asked you to leave it")
    expect(told).to_have_count(1)  # said once more, on a page of its own
    expect(told).to_be_visible()
