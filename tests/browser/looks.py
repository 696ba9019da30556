"""What is looked at in every page: accessibility by axe, and that nothing is cut off."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, cast

import pytest
from playwright.sync_api import Page

from tests.browser.watched import SIZES, Watched

__all__ = ["axe", "check_look", "faults_of_width"]

ROOT: Final = Path(__file__).resolve().parents[2]
SCREENSHOTS: Final = ROOT / ".cache" / "screenshots"
AXE: Final = ROOT / "page" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """() => axe.run(document, {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // It is experimental, and wants all of a card's text in the name by which it is spoken.
  rules: { "label-content-name-mismatch": { enabled: false } },
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map((one) => `${id}: ${one.html.slice(0, 160)} (${one.failureSummary})`)))"""
PAINTED: Final = """() => new Promise((on) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(on))))"""
"""Waits until the page has been laid out anew, and painted."""
WIDTH: Final = """() => {
  const found = [];
  const scrolls = (one) => one !== null &&
    (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  const all = document.querySelectorAll("button:not([data-thing]), a, h1, h2, label, select");
  for (const one of all) {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility() || box.width < 2 || getComputedStyle(one).display === "inline")
      continue;
    const text = (one.textContent ?? "").trim().slice(0, 60);
    const panel = one.closest(".panel, form, dialog")?.getBoundingClientRect();
    if (panel && box.right > panel.right + 1 && !scrolls(one.parentElement))
      found.push(`beyond its panel: ${one.tagName} ${text}`);
    if (one.scrollWidth > one.clientWidth + 2) found.push(`cut off: ${one.tagName} ${text}`);
    if (box.right > window.innerWidth + 1 && !scrolls(one.parentElement))
      found.push(`beyond the edge: ${one.tagName} ${text}`);
  }
  return found;
}"""


@cache
def _axe() -> str:
    if not AXE.is_file():
        pytest.skip("axe isn't installed: run `npm ci` in page/")
    return AXE.read_text(encoding="utf-8")


def axe(page: Page) -> list[str]:
    """What axe finds wrong. What a policy forbids a page, its tester may do."""
    page.locator("h1").first.wait_for(state="attached")  # some parts come a moment later
    page.evaluate(_axe())
    return cast("list[str]", page.evaluate(RUN))


def faults_of_width(page: Page) -> list[str]:
    """What is too wide for the window or for its own box."""
    return cast("list[str]", page.evaluate(WIDTH))


def check_look(watched: Watched, name: str) -> list[str]:
    """The faults of a page as it stands, at which sizes; each is kept as a picture."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page = watched.page
    found: dict[str, list[str]] = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate(PAINTED)
        for fault in {*faults_of_width(page), *axe(page)}:
            found.setdefault(fault, []).append(size)
        look = watched.look._replace(size=size)
        page.screenshot(path=SCREENSHOTS / f"{name}-{look.name}.png", animations="disabled")
    page.set_viewport_size(SIZES[watched.look.size])
    return [f"{', '.join(sizes)}: {fault}" for fault, sizes in found.items()]
