"""Three to six at a table: every format is opened, played and ended, and everybody is told what his seat may know."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from starlode.core.chance import KeyedChance
from starlode.core.match import Match
from starlode.core.record import Record
from starlode.games import find, table_rules
from starlode.server import matches
from starlode.server.stored import StoredTable
from tests.depth import one_a_day
from tests.server.house import Hands, House, a_house, until
from tests.server.knowledge import check
from tests.server.people import Guest, Page, choose
from tests.server.test_tables import refused

FORMATS = [(name, seats) for name, several in find("realms").ways.items() for seats in one_a_day(*several)]


async def at_once(seconds: float) -> None:
    """Nobody waits."""
    await asyncio.sleep(0)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which bots do not wait for the people of their team."""
    with a_house(tmp_path_factory.mktemp("quick"), pause=at_once) as house:
        yield house


def seated(url: str, format: str, *who: str, clock: Any = None, absence: Any = None, **options: str) -> list[Page]:
    """The pages of the people at a table that has begun; who sits there is a bot's name or "-" for a person."""
    people = [Guest(url) for name in who if name == "-"]
    places: list[dict[str, Any]] = [{} if name == "-" else {"bot": name} for name in who]
    places[who.index("-")] = {"me": True}
    manners = {"clock": clock} | ({} if absence is None else {"absence": absence})
    table = people[0].open_table(*places, format=format, options=options, **manners)["id"]
    for guest in people[1:]:
        guest.join(table)
    return [guest.page(table) for guest in people]


def play_together(pages: list[Page], rng: random.Random, most: int = 10_000) -> None:
    """Let people play, at the same time as bots and each other, until the match is over or so many actions."""
    waited = 0.0
    for _ in range(most):
        catch_up(pages)
        if all(page.is_over for page in pages):
            return
        asked = [page for page in pages if page.asked]
        if asked:
            waited = 0.0
            page = rng.choice(asked)
            action = choose(page, rng)
            if not action.startswith("hand-over") or rng.random() < 0.1:
                assert page.act(action)["t"] in ("done", "stale", "refused")
        else:
            time.sleep(0.005)
            waited += 0.005
        assert waited < 60, "nobody is asked any more"


def catch_up(pages: list[Page]) -> None:
    """Hear all that there was to be heard by now."""
    for page in pages:
        page.hello(page.v)


def planted(
    monkeypatch: pytest.MonkeyPatch, until: Callable[[Match[Any]], bool], seed: int = 0, victim: int = 0
) -> None:
    """Have every match begin at the first moment of a random walk at which something is so.

    A victim is attacked by whoever can attack it, and nobody else is.
    """

    def chance(stored: StoredTable, secret: bytes) -> KeyedChance:
        return KeyedChance(b"k" * 32)

    def begin(stored: StoredTable, secret: bytes) -> Match[Any]:
        rng = random.Random(seed)
        rules = table_rules(stored.game, stored.format, stored.seats, stored.options)
        match: Match[Any] = Match(rules, chance=chance(stored, secret))
        while not until(match):
            assert match.decision is not None, "it never came to that"
            actions = match.decision.actions
            if victim:
                attack = f"attack {victim}"
                peaceful = [each for each in actions[:-1] if not each.startswith("attack")]
                actions = [attack] if attack in actions else [*peaceful, actions[-1]]
            match.play(rng.choice(actions[:-1] or actions))
        stored.phase = "running"
        matches.note_progress(stored, match)
        return match

    monkeypatch.setattr(matches, "_chance", chance)
    monkeypatch.setattr(matches, "begin", begin)


def asks(question: str, seat: int) -> Callable[[Match[Any]], bool]:
    def is_so(match: Match[Any]) -> bool:
        return match.decision is not None and (match.decision.asked, match.decision.seat) == (question, seat)

    return is_so


def hands(page: Page) -> list[int]:
    """The seats whose hands a page may look at."""
    assert page.moment is not None
    seats = page.moment["view"]["seats"]
    return [seat for seat, entry in enumerate(seats, 1) if entry["hand"]["cards"] is not None]


# Every format


@pytest.mark.parametrize(("format", "seats"), FORMATS)
def test_every_format_is_played_to_its_end_by_people_and_bots(quick: House, format: str, seats: int) -> None:
    """And nobody was told more than his seat may know."""
    rng = random.Random(f"{format} {seats}")
    who = ["-", "random", *("-" if seat % 2 else "greedy" for seat in range(3, seats + 1))]
    rng.shuffle(who)
    pages = seated(quick.url, format, *who, **{"turn-limit": "2", "stall-claim": "1"})
    table = pages[0].table
    watcher = Guest(quick.url)
    pages.append(watcher.page(table["id"]))
    play_together(pages, rng)
    shown = watcher.get(f"/api/tables/{table['id']}")
    assert (shown["phase"], shown["format"], shown["seats"]) == ("over", format, seats)
    assert sorted(seat for side in shown["sides"] for seat in side) == list(range(1, seats + 1))
    assert shown["outcome"]["sides"] == shown["sides"]
    assert len(shown["outcome"]["places"]) == len(shown["roles"]) == seats
    record = Record.from_json(watcher.get(f"/api/tables/{table['id']}/record")["record"])
    people = [number for number, name in enumerate(who, 1) if name == "-"]
    for page, seat in zip(pages, [*people, None], strict=True):
        check(page.heard, seat, record)


@pytest.mark.parametrize(("format", "seats"), FORMATS)
def test_what_a_format_offers_can_be_chosen(quick: House, format: str, seats: int) -> None:
    guest = Guest(quick.url)
    realms = guest.get("/api/games")["games"][0]
    told = next(each for each in realms["formats"] if each["format"] == format)
    setting = next(each for each in told["settings"] if each["seats"] == seats)
    for name, values in setting["options"].items():
        for value in values or ["3"]:
            table = guest.open_table(game="realms", format=format, seats=seats, options={name: value})
            assert table["options"][name] == value
            party = next(
                (each for each in setting["parties"] if each["options"] == {name: value}), setting["parties"][0]
            )
            assert (table["sides"], table["roles"]) == (party["sides"], party["roles"])


def test_options_that_fit_only_together(quick: House) -> None:
    guest = Guest(quick.url)
    raid: dict[str, Any] = {"game": "realms", "format": "raid", "seats": 4}
    both = guest.post("/api/tables", **raid, options={"start": "3", "boss": "3"})
    assert (both["options"]["boss"], both["sides"]) == ("3", [[3], [1, 2, 4]])
    answer = guest.http.post("/api/tables", json={**raid, "options": {"boss": "2", "start": "1"}})
    assert refused(answer) == (400, "bad-option")
    assert answer.json()["details"] == {"option": "start", "value": "1"}


# Who may look where


@pytest.mark.parametrize(
    ("format", "seats", "may_see"),
    [
        ("free-for-all", 3, [[1], [2], [3]]),
        ("hydra", 4, [[1, 2], [1, 2], [3, 4], [3, 4]]),
        ("emperor", 6, [[seat] for seat in range(1, 7)]),
        ("raid", 4, [[1], [2, 3, 4], [2, 3, 4], [2, 3, 4]]),
    ],
)
def test_teammates_look_at_hands_where_the_format_says_so(
    quick: House, format: str, seats: int, may_see: list[list[int]]
) -> None:
    pages = seated(quick.url, format, *["-"] * seats)
    assert [hands(page) for page in pages] == may_see
    assert hands(Guest(quick.url).page(pages[0].table["id"])) == []


def test_everybody_is_told_whom_he_can_attack(quick: House) -> None:
    pages = seated(quick.url, "hunter", "-", "-", "-", "-")
    told = [{each["seat"]: each["say"]["id"] for each in page.moment["reaches"]} for page in pages if page.moment]
    assert told[0] == {2: "reach-open", 3: "reach-none", 4: "reach-bases"}
    assert told[3] == {1: "reach-open", 2: "reach-none", 3: "reach-bases"}
    duel = seated(quick.url, "duel", "-", "-")
    assert duel[0].moment is not None
    assert duel[0].moment["reaches"] == []


# The server stops


@pytest.mark.parametrize(("format", "seats"), [("hydra", 4), ("hydra", 6), ("emperor", 6), ("raid", 3)])
def test_a_match_of_many_goes_on_after_a_restart(tmp_path: Path, format: str, seats: int) -> None:
    """A drawn boss of a raid, too, is who he was; before the deal nobody is."""
    rng = random.Random(seats)
    options = {"turn-limit": "1", "boss": "random"}
    with a_house(tmp_path, pause=at_once) as house:
        people = [Guest(house.url) for _ in range(seats)]
        opened = people[0].open_table({"me": True}, *[{}] * (seats - 1), format=format, options=options)
        table = opened["id"]
        for guest in people[1:]:
            guest.join(table)
        pages = [guest.page(table) for guest in people]
        play_together(pages, rng, most=25)
        catch_up(pages)
        before = [page.moment for page in pages]
        told = people[0].get(f"/api/tables/{table}")
        assert told["roles"].count("boss") == (format == "raid")
        assert "boss" not in opened["roles"]
    with a_house(tmp_path, pause=at_once) as house:
        for guest in people:
            guest.http.base_url = house.url
        pages = [guest.page(table) for guest in people]
        assert [page.moment for page in pages] == before
        assert people[0].get(f"/api/tables/{table}")["roles"] == told["roles"]
        play_together(pages, rng)
        assert pages[0].is_over


# A Hydra's team has its turn together


def test_teammates_act_at_the_same_time(quick: House) -> None:
    first, second, *others = seated(quick.url, "hydra", "-", "-", "-", "-", start="1")
    assert first.asked
    assert second.asked
    assert not others[0].asked
    v = first.v
    assert first.do("act", v=v, action="play scout")["t"] == "done"
    # He did not know of it yet; the turn is handed over to him by itself.
    assert second.do("act", v=v, action="play scout")["t"] == "done"
    assert first.do("act", v=v, action="end-turn")["t"] == "done"
    catch_up([first, second, *others])
    assert second.v == first.v == others[0].v
    assert [event["event"] for event in first.events.values() if event["n"] > v and event["event"][0] in "tm"] == [
        "turn-handed-over", "turn-handed-over", "member-done",
    ]  # fmt: skip
    # What is no longer offered is not done, and neither is what an enemy sends.
    gone = second.do("act", v=v, action="play dreadnaught")
    assert (gone["t"], gone["v"]) == ("stale", second.v)
    assert others[0].do("act", v=v, action="end-turn")["t"] == "stale"
    assert others[0].do("act", v=others[0].v, action="end-turn")["code"] == "not-your-turn"


def test_what_was_chosen_in_an_earlier_turn_is_not_meant_now(quick: House) -> None:
    pages = seated(quick.url, "hydra", "-", "-", "-", "-", start="1")
    v = pages[0].v
    for page in pages:
        catch_up(pages)
        assert page.act("end-turn")["t"] == "done"
    catch_up(pages)
    assert "end-turn" in pages[0].actions()
    assert pages[0].do("act", v=v, action="end-turn")["t"] == "stale"


def test_while_a_question_is_open_teammates_wait(quick: House, monkeypatch: pytest.MonkeyPatch) -> None:
    planted(monkeypatch, lambda match: match.decision is not None and match.decision.asked == "scrap", seed=3)
    pages = seated(quick.url, "hydra", "-", "-", "-", "-", start="1")
    assert pages[0].moment is not None
    asked = pages[0].moment["asked"]["seat"]
    teammate = pages[asked % 2 if asked < 3 else 2 + (asked - 2) % 2]
    assert not teammate.asked
    assert teammate.do("act", v=teammate.v - 1, action="end-turn")["t"] == "stale"
    assert teammate.act("end-turn")["code"] == "not-your-turn"


def test_several_cards_for_one_click_also_by_the_one_who_was_not_asked(quick: House) -> None:
    _, second, *_ = seated(quick.url, "hydra", "-", "-", "-", "-", start="1")
    assert second.asked
    macro = second.asked["macros"][0]["actions"]
    answer = second.do("macro", v=second.v, actions=macro)
    second.reach(answer["v"])
    assert second.moment is not None
    assert second.moment["view"]["seats"][1]["hand"]["size"] == 0


def test_a_bot_acts_when_no_teammate_has_for_two_seconds(tmp_path: Path) -> None:
    time_by_hand = Hands()
    with a_house(tmp_path, clock=time_by_hand.clock, pause=time_by_hand.pause) as house:
        options = {"start": "1", "pool-consent": "auto"}
        (page,) = seated(house.url, "hydra", "-", "greedy", "greedy", "greedy", **options)
        assert page.is_quiet()
        time_by_hand.now += 1.9
        page.well("play scout")
        time_by_hand.now += 1.9
        assert page.is_quiet()
        v = page.v
        time_by_hand.now += 0.2
        page.wait(lambda page: any(event["event"] == "turn-handed-over" for event in page.events.values()))
        page.wait(lambda page: any(event["event"] == "member-done" for event in page.events.values()))
        catch_up([page])
        played = [event["seat"] for n, event in page.events.items() if n > v and event["event"] == "card-played"]
        assert set(played) == {2}
        # It has done its part, and the team's turn is mine.
        time_by_hand.now += 100
        assert page.is_quiet()
        assert page.asked
        page.well("end-turn")
        # Where a team is all bots, nobody is waited for.
        page.wait(lambda page: page.asked is not None and page.moment is not None and page.moment["view"]["turn"] == 3)


def test_a_bot_always_consents_to_pay_along(quick: House, monkeypatch: pytest.MonkeyPatch) -> None:
    planted(monkeypatch, asks("help-consent", 2), seed=1)
    (page,) = seated(quick.url, "hydra", "-", "random", "greedy", "greedy")
    page.wait(lambda page: any(event["event"] == "help-promised" for event in page.events.values()))
    assert not any(event["event"] == "help-refused" and event["n"] == page.v for event in page.events.values())


def test_a_team_gives_up_only_together(quick: House) -> None:
    first, second, *others = seated(quick.url, "hydra", "-", "-", "-", "-")
    pages = [first, second, *others]
    assert [page.moment["resigning"] for page in pages if page.moment] == ["proposes"] * 4
    assert first.do("resign")["t"] == "done"
    assert first.do("resign")["t"] == "done"  # he has said so already
    catch_up(pages)
    assert [page.moment["resigning"] for page in pages if page.moment] == ["proposed", "ends", "proposes", "proposes"]
    assert [event["event"] for event in others[0].events.values()].count("surrender-proposed") == 1
    assert not first.is_over
    assert second.do("resign")["t"] == "done"
    catch_up(pages)
    assert others[0].moment is not None
    assert others[0].moment["outcome"] == {
        "winners": [3, 4], "reason": "resigned", "places": [2, 2, 1, 1], "sides": [[1, 2], [3, 4]]
    }  # fmt: skip


def test_the_bots_of_a_team_agree_once_all_its_people_have(quick: House) -> None:
    first, second = seated(quick.url, "hydra", "-", "greedy", "-", "greedy", "greedy", "greedy")
    assert first.do("resign")["t"] == "done"
    catch_up([first, second])
    assert not first.is_over
    assert second.do("resign")["t"] == "done"
    second.wait(lambda page: page.is_over)
    assert second.moment is not None
    assert second.moment["outcome"]["winners"] == [4, 5, 6]


# Who is out


def test_who_is_out_stays_and_watches(quick: House) -> None:
    first, second, third = pages = seated(quick.url, "free-for-all", "-", "-", "-", start="1")
    assert second.moment is not None
    assert second.moment["resigning"] == "leaves"
    first.well("play scout")
    second.reach(first.v)
    assert second.do("resign")["t"] == "done"
    catch_up(pages)
    assert second.moment["resigning"] is None
    assert second.moment["reaches"] == []
    assert second.act("end-turn")["code"] == "not-your-turn"
    assert second.do("resign")["code"] == "eliminated"
    first.well("end-turn")
    catch_up(pages)
    # He is told what happens, and not asked whether something may be taken back.
    assert second.v == first.v
    assert first.do("ask-undo")["t"] == "done"
    third.wait(lambda page: page.table["undo-asked-by"] == 1)
    assert second.do("answer-undo", yes=False)["code"] == "no-undo-asked"
    assert third.do("answer-undo", yes=True)["t"] == "done"
    catch_up(pages)
    assert first.asked
    assert third.do("resign")["t"] == "done"
    second.wait(lambda page: page.is_over)
    assert second.moment is not None
    assert second.moment["outcome"]["places"] == [1, 3, 2]


def test_a_defeated_player_is_asked_for_his_gift(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time_by_hand = Hands()
    planted(monkeypatch, asks("gift", 2), victim=2)
    with a_house(tmp_path, clock=time_by_hand.clock, pause=time_by_hand.pause) as house:
        _, raider, _ = pages = seated(house.url, "raid", "-", "-", "-")
        catch_up(pages)
        assert raider.asked
        time_by_hand.now += 29
        assert raider.is_quiet()
        gift = next(action for action in raider.actions() if action.startswith("give"))
        raider.well(gift)
        catch_up(pages)
        assert any(event["event"] == "card-given" for event in pages[0].events.values())


@pytest.mark.parametrize("is_there", [True, False])
def test_an_absent_player_who_is_out_never_blocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    """The dearest card of his goes to the other raider."""
    time_by_hand = Hands()
    planted(monkeypatch, asks("gift", 2), victim=2)
    with a_house(tmp_path, clock=time_by_hand.clock, pause=time_by_hand.pause) as house:
        boss, raider, _ = seated(house.url, "raid", "-", "-", "-")
        if not is_there:
            raider.close()
            boss.wait(lambda page: not page.table["places"][1]["here"])
        time_by_hand.now += 31 if is_there else 2.1
        boss.wait(lambda page: any(event["event"] == "card-given" for event in page.events.values()))


def test_a_table_goes_on_after_a_restart_where_one_who_is_out_is_asked_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody comes back: the others are bots."""
    time_by_hand = Hands()
    settings: dict[str, Any] = {"clock": time_by_hand.clock, "pause": time_by_hand.pause}
    planted(monkeypatch, asks("gift", 2), victim=2)
    with a_house(tmp_path, **settings) as house:
        (raider,) = seated(house.url, "raid", "greedy", "-", "greedy")
        assert raider.asked
        table = raider.table["id"]
    with a_house(tmp_path, **settings) as house:
        until(lambda: house.lobby.tables.has(table))
        (live,) = house.lobby.tables.live()
        time_by_hand.now += 2.1
        until(lambda: live.match is not None and any(event.name == "card-given" for event in live.match.events))
