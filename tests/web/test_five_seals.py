"""Five Seals of Magic at its table: walking, reading, asking, casting, to the end."""

import random
import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.five_seals.drawing import table
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.people import (
    OVER,
    WORDS,
    asked,
    bar,
    make_table,
    say_by_keyboard,
    version,
    words,
)
from tests.web.readable import problems

LONGEST_GAME = 240
SIXES = "a1=synergy.fire a2=synergy.air a3=synergy.mind a4=synergy.earth"
"""So many that another round is played."""
SIZES = {390: 844, 768: 1024, 1280: 720, 1440: 900, 1920: 1080}


def sit_down(page: Page, bots: int, circle: str = "I, Might") -> None:
    make_table(page, ["Novice bot"] * bots, "five_seals", (circle,))
    my_turn(page)


def my_turn(page: Page) -> None:
    expect(words(page).first).to_be_visible(timeout=60_000)


def lit(page: Page, kind: str = "") -> Locator:
    return page.locator(f"main {kind}.sayable")


def take_three(page: Page) -> None:
    """Three dice, always of the first colour that can be taken."""
    for _ in range(3):
        if lit(page, ".supply .word").count() == 0:
            return
        lit(page, ".supply .word").first.click()


def touch_something(page: Page, luck: random.Random) -> None:
    """Says a sentence by touching what is lit; the bar only for words that nothing carries."""
    before = version(page)
    wants_to_cast = luck.random() < 0.4
    deadline = time.monotonic() + LONGEST_GAME
    while version(page) == before:
        assert time.monotonic() < deadline, "no sentence was ever said"
        scrolls, spots = lit(page, ".chip"), lit(page, ".piece")
        things = scrolls if wants_to_cast and scrolls.count() else spots
        if things.count() == 0:
            things = lit(page)
        if things.count() == 0:
            if asked(page) != WORDS:
                continue
            things = words(page)
        wants_to_cast = False
        thing = things.nth(luck.randrange(things.count()))
        if thing.count():
            thing.dispatch_event("click")


def round_on_show(page: Page) -> int:
    found = re.search(r"Round (\d+)", page.get_by_role("banner").inner_text())
    return int(found[1]) if found else 0


def play_rounds(page: Page, luck: random.Random, rounds: int) -> None:
    deadline = time.monotonic() + LONGEST_GAME
    while (now := asked(page)) != OVER and round_on_show(page) <= rounds:
        assert time.monotonic() < deadline, "the game did not end"
        if now == WORDS:
            touch_something(page, luck)


def test_a_whole_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, 1)
    page.mouse.move(0, 0)
    luck = random.Random(1)
    deadline = time.monotonic() + LONGEST_GAME
    while (now := asked(page)) != OVER:
        assert time.monotonic() < deadline, "the game did not end"
        if now == WORDS:
            say_by_keyboard(page, lambda: int(luck.random() < 0.2))
    expect(page.get_by_role("table", name="").first.get_by_role("row")).to_have_count(3)
    assert problems(page) == []
    over = page.url
    bar(page).get_by_role("button", name="Play again").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != over)


@pytest.mark.parametrize("circle", ["II, Spaces", "III, Conflict", "IV, Movement"])
def test_every_circle_can_be_played_by_touch(open_page: OpenPage, circle: str) -> None:
    page = open_page()
    sit_down(page, 2, circle)
    play_rounds(page, random.Random(2), rounds=1)
    page.get_by_role("button", name="Round 1 recap").click()
    expect(page.get_by_role("region", name="Round 1 is over")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Round 1 is over")).to_have_count(0)


def test_dice_are_picked_at_the_supply_and_in_the_bar_alike(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, 1)
    supply = page.get_by_role("region", name="Supply")
    said = bar(page).locator(".said-word")
    # The bot may have taken all of one colour; never of two.
    there: list[str] = lit(page, ".supply .word").evaluate_all(
        "dice => dice.map(die => die.dataset.word)"
    )
    one, two, three = (colour.title() for colour in reversed(there[:3]))
    before = version(page)
    supply.locator(f"[data-word={one.lower()}]").click()
    words(page).and_(page.get_by_role("button", name=two)).click()
    expect(said).to_have_text(["take", one, two])
    expect(supply.get_by_role("button", name=f"Put {two} back")).to_be_visible()
    page.keyboard.press("Escape")
    expect(said).to_have_text(["take", one])
    words(page).and_(page.get_by_role("button", name=three)).click()
    supply.get_by_role("button", name=f"Put {one} back").click()
    expect(said).to_have_text(["take", three])
    supply.locator(f"[data-word={two.lower()}]").click()
    assert version(page) == before, "nothing is sent before all three are picked"
    supply.locator(f"[data-word={one.lower()}]").click()
    expect(bar(page)).not_to_have_attribute("data-version", before)
    mine = page.get_by_role("article").last
    for colour in (one, two, three):
        expect(mine.locator(f"[aria-label^={colour}]").first).to_be_visible()


def test_a_round_begins_with_the_roll_and_no_page_over_it(
    open_page: OpenPage, dealer: Dealer
) -> None:
    drawn = table("x", "x fire air air", scrolls=SIXES, phase="draft", turn=0, round=2)
    dealer.deals("five_seals", drawn)
    page = open_page(server=dealer.address, pace="step")
    make_table(page, ["Novice bot"], "five_seals", ())
    my_turn(page)
    take_three(page)
    roll = page.get_by_role("main").locator(".roll")
    expect(roll).to_contain_text("Round 3")
    expect(roll.locator(".die")).to_have_count(6)
    expect(bar(page)).to_contain_text("Round 3: everybody rolls.")
    page.keyboard.press("Space")
    expect(roll).to_have_count(0)
    expect(page.get_by_role("button", name="Next round")).to_have_count(0)


def test_the_ways_of_others_stay_until_one_has_moved(open_page: OpenPage, dealer: Dealer) -> None:
    seals = "h1a=fire.2 h2a=air.2 h3a=earth.2"
    dealer.deals("five_seals", table("  air.2 air.2", "> fire.2", seals=seals, scrolls=SIXES))
    page = open_page(server=dealer.address)
    make_table(page, ["Novice bot"], "five_seals", ())
    my_turn(page)
    expect(page.locator(".trails .tint")).to_have_count(1)
    expect(bar(page)).to_contain_text("So far")
    seal = lit(page, ".piece").first
    seal.hover()
    note = page.get_by_role("tooltip")
    expect(note).to_contain_text("Opens nothing new")
    seal.click()
    expect(page.locator(".trails .tint")).to_have_count(0)


def test_a_seal_out_of_reach_says_why(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, 1)
    take_three(page)
    my_turn(page)
    page.locator("[data-word=q1v]").click()
    expect(bar(page)).to_contain_text("can't get to")
    expect(bar(page).get_by_role("group", name="Choices")).to_be_visible()


def test_a_scroll_is_read_by_pointing_and_by_focus(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, 1)
    page.locator("[data-word=a1]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("A1")
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator("[data-word=binding]").last.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("familiar")


def test_a_finger_reads_first_and_speaks_then(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, touch=True)
    sit_down(page, 2)
    take_three(page)
    my_turn(page)
    before = version(page)
    lit(page, ".piece").first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Tap again to break it".lower())
    assert version(page) == before
    page.locator(".mine-scrolls .chip.sayable").first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("familiar")
    assert version(page) == before
    page.locator(".mine-scrolls .chip.sayable").first.tap()
    expect(bar(page)).not_to_have_attribute("data-version", before)


def test_the_dungeon_is_looked_at_from_near_and_far(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, touch=True)
    sit_down(page, 2)
    dungeon = page.get_by_role("group", name="The dungeon")
    near = dungeon.get_attribute("viewBox")
    smallest = page.locator(".piece .hit").evaluate_all(
        "hits => Math.min(...hits.map(hit => hit.getBoundingClientRect())"
        ".flatMap(({ width, height }) => [width, height]))"
    )
    assert smallest >= 44, "a finger finds every seal"
    page.get_by_role("button", name="Whole dungeon").tap()
    far = dungeon.get_attribute("viewBox")
    assert near != far
    page.get_by_role("button", name="Go to my mage").tap()
    assert dungeon.get_attribute("viewBox") != far


def test_a_full_table_fits_and_can_be_read(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, 4, "III, Conflict")
    take_three(page)
    my_turn(page)
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert problems(page) == [], f"at {width}"
        sideways, downwards = page.evaluate(
            "() => { const page = document.documentElement, main = document.querySelector('main');"
            " return [page.scrollWidth - innerWidth, main.scrollHeight - main.clientHeight] }"
        )
        assert sideways <= 0, f"at {width}"
        assert downwards <= 0, f"at {width}"


def test_whoever_drags_the_dungeon_is_left_in_peace(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844)
    sit_down(page, 2)
    dungeon = page.get_by_role("group", name="The dungeon")
    near = dungeon.get_attribute("viewBox")
    box = dungeon.bounding_box()
    assert box
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 60, steps=5)
    page.mouse.up()
    away = dungeon.get_attribute("viewBox")
    assert away != near
    page.wait_for_timeout(300)
    assert dungeon.get_attribute("viewBox") == away
