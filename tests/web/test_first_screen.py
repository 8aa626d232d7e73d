"""The first screen: one click from the table, little to load, and nothing from anywhere else."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from starlode.bots import GENTLEST, NAMES
from starlode.bots.scale import strengths
from starlode.server.pages import CLIENT
from tests.depth import one_a_day
from tests.web.conftest import Somebody
from tests.web.person import OUTAGE, Person

MOST_AT_FIRST = 100_000  # bytes of script, gzipped, until the first screen can be used

PLAIN = ("random", "greedy")  # look nothing ahead, and stand under “more”


def scripts(person: Person) -> list[str]:
    """The scripts that the browser fetched so far."""
    return [answer.path for answer in person.line.answers() if answer.path.endswith(".js")]


def about_bot(person: Person, game: str, bot: str) -> str:
    """What is said of a bot where it is chosen, with its number if it was measured."""
    about = person.say(f"level-about-{bot}")
    elo = strengths(game).get(bot)
    return about if elo is None else person.say("level-with-strength", about=about, elo=str(elo))


def test_a_newcomer_is_at_the_table_in_one_click(somebody: Somebody) -> None:
    person = somebody(is_new=True)
    person.open()
    person.play_now().click()
    person.look_at_table()
    person.until_asked()
    assert person.seat(1)["hand"]["size"] in (3, 5)
    assert person.names() == {1: person.say("web-you"), 2: person.say(f"bot-{GENTLEST}")}
    person.page.go_back()
    listed = person.page.get_by_role("region", name=person.say("web-my-tables")).get_by_role("link")
    expect(listed).to_have_count(1)


def test_a_newcomer_with_a_low_laptop_sees_what_plays_at_once(somebody: Somebody) -> None:
    person = somebody(is_new=True, viewport={"width": 1366, "height": 650})
    person.open()
    expect(person.play_now()).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", one_a_day((1366, 650), (390, 844)))
def test_what_is_wrong_with_a_link_is_in_view_at_once(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(viewport={"width": size[0], "height": size[1]})
    person.open()
    person.page.get_by_role("textbox").fill("nonsense")
    person.press("web-go-there")
    expect(person.page.get_by_text(person.say("web-by-link-wrong"))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_all_that_is_chosen_for_friends_is_on_one_line_with_the_button(somebody: Somebody, language: str) -> None:
    person = somebody(language=language, viewport={"width": 1366, "height": 650})
    person.open()
    choices = person.page.locator(".friends").get_by_role("combobox")
    choices.last.wait_for()
    boxes = [each.bounding_box() for each in (*choices.all(), person.button(person.say("web-open-table")))]
    assert len({round(box["y"] + box["height"] / 2) for box in boxes if box}) == 1


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
def test_the_opponent_is_described_and_remembered(somebody: Somebody, language: str) -> None:
    person = somebody(language=language, is_new=True)
    person.open()
    realms, cavein = (
        person.page.get_by_label(person.say("web-opponent-in", game=person.say(f"game-{game}")))
        for game in ("realms", "cavein")
    )
    expect(realms).to_have_value(GENTLEST)
    levels, plain = [bot for bot in NAMES if bot not in PLAIN], [bot for bot in NAMES if bot in PLAIN]
    steps = [
        person.say("web-level-step", step=step, level=person.say(f"level-{bot}")) for step, bot in enumerate(levels, 1)
    ]
    told = [text.strip() for text in realms.locator("option").all_text_contents()]
    assert told == steps + [person.say(f"level-{bot}") for bot in plain]
    more = realms.locator("optgroup")
    assert more.get_attribute("label") == person.say("web-more-bots")
    assert more.locator("option").count() == len(plain)
    for bot in NAMES:
        realms.select_option(bot)
        for game, choice in {"realms": realms, "cavein": cavein}.items():
            expect(choice).to_have_value(bot)
            expect(choice).to_have_accessible_description(about_bot(person, game, bot))
    person.page.reload()
    expect(realms).to_have_value(NAMES[-1])
    person.press("game-more-realms")
    theirs = person.dialog.get_by_label(re.compile(rf"^\s*{person.say('web-seat', seat=2)}"))
    theirs.select_option("calm")
    expect(theirs).to_have_accessible_description(f"{person.say('bot-calm')} {about_bot(person, 'realms', 'calm')}")


def test_what_the_browser_fetches_for_it_is_at_most_100_kb_of_script(somebody: Somebody) -> None:
    for language in ("en", "de", "pl"):
        person = somebody(language=language, is_new=True)
        person.open()
        person.play_now().wait_for()
        person.page.wait_for_load_state("networkidle")
        fetched = scripts(person)
        assert len(fetched) == len(set(fetched))
        sizes = {path: len(gzip.compress((CLIENT / path.strip("/")).read_bytes(), 9)) for path in fetched}
        assert 10_000 < sum(sizes.values()) <= MOST_AT_FIRST, sizes
        named = " ".join(fetched)
        assert not re.search(r"TablePage|DuelTable|TextTable|QrCode|realms\.|cavein\.", named), (
            "only a table needs these"
        )
        others = {"en", "de", "pl"} - {language}
        assert not re.search(rf"/({'|'.join(others)})-", named), "one language is enough"


def test_what_was_fetched_is_not_fetched_again(somebody: Somebody) -> None:
    person = somebody()
    person.open()
    person.play_now().wait_for()
    person.page.reload()
    person.play_now().wait_for()
    whole = [answer.path for answer in person.line.answers() if answer.is_whole and answer.path.startswith("/assets/")]
    assert any(path.endswith(".js") for path in whole)
    assert len(whole) == len(set(whole))


def test_every_answer_forbids_what_is_not_ours(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.table("policy"))
    for answer in person.line.answers():
        if answer.status != 101:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "//" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"


def test_somebody_says_what_he_is_called(somebody: Somebody) -> None:
    person, other = somebody(), somebody()
    table = person.table_with(other, "names")
    other.sit_down(table)
    person.open()
    person.button(re.compile(re.escape(person.say("web-change-name")))).click()
    person.tolerates.append(re.compile(r"^Failed to load resource: .* 400 "))
    for name, why in (("St4rlode", "error-blocked-name"), ("…", "error-bad-name")):
        person.dialog.get_by_role("textbox").fill(name)
        person.dialog.get_by_role("button", name=person.say("web-save")).click()
        expect(person.dialog.get_by_role("alert")).to_have_text(person.say(why))
    person.dialog.get_by_role("textbox").fill("Zażółć Müller")
    person.dialog.get_by_role("button", name=person.say("web-save")).click()
    person.button(re.compile("Zażółć Müller")).wait_for()
    other.sees("Zażółć Müller")


def test_a_server_that_is_away_is_one_clear_line(somebody: Somebody) -> None:
    person = somebody()
    person.open()
    person.page.wait_for_load_state("networkidle")
    person.tolerates.append(OUTAGE)
    person.line.cut()
    person.play_now().click()
    expect(person.page.get_by_role("alert")).to_have_text(person.say("web-refused-offline"))
    person.line.mend()
    person.play_now().click()
    person.look_at_table()


def test_a_hyphen_is_narrow_and_an_x_between_digits_stays_one(somebody: Somebody) -> None:
    person = somebody()
    person.open()
    person.play_now().wait_for()
    hyphen, digit, name, apart = person.page.evaluate(
        """async () => {
          await document.fonts.ready
          const wide = (parts) => parts.reduce((sum, text) => {
            const span = document.body.appendChild(document.createElement('span'))
            span.textContent = text
            const { width } = span.getBoundingClientRect()
            span.remove()
            return sum + width
          }, 0)
          return [wide(['-']), wide(['0']), wide(['3x9']), wide(['3', 'x', '9'])]
        }"""
    )
    assert hyphen < 0.85 * digit
    assert abs(name - apart) < 0.3
