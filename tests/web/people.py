"""People at a table: how they make one, sit down, and play by mouse, keyboard or finger."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

LONGEST_GAME = 100

Say = Callable[[Page], None]


def tile(page: Page, game: str = "Abracada…What?") -> Locator:
    """A game on the home page."""
    return page.get_by_role("article", name=game)


def play_against_bots(page: Page, game: str = "Abracada…What?") -> None:
    tile(page, game).get_by_role("button", name="Play bots").click()
    page.wait_for_url("**/t/*")
    expect(bar(page)).to_be_visible()


def wait_for_my_turn(page: Page) -> None:
    """Rounds that others end before it comes are looked at and left."""
    go_on = bar(page).get_by_role("button", name="Next round")
    while not words(page).count():
        expect(words(page).first.or_(go_on).first).to_be_visible(timeout=30_000)
        if go_on.count():
            go_on.click()


def make_table(
    page: Page, seats: list[str], game: str = "abracada", options: tuple[str, ...] = ("One round",)
) -> None:
    """Seats beside one's own: “A person” or “Novice bot” and so on."""
    page.goto(f"/new/{game}")
    expect(page.get_by_role("heading", name="Who’s playing")).to_be_visible()
    others = page.get_by_label(re.compile("Who sits"))
    while others.count() > len(seats):
        page.get_by_role("button", name=re.compile("^Remove seat")).last.click()
    while others.count() < len(seats):
        page.get_by_role("button", name="Add a seat").click()
    for place, who in enumerate(seats):
        others.nth(place).select_option(label=who)
    for option in options:
        page.get_by_text(option, exact=True).click()
    page.get_by_role("button", name=re.compile("Create table|Start now")).click()
    page.wait_for_url("**/t/*")


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Your move")


def words(page: Page) -> Locator:
    return bar(page).get_by_role("group", name="Choices").get_by_role("button")


def lit_keys(page: Page) -> Locator:
    return page.get_by_role("main").locator("button.sayable")


def best_guess(page: Page) -> str | None:
    """The lit spell of which most stones are unseen; None when stopping is wiser."""
    labels: list[str] = lit_keys(page).evaluate_all(
        "keys => keys.map(key => key.getAttribute('aria-label'))"
    )
    guesses = [(unseen_in(label), label[0]) for label in labels]
    if not guesses:
        return None
    most, spell = max(guesses)
    can_stop = words(page).filter(has_text="stop").count() > 0
    return None if can_stop and most < 4 else spell


def unseen_in(label: str) -> int:
    found = re.search(r"(\d+) unseen", label)
    assert found, label
    return int(found[1])


def by_mouse(page: Page) -> None:
    spell = best_guess(page)
    if spell is None:
        words(page).filter(has_text="stop").click()
    else:
        lit_keys(page).and_(page.get_by_role("button", name=re.compile(f"^{spell} "))).click()


def by_touch(page: Page) -> None:
    spell = best_guess(page)
    if spell is None:
        words(page).filter(has_text="stop").tap()
    else:
        words(page).and_(page.get_by_role("button", name=re.compile(f"^{spell},"))).tap()


def by_keyboard(page: Page) -> None:
    spell = best_guess(page)
    page.keyboard.press("s" if spell is None else spell)
    page.keyboard.press("Enter")


def click_on(page: Page) -> None:
    bar(page).get_by_role("button", name="Next round").click()


def tap_on(page: Page) -> None:
    bar(page).get_by_role("button", name="Next round").tap()


def enter_on(page: Page) -> None:
    page.keyboard.press("Enter")


def play_on(page: Page, say: Say, go_on: Say, until: Callable[[Page], bool]) -> int:
    """Plays whenever it is one's turn; how often that was."""
    turns = 0
    deadline = time.monotonic() + LONGEST_GAME
    while not until(page):
        assert time.monotonic() < deadline, "the game did not end"
        now = asked(page)
        if now == ROUND:
            go_on(page)
        elif now == WORDS:
            before = version(page)
            say(page)
            wait_for_another(page, before)
            turns += 1
    return turns


NOTHING, WORDS, ROUND, OVER = "nothing", "words", "round", "over"

ASKED = """async (milliseconds) => {
    const until = performance.now() + milliseconds
    for (;;) {
        const bar = document.querySelector('.bar')
        const says = (part, text) => bar?.querySelector(part)?.textContent.includes(text)
        if (says('.turn', 'Game over')) return 'over'
        if (says('.answer .primary', 'Next round')) return 'round'
        if (bar?.querySelector('.all button')) return 'words'
        if (performance.now() >= until) return 'nothing'
        await new Promise((soon) => setTimeout(soon, 10))
    }
}"""


def asked(page: Page, milliseconds: int = 500) -> str:
    """What whoever sits here has to do: say WORDS, leave a ROUND, or NOTHING even after a moment.
    Whole games ask it hundreds of times, so the page answers it at one go."""
    now: str = page.evaluate(ASKED, milliseconds)
    return now


def game_is_over(page: Page) -> bool:
    return asked(page, 0) == OVER


def version(page: Page) -> str:
    return page.locator(".bar").get_attribute("data-version") or ""


def wait_for_another(page: Page, before: str) -> None:
    """Version than that."""
    page.wait_for_function(
        "before => document.querySelector('.bar').dataset.version !== before", arg=before
    )


SPOKEN = """() => {
    const bar = document.querySelector('.bar')
    const count = (things) => bar.querySelectorAll(things).length
    return [bar.dataset.version, count('.said-word'), count('.all button')].join(' ')
}"""
"""How far the game and the sentence have come, and how many words may follow."""


def spoken(page: Page) -> str:
    now: str = page.evaluate(SPOKEN)
    return now


def wait_for_more(page: Page, before: str) -> None:
    """Until another word was said, or the whole sentence."""
    page.wait_for_function(f"before => ({SPOKEN})() !== before", arg=before)


def say_by_keyboard(page: Page, steps: Callable[[], int]) -> None:
    """A sentence word by word: so many steps along the row with an arrow key, then Enter."""
    before = version(page)
    while version(page) == before and asked(page, 0) == WORDS:
        said = page.locator(".bar .said-word").count()
        for _ in range(1 + steps()):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_function(
            """([version, said]) => {
                const bar = document.querySelector('.bar')
                if (bar.dataset.version !== version) return true
                const more = bar.querySelectorAll('.said-word').length !== said
                return more && bar.querySelector('.chip')
            }""",
            arg=[before, said],
        )
