"""Both games by touch, several people and bots at one table of a team format, and whole matches where there is time."""

import pytest
from playwright.sync_api import expect

from starlode.server.stored import Sitting
from tests.depth import DEEP
from tests.web import planted
from tests.web.conftest import PATIENCE, Somebody
from tests.web.person import OUTAGE, Person
from tests.web.test_phone import PHONE
from tests.web.ways import Fingers, Keys, Miner, Mouse, Text, Way

PAUSE = 100  # milliseconds
EVERY_MATCH = {"realms": {"play", "buy", "attack", "end-turn"}, "cavein": {"recruit", "mine", "pay", "end-turn"}}


def sit_down(person: Person, game: str, name: str, text: bool = False) -> None:
    """At a match from its beginning, or where there is no time near its end."""
    if game == "realms":
        person.sit_down(person.table(name, planted.any_time if DEEP else planted.can_win), text)
    else:
        person.sit_down(person.cave(name, planted.any_time if DEEP else planted.collapses_soon), text)


def play(person: Person, game: str, way: Way) -> None:
    winners = way.play_on()
    told = "web-drawn" if not winners else "web-won" if 1 in winners else "web-lost"
    expect(person.dialog).to_contain_text(person.say(told))
    assert not DEEP or way.done >= EVERY_MATCH[game]


@pytest.mark.parametrize("game", ["realms", "cavein"])
def test_a_match_to_its_end_by_touch(somebody: Somebody, game: str) -> None:
    person = somebody(**PHONE)
    sit_down(person, game, f"fingers-{game}")
    play(person, game, Fingers(person))


if DEEP:  # briefly, duels to their end stand in test_duel.py, and the end of a match of Cave-In in test_cavein.py

    @pytest.mark.parametrize("way", [Miner, Keys, Text])
    def test_a_whole_match_of_cave_in(somebody: Somebody, way: type[Way]) -> None:
        person = somebody()
        sit_down(person, "cavein", f"whole-{way.__name__.lower()}", text=way is Text)
        play(person, "cavein", way(person))


def who_is_asked(*people: Person) -> Person:
    """The first of them who has something to decide, once somebody has; who is done waits for the others."""
    for _ in range(PATIENCE // PAUSE):
        for person in people:
            if person.is_asked or person.moment["outcome"] is not None:
                return person
        people[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("nobody is asked any more")


def play_turn(person: Person, way: Way, most: int) -> None:
    """Decide so often at most, or until the turn is over; in a Hydra the others of the team act in it too."""
    turn = person.moment["view"]["turn"]
    for _ in range(most):
        if not person.is_asked or person.moment["view"]["turn"] != turn:
            return
        way.play_some(1)


# A turn of an emperor ends within so many decisions; of a Hydra everybody does a few.
@pytest.mark.parametrize(("format", "most"), [("emperor", 60), ("hydra", 4)])
def test_two_people_a_spectator_and_bots_at_a_table_for_six(somebody: Somebody, format: str, most: int) -> None:
    """They play, a cut line comes back, all see the same in the end, and who watches is asked nothing."""
    one, two, guest = somebody(), somebody(), somebody()
    sitting = [Sitting(seat, None, "random") for seat in range(1, 7)]
    sitting[0], sitting[1] = Sitting(1, one.guest), Sitting(2, two.guest)
    table = planted.a_table(one.server.data, f"six-{format}", *sitting, way=format)
    for person in (one, two, guest):
        person.sit_down(table)
    for _ in range(3 if DEEP else 1):
        for people in ((one, two), (two, one)):
            person = who_is_asked(*people)
            play_turn(person, Mouse(person), most)
    two.tolerates.append(OUTAGE)
    two.line.cut()
    two.sees(two.say("web-connection-lost"))
    two.line.mend()
    expect(two.page.get_by_text(two.say("web-connection-lost"))).to_have_count(0)
    newest = max(person.v for person in (one, two))
    for person in (one, two, guest):
        person.wait("told.v >= a[0]", newest)
    assert guest.moment["decision"] is None
