"""Looking back at a game: at a table's page, with somebody's eyes, and from a file."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import OpenPage
from tests.web.people import bar, make_table, words

RECORD = Path(__file__).parent.parent / "golden" / "abracada-3.json"


def finished_game(page: Page) -> str:
    """A short game that a bot plays in one's place; the address of its table."""
    make_table(page, ["Novice bot"])
    expect(bar(page)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Close").click()
    expect(bar(page).get_by_text("Game over")).to_be_visible(timeout=60_000)
    return page.url


def replay(page: Page) -> Locator:
    return page.get_by_role("region", name="Replay")


def scrubber(page: Page) -> Locator:
    return page.get_by_role("slider", name="Place in the game")


def stands_at(page: Page, number: int) -> None:
    expect(scrubber(page)).to_have_attribute("aria-valuenow", str(number))


def last_of(page: Page) -> int:
    return int(scrubber(page).get_attribute("aria-valuemax") or "0")


def seen(page: Page) -> str:
    """The table, to be compared with how it looked before."""
    return page.get_by_role("main").inner_text()


def test_a_finished_game_is_looked_back_at_with_any_eyes_and_played_on(open_page: OpenPage) -> None:
    page = open_page(forgiving="409")
    make_table(page, ["Novice bot"])
    expect(words(page).first.or_(bar(page).get_by_text("turn")).first).to_be_visible()
    page.goto(f"{page.url}?move=0")
    expect(page.get_by_role("heading", name="This game isn’t over")).to_be_visible()
    expect(page.get_by_role("link", name="Go to the table")).to_be_visible()

    table = finished_game(page)
    expect(bar(page).get_by_role("link", name="Analyse")).to_be_visible()
    bar(page).get_by_role("link", name="Replay").click()
    expect(replay(page)).to_contain_text("The game begins.")
    last = last_of(page)
    assert last > 3
    dealt = seen(page)

    page.keyboard.press("ArrowRight")
    stands_at(page, 1)
    expect(replay(page)).not_to_contain_text("The game begins.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    stands_at(page, 0)
    page.wait_for_function(
        "before => document.querySelector('main').innerText === before", arg=dealt
    )
    page.keyboard.press("End")
    stands_at(page, last)
    expect(page.get_by_role("main").locator("button.sayable")).to_have_count(0)
    replay(page).get_by_role("button", name="Result").click()
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()

    page.keyboard.press("Home")
    page.get_by_role("group", name="Steps").get_by_role("button", name="On one move").click()
    stands_at(page, 1)
    eyes = page.get_by_role("radiogroup", name="As whom")
    expect(eyes.get_by_role("radio").first).to_be_checked()
    eyes.get_by_text("Onlooker").click()
    page.wait_for_url(f"{table}?move=1&as=watch")
    stands_at(page, 1)

    page.goto(f"{table}?move={last - 1}&as=1")
    stands_at(page, last - 1)
    expect(eyes.get_by_role("radio").nth(1)).to_be_checked()
    page.get_by_role("region", name="Log").get_by_role("button").first.click()
    page.wait_for_url(f"{table}?move=1&as=1")

    page.goto(f"{table}?move=1")
    replay(page).get_by_role("button", name="Try it otherwise").click()
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.startswith(table))
    expect(page.get_by_text("Practice")).to_be_visible()
    expect(bar(page)).to_be_visible()

    stranger = open_page(f"{table}?move=1", forgiving="403")
    expect(stranger.get_by_text("This game was private")).to_be_visible()


def test_a_record_is_dropped_and_turned_with_a_finger(open_page: OpenPage) -> None:
    page = open_page("/replay", width=390, height=844, touch=True, forgiving="400")
    drop(page, "notes.txt", "no record at all")
    expect(page.get_by_role("alert")).to_contain_text("That isn’t a record of a game")
    drop(page, "record.json", json.dumps({"format": "conclave-record"}))
    expect(page.get_by_role("alert")).not_to_contain_text("That isn’t a record of a game")

    page.get_by_label("Drop a record here").set_input_files(RECORD)
    expect(replay(page)).to_contain_text("The game begins.")
    swipe(page, -120)
    stands_at(page, 1)
    swipe(page, -120)
    stands_at(page, 2)
    told = replay(page).get_by_text("of").first.bounding_box()
    assert told is not None
    swipe(page, 120, round(told["y"] + 10))
    stands_at(page, 1)
    line = scrubber(page).bounding_box()
    assert line is not None
    assert line["height"] >= 44
    page.touchscreen.tap(line["x"] + line["width"] - 1, line["y"] + 12)
    stands_at(page, last_of(page))
    expect(scrubber(page)).to_have_attribute(
        "aria-valuetext", re.compile(r"Move (\d+) of \1, round \d+")
    )


def drop(page: Page, name: str, said: str) -> None:
    page.evaluate(
        """([name, said]) => {
            const dataTransfer = new DataTransfer()
            dataTransfer.items.add(new File([said], name))
            window.dispatchEvent(new DragEvent('drop', { dataTransfer }))
        }""",
        [name, said],
    )


def swipe(page: Page, by: int, y: int = 300) -> None:
    """A finger that goes sideways; the browser may take it away, as it does for scrolling."""
    touch = page.context.new_cdp_session(page)
    points = [{"x": 200 + by * step / 10, "y": y} for step in range(11)]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    for point in points[1:]:
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()
