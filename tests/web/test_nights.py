"""A match night: made, started, played from table to table, and read in its standings."""

import re

from playwright.sync_api import expect

from tests.web.conftest import OpenPage
from tests.web.people import by_mouse, click_on, game_is_over, play_on


def test_a_host_is_led_from_table_to_table_and_a_friend_comes_later(open_page: OpenPage) -> None:
    host = open_page("/nights")
    host.get_by_label("Name of the night").fill("Tuesday night")
    host.get_by_label("Seats at a table").select_option("2")
    host.get_by_role("combobox", name=re.compile("^Rounds")).select_option("2")
    host.get_by_label("Level of the bots").select_option("novice")
    host.get_by_role("combobox", name=re.compile("^Length")).select_option(label="One round")
    host.get_by_role("button", name="Make it").click()
    host.wait_for_url("**/nights/*")
    night = host.url
    expect(host.get_by_role("status").filter(has_text="One person has joined")).to_be_visible()

    host.get_by_role("button", name="Start the first round").click()
    host.wait_for_url("**/t/*")
    play_on(host, by_mouse, click_on, game_is_over)

    friend = open_page(night, width=390, height=844)
    expect(friend.get_by_role("table", name="Standings")).to_be_visible()
    expect(friend.get_by_role("row", name=re.compile("Novice 2, a bot"))).to_be_visible()
    assert friend.evaluate("document.documentElement.scrollWidth") == 390
    friend.get_by_role("button", name="Join").click()
    expect(friend.get_by_role("button", name="Leave the night")).to_be_visible()

    host.get_by_role("link", name="Next table").click()
    expect(host.get_by_text("Round 2").or_(host.get_by_text("One round")).first).to_be_visible()
    host.goto(night)
    expect(host.get_by_role("link", name="Go to your table")).to_be_visible()
    host.get_by_role("button", name="End the night").click()
    host.get_by_role("button", name="Really end the night?").click()
    expect(host.get_by_role("status").filter(has_text="The night is over")).to_be_visible()
    expect(friend.get_by_role("status").filter(has_text="The night is over")).to_be_visible()
