"""Whether everybody can read a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
CONTRAST = Path(__file__).with_name("contrast.js")
SETTLED = 500
"""Milliseconds in which everything that is to glow up or slide in has begun to."""
STILL = """() => Promise.allSettled(document.getAnimations()
    .filter(each => each.playState === 'running')
    .filter(each => each.effect.getComputedTiming().endTime < Infinity)
    .map(each => each.finished))"""


def problems(page: Page) -> list[str]:
    """What axe-core calls serious or critical, and texts that are too faint."""
    page.wait_for_timeout(SETTLED)
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
