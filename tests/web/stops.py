"""Every page and every kind of moment that a player meets, one after the other, to be looked at."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from starlode.games import table_rules
from starlode.i18n.voices import voice_of
from starlode.server.stored import Sitting
from tests.server.people import Guest
from tests.web import planted
from tests.web.person import NOT_FOUND, OUTAGE, Person
from tests.web.ways import Mouse, Text, named

Stops = Iterator[str]
Tour = Callable[[Person, str], Stops]
# A tour says where it is whenever there is something to be looked at; its tables are called after the given name.


def pages(person: Person, name: str) -> Stops:
    person.table(f"{name}-listed")
    person.open()
    person.page.get_by_role("region", name=person.say("web-my-tables")).wait_for()
    yield "first screen"
    for game in ("realms", "cavein"):
        person.press(f"game-more-{game}")
        person.dialog.get_by_text(person.say("web-rules"), exact=True).click()
        yield f"new table of {game}"
        close(person)
    person.button(re.compile(re.escape(person.say("web-change-name")))).click()
    yield "name"
    close(person)
    person.page.get_by_role("textbox").fill("nonsense")
    person.press("web-go-there")
    person.sees(person.say("web-by-link-wrong"))
    yield "wrong link"
    for game in ("realms", "cavein"):
        person.open(f"/cards/{game}")
        person.page.locator(".things .hit").first.click()
        yield f"a card of {game} above all of them"
        close(person)
        person.open(f"/rules/{game}")
        person.page.get_by_role("article").first.wait_for()
        yield f"rules of {game}"
    person.page.keyboard.press("h")
    person.dialog.wait_for()
    yield "keys"
    person.open("/nothing/here")
    person.sees(person.say("web-nowhere-page"))
    yield "no such page"
    person.tolerates.append(NOT_FOUND)
    person.open("/t/no-such-table")
    person.sees(person.say("web-nowhere-table"))
    yield "no such table"


def before_the_match(person: Person, name: str) -> Stops:
    person.open()
    person.press("web-open-table")
    person.page.get_by_role("img", name=person.say("web-qr-of-link")).wait_for()
    yield "waiting room"
    host = Guest(person.server.url)
    person.open(f"/t/{host.open_table()['id']}")
    person.button(person.say("web-join-and-play")).wait_for()
    yield "invitation"


def picture_table(person: Person, name: str) -> Stops:
    person.sit_down(person.table(f"{name}-turn", planted.turn(11)))
    yield "my turn"
    person.press("web-menu")
    for summary in person.dialog.locator("summary").all():
        summary.click()
    yield "menu"
    close(person)
    person.button(named(person.say("board-my-discard"))).click()
    yield "my discard pile"
    close(person)
    card = person.page.get_by_role("region", name=person.say("board-hand")).get_by_role("button").first
    card.focus()
    person.page.keyboard.press("?")
    person.dialog.wait_for()
    yield "card"
    close(person)
    person.page.keyboard.press("e")
    person.sees(person.say("board-end-title"))
    yield "warning"
    count = person.count
    expect(person.button(named(person.say("board-end-anyway")))).to_be_enabled()  # not at once: see a double click
    person.page.keyboard.press("e")
    person.until_asked(count)
    yield "what just happened"
    person.tolerates.append(OUTAGE)
    person.line.cut()
    person.sees(person.say("web-connection-lost"))
    yield "connection lost"
    person.line.mend()
    expect(person.page.get_by_text(person.say("web-connection-lost"))).to_have_count(0)


def questions(person: Person, name: str) -> Stops:
    for what in ("scrap", "choose", "discard"):
        person.sit_down(person.table(f"{name}-{what}", planted.is_asked(what)))
        yield f"asked to {what}"
    person.sit_down(person.table(f"{name}-several", planted.can_do_several))
    offered = [option for option in person.moment["decision"]["options"] if option["verb"] in planted.ABILITIES]
    several = next(each for each in offered if sum(other["card"] == each["card"] for other in offered) > 1)
    name = person.words.card(several["card"])
    card = person.button(re.compile(rf"^{re.escape(person.say('board-several-action'))}\. {re.escape(name)}"))
    assert card.get_attribute("aria-haspopup") == "menu"
    card.focus()
    card.press("Enter")
    person.page.get_by_role("menu").wait_for()
    yield "several things to do"


def others(person: Person, name: str) -> Stops:
    other = Guest(person.server.url)
    sitting = (Sitting(1, person.guest), Sitting(2, other.id))
    table = planted.a_table(person.server.data, f"{name}-other", *sitting, until=planted.turn(9))
    person.sit_down(table)
    page = other.page(table)
    page.do("ask-undo")
    person.button(person.say("web-allow")).wait_for()
    yield "asked to take back"
    page.do("answer-undo", yes=False)
    Mouse(person).do("end-turn")
    yield "the other's turn"
    page.close()
    watched = planted.a_table(person.server.data, f"{name}-watched", Sitting(1, other.id), Sitting(2, None, "greedy"),
                              until=planted.turn(9))  # fmt: skip
    person.sit_down(watched)
    yield "watching"


def text_table(person: Person, name: str) -> Stops:
    person.sit_down(person.table(f"{name}-text", planted.turn(11)), text=True)
    yield "text table"
    row = person.page.get_by_role("region", name=person.say("web-table"), exact=True).get_by_role("button")
    row.first.click()
    yield "card as text"
    close(person)
    text = Text(person)
    text.end_turn(person.label(person.moment["labels"][-1]), warned=False)
    person.sees(person.say("web-end-turn-really"))
    yield "warning as text"
    person.press("web-text-table")
    person.look_at_table()


def cavein_table(person: Person, name: str) -> Stops:
    person.sit_down(person.cave(f"{name}-cave", planted.acts_at(15)), text=True)
    yield "Cave-In, my turn"
    person.page.get_by_text(person.say("web-turn-in-short")).click()
    yield "a turn in short"
    view = person.moment["view"]
    shown = [next(iter(view["docks"])), next(iter(view["mine"]))]
    shown += [stack["top"].split("+")[0] for stack in view["artifact-stacks"] if stack["top"]][:1]
    table = person.page.get_by_role("region", name=person.say("web-table"), exact=True)
    lore = voice_of(table_rules("cavein", "en2021", 2, {})).lore
    for thing in shown:
        table.get_by_role("button", name=re.compile(re.escape(lore.name(person.words.say, thing)))).first.click()
        person.dialog.wait_for()
        yield f"text of {thing}"
        close(person)
    Text(person).end_turn(person.label(person.moment["labels"][-1]), warned=False)
    person.sees(person.say("web-end-turn-really"))
    yield "warning of Cave-In"
    person.sit_down(person.cave(f"{name}-pay", planted.pays, seats=4), text=True)
    yield "Cave-In, asked to pay"
    person.sit_down(person.cave(f"{name}-over", planted.is_over), text=True)
    expect(person.dialog.get_by_role("region", name=person.say("web-standings")).get_by_role("row")).to_have_count(3)
    yield "Cave-In, the end"


def endings(person: Person, name: str) -> Stops:
    person.sit_down(person.table(f"{name}-end", planted.can_win))
    person.press("web-menu")
    person.dialog.get_by_role("button", name=person.say("web-resign")).click()
    expect(person.dialog).to_contain_text(person.say("web-resign-about"))
    yield "resigning"
    close(person)
    Mouse(person).do("attack 2")
    expect(person.dialog).to_contain_text(person.say("web-won"))
    yield "the end"
    person.press("web-look-at-table")
    yield "the table afterwards"


def close(person: Person) -> None:
    """Put a dialog away."""
    person.page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)


TOURS: tuple[Tour, ...] = (pages, before_the_match, picture_table, questions, others, text_table, cavein_table, endings)
