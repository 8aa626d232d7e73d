"""What the slots of an observation mean: each tells what the view of the same seat tells in words."""

from typing import Any

import pytest

from starlode.cavein.components import MERCENARIES
from tests.cavein.laws.subject import CAVEIN
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
        view: Any = case.rules.view(state, viewer + 1).content
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
