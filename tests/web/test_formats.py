"""Every format at its drawn table: it opens, fits, and three rounds of it are played by mouse."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from playwright.sync_api import expect

from starlode.core.match import Match
from starlode.realms.cards import CARDS
from starlode.realms.formats import FORMATS
from starlode.server.stored import Sitting
from tests.depth import DEEP
from tests.web import looks, planted
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.ways import Miner, Mouse, Way

DECISIONS = 6  # where there is no time for whole rounds …
MOST = 400  # … and so many at most where there is: one who is out has none
ROUNDS = 3
DESKS = [(1440, 900), (1536, 864), (1180, 801), (1080, 810), (1024, 768)]  # and tablets that lie
PHONES = 720  # narrower than this, all the others are in a line
MANY = [("realms", format.name, format.seats[-1]) for format in FORMATS if format.seats[-1] > 2]
CAVES = [("cavein", "en2021", seats) for seats in (2, 3, 4)]
BASES = {card.id for card in CARDS if card.is_base}
# Names of the others that are broken into more than two lines.
_BROKEN = """() => [...document.querySelectorAll('.rivals .seat__name')].filter((name) => {
  const range = document.createRange()
  range.selectNodeContents(name)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 2
}).map((name) => name.textContent)"""


def play_rounds(person: Person, way: Way) -> None:
    """Until everybody who is still in has had three turns, or the match is over."""
    sides = person.page.evaluate("told.table.sides")
    shared = person.page.evaluate("told.table.format") == "hydra"
    wanted = ROUNDS * len(sides if shared else person.moment["view"]["seats"])
    for _ in range(MOST):
        person.until_asked()
        moment = person.moment
        if moment["outcome"] is not None or moment["view"]["turn"] > wanted:
            return
        before = moment["view"]["turn"]
        way.play_some(1)
        if person.moment["view"]["turn"] != before:
            check(person)
    raise AssertionError("three rounds take longer")


def too_high(person: Person) -> dict[tuple[int, int], int]:
    """By how much the table is higher than a screen, where the end of the turn would be out of view."""
    found = {}
    for width, height in DESKS:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found[width, height] = person.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return {size: over for size, over in found.items() if over > 0}


def test_a_duel_is_in_view_on_every_desk(somebody: Somebody) -> None:
    person = somebody(language="pl")
    person.sit_down(person.table("desks", planted.turn(9)))
    assert too_high(person) == {}


def check(person: Person) -> None:
    """All of it is in view, nothing is cut or wide, and it is said in one language."""
    page = person.page
    height = page.viewport_size["height"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert looks.fits(page) + looks.speaks(page, "en") + looks.cut(page, ".hand .card") == []


@pytest.mark.parametrize(("game", "format", "seats"), [*MANY, *CAVES] if DEEP else MANY)
def test_every_format_is_drawn_and_played_by_mouse(somebody: Somebody, game: str, format: str, seats: int) -> None:
    person = somebody(viewport={"width": 1366, "height": 768})
    person.sit_down(person.many(f"drawn-{format}-{seats}", game, format, seats))
    person.until_asked()
    for rival in range(2, seats + 1):
        assert person.page.get_by_role("region", name=person.names()[rival], exact=True).count() == 1
    way = Mouse(person) if game == "realms" else Miner(person)
    if DEEP:
        play_rounds(person, way)
    else:
        way.play_some(DECISIONS)
    check(person)
    person.page.set_viewport_size({"width": 1366, "height": 650})  # a laptop: the end of the turn is in view
    check(person)
    assert too_high(person) == {}
    for width, height in ((360, 740), (844, 390), (768, 1024)):  # phones held either way, a tablet
        person.page.set_viewport_size({"width": width, "height": height})
        found = looks.fits(person.page) + looks.cut(person.page) + list(person.page.evaluate(_BROKEN))
        assert ((width, height), found) == ((width, height), [])
        if format == "emperor" and width < PHONES:
            assert person.page.locator(".seatmap").get_by_role("button", name=person.say("role-emperor")).count() == 2
        if format == "emperor" and height < PHONES < width:  # no room for the word, but for a crown
            assert person.page.locator(".rivals").get_by_role("img", name=person.say("role-emperor")).count() == 2
    person.page.set_viewport_size({"width": 1366, "height": 768})
    assert looks.barriers(person.page) == []


def test_on_a_laptop_a_question_shows_its_card_and_covers_none(somebody: Somebody) -> None:
    person = somebody(viewport={"width": 1366, "height": 650})
    market = person.page.locator(".market")
    person.sit_down(person.many("asked-consent", "realms", "hydra", 6, planted.is_asked("help-consent")))
    expect(market.locator(".is-source")).to_have_count(1)
    for pile in market.locator(".pile").all():
        expect(pile).to_be_visible()
    person.sit_down(person.many("asked-target", "realms", "hydra", 6, planted.is_asked("target")))
    expect(person.page.locator(".prompt__a .btn")).to_have_count(3)
    prompt, card = person.page.locator(".prompt").bounding_box(), market.locator(".card").last.bounding_box()
    assert prompt
    assert card
    assert card["y"] + card["height"] <= prompt["y"]


def acquires_among_many(match: Match[Any]) -> bool:
    """Seat 1 is asked by a ship what to acquire, and has many cards in play."""
    content: Any = match.view(1).content
    in_play = sum(entry.get("count", 1) for entry in content["seats"][0]["in-play"])
    return planted.is_asked("acquire-ship")(match) and in_play > 5


def test_what_asks_is_in_view_however_much_is_in_play(somebody: Somebody) -> None:
    person = somebody(viewport={"width": 390, "height": 844})
    person.sit_down(person.table("many-in-play", acquires_among_many))
    source = person.page.locator(".mid .is-source")
    for width, height in ((390, 844), (1366, 650), (768, 1024), (390, 844)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(source).to_be_in_viewport(ratio=0.95)
    ships = person.page.locator(".mid > .zone").first
    expect(ships.locator(".zone__count")).to_have_text(str(ships.locator(".tile").count()))


def test_on_a_laptop_a_question_of_two_lines_covers_nothing_in_play(somebody: Somebody) -> None:
    person = somebody(language="de", viewport={"width": 1366, "height": 650})
    person.sit_down(person.table("two-lines", planted.is_asked("scrap")))
    prompt = person.page.locator(".prompt").bounding_box()
    assert prompt
    lowest = person.page.locator(".zone .tile").evaluate_all(
        "tiles => Math.max(...tiles.map((tile) => tile.getBoundingClientRect().bottom))"
    )
    assert lowest <= prompt["y"]
    assert looks.cut(person.page, ".hand .card") == []


def ships_in_use(options: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The options that are an ability of a ship in play."""
    return [each for each in options if each["verb"] in ("ally", "scrap") and each["card"] not in BASES]


def has_ships_while_a_teammate_acts(match: Match[Any]) -> bool:
    """Seat 1 can still use a ship, for which it would take the turn over."""
    decision = match.decision
    if decision is None or (decision.seat, decision.asked) != (2, "action"):
        return False
    mine = match.decision_of(1)
    told: Any = None if mine is None else mine.to_json()
    return told is not None and bool(ships_in_use(told["options"]))


def test_in_a_turn_of_a_team_ships_are_used_while_a_teammate_acts(somebody: Somebody) -> None:
    """SR-M129."""
    person, other = somebody(), somebody()
    sitting = [Sitting(1, person.guest), Sitting(2, other.guest), *(Sitting(seat, None, "greedy") for seat in (3, 4))]
    until = has_ships_while_a_teammate_acts
    person.sit_down(planted.a_table(person.server.data, "still-mine", *sitting, until=until, way="hydra"))
    moment = person.moment
    assert moment["view"]["current"] == 2
    option = ships_in_use(moment["decision"]["options"])[0]
    label = moment["labels"][moment["decision"]["options"].index(option)]
    person.button(person.label(label)).first.click()
    person.wait("told.moment.view.current === 1")
