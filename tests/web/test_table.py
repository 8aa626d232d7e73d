"""The picture table: what is drawn can be pressed where it is drawn."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from starlode.core.match import Match
from starlode.i18n.voices import voice_of
from tests.depth import DEEP
from tests.web import planted
from tests.web.conftest import Somebody
from tests.web.ways import Mouse, Text, named


def can_attack_a_base(match: Match[Any]) -> bool:
    if not planted.is_asked("action")(match):
        return False
    assert match.decision is not None
    return any(option.verb == "attack" and "card" in option.details for option in match.decision.options)


def test_a_base_is_attacked_by_a_click_on_the_word(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("attacked-base", can_attack_a_base))
    options = person.moment["decision"]["options"]
    attack = next(option for option in options if option["verb"] == "attack" and "card" in option)
    tile = person.button(named(person.label(person.moment["labels"][options.index(attack)])))
    word = tile.locator("..").get_by_text(re.compile(f"^{person.say('board-verb-attack')}")).bounding_box()
    assert word is not None
    count = person.count
    # Whatever lies on top there, a click is meant for the base.
    person.page.mouse.click(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)
    person.wait("told.count > a[0]", count)
    assert attack["card"] not in [entry["card"] for entry in person.seat(2)["in-play"]]


def leaves_three_kinds(match: Match[Any]) -> bool:
    """Seat 1 has cards, trade and combat left."""
    content: Any = match.view(1).content
    me = content["seats"][0]
    return planted.is_asked("action")(match) and me["hand"]["size"] > 1 and me["trade"] > 0 and me["combat"] > 0


@pytest.mark.parametrize("language", ["en", "de", "pl"] if DEEP else ["pl"])
def test_the_end_of_the_turn_says_in_words_what_is_unused_of_three_kinds(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    person.sit_down(person.table(f"three-kinds-{language}", leaves_three_kinds))
    button = person.page.locator(".ending__btn")
    words = button.locator(".ending__words")
    assert words.count() >= 3
    for width, height in ((1180, 801), (1366, 650), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        for each in words.all():
            expect(each).to_be_visible()
        assert button.evaluate("it => it.scrollHeight <= it.clientHeight && it.scrollWidth <= it.clientWidth")


def test_several_things_that_a_card_can_do_are_asked_for(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("several", planted.can_do_several))
    moment = person.moment
    offered = [option for option in moment["decision"]["options"] if option["verb"] in planted.ABILITIES]
    card = next(each["card"] for each in offered if sum(other["card"] == each["card"] for other in offered) > 1)
    labels = [
        person.label(label)
        for option, label in zip(moment["decision"]["options"], moment["labels"], strict=True)
        if option in offered and option["card"] == card
    ]
    offered_last = [option for option in offered if option["card"] == card][-1]
    tile = person.button(named(f"{person.say('board-several-action')}. {person.words.card(card)}")).first
    expect(tile).to_have_attribute("aria-haspopup", "menu")
    tile.click(position={"x": 10, "y": 10})
    menu = person.page.get_by_role("menu")
    for label in labels:
        expect(menu.get_by_role("menuitem", name=label, exact=True)).to_be_visible()
    # It stays beside its card when the window changes.
    person.page.set_viewport_size({"width": 900, "height": 700})
    expect(menu).to_be_in_viewport(ratio=1)
    person.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    # Each ability is a button of its own besides; that of a scrap may ask once more.
    count = person.count
    person.button(labels[-1]).first.click()
    if any(caution["action"] == offered_last["action"] for caution in moment["cautions"]):
        Mouse(person).insist(labels[-1], offered_last["verb"], 0)
    person.wait("told.count > a[0]", count)


def can_lose_a_partner(match: Match[Any]) -> bool:
    if not planted.is_asked("action")(match):
        return False
    assert match.decision is not None
    return bool(voice_of(match.rules).lost_by_choosing(match.decision.to_json(), match.state))


@pytest.mark.parametrize("text", [False, True], ids=["drawn", "text"])
def test_before_an_ability_loses_its_only_partner_it_is_asked_again(somebody: Somebody, text: bool) -> None:
    """SR-190."""
    person = somebody(language="de")
    person.sit_down(person.table(f"partner-{text}", can_lose_a_partner), text=text)
    moment, count = person.moment, person.count
    caution = moment["cautions"][0]
    at = [option["action"] for option in moment["decision"]["options"]].index(caution["action"])
    way = Text(person) if text else Mouse(person)
    way.answers = len(moment["decision"]["options"])
    label = person.label(moment["labels"][at])
    way.take(label, "scrap", at)
    alert = person.page.get_by_role("alert").filter(has_text=person.label(caution["say"]))
    expect(alert).to_be_visible()
    assert (person.count, person.is_asked) == (count, True)  # nothing has happened yet
    way.insist(label, "scrap", at)
    person.wait("told.count > a[0]", count)
    expect(alert).to_have_count(0)
