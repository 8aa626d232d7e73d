"""Tables with the components of one's own box: sent along, looked at, kept with the table, and seen by everybody."""

from pathlib import Path
from typing import Any

from starlode.cavein.components import default_text
from starlode.core.record import Record
from starlode.games import replay
from starlode.i18n import Words
from tests.i18n.phrases import phrase_of
from tests.server.house import House, a_house
from tests.server.people import Guest, Page
from tests.server.test_tables import refused

OURS = default_text()
# The leader takes more, and texts say so; a faction has a card more than in the box.
MINE = OURS.replace('word = "take-from-bottom", cards = 2', 'word = "take-from-bottom", cards = 3', 1)
MINE = MINE.replace("copies = 6", "copies = 7", 1)


def test_a_file_is_looked_at_before_a_table_is_opened(house: House) -> None:
    guest = Guest(house.url)
    told = guest.post("/api/components", game="cavein", components=MINE)
    box = {"name": "components", "faction": "terrons", "have": 14, "box": 13}
    assert told == {"warnings": [{"id": "odd-faction", "args": box}]}
    told = guest.post("/api/components", game="cavein", components="\ufeff" + OURS.replace("\n", "\r\n"))
    assert told == {"warnings": []}  # as some editors write it
    wrong = MINE.replace("level = 4", "level = 9", 1)
    line = wrong[: wrong.index("level = 9")].count("\n") + 1
    answer = guest.http.post("/api/components", json={"game": "cavein", "components": wrong})
    assert refused(answer) == (400, "bad-components")
    why = answer.json()["details"]["why"]["phrase"]
    assert (why["id"], why["args"]["line"]) == ("bad-in-line", str(line))
    told = Words("pl").phrase(phrase_of(why))
    assert told == f"components, wiersz {line}: level to 9: oczekiwano liczby całkowitej od 1 do 4"
    opened = guest.http.post("/api/tables", json={"game": "cavein", "components": wrong})
    assert refused(opened) == (400, "bad-components")
    assert guest.get("/api/tables")["tables"] == []


def test_a_path_is_no_text_of_components(house: House, tmp_path: Path) -> None:
    """Nobody reads a file of the server by its name."""
    secret = tmp_path / "secret.toml"
    secret.write_text(OURS)
    answer = Guest(house.url).http.post("/api/components", json={"game": "cavein", "components": str(secret)})
    assert refused(answer) == (400, "bad-components")


def test_what_is_too_long_is_refused(house: House) -> None:
    guest = Guest(house.url)
    answer = guest.http.post("/api/components", json={"game": "cavein", "components": OURS + "#" * 100_000})
    assert refused(answer) == (400, "bad-request")
    answer = guest.http.post("/api/tables", json={"game": "cavein", "components": "#" * 300_000})
    assert refused(answer) == (413, "too-large")


def test_star_realms_is_played_with_the_cards_as_they_are(house: House) -> None:
    answer = Guest(house.url).http.post("/api/tables", json={"game": "realms", "components": MINE})
    assert refused(answer) == (400, "bad-components")


def test_everybody_sees_that_a_table_has_other_components_and_which(house: House) -> None:
    host, other = Guest(house.url), Guest(house.url)
    table = host.open_table(game="cavein", components=MINE)
    seen = other.get(f"/api/tables/{table['id']}")
    assert (seen["components"], seen["texts"]) == (True, True)
    assert other.http.get(f"/api/tables/{table['id']}/components").text == MINE
    usual = host.open_table(game="cavein")
    assert (usual["components"], usual["texts"]) == (False, False)
    assert refused(other.http.get(f"/api/tables/{usual['id']}/components")) == (404, "not-found")


def test_the_texts_of_a_table_are_those_of_its_components_and_options(house: House) -> None:
    guest = Guest(house.url)
    table = guest.open_table(game="cavein", components=MINE)
    texts = guest.get(f"/api/tables/{table['id']}/cards/de")
    assert texts["sergeant"]["lines"][0]["text"] == "Nimm bis zu 3 Söldner von unten aus deiner Basis."
    by_cards = guest.open_table(game="cavein", format="pl2018", options={"weedlocks": "cards"})
    assert (by_cards["components"], by_cards["texts"]) == (False, True)
    told = guest.get(f"/api/tables/{by_cards['id']}/cards/en")["stalkroot"]["lines"][0]["text"]
    assert told == "Your Weedlocks have the colour of the crystal you mine."
    assert refused(guest.http.get(f"/api/tables/{table['id']}/cards/xx")) == (404, "not-found")


def test_our_file_can_be_fetched_to_correct_it(house: House) -> None:
    guest = Guest(house.url)
    assert guest.http.get("/api/components/cavein").text == OURS
    assert refused(guest.http.get("/api/components/realms")) == (404, "not-found")
    offers = {game["game"]: game["components"] for game in guest.get("/api/games")["games"]}
    assert offers == {"realms": False, "cavein": True}


def play(page: Page, until: int) -> None:
    """Do the first thing that is offered until a turn has come, or the match is over."""
    while not page.is_over and page.moment is not None and page.moment["view"]["turn"] < until:
        page.wait(lambda page: page.is_over or bool(page.actions()))
        if not page.is_over:
            page.well(page.actions()[0])


def test_components_outlive_a_restart_and_go_with_the_record(tmp_path: Path) -> None:
    """Bots play by them, the match goes on after a restart, and the record tells what it was played with."""
    with a_house(tmp_path) as house:
        guest = Guest(house.url)
        wanted = {"game": "cavein", "options": {"round-limit": "4"}, "components": MINE}
        table = guest.open_table({"me": True}, {"bot": "greedy"}, **wanted)["id"]
        play(guest.page(table), 4)
        cookies = guest.http.cookies
    with a_house(tmp_path) as house:
        again = Guest(house.url)
        again.http.cookies = cookies
        page = again.page(table)
        play(page, 99)
        assert page.is_over
        finished: Any = again.get(f"/api/tables/{table}/record")
        assert finished["components"] == MINE
        record = Record.from_json(finished["record"])
        assert replay(record, components=finished["components"]).outcome is not None
        follow_up = again.post(f"/api/tables/{table}/rematch")
        assert follow_up["components"]
        assert house.lobby.services.metrics.degraded_bots == 0


def test_a_server_may_have_components_of_its_own(tmp_path: Path) -> None:
    with a_house(tmp_path, components={"cavein": MINE}) as house:
        guest = Guest(house.url)
        table = guest.open_table(game="cavein")
        assert table["components"]
        assert guest.http.get(f"/api/tables/{table['id']}/components").text == MINE
