"""The sheet of keys: H opens it on every screen, and every key on it does what it says."""

from playwright.sync_api import expect

from tests.web import planted
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.ways import named


def sheet(person: Person) -> list[str]:
    """The keys that the sheet tells, those of this screen first; it is put away again."""
    person.page.keyboard.press("h")
    person.dialog.get_by_role("heading", name=person.say("web-keys"), exact=True).wait_for()
    keys = person.dialog.locator("kbd").all_inner_texts()
    person.page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    return keys


def test_the_sheet_is_the_same_on_every_screen_and_begins_with_what_works_there(somebody: Somebody) -> None:
    person = somebody()
    person.open()
    person.play_now().wait_for()
    everywhere = ["Tab", "← ↑ → ↓", "Enter", "?", "H", "Esc"]
    first = sheet(person)
    assert first[: len(everywhere)] == everywhere
    for path in ("/cards", "/rules"):
        person.open(path)
        search = person.page.get_by_role("searchbox")
        search.wait_for()
        assert sheet(person)[len(everywhere)] == "/"
        person.page.keyboard.press("/")
        expect(search).to_be_focused()
        person.page.keyboard.press("h")  # a letter of a search
        expect(search).to_have_value("h")
    person.sit_down(person.table("sheet", planted.turn(7)))
    at_table = sheet(person)
    assert sorted(at_table) == sorted(first)
    assert at_table[len(everywhere) :][:8] == ["X", "A", "F", "E", "Z", "R", "L", "1 … 9"]


def test_every_key_of_a_table_does_what_the_sheet_says(somebody: Somebody) -> None:
    """R is pressed where the others' turn is shown again, digits at the text table."""
    person = somebody(viewport={"width": 1100, "height": 800})
    keyboard = person.page.keyboard

    def press(key: str) -> None:
        count = person.count
        keyboard.press(key)
        person.wait("told.count > a[0]", count)

    person.sit_down(person.table("key-table", planted.turn(9)))
    size, turn = person.seat()["hand"]["size"], person.moment["view"]["turn"]
    press("a")
    person.wait("told.moment.decision.macros.length === 0")
    left = person.seat()["hand"]["size"]
    assert left < size
    press("z")
    assert person.seat()["hand"]["size"] == left + 1
    log = person.page.get_by_role("complementary", name=person.say("web-log"))
    keyboard.press("l")
    expect(log).to_be_in_viewport()
    keyboard.press("Escape")
    expect(log).not_to_be_in_viewport()
    keyboard.press("e")
    expect(person.button(named(person.say("board-end-anyway")))).to_be_enabled()
    press("e")
    person.until_asked()
    assert person.moment["view"]["turn"] > turn
    person.sit_down(person.table("key-scrap", planted.is_asked("scrap")))
    if any(option["verb"] == "decline" for option in person.moment["decision"]["options"]):
        press("x")
        assert person.moment["decision"]["asked"] != "scrap"
    person.sit_down(person.table("key-attack", planted.can_win))
    press("f")
    assert person.moment["outcome"]["winners"] == [1]


def test_a_raid_is_found_by_its_key(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.cave("key-raid", planted.acts_at(9)))
    raids = [option for option in person.moment["decision"]["options"] if option["verb"] == "raid"]
    assert raids
    person.page.keyboard.press("f")
    expect(person.page.locator(".base .hit:focus")).to_have_count(1)
