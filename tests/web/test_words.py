"""The sentence bar and the table say the same words."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import OpenPage
from tests.web.people import (
    bar,
    by_mouse,
    click_on,
    lit_keys,
    play_against_bots,
    play_on,
    wait_for_my_turn,
    words,
)


def test_arrow_keys_walk_through_the_words_and_light_the_key_on_the_table(
    open_page: OpenPage,
) -> None:
    page = open_page()
    play_against_bots(page)
    wait_for_my_turn(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(words(page).nth(1)).to_be_focused()
    expect(page.get_by_role("main").locator("button.focused")).to_have_accessible_name(
        re.compile("^2 Dark Wanderer")
    )
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(words(page).last).to_be_focused()


def test_typing_finds_a_spell_by_its_number_or_its_name(open_page: OpenPage) -> None:
    page = open_page()
    play_against_bots(page)
    wait_for_my_turn(page)
    page.keyboard.press("7")
    expect(words(page).nth(6)).to_be_focused()
    page.wait_for_timeout(1600)
    page.keyboard.type("bli")
    expect(words(page).nth(5)).to_be_focused()


def test_a_key_on_the_table_can_be_reached_and_said_with_tab_and_enter(
    open_page: OpenPage,
) -> None:
    page = open_page()
    play_against_bots(page)
    wait_for_my_turn(page)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('main .word')"):
            break
    expect(lit_keys(page).first).to_be_focused()
    before = bar(page).get_attribute("data-version") or ""
    page.keyboard.press("Enter")
    expect(bar(page)).not_to_have_attribute("data-version", before)


def test_a_key_held_down_presses_once(open_page: OpenPage) -> None:
    page = open_page()
    play_against_bots(page)
    wait_for_my_turn(page)
    sound = page.get_by_role("button", name="Sound")
    before = sound.get_attribute("aria-pressed")
    sound.focus()
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(sound).not_to_have_attribute("aria-pressed", str(before))


def test_a_refused_sentence_changes_nothing_and_says_why(open_page: OpenPage) -> None:
    said: list[str] = []

    def garble(route: WebSocketRoute) -> None:
        """The first sentence said arrives as another one."""
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["type"] == "say" and not said:
                heard["sentence"] = "stop"
                said.append("stop")
            server.send(json.dumps(heard))

        route.on_message(pass_on)

    page = open_page(before=lambda page: page.route_web_socket("**/ws/**", garble))
    play_against_bots(page)
    wait_for_my_turn(page)
    before = bar(page).get_attribute("data-version") or ""
    words(page).last.click()
    expect(bar(page).get_by_text("You can't stop yet")).to_be_visible()
    expect(words(page).first).to_be_visible()
    expect(bar(page)).to_have_attribute("data-version", before)
    words(page).last.click()
    expect(bar(page)).not_to_have_attribute("data-version", before)


NOTE_MOTION = """
    window.motion = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, timing) {
        window.motion.push(Object.keys(frames[0]).join(' '))
        return animate.call(this, frames, timing)
    }
"""


@pytest.mark.parametrize("still", [False, True])
def test_pieces_travel_unless_somebody_wants_them_still(open_page: OpenPage, still: bool) -> None:
    def watch(page: Page) -> None:
        page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        page.add_init_script(NOTE_MOTION)

    page = open_page(before=watch)
    play_against_bots(page)
    play_on(page, by_mouse, click_on, lambda page: page.evaluate("window.motion.length > 8"))
    motion: set[str] = set(page.evaluate("window.motion"))
    assert any("transform" in frame for frame in motion) is not still


def test_a_table_whose_files_are_gone_is_asked_for_anew(open_page: OpenPage) -> None:
    """The server was renewed while the first page stood open."""
    asked: list[str] = []

    def renewed(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) < 5:
            route.fulfill(status=404)
        else:
            route.continue_()

    page = open_page(
        before=lambda page: page.route("**/assets/abracada-*.js", renewed), forgiving="404"
    )
    play_against_bots(page)
    wait_for_my_turn(page)
