"""What the slots of an observation mean: each tells what the view of the same seat tells in words."""

from typing import Any

import pytest

from starlode import rules
from starlode.core.engine.rng import Rng
from tests.laws.walker import Case, looked_at
from tests.realms.laws.subject import REALMS


def counted(told: dict[str, int], block: str) -> dict[str, int]:
    """The slots of a block that are not 0."""
    return {name.removeprefix(f"{block} "): n for name, n in told.items() if n and name.startswith(f"{block} ")}


def wide(told: dict[str, int], name: str) -> int:
    return told[name] + 256 * told[f"{name} 256s"]


@pytest.mark.parametrize("case", REALMS.few, ids=str)
def test_the_slots_say_what_the_view_says(case: Case) -> None:
    encoding, seats = case.rules.encoding, case.rules.seats
    ids = [name.removeprefix("row ") for name in encoding.slots if name.startswith("row ")]
    for number, state in enumerate(looked_at(case, 7)):
        if number % 5:
            continue
        viewer = number // 5 % seats
        view: Any = case.rules.view(state, viewer).content
        told = dict(zip(encoding.slots, encoding.observe(state, viewer), strict=True))
        for block in ("row", "trade-deck", "scrap-heap"):
            assert counted(told, block) == view[block]
        assert (wide(told, "turn"), told["explorers"]) == (view["turn"], view["explorers"])
        asked = next(iter(counted(told, "asked")))
        assert view["actor"] == ((int(asked) + viewer) % seats + 1 if asked.isdigit() else None)
        for place in range(seats):
            seat, me = view["seats"][(viewer + place) % seats], f"seat {place}"
            assert counted(told, f"{me} hand") == (seat["hand"]["cards"] or {})
            assert counted(told, f"{me} known") == seat["hand"]["known"]
            assert counted(told, f"{me} unseen") == seat["unseen"]
            assert counted(told, f"{me} discard") == seat["discard"]
            assert [*counted(told, f"{me} ships-played")] == seat["ships-played"]
            assert [wide(told, f"{me} {name}") for name in ("authority", "trade", "combat")] == [
                seat["authority"], seat["trade"], seat["combat"],
            ]  # fmt: skip
            assert (told[f"{me} hand-size"], told[f"{me} deck-size"]) == (seat["hand"]["size"], seat["deck"]["size"])
            assert [ids[n - 1] for n in counted(told, f"{me} top").values()] == seat["deck"]["top"][:8]


def test_every_amount_that_can_be_asked_for_has_an_id() -> None:
    """The frame of the question stops at 255, however much combat there is."""
    game = rules("realms", format="free-for-all", seats=3)
    state = game.new()
    state.sample(Rng(1))
    position: Any = game.position(state)
    position["seats"][position["current"] - 1] |= {"combat": 900}
    for other in {0, 1, 2} - {position["current"] - 1}:
        position["seats"][other] |= {"authority": 800}
    state = game.from_position(position)
    attack = next(n for n in range(game.encoding.num_actions) if game.encoding.actions[n] == "attack 2")
    state.apply(game.encoding.action_of(state, attack))
    mask = game.encoding.mask(state)
    open_now = [game.encoding.actions[number] for number, is_open in enumerate(mask) if is_open]
    assert open_now == [f"amount {amount}" for amount in range(1, 256)]


def test_an_attack_is_told_from_the_place_of_whoever_attacks() -> None:
    game = rules("realms", format="free-for-all", seats=4)
    for start in (1, 2, 3, 4):
        state = rules("realms", format="free-for-all", seats=4, start=start).new()
        state.sample(Rng(1))
        position: Any = game.position(state)
        position["seats"][start - 1] |= {"combat": 5}
        state = game.from_position(position)
        lines = {game.encoding.actions[state.id_of(action)]: game.write(action) for action in state.legal()}
        assert {lines[f"attack {place}"] for place in (2, 3, 4)} == {f"attack {n}" for n in {1, 2, 3, 4} - {start}}
        assert lines["attack 2"] == f"attack {start % 4 + 1}"
