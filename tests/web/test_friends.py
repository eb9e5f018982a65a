"""Several people at one table, each in a browser of their own."""

import re
import time

from playwright.sync_api import Page, expect

from tests.games.abracada.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.people import (
    LONGEST_GAME,
    bar,
    by_mouse,
    click_on,
    game_is_over,
    make_table,
    play_against_bots,
    play_on,
    wait_for_my_turn,
    words,
)

SMALL_PHONES = ((390, 664), (375, 667), (360, 740))
"""The first is a larger one whose browser keeps its bars."""


def rename(page: Page, name: str) -> None:
    field = page.get_by_label("Your name at the table")
    field.fill(name)
    with page.expect_response("**/api/guest"):
        field.press("Enter")
    expect(field).to_have_value(name)


def sit_together(open_page: OpenPage, dealer: Dealer) -> tuple[Page, Page]:
    """The host will have the first turn."""
    begun = table("> 1 2 3 4 5", "2 3 6 7 8", "4 5 6 7 8", options={"rounds": 1})
    dealer.deals("abracada", begun)
    host = open_page(server=dealer.address)
    rename(host, "Ines")
    make_table(host, ["A person", "Novice bot"])
    friend = open_page(host.url, server=dealer.address)
    rename(friend, "Rowan")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Everyone is here.")).to_be_visible()
    return host, friend


def test_a_friend_sits_down_by_the_link_and_both_play_to_the_end(
    open_page: OpenPage, dealer: Dealer
) -> None:
    host, friend = sit_together(open_page, dealer)
    expect(host.get_by_role("listitem").filter(has_text="Rowan").first).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(bar(page)).to_be_visible()

    # Each sees the other's stones and none of the own.
    shown = friend.get_by_role("article", name="Ines").get_by_role(
        "img", name=re.compile("^[1-8] ")
    )
    expect(shown).to_have_count(5)
    own = host.get_by_role("region", name="Your place")
    expect(own.get_by_role("img", name="a stone you can’t see")).to_have_count(5)

    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Good luck, Rowan!")
    host.get_by_role("button", name="Send").click()
    expect(friend.get_by_role("tab", name=re.compile("Chat.*1"))).to_be_visible()
    friend.get_by_role("tab", name=re.compile("Chat")).click()
    chat = friend.get_by_role("list", name="Chat")
    expect(chat.get_by_text("Good luck, Rowan!")).to_be_visible()

    def either_is_over(_: Page) -> bool:
        return game_is_over(host) or game_is_over(friend)

    deadline = time.monotonic() + LONGEST_GAME
    while not either_is_over(host):
        assert time.monotonic() < deadline, "the game did not end"
        for page in (host, friend):
            play_on(page, by_mouse, click_on, lambda page: either_is_over(page) or waits(page))
    for page in (host, friend):
        expect(bar(page).get_by_text("Game over")).to_be_visible()

    friend.get_by_role("button", name="Play again").click()
    friend.wait_for_url(lambda url: url != host.url)
    expect(friend.get_by_text("Ines is away.")).to_be_visible()
    expect(friend.get_by_text("Everyone is here.")).not_to_be_visible()
    host.get_by_role("link", name="Go to the new table").click()
    for page in (host, friend):
        expect(page.get_by_text("Everyone is here.")).to_be_visible()

    host.goto("/")
    expect(host.get_by_role("region", name="Your games")).to_contain_text("Waiting for the host")
    host.get_by_role("link", name="My games 1 running, 1 finished").click()
    finished = host.get_by_role("region", name="Finished")
    expect(finished).to_contain_text(re.compile("(You won|of 3)"))


def waits(page: Page) -> bool:
    return not words(page).count() and not page.get_by_role("button", name="Next round").count()


def test_whoever_leaves_is_played_by_a_bot_and_takes_over_again(
    open_page: OpenPage, dealer: Dealer
) -> None:
    host, friend = sit_together(open_page, dealer)
    host.get_by_role("button", name="Start the game").click()
    expect(bar(friend)).to_be_visible()
    link = friend.url
    host.set_viewport_size({"width": 390, "height": 844})
    row = host.get_by_role("article", name="Rowan")
    here = row.bounding_box()
    friend.goto("/")
    expect(row.get_by_role("button", name="Let a bot play")).to_be_visible()
    away = row.bounding_box()
    assert here
    assert away
    assert away["height"] <= here["height"] + 1, "on a phone no key is pushed out of the page"
    for width, height in SMALL_PHONES:
        host.set_viewport_size({"width": width, "height": height})
        key = host.get_by_role("main").get_by_role("button", name=re.compile("^8 ")).bounding_box()
        foot = bar(host).bounding_box()
        assert key
        assert foot
        assert key["y"] + key["height"] <= foot["y"], "the last key is in view"
    host.get_by_role("button", name="Let a bot play").click()
    expect(host.get_by_text("a bot is playing", exact=True)).to_be_visible()
    friend.goto(link)
    expect(bar(friend).get_by_text("A bot is playing for you")).to_be_visible()
    bar(friend).get_by_role("button", name="Take over").click()
    expect(bar(friend).get_by_text("A bot is playing for you")).not_to_be_visible()
    expect(host.get_by_text("a bot is playing", exact=True)).not_to_be_visible()


def test_an_open_table_is_found_on_the_first_page_and_by_its_code(open_page: OpenPage) -> None:
    host = open_page()
    host.goto("/new/abracada")
    host.get_by_label("Table name").fill("Nobody knows my stones")
    host.get_by_text("Public table").click()
    host.get_by_role("button", name="Create table").click()
    host.wait_for_url("**/t/*")
    guest = open_page()
    guest.get_by_role("link", name="Sit down: Nobody knows my stones").click()
    expect(guest.get_by_role("heading", name="Nobody knows my stones")).to_be_visible()
    guest.goto("/")
    guest.get_by_role("button", name="Enter a table code").click()
    code = host.request.get(f"/api/tables/{host.url.rsplit('/', 1)[1]}").json()["short_code"]
    expect(host.get_by_text(f"Table code {code}")).to_be_visible()
    guest.get_by_label("Table code").fill(code.lower())
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("heading", name="Nobody knows my stones")).to_be_visible()
    # The code ends when the game begins: the page stands at the link.
    expect(guest).to_have_url(host.url)


def test_a_spectator_sees_nobodys_stones_and_can_say_nothing(open_page: OpenPage) -> None:
    player = open_page()
    play_against_bots(player)
    spectator = open_page(player.url)
    expect(bar(spectator).get_by_text("You are watching")).to_be_visible()
    expect(spectator.get_by_role("article")).to_have_count(4)
    expect(
        spectator.get_by_role("article").get_by_role("img", name=re.compile("^[1-8] "))
    ).to_have_count(0)
    expect(words(spectator)).to_have_count(0)


def test_nothing_is_lost_on_reload_and_two_tabs_of_one_seat_both_work(open_page: OpenPage) -> None:
    page = open_page()
    play_against_bots(page)
    wait_for_my_turn(page)
    page.reload()
    expect(words(page).first).to_be_visible()
    other = open_page(page.url, beside=page)
    expect(words(other).first).to_be_visible()
    before = bar(page).get_attribute("data-version") or ""
    words(page).last.click()
    for tab in (page, other):
        expect(bar(tab)).not_to_have_attribute("data-version", before)
    sayings = page.get_by_role("list", name="Log").get_by_role("listitem")
    said = sayings.count()
    assert said
    page.reload()
    expect(sayings.nth(said - 1)).to_be_attached()
    home = open_page("/", beside=page)
    mine = home.get_by_role("region", name="Your games")
    expect(mine.get_by_role("link", name="Abracada…What?")).to_be_visible()
