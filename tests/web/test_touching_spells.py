"""Every spell of Five Seals of Magic and Archmage, cast by touching what is lit and nothing else.

Positions are drawn so that as many spells as possible can be cast. At every step, whatever the bar
offers must be carried by something at the table too."""

import pytest
from playwright.sync_api import Locator, Page, expect

from conclave.games.archmage.position import Position as Realm
from conclave.games.five_seals.position import Position as Dungeon
from tests.games.archmage import drawing as realm
from tests.games.archmage.drawing import solo
from tests.games.five_seals import drawing as dungeon
from tests.web import test_archmage as archmage
from tests.web import test_five_seals as five_seals
from tests.web.conftest import OpenPage
from tests.web.dealt import Dealer
from tests.web.people import bar, version, words

MOST_STEPS = 10
JOINING = ("to", "from", "for", "corrupt")
"""Words that join others and go without touching anything."""

LIT = """() => [...document.querySelectorAll('main :is(.sayable, g.gap, .rise, .called)')]
    .filter(thing => thing.checkVisibility())
    .flatMap(({ dataset: { says, word, relic, sphere } }) =>
        [says?.split(' ').at(-1), word, relic, sphere])"""

MIGHT = dungeon.table(
    "> fire.1 fire.2 fire.3 fire.4 fire.5 air.3 | binding, change.mind, renewal.mind,"
    " strengthening.fire, growth.mind",
    "  water.4 | binding",
    "  earth.2 | binding",
    "  earth.3 | binding",
    seals="h4a=fire.2 h5a=fire.2",
)
"""So many dice that those to be changed are asked for after the scroll."""
SPACES = dungeon.table(
    "> fire.2 fire.5 air.3 water.1 | binding, swap.fire, swap.mind, exchange.fire, absorption.fire,"
    " disintegration.fire, rearrangement.mind | at h1a",
    "  air.1 water.4 | -binding, growth.fire | at a2, familiar at h3a",
    "  earth.2 | binding",
    seals="h4a=fire.2 h5a=fire.2 a3b=fire.3 b1q=fire.4",
    scrolls="a1=change.fire a3=renewal.mind p2=renewal.air",
    circle=2,
    ways="h1a h1p a1b h2a",
    absorbed={"fire": "fire.3"},
)
CONFLICT = dungeon.table(
    "> fire.2 fire.5 air.3 water.1 | binding, deception.fire, deception.mind, alteration.fire,"
    " alteration.mind, transfer.mind, theft.air, exploitation.mind | at h1a",
    "  air.1 water.4 fire.3 fire.6 | binding, growth.fire, renewal.air",
    "  earth.2 air.5 | binding, change.mind, strengthening.mind",
    seals="h4a=fire.2 h5a=fire.2 a3b=fire.3 b1q=fire.4",
    circle=3,
    ways="h1a h1p a1b h2a",
)
MOVEMENT = dungeon.table(
    "> fire.2 fire.5 air.3 water.1 | binding, dispatch.fire, guardian.fire, guardian.mind,"
    " leap.fire | at h1a",
    "  air.1 water.4 fire.3 | binding, growth.fire",
    "  earth.2 air.5 | binding, change.mind",
    seals="h4a=fire.2 h5a=fire.2 a3b=fire.3 b1q=fire.4 h3a=fire.2 h1p=fire.2",
    scrolls="a1=change.fire a3=renewal.mind b1=strengthening.fire",
    circle=4,
    ways="h1a a1b h2a",
)
PASSING = dungeon.table(
    "> fire.2 fire.5 air.3 water.1 | binding, teleportation.fire, speed.fire",
    "  air.1 water.4 | binding | at h1a",
    "  earth.2 | binding",
    seals="h4a=fire.2 h5a=fire.2 a1b=fire.3",
    scrolls="a1=change.fire p1=renewal.fire",
    circle=4,
    ways="",
)
TAUGHT = (
    "time nature matter death gate chasm wellspring imprison shadow divination corrupt upheaval"
    " automaton obliterate"
)
OF_THE_REALM = (
    *("imprison", "shadow", "corrupt", "transmute", "decay", "chasm", "wellspring", "upheaval"),
)
REALM = realm.table(
    f"> at c3, holds c2 b2 d2 g3, tower b3, taught {TAUGHT}, company 3,"
    " has scrolls.4 blood.4 seeds.5 gems.4 widgets.4 bones.4",
    "  at g2, holds h3 c3, tower h4, taught time.2 blood gate, company 4, has scrolls.5 blood.7",
    "  at c6, holds c5 d5, tower d6, taught death.2 matter, company 4, has gems.2 seeds.9",
    land="c2=mine b2=ruins d2=grove c3=library g3=crypt b3=grove h3=mine h4=ruins c5=crypt d5=mine"
    " d6=ruins g2=library c6=library",
    wards="h3",
)
SHADOWED = realm.table("> at c3, has scrolls.3 gems.2, taught time, doors time.1", "  at g2")
"""A rival's shadow in the sphere of Time wants a relic more."""
ON_FIRE = solo("at a1, has scrolls.3, taught corrupt", at="g2", inflamed="c2 c3 c4", land="c2=mine")


def decayed() -> Realm:
    """The rival has cast Decay, and three relics are to be discarded."""
    position = realm.table("  at c3, has gems.9 seeds.4", "> at g2, has bones, taught death")
    realm.say(position, "cast decay")
    return position


def things(page: Page) -> Locator:
    """What can be touched on the table, a scroll or a spell that begins another cast left out."""
    return page.locator(
        "main :is(.piece, .die, .head, .hex, .badge, .rival, .relics .word, .supply .word).sayable,"
        " main g.gap"
    )


def offered(page: Page) -> list[str]:
    lines: list[str] = words(page).evaluate_all(
        "chips => chips.flatMap(chip => chip.dataset.line ?? [])"
    )
    return lines


def uncarried(page: Page) -> list[str]:
    """The words in the bar that nothing at the table carries."""
    lit = page.evaluate(LIT)
    said = [line.split() for line in offered(page)]
    alone = [line for line in said if line[-1] not in lit and line[0] not in lit]
    return [" ".join(line) for line in alone if len(line) > 1 and line[-1] not in JOINING]


def in_a_turn(page: Page) -> bool:
    """Whether nothing is left to be said of the spell."""
    return any(line.split()[0] in ("cast", "travel") for line in offered(page))


def touch(page: Page, thing: Locator) -> None:
    """Touches it and waits until something can be said again."""
    before = [version(page), bar(page).locator(".said-word").count()]
    thing.dispatch_event("click")
    page.wait_for_function(
        """([version, said]) => {
            const bar = document.querySelector('.bar')
            const other = bar.dataset.version !== version
            return bar.querySelector('.chip')
                && (other || bar.querySelectorAll('.said-word').length !== said)
        }""",
        arg=before,
    )


def cast(page: Page, spell: Locator) -> None:
    expect(spell).to_be_visible()
    before = version(page)
    touch(page, spell)
    for step in range(MOST_STEPS):
        if version(page) != before and in_a_turn(page):
            return
        assert uncarried(page) == []
        lit = things(page)
        if lit.count() == 0:
            lit = page.locator("main .deeds button, main .chip.sayable")
        touch(page, lit.nth(step % lit.count()))
    raise AssertionError("the spell never ended")


@pytest.mark.parametrize(
    ("circle", "position", "spells"),
    [
        ("I, Might", MIGHT, "strengthening.fire change.mind renewal.mind growth.mind"),
        (
            "II, Spaces",
            SPACES,
            "swap.fire exchange.fire absorption.fire disintegration.fire rearrangement.mind",
        ),
        (
            "III, Conflict",
            CONFLICT,
            "deception.mind transfer.mind alteration.fire alteration.mind theft.air"
            " exploitation.mind",
        ),
        ("IV, Movement", MOVEMENT, "guardian.fire guardian.mind dispatch.fire leap.fire"),
        ("IV, Movement", PASSING, "teleportation.fire"),
        ("IV, Movement", PASSING, "speed.fire"),
    ],
)
def test_the_spells_of_a_circle(
    open_page: OpenPage, dealer: Dealer, circle: str, position: Dungeon, spells: str
) -> None:
    dealer.deals("five_seals", position)
    page = open_page(server=dealer.address)
    five_seals.sit_down(page, position.seats - 1, circle)
    for spell in spells.split():
        cast(page, page.locator(f'.list .chip.sayable[data-word="{spell}"]'))


def test_the_spells_of_archmage(open_page: OpenPage, dealer: Dealer) -> None:
    dealer.deals("archmage", REALM)
    page = open_page(width=1440, height=900, server=dealer.address)
    archmage.sit_down(page, 2)
    for spell in OF_THE_REALM:
        cast(page, page.locator(f".disc.sayable[data-word={spell}]"))


@pytest.mark.parametrize(
    ("position", "spell", "told"),
    [(SHADOWED, "quicken", "drives the shadow out"), (ON_FIRE, "corrupt", "The flames on")],
)
def test_what_a_spell_of_archmage_asks_for(
    open_page: OpenPage, dealer: Dealer, position: Realm, spell: str, told: str
) -> None:
    dealer.deals("archmage", position)
    page = open_page(width=1440, height=900, server=dealer.address)
    archmage.sit_down(page, position.seats - 1)
    cast(page, page.locator(f".disc.sayable[data-word={spell}]"))
    expect(page.get_by_role("list", name="Log")).to_contain_text(told)


def test_what_a_rivals_decay_costs(open_page: OpenPage, dealer: Dealer) -> None:
    dealer.deals("archmage", decayed())
    page = open_page(width=390, height=844, touch=True, server=dealer.address)
    archmage.sit_down(page, 1)
    gems = page.locator("[data-relic=gems]")
    for left in (8, 7, 6):
        expect(gems).to_have_text(str(left + 1))
        gems.tap()
        expect(gems).to_have_text(str(left))
    expect(page.locator("[data-relic].sayable")).to_have_count(0)
