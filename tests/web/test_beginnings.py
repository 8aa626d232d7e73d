"""A table is opened with a file: a good one goes on where it ends, another is refused in the reader's words."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.test_beginnings import a_match
from tests.web import looks
from tests.web.conftest import Somebody


def test_a_saved_record_becomes_a_table(somebody: Somebody, tmp_path: Path) -> None:
    person = somebody(language="de")
    person.tolerates.append(re.compile(r"Failed to load resource: .* 400 "))
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(a_match().record.dump(), encoding="utf-8")
    bad.write_text("{}", encoding="utf-8")
    person.open()
    person.page.get_by_role("button", name=person.say("game-more-realms")).click()
    person.dialog.get_by_text(person.say("web-start-file")).click()
    file = person.dialog.get_by_label(person.say("web-start-own"), exact=True)
    file.set_input_files(bad)
    why = person.say("error-bad-start", why=person.say("bad-start-json"))
    expect(person.dialog.get_by_text(why)).to_be_visible()
    file.set_input_files(good)
    person.sees(person.say("web-start-good"))
    assert looks.barriers(person.page) + looks.fits(person.page) == []
    person.dialog.get_by_role("button", name=person.say("web-open-table")).click()
    person.look_at_table()
    person.wait("told.table.brought && told.moment")
