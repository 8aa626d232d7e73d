"""What Cave-In writes, whole and broken, to be held against its schemas."""

from collections.abc import Callable, Iterator
from typing import Any

from starlode.core.match import Match
from tests.cavein.table import a_player, a_table, new_game
from tests.laws.forms import Forms

SHORT: Any = {
    "starlode-position": 1, "factions": ["terrons", "hydrans", "minegglers", "metanels"], "stack": {"driller": 1},
    "seats": [{"hand": {"drollo": 1}}, {}], "stacks": {"mercenaries-1": ["driller"]},
}  # fmt: skip

BREAKS: list[tuple[str, Callable[[Any], object]]] = [
    ("position", lambda content: content.update(luck=7)),
    ("position", lambda content: content.pop("seats")),
    ("position", lambda content: content["seats"].pop()),
    ("position", lambda content: content["docks"].update({"death-star": 1})),
    ("position", lambda content: content["mine"].update({"pink-1-plain": 1})),
    ("position", lambda content: content["seats"][0].update(base={"driller": 1})),
    ("position", lambda content: content["pending"].append({"ask": "dye", "seat": 1, "left": 1})),
    ("position", lambda content: content["effects"].update({"extra-mines": True})),
    ("record", lambda content: content.update({"starlode-record": 2})),
    ("record", lambda content: content["rows"].append("5 end-turn")),
    ("record", lambda content: content["rows"].append("* recruit driller")),
    ("record", lambda content: content["rows"].append("1 claim-draw")),
    ("record", lambda content: content["options"].update(luck="good")),
    ("record", lambda content: content["options"].update({"round-limit": 60})),
    ("view", lambda content: content.pop("unseen")),
    ("view", lambda content: content.update(stack={"driller": 1})),
    ("view", lambda content: content["seats"][1]["hand"].update(cards=["driller"])),
    ("view", lambda content: content["seats"][1].update(hidden={})),
    ("decision", lambda content: content.update(options=[])),
    ("decision", lambda content: content.update(asked="why")),
    ("decision", lambda content: content["options"][0].update(card="death-star")),
    ("decision", lambda content: content["options"][-1].update(card="driller")),
    ("event", lambda content: content.update(event="card-lost")),
    ("event", lambda content: content.pop("n")),
    ("event", lambda content: content.update(seat=0)),
]


def samples() -> dict[str, Any]:
    match = new_game(seed=7).match
    assert match.decision is not None
    table = a_table(hand=["driller"])
    table.resign(1)
    return {
        "position": match.position(),
        "record": match.record.to_json(),
        "view": match.view(1).to_json(),
        "decision": match.decision.to_json(),
        "event": match.seen_by(1)[-1],
        "over view": table.match.view(1).to_json(),
        "over position": table.match.position(),
    }


def rare() -> Iterator[Match[Any]]:
    """Dyed cards, crystals recoloured twice, cards taken out of the middle of a Base, an undo, a resignation."""
    table = a_table(
        base=["diggerhino"], hand=["diggerhino", "robuster", "shu-war", "driller"], mine=["blue-1-plain"],
        artifacts=["shift-whistle"], foe=a_player(base=["drollo", "driller", "drollo", "driller"]),
        third=a_player(hand=["driller"]), starting=True,
    )  # fmt: skip
    table.play("lead", "recolour blue-1-plain", "colour red", "use diggerhino", "recolour blue-1-plain as red less-1")
    yield table.match
    table.play("colour brown")
    yield table.match
    table.undo(1)
    table.play("colour brown", "use robuster", "colour blue", "dye driller")
    yield table.match
    table.resign(3)
    table.resign(1)
    yield table.match


FORMS = Forms(samples, BREAKS, rare, SHORT)
