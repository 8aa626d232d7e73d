"""What the slots of an observation mean: each tells what the view of the same seat tells in words."""

from typing import Any

import pytest

from starlode.cavein.components import MERCENARIES
from tests.cavein.laws.subject import CAVEIN
from tests.cavein.table import Table, a_player, a_table
from tests.laws.walker import Case, looked_at
from tests.realms.test_encoding import counted, wide

NAMES: dict[tuple[str, int], str] = {
    (faction, level): name for faction, four in MERCENARIES.items() for level, name in enumerate(four, 1)
}


def row(told: dict[str, int], name: str, most: int) -> list[str]:
    """The cards of a row by faction and level."""
    cards = [counted(told, f"{name} {position}") for position in range(1, most + 1)]
    return [NAMES[next(iter(card)), card["level"]] for card in cards if card]


@pytest.mark.parametrize("case", CAVEIN.few, ids=str)
def test_the_slots_say_what_the_view_says(case: Case) -> None:
    encoding, seats = case.rules.encoding, case.rules.seats
    for number, state in enumerate(looked_at(case, 7)):
        if number % 5:
            continue
        viewer = number // 5 % seats
        view: Any = case.rules.view(state, viewer).content
        told = dict(zip(encoding.slots, encoding.observe(state, viewer), strict=True))
        for block in ("docks", "mine", "crystal-stack", "removed", "unseen"):
            assert counted(told, block) == view[block]
        assert (wide(told, "turn"), told["track"], told["collapse"]) == (view["turn"], view["track"], view["collapse"])
        assert [told[f"stack-size {level}"] for level in (1, 2, 3, 4)] == view["stack-sizes"]
        assert [*counted(told, "factions")] == view["factions"]
        assert row(told, "played", 12) == view["played"][:12]
        for place in range(seats):
            seat, me = view["seats"][(viewer + place) % seats], f"seat {place}"
            assert counted(told, f"{me} hand") == (seat["hand"]["cards"] or {})
            assert counted(told, f"{me} known") == seat["hand"]["known"]
            assert [told[f"{me} hidden-level {level}"] for level in (1, 2, 3, 4)] == seat["hand"]["levels"]
            assert counted(told, f"{me} crystals") == seat["crystals"]
            assert counted(told, f"{me} subjugated") == seat["subjugated"]
            assert [*counted(told, f"{me} artifacts")] == seat["artifacts"]
            assert (wide(told, f"{me} points"), told[f"{me} hand-size"]) == (seat["points"], seat["hand"]["size"])
            assert row(told, f"{me} base", 7) == seat["base"]


def ids_of(table: Table) -> dict[str, str]:
    """What is offered, each line with the name of its id; every id leads back to its action."""
    state, encoding = table.match.state, table.match.rules.encoding
    names = {}
    for action in state.legal():
        number = encoding.action_id(state, action)
        assert encoding.action_of(state, number) == action
        names[table.match.rules.write(action)] = encoding.actions[number]
    assert len(set(names.values())) == len(names) == sum(encoding.mask(state))
    return names


def test_recoloured_crystals_are_told_by_their_number() -> None:
    """CI-246 to CI-253: the leader's skill and two cards recolour three crystals, of which two become alike."""
    table = a_table(
        hand=["diggerhino", "diggerhino"], base=["diggerhino"], starting=True, artifacts=["shift-whistle"],
        mine=["red-1-plain", "red-1-plain", "blue-3-plain"],
    )  # fmt: skip
    table.play("lead", "recolour red-1-plain", "colour brown")
    table.play("use diggerhino", "recolour blue-3-plain", "colour yellow", "use diggerhino")
    assert {name for name in ids_of(table).values() if "recoloured" in name} == {
        "recolour recoloured-1", "recolour recoloured-2",
    }  # fmt: skip
    told = observed(table)
    assert (told["recoloured 1 brown"], told["recoloured 1 times"], told["recoloured 1 cost"]) == (1, 1, 1)
    assert (told["recoloured 2 yellow"], told["recoloured 2 cost"], told["recoloured 3 crystal"]) == (1, 3, 0)
    table.play("recolour red-1-plain", "colour brown")
    told = observed(table)
    assert [told[f"recoloured {n} crystal"] for n in (1, 2)] == [told["recoloured 1 crystal"]] * 2, "these are alike"


def test_a_recoloured_crystal_is_mined_and_taken_by_its_number() -> None:
    table = a_table(hand=["driller"], base=["diggerhino"], mine=["red-1-plain"], starting=True)
    table.play("lead", "recolour red-1-plain", "colour brown")
    assert ids_of(table)["mine red-1-plain as brown less-1"] == "mine recoloured-1"
    table.play("use driller")
    assert ids_of(table)["take red-1-plain as brown less-1"] == "take recoloured-1"


def test_bases_are_told_from_the_place_of_whoever_raids_them() -> None:
    table = a_table(hand=["drollo"], base=["driller", "foreman"], foe=a_player(base=["driller"], hand=["driller"]))
    assert ids_of(table)["raid 2"] == "raid 2"
    table.play("end-turn")
    if table.asked == "starting":
        table.play("go-on")
    names = ids_of(table)
    assert (names["raid 1"], names["raid 2"]) == ("raid 2", "raid 1"), "one's own Base is told first"


def observed(table: Table) -> dict[str, int]:
    encoding = table.match.rules.encoding
    return dict(zip(encoding.slots, encoding.observe(table.match.state, 0), strict=True))
