"""Abracada…What? as it is seen: the moment that decides, what a word would do, the end."""

import re

from playwright.sync_api import Page, expect

from conclave.games.abracada.position import Position
from tests.games.abracada.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.people import bar, make_table, words

LAST_ROUND = table("> 1 3 5 8 8 | 5 points", "2 6 7 7 8 | 1 life", "4 6 6 7 8 | 5 lives")
"""The only dragon is mine, and whatever it rolls it wins me the game."""


def sit_down(open_page: OpenPage, dealer: Dealer, position: Position, **how: object) -> Page:
    dealer.deals("abracada", position)
    page = open_page(server=dealer.address, **how)
    make_table(page, ["Novice bot"] * (position.seats - 1), options=())
    expect(words(page).first).to_be_visible()
    return page


def test_the_moment_that_decides_comes_before_the_result(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer, LAST_ROUND, pace="step")
    words(page).first.click()
    strip = page.locator(".moment")
    expect(strip).to_contain_text("Ancient Dragon")
    expect(strip).to_contain_text("The die shows")
    expect(strip.get_by_role("listitem", include_hidden=True)).to_have_count(2)
    expect(strip).to_contain_text(re.compile("is out.*the round ends"))
    expect(bar(page)).to_contain_text(
        re.compile(r"Your Ancient Dragon, a \d, takes .*’s last life")
    )
    expect(page.locator(".others .shard")).not_to_have_count(0)
    expect(page.get_by_role("heading", name="You win by")).to_have_count(0)
    page.keyboard.press("Space")
    result = page.get_by_role("region", name="You win by")
    expect(result).to_contain_text(re.compile(r"Your Ancient Dragon, a \d, took .*’s last life"))
    expect(strip).to_have_count(0)


def test_when_the_game_is_over_my_own_stones_are_turned_up(
    open_page: OpenPage, dealer: Dealer
) -> None:
    page = sit_down(open_page, dealer, LAST_ROUND)
    mine = page.locator(".mine .slots .stone")
    expect(mine.first).to_have_accessible_name("a stone you can’t see")
    words(page).first.click()
    expect(page.get_by_role("region", name="You win by")).to_be_visible()
    expect(mine).to_have_count(4)
    expect(mine.first).not_to_be_visible()
    bar(page).get_by_role("button", name=re.compile("table")).click()
    for place, stone in enumerate(("3 Sweet Dream", "5 Lightning Tempest", "8 Magic Drink")):
        expect(mine.nth(place)).to_have_accessible_name(stone)


def test_every_piece_tells_what_it_is(open_page: OpenPage, dealer: Dealer) -> None:
    weak = table("> 3 3 5 8 8 | 4 lives", "1 6 7 7 8 | 1 life", "4 6 6 7 8", pile="2 6")
    page = sit_down(open_page, dealer, weak)
    card = page.get_by_role("tooltip")
    key = page.get_by_role("button", name=re.compile("^6 Blizzard"))
    key.hover()
    expect(card).to_contain_text(re.compile(r"Hit: \w+ loses a life and you win the round \(\+3\)"))
    page.get_by_role("button", name=re.compile("^1 Ancient Dragon")).hover()
    expect(card).to_contain_text("The only one is in sight")
    page.mouse.move(0, 0)
    expect(card).to_be_hidden()  # it lies over the stones, and can be pressed
    page.locator(".others .stone").first.hover()
    expect(card).to_contain_text("who can’t see it")
    page.get_by_role("group", name="4 secret stones left").focus()
    page.keyboard.press("Tab")
    expect(card).to_contain_text("2 stones are left")
    key.click()
    expect(bar(page)).not_to_have_attribute("data-version", "0")
