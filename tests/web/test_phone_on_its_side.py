"""A phone on its side: the whole table in view, everything as large as a finger needs it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from conclave.core.state import State
from conclave.games.twelve_missions.position import Position
from tests.games.twelve_missions import drawing
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.people import bar, make_table, version, words
from tests.web.readable import problems
from tests.web.test_archmage import begun, realm
from tests.web.test_every_page import FULL, settle
from tests.web.test_touching_spells import CONFLICT, REALM
from tests.web.test_twelve_missions import ON_ITS_SIDE

SCROLLS = """() => [document.documentElement, document.querySelector('main')]
    .filter(box => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
    .map(box => `${box.tagName} ${box.scrollWidth} × ${box.scrollHeight}`)"""

OUT_OF_VIEW = """() => {
    const table = document.querySelector('main').getBoundingClientRect()
    const things = 'main :is(.stone, .cell, .card, .die, .word, .button, .relics, .plates)'
    return [...document.querySelectorAll(things)]
        .filter(thing => !thing.closest('.drawing > svg, .spells, .mine-scrolls'))
        .filter(thing => {
            const box = thing.getBoundingClientRect()
            return box.width && (box.top < table.top || box.bottom > table.bottom + 1
                || box.left < 0 || box.right > innerWidth)
        })
        .map(thing => thing.outerHTML.slice(0, 120))
}"""

TOO_SMALL = """() => [...document.querySelectorAll('button:enabled, a, .sayable')]
    .filter(thing => thing.checkVisibility() && thing.ariaDisabled !== 'true')
    .map(thing => [thing, (thing.querySelector('.hit') ?? thing).getBoundingClientRect()])
    .map(([thing, { width, height }]) => [thing, Math.min(width, height)])
    .filter(([thing, size]) => size < (thing.closest('svg') ? 44 : 40))
    .map(([thing]) => thing.outerHTML.slice(0, 120))"""

CUT_OFF = """() => [...document.querySelectorAll('header *, main *')]
    .filter(thing => getComputedStyle(thing).textOverflow === 'ellipsis')
    .filter(thing => thing.checkVisibility() && thing.scrollWidth > thing.clientWidth)
    .map(thing => thing.textContent)"""


def spending() -> Position:
    """The Dwarf lies on the felt, and something may be spent on it."""
    mine = "b3 b4 b5 b6 y3 y4 y5 y6 | 1 crystal, 4 cubes"
    others = ("r3 r4 r5 r6 k3 k4 k5 k6", "b7 b8 b9 b10 y7 y8 y9 y10", "r7 r8 r9 r10 k7 k8 k9 k10")
    position = drawing.table(mine, *others, mission=6)
    drawing.say(position, "play b6")
    return position


def first_in_view(lit: Locator) -> tuple[float, float]:
    """The middle of the first of them that a finger would hit there."""
    x, y = lit.evaluate_all(
        """things => things.map(thing => {
                const box = (thing.querySelector('.hit') ?? thing).getBoundingClientRect()
                return [thing, box.x + box.width / 2, box.y + box.height / 2]
            })
            .find(([thing, x, y]) => thing.contains(document.elementFromPoint(x, y)))
            .slice(1)"""
    )
    return x, y


def name_a_spell(page: Page) -> None:
    """The first touch tells what it would do."""
    key = page.get_by_role("button", name="4 Night Singer")
    key.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Tap the key again to cast it.")
    key.tap()


def break_a_seal(page: Page) -> None:
    """The first tap tells what it would do, the second does it."""
    for _ in range(2):
        page.touchscreen.tap(*first_in_view(page.locator(".piece.sayable")))


def travel(page: Page) -> None:
    """The first tap shows the way, the second goes."""
    for _ in range(2):
        realm(page).locator(".hex.sayable[data-word=e2]").tap()


def cast(page: Page) -> None:
    page.locator(".spells .spell.sayable[data-word=quicken]").tap()


def be_done(page: Page) -> None:
    page.get_by_role("main").get_by_role("button", name="Done").tap()


class Dealt(NamedTuple):
    game: str
    position: State
    says: Callable[[Page], None]
    options: tuple[str, ...] = ()


TABLES = {
    "Abracada…What? with five": Dealt("abracada", FULL, name_a_spell),
    "Five Seals": Dealt("five_seals", CONFLICT, break_a_seal, ("III, Conflict",)),
    "Twelve Missions": Dealt("twelve_missions", spending(), be_done),
    "Archmage with four": Dealt("archmage", begun(rivals=3), travel, ("9 turns",)),
    "Archmage with many spells": Dealt("archmage", REALM, cast, ("9 turns",)),
}


def sit_down(page: Page, dealt: Dealt) -> None:
    make_table(page, ["Novice bot"] * (dealt.position.seats - 1), dealt.game, dealt.options)
    expect(words(page).first).to_be_visible()
    settle(page)


@pytest.mark.parametrize("table", TABLES)
def test_the_whole_table_is_in_view_and_can_be_touched(
    open_page: OpenPage, dealer: Dealer, table: str
) -> None:
    dealt = TABLES[table]
    dealer.deals(dealt.game, dealt.position)
    width, height = ON_ITS_SIDE[0]
    page = open_page(width=width, height=height, touch=True, server=dealer.address)
    sit_down(page, dealt)
    assert problems(page) == []
    assert page.evaluate(CUT_OFF) == []
    for width, height in ON_ITS_SIDE:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(SCROLLS) == [], f"at {width}"
        assert page.evaluate(OUT_OF_VIEW) == [], f"at {width}"
        assert page.evaluate(TOO_SMALL) == [], f"at {width}"
    before = version(page)
    dealt.says(page)
    expect(bar(page)).not_to_have_attribute("data-version", before)


def test_a_phone_that_is_turned_shows_its_pieces_as_large_as_before(
    open_page: OpenPage, dealer: Dealer
) -> None:
    dealt = TABLES["Five Seals"]
    dealer.deals(dealt.game, dealt.position)
    page = open_page(width=390, height=844, touch=True, server=dealer.address)
    sit_down(page, dealt)
    page.set_viewport_size({"width": 844, "height": 390})
    settle(page)
    assert page.evaluate(TOO_SMALL) == []
