"""Names and effects are read whole: every card in every place where it is drawn, in each language, at every width."""

from collections.abc import Iterator

import pytest

from starlode.games import table_rules
from starlode.i18n import Words
from tests.depth import DEEP
from tests.web import looks, planted
from tests.web.conftest import Somebody
from tests.web.person import Person

SIZES = (
    [(360, 740), (390, 844), (768, 1024), (844, 390), (1280, 800), (1366, 650)] if DEEP else [(360, 740), (1366, 650)]
)
LANGUAGES = ["en", "de", "pl"] if DEEP else ["pl"]

# Every card, also where the table has not laid it: beside those of the trade row and of the hand.
_LAY = """(cards) => {
  for (const place of ['.market__row', '.hand']) {
    document.querySelector(place).insertAdjacentHTML('beforeend', cards.join(''))
  }
}"""
# The names and skills of all mercenaries, or of all halves of artifacts, told in turn on a piece that lies there.
_TELL = """([piece, parts, told]) => {
  const found = []
  const [name, skill] = parts.map((part) => piece.querySelector(part))
  for (const [its, does] of told) {
    name.textContent = its
    if (skill) skill.textContent = does
    skill?.parentElement.classList.toggle('is-long', does.length > 33)
    for (const part of [name, skill]) {
      if (!part?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(part)
      const lines = [...range.getClientRects()]
      for (let box = part; box && box !== piece.parentElement; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const { right, bottom } = box.getBoundingClientRect()
        if (lines.some((line) => line.right > right + 1.5 || line.bottom > bottom + 2.5)) found.push(part.textContent)
      }
    }
  }
  return [...new Set(found)]
}"""


def widths(person: Person) -> Iterator[tuple[int, int]]:
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        yield width, height


def cut_on_the_page_of_cards(person: Person, game: str) -> dict[str, list[str]]:
    person.open(f"/cards/{game}")
    person.page.locator(".things [data-card]").last.wait_for()
    return {f"cards {size}": looks.cut(person.page) for size in widths(person)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_star_realms_is_read_whole_wherever_it_lies(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    found = cut_on_the_page_of_cards(person, "realms")
    cards = person.page.locator(".things [data-card]").evaluate_all("each => each.map((one) => one.outerHTML)")
    duel = person.table(f"cut-{language}", planted.turn(9))
    for table in (duel, person.many(f"cut-six-{language}", "realms", "emperor", 6)):
        person.sit_down(table)
        person.page.set_viewport_size({"width": 1366, "height": 650})  # a laptop: the end of the turn is in view
        assert person.page.evaluate("document.documentElement.scrollHeight") <= 650
        person.page.evaluate(_LAY, cards)
        for size in widths(person):
            found[f"table {table} {size}"] = looks.cut(person.page) + looks.covered(person.page)
    assert {where: words for where, words in found.items() if words} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_cave_in_is_read_whole_wherever_it_lies(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    found = cut_on_the_page_of_cards(person, "cavein")
    words = Words(language, table_rules("cavein", "en2021", 4, {}))
    faces = {thing: words.lore.face(words.say, thing) for thing in words.lore.ids}
    told = {
        kind: [[face["name"], face["lines"][0]["pieces"][0]["text"]] for face in faces.values() if face["kind"] == kind]
        for kind in ("mercenary", "artifact")
    }
    person.sit_down(person.cave(f"cut-cave-{language}", planted.base_is_deep, seats=4))
    merc, relic = [".merc__name", ".merc__skill > span"], [".relic__name", ".relic__text"]
    for size in widths(person):
        for place, parts, kind in (
            (".cave__docks .merc", merc, "mercenary"),
            (".chand .merc", merc, "mercenary"),
            (".player--me .merc", merc, "mercenary"),
            (".player--other .merc", merc, "mercenary"),
            (".arts .relic", relic, "artifact"),
        ):
            for piece in person.page.locator(place).element_handles():
                found[f"{place} {size}"] = person.page.evaluate(_TELL, [piece, parts, told[kind]])
    assert {where: words for where, words in found.items() if words} == {}
