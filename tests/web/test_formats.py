"""Star Realms for three to six at its drawn table: every format opens, fits and is played by mouse."""

import pytest

from starlode.realms.formats import FORMATS
from tests.web import looks
from tests.web.conftest import Somebody
from tests.web.ways import Mouse

DECISIONS = 14
MANY = [(format.name, format.seats[-1]) for format in FORMATS if format.seats[-1] > 2]


@pytest.mark.parametrize(("format", "seats"), MANY)
def test_every_format_is_drawn_and_played_by_mouse(somebody: Somebody, format: str, seats: int) -> None:
    person = somebody(viewport={"width": 1366, "height": 768})
    places = [{"me": True}, *({"bot": "random"} for _ in range(seats - 1))]
    wish = {"game": "realms", "format": format, "seats": seats, "places": places}
    answer = person.context.request.post(f"{person.line.url}/api/tables", data=wish)
    person.sit_down(answer.json()["id"])
    person.until_asked()
    for rival in range(2, seats + 1):
        assert person.page.get_by_role("region", name=person.names()[rival], exact=True).count() == 1
    Mouse(person).play_some(DECISIONS)
    person.page.set_viewport_size({"width": 1366, "height": 650})  # a laptop: the end of the turn is in view
    assert person.page.evaluate("document.documentElement.scrollHeight") <= 650
    person.page.set_viewport_size({"width": 1366, "height": 768})
    assert looks.fits(person.page) + looks.speaks(person.page, "en") + looks.barriers(person.page) == []
