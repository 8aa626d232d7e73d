"""Cards and rules to read: all of them, found by a search, from the first screen, a card or a question."""

import re

import pytest
from playwright.sync_api import expect

from starlode.games import table_rules
from starlode.i18n import LANGUAGES, Words
from tests.depth import one_a_day
from tests.server.house import Process
from tests.third.pearls import PearlsRules
from tests.web import planted
from tests.web.conftest import Somebody
from tests.web.test_third_game import with_pearls as with_pearls


@pytest.mark.parametrize(("game", "way", "language"), [("realms", "duel", "de"), ("cavein", "de2018", "pl")])
def test_every_card_is_drawn_found_and_read(somebody: Somebody, game: str, way: str, language: str) -> None:
    person = somebody(language=language)
    page = person.page
    person.open()
    page.get_by_role("link", name=person.say("web-cards")).click()
    page.get_by_role("link", name=person.say(f"game-{game}")).click()
    words = Words(language, table_rules(game, way, 2, {}))
    if game == "cavein":
        page.get_by_label(person.say(f"game-way-{game}")).select_option(way)
    drawn = page.locator(".things [data-card]")
    expect(drawn).to_have_count(len(words.lore.ids))
    assert drawn.evaluate_all("each => each.map(one => one.dataset.card)") == sorted(
        words.lore.ids, key=lambda thing: _kinds(words).index(words.card_text(thing).kind)
    )
    boxes = drawn.evaluate_all("each => each.map(one => one.getBoundingClientRect()).map(({ width }) => width)")
    assert min(boxes) > 50
    sought = "stealth-needle" if game == "realms" else "contract"
    page.keyboard.press("/")
    page.keyboard.type(words.thing(sought).upper())
    expect(drawn).to_have_count(1)
    page.locator(".things .hit").click()
    for line in words.card_text(sought).lines:
        expect(person.dialog).to_contain_text(line.text)
    if game == "cavein":
        expect(person.dialog).to_contain_text(person.say("web-how-to-correct"))
    folded = person.dialog.locator("summary")
    folded.nth(1 if game == "cavein" else 0).wait_for()  # topics of the rules come after how to correct a card
    folded.last.click()
    person.dialog.get_by_role("link", name=person.say("web-read-in-rules")).last.click()
    expect(page).to_have_url(re.compile(rf"/rules/{game}#[a-z-]+$"))
    expect(page.get_by_role("heading", level=2).and_(page.locator(":focus"))).to_be_in_viewport()


def _kinds(words: Words) -> list[str]:
    return list(dict.fromkeys(words.card_text(thing).kind for thing in words.lore.ids))


def test_cards_are_filtered_by_what_tells_them_apart(somebody: Somebody) -> None:
    person = somebody()
    person.open("/cards/realms")
    drawn = person.page.locator(".things [data-card]")
    for label, value, left in (("kind", "outpost", 12), ("faction", "machine-cult", 5), ("cost", "6", 1)):
        person.page.get_by_role("combobox", name=person.say(f"web-filter-{label}")).select_option(value)
        expect(drawn).to_have_count(left)
    expect(person.page.get_by_role("status")).to_have_text(person.say("web-cards-shown", shown=1, all=49))


@pytest.mark.parametrize("language", one_a_day(*LANGUAGES))
def test_rules_are_searched(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    person.open("/rules/realms")
    person.page.get_by_role("searchbox").fill(person.say("topic-hunter"))
    expect(person.page.get_by_role("heading", name=person.say("topic-hunter"), exact=True)).to_be_visible()
    expect(person.page.get_by_role("heading", name=person.say("topic-copying"), exact=True)).to_have_count(0)


@pytest.mark.parametrize("text", [False, True], ids=["drawn", "text"])
def test_a_question_leads_to_its_rule_and_back(somebody: Somebody, text: bool) -> None:
    person = somebody()
    person.sit_down(person.table(f"rule-{text}", planted.is_asked("scrap")), text=text)
    person.press("web-rule")
    expect(person.dialog).to_contain_text(person.say("topic-scrapping-text").splitlines()[0])
    person.page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    expect(person.button(person.say("web-rule"))).to_be_focused()


def test_a_game_from_elsewhere_has_its_cards_and_rules_in_words(with_pearls: Process, somebody: Somebody) -> None:
    person = somebody(server=with_pearls)
    words = Words("en", PearlsRules())
    person.open("/cards/pearls")
    for card in words.lore.ids:
        expect(person.page.get_by_role("heading", name=words.thing(card))).to_be_visible()
    person.page.get_by_role("link", name=person.say("web-rules")).click()
    expect(person.page.get_by_text(words.say("game-how-pearls").splitlines()[0])).to_be_visible()
