"""Every page and every kind of moment: in each language, on a desk and on telephones, dark and light, for everybody.

Axe takes longer than all the rest: briefly it looks at every second moment, at the desk alone, in the dark; and of the
telephones it is the turn of one.
"""

import pytest

from tests.depth import DEEP, TODAY, one_a_day
from tests.web import looks
from tests.web.conftest import DESKTOP, Somebody
from tests.web.further import FURTHER
from tests.web.stops import TOURS, Tour

PHONE = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2}

# Deeply also every question and format, lessons, looking back, and the pages about oneself.
tours = pytest.mark.parametrize("tour", (*TOURS, *FURTHER) if DEEP else TOURS, ids=lambda tour: tour.__name__)


@tours
def test_on_a_desk_in_english_dark_and_light(somebody: Somebody, tour: Tour) -> None:
    person = somebody(viewport=DESKTOP)
    for number, stop in enumerate(tour(person, f"en-{tour.__name__}")):
        found = looks.fits(person.page) + looks.speaks(person.page, "en")
        found += looks.barriers(person.page) if DEEP or (number + TODAY) % 2 else []
        if DEEP:
            person.page.emulate_media(color_scheme="light")
            found += [f"in light: {each}" for each in looks.barriers(person.page, "color-contrast")]
            person.page.emulate_media(color_scheme="dark")
        assert (stop, found) == (stop, [])


@pytest.mark.parametrize(
    ("language", "colours", "size"), one_a_day(("de", "light", (390, 844)), ("pl", "dark", (360, 740)))
)
@tours
def test_on_a_phone(somebody: Somebody, tour: Tour, language: str, colours: str, size: tuple[int, int]) -> None:
    width, height = size
    person = somebody(language=language, color_scheme=colours, viewport={"width": width, "height": height}, **PHONE)
    for stop in tour(person, f"{language}-{tour.__name__}"):
        found = looks.fits(person.page) + looks.speaks(person.page, language)
        found += looks.barriers(person.page) if DEEP else []
        assert (stop, found) == (stop, [])
