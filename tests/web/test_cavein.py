"""Cave-In in the browser: drawn and at its text table, in three languages, at a desk and on a phone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from starlode.bots import GENTLEST
from starlode.games import table_rules
from starlode.i18n import Words
from starlode.i18n.voices import voice_of
from tests.depth import DEEP, one_a_day
from tests.server import knowledge
from tests.web import looks, planted
from tests.web.conftest import Somebody
from tests.web.person import Person
from tests.web.secrecy import read_record
from tests.web.ways import Keys, Miner, Text, named

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
MOST = 80  # of them, until everybody has recruited and ended a turn


# A Base that leaves its box would lie on what is below; a level under the next card could not be read.
# On a phone that lies on its side several others have a line together: that there are cards is all that is seen.
_LOST = """(isUpright) => {
  const lost = []
  for (const box of document.querySelectorAll('.player--other, .player--me')) {
    if (box.querySelector('.base').getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 1)
      lost.push(`Base: ${box.textContent}`)
    for (const card of box.querySelectorAll('.sliver')) {
      if (card.getBoundingClientRect().width < 8) lost.push(`card: ${box.textContent}`)
      const { right, top, height } = card.querySelector('b').getBoundingClientRect()
      const seen = document.elementFromPoint(right - 1, top + height / 2)
      if (isUpright && !card.contains(seen)) lost.push(`level: ${box.textContent}`)
    }
  }
  return lost
}"""


# Figures and signs of crystals of which one lies on another.
_COVERED = """() => {
  const found = []
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
  for (const crystal of document.querySelectorAll('.cave .crystal')) {
    const [cost, its] = [crystal.querySelector('.crystal__cost b'), crystal.querySelector('.crystal__in')]
    const parts = [cost, ...its.querySelectorAll(':scope > .badge, .crystal__points, .crystal__marks > *')]
    const boxes = parts.map((part) => part.getBoundingClientRect())
    boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other, more) => {
      const [below, above] = [parts[at], parts[at + more + 1]].map(({ className }) => className)
      if (meet(one, other)) found.push(`${crystal.dataset.card}: ${above} on ${below}`)
    }))
  }
  return found
}"""
# What a question covers or does not show whole.
_PAYING = """() => {
  const found = []
  const prompt = document.querySelector('.prompt'), box = prompt.getBoundingClientRect()
  const covers = (part) => {
    const other = document.querySelector(part).getBoundingClientRect()
    return Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top) > 2 &&
      Math.min(other.right, box.right) - Math.max(other.left, box.left) > 2
  }
  // On a phone on its side the artifacts give way, all of them.
  for (const part of innerHeight > 500 ? ['.cave', '.track', '.arts', '.chand'] : ['.cave', '.track', '.chand'])
    if (covers(part)) found.push(`covers ${part}`)
  for (const answer of prompt.querySelectorAll('.prompt__a button'))
    if (answer.getBoundingClientRect().bottom > box.bottom) found.push(`cut: ${answer.textContent}`)
  for (const name of document.querySelectorAll('.seg'))
    if (name.scrollWidth > name.clientWidth + 1) found.push(`cut: ${name.textContent}`)
  return found
}"""


def has_paid(match: Any) -> bool:
    """Seat 1 has paid the price of a crystal with two cards, and could add another."""
    decision = match.decision
    asked = planted.is_asked("pay-crystal")(match) and any(option.verb == "done" for option in decision.options)
    return asked and len(decision.options) > 1 and match.view(1).content["pending"][-1].get("cards", 0) == 2


def check_looks(person: Person, language: str) -> None:
    assert looks.fits(person.page) + looks.speaks(person.page, language) + looks.barriers(person.page) == []


def test_a_match_against_a_bot_from_the_first_screen(somebody: Somebody) -> None:
    """Whole where there is time; how one ends is seen below as well."""
    person = somebody(is_new=True)
    person.open()
    person.play_now("cavein").click()
    person.look_at_table()
    person.press("web-text-table")
    person.look_at_table(text=True)
    person.until_asked()
    assert person.names() == {1: person.say("web-you"), 2: person.say(f"bot-{GENTLEST}")}
    text = Text(person)
    if not DEEP:
        for _ in range(MOST):  # nobody has said which deal it is
            if {"recruit", "end-turn"} <= text.done:
                break
            text.play_some(1)
        assert {"recruit", "end-turn"} <= text.done
        check_looks(person, "en")
        return
    winners = text.play_on()
    assert {"recruit", "mine", "pay", "end-turn"} <= text.done
    told = person.say("web-won") if 1 in winners else person.say("web-lost") if winners else person.say("web-drawn")
    expect(person.dialog).to_contain_text(told)
    for seat in (1, 2):
        expect(
            person.dialog.get_by_role("cell").filter(has_text=str(person.seat(seat)["points"])).first
        ).to_be_visible()
    check_looks(person, "en")


@pytest.mark.parametrize(("language", "way"), one_a_day(("de", "de2018"), ("pl", "pl2018")))
def test_the_end_of_a_match_on_a_phone(somebody: Somebody, language: str, way: str) -> None:
    person = somebody(language=language, **PHONE)
    person.sit_down(person.cave(f"collapse-{language}", planted.collapses_soon, way), text=True)
    check_looks(person, language)
    text = Text(person)
    text.play_on()
    expect(person.dialog).to_contain_text(person.say("reason-collapse"), ignore_case=True)
    check_looks(person, language)
    person.press("web-rematch")
    person.until_asked()
    assert person.moment["view"]["options"]["edition"] == way


@pytest.mark.parametrize(
    ("language", "way", "size"),
    one_a_day(
        ("en", "en2021", {}),
        ("de", "de2018", {"viewport": {"width": 1366, "height": 650}}),
        ("pl", "pl2018", PHONE),
    ),
)
def test_the_end_of_a_match_on_the_drawn_table(
    somebody: Somebody, language: str, way: str, size: dict[str, Any]
) -> None:
    person = somebody(language=language, **size)
    person.sit_down(person.cave(f"drawn-{language}", planted.collapses_soon, way))
    check_looks(person, language)
    Miner(person).play_on()
    expect(person.dialog).to_contain_text(person.say("reason-collapse"), ignore_case=True)
    check_looks(person, language)


# The figures in every row of the dialog.
_FIGURES = """() => [...document.querySelectorAll('dialog tbody tr')].map((row) =>
  [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)))"""


@pytest.mark.parametrize(
    ("language", "seats", "size"),
    [("en", 2, PHONE), ("de", 4, PHONE), ("pl", 3, {})]
    if not DEEP
    else [(each, n, how) for each in ("en", "de", "pl") for n in (2, 3, 4) for how in (PHONE, {})],
)
def test_the_end_tells_what_all_points_come_from(
    somebody: Somebody, language: str, seats: int, size: dict[str, Any]
) -> None:
    person = somebody(language=language, **size)
    words = Words(language, table_rules("cavein", "en2021", seats, {}))
    name = f"explained-{language}-{seats}{'-phone' if size else ''}"  # no two tables are called alike
    table = person.cave(name, planted.is_over, seats=seats)
    held: list[Route] = []
    person.page.route("**/replay*", lambda route: held.append(route))
    for text in (False, True):
        person.sit_down(table, text=text)
        expect(person.dialog.get_by_role("list", name=person.say("web-standings"))).to_be_visible()
        button = person.dialog.get_by_role("link", name=person.say("web-replay-look"))
        before = button.bounding_box()
        held.pop().continue_()
        expect(person.dialog.get_by_role("row")).to_have_count(seats + 1)
        after = button.bounding_box()
        assert before
        assert after
        assert abs(before["y"] - after["y"]) <= 2
        for part in ("crystals", "sets", "artifacts", "totems", "subjugated", "total"):
            header = person.dialog.get_by_role("columnheader", name=words.say(f"score-{part}"), exact=True)
            expect(header).to_be_in_viewport(ratio=0.9)
        figures = person.page.evaluate(_FIGURES)
        points = sorted((person.seat(seat)["points"] for seat in range(1, seats + 1)), reverse=True)
        assert [total for *_, total in figures] == points == [sum(parts) for *parts, _ in figures]
        check_looks(person, language)


@pytest.mark.parametrize(
    ("language", "seats"),
    [("en", 2), ("de", 4), ("pl", 3)] if not DEEP else [(each, n) for each in ("en", "de", "pl") for n in (2, 3, 4)],
)
def test_the_whole_table_is_in_view_and_every_card_is_read(somebody: Somebody, language: str, seats: int) -> None:
    parts = (".rivals", ".cave", ".track", ".arts", ".prompt", ".chand", ".player--me", ".ending")
    person = somebody(language=language, viewport={"width": 1280, "height": 800})
    person.sit_down(person.cave(f"view-{language}-{seats}", planted.acts_at(12), seats=seats))
    for width, height in ((1280, 800), (1366, 650), (1440, 900), (1920, 1080), (2560, 1440)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(person.page.locator(".chand")).to_be_visible()
        assert looks.cut(person.page, *parts) + looks.fits(person.page) == [], (width, height)
    for width, height in ((1280, 800), (768, 1024), (390, 844), (360, 740), (844, 390)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.locator(".player--other").first.scroll_into_view_if_needed()
        assert person.page.evaluate(_LOST, height > 500) == [], (width, height)
    for width, height in ((820, 1180), (768, 1024), (390, 844), (844, 390)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate("document.documentElement.scrollHeight") <= height, (width, height)
        assert person.page.evaluate(_COVERED) == [], (width, height)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_choices_and_mine_are_on_one_screen_of_a_low_phone(somebody: Somebody, seats: int) -> None:
    person = somebody(language="de", **PHONE)
    moments = [planted.acts_at(12), planted.is_asked("starting"), planted.base_is_deep]
    for at, until in enumerate([*moments, three_totems] if seats == 4 else moments):
        person.sit_down(person.cave(f"low-{seats}-{at}", until, seats=seats))
        for width, height in ((360, 740), (375, 667), (360, 640)):
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate("document.documentElement.scrollHeight") <= height, (width, height)
            assert person.page.evaluate(_COVERED) + person.page.evaluate(_LOST, True) == [], (width, height)
            assert looks.cut(person.page, ".chand .merc", ".ending") + looks.fits(person.page) == [], (width, height)


def counts_double(match: Any) -> bool:
    """Seat 1 may pay for a crystal while its Weedlocks count double, and has one of them in hand."""
    view = match.view(1).content
    if not planted.is_asked("pay-crystal")(match) or not view["effects"].get("doubled-levels"):
        return False
    return any(option.details.get("worth") == 4 for option in match.decision.options)


def test_what_lasts_and_what_a_card_pays_is_told_as_the_server_knows_it(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.cave("doubled", counts_double))
    turn = person.page.get_by_role("region", name=person.say("table-this-turn"))
    expect(turn).to_contain_text(person.say("table-doubled-levels", faction=person.say("faction-weedlocks")))
    hand = person.page.get_by_role("region", name=person.say("board-hand"))
    expect(hand.get_by_text(person.say("board-cave-adds", amount=4)).first).to_be_visible()
    assert looks.speaks(person.page, "en") == []


# Words of other players' names that are broken, and what sticks out of their boxes below.
_BROKEN = r"""() => {
  const found = [], range = document.createRange()
  for (const box of document.querySelectorAll('.player--other')) {
    const name = box.querySelector('.seat__name').firstChild
    for (const { 0: word, index } of name.data.matchAll(/\S+/g)) {
      range.setStart(name, index)
      range.setEnd(name, index + word.length)
      if (range.getClientRects().length > 1) found.push(`broken: ${word}`)
    }
    const { bottom } = box.getBoundingClientRect()
    if (box.querySelector('.base > p')?.getBoundingClientRect().bottom > bottom) found.push('below the box')
  }
  return found
}"""


def three_totems(match: Any) -> bool:
    """Another player has three totems."""
    held = [*match.view(1).content["totems"].values()]
    return planted.is_asked("action")(match) and any(held.count(seat) >= 3 for seat in (2, 3, 4))


def test_figures_are_said_in_full_where_only_they_have_room(somebody: Somebody) -> None:
    person = somebody(**PHONE)
    person.sit_down(person.cave("figures-said", planted.acts_at(9), seats=3))
    for seat in (1, 2, 3):
        told, box = person.seat(seat), person.page.get_by_role("region", name=person.names()[seat], exact=True)
        crystals = sum(told["crystals"].values())
        for count, what in (
            (told["hand"]["size"], person.say("board-cave-in-hand")),
            (crystals, person.say("board-cave-crystals", count=crystals)),
        ):
            expect(box.get_by_role("button", name=f"{count} {what}", exact=True)).to_be_visible()


@pytest.mark.parametrize("language", one_a_day("de", "en", "pl"))
def test_however_many_totems_somebody_has_no_word_of_a_name_is_broken(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    person.sit_down(person.cave(f"many-totems-{language}", three_totems, seats=4))
    for width, height in ((360, 740), (390, 844), (768, 1024), (1366, 650)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(_BROKEN) == [], (width, height)


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
def test_a_payment_is_read_whole_at_every_size(somebody: Somebody, language: str) -> None:
    """The question covers nothing, its answer is in view, and names on what was paid are whole or not there."""
    person = somebody(language=language)
    person.sit_down(person.cave(f"paid-whole-{language}", has_paid, "de2018"))
    for width, height in ((820, 1180), (1366, 650), (390, 844), (844, 390)):
        person.page.set_viewport_size({"width": width, "height": height})
        found = person.page.evaluate(_PAYING)
        assert found == [], (width, height)


@pytest.mark.parametrize("language", one_a_day("de", "en", "pl"))
@pytest.mark.parametrize("what", ["take-from-bottom", "take-from-bases", "subjugate"])
def test_what_is_chosen_from_bases_is_named(somebody: Somebody, what: str, language: str) -> None:
    """Beside the question with its level, or spread out where there are several; nothing is covered."""
    person = somebody(language=language)
    person.sit_down(person.cave(f"named-{what}-{language}", planted.is_asked(what)))
    moment = person.moment
    said = [
        person.label(label)
        for option, label in zip(moment["decision"]["options"], moment["labels"], strict=True)
        if "seat" in option
    ]
    for width, height in ((390, 844), (768, 1024), (1920, 1080), (1366, 650)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(_PAYING) == [], (width, height)
    answers = person.page.locator(".prompt__a")
    spread = answers.get_by_text(person.say("board-open-gifts"))
    if len(said) > 1:
        spread.click()
        expect(person.dialog.locator(".merc .hit")).to_have_count(len(said))
        check_looks(person, language)
        answers = person.dialog
    else:
        expect(spread).to_have_count(0)
    for label in said:
        expect(answers.get_by_role("button", name=named(label))).to_have_count(1)
    count = person.count
    answers.get_by_role("button", name=named(said[0])).click()
    person.wait("told.count > a[0]", count)


@pytest.mark.parametrize("language", one_a_day("de", "en", "pl"))
def test_long_answers_and_many_colours_leave_the_artifacts_in_view(somebody: Somebody, language: str) -> None:
    person = somebody(language=language)
    for what in ("starting", "new-colour"):
        person.sit_down(person.cave(f"answers-{what}-{language}", planted.is_asked(what)))
        for width, height in ((390, 844), (768, 1024)):
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate(_PAYING) == [], (what, width, height)


def test_the_end_of_a_match_on_the_drawn_table_by_keyboard_alone(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.cave("drawn-keys", planted.collapses_soon))
    Keys(person).play_on()
    expect(person.dialog).to_contain_text(person.say("reason-collapse"), ignore_case=True)


@pytest.mark.parametrize("language", one_a_day("en", "de", "pl"))
def test_many_answers_are_one_line_for_each_kind_of_action_on_a_phone(somebody: Somebody, language: str) -> None:
    person = somebody(language=language, **PHONE)
    person.sit_down(person.cave(f"groups-{language}", planted.has_many_answers), text=True)
    options = person.moment["decision"]["options"]
    uses = [at for at, option in enumerate(options) if option["verb"] == "use"]
    answers = person.page.get_by_role("list", name=person.say("web-answers"))
    last = person.label(person.moment["labels"][uses[-1]])
    expect(answers.get_by_text(last)).to_be_hidden()
    check_looks(person, language)
    answers.get_by_text(person.say("fold-use", count=len(uses))).click()
    expect(answers.get_by_text(last)).to_be_visible()
    check_looks(person, language)


def test_a_table_for_four_is_chosen_in_words(somebody: Somebody) -> None:
    person = somebody(language="pl", **PHONE)
    person.open()
    person.press("game-more-cavein")
    person.dialog.get_by_label(person.say("game-way-cavein")).select_option(label=person.say("format-pl2018"))
    person.dialog.get_by_text("4", exact=True).click()
    person.dialog.get_by_label(re.compile(person.say("web-seat", seat=4))).select_option(label=person.say("bot-random"))
    person.dialog.get_by_role("button", name=person.say("web-open-table")).click()
    person.look_at_table()
    person.press("web-text-table")
    person.look_at_table(text=True)
    person.until_asked()
    table = person.page.evaluate("told.table")
    assert (table["game"], table["format"], table["seats"]) == ("cavein", "pl2018", 4)
    assert [place["bot"] for place in table["places"]] == [None, GENTLEST, GENTLEST, "random"]
    turn = person.moment["view"]["turn"]
    text = Text(person)
    while person.is_asked and person.moment["view"]["turn"] == turn:
        text.do_first()
    check_looks(person, "pl")


@pytest.mark.parametrize("way", ["en2021", "de2018"])
def test_cards_are_read_in_the_words_of_their_edition(somebody: Somebody, way: str) -> None:
    person = somebody()

    def shows_stalkroot(match: Any) -> bool:
        return planted.is_asked("action")(match) and "stalkroot" in match.view(1).content["docks"]

    table = person.cave(f"texts-{way}", shows_stalkroot, way)
    person.sit_down(table, text=True)
    person.page.get_by_role("region", name=person.say("web-table"), exact=True).get_by_role(
        "button", name=re.compile("Stalkroot")
    ).first.click()
    lore = voice_of(table_rules("cavein", way, 2, {})).lore
    expect(person.dialog).to_contain_text(lore.text(person.words.say, "stalkroot").lines[0].text)


def test_a_crystal_is_paid_for_at_once_and_taken_back(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.cave("macro", planted.pays), text=True)
    moment, text = person.moment, Text(person)
    source = person.page.get_by_role("region", name=person.label(moment["question"])).locator("p button")
    source.click()
    expect(person.dialog).to_contain_text(person.say("kind-crystal"), ignore_case=True)
    person.page.keyboard.press("Escape")
    before, count = person.seat(1)["crystals"], person.count
    text.macro(person.label(moment["macros"][0]))
    person.until_asked(count)
    assert sum(person.seat(1)["crystals"].values()) > sum(before.values())
    for _ in moment["decision"]["macros"][0]["actions"]:
        count = person.count
        if person.moment["undo"] != "free":
            break
        person.button(named(person.say("web-undo"))).click()
        person.wait("told.count > a[0]", count)
    else:
        assert person.moment["question"] == moment["question"]


def test_what_would_be_lost_is_asked_about(somebody: Somebody) -> None:
    person = somebody()
    person.sit_down(person.cave("lost", planted.acts_at(9)), text=True)
    moment = person.moment
    assert person.label(moment["warnings"][0]) == person.say("warning-actions", count=2)
    count = person.count
    Text(person).choose(moment, len(moment["labels"]) - 1)
    person.wait("told.count > a[0]", count)


def test_a_hand_that_does_not_belong_there_would_be_found(somebody: Somebody) -> None:
    person = somebody()
    table = person.cave("leak-cave", planted.acts_at(5))
    person.sit_down(table, text=True)
    Text(person).do("end-turn")
    person.until_asked()
    messages, record = person.line.messages(table), read_record(person.server, table)
    knowledge.check(messages, 1, record)
    at, update = next((n, json.loads(text)) for n, text in enumerate(messages) if '"t":"update"' in text)
    update["moment"]["view"]["seats"][1]["hand"]["cards"] = {"driller": 3}
    with pytest.raises((AssertionError, KeyError)):
        knowledge.check([*messages[:at], json.dumps(update)], 1, record)
    for seat in (2, None):
        with pytest.raises((AssertionError, KeyError)):
            knowledge.check(messages, seat, record)
