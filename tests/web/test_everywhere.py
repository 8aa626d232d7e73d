"""Every page and every kind of moment: in each language, on a desk and on telephones, dark and light, for everybody.

Axe takes longer than all the rest: briefly it looks at the desk alone, in the dark.
"""

import pytest

from tests.depth import DEEP
from tests.web import looks
from tests.web.conftest import DESKTOP, Somebody
from tests.web.stops import TOURS, Tour

PHONE = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2}

tours = pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)


@tours
def test_on_a_desk_in_english_dark_and_light(somebody: Somebody, tour: Tour) -> None:
    person = somebody(viewport=DESKTOP)
    for stop in tour(person, f"en-{tour.__name__}"):
        found = looks.fits(person.page) + looks.speaks(person.page, "en") + looks.barriers(person.page)
        if DEEP:
            person.page.emulate_media(color_scheme="light")
            found += [f"in light: {each}" for each in looks.barriers(person.page, "color-contrast")]
            person.page.emulate_media(color_scheme="dark")
        assert (stop, found) == (stop, [])


@tours
def test_on_a_phone_in_german(somebody: Somebody, tour: Tour) -> None:
    person = somebody(language="de", color_scheme="light", viewport={"width": 390, "height": 844}, **PHONE)
    for stop in tour(person, f"de-{tour.__name__}"):
        found = looks.fits(person.page) + looks.speaks(person.page, "de")
        found += looks.barriers(person.page) if DEEP else []
        assert (stop, found) == (stop, [])


@tours
def test_on_a_small_phone_in_polish(somebody: Somebody, tour: Tour) -> None:
    person = somebody(language="pl", viewport={"width": 360, "height": 740}, **PHONE)
    for stop in tour(person, f"pl-{tour.__name__}"):
        found = looks.fits(person.page) + looks.speaks(person.page, "pl")
        assert (stop, found) == (stop, [])
