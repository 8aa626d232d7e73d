"""Pictures of Cave-In for the README: tools/screenshots.py takes them."""

from screenshots import Shot
from tests.web import planted
from tests.web.person import Person


def cave(person: Person) -> None:
    person.sit_down(person.cave("blue-geode", planted.acts_at(9)))
    person.button(person.say("web-close")).click()


SHOTS = {"cavein": Shot(cave, signs=True)}
