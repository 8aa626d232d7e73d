"""The leaderboard and the charts, each with its table, in three languages and on a phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from starlode.server.stored import Sitting
from tests.server.house import Process, a_process
from tests.web import looks, planted
from tests.web.conftest import DESKTOP, Somebody


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """One that nobody has asked yet: of matches that it has not seen end it knows only then."""
    with a_process(tmp_path / "data", "no-bots") as process:
        yield process


@pytest.mark.parametrize(("language", "size"), [("de", DESKTOP), ("pl", {"width": 360, "height": 740})])
def test_whoever_has_played_sees_how_that_went(somebody: Somebody, language: str, size: dict[str, int]) -> None:
    person = somebody(language=language, viewport=size)
    other = somebody()
    for number in range(2):
        name = f"{language}-counted-{number}abcd"
        sitting = (Sitting(1, person.guest), Sitting(2, other.guest))
        planted.a_table(person.server.data, name, *sitting, until=planted.is_over, rated=True)
    person.open()
    person.page.get_by_role("link", name=person.say("web-leaderboard"), exact=True).click()
    ratings = person.page.get_by_role("region", name=person.say("web-ratings"), exact=True)
    ratings.locator("tr.mine").wait_for()
    person.page.get_by_text(person.say("web-statistics-mine"), exact=True).click()
    person.page.get_by_text(person.say("web-rating-went", way=f"Star Realms, {person.say('format-duel')}")).wait_for()
    for fold in person.page.get_by_text(person.say("web-as-table"), exact=True).all():
        fold.click()
    page = person.page
    # However long a label is, the bars keep their room.
    rooms = page.locator(".chart > svg").evaluate_all(
        "each => each.map((bar) => bar.clientWidth / bar.parentElement.clientWidth)"
    )
    assert min(rooms) > 0.3
    assert page.get_by_role("table").count() == 5  # the leaderboard, and one behind each chart
    assert looks.fits(page) + looks.speaks(page, language) + looks.barriers(page) == []
