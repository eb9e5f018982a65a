"""The same guest on another device, and the page where that is seen to."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.people import bar, play_against_bots, wait_for_my_turn
from tests.web.readable import problems

PHONE = {"width": 390, "height": 844, "touch": True}


def with_authenticator(page: Page) -> None:
    """A device that makes and keeps passkeys, and whose owner is always there."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "automaticPresenceSimulation": True}
    able = {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    line.send("WebAuthn.addVirtualAuthenticator", {"options": {**kind, **able}})


def be(page: Page, name: str) -> None:
    page.get_by_label("Your name at the table").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Where you’re logged in")).to_be_visible()


def test_a_seat_moves_to_the_phone_and_the_phone_is_logged_out_again(open_page: OpenPage) -> None:
    desk = open_page()
    play_against_bots(desk)
    wait_for_my_turn(desk)
    table = desk.url
    desk.goto("/")
    desk.get_by_role("link", name="You: devices").click()
    name = desk.get_by_label("Your name at the table").input_value()
    desk.get_by_role("button", name="Show the code").click()
    expect(desk.get_by_role("img", name="A code to scan")).to_be_visible()
    link = desk.locator("p.link").inner_text()

    phone = open_page("/me", forgiving="401", **PHONE)
    be_somebody_with_a_game(phone)
    phone.goto(link)
    expect(phone.get_by_text("No game under way", exact=False)).to_have_count(0)
    expect(phone.get_by_text("nobody could ever be", exact=False)).to_be_visible()
    assert problems(phone) == []
    phone.get_by_role("button", name=f"Be {name} here").click()
    phone.wait_for_url("**/me")
    expect(desk.get_by_text(f"You’re {name} there, too").last).to_be_visible()
    expect(phone.get_by_label("Your name at the table")).to_have_value(name)
    phone.goto(table)
    expect(bar(phone)).to_be_visible()
    wait_for_my_turn(phone)

    desk.get_by_role("button", name="Log out everywhere else").click()
    desk.get_by_role("button", name="Log out everywhere else").click()
    expect(desk.get_by_role("button", name="Log out everywhere else")).to_have_count(0)
    # It stays, instead of making them somebody who watches.
    expect(phone.get_by_role("main")).to_have_text(
        re.compile("You have been logged out on this device")
    )
    phone.get_by_role("link", name="Home").click()
    told = phone.get_by_role("alert").filter(has_text="You have been logged out on this device")
    expect(told).to_be_visible()
    assert problems(phone) == []
    told.get_by_role("link", name="Come back").click()
    expect(phone).to_have_url(re.compile("/enter$"))
    expect(told).to_have_count(0)


def be_somebody_with_a_game(page: Page) -> None:
    be(page, "Quill")
    page.goto("/")
    play_against_bots(page)


def test_a_passkey_brings_somebody_back(open_page: OpenPage, address: str) -> None:
    """Over localhost: at a bare address browsers have none."""
    named = address.replace("127.0.0.1", "localhost")
    page = open_page("/me", server=named, before=with_authenticator, forgiving="401")
    be(page, "Mina")
    page.get_by_role("button", name="Add a passkey").click()
    passkey = page.get_by_label("Name of this passkey")
    expect(passkey).to_be_visible()
    passkey.fill("My laptop")
    passkey.press("Enter")
    page.reload()
    expect(passkey).to_have_value("My laptop")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("This device already has a passkey of yours")).to_be_visible()

    page.get_by_role("button", name="Log out", exact=True).click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("You can come back")
    asked.get_by_role("button", name="Log out").click()
    page.get_by_role("link", name="Come back").click()
    page.get_by_role("button", name="Use a passkey").click()
    page.wait_for_url("**/me")
    expect(page.get_by_label("Your name at the table")).to_have_value("Mina")
    expect(page.get_by_text("last used")).to_be_visible()


def test_a_phrase_brings_somebody_back_who_then_goes_for_good(open_page: OpenPage) -> None:
    page = open_page("/me", forgiving="401", **PHONE)
    be(page, "Fennel")
    expect(page.get_by_text("Passkeys need https and a host name")).to_be_visible()
    page.get_by_role("button", name="Make a phrase").click()
    expect(page.locator("ol li")).to_have_count(12)
    words = [word.split()[-1] for word in page.locator("ol li").all_inner_texts()]
    assert problems(page) == []

    other = open_page("/enter", **PHONE)
    other.get_by_label("Recovery phrase").last.fill(" ".join(words))
    other.get_by_role("button", name="Find me").click()
    expect(other.get_by_role("heading", name="You’re about to be")).to_be_visible()
    other.get_by_role("button", name="Be Fennel here").click()
    other.wait_for_url("**/me")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert '"name":"Fennel"' in download.value.path().read_text()
    page.get_by_role("button", name="Delete me…").click()
    for_good = page.get_by_role("button", name="Delete for good")
    expect(for_good).to_be_disabled()
    page.get_by_role("alertdialog").get_by_role("textbox").fill("Fennel")
    for_good.click()
    expect(page.get_by_text("Nothing of Fennel is left")).to_be_visible()
    other.reload()
    expect(other.get_by_text("Been here before?")).to_be_visible()
