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
WASH = """() => {
  const strokes = 'path, circle, ellipse, rect, line, polyline, polygon, use, stop'
  for (const drawing of document.querySelectorAll('svg:not(svg svg)')) {
    const bare = drawing.cloneNode(true)  // what is not in the page is quickly changed
    for (const stroke of bare.querySelectorAll(strokes))
      if (!stroke.matches('[role], [tabindex], [aria-label], :has(title)')) stroke.remove()
    drawing.replaceWith(bare)
  }
}"""


def findings(page: Page, within: str | None = None) -> list[Any]:
    """The serious and critical ones: all by daylight, then those of colour by lamplight."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text())
    page.evaluate(DRAWN)
    page.emulate_media(color_scheme="light")
    found = page.evaluate(RUN, [within, {}])
    page.emulate_media(color_scheme="dark")
    found += page.evaluate(RUN, [within, COLOURS])
    page.evaluate(UNDRAWN)
    return [finding for finding in found if finding[0] in GRAVE]


def wash(page: Page) -> None:
    """Take the strokes out of drawings: axe walks through each, and judges names and roles only."""
    page.evaluate(WASH)
