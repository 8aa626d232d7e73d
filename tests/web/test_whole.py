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
MOST_GOES = 500  # of two people at a table for six: no match takes so many
CUT_EVERY = 20
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
    way.tries = 6
    person.page.set_default_timeout(PATIENCE / way.tries)  # what a teammate has taken does not come any more
    for _ in range(most):
        if not person.is_asked or person.moment["view"]["turn"] != turn:
            break
        way.play_one()
    person.page.set_default_timeout(PATIENCE)


def be_cut_off(person: Person) -> None:
    """The line is gone, the page says so, and it comes back by itself."""
    person.tolerates.append(OUTAGE)
    person.line.cut()
    person.sees(person.say("web-connection-lost"))
    person.line.mend()
    expect(person.page.get_by_text(person.say("web-connection-lost"))).to_have_count(0)


# A turn of an emperor ends within so many decisions; of a Hydra everybody does a few.
@pytest.mark.parametrize(("format", "most"), [("emperor", 60), ("hydra", 4)])
def test_two_people_a_spectator_and_bots_at_a_table_for_six(somebody: Somebody, format: str, most: int) -> None:
    """They play, deeply to the end; cut lines come back, all see the same, and who watches is asked nothing."""
    one, two, guest = somebody(), somebody(), somebody()
    sitting = [Sitting(seat, None, "greedy") for seat in range(1, 7)]  # a match of theirs is shorter than by chance
    sitting[0], sitting[1] = Sitting(1, one.guest), Sitting(2, two.guest)
    table = planted.a_table(one.server.data, f"six-{format}", *sitting, way=format)
    for person in (one, two, guest):
        person.sit_down(table)
    mouse = {person: Mouse(person) for person in (one, two)}  # one each, which counts what it has missed in a row
    for go in range(MOST_GOES if DEEP else 2):
        person = who_is_asked(*((one, two), (two, one))[go % 2])
        if person.moment["outcome"] is not None:
            break
        play_turn(person, mouse[person], most)
        if go % CUT_EVERY == 1:
            be_cut_off(one if go % (2 * CUT_EVERY) > 1 else two)
    newest = max(person.v for person in (one, two))
    for person in (one, two, guest):
        person.wait("told.v >= a[0]", newest)
        if DEEP:
            assert person.moment["outcome"]["winners"] == one.moment["outcome"]["winners"] != []
            expect(person.dialog).to_contain_text(person.say("web-side-won"))
    assert guest.moment["decision"] is None
