"""The focus of the keyboard: it is always to be seen, goes everywhere, and is never lost."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web import planted
from tests.web.conftest import Somebody
from tests.web.person import Person

MOST_STOPS = 80

# Where the focus is, whether an outline shows it, there or at whatever stands for it, and whether that is in view.
_FOCUS = """() => {
  const here = document.activeElement
  if (here === document.body) return null
  const drawn = (element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\\)$|transparent/.test(outlineColor)
  }
  const around = [here, here.parentElement, here.parentElement?.parentElement, ...(here.parentElement?.children ?? [])]
  const box = here.getBoundingClientRect()
  const name = here.ariaLabel ?? here.innerText?.trim() ?? ''
  return {
    name: `${here.tagName} ${name || here.type || here.className}`.slice(0, 60),
    drawn: around.some((element) => element && drawn(element)),
    inView: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    place: [...document.querySelectorAll('*')].indexOf(here),
  }
}"""


def stops(person: Person) -> list[str]:
    """Where the Tab key leads, once around the page; every stop is to be seen."""
    seen: dict[int, str] = {}
    for _ in range(MOST_STOPS):
        person.page.keyboard.press("Tab")
        focus = person.page.evaluate(_FOCUS)
        if focus is None or focus["place"] in seen:
            return list(seen.values())
        assert focus["drawn"], f"the focus cannot be seen: {focus['name']}"
        assert focus["inView"], f"the focus is outside of the window: {focus['name']}"
        seen[focus["place"]] = focus["name"]
    raise AssertionError(f"there is no end of stops: {list(seen.values())}")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_the_focus_is_always_to_be_seen(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(viewport={"width": size[0], "height": size[1]})
    person.open()
    person.play_now().wait_for()
    assert len(stops(person)) >= 10
    person.sit_down(person.table(f"focus-{size[0]}", planted.turn(9)))
    found = stops(person)
    assert len(found) >= 8
    # The first stop leads past the frame of the page, and each zone of the table is one stop.
    assert person.say("web-skip-to-content") in found[0]
    hand = [name for name in found if name.startswith(f"BUTTON {person.say('board-verb-play')} ") and "·" in name]
    assert len(hand) == 1
    person.sit_down(person.table(f"focus-text-{size[0]}", planted.turn(9)), text=True)
    assert len(stops(person)) >= 8


def is_focused(locator: Locator) -> bool:
    return bool(locator.evaluate("element => element === document.activeElement"))


def test_a_dialog_takes_the_focus_and_gives_it_back(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("focus-back"))
    menu = person.button(person.say("web-menu"))
    menu.focus()
    person.page.keyboard.press("Enter")
    person.dialog.wait_for()
    assert person.page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    person.page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    assert is_focused(menu)
    card = person.page.get_by_role("region", name=person.say("board-hand")).get_by_role("button").first
    card.focus()
    person.page.keyboard.press("?")
    person.dialog.wait_for()
    person.page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    assert is_focused(card)


def test_the_focus_stays_in_the_hand_when_a_card_leaves_it(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("focus-hand"))
    hand = person.page.get_by_role("region", name=person.say("board-hand"))
    hand.get_by_role("button").first.focus()
    person.page.keyboard.press("ArrowRight")
    size = person.seat(1)["hand"]["size"]
    for left in range(size - 1, -1, -1):
        count = person.count
        person.page.keyboard.press("Enter")
        person.until_asked(count)
        assert person.seat(1)["hand"]["size"] == left
        if left:
            assert hand.evaluate("hand => hand.contains(document.activeElement)")


def test_the_focus_goes_to_the_page_that_somebody_went_to(somebody: Somebody) -> None:
    person = somebody()
    person.open()
    person.play_now().focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("main:has(.duel)")).to_be_focused()
    person.page.keyboard.press("Tab")
    assert person.page.evaluate("document.querySelector('main').contains(document.activeElement)")


def test_the_key_of_an_attack_goes_to_a_base_that_protects(somebody: Somebody) -> None:
    """SR-90: outposts come first."""
    person = somebody()
    person.sit_down(person.table("focus-outpost", planted.must_break_an_outpost))
    person.page.keyboard.press("f")
    focused = person.page.locator(".seat__bases :focus")
    expect(focused).to_have_count(1)
    assert person.say("board-verb-attack") in (focused.get_attribute("aria-label") or "")


def test_an_empty_hand_keeps_the_focus_and_the_log_does_not_take_it(somebody: Somebody) -> None:
    person = somebody(viewport={"width": 1366, "height": 768})
    person.sit_down(person.table("focus-empty"))
    log = person.page.get_by_role("complementary", name=person.say("web-log")).get_by_role("button").first
    log.focus()
    person.page.keyboard.press("ArrowRight")
    person.page.evaluate("document.activeElement.blur()")  # as if the Tab key had led out of the page
    hand = person.page.get_by_role("region", name=person.say("board-hand"))
    hand.get_by_role("button").first.focus()
    while size := person.seat(1)["hand"]["size"]:
        person.page.keyboard.press("Enter")
        person.wait("told.moment.view.seats[0].hand.size < a[0]", size)
    expect(hand.get_by_text(person.say("board-empty-hand"))).to_be_visible()
    expect(hand).to_be_focused()
