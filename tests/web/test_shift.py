"""Nothing moves under the finger: how far the parts of a page are shifted by what is not the player's own doing.

A browser calls that recent input for half a second. Here it lasts until the answer to it was shown, and half a second
from then: how slow the machine is changes nothing.
"""

from typing import Any

import pytest

from tests.depth import DEEP, one_a_day
from tests.web.conftest import DESKTOP, Somebody
from tests.web.person import Person
from tests.web.planted import turn
from tests.web.ways import Miner, Mouse

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SCREENS: dict[str, Any] = {"phone": PHONE, "desk": {"viewport": DESKTOP}}
FEW = 8  # decisions, where it is looked at briefly
MOST = 0.1  # of all shifts together, by the measure of layout-shift
GRACE = 500  # milliseconds, as browsers have it
WATCH = """(grace) => {
  window.shifts = []
  window.own = []  // from when until when what moves is the player's own doing
  const act = () => {
    if (own.at(-1)?.[1] === Infinity) return
    const mine = [performance.now(), Infinity], count = told.count
    own.push(mine)
    const shown = () => requestAnimationFrame(() => requestAnimationFrame(() => (mine[1] = performance.now() + grace)))
    told.wait(() => told.count > count, 3600).then(shown)
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, act, true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
      const name = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName
      const moved = entry.sources.map(({ node, previousRect, currentRect }) =>
        `${name(node)}: ${box(previousRect)} to ${box(currentRect)}`)
      shifts.push([entry.value, moved, Math.round(entry.startTime)])
    }
  }).observe({ type: 'layout-shift', buffered: true })
}"""


def shifts(person: Person) -> list[Any]:
    """What moved by itself: how far, what, and when."""
    by_itself = "shifts.filter(([, , at]) => !own.some(([from, until]) => from <= at && at <= until))"
    found: list[Any] = person.page.evaluate(by_itself)
    return found


def check(person: Person) -> None:
    found = shifts(person)
    assert sum(value for value, _, _ in found) <= MOST, found


@pytest.mark.parametrize("screen", one_a_day("phone", "desk"))
def test_a_duel_stands_still(somebody: Somebody, screen: str) -> None:
    person = somebody(**SCREENS[screen], reduced_motion="no-preference")
    person.sit_down(person.table(f"shift-{screen}", turn(5)))
    person.page.evaluate(WATCH, GRACE)
    Mouse(person).play_on() if DEEP else Mouse(person).play_some(FEW)
    check(person)


def test_a_cave_on_a_phone_stands_still(somebody: Somebody) -> None:
    person = somebody(**PHONE, reduced_motion="no-preference")
    person.sit_down(person.cave("shift-cave"))
    person.page.evaluate(WATCH, GRACE)
    Miner(person).play_on() if DEEP else Miner(person).play_some(FEW)
    check(person)
