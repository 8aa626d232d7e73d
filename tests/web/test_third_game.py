"""A game that no build of the client knows is played on the text table: the server tells its words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from starlode.i18n import LANGUAGES, Words
from tests.depth import one_a_day
from tests.server.house import Process, a_process
from tests.third.pearls import PearlsRules
from tests.web.conftest import Somebody
from tests.web.ways import Text

ROOT = Path(__file__).parents[2]


@pytest.fixture
def with_pearls(server: Process, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """A server at which a third game is registered; the client is built, as the other server has it."""
    monkeypatch.setenv("STARLODE_GAMES", "tests.third.pearls")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with a_process(tmp_path / "data") as process:
        yield process


@pytest.mark.parametrize("language", one_a_day(*LANGUAGES))
def test_a_game_from_elsewhere_is_offered_and_played(with_pearls: Process, somebody: Somebody, language: str) -> None:
    person = somebody(server=with_pearls, language=language)
    words = Words(language, PearlsRules())
    person.open()
    expect(person.page.get_by_text(words.say("game-about-pearls"))).to_be_visible()
    person.sit_down(person.new_table("pearls", "calm", 2), text=True)
    text = Text(person)
    for _ in range(2):
        person.until_asked()
        expect(person.page.get_by_role("button", name=words.say("option-dive"))).to_be_visible()
        text.do_first()
    for shown in ("view-sea", "view-chest", "card-pearl"):
        expect(person.page.get_by_text(words.say(shown)).first).to_be_visible()
