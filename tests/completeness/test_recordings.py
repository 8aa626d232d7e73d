"""The pictures in the README show what the terminal shows today."""

from realms import recordings
from starlode.i18n import LANGUAGES


def test_the_pictures_are_current_and_load_nothing() -> None:
    for lang in LANGUAGES:
        shown = (recordings.PICTURES / f"play-{lang}.svg").read_text(encoding="utf-8")
        assert shown == recordings.picture(lang), "python tools/realms/recordings.py draws them anew"
        assert shown.replace("http://www.w3.org/2000/svg", "").count("://") == 0
