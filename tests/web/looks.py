"""What is looked at wherever a tour stops: does it fit, is everything said in one language, can everybody use it."""

import re
from functools import cache
from typing import Any

from playwright.sync_api import Page

import build_web
from starlode.i18n import Words
from tests.i18n.messages import messages

AXE = build_web.ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PREFIXES = ("web-", "board-", "table-", "event-", "error-", "view-", "rule-", "card-", "warning-", "asked-", "ask-")

_TEXTS = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement.checkVisibility({ visibilityProperty: true })) found.push(node.data.trim())
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name).trim())
  return [document.title, ...found.filter(Boolean)]
}"""

# What sticks out to the side of the page, and does not lie in something that is meant to be scrolled.
_OUTSIDE = """(width) => {
  const wide = (element) => element.scrollWidth > element.clientWidth
  const scrolls = (element) => wide(element) && /auto|scroll/.test(getComputedStyle(element).overflowX)
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr, .skip')
  const outside = [...document.querySelectorAll('button, a, input, select, h1, h2, p, li')].filter((element) => {
    const box = element.getBoundingClientRect()
    if (!box.width || !seen(element)) return false
    if (box.right <= width + 1 && box.left >= -1) return false
    for (let around = element.parentElement; around; around = around.parentElement) if (scrolls(around)) return false
    return true
  })
  return outside.map((element) => `${element.tagName} ${element.ariaLabel ?? element.textContent.trim()}`.slice(0, 80))
}"""

# Names that are broken inside a word, texts of a drawn table that its cards cut, what sticks out of a card in play, and
# what lies below the window.
_CUT = r"""(parts) => {
  const found = []
  const range = document.createRange()
  for (const part of parts) for (const element of document.querySelectorAll(part))
    if (element.getBoundingClientRect().bottom > innerHeight + 1) found.push(`below the window: ${part}`)
  for (const tile of document.querySelectorAll('.tile')) {
    const { bottom } = tile.getBoundingClientRect()
    for (const part of tile.querySelectorAll('.tile__art, .chip'))
      if (part.checkVisibility() && part.getBoundingClientRect().bottom > bottom + 0.5)
        found.push(`out of its card: ${part.className} of ${tile.textContent.trim()}`)
  }
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const card = node.parentElement.closest('[data-card]')
    if (!node.data.trim() || !card || node.parentElement.closest('.sr, [role=log]')) continue
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}'’]+/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (!lines.length) continue
      if (new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) found.push(`broken: ${word}`)
      for (let box = node.parentElement; box && box !== card; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const { right, bottom } = box.getBoundingClientRect()
        if (lines.some((line) => line.right > right + 1.5 || line.bottom > bottom + 2.5)) found.push(`cut: ${word}`)
      }
    }
  }
  return found
}"""

# What lies on a figure, a sign or the name of a card in the trade row or in the hand, and is not a part of it.
_COVERED = """() => {
  const found = []
  const range = document.createRange()
  const PARTS = '.cost, .defense, .card__head .badge, .card__text :is(.pip, .act, .fx__mark, .or), .card__extra'
  for (const card of document.querySelectorAll(':is(.market, .hand) [data-card]')) {
    const name = card.querySelector('.card__name')
    range.selectNodeContents(name)
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => new DOMRect(x, y + 2, width, height - 4))
    const parts = [...card.querySelectorAll(PARTS)].filter((part) => part.checkVisibility())
    const things = [['the name', lines], ...parts.map((part) => [part.className, [part.getBoundingClientRect()]])]
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
    things.forEach(([one, boxes], at) => things.slice(at + 1).forEach(([other, others]) => {
      if (boxes.some((box) => others.some((its) => meet(box, its))))
        found.push(`${name.textContent}: ${other} on ${one}`)
    }))
  }
  return found
}"""


def covered(page: Page) -> list[str]:
    """Figures, signs and names in the trade row and in the hand of which a part lies under something else."""
    return list(page.evaluate(_COVERED))


def cut(page: Page, *parts: str) -> list[str]:
    """Words on the cards of a drawn table that cannot be read whole, and those of its parts that are out of view."""
    return list(page.evaluate(_CUT, list(parts)))


def fits(page: Page) -> list[str]:
    """What makes the page wider than its window."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    wide = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth)")
    found = [] if wide <= width else [f"{wide} pixels wide in a window of {width}"]
    return found + list(page.evaluate(_OUTSIDE, width))


def speaks(page: Page, language: str) -> list[str]:
    """What is not said in the language: ids, gaps, English."""
    found = (
        []
        if page.evaluate("document.documentElement.lang") == language
        else ["the page says it is in another language"]
    )
    for text in page.evaluate(_TEXTS):
        words = re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)
        if any(word in messages(language) or word.startswith(PREFIXES) for word in words):
            found.append(f"an id: {text}")
        if re.search(r"[{}]|\bundefined\b|\bNaN\b|\[object", text):
            found.append(f"a gap: {text}")
        if text in english_only(language):
            found.append(f"in English: {text}")
    return found


@cache
def english_only(language: str) -> frozenset[str]:
    """Sentences that are said in English and not in this language."""
    if language == "en":
        return frozenset()
    plain = [name for name, arguments in messages("en").items() if not arguments]
    return frozenset(map(Words("en").say, plain)) - frozenset(map(Words(language).say, plain))


def barriers(page: Page, *rules: str) -> list[str]:
    """What axe finds, by all of its rules or only by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    how: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        how["runOnly"] = {"type": "rule", "values": list(rules)}
    found = page.evaluate("how => axe.run(document, how)", how)
    return [
        f"{violation['id']}: {node['html'][:150]} – {' '.join(check['message'] for check in node['any'])[:200]}"
        for violation in found["violations"]
        for node in violation["nodes"][:3]
    ]
