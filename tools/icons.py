"""Draws the icons of the installed page from `web/public/favicon.svg`: python -m tools.icons."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tools.packages import BROWSERS

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
PAPER: Final = "#F4ECD8"
SAFE: Final = 0.72
"""How much of an icon's width is left when a system cuts its edges off."""


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text()
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page()
        for size in (192, 512):
            draw(page, drawing, PUBLIC / f"icon-{size}.png", size)
        draw(page, drawing, PUBLIC / "icon-maskable.png", 512, ground=PAPER, share=SAFE)
        browser.close()


def draw(
    page: Page,
    drawing: str,
    file: Path,
    size: int,
    *,
    ground: str = "transparent",
    share: float = 1,
) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; "
        f"background: {ground} }} svg {{ width: {share:%}; display: block }}</style>{drawing}"
    )
    page.screenshot(path=file, omit_background=True)


if __name__ == "__main__":
    main()
