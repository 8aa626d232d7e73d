"""What Star Realms writes, whole and broken, to be held against its schemas."""

from collections.abc import Callable, Iterator
from typing import Any

from starlode.core.match import Match
from tests.laws.forms import Forms
from tests.realms.laws import walks
from tests.realms.table import a_seat, a_table

SHORT: Any = {
    "starlode-position": 1, "stacks": {"deck-1": ["viper", "scout"]},
    "seats": [{"hand": {"scout": 3}, "deck": {"viper": 1, "scout": 1}}, {}],
}  # fmt: skip

BREAKS: list[tuple[str, Callable[[Any], object]]] = [
    ("position", lambda content: content.update(luck=7)),
    ("position", lambda content: content.pop("seats")),
    ("position", lambda content: content["seats"].pop()),
    ("position", lambda content: content["row"].update({"death-star": 1})),
    ("position", lambda content: content["seats"][0].update(authority="fifty")),
    ("position", lambda content: content["pending"].append({"ask": "draw", "seat": 1, "card": "scout", "number": 1})),
    ("record", lambda content: content.update({"starlode-record": 2})),
    ("record", lambda content: content["rows"].append("7 play scout")),
    ("record", lambda content: content["rows"].append("1 amount 0")),
    ("record", lambda content: content["rows"].append("1 pass 2")),
    ("record", lambda content: content["rows"].append("1 attack 1 scout damaged-0")),
    ("record", lambda content: content["rows"].append("* buy scout")),
    ("record", lambda content: content["options"].update(luck="good")),
    ("record", lambda content: content["options"].update({"turn-limit": 60})),
    ("view", lambda content: content.pop("trade-deck")),
    ("view", lambda content: content["seats"][1].update(deck={"size": 5, "top": [], "cards": {}})),
    ("view", lambda content: content["seats"][1]["hand"].update(cards=["scout"])),
    ("decision", lambda content: content.update(options=[])),
    ("decision", lambda content: content.update(asked="why")),
    ("decision", lambda content: content["options"][0].update(card="death-star")),
    ("decision", lambda content: content["options"][-1].update(card="scout")),
    ("event", lambda content: content.update(event="card-lost")),
    ("event", lambda content: content.pop("n")),
    ("event", lambda content: content.update(seat=0)),
    # A duel knows no places and no teams.
    ("position", lambda content: content["seats"][0].update(place=0)),
    ("position", lambda content: content.update(finished=[])),
    ("view", lambda content: content["seats"][0].update(place=0)),
    ("view", lambda content: content.update(refusals=[])),
    ("view", lambda content: content["seats"].append(content["seats"][0])),
    # More players have them, and a Hydra's heads what they share.
    ("hydra view", lambda content: content["seats"][0].pop("place")),
    ("hydra view", lambda content: content.pop("finished")),
    ("hydra view", lambda content: content["options"].update(format="raid")),
    ("hydra view", lambda content: content["options"].pop("boss")),
    ("hydra position", lambda content: content["refusals"].append({"seat": 1, "by": 2})),
    ("hydra position", lambda content: content["finished"].append(7)),
    ("hydra position", lambda content: content["pending"][0].update(promised={"7": 1})),
    ("hydra position", lambda content: content["pending"][0].update(target=2)),
    ("hydra decision", lambda content: content["options"][0].update(amount=3)),
    ("hydra decision", lambda content: content["options"][0].update(verb="amount")),
]


def samples() -> dict[str, Any]:
    match = Match(walks.rules_of(), seed=7)
    heads = {1: a_seat(trade=1), 2: a_seat(trade=2), 3: a_seat(trade=2)}
    hydra = a_table("hydra", heads, seats=6, row=["ram"])
    hydra.play("buy ram")
    assert match.decision is not None
    assert hydra.match.decision is not None
    return {
        "hydra view": hydra.view(1),
        "hydra position": hydra.match.position(),
        "hydra decision": hydra.match.decision.to_json(),
        "position": match.position(),
        "record": match.record.to_json(),
        "view": match.view(1).to_json(),
        "decision": match.decision.to_json(),
        "event": match.seen_by(1)[-1],
        "over view": next(rare()).view(1).to_json(),
        "over position": next(rare()).position(),
    }


def rare() -> Iterator[Match[Any]]:
    """An undo and a resignation."""
    match = Match(walks.rules_of(), seed=7)
    match.play("play viper")
    match.undo(1)
    match.resign(2)
    yield match


FORMS = Forms(samples, BREAKS, rare, SHORT)
