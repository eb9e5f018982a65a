"""Whether everybody can read a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
CONTRAST = Path(__file__).with_name("contrast.js")
STILL = """async () => {
    const LONG = 250, LONGEST = 5000
    const began = performance.now()
    let changed = began
    const watch = new MutationObserver(() => (changed = performance.now()))
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true})
    const moves = (each) =>
        each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity
    while (performance.now() < Math.min(changed + LONG, began + LONGEST)) {
        await new Promise((soon) => setTimeout(soon, 20))
        if (document.getAnimations().some(moves)) changed = performance.now()
    }
    watch.disconnect()
}"""
"""For a while nothing has changed: whatever was to glow up or slide in has done so."""


def problems(page: Page) -> list[str]:
    """What axe-core calls serious or critical, and texts that are too faint."""
    page.evaluate(STILL)
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
    faint: list[str] = page.evaluate(CONTRAST.read_text())
    return serious + faint
