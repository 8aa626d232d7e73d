"""What happens when somebody types the name of an action and nothing else."""

import pytest

from starlode.terminal.cavein.desk import CaveinDesk
from starlode.terminal.realms.desk import RealmsDesk
from tests.cavein.table import a_player, a_table
from tests.terminal.cavein.test_play import session_of, words
from tests.words import cavein_words, realms_words


@pytest.mark.parametrize(
    ("lang", "word"),
    [("en", "raid"), ("en", "RAID"), ("de", "überfallen"), ("de", "raid"), ("pl", "przejmij")],
)
def test_the_name_of_an_action_alone_asks_which_one(
    lang: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    scene = a_table(hand=["drollo"], foe=a_player(base=["drollo"]))
    session = session_of(scene, lang)
    decision = scene.match.decision
    assert decision is not None
    assert [action for action in decision.actions if action.startswith("raid")] == ["raid 2"]
    asked = iter(["", "1"])
    monkeypatch.setattr("starlode.terminal.session._read", lambda: next(asked))
    before = len(scene.match.record.rows)
    session._answer(word, decision, [])
    assert words(scene.match, lang).say("session-which-card") in capsys.readouterr().out
    assert len(scene.match.record.rows) == before
    session._answer(word, decision, [])
    assert scene.match.record.rows[before].split() == ["1", "raid", "2"]


@pytest.mark.parametrize(("lang", "word"), [("en", "mine"), ("de", "fördern"), ("de", "fordern"), ("pl", "fedruj")])
def test_the_name_of_an_action_is_no_card(lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    scene = a_table(hand=[], foe=a_player(base=["drollo"]))
    assert scene.match.decision is not None
    session_of(scene, lang)._answer(word, scene.match.decision, [])
    assert capsys.readouterr().out == words(scene.match, lang).say("session-none-of-these") + "\n"


def test_every_kind_of_action_has_a_word() -> None:
    assert all(cavein_words("en").has(f"verb-{verb}") for verb in CaveinDesk.verbs)
    assert all(realms_words("en").has(f"verb-{verb}") for verb in RealmsDesk.verbs)
