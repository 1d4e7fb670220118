"""What axe finds wrong with a page for those who cannot see it well, or at all."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.house.files import ROOT
from tests.web.screen import DRAWN, UNDRAWN

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async ([within, only]) => {
  // Colours that are still on their way to the other theme are nobody's to read.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(fading.map((one) => one.finished))
  const { violations } = await axe.run(within ?? document, { resultTypes: ['violations'], ...only })
  return violations.map(({ id, impact, nodes }) =>
    [impact, id, nodes.map(({ html, failureSummary }) => [html.slice(0, 160), failureSummary])])
}"""
GRAVE = ("serious", "critical")
COLOURS = {"runOnly": ["color-contrast"]}
# Axe looks at every stroke of a drawing, at each for its colours too, and judges none: what an SVG
# holds has a name and a role, but no background that axe could know. So it is shown drawings
# without them, and the page gets its own back, with what had the focus.
BARE = """() => {
  const strokes = 'path, circle, ellipse, rect, line, polyline, polygon, use, stop'
  const named = '[role], [tabindex], [aria-label], [aria-labelledby], :has(title)'
  const focused = document.activeElement
  const swapped = [...document.querySelectorAll('svg:not(svg svg)')].map((drawing) => {
    const bare = drawing.cloneNode(true)  // what is not in the page is quickly changed
    for (const stroke of bare.querySelectorAll(strokes)) if (!stroke.matches(named)) stroke.remove()
    drawing.replaceWith(bare)
    return [drawing, bare]
  })
  window.drawAgain = () => {
    for (const [drawing, bare] of swapped) bare.replaceWith(drawing)
    if (document.activeElement !== focused) focused?.focus({ preventScroll: true })
  }
}"""


def findings(page: Page, within: str | None = None) -> list[Any]:
    """The serious and critical ones: all by daylight, then those of colour by lamplight."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text())
    page.evaluate(BARE)
    page.evaluate(DRAWN)
    page.emulate_media(color_scheme="light")
    found = page.evaluate(RUN, [within, {}])
    page.emulate_media(color_scheme="dark")
    found += page.evaluate(RUN, [within, COLOURS])
    page.evaluate(UNDRAWN)
    page.evaluate("() => drawAgain()")
    return [finding for finding in found if finding[0] in GRAVE]
