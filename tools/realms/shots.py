"""Pictures of Star Realms for the README: tools/screenshots.py takes them."""

from typing import Any

from screenshots import DESK, PHONE, Shot
from starlode.core.match import Match
from tests.web import planted
from tests.web.person import Person
from tests.web.ways import Mouse

LATE = 18  # turns


def in_mid_turn(person: Person) -> None:
    """Some cards are played, some are left, and there is something to buy."""
    person.sit_down(person.table("amber-heron", early(planted.turn(11))))
    mouse = Mouse(person)
    while person.seat(1)["trade"] < 3:
        options = person.moment["decision"]["options"]
        mouse.do(next(option["action"] for option in options if option["verb"] in ("play", "use", "choose")))


def question(person: Person) -> None:
    person.sit_down(person.table("solar-lynx", early(planted.is_asked("scrap"), hand=2)))


def on_a_phone(person: Person) -> None:
    person.sit_down(person.table("lucid-wren", early(planted.turn(9))))


def as_text(person: Person) -> None:
    person.sit_down(person.table("quiet-otter", early(planted.turn(9))), text=True)


def early(until: planted.Until, hand: int = 0) -> planted.Until:
    """The same, while a match is still young, and with so many cards in hand."""

    def is_there(match: Match[Any]) -> bool:
        content: Any = match.view(1).content
        return content["turn"] < LATE and content["seats"][0]["hand"]["size"] >= hand and until(match)

    return is_there


SHOTS = {
    "table": Shot(in_mid_turn),
    "question-light": Shot(question, DESK | {"color_scheme": "light"}),
    "phone": Shot(on_a_phone, PHONE),
    "phone-light": Shot(on_a_phone, PHONE | {"color_scheme": "light"}),
    "text": Shot(as_text),
}
