"""Ratings and statistics follow from the finished matches, and from nothing else."""

import itertools
import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner
from openskill.models import PlackettLuce

from starlode.cli import starlode
from starlode.server.standings import A_WEEK, MONDAY, Player, Records, Result
from starlode.server.wire.standings import Standings
from tests.server.house import a_house
from tests.server.people import Guest
from tests.server.storage import options_of
from tests.server.test_rated import a_member

MIRA, JUN, CALM = Player("mira", None), Player("jun", None), Player(None, "calm")
NAMES = {"mira": "Mira", "jun": "Jun"}
_matches = itertools.count(1)
NOW = MONDAY + 2000 * A_WEEK + 1000


def ended(*players: Player, places: list[int], sides: list[list[int]], at: int = NOW, **how: Any) -> Result:
    winners = [seat for seat, place in enumerate(places, 1) if place == 1]
    winners = [] if len(winners) == len(places) else winners
    outcome = {"winners": winners, "reason": "defeat", "places": places, "sides": sides}
    told = {"game": "realms", "format": "duel", "rated": True, **how}
    return Result(f"match {next(_matches)}", at=at, outcome=outcome, players=list(players), **told)


def standings(results: list[Result], guest: str | None) -> Standings:
    records = Records(results)
    return records.told(records.listed(guest), NAMES, guest, NOW)


def a_win(winner: Player, loser: Player, **how: Any) -> Result:
    return ended(winner, loser, places=[1, 2], sides=[[1], [2]], **how)


def test_a_rating_is_openskills_after_the_rated_matches_in_their_order() -> None:
    model = PlackettLuce()
    mira, jun = model.rating(), model.rating()
    for ranks in ([1, 2], [2, 1], [1, 1]):
        [[mira], [jun]] = model.rate([[mira], [jun]], ranks=[float(rank) for rank in ranks])
    results = [
        a_win(MIRA, JUN),
        a_win(MIRA, JUN, rated=False),  # casual: it does not count
        a_win(JUN, MIRA),
        ended(MIRA, JUN, places=[1, 1], sides=[[1], [2]]),
    ]
    [ladder] = standings(results, "jun").ladders
    expected = {"Mira": mira, "Jun": jun}
    for each in ladder.standings:
        assert each.rating == round(100 * expected[each.name].ordinal())
        assert (each.matches, each.won, each.you) == (3, 1, each.name == "Jun")
    assert [each.rating for each in ladder.standings] == sorted((e.rating for e in ladder.standings), reverse=True)


def test_teams_win_together_and_a_bot_is_one_player_wherever_it_sits() -> None:
    team = ended(MIRA, CALM, JUN, CALM, places=[1, 2, 1, 2], sides=[[1, 3], [2, 4]], format="hydra")
    found = standings([team, a_win(JUN, CALM)], None)
    assert [(ladder.format, len(ladder.standings)) for ladder in found.ladders] == [("duel", 2), ("hydra", 3)]
    hydra = {each.name: each for each in found.ladders[1].standings}
    assert (hydra["Mira"].won, hydra["Jun"].won, hydra["calm"].won, hydra["calm"].matches) == (1, 1, 0, 1)
    assert hydra["Mira"].rating > 0 > hydra["calm"].rating
    assert (found.mine, found.climbs) == (None, [])


def test_statistics_count_what_was_played_by_all_and_by_me() -> None:
    results = [
        a_win(MIRA, JUN, at=NOW - A_WEEK),
        a_win(JUN, MIRA),
        a_win(JUN, CALM, game="cavein", format="en2021", rated=False),
    ]
    found = standings(results, "mira")
    assert found.mine is not None
    assert (found.all.matches, found.mine.matches) == (3, 2)
    assert [week.matches for week in found.all.weeks][-2:] == [1, 2]
    assert [(way.game, way.matches, way.won) for way in found.mine.ways] == [("realms", 2, 1)]
    endings = [(each.game, each.reason, each.matches) for each in found.all.endings]
    assert endings == [("realms", "defeat", 2), ("cavein", "defeat", 1)]
    [climb] = found.climbs
    assert (climb.at, climb.ratings[0] > 0) == ([NOW - A_WEEK, NOW], True)


def test_whoever_stands_below_the_list_is_told_his_place() -> None:
    others = [Player(f"guest {number}", None) for number in range(150)]
    results = [a_win(other, JUN) for other in others]
    [ladder] = standings(results, "jun").ladders
    assert [each.place for each in ladder.standings] == [*range(1, 101), 151]
    assert ladder.standings[-1].you


def test_matches_that_end_are_added_and_those_of_somebody_else_now_are_read_anew(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, two = a_member(house), a_member(house)

        def play() -> dict[str, Any]:
            table = one.open_table(rated=True)["id"]
            two.join(table)
            first, second = one.page(table), two.page(table)
            second.do("resign")
            first.wait(lambda page: page.is_over)
            answer: dict[str, Any] = one.get("/api/standings")
            return answer

        told: dict[str, Any] = {}
        for count in (1, 2, 3):
            told = play()
            assert [each["matches"] for each in told["ladders"][0]["standings"]] == [count, count]
            assert (told["mine"]["matches"], len(told["climbs"][0]["ratings"])) == (count, count)
        # The same figures as if they were made at once.
        live, house.lobby.ladders._records = house.lobby.ladders._records, None
        assert one.get("/api/standings") == told
        assert house.lobby.ladders._records is not live
        two.http.post("/api/delete-me", json={"password": "correct horse battery"}).raise_for_status()
        [ladder] = one.get("/api/standings")["ladders"]
        assert [each["name"] for each in ladder["standings"]] == [told["ladders"][0]["standings"][0]["name"], ""]


def test_the_leaderboard_tells_names_and_no_ids_and_a_command_makes_it_anew(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        one, two = a_member(house), a_member(house)
        table = one.open_table(rated=True)["id"]
        two.join(table)
        first, second, name = one.page(table), two.page(table), one.get("/api/me")["name"]
        assert Guest(house.url).get("/api/standings")["ladders"] == [], "it is not over yet"
        second.do("resign")
        first.wait(lambda page: page.is_over)
        told = one.get("/api/standings")
        [ladder] = told["ladders"]
        assert [each["you"] for each in ladder["standings"]] == [True, False]
        assert (ladder["standings"][0]["name"], told["mine"]["matches"]) == (name, 1)
        assert two.id not in json.dumps(told)
    result = CliRunner().invoke(starlode, ["admin", "ratings", *options_of(tmp_path), "--json"])
    assert result.exit_code == 0, result.output
    [again] = json.loads(result.output)["ladders"]
    assert [each["rating"] for each in again["standings"]] == [each["rating"] for each in ladder["standings"]]
    result = CliRunner().invoke(starlode, ["admin", "ratings", *options_of(tmp_path), "--lang", "de"])
    assert "Star Realms, Duell" in result.output
    assert f"{name} · Wertung" in result.output


def test_guided_matches_are_no_statistics(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        guest = Guest(house.url)
        lesson = guest.get("/api/games")["games"][0]["lessons"][0]
        page = guest.page(guest.post("/api/lessons", game="realms", lesson=lesson)["id"])
        page.do("resign")
        page.wait(lambda page: page.is_over)
        assert guest.get("/api/standings")["all"]["matches"] == 0
