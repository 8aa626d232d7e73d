"""The picture table in the hand: everything is done by touching it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from starlode.core.match import Match
from starlode.realms.formats import FORMATS
from starlode.server.stored import Sitting
from tests.depth import DEEP, one_a_day
from tests.web import looks, planted
from tests.web.conftest import Somebody
from tests.web.further import can_attack
from tests.web.person import Person
from tests.web.test_cavein import three_totems
from tests.web.ways import named

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def test_a_turn_by_touch(somebody: Somebody) -> None:
    person = somebody(**PHONE)
    person.sit_down(person.table("touch", planted.turn(7)))
    hand = person.page.get_by_role("region", name=person.say("board-hand"))
    size, count = person.seat(1)["hand"]["size"], person.count
    hand.get_by_role("button").first.tap(position={"x": 12, "y": 40})  # the next card lies over its right half
    person.wait("told.count > a[0]", count)
    assert person.seat(1)["hand"]["size"] <= size
    person.button(person.say("web-log")).tap()
    log = person.page.get_by_role("complementary", name=person.say("web-log"))
    expect(log.get_by_role("heading", name=person.say("web-log"))).to_be_in_viewport()
    log.get_by_role("button", name=person.say("web-close")).tap()
    while not any(option["verb"] == "end-turn" for option in person.moment["decision"]["options"]):
        count = person.count
        person.button(named(person.label(person.moment["labels"][-1]))).first.tap()
        person.wait("told.count > a[0]", count)
    count = person.count
    person.button(named(person.say("board-end-turn"))).tap()
    person.button(named(person.say("board-end-anyway"))).tap()
    person.until_asked(count)


def test_a_long_press_enlarges_a_card_and_does_nothing_else(somebody: Somebody) -> None:
    person = somebody(**PHONE)
    person.sit_down(person.table("press"))
    v = person.v
    card = person.page.get_by_role("region", name=person.say("board-trade-row")).get_by_role("button").first
    box = card.bounding_box()
    assert box is not None
    card.tap(position={"x": 12, "y": 12}, trial=True)  # its name, too, is a place to tap on
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = person.context.new_cdp_session(person.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(person.dialog).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.dialog.get_by_role("button", name=person.say("web-close")).tap()
    expect(person.dialog).to_have_count(0)
    assert person.v == v


# A finger touches and is gone at once, but the browser is so busy meanwhile that its timers come first.
_BUSY_TAP = """async (card) => {
  const at = { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 }
  card.dispatchEvent(new PointerEvent('pointerdown', at))
  const lifted = new PointerEvent('pointerup', at)  // so soon by its own time
  const opens = () => document.querySelector('dialog[open]') !== null
  const until = performance.now() + 20_000
  while (!opens() && performance.now() < until) await new Promise((done) => setTimeout(done, 20))
  const opened = opens()
  card.dispatchEvent(lifted)
  card.click()
  return opened
}"""


def test_a_short_tap_acts_also_where_the_browser_hears_of_its_end_late(somebody: Somebody) -> None:
    person = somebody(**PHONE)
    person.sit_down(person.table("busy-tap", planted.turn(7)))
    count = person.count
    card = person.page.get_by_role("region", name=person.say("board-hand")).locator(".is-playable .hit").first
    assert card.evaluate(_BUSY_TAP)
    person.wait("told.count > a[0]", count)
    expect(person.dialog).to_have_count(0)


# One card is bought; clicks on the others come while the answer is on its way, and where it takes their offers away.
_HURRIED = """async (cards) => {
  const count = told.count
  const [dearest, ...others] = cards.toReversed()
  const late = []
  dearest.click()
  for (const card of others) card.click()
  await told.wait(() => told.count > count)
  for (const card of others) if (!card.closest('.is-playable, .is-asked')) late.push(card)
  for (const card of late) card.click()
  await new Promise((drawn) => setTimeout(drawn, 50))
  return [late.length > 0, document.querySelector('dialog[open]')?.ariaLabel ?? null]
}"""


def test_a_click_that_comes_too_late_for_an_offer_reads_no_card(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("hurried", planted.turn(7)))
    count = person.count
    person.button(person.label(person.moment["macros"][0])).click()
    person.wait("told.count > a[0]", count)
    assert person.page.locator(".market .is-playable .hit").evaluate_all(_HURRIED) == [True, None]
    person.page.wait_for_timeout(600)
    person.page.locator(".market .card:is(.is-rest, .is-dull) .hit").first.click()  # now it is meant
    expect(person.dialog).to_be_visible()


# Where the page is higher than the window, words of the header that are cut, and answers that cannot be read whole.
_HELD = """() => {
  const found = []
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push('higher than the window')
  for (const told of document.querySelectorAll('header .where > *')) {
    if (told.scrollWidth > told.clientWidth + 1 && told.checkVisibility()) found.push(`cut: ${told.textContent}`)
  }
  for (const answer of document.querySelectorAll('.prompt__a .btn, .ending .btn')) {
    const box = answer.getBoundingClientRect()
    const holder = answer.closest('.prompt, .acts').getBoundingClientRect()
    if (box.bottom > Math.min(holder.bottom, innerHeight) + 1 || answer.scrollHeight > answer.clientHeight + 1)
      found.push(`not whole: ${answer.textContent.trim()}`)
  }
  return found
}"""
HELD = [(390, 844), (844, 390), (768, 1024)]
TABLETS = [(720, 900), (768, 900), (959, 900), (768, 1024), (800, 1000)]


def held(person: Person, *sizes: tuple[int, int]) -> dict[tuple[int, int], list[str]]:
    """What does not fit, by the size of the window."""
    found = {}
    for width, height in sizes or HELD:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found[width, height] = person.page.evaluate(_HELD)
    return {size: each for size, each in found.items() if each}


def test_news_questions_and_warnings_leave_the_table_within_the_window(somebody: Somebody) -> None:
    person = somebody(language="de", **PHONE)
    bots = [Sitting(seat, None, "greedy") for seat in range(2, 7)]
    mine, data = Sitting(1, person.guest), person.server.data
    person.sit_down(person.table("held-warning", planted.turn(11)))
    found = {"news": held(person)}
    person.button(named(person.say("board-end-turn"))).tap()
    person.sees(person.say("board-end-title"))
    found["warning"] = held(person)
    person.sit_down(person.table("held-choice", planted.is_asked("choose")))
    found["choice"] = held(person)
    person.sit_down(planted.a_table(data, "held-many", mine, *bots, until=own_turn(12), way="free-for-all"))
    found["much news"] = held(person)
    person.sit_down(person.cave("held-start", planted.is_asked("starting"), seats=3))
    found["start of a turn"] = held(person)
    assert {what: each for what, each in found.items() if each} == {}


@pytest.mark.parametrize("size", [(375, 667), (360, 640)])
def test_a_duel_is_on_one_screen_of_a_low_phone(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(language="de", **PHONE)
    found = {}
    moments = {"turn": planted.turn(11)} | {
        what: planted.is_asked(what) for what in ("choose", "scrap", "discard", "scrap-row")
    }
    for what, until in moments.items():
        person.sit_down(person.table(f"low-{size[1]}-{what}", until))
        found[what] = held(person, size).get(size, []) + looks.cut(person.page, ".hand .card", ".acts .btn")
        if what == "turn":
            person.button(named(person.say("board-end-turn"))).tap()
            person.sees(person.say("board-end-title"))
            found["warning"] = held(person, size).get(size, [])
    assert {what: each for what, each in found.items() if each} == {}


# How far a question lies over what is in play.
_ON_PLAY = """() => Math.max(0, ...[...document.querySelectorAll('.mid .tile')].map((tile) =>
  Math.round(tile.getBoundingClientRect().bottom - document.querySelector('.prompt').getBoundingClientRect().top)))"""


@pytest.mark.parametrize("size", [(375, 667), (360, 640)])
def test_a_table_for_many_is_on_one_screen_of_a_low_phone(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(language="de", **PHONE)
    found: dict[str, Any] = {}
    moments = [(each.name, "action", each.seats[-1]) for each in FORMATS if each.seats[-1] > 2]
    moments += [
        ("hydra", "target", 6),
        ("hydra", "help-consent", 6),
        ("free-for-all", "amount", 6),
        ("hydra", "news", 6),
    ]
    untils = {"action": can_attack, "news": both(own_turn(8), holds(5))}
    for way, what, seats in moments:
        until = untils.get(what) or planted.is_asked(what)
        person.sit_down(person.many(f"low-{size[1]}-{way}-{what}", "realms", way, seats, until))
        found[f"{way} {what}"] = held(person, size).get(size, [])
        found[f"{way} {what}"] += looks.cut(person.page, ".hand .card", ".acts .btn") + looks.fits(person.page)
        assert person.page.evaluate(_ON_PLAY) <= 2
    assert {what: each for what, each in found.items() if each} == {}


def test_a_table_for_many_is_on_one_screen_of_a_low_tablet(somebody: Somebody) -> None:
    person = somebody(language="de")
    found: dict[str, Any] = {}
    moments: list[tuple[str, int, planted.Until]] = []
    moments += [(each.name, each.seats[-1], can_attack) for each in FORMATS if each.seats[-1] > 2]
    moments += [("hydra", 6, planted.is_asked("help-consent")), ("free-for-all", 6, both(own_turn(12), holds(5)))]
    for at, (way, seats, until) in enumerate(moments):
        person.sit_down(person.many(f"tablet-{way}-{at}", "realms", way, seats, until))
        found[f"{way} {at}"] = held(person, *TABLETS)
    assert {what: each for what, each in found.items() if each} == {}


def test_a_duel_and_a_cave_are_on_one_screen_of_a_low_tablet(somebody: Somebody) -> None:
    person = somebody(language="de")
    found: dict[str, Any] = {}
    moments = {"turn": planted.turn(11)} | {what: planted.is_asked(what) for what in ("choose", "scrap", "discard")}
    for what, until in moments.items():
        person.sit_down(person.table(f"tablet-{what}", until))
        found[what] = list(held(person, *TABLETS).items()) + looks.cut(person.page, ".hand .card", ".acts .btn")
    for seats in (2, 3, 4):
        for what, until in {"acts": planted.acts_at(12), "pays": planted.pays, "bases": planted.base_is_deep}.items():
            person.sit_down(person.cave(f"tablet-{seats}-{what}", until, seats=seats))
            found[f"{seats} {what}"] = list(held(person, *TABLETS).items()) + looks.cut(
                person.page, ".chand .merc", ".ending"
            )
    person.sit_down(person.cave("tablet-totems", three_totems, seats=4))
    found["totems"] = held(person, *TABLETS)
    assert {what: each for what, each in found.items() if each} == {}


# The names and signs of cards in the hand that a question lies over.
_OVER = """() => {
  const bottom = document.querySelector('.prompt--asks').getBoundingClientRect().bottom
  return [...document.querySelectorAll('.hand :is(.card__name, .note)')]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().top < bottom - 1)
    .map((part) => part.textContent)
}"""


@pytest.mark.parametrize("language", ["en", "de", "pl"] if DEEP else ["pl"])
def test_a_question_lies_over_no_hand_of_a_phone_on_its_side(somebody: Somebody, language: str) -> None:
    person = somebody(language=language, **PHONE | {"viewport": {"width": 844, "height": 390}})
    found = {}
    for what in ("scrap-row", "discard"):
        person.sit_down(person.table(f"lying-{language}-{what}", both(planted.is_asked(what), holds(2))))
        found[what] = person.page.evaluate(_OVER) + held(person, (844, 390)).get((844, 390), [])
    assert {what: each for what, each in found.items() if each} == {}


def test_the_name_of_a_format_is_read_whole_at_every_width(somebody: Somebody) -> None:
    person = somebody(language="pl")
    person.sit_down(person.many("long-name", "realms", "free-for-all", 6, own_turn(12)))
    name = person.page.locator("header h1").get_by_text(person.say("format-free-for-all"), exact=True)
    for width in (641, 700, 768, 844, 959, 960):
        person.page.set_viewport_size({"width": width, "height": 900})
        expect(name).to_be_visible()
        right = name.evaluate("""(it) => [it, ...document.querySelectorAll('header :is(h1, .where)')]
          .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0).length""")
        assert right == 0, width


# What of a card in the hand lies under the next one: its cost and defence, what it does, its name if it is short.
_UNDER = """() => {
  const cards = [...document.querySelectorAll('.hand .card')]
  const range = document.createRange()
  return cards.slice(0, -1).flatMap((card, at) => {
    const edge = cards[at + 1].getBoundingClientRect().left + 1
    const named = card.classList.contains('is-long') ? '' : ', .card__name'
    return [...card.querySelectorAll(`.cost, .defense, .card__text :is(.pip, .act, .badge)${named}`)].filter((part) => {
      range.selectNodeContents(part)
      const box = part.matches('.card__name') ? range.getBoundingClientRect() : part.getBoundingClientRect()
      return part.checkVisibility() && box.right > edge
    }).map((part) => `${card.dataset.card}: ${part.className}`)
  })
}"""


@pytest.mark.parametrize("width", [360, 390])
def test_of_five_cards_in_the_hand_each_is_read_whole(somebody: Somebody, width: int) -> None:
    person = somebody(language="pl", **PHONE)
    person.page.set_viewport_size({"width": width, "height": 844})
    person.sit_down(person.table(f"five-{width}", of_many_kinds(19)))
    assert person.page.locator(".hand.is-tight:not(.is-full)").count() == 1
    assert person.page.evaluate(_UNDER) == []


# Five of the cards, whichever they are, in the place of those in the hand.
_HOLD = "(cards) => { document.querySelector('.hand').innerHTML = cards.join('') }"


@pytest.mark.parametrize("language", ["en", "de", "pl"] if DEEP else ["pl"])
def test_whichever_five_cards_are_in_the_hand_no_sign_lies_on_another(somebody: Somebody, language: str) -> None:
    person = somebody(language=language, **PHONE)
    person.open("/cards/realms")
    person.page.locator(".things [data-card]").last.wait_for()
    cards = person.page.locator(".things [data-card]").evaluate_all("each => each.map((one) => one.outerHTML)")
    person.sit_down(person.table(f"whichever-{language}", of_many_kinds(19)))
    found = {}
    for at in range(0, len(cards), 4):
        person.page.evaluate(_HOLD, [*cards[at : at + 4], cards[at]])  # the last lies under none, and has more room
        for width, height in ((360, 640), (360, 740), (375, 667), (390, 844), (430, 932)):
            person.page.set_viewport_size({"width": width, "height": height})
            found[at, width, height] = looks.covered(person.page) + looks.cut(person.page)
    assert {where: each for where, each in found.items() if each} == {}


def holds(number: int) -> planted.Until:
    """Seat 1 has so many cards in the hand or more."""

    def is_there(match: Match[Any]) -> bool:
        content: Any = match.view(1).content
        return bool(content["seats"][0]["hand"]["size"] >= number)

    return is_there


def both(one: planted.Until, other: planted.Until) -> planted.Until:
    """Two things are so at once."""
    return lambda match: one(match) and other(match)


def of_many_kinds(number: int) -> planted.Until:
    """Seat 1 begins a turn, this one or later, with five cards of four kinds or more."""

    def is_there(match: Match[Any]) -> bool:
        content: Any = match.view(1).content
        hand = content["seats"][0]["hand"]
        return planted.turn(number)(match) and hand["size"] == 5 and len(hand["cards"]) > 3

    return is_there


@pytest.mark.parametrize("language", ["en", "de", "pl"] if DEEP else ["pl"])
def test_amounts_are_figures_alone_where_their_words_would_be_cut(somebody: Somebody, language: str) -> None:
    person = somebody(language=language, **PHONE)
    person.page.set_viewport_size({"width": 360, "height": 740})
    person.sit_down(person.many(f"amounts-{language}", "realms", "free-for-all", 4, has_amounts(5)))
    buttons = person.page.locator(".prompt").get_by_role("button", name=re.compile(r"^[1-5]\b"))
    said = [person.label(label) for label in person.moment["labels"]]
    assert [button.text_content() for button in buttons.locator(".amount__words").all()] == said
    for button, words in zip(buttons.all(), said, strict=True):
        expect(button).to_have_accessible_name(words)
        assert button.evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize("language", one_a_day("pl", "de", "en"))
def test_three_names_to_choose_from_cover_nothing_that_is_in_play(somebody: Somebody, language: str) -> None:
    person = somebody(language=language, **PHONE)
    person.sit_down(person.many(f"names-{language}", "realms", "hydra", 6, planted.is_asked("target")))
    answers = person.page.locator(".prompt__a .btn")
    expect(answers).to_have_count(3)
    assert answers.evaluate_all("all => all.every((each) => each.scrollWidth <= each.clientWidth)")
    prompt, tile = person.page.locator(".prompt").bounding_box(), person.page.locator(".mid .tile").first.bounding_box()
    assert prompt
    assert tile
    assert tile["y"] + tile["height"] <= prompt["y"]


def test_a_phone_that_is_turned_looks_again_at_somebody_to_attack(somebody: Somebody) -> None:
    person = somebody(**PHONE)
    person.sit_down(person.many("turned", "realms", "emperor", 6, can_attack))
    looked_at = person.page.locator(".seatmap [aria-current=true]")
    expect(looked_at).to_have_class(re.compile("is-open"))
    person.page.set_viewport_size({"width": 844, "height": 390})
    expect(looked_at).to_be_hidden()
    person.page.set_viewport_size({"width": 390, "height": 844})
    expect(looked_at).to_have_class(re.compile("is-open"))


def has_amounts(number: int) -> planted.Until:
    """Seat 1 is asked how much combat to spend, with so many answers."""

    def is_there(match: Match[Any]) -> bool:
        decision = match.decision
        return planted.is_asked("amount")(match) and decision is not None and len(decision.options) == number

    return is_there


def own_turn(number: int) -> planted.Until:
    """Seat 1 begins a turn, this one or later, however many others there are."""

    def is_there(match: Match[Any]) -> bool:
        content: Any = match.view(1).content
        return planted.is_asked("action")(match) and content["turn"] >= number

    return is_there
