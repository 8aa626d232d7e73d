"""The picture table in the hand: everything is done by touching it."""

from playwright.sync_api import expect

from tests.web import planted
from tests.web.conftest import Somebody
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
