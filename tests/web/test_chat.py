"""People talk at the table: each reads quick phrases in his language, mutes whom he likes, or switches it all off."""

from playwright.sync_api import expect

from starlode.server.stored import Sitting
from tests.web import looks, planted
from tests.web.conftest import Somebody
from tests.web.person import Person


def test_two_talk_and_one_has_enough(somebody: Somebody) -> None:
    one, two = somebody(language="de"), somebody(language="pl")
    table = one.table_with(two, "talk")
    one.sit_down(table)
    two.sit_down(table)
    for person in (one, two):
        person.look_at_table()
    one.page.get_by_role("button", name=one.say("chat"), exact=True).click()
    one.dialog.get_by_role("textbox").fill("Mut <b>zur Lücke</b>")
    one.dialog.get_by_role("textbox").press("Enter")
    one.dialog.get_by_role("button", name=one.say("chat-good-luck")).click()
    expect(one.dialog.get_by_role("listitem")).to_have_count(2)

    button = two.page.get_by_role("button", name=two.say("chat"))
    expect(button).to_contain_text("2")
    button.press("Enter")
    expect(two.dialog).to_contain_text("Mut <b>zur Lücke</b>")
    expect(two.dialog).to_contain_text(two.say("chat-good-luck"))
    assert looks.barriers(two.page) + looks.fits(two.page) == []
    two.dialog.get_by_role("checkbox", name=two.names()[1]).check()
    expect(two.dialog.get_by_text("Lücke")).to_have_count(0)
    # Another name is no way around it, also for a page that is loaded anew.
    renamed = one.context.request.put(
        f"{one.line.url}/api/me", data={"name": "Jemand anders"}, headers={"origin": one.line.url}
    )
    assert renamed.ok
    one.dialog.get_by_role("textbox").fill("Noch eine Lücke")
    one.dialog.get_by_role("textbox").press("Enter")
    expect(one.dialog.get_by_role("listitem")).to_have_count(3)
    two.sit_down(table)
    button.press("Enter")
    expect(two.dialog.get_by_role("checkbox", name="Jemand anders")).to_be_checked()
    expect(two.dialog.get_by_text("Lücke")).to_have_count(0)
    two.dialog.get_by_role("button", name=two.say("chat-off")).click()
    expect(button).to_have_count(0)
    two.press("web-menu")
    two.dialog.get_by_role("checkbox", name=two.say("chat-setting")).check()
    two.page.keyboard.press("Escape")
    expect(button).to_have_count(1)


def say(person: Person, text: str) -> None:
    person.dialog.get_by_role("textbox").fill(text)
    person.dialog.get_by_role("textbox").press("Enter")


def test_a_team_and_those_who_watch_are_heard_by_their_own(somebody: Somebody) -> None:
    """Ada and Ben are a Hydra against Cleo and a bot; Dora and Emil watch."""
    people = [somebody(language=language) for language in ("de", "pl", "en", "de", "en")]
    ada, ben, cleo, dora, emil = people
    sitting = [Sitting(seat, person.guest) for seat, person in enumerate((ada, ben, cleo), 1)]
    table = planted.a_table(ada.server.data, "whispers", *sitting, Sitting(4, None, "greedy"), way="hydra")
    for person in people:
        person.sit_down(table)
        person.button(person.say("chat")).click()
    for person in (dora, emil):  # who watches has one channel, and nothing to choose
        expect(person.dialog.get_by_role("radio", name=person.say("chat-to-table"), exact=True)).to_have_count(0)
        expect(person.dialog.get_by_role("textbox", name=person.say("chat-to-watchers"))).to_be_visible()
    say(dora, "Ada hat eine Viper")
    ada.dialog.get_by_text(ada.say("chat-to-team"), exact=True).click()
    expect(ada.dialog.get_by_role("textbox", name=ada.say("chat-to-team"))).to_be_visible()
    say(ada, "Nimm den Frachter")
    expect(ada.dialog.get_by_role("listitem")).to_contain_text([ada.say("chat-to-team")])
    assert looks.barriers(ada.page) + looks.fits(ada.page) + looks.speaks(ada.page, "de") == []
    ada.dialog.get_by_text(ada.say("chat-to-table"), exact=True).click()
    say(ada, "Viel Glück")

    # What is said to all comes last, so that whoever has it would have heard the rest before.
    heard = {person: ["Nimm den Frachter", "Viel Glück"] for person in (ada, ben)} | {cleo: ["Viel Glück"]}
    heard |= {person: ["Ada hat eine Viper", "Viel Glück"] for person in (dora, emil)}
    for person, lines in heard.items():
        expect(person.dialog.get_by_role("listitem")).to_contain_text(lines)
