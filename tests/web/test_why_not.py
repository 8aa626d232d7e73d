"""An enlarged card says why it cannot be had or used now."""

from typing import Any

import pytest
from playwright.sync_api import expect

from starlode.core.match import Match
from starlode.games import table_rules
from starlode.i18n import Words
from starlode.server.stored import Sitting
from tests.server.people import Guest
from tests.web import planted
from tests.web.conftest import Somebody
from tests.web.person import Person

WHY = ".reader__why"
REALMS, CAVE = (Words("en", table_rules(game, way, 2, {})) for game, way in (("realms", "duel"), ("cavein", "en2021")))


def read(person: Person, spot: str, card: str) -> None:
    """Enlarge a card by a right click, which reads it whatever is offered."""
    person.page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    person.page.locator(f'[data-spot="{spot}"][data-card="{card}"] .hit').first.click(button="right")
    person.dialog.wait_for()


def says(person: Person, message: str, **args: Any) -> None:
    expect(person.dialog.locator(WHY)).to_have_text(person.say(message, **args))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_of_the_trade_row_says_that_it_is_too_dear(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    person.sit_down(person.table(f"dear-{language}", planted.turn(7)))
    trade = person.seat()["trade"]
    cards = {card: REALMS.card_text(card).cost for card in person.moment["view"]["row"]}
    card = max(cards, key=lambda each: cards[each])
    read(person, "row", card)
    says(person, "error-not-enough-trade", card=person.words.card(card), need=cards[card], have=trade)
    read(person, "hand-1", next(iter(person.seat()["hand"]["cards"])))
    expect(person.dialog.locator(WHY)).to_have_count(0)  # it can be played


ONCE = ("junkyard", "machine-base", "brain-world", "blob-world", "recycling-station")  # bases that do only one thing


def used(content: Any) -> list[str]:
    return [entry["card"] for entry in content["seats"][0]["in-play"] if entry["card"] in ONCE and entry["used"]]


def has_used_a_base(match: Match[Any]) -> bool:
    """Seat 1 may still act, and one of his bases has done all that it does."""
    return planted.is_asked("action")(match) and bool(used(match.view(1).content))


def test_a_base_that_was_used_says_so(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("used", has_used_a_base))
    base = used(person.moment["view"])[0]
    read(person, "play-1", base)
    says(person, "error-already-used", card=person.words.card(base))


def test_a_base_of_another_says_what_stands_before_it(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("theirs", planted.turn(9)))
    theirs = [entry["card"] for entry in person.seat(2)["in-play"]]
    outposts = [card for card in theirs if REALMS.card_text(card).kind == "outpost"]
    first = (outposts or theirs)[0]
    need, have = REALMS.card_text(first).defense, person.seat()["combat"]
    read(person, "play-2", first)
    says(person, "error-not-enough-combat", need=need, have=have)


def test_in_the_turn_of_another_every_card_says_whose_move_it_is(somebody: Somebody) -> None:
    person = somebody()
    other = Guest(person.server.url)
    sitting = (Sitting(1, person.guest), Sitting(2, other.id))
    person.sit_down(planted.a_table(person.server.data, "not-mine", *sitting, until=planted.could_ask(2)))
    read(person, "row", next(iter(person.moment["view"]["row"])))
    says(person, "error-not-your-turn")


def test_while_something_is_asked_a_card_says_that_it_goes_first(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("goes-first", planted.is_asked("choose")))
    read(person, "row", next(iter(person.moment["view"]["row"])))
    says(person, "error-answer-first")


def test_the_pieces_of_cave_in_say_why_they_cannot_be_paid(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.cave("unpaid", cannot_pay))
    lore, say = CAVE.lore, CAVE.say
    offered = {(o["verb"], o.get("card") or o.get("artifact")) for o in person.moment["decision"]["options"]}
    view = person.moment["view"]
    mercenary = next(card for card in view["docks"] if ("recruit", card) not in offered)
    read(person, "docks", mercenary)
    expect(person.dialog.locator(WHY)).to_have_text(say("error-cannot-pay-recruit", card=lore.name(say, mercenary)))
    halves = [half for stack in view["artifact-stacks"] if stack["top"] for half in stack["top"].split("+")]
    artifact = next(half for half in halves if ("collect", half) not in offered)
    read(person, "artifacts", artifact)
    expect(person.dialog.locator(WHY)).to_have_text(say("board-cave-cannot-pay", card=lore.name(say, artifact)))


def cannot_pay(match: Match[Any]) -> bool:
    """Seat 1 begins to act in Cave-In with room in his hand; some mercenary and artifact there is beyond his means."""
    content: Any = match.view(1).content
    if not planted.is_asked("action")(match) or content["actions"] or content["seats"][0]["hand"]["size"] > 5:
        return False
    assert match.decision is not None
    actions = set(match.decision.actions)
    artifacts = [half for stack in content["artifact-stacks"] if stack["top"] for half in stack["top"].split("+")]
    dear = any(f"recruit {card}" not in actions for card in content["docks"])
    return dear and any(f"collect {half}" not in actions for half in artifacts)
