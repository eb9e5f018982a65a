"""One sofa: three people at one browser. Behind the curtain, and for whoever opens it, nothing is
left of what the last one saw: not on the page, and on no open line."""

import json
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.web.conftest import OpenPage
from tests.web.people import bar, words
from tests.web.readable import problems

MOST_WORDS = 40
SECONDS = 30
MOMENTS = 10
"""Until what has left the page has left the browser's memory as well."""
STRAY = """addEventListener('focusin', ({target}) => {
    if (!target.matches('.curtain .primary') || window.pressed) return
    window.pressed = true
    target.click()
})"""
"""Somebody is still pressing what they pressed before the curtain came."""


def wait_until(page: Page, true: Callable[[], bool], why: Callable[[], str]) -> None:
    deadline = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < deadline, why()
        page.wait_for_timeout(20)


SAY_ON = """() => {
    const words = [...document.querySelectorAll('.bar .chip')]
    const ends = words.find((word) => /^(end|done|stop)/.test(word.textContent.trim()))
    const said = ends ?? words[0]
    said?.click()
    return said ? 1 : 0
}"""
"""The word that ends a turn, or else the first one; whether there was any."""


class Line:
    """A socket of the page: by whose eyes it looks, and what it was told."""

    def __init__(self, socket: WebSocket) -> None:
        self.eyes = parse_qs(urlparse(socket.url).query).get("as", ["own"])[0]
        self.open = True
        self.views: list[dict[str, Any]] = []
        socket.on("framereceived", self.hear)
        socket.on("close", lambda _: self.close())

    def close(self) -> None:
        self.open = False

    def hear(self, text: str | bytes) -> None:
        position = json.loads(text).get("position")
        if position and not position["over"]:
            self.views.append(position["view"])


class Lines:
    def __init__(self, page: Page) -> None:
        self.all: list[Line] = []
        page.on("websocket", lambda socket: self.all.append(Line(socket)))

    def eyes(self) -> list[str]:
        return [line.eyes for line in self.all if line.open]

    def settle(self, page: Page, *eyes: str) -> None:
        """A line is closed a moment after its page is: wait until these alone are open."""
        wait_until(page, lambda: self.eyes() == list(eyes), lambda: f"open are {self.eyes()}")

    def last_of(self, seat: int) -> dict[str, Any]:
        return [line.views[-1] for line in self.all if line.eyes == str(seat) and line.views][-1]


def share_sofa(page: Page, game: str) -> Lines:
    lines = Lines(page)
    page.goto(f"/new/{game}?sofa")
    names = page.get_by_label(re.compile("Name of the player"))
    names.nth(0).fill("Mina")
    names.nth(1).fill("Otto")
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/t/*")
    return lines


def opener(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("open the curtain"))


def holder(page: Page) -> str:
    """Who has the device; nobody while the curtain is or comes between."""
    name: str = page.evaluate(
        """() => document.querySelector('.folds:not(.opening)') ? '' :
            document.querySelector('header [title="This sofa"] .name')?.textContent ?? ''"""
    )
    return name


def open_curtain(page: Page) -> str:
    """Whoever is asked for opens it; their name."""
    expect(opener(page)).to_be_focused()
    name = re.sub("I’m |, open the curtain", "", opener(page).inner_text())
    page.wait_for_timeout(450)
    page.keyboard.press("Enter")
    expect(bar(page)).to_be_visible()
    expect(page.get_by_role("heading", name="Pass to")).to_have_count(0)
    expect(page.locator(".folds")).to_have_count(0)
    wait_until(page, lambda: holder(page) == name, lambda: f"{holder(page)} has the device")
    return name


def play_until_passed(page: Page, name: str) -> None:
    said = 0

    def passed() -> bool:
        nonlocal said
        if holder(page) != name:
            return True
        said += page.evaluate(SAY_ON)
        assert said < MOST_WORDS, f"{name} says word after word"
        return False

    wait_until(page, passed, lambda: f"{name} never passes the device on")


def cards_remembered(page: Page) -> set[str]:
    """The cards of Twelve Missions that are named anywhere in the memory of the page."""
    inspector = page.context.new_cdp_session(page)
    chunks: list[str] = []
    inspector.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    inspector.send("HeapProfiler.collectGarbage")
    inspector.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    inspector.detach()
    strings = json.loads("".join(chunks))["strings"]
    return {text for text in strings if re.fullmatch(r"(red|blue|yellow|black)\.[a-z]+", text)}


def hidden_in(view: dict[str, Any], seat: int | None) -> list[Any]:
    """What that seat (None: whoever watches) may not know of any other."""
    if "sheet" in view:
        return [shown["cards"] for other, shown in enumerate(view["seats"]) if other != seat]
    return [
        shown["stones"]
        for other, shown in enumerate(view["seats"])
        if seat is None or other == seat
    ]


def check_lines(lines: Lines) -> None:
    for line in lines.all:
        seat = int(line.eyes) if line.eyes.isdigit() else None
        assert line.eyes != "own", "nobody's own line is open at a table with a sofa"
        for view in line.views:
            assert all(secret is None for secret in hidden_in(view, seat))


@pytest.mark.parametrize("game", ["abracada", "twelve_missions"])
def test_nothing_is_left_behind_the_curtain_of_what_the_last_one_saw(
    open_page: OpenPage, game: str
) -> None:
    page = open_page()
    lines = share_sofa(page, game)
    seats = {"Mina": 1, "Otto": 2}
    passed: list[str] = []
    for _ in range(3):
        expect(opener(page)).to_be_visible()
        page.wait_for_function("document.querySelectorAll('.room').length === 0")
        lines.settle(page, "watch")
        shut = page.content()
        assert 'data-piece="card-' not in shut
        assert 'class="hand' not in shut
        assert page.locator("[aria-live], [role=log]").count() == 0, "nothing is still being told"
        passed.append(open_curtain(page))
        seat = seats.get(passed[-1], 0)
        lines.settle(page, str(seat))
        shown = page.content()
        for other in {0, 1, 2} - {seat}:
            if game == "twelve_missions" and str(other) in {line.eyes for line in lines.all}:
                theirs = lines.last_of(other)["seats"][other]["cards"]
                assert theirs
                assert not [card for card in theirs if f"-{card}" in shown]
        if game == "abracada":
            own = page.get_by_role("region", name="Your place").get_by_role("img")
            faces = [one.get_attribute("aria-label") or "" for one in own.all()]
            assert not [face for face in faces if re.match(r"\d ", face)], faces
        play_until_passed(page, passed[-1])
    assert len(set(passed)) == 3
    check_lines(lines)
    expect(opener(page)).to_be_visible()
    if game == "twelve_missions":  # stones have no names of their own to be found by
        for _ in range(MOMENTS):
            if not (remembered := cards_remembered(page)):
                break
            page.wait_for_timeout(500)
        assert remembered == set(), "the browser has forgotten every card"
    stored = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert not re.search(r"(red|blue|yellow|black)\.[a-z]+", stored)


@pytest.mark.parametrize("game", ["five_seals", "archmage"])
def test_where_nothing_is_hidden_the_device_goes_round_without_a_curtain(
    open_page: OpenPage, game: str
) -> None:
    page = open_page()
    lines = share_sofa(page, game)
    expect(words(page).first).to_be_visible()
    first = holder(page)
    play_until_passed(page, first)
    expect(words(page).first).to_be_visible()
    assert opener(page).count() == 0
    seats = {"Mina": "1", "Otto": "2"}
    lines.settle(page, seats.get(holder(page), "0"))
    assert holder(page) != first
    if game == "five_seals":  # nothing was rolled or shown since
        page.get_by_role("button", name=f"{first} takes the last move back").click()
        expect(page.get_by_role("button", name=f"{first} has the device")).to_be_visible()


def test_a_stray_key_opens_nothing_and_a_page_loaded_again_is_shut(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, before=lambda page: page.add_init_script(STRAY))
    share_sofa(page, "abracada")
    expect(opener(page)).to_be_focused()
    assert page.evaluate("window.pressed"), "the button was pressed in the moment it came"
    page.wait_for_timeout(450)
    for key in (" ", "Escape", "a", "5"):
        page.keyboard.press(key)
    assert problems(page) == []
    expect(opener(page)).to_be_visible()

    name = open_curtain(page)
    page.reload()
    expect(page.get_by_role("heading", name=f"Pass to {name}")).to_be_visible()
    expect(page).to_have_title(re.compile(f"^Pass to {name}"))
    page.get_by_role("button", name=f"{name} isn’t here").click()
    expect(page.get_by_role("button", name=f"{name} is back")).to_be_visible()
    expect(page.get_by_role("heading", name=f"Pass to {name}")).to_have_count(0)
    page.get_by_role("button", name=f"{name} is back").click()
    expect(page.get_by_role("button", name=f"{name} is back")).to_have_count(0)


def test_somebody_beside_me_is_seated_in_the_waiting_room(open_page: OpenPage) -> None:
    page = open_page("/new/abracada")
    lines = Lines(page)
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Remove seat")).last.click()
    page.get_by_role("button", name="Create table").click()
    page.get_by_label("Somebody beside you").fill("Mina")
    page.get_by_role("button", name="Seat them here").click()
    room = page.get_by_role("region", name="Waiting room")
    expect(room.locator("strong", has_text="Mina")).to_be_visible()
    expect(room.get_by_role("button", name="Mina: what you can do")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    expect(opener(page)).to_be_visible()
    lines.settle(page, "watch")
    assert all(not line.views for line in lines.all if line.eyes == "own"), "dealt to nobody's eyes"
