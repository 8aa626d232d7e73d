"""A hand of many cards: every name is read whole, none lies under the next card."""

import pytest

from tests.depth import DEEP
from tests.web import looks, planted
from tests.web.conftest import Somebody

SIZES = ((360, 740), (390, 844), (844, 390), (768, 1024), (1366, 650), (1920, 1080))
# So many cards, as the table lays them; greedy bots never come to more than five.
_FILL = """(wanted) => {
  const hand = document.querySelector('.hand')
  const names = [...hand.querySelectorAll('.card')]
  while (hand.querySelectorAll('.card').length < wanted)
    hand.append(names[hand.children.length % names.length].cloneNode(true))
  hand.style.setProperty('--n', wanted)
  hand.classList.add('is-tight', 'is-full', 'tiled')
}"""
_UNDER = """() => [...document.querySelectorAll('.hand .card')].flatMap((card) => {
  card.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  const range = document.createRange()
  range.selectNodeContents(card.querySelector('.card__name'))
  return [...range.getClientRects()].flatMap(({ right, top, bottom }) => {
    const there = document.elementFromPoint(right - 1.5, (top + bottom) / 2)
    return card.contains(there) ? [] : [`${card.dataset.card}: ${there?.className}`]
  })
})"""


@pytest.mark.parametrize("count", (6, 8) if DEEP else (7,))
@pytest.mark.parametrize("language", ("en", "de", "pl") if DEEP else ("de",))
def test_no_name_lies_under_the_next_card(somebody: Somebody, count: int, language: str) -> None:
    person = somebody(language=language)
    person.sit_down(person.table(f"hand-{language}-{count}", planted.turn(9)))
    person.page.evaluate(_FILL, count)
    found = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        found[width, height] = person.page.evaluate(_UNDER) + looks.cut(person.page) + looks.fits(person.page)
    assert {size: each for size, each in found.items() if each} == {}
