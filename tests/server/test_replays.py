"""Matches to look back at: finished ones in full, running ones as each viewer may see them."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from starlode.core.record import Record
from starlode.games import replay
from starlode.server import pages, reels, showing
from starlode.server.stored import Sitting
from starlode.terminal.following import Follower, follow
from tests.server.house import House, a_house
from tests.server.people import Guest, a_duel, fetch, play_on
from tests.web.planted import a_match, is_over


def rebuilt(reel: dict[str, Any]) -> list[dict[str, Any]]:
    """The view after each step, as a client puts it together."""
    view, views = json.loads(json.dumps(reel["view"])), []
    for frame in reel["frames"]:
        for path, value in frame["changes"].items():
            *where, name = path.split(".")
            (view["seats"][int(where[1])] if where else view)[name] = value
        for path in frame["gone"]:
            *where, name = path.split(".")
            del (view["seats"][int(where[1])] if where else view)[name]
        views.append(json.loads(json.dumps(view)))
    return views


def held_against(reel: dict[str, Any], record: Record, seat: int | None) -> None:
    """A reel is what an independent replay shows this viewer, step by step, and not a word more."""
    stops = [step.rows for step in follow(record, Follower(record.rows, None))]
    assert [frame["rows"] for frame in reel["frames"]] == stops
    told = 0
    for frame, view in zip(reel["frames"], rebuilt(reel), strict=True):
        match = replay(record, frame["rows"])
        assert view == json.loads(json.dumps(match.view(seat).to_json()))
        seen = [{k: v for k, v in event.items() if k != "say"} for event in frame["events"]]
        assert seen == json.loads(json.dumps(match.seen_by(seat, told)))
        told = len(match.events)
        assert set(frame) == {"rows", "events", "changes", "gone", "asked", "reaches"}


def test_a_finished_match_is_shown_from_every_seat(house: House) -> None:
    one, _, first, second = a_duel(house.url)
    table = first.table["id"]
    play_on([first, second], random.Random(3), most=60)
    assert first.do("undo")["t"] in ("done", "refused")
    second.do("resign")
    record = Record.from_json(one.get(f"/api/tables/{table}/record")["record"])
    stranger = Guest(house.url)
    for asked, seat in (("?seat=1", 1), ("?seat=2", 2), ("?seat=0", None), ("", None)):
        reel = stranger.get(f"/api/tables/{table}/replay{asked}")
        assert (reel["seat"], reel["outcome"]["winners"]) == (seat, [1])
        held_against(reel, record, seat)
    assert one.get(f"/api/tables/{table}/replay")["seat"] == 1


def test_the_end_says_what_the_result_is_made_of(house: House) -> None:
    """SR: authority gained and lost. What was taken back does not count."""
    one, _, first, second = a_duel(house.url)
    table = first.table["id"]
    rng = random.Random(9)
    while not first.is_over:
        play_on([first, second], rng, most=1)
        asked = first if first.asked else second
        if asked.moment is not None and asked.moment["undo"] == "free" and rng.random() < 0.2:
            assert asked.do("undo")["t"] == "done"
            for page in (first, second):
                page.hello(page.v)
        if first.v > 900:
            second.do("resign")
            first.wait(lambda page: page.is_over)
    reel = one.get(f"/api/tables/{table}/replay")
    scores = {each["name"]: each["figures"] for each in reel["scores"]}
    assert scores["start"] == [50, 50]
    assert scores["end"] == [seat["authority"] for seat in rebuilt(reel)[-1]["seats"]]
    for start, gained, lost, end in zip(*scores.values(), strict=True):
        assert start + gained - lost == end
    record = Record.from_json(one.get(f"/api/tables/{table}/record")["record"])
    assert any(row.endswith(" undo") for row in record.rows)
    kept: list[str] = []  # the same match as if nobody had taken anything back
    for row in record.rows:
        if row.endswith(" undo"):
            while kept.pop().split()[0] != row.split()[0]:
                pass
        else:
            kept.append(row)
    without = Record(record.game, record.rules_version, 2, record.options, kept)
    again = reels.reel(house.lobby.tables._live[table].shown_to(None), replay(record).rules, without, 1)
    assert {each.name: each.figures for each in again.scores} == scores


def test_in_cave_in_the_points_are_told_by_where_they_come_from() -> None:
    """CI-197, CI-205."""
    stored, _, match = a_match(
        "points", [Sitting(1, None, "greedy"), Sitting(2, None, "greedy")], is_over, "cavein", "en2021"
    )
    reel = reels.reel(showing.table(stored, {}, (), 0, None), match.rules, match.record, None)
    scores = {each.name: each.figures for each in reel.scores}
    assert list(scores) == ["crystals", "sets", "artifacts", "totems", "subjugated", "total"]
    content: Any = match.view(None).content
    assert scores["total"] == [seat["points"] for seat in content["seats"]]
    assert sum(sum(figures) for name, figures in scores.items() if name != "total") == sum(scores["total"])


@pytest.mark.parametrize(("game", "format", "seats"), [("cavein", "pl2018", 3), ("realms", "emperor", 6)])
def test_every_game_and_format_can_be_looked_back_at(house: House, game: str, format: str, seats: int) -> None:
    guest = Guest(house.url)
    places = [{"me": True}] + [{"bot": "random"}] * (seats - 1)
    table = guest.open_table(*places, game=game, format=format, options={"start": "1"})["id"]
    page = guest.page(table)
    page.wait(lambda page: page.asked is not None)
    page.well(page.actions()[0])
    page.do("resign")
    for seat in (1, seats, None):
        whole = fetch(f"{house.url}/api/tables/{table}/record")  # first: the bots play on between the two
        reel = guest.get(f"/api/tables/{table}/replay?seat={seat or 0}")
        rows = reel["frames"][-1]["rows"]
        if whole.status_code == 200:
            held_against(reel, Record.from_json(whole.json()["record"]), seat)
        else:  # the others of an emperor's match play on: then only the own seat is shown
            assert (seat, rows > 0) == (1, True)
            break


def test_a_running_match_is_shown_to_a_seat_as_it_saw_it_and_no_other(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, two, first, second = a_duel(house.url)
        table = first.table["id"]
        play_on([first, second], random.Random(5), most=40)
        stranger = Guest(house.url)
        reels = {
            1: one.get(f"/api/tables/{table}/replay"),
            2: two.get(f"/api/tables/{table}/replay?seat=2"),
            None: stranger.get(f"/api/tables/{table}/replay"),
        }
        assert one.get(f"/api/tables/{table}/replay?seat=0")["seat"] is None
        for guest, other in ((one, 2), (two, 1), (stranger, 1), (stranger, 2)):
            refused = guest.http.get(f"/api/tables/{table}/replay?seat={other}")
            assert (refused.status_code, refused.json()["code"]) == (409, "match-not-over")
        assert one.http.get(f"/api/tables/{table}/replay?seat=3").json()["code"] == "no-such-seat"
        refused = one.http.post(f"/api/tables/{table}/continue", json={"rows": 10, "seat": 1, "bot": "random"})
        assert refused.json()["code"] == "match-not-over"
        played = first.v
        second.do("resign")
        record = Record.from_json(one.get(f"/api/tables/{table}/record")["record"])
        for seat, reel in reels.items():
            so_far = Record(
                record.game, record.rules_version, 2, record.options, record.rows[: reel["frames"][-1]["rows"]]
            )
            held_against(reel, so_far, seat)
            assert reel["outcome"] is None
            assert sum(len(frame["events"]) for frame in reel["frames"]) == played


def test_a_reel_grows_with_the_match_and_not_with_its_square(house: House) -> None:
    """Twice the steps are about twice the bytes: what does not change is not told again."""
    one, _, first, second = a_duel(house.url)
    play_on([first, second], random.Random(7), most=160)
    frames = one.get(f"/api/tables/{first.table['id']}/replay")["frames"][1:]
    sizes = [len(json.dumps(frame)) for frame in frames]
    half = len(sizes) // 2
    assert half > 50
    assert sum(sizes[half:]) < 3 * sum(sizes[:half])
    assert max(sizes) < 20_000


def test_whoever_looks_back_can_go_on_from_there_against_a_bot(house: House) -> None:
    one, _, first, second = a_duel(house.url)
    table = first.table["id"]
    play_on([first, second], random.Random(11), most=50)
    second.do("resign")
    record = Record.from_json(one.get(f"/api/tables/{table}/record")["record"])
    reel = one.get(f"/api/tables/{table}/replay?seat=2")
    at = next(at for at, frame in enumerate(reel["frames"]) if at > 20 and frame["asked"]["seat"] == 2)
    rows = reel["frames"][at]["rows"]
    stranger = Guest(house.url)
    new = stranger.post(f"/api/tables/{table}/continue", rows=rows, seat=2, bot="random")
    assert [(place["you"], place["bot"]) for place in new["places"]] == [(False, "random"), (True, None)]
    assert (new["public"], new["draws"]["known"], new["phase"]) == (False, True, "running")
    page = stranger.page(new["id"])
    assert page.moment is not None
    assert page.moment["view"] == json.loads(json.dumps(replay(record, rows).view(2).to_json()))
    page.well(page.actions()[0])
    for content, code in (
        ({"rows": len(record.rows), "seat": 1, "bot": "random"}, "bad-request"),  # it was over then
        ({"rows": 999_999, "seat": 1, "bot": "random"}, "bad-request"),
        ({"rows": rows, "seat": 3, "bot": "random"}, "no-such-seat"),
        ({"rows": rows, "seat": 1, "bot": "nobody"}, "unknown-bot"),
    ):
        assert stranger.http.post(f"/api/tables/{table}/continue", json=content).json()["code"] == code


# A link with a preview


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><head><title>starlode</title></head>")
    monkeypatch.setattr(pages, "CLIENT", tmp_path)


def told(house: House, path: str, **headers: str) -> dict[str, str]:
    page = fetch(house.url + path, headers=headers).text
    return dict(re.findall(r'<meta property="([^"]*)" content="([^"]*)"', page))


def test_a_link_to_a_finished_match_says_who_won_in_the_language_of_whoever_is_sent_it(
    house: House, client: None
) -> None:
    one, two, first, second = a_duel(house.url)
    table = first.table["id"]
    assert one.http.put("/api/me", json={"name": 'Mira "<b>"'}).is_success
    assert two.http.put("/api/me", json={"name": "Jun"}).is_success
    assert told(house, f"/r/{table}") == {}, "nothing is told of a match that is not over"
    second.do("resign")
    english = told(house, f"/r/{table}")
    assert english["og:title"] == "Victory: Mira &quot;&lt;b&gt;&quot; · Star Realms"
    assert english["og:description"].startswith("Star Realms, Duel: Mira &quot;&lt;b&gt;&quot; and Jun.")
    assert english["og:url"] == f"{house.url}/r/{table}"
    german = told(house, f"/r/{table}", **{"accept-language": "de-AT,de;q=0.9"})
    assert (german["og:locale"], german["og:title"].split(":")[0]) == ("de_DE", "Sieg")
    polish = told(house, f"/r/{table}?lang=pl")
    assert (polish["og:locale"], polish["og:title"].split(":")[0]) == ("pl_PL", "Wygrana")
    assert told(house, "/r/no-such-table1") == {} == told(house, f"/t/{table}")
