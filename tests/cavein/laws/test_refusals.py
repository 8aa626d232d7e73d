"""Every refusal of Cave-In has a code, and here is how each one is met; nothing changes by it."""

import re
from pathlib import Path
from typing import Any

import pytest

from starlode.core.errors import BadInput, IllegalAction
from starlode.core.record import Record
from starlode.games import replay
from tests.cavein.table import Table, a_player, a_table, new_game

SOURCES = Path(__file__).parents[3] / "src" / "starlode"
FULL = ["driller"] * 4 + ["oddgrabber"] * 3
RELICS = [["contract"], ["curator"]]


def actions(*lines: str, **belongings: Any) -> Table:
    table = a_table(**belongings)
    table.play(*lines)
    return table


# Who meets it: a table, the line, and what is told besides the code.
MET: dict[str, tuple[Table, str, dict[str, object]]] = {
    "unknown-action": (actions(), "sing loudly", {"action": "sing loudly"}),
    "unknown-card": (actions(), "recruit nobody", {"card": "nobody"}),
    "not-asked": (actions(), "pay driller", {"action": "pay driller"}),
    "answer-first": (
        actions("mine brown-1-plain", hand=["driller"], mine=["brown-1-plain"]), "end-turn", {"action": "end-turn"}
    ),
    "wrong-phase": (actions(), "lead", {"action": "lead"}),
    "no-raid-now": (actions("use driller", hand=["driller"], base=["drollo"]), "raid 1", {}),
    "raid-was-all": (actions("raid 1", hand=["driller"], base=["drollo"]), "use driller", {}),
    "no-such-base": (actions(), "raid 2", {"seat": 2}),
    "own-base-empty": (actions(), "raid 1", {}),
    "no-such-target": (actions(), "raid 4", {"seat": 4}),
    "action-used": (actions("use driller", hand=["driller", "drollo"]), "use drollo", {"action": "use"}),
    "hand-full": (actions(hand=FULL, docks=["driller"]), "recruit driller", {"limit": 7}),
    "not-in-docks": (actions(), "recruit driller", {"card": "driller"}),
    "cannot-pay-recruit": (actions(docks=["foreman"]), "recruit foreman", {"card": "foreman"}),
    "not-in-mine": (actions(), "mine brown-1-plain", {"crystal": "brown-1-plain"}),
    "cannot-pay": (actions(hand=["driller"], mine=["brown-3-red"]), "mine brown-3-red", {"need": 3}),
    "not-on-top": (actions(artifact_stacks=[]), "collect contract", {"artifact": "contract"}),
    "not-in-hand": (actions(), "use driller", {"card": "driller"}),
    "nothing-to-gain": (
        actions(hand=["driller"], options={"empty-skills": "no"}), "use driller", {"card": "driller"}
    ),
    "no-leader": (
        actions(artifacts=["alien-species-agents"], docks=["driller"], starting=True), "lead", {}
    ),
    "nothing-to-lead": (
        actions(artifacts=["alien-species-agents"], docks=["driller"], base=["sergeant"], starting=True), "lead", {}
    ),
    "no-such-artifact": (
        actions(artifacts=["alien-species-agents"], docks=["driller"], starting=True),
        "activate third-cyber-arm",
        {"artifact": "third-cyber-arm"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("code", MET)
def test_a_line_is_refused_for_its_reason(code: str) -> None:
    table, line, details = MET[code]
    before = (
        table.match.position(),
        table.match.state.checksum(),
        list(table.match.record.rows),
        table.match.events[:],
    )
    with pytest.raises(IllegalAction) as refused:
        table.play(line)
    assert (refused.value.code, refused.value.details) == (code, details)
    assert before == (
        table.match.position(), table.match.state.checksum(), table.match.record.rows, table.match.events
    )  # fmt: skip


def code_of(act: Any) -> str:
    with pytest.raises(IllegalAction) as refused:
        act()
    return refused.value.code


def test_what_a_match_refuses_whatever_the_line() -> None:
    table = new_game(seats="3", start="1")
    assert code_of(lambda: table.match.play("end-turn", seat=2)) == "not-your-turn"
    assert code_of(lambda: table.match.view(4)) == "no-such-seat"
    assert code_of(lambda: table.match.undo(1)) == "nothing-to-undo"
    assert code_of(lambda: table.match.claim_draw(1)) == "no-draws"
    assert code_of(lambda: table.match.play_on(1)) == "not-conceding"
    table.play(next(line for line in table.options if line.startswith("recruit")))
    while table.actor == 1:
        table.play(table.options[-1])
    assert code_of(lambda: table.match.undo(1)) == "needs-consent", "nature has refilled the docks"
    table.resign(3)
    assert code_of(lambda: table.match.resign(3)) == "eliminated"
    table.resign(1)
    assert table.reason == "resigned"
    for act in (lambda: table.play("end-turn"), lambda: table.resign(2), lambda: table.undo(2)):
        assert code_of(act) == "match-over"


def test_what_a_replay_refuses_of_rows_in_the_wrong_place() -> None:
    match = new_game(seats="2", start="1").match
    for row, code in (("1 end-turn", "natures-turn"), ("* draw driller", "not-natures-turn")):
        record = Record.load(match.record.dump())
        record.rows = [row] if code == "natures-turn" else [*record.rows, row]
        with pytest.raises(BadInput) as refused:
            replay(record)
        assert refused.value.said.values["why"] == IllegalAction(code).said


def test_no_code_is_left_out() -> None:
    raised = set()
    for path in (*(SOURCES / "cavein").rglob("*.py"), *(SOURCES / "core").rglob("*.py")):
        text = path.read_text(encoding="utf-8") if path.name != "plain.py" else ""  # of other games
        raised |= set(re.findall(r'IllegalAction\(\s*"([a-z-]+)"', text))
        raised |= set(re.findall(r'IllegalAction\("[a-z-]+" if .* else "([a-z-]+)"', text))
    here = Path(__file__).read_text(encoding="utf-8")
    assert {code for code in raised if f'"{code}"' not in here} == set()
    assert set(MET) <= raised


# Refusals that a player would otherwise not understand


def test_a_recoloured_crystal_is_no_longer_there_as_printed() -> None:
    table = a_table(hand=["diggerhino", "driller"], mine=["blue-1-plain"])
    table.play("use diggerhino", "recolour blue-1-plain", "colour red")
    assert table.refuse("mine blue-1-plain") == "not-in-mine"
    assert table.refuse("mine blue-1-plain as brown less-1") == "not-in-mine"


def test_a_recoloured_crystal_that_is_too_dear_is_refused_for_its_price() -> None:
    table = a_table(hand=["diggerhino", "driller"], mine=["blue-6-brown"])
    table.play("use diggerhino", "recolour blue-6-brown", "colour brown")
    with pytest.raises(IllegalAction) as refused:
        table.play("mine blue-6-brown as brown less-1")
    assert (refused.value.code, refused.value.details) == ("cannot-pay", {"need": 5})


def test_an_artifact_that_is_too_dear_is_refused_for_its_price() -> None:
    table = a_table(hand=["driller"], artifact_stacks=RELICS)
    with pytest.raises(IllegalAction) as refused:
        table.play("collect contract")
    assert refused.value.code == "cannot-pay"


def test_nobody_types_what_nature_says() -> None:
    for line in ("show driller", "uncover brown-1-plain", "start 1", "faction bioss", "draw driller"):
        assert a_table(foe=a_player(hand=["driller"])).refuse(line) == "not-asked"
