"""A table is opened with a file: a good one goes on where it ends, another is refused in the reader's words."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from starlode.terminal import saves
from tests.server.test_beginnings import a_match
from tests.web import looks
from tests.web.conftest import Somebody
from tests.web.person import Person


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


def begin_with(person: Person, file: Path) -> None:
    """Choose a file in the form of a new table; it is a good one."""
    person.open()
    person.press("game-more-realms")
    person.dialog.get_by_text(person.say("web-start-file")).click()
    person.dialog.get_by_label(person.say("web-start-own"), exact=True).set_input_files(file)
    person.sees(person.say("web-start-good"))


def test_a_position_a_saved_match_and_a_turn_of_a_record_become_tables(somebody: Somebody, tmp_path: Path) -> None:
    person, match = somebody(language="pl"), a_match()
    position, saved, record = (tmp_path / f"{name}.json" for name in ("position", "saved", "record"))
    position.write_text(json.dumps(match.position()), encoding="utf-8")
    saves.save(saved, match, 5, ("human", "calm"))
    record.write_text(match.record.dump(), encoding="utf-8")
    now: Any = match.view(1).content
    assert now["current"] == 1  # odd turns are those of seat 1, who is asked at once
    for file, turn in ((position, now["turn"]), (saved, now["turn"]), (record, 3)):
        begin_with(person, file)
        when = person.dialog.get_by_label(person.say("web-start-when"))
        if file is record:
            when.select_option(label=person.say("web-start-turn", turn=3, seat=1))
            assert looks.barriers(person.page) + looks.fits(person.page) + looks.speaks(person.page, "pl") == []
        elif file is position:
            expect(when).to_have_count(0)  # there is but one moment in it
        person.dialog.get_by_role("button", name=person.say("web-open-table")).click()
        person.look_at_table()
        person.wait("told.table.brought && told.moment")
        assert person.moment["view"]["turn"] == turn
        if file is not record:
            hand = person.seat(1)["hand"]
            assert sorted(hand["cards"]) == sorted(now["seats"][0]["hand"]["cards"])
