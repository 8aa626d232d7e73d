"""A game from elsewhere is played everywhere, without a change anywhere: the proof that a game is one object.

It is not compiled, and runs in one process beside games that are. The laws of every game are in tests/laws.
"""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from starlode import Match, rules
from starlode.batch import Batch
from starlode.batch.machine import CannotPlay
from starlode.bots import NAMES, make_bot
from starlode.bots.brain import Brain
from starlode.core.errors import BadInput, IllegalAction
from starlode.core.plain import PlainState
from starlode.core.rules import OVER
from starlode.games import find, names
from starlode.i18n import LANGUAGES, Words
from starlode.terminal.desk import UNTOLD
from tests.i18n.messages import own_messages
from tests.prompt.commands import Commands, finish, process
from tests.server.house import a_house
from tests.server.people import Guest

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """As somebody registers a game of his own: every process that is started inherits it."""
    monkeypatch.setenv("STARLODE_GAMES", "tests.third.pearls")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Commands:
    return Commands(capsys)


def test_it_is_registered_beside_ours() -> None:
    assert names() == ["realms", "cavein", "pearls"]
    assert find("pearls").title == "Pearls"


def test_a_game_that_cannot_be_loaded_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, why in (("no.such.module", "No module named"), ("tests.third.subject", "no attribute 'GAME'")):
        monkeypatch.setenv("STARLODE_GAMES", module)
        with pytest.raises(BadInput, match=f"{module}:GAME cannot be loaded: .*{why}"):
            find("pearls")


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("from dataclasses import replace\nGAME = replace(GAME, way='see')", "for each value of the option see"),
        (
            "from dataclasses import replace\nGAME = replace(GAME, ways={'deep': (2,)})",
            "for each value of the option sea",
        ),
        ("GAME = (", r"'\(' was never closed .*line 2"),
    ],
)
def test_a_slip_in_a_game_is_told_when_it_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str, why: str
) -> None:
    (tmp_path / "slip.py").write_text(f"from tests.third.pearls import GAME\n{written}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "slip", raising=False)
    monkeypatch.setenv("STARLODE_GAMES", f"slip,{tmp_path.name.replace('-', '_')}")
    with pytest.raises(BadInput, match=f"slip:GAME cannot be loaded: .*{why}"):
        find("pearls")


def test_the_command_line_says_in_one_line_which_game_cannot_be_loaded(
    run: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STARLODE_GAMES", "no.such.module")
    assert "no.such.module:GAME cannot be loaded" in run.refused("--help")
    with process("play", "--lang", "de", stdin=subprocess.DEVNULL) as running:
        out, err = finish(running)
    assert (running.returncode, out, len(err.splitlines())) == (2, "", 1)
    assert "no.such.module:GAME kann nicht geladen werden" in err


def test_a_game_without_a_greedy_player_is_played_by_chance() -> None:
    """Whoever begins to write a game can play it at once."""
    match: Match[Any] = Match(rules("pearls"), seed=4)
    assert match.decision is not None
    assert Brain().greedy(match.rules).choose(match.view(match.decision.seat), match.decision) in match.decision.actions


def test_where_a_game_says_nothing_of_giving_up_nobody_does() -> None:
    with pytest.raises(IllegalAction, match="no-resigning"):
        PlainState.resign(rules("pearls").new(), 0)


def test_a_way_is_played_by_as_many_as_its_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The option may be more for another way; whoever writes a game says it once."""
    few = replace(find("pearls"), ways={"calm": (2, 3)})
    monkeypatch.setattr("starlode.games._others", lambda modules: {"pearls": few})
    assert rules("pearls", seats=3).seats == 3
    with pytest.raises(BadInput, match="option seats is 4: calm is played by 2 or 3"):
        rules("pearls", seats=4)


def test_a_message_that_a_game_lacks_is_named_with_its_language() -> None:
    with pytest.raises(KeyError, match="event-nothing: no such message of pearls in de"):
        Words("de", rules("pearls")).say("event-nothing")


def test_it_is_about_a_hundred_lines() -> None:
    """What a game must say is what is its own; the rest has defaults."""
    source = (ROOT / "tests" / "third" / "pearls.py").read_text(encoding="utf-8")
    assert sum(bool(line.strip()) for line in source.splitlines()) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_in_three_languages_all_that_is_its_own(language: str) -> None:
    assert own_messages(language, "pearls").keys() == own_messages("en", "pearls").keys()
    match: Match[Any] = Match(rules("pearls"), seed=4)
    words = Words(language, match.rules)
    bot = make_bot("greedy", "pearls")
    while (decision := match.decision) is not None:
        view = match.view(decision.seat).to_json()
        assert words.question(decision.to_json(), {}, view)
        assert all(words.option(option.to_json(), {}, decision.to_json(), view) for option in decision.options)
        match.play(bot.choose(match.view(decision.seat), decision))
    content: Any = match.view(1).content
    for key in {*content, *content["seats"][0]} - UNTOLD:
        assert words.has(f"view-{key}"), key
    lines = [words.event(event, {}) for event in match.seen_by(1)]
    assert words.say("card-shark") in "".join(lines)
    assert words.say("reason-sea-empty") in lines[-1]


def test_bots_of_every_level_play_it() -> None:
    """The search too: over a game that is not compiled, it is not compiled either."""
    players = [make_bot(name if name in ("random", "greedy") else f"{name}@8", "pearls", 1) for name in NAMES[:4]]
    match: Match[Any] = Match(rules("pearls", seats=4), seed=2)
    while (decision := match.decision) is not None:
        match.play(players[decision.seat - 1].choose(match.view(decision.seat), decision))
    assert match.outcome is not None
    assert match.outcome.reason == "sea-empty"


def test_it_is_played_in_the_terminal(run: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    typed: Iterator[str] = iter(["1", "help", "table", "1", "resign", "resign", "quit"])
    monkeypatch.setattr("starlode.terminal.session._read", lambda: next(typed))
    shown = run.well("play", "pearls", "--seed", 3, "--plain", "--lang", "de").out
    for line in ("Tauchen", "Meer", "Truhe", "Wenige Haie.", "Perle", "durch Aufgabe"):
        assert line in shown


def test_its_things_are_told_with_their_copies_and_have_no_factions(run: Commands) -> None:
    told = run.well("cards", "pearls", "--json").json["cards"]
    assert {each["name"]: each["copies"] for each in told} == {"Pearl": 30, "Shell": 50, "Shark": 20}
    assert "gibt es keine Fraktionen" in run.refused("cards", "pearls", "--faction", "blob", "--lang", "de")


def test_it_is_simulated_on_several_cores_and_meets_in_the_arena(run: Commands) -> None:
    result = run("simulate", "pearls", "--games", 6, "--seats", 3, "--bots", "greedy", "--jobs", 2, "--json").json
    assert (result["game"], result["complete"], result["games"]) == ("pearls", True, 6)
    told = run("arena", "pearls", "--games", 2, "--bots", "greedy,random", "--jobs", 1, "--json").json
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random"]


def test_a_batch_of_it_is_a_loop_of_python() -> None:
    """It is in no compiled library, and whoever asks for one is told so."""
    batch = Batch(rules("pearls"), 3, seed=1)
    assert batch.playout().min() > 0
    assert (batch.device, batch.actor.tolist()) == ("python", [OVER] * 3)
    with pytest.raises(CannotPlay, match="pearls is not compiled; device='python' plays it"):
        Batch(rules("pearls"), 3, seed=1, device="native")


def test_any_program_plays_it_by_the_line_protocol(run: Commands) -> None:
    program = f"cmd:{sys.executable} {ROOT / 'examples' / 'first_bot.py'}"
    told = run("arena", "pearls", "--games", 2, "--bots", f"{program},greedy", "--jobs", 1, "--json").json
    assert told["bots"][0]["faults"] == {}


def test_a_server_opens_tables_of_it_with_bots_and_tells_its_words(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        guest = Guest(house.url)
        offered = guest.get("/api/games")["games"][-1]
        assert (offered["game"], [each["format"] for each in offered["formats"]]) == ("pearls", ["calm"])
        assert "Perle" in "".join(guest.get("/api/games/pearls/words/de")["sources"])
        assert guest.get("/api/games/pearls/cards/calm/pl")["shell"]["name"] == "Muszla"
        page = guest.page(guest.open_table({"me": True}, {"bot": "keen"}, game="pearls")["id"])
        for _ in range(3):
            page.wait(lambda page: page.asked is not None)
            page.well("dive")
