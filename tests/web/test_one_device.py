"""Several people at one device: a curtain hides the table until whoever is asked says that he is there."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import looks
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.ways import Mouse

PHONE = {"width": 390, "height": 844}


def opened(person: Person, game: str, **wanted: Any) -> str:
    wish = {"game": game, "places": [{"me": True}, {"other": "Anna"}], "options": {}, **wanted}
    return str(person.context.request.post(f"{person.line.url}/api/tables", data=wish).json()["id"])


def lift(person: Person, name: str) -> None:
    person.button(person.say("web-curtain-lift", name=name)).click()


def asked(person: Person) -> int:
    return int(person.moment["asked"]["seat"])


@pytest.mark.parametrize(
    ("game", "text", "language", "size"),
    [("realms", False, "de", None), ("cavein", True, "pl", PHONE)],
    ids=["realms drawn", "cavein as text on a phone"],
)
def test_the_curtain_is_between_two_people_at_one_device(
    somebody: Somebody, game: str, text: bool, language: str, size: dict[str, int] | None
) -> None:
    person = somebody(language=language, **({"viewport": size} if size else {}))
    names = {1: person.context.request.get(f"{person.line.url}/api/me").json()["name"], 2: "Anna"}
    person.open(f"/t/{opened(person, game)}{'?text' if text else ''}")
    heading = person.page.get_by_role("heading", level=1)
    person.wait("told.moment")
    first = asked(person)
    expect(heading).to_have_text(person.say("web-curtain", name=names[first]))
    assert person.moment["decision"] is None  # as one who watches: nothing of a hand is here
    assert looks.barriers(person.page) + looks.fits(person.page) == []
    person.page.keyboard.press("Enter")  # the focus is on the words
    expect(heading).to_have_text(person.say("web-curtain", name=names[first]))
    lift(person, names[first])
    person.look_at_table(text)
    person.until_asked()
    assert person.seat(first)["hand"]
    assert asked(person) == first
    other = 3 - first
    if not text:
        Mouse(person).do("end-turn")
        expect(heading).to_have_text(person.say("web-curtain", name=names[other]))
        first, other = other, first
        lift(person, names[first])
        person.look_at_table(text)
    person.button(person.say("web-hand-over")).click()
    lift(person, names[other])
    person.look_at_table(text)
    assert person.seat(other)["hand"]
    assert not person.is_asked
    person.page.reload()
    expect(heading).to_have_text(person.say("web-curtain", name=names[first]))


def test_who_sits_beside_me_takes_a_seat_in_the_waiting_room_and_gives_it_back(somebody: Somebody) -> None:
    person = somebody(language="de", viewport=PHONE, color_scheme="light")
    places = [{"me": True}, {}, {}]
    person.open(f"/t/{opened(person, 'realms', places=places, format='free-for-all', seats=3)}")
    person.button(person.say("web-other-at-seat", seat=2)).press("Enter")
    name = person.page.get_by_label(person.say("web-other-called", seat=2))
    name.fill("Berta")
    assert looks.barriers(person.page) + looks.fits(person.page) + looks.speaks(person.page, "de") == []
    name.press("Enter")
    person.button(person.say("web-other-away-name", name="Berta")).press("Enter")
    expect(person.page.get_by_text(person.say("web-place-is-open"), exact=True)).to_have_count(2)
    assert looks.barriers(person.page) == []


def test_all_of_us_at_this_device_is_one_choice_of_the_first_screen(somebody: Somebody) -> None:
    person = somebody(language="pl")
    person.open()
    person.page.get_by_role("checkbox", name=person.say("web-one-device")).check()
    person.press("web-open-table")
    person.wait("told.moment")
    lifts = person.page.get_by_role("main").get_by_role("button")
    expect(lifts).to_have_count(2)
    assert looks.barriers(person.page) + looks.fits(person.page) + looks.speaks(person.page, "pl") == []
