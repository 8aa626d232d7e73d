"""A file of components in the browser: looked at with its lines, played with, and kept with the table."""

import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

from starlode.cavein.components import default_text
from starlode.i18n import Words
from tests.depth import one_a_day
from tests.web.conftest import Somebody
from tests.web.ways import Text

REFUSED = re.compile(r"^Failed to load resource: .* 400 ")  # what Chromium writes of a refusal
OURS = default_text()
# The leader takes more, and its text says so; a faction has a card more than in the box.
MINE = OURS.replace('word = "take-from-bottom", cards = 2', 'word = "take-from-bottom", cards = 3', 1)
MINE = MINE.replace("copies = 6", "copies = 7", 1)
WRONG = MINE.replace("level = 4", "level = 9", 1)
LINE = WRONG[: WRONG.index("level = 9")].count("\n") + 1


def a_file(text: str) -> FilePayload:
    return {"name": "my-box.toml", "mimeType": "text/plain", "buffer": text.encode()}


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
def test_the_components_of_ones_own_box_are_checked_played_and_kept(somebody: Somebody, language: str) -> None:
    person, words = somebody(language=language), Words(language)
    person.open()
    person.press("game-more-cavein")
    dialog = person.dialog
    dialog.get_by_text(person.say("web-own-box"), exact=True).click()
    field = dialog.get_by_label(person.say("web-own-file"))
    person.tolerates.append(REFUSED)
    field.set_input_files(a_file(WRONG))
    why = words.say("bad-number", key="level", value=9, least=1, most=4)
    where = words.say("bad-in-line", name="components", line=str(LINE), why=why)
    expect(dialog.get_by_role("status")).to_contain_text(where)
    field.set_input_files(a_file("#" * 100_001))
    expect(dialog.get_by_role("status")).to_have_text(person.say("web-file-too-long"))
    field.set_input_files(a_file(MINE))
    expect(dialog.get_by_role("status")).to_contain_text(person.say("web-own-box-good"))
    more = words.say("odd-faction", name="components", faction="terrons", have=14, box=13)
    expect(dialog.get_by_role("status")).to_contain_text(more)
    dialog.get_by_role("button", name=person.say("web-open-table")).click()
    person.look_at_table()
    person.press("web-text-table")
    person.look_at_table(text=True)
    person.until_asked()
    table: dict[str, Any] = person.page.evaluate("told.table")
    assert (table["game"], table["components"]) == ("cavein", True)
    see = person.page.get_by_role("link", name=person.say("web-see-components"))
    address = see.get_attribute("href")
    assert address is not None
    assert person.context.request.get(f"{person.line.url}{address}").text() == MINE
    turn, text = person.moment["view"]["turn"], Text(person)
    while person.is_asked and person.moment["view"]["turn"] == turn:
        text.do_first()
    # After a reload the table is the same one, with the texts of its file.
    person.page.reload()
    person.look_at_table(text=True)
    kept = person.context.request.get(f"{person.line.url}/api/tables/{table['id']}/cards/{language}").json()
    assert "3" in kept["sergeant"]["lines"][0]["text"]
