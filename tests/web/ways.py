"""Four ways to play: with the mouse on the pictures, by touch, with the keyboard alone, and at the text table."""

import re
from abc import ABC, abstractmethod
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from starlode.bots import make_bot
from starlode.core.decision import Decision
from starlode.core.view import View
from tests.web.person import Person

# Answers that lie in a pile, and what opens it.
PILES = {"scrap-discard": "board-my-discard", "give": "board-open-gifts"}
MOST_STEPS = 80  # of the keyboard's focus, until it must have been everywhere


class Way(ABC):
    """How a person tells the table what he has decided."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.done: set[str] = set()  # what kinds of things were done
        self.answers = 0  # how many there were at the last choice
        self.tries = 1  # how often something is looked for before it is missed
        self.missed = 0

    def play_on(self) -> list[int]:
        """Play as the greedy bot would until the match is over; who won. Every third turn card by card."""
        person = self.person
        person.until_asked()
        while (moment := person.moment)["outcome"] is None:
            decision, count = moment["decision"], person.count
            expect(self.page.locator(".is-watched")).to_have_count(0)  # a press would only end the show
            if decision["macros"] and moment["view"]["turn"] % 3:
                self.macro(person.label(moment["macros"][0]))
                self.done.add("macro")
            else:
                bot = make_bot("greedy", moment["view"]["game"])
                action = bot.choose(View.from_json(moment["view"]), Decision.from_json(decision))
                self.choose(moment, [option["action"] for option in decision["options"]].index(action))
            person.until_asked(count)
        winners: list[int] = moment["outcome"]["winners"]
        return winners

    def play_some(self, decisions: int) -> None:
        """Play as the greedy bot would for so many decisions, or until the match is over."""
        for _ in range(decisions):
            self.person.until_asked()
            if self.person.moment["outcome"] is not None:
                return
            self.play_one()

    def play_one(self) -> None:
        """One decision, if there is one: a teammate may take it meanwhile."""
        person = self.person
        moment, count = person.heard("[told.moment, told.count]")  # at once, for the same reason
        decision = moment["decision"]
        if decision is None or moment["outcome"] is not None:
            return
        bot = make_bot("greedy", moment["view"]["game"])
        action = bot.choose(View.from_json(moment["view"]), Decision.from_json(decision))
        expect(self.page.locator(".is-watched")).to_have_count(0)
        if action.startswith("hand-over"):  # a teammate who is a bot takes the turn by himself
            action = "end-turn"
        try:
            self.choose(moment, [option["action"] for option in decision["options"]].index(action))
        except TimeoutError as error:
            self.missed = 0 if person.count > count else self.missed + 1  # a teammate was faster, or it is slow
            if self.missed == self.tries:
                error.add_note(f"told {person.v}: {action}; on the page: {self.page.inner_text('body')}")
                raise
            return
        self.missed = 0
        person.wait("told.count > a[0]", count)

    def do_first(self) -> None:
        """The first option there is; a teammate may act at the same time, so it is not looked at twice."""
        moment, count = self.person.heard("[told.moment, told.count]")
        if moment["decision"]:
            self.choose(moment, 0)
            self.person.wait("told.count > a[0]", count)

    def do(self, action: str) -> None:
        """One action, until the page has shown what came of it."""
        moment, count = self.person.moment, self.person.count
        self.choose(moment, [option["action"] for option in moment["decision"]["options"]].index(action))
        self.person.wait("told.count > a[0]", count)

    def choose(self, moment: dict[str, Any], at: int) -> None:
        """Take one of the options."""
        verb = moment["decision"]["options"][at]["verb"]
        self.done.add(verb)
        self.answers = len(moment["decision"]["options"])
        label = self.person.label(moment["labels"][at])
        if verb in ("end-turn", "go-on"):
            self.end_turn(label, bool(moment["warnings"]))
        else:
            self.take(label, verb, at)
            action = moment["decision"]["options"][at]["action"]
            if any(caution["action"] == action for caution in moment["cautions"]):
                self.insist(label, verb, at)

    @abstractmethod
    def insist(self, label: str, verb: str, at: int) -> None:
        """Take an option all the same by which something else is lost."""

    @abstractmethod
    def macro(self, label: str) -> None:
        """Several simple actions at once."""

    @abstractmethod
    def end_turn(self, label: str, warned: bool) -> None:
        """End the turn, or the first part of it, also if something would be lost."""

    @abstractmethod
    def take(self, label: str, verb: str, at: int) -> None:
        """Any other option."""


class Mouse(Way):
    """Clicks on cards and buttons of the picture table, found by their names."""

    def macro(self, label: str) -> None:
        self.hit(self.person.button(label))

    def end_turn(self, label: str, warned: bool) -> None:
        self._press(self.person.say("board-end-turn"))
        if warned:
            self._press(self.person.say("board-end-anyway"))

    def take(self, label: str, verb: str, at: int) -> None:
        if verb in PILES:  # those cards lie in a pile
            self._press(self.person.say(PILES[verb]))
        passes = self.person.button(self.person.say("board-pass"))
        if verb == "pass" and passes.count():  # they are many, and lie behind one button
            self.hit(passes)
            self.hit(self.page.get_by_role("menuitem", name=label, exact=True))
            return
        whole = self.person.button(label)  # an ability has a button of its own on its card
        if whole.count():
            self.hit(whole.first)
        else:
            self._press(label)

    def insist(self, label: str, verb: str, at: int) -> None:
        self._press(self.person.say("board-do-anyway"))

    def _press(self, start: str) -> None:
        self.hit(self.person.button(named(start)).first)

    def hit(self, target: Locator) -> None:
        target.click()


class Miner(Mouse):
    """The same at the drawn table of Cave-In, where the start of a turn is ended at its question."""

    def end_turn(self, label: str, warned: bool) -> None:
        if self.person.button(named(self.person.say("board-end-turn"))).first.is_enabled():
            super().end_turn(label, warned)
            return
        for _ in range(2 if warned else 1):
            self._press(label)


class Finger(Miner):
    """The same by touch, at either table."""

    def hit(self, target: Locator) -> None:
        target.tap()


class Fingers(Miner):
    """The same by touch: a tap is all there is, and on a telephone some buttons show signs instead of words."""

    def macro(self, label: str) -> None:
        self.person.button(label).tap()

    def take(self, label: str, verb: str, at: int) -> None:
        if verb in PILES:
            self._press(self.person.say(PILES[verb]))
        whole = self.person.button(label)
        if whole.count():
            self._tap(whole.first)
        else:
            self._press(label)

    def _press(self, start: str) -> None:
        self._tap(self.person.button(named(start)).first)

    def _tap(self, target: Locator) -> None:
        # Cards of a full hand overlap: what is seen of each is its left side.
        target.tap(position={"x": 12, "y": 12})


class Keys(Way):
    """Tab goes from zone to zone, the arrows from card to card, Enter takes; letters for what is done every turn."""

    def macro(self, label: str) -> None:
        self._key("a")

    def end_turn(self, label: str, warned: bool) -> None:
        if not self.person.button(named(self.person.say("board-end-turn"))).first.is_enabled():
            for _ in range(2 if warned else 1):  # only a part of the turn ends, at its question
                self.press(label)
            return
        self._key("e")
        if warned:
            # A second press may not come too soon: it could be the other half of a double click.
            expect(self.person.button(named(self.person.say("board-end-anyway")))).to_be_enabled()
            self._key("e")

    def take(self, label: str, verb: str, at: int) -> None:
        if verb in ("decline", "done"):
            self._key("x")
            return
        if verb in PILES:
            self.press(self.person.say(PILES[verb]))
        self.press(label)

    def insist(self, label: str, verb: str, at: int) -> None:
        self.press(self.person.say("board-do-anyway"))

    def press(self, start: str) -> None:
        """Go to the button whose name starts so, and press it; if several things can be done there, say which."""
        self.go_to(start)
        expect(self.person.button(named(start)).first).to_be_enabled()
        self._key("Enter")
        menu = self.page.get_by_role("menu")
        if menu.count():
            item = menu.get_by_role("menuitem", name=start, exact=True)
            while not item.evaluate("item => item === document.activeElement"):
                self._key("ArrowDown")
            self._key("Enter")

    def go_to(self, start: str) -> None:
        self.person.button(named(start)).first.wait_for()
        for _ in range(MOST_STEPS):
            step = self.page.evaluate(_WHERE, start)
            if step is None:
                return
            self._key(step)
        raise AssertionError(f"the keyboard does not reach “{start}”")

    def _key(self, key: str) -> None:
        self.page.keyboard.press(key)


class Text(Way):
    """The text table: a digit takes one of the first nine answers, the others are found by typing."""

    def macro(self, label: str) -> None:
        self.person.button(label).click()

    def end_turn(self, label: str, warned: bool) -> None:
        self.person.button(re.compile(rf"^\d+\s*{re.escape(label)}$")).click()
        if warned:
            really = self.page.get_by_text(self.person.say("web-end-turn-really"))
            self.page.get_by_role("alert").filter(
                has=really.or_(self.page.get_by_text(self.person.say("web-go-on-really")))
            ).wait_for()
            self.person.button(re.compile(rf"^\d+\s*{re.escape(label)}$")).click()

    def insist(self, label: str, verb: str, at: int) -> None:
        really = self.page.get_by_text(self.person.say("web-choose-really"))
        self.page.get_by_role("alert").filter(has=really).wait_for()
        self.take(label, verb, at)

    def take(self, label: str, verb: str, at: int) -> None:
        amount = self.page.get_by_role("spinbutton")
        if amount.count():  # a number is asked for, and no key is an answer
            if verb == "amount":
                amount.fill(label.split()[0])
                amount.press("Enter")
            else:
                self.person.button(re.compile(rf"^\d+\s*{re.escape(label)}$")).click()
        elif at < 9:
            self.page.keyboard.press(str(at + 1))
            if (at + 1) * 10 <= self.answers:  # another digit could follow
                self.page.keyboard.press("Enter")
        else:
            field = self.page.get_by_label(self.person.say("web-find-answer"), exact=True).and_(
                self.page.get_by_role("textbox")
            )
            field.fill(str(at + 1))
            field.press("Enter")
            self.page.evaluate("document.activeElement.blur()")  # the field itself may be gone with its question


def named(start: str) -> re.Pattern[str]:
    """The name of a button that says this first, and then perhaps what it is about."""
    told = re.escape(start).replace("\N{NO-BREAK SPACE}", r"\s")  # which a browser takes for any other space
    return re.compile(rf"^{told}(?=$|[\s.:])")


# Which key leads from the focus towards a button: null if it is there. Within a group that is one stop of the Tab key
# the arrows lead on.
_WHERE = """(start) => {
  const said = (element) => {  // without the letters of badges and the signs of keys
    const copy = element.cloneNode(true)
    for (const mute of copy.querySelectorAll('[aria-hidden="true"]')) mute.remove()
    return copy.textContent.trim()
  }
  const is = (element) => [element.ariaLabel ?? element.innerText.trim(), element.ariaLabel ?? said(element)].some(
    (name) => name === start || (name.startsWith(start) && /[\\s.:]/.test(name[start.length])))
  const here = document.activeElement
  if (here.matches('button, a') && is(here)) return null
  const page = document.querySelector('dialog[open]') ?? document
  for (const target of page.querySelectorAll('button:enabled')) {
    if (!is(target) || !here.hasAttribute('data-rove') || !target.hasAttribute('data-rove')) continue
    let group = here
    while (!group.contains(target)) group = group.parentElement
    if ([...group.querySelectorAll('[data-rove]')].filter((each) => each.tabIndex === 0).length > 1) continue
    return here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowRight' : 'ArrowLeft'
  }
  return 'Tab'
}"""
